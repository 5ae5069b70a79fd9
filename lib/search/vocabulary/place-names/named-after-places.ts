/*
 * Breeds, food and makes named after places ("sussex hens"): the places, and words that follow. Unlike
 * fixed-phrases.ts, they are opened again for names of categories: "luton van for sale".
 */

const lines = `
dorking|aylesbury|(?:light |speckled )?sussex|norfolk black|norfolk grey|derbyshire|cornish|scots: hens?|chickens?|cockerels?|pullets?|bantams?|chicks?|ducks?|ducklings?|turkeys?|eggs|hatching eggs|redcap|game
leicester|suffolk|cotswold|cheviot|swaledale|dorset|romney|portland|hampshire|oxford|ryeland|wensleydale|welsh mountain|derbyshire|devon|exmoor|norfolk|shetland|lonk|herdwick|kent: sheep|ewes?|rams?|lambs?|tups?|down sheep|down ram|closewool|horn sheep|longwool
gloucester|gloucestershire|berkshire|tamworth|oxford|essex|hampshire: pigs?|piglets?|boars?|sows?|old spots?|sandy and black|saddlebacks?
hereford|devon|sussex|ayrshire|galloway|highland|shetland|jersey|guernsey|aberdeen|south devon: cows?|cattle|bulls?|calf|calves|heifers?|bullocks?|angus
exmoor|dartmoor|new forest|fell|dales|shetland|highland|welsh|connemara|eriskay|cleveland: pony|ponies|mare|gelding|filly|colt|stallion|foal|bay|bays
bedlington|skye|airedale|lakeland|norfolk|norwich|yorkshire|manchester|sealyham|border|patterdale|staffordshire|boston: terriers?|bull terriers?
bedlington|airedale|sealyham|patterdale: whippets?|lurchers?|puppy|puppies|pups?|cross
pembroke|cardigan|cardiganshire: corgis?|welsh corgis?
pembroke|sutherland|windsor|orkney: tables?|chairs?
edinburgh|caithness|bristol blue|stourbridge|nailsea: crystal|glass|glasses|decanter|paperweight
nottingham|honiton: lace
kendal: mint cake|mints?
eccles|chorley|dundee|pontefract|banbury: cakes?
everton|blackpool|lincoln|bath: mints?|rock|biscuits?|buns?|toffees?
cumberland|lincolnshire|cheshire|lancashire|wensleydale|plymouth|yorkshire|cornish|leicester|worcestershire|melton mowbray: sausages?|cheese|gin|tea|puddings?|pasty|pasties|sauce|pork pies?|pies?|ring sausage
islay|skye|jura|arran|speyside|campbeltown|highland: malts?|whisk(?:e)?y|single malts?
arran|aran|shetland|guernsey|fair isle: jumpers?|sweaters?|wool|cardigans?|knits?
jura: coffee machine|coffee|e8|s8|impressa
avon: lady|ladies|tyres?|products?|rep|reps|catalogue|inflatables?|rib|skin so soft|perfume|cosmetics
cambridge: diet|satchels?|roller|audio
suffolk: punch|colt|mower|lawnmower
bedford: lorry|truck|van|rascal|ca|cf|tk|mj|bus|coach
stirling|sterling: engine|engines
lancaster|wellington|halifax|stirling|hampden: bomber|bombers|aircraft|plane|model plane
luton: body|box|head|van|lorry|truck|bodied|removals van
cheshire: cat|cheese
rutland: water
dorset: knob|horn
lancashire: hotpot|heeler|cheese
shropshire: sheep|ram|ewes?|blue
york: dumbbells?|weights?|bench|barbell|multi ?gym|fitness
bristol: maid|bus model|fighter|beaufighter|blenheim
london: marathon|underground|2012|pride|taxi toy|bus toy|bus model
taxi|bus|cab: london (?:toy|model)
wembley|wimbledon|epsom|ascot|goodwood|aintree|cheltenham|silverstone|twickenham|murrayfield|brands hatch|glastonbury|creamfields|edinburgh fringe: tickets?|derby|races ticket|towel|hospitality|debentures?
tickets?|tickets? for|tickets? to: wembley|wimbledon|epsom|ascot|goodwood|aintree|cheltenham|silverstone|twickenham|murrayfield|brands hatch|glastonbury|creamfields|edinburgh fringe|(?:leeds|reading) fest(?:ival)?
leeds|reading|download: fest(?:ival)?|fest tickets?
(?:taxi|cab|minicab|lift|ride|minibus|transfer|run)s? to: (?:glasgow|edinburgh|aberdeen|inverness|newcastle|leeds bradford|liverpool|birmingham|east midlands|bristol|cardiff|exeter|southampton|bournemouth|norwich|london city|belfast) airport
kentucky|demolition|epsom|crown: derby
abraham: lincoln
avro|airfix|revell: lancaster|wellington|stirling|halifax
chain|chains|disc|power|spring tine|tine|grass|drag|spike|zig zag|arena: harrows?
red: leicester
`;

const patterns = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [places = '', things = ''] = line.split(': ');
    return `(?:${places}) (?:${things})`;
  });

export const namedAfterPlaces = new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'g');

export const namedAfterPlacesExamples: readonly string[] = [
  'light sussex hens',
  'lift to glasgow airport',
  'dorking hens',
  'gloucester old spot pigs',
  'suffolk ram',
  'hereford cattle',
  'new forest pony',
  'bedlington whippet',
  'pembroke corgi',
  'orkney chair',
  'caithness glass',
  'kendal mint cake',
  'islay whisky',
  'arran jumper',
  'jura coffee machine',
  'avon tyres',
  'chain harrow',
  'wembley tickets',
  'tickets for glastonbury',
  'lancaster bomber',
  'bedford lorry',
  'demolition derby',
];
