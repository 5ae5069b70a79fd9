/* Where the ads of demo/local are: postcode districts with their local names. */

export type LocalArea = { city: string; outcode: string; name: string };

/** `rent` of a one-bedroom flat and `home` price of a two-bedroom one, in pounds. */
export type City = { name: string; key: string; rent: number; home: number; areas: LocalArea[] };

const city = (name: string, rent: number, home: number, list: string): City => ({
  ...{ name, rent, home },
  key: name.toLowerCase().replace(/[^a-z]/g, ''),
  areas: list.split('|').map((entry) => {
    const [outcode = '', ...words] = entry.split(' ');
    return { city: name, outcode, name: words.join(' ') };
  }),
});

export const cities: City[] = [
  city(
    'London',
    1480,
    440_000,
    'E8 Hackney|SE15 Peckham|N16 Stoke Newington|SW9 Brixton|E17 Walthamstow|SE13 Lewisham|NW6 Kilburn|W3 Acton|CR0 Croydon|E14 Poplar|N17 Tottenham|SW17 Tooting|IG1 Ilford|BR1 Bromley|HA1 Harrow|EN1 Enfield|TW3 Hounslow|KT1 Kingston|SM1 Sutton|RM1 Romford|UB1 Southall|SE18 Woolwich|W12 Shepherds Bush|SW6 Fulham|NW1 Camden Town|N1 Islington|SE1 Bermondsey|E1 Whitechapel|DA5 Bexley|IG11 Barking|TW9 Richmond|HA9 Wembley|SW11 Battersea|N10 Muswell Hill|W2 Paddington|E15 Stratford',
  ),
  city(
    'Leeds',
    790,
    205_000,
    'LS6 Headingley|LS7 Chapel Allerton|LS8 Roundhay|LS11 Beeston|LS12 Armley|LS13 Bramley|LS16 Adel|LS18 Horsforth|LS4 Kirkstall|LS17 Moortown|LS15 Crossgates|LS27 Morley',
  ),
  city(
    'Manchester',
    930,
    235_000,
    'M20 Didsbury|M21 Chorlton|M14 Fallowfield|M4 Ancoats|M16 Whalley Range|M19 Levenshulme|M25 Prestwich|M30 Eccles|M33 Sale|SK4 Heaton Moor|M8 Cheetham Hill|M5 Salford Quays',
  ),
  city(
    'Birmingham',
    840,
    215_000,
    'B13 Moseley|B14 Kings Heath|B17 Harborne|B29 Selly Oak|B30 Bournville|B23 Erdington|B18 Jewellery Quarter|B20 Handsworth|B27 Acocks Green|B31 Northfield|B91 Solihull|B16 Edgbaston',
  ),
  city(
    'Bristol',
    1120,
    305_000,
    'BS3 Southville|BS5 Easton|BS7 Bishopston|BS6 Redland|BS8 Clifton|BS4 Knowle|BS16 Fishponds|BS15 Kingswood|BS9 Westbury-on-Trym|BS2 St Pauls|BS13 Hartcliffe|BS34 Filton',
  ),
  city(
    'Newcastle',
    690,
    165_000,
    'NE2 Jesmond|NE6 Heaton|NE3 Gosforth|NE4 Fenham|NE30 Tynemouth|NE8 Gateshead|NE29 North Shields|NE12 Killingworth|NE28 Wallsend|NE5 Westerhope|NE7 High Heaton|NE1 Quayside',
  ),
  city(
    'Liverpool',
    690,
    160_000,
    'L17 Aigburth|L18 Allerton|L15 Wavertree|L8 Toxteth|L22 Waterloo|L25 Woolton|L4 Anfield|L13 Old Swan|L19 Garston|CH41 Birkenhead|CH45 Wallasey|L1 Ropewalks',
  ),
  city(
    'Sheffield',
    700,
    180_000,
    'S11 Hunters Bar|S7 Nether Edge|S10 Crookes|S6 Hillsborough|S8 Woodseats|S2 Norfolk Park|S3 Kelham Island|S17 Dore|S12 Gleadless|S35 Ecclesfield|S5 Firth Park|S20 Crystal Peaks',
  ),
  city(
    'Glasgow',
    800,
    175_000,
    'G12 Hyndland|G41 Shawlands|G31 Dennistoun|G42 Govanhill|G11 Partick|G20 Maryhill|G44 Cathcart|G51 Govan|G13 Anniesland|G40 Bridgeton|G61 Bearsden|G3 Finnieston',
  ),
  city(
    'Edinburgh',
    1060,
    280_000,
    'EH6 Leith|EH9 Marchmont|EH10 Morningside|EH11 Gorgie|EH12 Corstorphine|EH15 Portobello|EH4 Comely Bank|EH7 Abbeyhill|EH16 Liberton|EH3 Stockbridge|EH8 Newington|EH14 Slateford',
  ),
  city(
    'Cardiff',
    850,
    230_000,
    'CF5 Canton|CF24 Roath|CF14 Whitchurch|CF11 Grangetown|CF23 Cyncoed|CF10 Cardiff Bay|CF3 Rumney|CF64 Penarth|CF15 Radyr|CF62 Barry',
  ),
  city(
    'Belfast',
    760,
    165_000,
    'BT7 Ormeau|BT9 Stranmillis|BT4 Ballyhackamore|BT15 Cavehill|BT5 Castlereagh|BT6 Cregagh|BT8 Newtownbreda|BT12 Falls Road|BT14 Cliftonville|BT36 Newtownabbey|BT1 Cathedral Quarter|BT18 Holywood',
  ),
];

export const towns: LocalArea[] =
  'NR2 Norwich|CB1 Cambridge|OX4 Oxford|BN1 Brighton|SO15 Southampton|PO4 Portsmouth|EX4 Exeter|PL4 Plymouth|TR1 Truro|BA2 Bath|GL50 Cheltenham|SN1 Swindon|RG1 Reading|MK9 Milton Keynes|LU2 Luton|CO2 Colchester|IP1 Ipswich|PE1 Peterborough|LN2 Lincoln|NG7 Nottingham|DE1 Derby|LE2 Leicester|CV1 Coventry|WV1 Wolverhampton|ST4 Stoke-on-Trent|SY3 Shrewsbury|HR1 Hereford|WR5 Worcester|YO31 York|HU5 Hull|BD9 Bradford|HX1 Halifax|PR1 Preston|LA1 Lancaster|CA1 Carlisle|DH1 Durham|SR2 Sunderland|TS5 Middlesbrough|AB25 Aberdeen|DD1 Dundee|PH1 Perth|IV2 Inverness|KY11 Dunfermline|SA1 Swansea|NP20 Newport|LL57 Bangor|SY23 Aberystwyth|BT48 Derry|BT71 Dungannon|BT20 Bangor, County Down|CT1 Canterbury|TN1 Tunbridge Wells|ME4 Chatham|GU1 Guildford|SL1 Slough|BH1 Bournemouth|DT1 Dorchester|TQ1 Torquay|SP1 Salisbury|NN1 Northampton'
    .split('|')
    .map((entry) => {
      const [outcode = '', ...words] = entry.split(' ');
      return { city: words.join(' '), outcode, name: words.join(' ') };
    });
