import { phrases } from './lists';

/*
 * Not interpreted, by the rules that would take their words. Unlike phrases of named-after-places.ts, they stay
 * closed for names of categories too.
 */

/** From places: goods, makes, persons and events with their names, and where goods were made. */
const inPlaces = phrases(`
chester draws, chester drawers, dough hook, st george flag, st georges flag, st andrews flag, reading lamp, reading light, reading glasses, reading chair, reading books, reading book, bath tub, bath tubs,
bath mat, bath towel, bath towels, bath panel, bath screen, bath taps, bath rack, bath seat, bath lift, bath chair, bath robe, corner bath,
roll top bath, baby bath, bird bath, whirlpool bath, cast iron bath, sandwich toaster, sandwich maker, sandwich board, sandwich press, rugby shirt,
rugby shirts, rugby ball, rugby boots, rugby ticket, rugby tickets, rugby top, rugby posts, rugby league, rugby union, chesterfield sofa,
chesterfield chair, chesterfield armchair, chesterfield suite, chesterfield footstool, leather chesterfield, poole pottery, wells fargo, wishing wells,
orson wells, deal table, sale rail, sale sign, battle mat, battle royale, battle axe, ware house, rye bread, rye grass, crook lock, street lamp,
street sign, street light, street fighter, street bike, street triple, street glide, edinburgh fringe, edinburgh festival, glastonbury festival,
isle of wight festival, notting hill carnival, brighton festival, cheltenham gold cup, cheltenham festival, windsor rocking chair, windsor knot,
oxford shoes, oxford brogues, oxford dictionary, oxford english, oxford reading tree, chelsea boots, chelsea boot, chelsea tractor, chelsea bun,
derby shoes, derby boots, worcester bosch, worcester boiler, royal worcester, royal doulton, royal derby, worcester sauce, worcester porcelain,
yorkshire puppy, staffordshire pottery, staffordshire dogs, stafford terrier, west highland terrier, west highland white, highland dress, jack russell,
shetland sheepdog, welsh cob, welsh corgi, cornish rex, devon rex, sussex spaniel, irish wolfhound, old english,
yorkshire stone, york stone, bath stone, portland stone, portland cement, welsh slate, welsh dresser, welsh love spoon, welsh rugby, cheddar cheese,
cheddar gorge, stilton cheese, bakewell tart, bramley apple, bramley apple tree, kentish, lincoln continental, lincoln welder, washington state,
old beds, used beds, london taxi, london bus, london black cab, london underground sign, baby walker, dog walker, harris tweed, fair isle, jersey dress, jersey fabric,
jersey top, football jersey, cycling jersey, wellington boots, wellington boot, waterloo sunset, victoria sponge, victoria plum, victoria beckham,
paddington bear, nelson mandela, churchill mug, clarks shoes, stanley knife, stanley cup, stanley tools, stanley flask, stanley plane, dudley box,
kingston ssd, kingston ram, kingston memory, kingston usb, corby trouser press, axminster carpet, axminster lathe, axminster tools, wilton carpet,
wilton rug, sheffield steel, sheffield plate, sheffield cutlery, stockport bus, crosby speaker, tannoy stirling, celestion ditton, wharfedale diamond,
wharfedale speakers, denby pottery, moorcroft vase, whitby jet, coalport china, buxton water, evian water, epsom salts, epsom salt, malvern water,
ashbourne water, harrogate toffee, boat hull, ships bell, hull boat, candle wick, dover sole, dover street market, ashford spinning wheel,
ashford wheel, wolsey socks, barbour bedale, barbour beaufort, barbour border, hunter wellies, mulberry bayswater, bayswater bag, mulberry somerset,
radley bag, anya hindmarch, chloe paddington, cowley guitar, marshall amp, burton snowboard, burton suit, preston innovations, shimano ultegra,
oakley sunglasses, oakley goggles, oakley radar, norton antivirus, norton motorbike, norton commando, ashley wilde, hamilton beach, hamilton watch,
portobello lamp, farnborough airshow, boston acoustics, carlton radios, to heathrow, to gatwick, to stansted, to luton airport, to manchester airport,
heathrow taxi, gatwick taxi, stansted taxi, luton airport taxi, heathrow transfer, gatwick transfer, stansted transfer, made in england,
made in scotland, made in wales, made in the uk, made in britain, made in cornwall, made in sheffield, made in chelsea, isle of man tt,
wallace and gromit, marks and spencer, duke of york, merchant of venice, prince of wales, last of the summer wine, lord of the rings, belfast sink,
belfast sinks, tea leaf reading, tea leaves reading, angel card reading, angel cards reading, my little pony, my little ponies, royal enfeild,
royal enfild, royal infield`);

/** From places: clubs without their things, which clubs.ts reads. */
const inClubs = phrases(`
glasgow rangers, glasgow warriors, glasgow celtic, leeds united, manchester united, manchester city, man united, man city, newcastle united,
west ham united, cardiff city, bristol city, bristol rovers, norwich city, leicester city, hull city, stoke city, swansea city, birmingham city,
bradford city, coventry city, lincoln city, exeter city, oxford united, cambridge united, peterborough united, sheffield united, sheffield wednesday,
carlisle united, dundee united, derby county, notts county, stockport county, nottingham forest, aston villa, crystal palace, wigan athletic,
bolton wanderers, wolverhampton wanderers, blackburn rovers, doncaster rovers, tottenham hotspur, ipswich town, luton town, huddersfield town,
swindon town, northampton town`);

/** From prices: "free delivery", "grand national", "air max 90". */
const inPrices = phrases(`
free weights, free standing, freestanding, free range, free delivery, free parking, free wifi, free spirit, free sync, free agent, free press,
grand national, air max 1, air max 90, air max 95, air max 97, air max 270, air max 720`);

/** From the conditions of goods: "new balance". */
const inConditions = phrases(`
new balance, new look, new era, new york, new rock, new zealand`);

/** From kinds of homes: "flat screen", "house plant". */
const inHomes = phrases(`
studio monitor, studio monitors, studio headphones, studio lights, studio lighting, studio couch, studio desk, studio display, studio microphone,
flat pack, flatpack, flat screen, flat cap, flat shoes, flat iron, flat roof, flat bed, flatbed, flat top, flat head, flat white, house plant,
house plants, house clearance, house music, house of cards, house keeper, house keeping, house sitter, house move, house removals, house cleaner,
house cleaning, home gym, home cinema, home office, home brew, home theatre, home bargains`);

/** From jobs: "job lot". */
const inJobs = phrases(`
job lot, job lots, paint job, paper round, paper rounds`);

/** From makes, models and kinds of vehicles: "golf bag", "car seat", "van gogh". */
const inVehicles = phrases(`
golf bag, golf clubs, golf club, golf balls, golf trolley, golf buggy, van gogh, van dyke, van der, van halen, van morrison, car boot, car seat,
car seats, car mats, car stereo, car park, car wash, car cover, car hire, car battery, car keys, luton transit, leyland daf, leyland bus,
leyland tractor, vauxhall corsa, vauxhall astra, vauxhall zafira, vauxhall insignia, vauxhall mokka, vauxhall vivaro, lincoln town car, austin mini,
morris minor, triumph stag, range rover, land rover, ford orion, ford escort, ford granada, seat ibiza, seat leon, seat cordoba, seat toledo,
seat altea, seat ateca, seat arona, hyundai santa fe, caterham 7, caterham seven, a luton, luton and driver, luton with driver, luton plus driver,
luton and man, iveco daily luton, sprinter luton, relay luton, boxer luton, master luton, movano luton, ducato luton, crafter luton, luton tail lift, luton with tail lift, cat n, cat s, van and man, car share, car sharing, lift share, lift sharing`);

/** From fillers and from words dropped at the ends: "hi fi", "lean to", "part buy". */
const inMinorWords = phrases(`
part buy part rent, part rent part buy,
ta job, ta jobs, ta vacancy, ta position, in box, in need, i phone, i phones, i pad, i pads, i mac, i pod, i watch, section a, section b, section c,
section d, lean to, lean to greenhouse, hi fi, hi-fi, hi viz, hi vis`);

export const fixedPhrases: readonly string[] = [
  ...inPlaces,
  ...inClubs,
  ...inPrices,
  ...inConditions,
  ...inHomes,
  ...inJobs,
  ...inVehicles,
  ...inMinorWords,
];

export const plainSentences: readonly string[] = [
  'new balance trainers',
  'studio monitor',
  'free weights',
  'golf bag',
  'leeds festival ticket',
  'van gogh print',
  'job lot',
  'flat pack wardrobe',
  'flat screen tv',
  'reading lamp',
  'sandwich toaster',
  'rugby shirt',
  'chesterfield sofa',
  'poole pottery',
  'bath',
  'wells',
  'bath tub',
  'sale',
  'manchester united shirt',
  'windsor chair',
  'chelsea boots',
  'worcester bosch boiler',
  'yorkshire terrier puppy',
  'vauxhall corsa',
  'stanley knife',
  'harris tweed jacket',
  'oxford english dictionary',
  'man and van',
  'studio',
  'golf',
  'ps5 4k tv',
  'size 10 dress',
  'iphone 13 pro max 256gb',
  '2 seater sofa',
  'king size bed',
  'bunk bed',
  'dolls house',
  'car seat',
  'tow bar',
  'home gym',
  'house clearance',
  'bmw m3',
  'audi a4',
  'lego city set',
  'barnes wallis print',
  'jersey dress',
  'cardigan',
  'badminton racket',
  'baby walker',
  'street fighter game',
  'stone garden ornament',
];
