import { commonKinds } from './common-kinds';
import { everydayKinds } from './everyday-kinds';
import { furtherKinds } from './further-kinds';
import { sellersKinds } from './sellers-kinds';
import { typedKinds } from './typed-kinds';
import { typedWorkKinds } from './typed-work-kinds';

const lines = `
mobile: mobile phone, phone, smartphone, iphone
phone: iphone, samsung galaxy, google pixel
mobile phone: iphone, samsung galaxy, google pixel
smartphone: iphone, samsung galaxy, google pixel
smart phone: iphone, samsung galaxy, google pixel
tablet: ipad, galaxy tab
automatic washer: washing machine
bed: divan, bedstead
double bed: double divan, double bedstead
king size bed: king size divan, king divan, king bed, kingsize divan
double glazing repair: window repair, upvc
jet wash driveway: pressure washing, pressure washer, driveway cleaning, patio cleaning
speedboat: bowrider, rib
bbq: weber
barbecue: weber
desktop computer: optiplex, imac, desktop pc
desktop pc: optiplex
trainers: air force 1, air max, stan smith, gazelle
nike trainers: air force 1, air max, nike air
adidas trainers: stan smith, gazelle, superstar
af1: air force 1
dog sitter: dog day care, doggy day care, doggy daycare, pet sitter
dog boarding: doggy day care, dog day care
golf irons: irons
roofer: roof repair, tiles, slates
laptop: macbook, chromebook, thinkpad, ideapad, surface pro, notebook computer
vacuum cleaner: dyson, vax, henry hoover, numatic
hoover: dyson, vax, henry hoover, numatic
bicycle: raleigh, brompton, dawes, boardman, carrera
pram: bugaboo, silver cross, icandy
buggy: bugaboo, silver cross, icandy
pushchair: bugaboo, silver cross, icandy
coffee machine: nespresso, delonghi, tassimo
food mixer: kitchenaid, kenwood chef
electric guitar: stratocaster, telecaster, les paul
drill: dewalt, makita
hot tub: lay z spa, lazy spa
au pair: nanny, live in nanny
holiday let: holiday cottage, holiday home
fixer upper: to do up, modernisation, modernising, renovation, refurbishment, needs work
doer upper: modernisation, modernising, renovation, refurbishment, needs work
renovation project: modernisation, modernising, refurbishment
games console: ps5, ps4, playstation, xbox, nintendo switch
console: ps5, ps4, playstation, xbox, nintendo switch
headphones: airpods, earbuds, earphones
dog: puppy, labrador, spaniel, terrier, cockapoo
puppy: puppies
cat: kitten
bike: bmx, tandem
sofa: chesterfield, sofa bed, sofabed
car: hatchback, saloon, convertible
boat: dinghy, narrowboat, yacht, canoe, bowrider, catamaran, cabin cruiser, speedboat
moped: vespa
scooter: moped, vespa
e reader: kindle
smartwatch: apple watch, fitbit
instrument: guitar, piano, violin, flute, keyboard
gym equipment: treadmill, dumbbells, weights, exercise bike
garden furniture: garden table, garden chairs, patio set
kitchen appliance: fridge, cooker, dishwasher, washing machine
white goods: fridge, cooker, dishwasher, washing machine, freezer
baby stuff: pram, cot, pushchair, baby clothes
tradesman: plumber, electrician, builder, handyman, carpenter
baby equipment: pram, cot, pushchair, high chair
pet: dog, cat, rabbit, puppy, kitten
coat: jacket, parka
shoes: trainers, boots, heels, sandals
jewellery: necklace, ring, bracelet, earrings
lodgings: room, lodger
furniture: sofa, couch, settee, armchair, chair, table, wardrobe, chest of drawers, bed, bookcase, sideboard, desk, cabinet
bedroom furniture: bed, wardrobe, chest of drawers, bedside table, dressing table
dining furniture: dining table, dining chairs
living room furniture: sofa, armchair, coffee table, tv stand
appliance: fridge, freezer, cooker, dishwasher, washing machine, tumble dryer, microwave
clothes: dress, jacket, coat, jeans, shirt, trousers, jumper, skirt, hoodie
clothing: dress, jacket, coat, jeans, shirt, trousers, jumper, skirt, hoodie
musical instrument: guitar, piano, violin, flute, drum kit, saxophone, trumpet
garden tools: lawnmower, strimmer, hedge trimmer, spade, rake
tools: drill, saw, sander, tool box, spanners
power tools: drill, sander, circular saw, angle grinder
toys: lego, doll, jigsaw, teddy, board game
exercise equipment: treadmill, dumbbells, weights, exercise bike
gaming console: ps5, ps4, playstation, xbox, nintendo switch
pushbike: bike, bicycle
building work: builder, bricklayer
diy: drill, saw, tools
camping gear: tent, sleeping bag, camping stove
footwear: shoes, trainers, boots, sandals
clothes horse: airer
piano: upright piano, grand piano, digital piano
camera: dslr, canon, nikon, polaroid
watch: rolex, omega, casio, seiko
car: estate car, runabout
bedding: duvet, quilt, pillow, sheets
tableware: plates, bowls, cutlery
glassware: glasses, wine glasses
stove: wood burner, log burner, wood burning stove
heater: radiator, fan heater
garden chair: deck chair, sun lounger
fitness equipment: treadmill, dumbbells, weights, exercise bike, rowing machine
musical instruments: guitar, piano, violin, flute, drum kit, saxophone, trumpet
power tool: drill, sander, circular saw, angle grinder
pet cage: dog crate, rabbit hutch, bird cage
water sports: kayak, paddle board, wetsuit, surfboard
cage: hutch, vivarium
convertible: roadster, cabriolet, spider
salon: hairdresser, barber, beautician
park home: holiday lodge, static caravan, lodge, residential park home
residential park home: park home
car boot sale: car boot
samsung: galaxy
apple: iphone, ipad, macbook, airpods, imac
sony: playstation, bravia
nintendo: switch, wii
microsoft: xbox, surface
bag: tote, handbag, rucksack, holdall, satchel, shoulder bag
parking: off street bay, driveway, parking bay, lock-up
workshop: industrial unit, light industrial
flatbed truck: dropside, tipper, recovery truck, beavertail
flatbed van: dropside
man and van: luton, van and driver, tail lift
man with van: luton, van and driver, tail lift
accountant: vat returns, tax return, self assessment, payroll
le creuset: cast iron cookware, cast iron casserole, cast iron pan
pans: cookware
self catering: holiday cottage, holiday let, holiday home, chalet, cottage
holiday let: winter let, summer let, short let, chalet, cottage, self catering, holiday apartment, holiday flat
holiday home: lodge, chalet, static caravan
estate car: estate, tourer
suite: sofa set
printer: inkjet, laserjet, hp envy, epson, canon pixma
climbing gear: harness, rope
wetsuit: winter steamer, steamer
kids football boots: football boots
handyman: flat pack, odd jobs, shelves, assembly
first car: cheap insurance, insurance group 1, low insurance, ideal first car
monitor: screen
soundbar: sonos beam
games: board game, video game, jigsaw
farm work: fruit picker, dairy, tractor driver
hotel work: housekeeper, receptionist, night porter
cleaning job: cleaner, housekeeper
handbag: mulberry, radley, kate spade, michael kors
boots: doc martens, timberland, ugg
guitar: fender, gibson, stratocaster, telecaster
motorbike: honda cb, kawasaki, yamaha, suzuki, triumph, royal enfield, ducati
van: transit, vivaro, sprinter, trafic, caddy, berlingo, peugeot partner, transporter
tractor: massey ferguson, john deere, new holland
pet carrier: cat carrier, dog carrier
fancy dress: costume
swimming costume: bikini, swimsuit
gardening tools: spade, rake, fork, shears, hoe
kitchen equipment: pans, mixer, blender
baby clothes: sleepsuit, babygro, romper
school uniform: blazer, school trousers, school skirt
`;

/** A thing and its kinds, which are found by its name; the thing is not found by theirs. */
export const kinds: readonly (readonly [word: string, kinds: readonly string[]])[] =
  `${lines.trim()}\n${furtherKinds.trim()}\n${typedKinds}\n${typedWorkKinds}\n${everydayKinds}\n${sellersKinds}\n${commonKinds}`
    .split('\n')
    .map((line) => {
      const [word = '', others = ''] = line.split(': ');
      return [word, others.split(', ')];
    });
