/*
 * Names as people type them: name|beginning, if the first three quarters of the letters also begin the
 * name of a larger place.
 */

export const largeTowns = `
London;Birmingham;Manchester;Leeds;Glasgow;Liverpool;Sheffield;Bristol;Edinburgh;Leicester;Coventry;Bradford;Cardiff
Belfast;Nottingham;Hull;Newcastle upon Tyne;Stoke-on-Trent;Southampton;Derby;Portsmouth;Brighton;Plymouth;Northampton
Reading;Luton;Wolverhampton;Bolton;Aberdeen;Bournemouth;Norwich;Swindon;Swansea;Milton Keynes;Southend-on-Sea
Middlesbrough;Sunderland;Peterborough;Warrington;Oxford;Huddersfield;Slough;York|york;Poole;Ipswich;Dundee;Cambridge;Telford
Gloucester;Blackpool;Birkenhead;Watford;Colchester;Newport;Solihull;High Wycombe;Gateshead;Blackburn;Cheltenham
Exeter;Basildon;Doncaster;Chesterfield;Chelmsford;Rochdale;Rotherham|rotherh;Basingstoke;Maidstone;Gillingham;Worthing
Sutton Coldfield;Crawley;Salford;Eastbourne;Wigan;Hastings;Wakefield;Bath;Preston;Worcester;Darlington;Hemel Hempstead
Lincoln;Southport;St Helens;Nuneaton;Bedford;Stevenage;Hartlepool;Grimsby;Stockport;Oldham;Halifax;Barnsley;Harlow
Redditch;Farnborough;Woking;Guildford;Scunthorpe;Burnley;Weston-super-Mare;Bury|bury;Dudley;Walsall;West Bromwich
Londonderry;Stockton-on-Tees;South Shields;Harrogate;Tamworth;Carlisle;Mansfield;Lowestoft;Shrewsbury;Rugby
Kidderminster;Bracknell;Dewsbury;Burton upon Trent;St Albans;Paisley;East Kilbride;Livingston;Wallasey;Torquay
Leamington Spa;Aylesbury;Margate;Kettering;Wrexham;Chester|chester;Crewe;Corby;Cannock;Bognor Regis;Canterbury;Ashford
Taunton;Scarborough;Loughborough;Great Yarmouth;Hereford;Lisburn;Inverness;Perth;Stirling;Falkirk;Dunfermline;Stafford`;

export const boroughs = `
Barking and Dagenham;Barnet;Bexley;Brent;Bromley;Camden;Croydon;Ealing;Enfield;Greenwich;Hackney
Hammersmith and Fulham;Haringey;Harrow|harrow;Havering;Hillingdon;Hounslow;Islington;Kensington and Chelsea
Kingston upon Thames;Lambeth;Lewisham;Merton;Newham;Redbridge;Richmond upon Thames;Southwark;Sutton|sutton;Tower Hamlets
Waltham Forest;Wandsworth;Westminster`;

export const counties = `
Bedfordshire;Berkshire;Buckinghamshire;Cambridgeshire|cambridges;Cheshire;Cornwall;Cumbria;Derbyshire;Devon;Dorset
County Durham;East Sussex;West Sussex;Essex;Gloucestershire|gloucesters;Greater London;Greater Manchester;Hampshire
Herefordshire|herefords;Hertfordshire|hertfords;Isle of Wight;Kent;Lancashire|lancash;Leicestershire|leicesters
Lincolnshire;Merseyside;Norfolk;Northamptonshire|northamptons;Northumberland;Nottinghamshire|nottinghams
Oxfordshire;Rutland;Shropshire;Somerset;Staffordshire|staffords;Suffolk;Surrey;Tyne and Wear;Warwickshire|warwicks
Wiltshire;Worcestershire|worcesters;North Yorkshire;South Yorkshire;West Yorkshire
Blaenau Gwent;Carmarthenshire|carmarthens;Ceredigion;Denbighshire;Flintshire;Gwynedd;Monmouthshire|monmouths
Neath Port Talbot;Pembrokeshire|pembrokes;Powys;Rhondda Cynon Taf;Torfaen;Vale of Glamorgan;Isle of Anglesey
Aberdeenshire|aberdeens;Angus;Argyll and Bute;Clackmannanshire;Dumfries and Galloway;East Ayrshire
East Dunbartonshire;East Lothian;East Renfrewshire;Fife;Highland;Inverclyde;Midlothian;Moray;North Ayrshire
North Lanarkshire;Perth and Kinross;Renfrewshire;Scottish Borders;South Ayrshire;South Lanarkshire
West Dunbartonshire;West Lothian;County Antrim;County Armagh;County Down|county do;County Fermanagh;County Tyrone`;

export const welshTowns = `
Caerdydd;Abertawe;Casnewydd;Wrecsam;Y Barri;Castell-nedd|castell-nedd;Pen-y-bont;Cwmbrân;Llanelli;Merthyr Tudful
Caerffili;Port Talbot;Pontypridd;Aberdâr;Y Rhyl;Bae Colwyn;Aberystwyth;Caerfyrddin;Hwlffordd;Aberdaugleddau;Doc Penfro
Penfro;Dinbych-y-pysgod;Abergwaun;Tyddewi;Aberteifi;Llanbedr Pont Steffan;Llandeilo;Llanymddyfri;Rhydaman;Cydweli
Arberth;Y Fenni;Trefynwy;Cas-gwent;Brynbuga;Pont-y-pŵl;Glynebwy;Y Coed-duon;Maesteg;Y Bont-faen;Tonypandy
Treorci;Aberpennar;Aberhonddu;Llanfair-ym-Muallt;Y Gelli Gandryll;Crucywel;Y Drenewydd;Y Trallwng;Trefaldwyn
Rhaeadr Gwy;Tref-y-clawdd;Rhuthun;Llanelwy|llanelw;Yr Wyddgrug;Y Fflint;Treffynnon;Bwcle;Caergybi`;
