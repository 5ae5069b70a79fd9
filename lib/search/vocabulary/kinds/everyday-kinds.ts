/* Model families and everyday descriptions that ads give instead of the thing; as in kinds.ts. By subject. */

const home = `
washing machine: front loader
fridge freezer: frost free, american style fridge
fridge: larder, under counter fridge
wardrobe: sliding door robe, triple robe, double robe, ikea pax
bunk bed: bunks, triple sleeper
corner sofa: corner unit sofa
super king bed: six foot bed, 6ft bed, 6 ft bed, six foot divan, 6ft divan, super king divan
6ft bed: six foot bed, six foot divan, super king bed, superking bed, super king divan
5ft bed: king size bed, kingsize bed, five foot divan
double bed: 4ft6 bed, 4ft 6 bed, four foot six, double divan
single bed: 3ft bed, three foot bed, single divan
cordless drill: combi drill, makita combi, dewalt combi, bosch combi, 18v combi, impact driver
log burner: multi fuel burner, multifuel burner, villager stove, stovax, morso
firewood: hardwood, kiln dried, seasoned wood
next to me crib: bedside sleeper, snuzpod, bedside crib, co sleeper
casserole pot: casserole, dutch oven, cast iron pot
casserole dish: le creuset, dutch oven
lawn mower: grass cutter, flymo, qualcast, hayter
pressure washer: karcher, nilfisk, jet wash
jet wash: pressure washer, karcher, nilfisk
coffee machine: sage barista, delonghi, nespresso, gaggia
air fryer: ninja dual, ninja foodi, tefal actifry, cosori
food mixer: kitchenaid, kenwood chef
pram: icandy, bugaboo, silver cross, uppababy, carrycot
pushchair: bugaboo bee, icandy, yoyo, joie litetrax, maclaren, baby jogger
high chair: tripp trapp, antilop
car seat: maxi cosi, cybex cloud, joie spin, britax romer, cabriofix
barbecue: weber kettle, char broil, kamado
office chair: herman miller, aeron, swivel chair, desk chair
`;

const electronics = `
gaming monitor: 144hz, 165hz, 240hz, curved screen
samsung phone: galaxy s20, galaxy s21, galaxy s22, galaxy s23, galaxy s24, galaxy a14, galaxy a53, galaxy note, galaxy z flip, galaxy fold
google phone: pixel 6, pixel 7, pixel 8, pixel 9
laptop: thinkpad, ideapad, inspiron, vivobook, zenbook, elitebook, latitude, chromebook
dslr: canon 700d, canon 600d, canon 80d, nikon d3200, nikon d3500, nikon d5300, eos
mirrorless camera: sony a6000, fuji xt, lumix, eos r
sat nav: garmin drive, garmin nuvi, tomtom go
drone: dji mini, mavic, phantom
gaming pc: rtx 3060, rtx 3070, rtx 4060, gaming tower, gaming rig
tv: qled, oled, smart telly, bravia
`;

const fashion = `
adidas trainers: gazelle, samba, superstar, stan smith, ultraboost, spezial
nike trainers: air max, air force, dunk, jordan, pegasus
designer bag: mulberry, louis vuitton, chanel, gucci, bayswater
engagement ring: solitaire, diamond ring
rolex: datejust, submariner, oyster perpetual, gmt master
wax jacket: barbour, beaufort, bedale
hiking boots: scarpa, meindl, merrell, salomon quest
`;

const leisure = `
mountain bike: rockhopper, hardrock, stumpjumper, marlin, kraken, vengeance, voodoo hoodoo, bizango, giant talon, scott aspect, cube aim, 29er
ladies bike: ladies hybrid, womens hybrid, ladies town, step through, dutch bike
hybrid bike: sirrus, crosstrail, fx 3, trek fx, subway
electric bike: pedelec, power assist
carp fishing gear: carp rod, carp reel, bite alarms, rod pod
carp gear: carp rod, carp reel, bite alarms, rod pod
boat: dinghy, cruiser, tender
dinghy: sailing dinghy
puppy: weeks old, week old
kitten: weeks old, week old
horse: mare, gelding, cob
chicken: pullets, point of lay
swing set: swing and slide
golf clubs: ping irons, callaway irons, taylormade irons, mizuno irons
electric guitar: stratocaster, telecaster, les paul, squier
acoustic guitar: yamaha f310, takamine, taylor 114
games workshop: warhammer, space marines
lost: missing, escaped, strayed, gone missing, flew off, disappeared, stolen
missing: lost, escaped, strayed, flew off, disappeared
found: handed in
stolen: nicked, missing
baby group: mums with babies, mums and babies
walking group: ramblers, rambles
`;

const services = `
ironing service: pressing, laundry collected
dog groomer: clipping, trims and baths, clipped and bathed
dog grooming: clipping, trims and baths, clipped and bathed
personal trainer: slim and tone, fitness sessions, gym or park
alterations: shortened, taken in, hemmed, let out
flat pack assembly: flat pack, flat packs built, wardrobes built, furniture built
tv mounting: tv on the wall, tvs hung
handyman: pictures hung, shelves put up
wedding car: rolls royce, bentley, daimler, beauford, chauffeur
babysitter: evening sitting
cleaner: domestic help
hotel staff: hotel, housekeeping, housekeeper, room attendant, chambermaid, night porter, concierge, front of house
accountant: year end accounts, bookkeeping and vat
walking frame: rollator, wheeled walker
walker: rollator
electric wheelchair: powerchair, power chair, powered wheelchair
catering equipment: prep table, chip fryer, bain marie, griddle, commercial fridge, stainless table
`;

const vehicles = `
7 seater: picasso, galaxy, s max, sharan, touran, zafira, alhambra, seven seats, third row
airport transfer: runs to heathrow, runs to gatwick, runs to stansted, runs to luton
boot size: boot scooter, fits in a boot, fits in boot, fits in car boot, folding
tow bar: tow hitch, witter, tow ball
jump starter: jump pack, booster pack
`;

const work = `
saturday job: weekend
primary school teacher: primary teacher, year 1 class, year 2 class, year 3 class, year 4 class, year 5 class, year 6 class
dinner lady: school dinners, lunchtime supervisor, midday supervisor, midday assistant
school dinner lady: school dinners, lunchtime supervisor, midday supervisor
bricklayer: brickwork gang
`;

const property = `
bungalow: one level, single storey
planning permission: with planning, outline planning, full planning
doer upper: renovation, modernisation, refurbishment, updating, needs work
granny flat: annexe, annex
`;

export const everydayKinds = [
  home,
  electronics,
  fashion,
  leisure,
  services,
  vehicles,
  work,
  property,
]
  .map((lines) => lines.trim())
  .join('\n');
