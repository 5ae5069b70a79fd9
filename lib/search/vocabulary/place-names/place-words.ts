import { wordSet } from '@/lib/search/vocabulary/lists';

/** Places that are also common words: only after "in", "near" or "at", and with a capital. */
export const veryCommonWords = wordSet(`
angel ash bank beds beer battle borough bow crook deal down dollar dunstable eye falls fleet flint forest grays hale ham healing highland holt hook hope idle knock leek lees locking lye march minster mold monument oval par peel plaistow rye sale sandy settle stone strand street
tain temple thorne tongue upton uplands usk vale walker ware welling wells wick wing borders north south east west central city bath`);

/** With those that are also makes or first names: only after such a word. */
export const commonWords: ReadonlySet<string> = new Set([
  ...veryCommonWords,
  ...wordSet(`
acton alford alton alva angus ascot ashley aston axminster badminton barking barnes barry bedford beeston belmont bentley berkeley beverley bingham bisley blackwood boston bourne bradwell bramley brandon brent bretton broadway brough
broughton burton bury buxton byker canton cardigan carlton castel castor chard charlton cheddar chelsea chesterfield chesterton christchurch clayton cleveland clifton cobham colne corby cowes cowley crosby cults dalston darton denham denton
derby dore douglas dover dudley durham eaton eccles egham ellon elgin emsworth galloway gordon gower halifax hamilton hampton handbridge harris harrow hartley hastings hatfield hayes hilton hoo hull
huntly hutton hyde irvine iver jericho jersey guernsey keith kelso kent kenton kesh kew kingston kirby lancaster lancing largs layton lee leigh lewis leven leyland liberton lichfield lincoln linton liss loftus longton louth lunt malpas
malton malvern marlow marple marton mayfield melrose merton middleton milford millbrook montgomery montrose morris mossley nelson newcastle newport newton normanton norton oakley ormeau overton oxford paisley penn perth pickering poole poplar portland portobello preston prescot purley quinton
ramsey reading redcar redhill rednal ripley ripon risca rochester ross rothwell royston rugby rushall rutland ryde sandwich seaford seaton selby seymour shadwell sheldon sherwood shipley shirley soho sparkbrook stafford stamford standish stanley stanton staveley stirling stockbridge strood stroud
studley sutton swift sydenham tamworth thame thornhill tilbury troon vauxhall verwood victoria walton warwick washington waterloo watton wellington wem westbury whitby portmeirion hornsea denby burleigh caithness wharfedale langley whitley wickham windsor winton witham woking wolverton wooler worcester worksop wotton york yarm`),
]);

/** Larger ones, which count at the end of a search for a home, job, service or vehicle. */
export const likelyPlaces = wordSet(`
bath barking barry bedford boston burton bury chelsea chesterfield christchurch clifton derby dover dudley durham guernsey halifax hamilton harrow hastings hatfield hayes hull jersey kent kingston lancaster leigh lincoln lichfield malvern newcastle newport oxford paisley perth
poole preston reading redcar redhill ripon rochester rugby selby soho stafford stamford stirling stroud sutton tamworth vauxhall warwick washington wells whitby windsor woking worcester worksop york hornsea caithness harris langley`);

/** The same, but only after "in" or "near": "cottage in deal". */
export const likelyBehind = wordSet(`
beds bow deal fleet flint hale leek mold peel rye sale sandy settle stone thorne ware wells wick`);

/** Other exceptions to the common words, which are safe at the end of a search. */
export const safeAtEnd = wordSet(`
derby durham halifax hull lancaster lincoln newcastle newport oxford perth poole preston stafford stirling windsor woking worcester york kent bedford bury hastings rochester ripon selby stroud lichfield harrow dudley warwick dalston chelsea soho`);

const ofTown = (words: string) => new RegExp(`\\b(?:${words})(?:s|es)?$`);

/** Items whose make or kind has the name of a town; behind others it is the town. */
export const notTownBehind: ReadonlyMap<string, RegExp> = new Map([
  [
    'bath',
    ofTown(
      'shower|basin|sink|toilet|bathroom|baby|dog|bird|spa|tap|tile|panel|screen|mat|towel|robe|bomb|toy',
    ),
  ],
  ['boston', ofTown('trainer|shoe|speaker|terrier|sandal|clog')],
  ['burton', ofTown('snowboard|jacket|suit|trouser|shirt|coat|boot|binding')],
  ['carlton', ofTown('racket|racquet|bike')],
  ['chesterfield', ofTown('sofa|settee|couch|chair|armchair|suite|footstool|coat|leather')],
  ['cleveland', ofTown('golf|driver|wedge|iron|club|putter')],
  ['hamilton', ofTown('watch')],
  ['jersey', ofTown('dress|fabric|sheet|top|shirt|football|rugby|cycling|cow|skirt|bedding')],
  ['kirby', ofTown('vacuum|hoover|vacuum cleaner|cleaner')],
  ['leyland', ofTown('tractor|lorry|truck|van|bus|paint|car|mini')],
  ['norton', ofTown('motorbike|motorcycle|bike|helmet')],
  ['oakley', ofTown('sunglass|glass|goggle|shade')],
  [
    'paisley',
    ofTown('shirt|dress|scarf|tie|fabric|shawl|curtain|cushion|rug|duvet|throw|blouse|skirt'),
  ],
  ['reading', ofTown('book|glass|lamp|light|chair|tarot|palm|nook|cup|phone|card|aura|psychic')],
  ['rugby', ofTown('ball|shirt|boot|top|ticket|kit|short|jersey|programme|club|game')],
  ['sherwood', ofTown('amp|amplifier|receiver')],
  [
    'stanley',
    ofTown(
      'knife|tool|plane|saw|drill|cup|flask|tape|hammer|toolbox|tool box|level|bottle|tumbler|screwdriver',
    ),
  ],
  ['victoria', ofTown('plate|penny|stamp|sponge|crown|coin')],
  ['wellington', ofTown('boot|beef')],
  ['wharfedale', ofTown('speaker|tv|hi-fi|hifi|stereo|record player|turntable')],
]);

/** Behind such a name at the start: "bath flat to rent", "reading 2 bed house". */
export const homeBehind =
  /^ (?:(?:\d|one|two|three|four|five)[ -]?bed(?:room)?s?\b|(?:flats?|apartments?|houses?|bungalows?|cottages?|studios?|maisonettes?) (?:to (?:rent|let|buy)|for (?:rent|sale)|wanted)\b)/;

const nearness = String.raw`(?:in and around|in or near|in|near to|near|nr\.?|nearby|around|round|close to|not far from|at|from|by|across|throughout|within (?<miles>\d{1,3}) ?(?:miles?|mi)\b(?: (?:of|from|to|around|radius of))?|(?<miles2>\d{1,3}) ?(?:miles?|mi)\b (?:from|of|around)|(?:up to|less than) (?<miles3>\d{1,3}) ?miles? (?:from|of))`;

const walk = String.raw`(?:within )?(?:easy |short )?(?:walking|commuting|driving) distance (?:of|to|from)|(?:a )?(?:short|\d{1,2}[ -]?min(?:ute)?s?) (?:walk|drive|bus ride) (?:from|to)`;
const centre = '(?:cent(?:re|er)|ctr)';
export const townCentre = `(?:city|town) ${centre}`;

const middle = `(?:(?:in|on|near) )?(?:the )?(?:(?:city |town )?${centre}|heart|middle|outskirts|edge) of`;

export const before = `(?:${nearness}|${walk}|${middle}|on the)`;

/** Between those words and a name: "near the university of", "in south". */
export const toName = `(?:the )?(?:uni(?:versity)? of )?(?:(?:north|south|east|west|central)(?:[ -]?(?:east|west))? )?`;

export const compass = /^(?:north|south|east|west|central)$/;

export const partOfTown = /(?<![a-z0-9])(?:north|south|east|west|central) $/;

export const behind = new RegExp(
  `^(?:,? (?:area|${townCentre}|city|centre|uk|england|scotland|wales|and (?:the )?(?:surrounding areas?|around)))\\b`,
);

/** Behind a name that something is near to. */
export const landmark =
  /^(?: (?:trent|beckett|met(?:ropolitan)?|hallam|brookes|john moores|trinity|caledonian|napier|spa|solent|city))? (?:uni(?:versity)?(?: campus)?|campus|(?:(?:train|railway|bus|tube|underground|metro|tram) )?station|(?:(?:general|royal|city) )?(?:hospital|infirmary)|new street|piccadilly|temple meads|lime street|queen street|waverley|parkway|high street)\b/;

/** Nearness: "in leeds university" is the university. */
export const nearLead =
  /\b(?:near|nr|nearby|around|round|close|far|by|walking|commuting|driving|walk|drive|bus ride|miles?|mi)\b/;

export const placeExamples: readonly (readonly [sentence: string, place: string, words: string])[] =
  [
    ['sofa in leeds', 'leeds', 'in leeds'],
    ['sofa leeds', 'leeds', 'leeds'],
    ['leeds sofa', 'leeds', 'leeds'],
    ['flat near bs1', 'bristol-bs1', 'near bs1'],
    ['flat to rent in bath', 'bath', 'in bath'],
    ['jobs in reading', 'reading', 'in reading'],
    ['jobs reading', 'reading', 'reading'],
    ['sofa, St Albans', 'st-albans', 'St Albans'],
    ['sofa st albans', 'st-albans', 'st albans'],
    ['plumber stoke on trent', 'stoke-on-trent', 'stoke on trent'],
    ['car within 10 miles of bristol', 'bristol', 'within 10 miles of bristol'],
    ['bike around milton keynes', 'milton-keynes', 'around milton keynes'],
    ['job in caerdydd', 'cardiff', 'in caerdydd'],
    ['sofa in kent', 'kent', 'in kent'],
    ['sofa york', 'york', 'york'],
    ['flats in Sale', 'sale', 'in Sale'],
    ['cottage in deal', 'deal', 'in deal'],
    ['house to rent in beds', 'bedfordshire', 'in beds'],
    ['flat m20', 'didsbury-m20', 'm20'],
    ['flats in LSI', 'leeds-ls1', 'in LSI'],
    ['plumber e8', 'hackney-e8', 'e8'],
    ['sofa n16', 'stoke-newington-n16', 'n16'],
    ['leeds', 'leeds', 'leeds'],
    ['sofa ls6 3ab', 'headingley-ls6', 'ls6 3ab'],
    ['sofa birmingam', 'birmingham', 'birmingam'],
    ['flat in manchster', 'manchester', 'in manchster'],
    ['flat in milton keens', 'milton-keynes', 'in milton keens'],
    ['sofa in weston super mere', 'weston-super-mare', 'in weston super mere'],
    ['sofa in burton on trend', 'burton-upon-trent', 'in burton on trend'],
    ['sofa in kings lyn', 'kings-lynn', 'in kings lyn'],
    ['sofa in tyne & wear', 'tyne-and-wear', 'in tyne & wear'],
    ['sofa in black country', 'black-country', 'in black country'],
    ['sofa in s017', 'portswood-so17', 'in s017'],
    ['caravan the wirral', 'wirral', 'the wirral'],
    ['sofa newcastle upon tyne', 'newcastle-upon-tyne', 'newcastle upon tyne'],
    ['sofa in newcastle', 'newcastle-upon-tyne', 'in newcastle'],
    ['cleaner in hackney', 'hackney', 'in hackney'],
    ['sofa isle of wight', 'isle-of-wight', 'isle of wight'],
    ['plumber sandbanks', 'canford-cliffs', 'sandbanks'],
    ['flat to rent in derry', 'londonderry', 'in derry'],
    ['cleaner bramley', 'bramley', 'bramley'],
    ['hotel jobs heathrow', 'heathrow-tw6', 'heathrow'],
    ['cleaner gatwick', 'gatwick-rh6', 'gatwick'],
    ['jobs in stansted', 'stansted-cm24', 'in stansted'],
    ['jobs at luton airport', 'luton-airport-lu2', 'at luton airport'],
    ['warehouse jobs east midlands airport', 'east-midlands-airport-de74', 'east midlands airport'],
    ['warehouse jobs east midlands', 'east-midlands', 'east midlands'],
    ['sofa grassington', 'skipton', 'grassington'],
    ['caravan tenby with mover', 'tenby', 'tenby'],
    ['bungalow wirral with garage', 'wirral', 'wirral'],
    ['room near uni of leeds', 'leeds', 'near uni of leeds'],
    ['flat near the university of manchester', 'manchester', 'near the university of manchester'],
    ['house share near nottingham trent uni', 'nottingham', 'near nottingham trent uni'],
    ['room close to leeds university', 'leeds', 'close to leeds university'],
    ['flat near york station', 'york', 'near york station'],
    ['flat walking distance to cardiff uni', 'cardiff', 'walking distance to cardiff uni'],
    ['studio a short walk from durham', 'durham', 'a short walk from durham'],
    ['flat in the centre of bath', 'bath', 'in the centre of bath'],
    ['house for sale outskirts of norwich', 'norwich', 'outskirts of norwich'],
    ['cottage on the isle of wight', 'isle-of-wight', 'on the isle of wight'],
    ['flat in south manchester', 'manchester', 'in south manchester'],
    ['plumber south manchester', 'manchester', 'south manchester'],
    ['piano lessons east bristol', 'bristol', 'east bristol'],
    ['north leeds gardener', 'leeds', 'north leeds'],
    ['van hire north london', 'north-london', 'north london'],
    ['plumber south manchester boiler', 'manchester', 'south manchester'],
    ['removals east kent', 'kent', 'east kent'],
    ['cleaner east kent end of tenancy', 'kent', 'east kent'],
    ['electrician london rewire house', 'london', 'london'],
    ['flat wales sea view', 'wales', 'wales'],
  ];

export const noPlaces: readonly string[] = [
  'narrowboat on the thames',
  'heart of midlothian scarf',
  'edge of tomorrow blu ray',
  'shirt south africa',
  'bath',
  'bath taps',
  'taxi to heathrow',
  'gatwick taxi',
  'airport transfer to gatwick',
  'bunk beds',
  'twin beds',
  'reading books',
  'shoes in sale',
  'sofa in stone',
  'house with street parking',
  'available in march',
  'made in scotland',
  'jersey dress',
  'walking group',
  'vauxhall corsa',
  'boston terrier',
  'baby walker',
  'cardigan',
  'sofa in velvet',
  'sofa in good condition',
  'sofa in leather',
  'chair in oak',
  'bmw m3',
  'mk7 golf',
  'cr7 football boots',
  'shure sm7 microphone',
  'hp15 laptop',
  'samsung s10 phone',
  'seat leon',
  'dover sole',
  'work boots',
  'plates portmeirion',
  'west ham shirt',
  'rugby shirt scotland medium',
  'taxi london toy',
  'guitar gibson',
];
