/**
 * By population of the built-up area (censuses of 2021 and 2022), named as in the gazetteer, with
 * the district if a larger town has the same name.
 */
export const largestTowns: ReadonlySet<string> = new Set(
  `Birmingham;Manchester;Leeds;Glasgow;Liverpool;Sheffield;Bristol;Edinburgh;Leicester;Coventry;Bradford;Cardiff;Belfast
   Nottingham;Hull;Newcastle upon Tyne;Stoke-on-Trent;Southampton;Derby;Portsmouth;Brighton;Plymouth;Northampton;Reading
   Luton;Wolverhampton;Bolton;Aberdeen;Bournemouth;Norwich;Swindon;Swansea;Milton Keynes;Southend-on-Sea;Middlesbrough
   Sunderland;Peterborough;Warrington;Oxford;Huddersfield;Slough;York;Poole;Ipswich;Dundee;Cambridge;Telford;Gloucester
   Blackpool;Birkenhead;Watford;Sale;Colchester;Newport;Solihull;High Wycombe;Gateshead;Blackburn;Cheltenham;Exeter
   Basildon;Doncaster;Chesterfield;Chelmsford;Rochdale;Rotherham;Basingstoke;Maidstone;Gillingham;Worthing
   Sutton Coldfield;Crawley;Eastbourne;Wigan;Hastings;Wakefield;Bath;Preston;Worcester;Darlington;Hemel Hempstead;Lincoln
   Southport;St Helens;Nuneaton;Bedford;Stevenage;Hartlepool;Grimsby;Stockport;Oldham;Halifax;Barnsley;Harlow;Redditch
   Farnborough, Rushmoor;Woking;Guildford;Scunthorpe;Burnley;Weston-super-Mare;Bury;Dudley;Walsall;West Bromwich
   Londonderry;Stockton-on-Tees;South Shields;Harrogate;Tamworth;Carlisle;Mansfield;Lowestoft;Shrewsbury;Rugby
   Kidderminster;Bracknell;Dewsbury;Burton upon Trent;St Albans;Paisley;East Kilbride;Livingston;Wallasey;Torquay
   Leamington Spa;Aylesbury;Margate;Kettering;Wrexham;Chester;Crewe;Corby;Cannock;Bognor Regis;Canterbury;Ashford;Taunton
   Scarborough;Loughborough;Great Yarmouth;Hereford;Lisburn;Inverness;Perth;Stirling;Falkirk;Dunfermline;Kirkcaldy;Ayr
   Hamilton;Stafford;Banbury;Grantham;Newcastle-under-Lyme;Bootle;Gravesend;Dartford;Folkestone;Tunbridge Wells
   Newtownabbey;Bangor;Craigavon;Washington;Runcorn;Widnes;Bridgend;Barry;Merthyr Tydfil`.split(
    /;|\n\s*/,
  ),
);
