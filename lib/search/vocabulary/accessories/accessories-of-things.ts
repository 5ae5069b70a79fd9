import { listsByName } from '@/lib/search/vocabulary/lists';

/* Accessories that would be items on their own: a saddle for a pony. In the singular, by item. */

const animalLines = `
horse, pony, cob, mare, gelding, foal, donkey: saddle, bridle, numnah, girth, stirrup, headcollar, halter, rein, horsebox, stable, hay, haylage, jodhpur, riding boot, riding hat, grooming kit, grazing, livery, stud
chicken, hen, bantam, duck, goose, quail, poultry, cockerel: henhouse, hen house, chicken house, duck house, ark, incubator, brooder, drinker, grit, nest box, egg box, plucker, poultry netting, electric fence
dog, puppy, pup, cat, kitten: bed, basket, kennel, collar, coat, gate, flap, bowl, food, litter tray, scratching post, pen, playpen, play pen, clipper, buggy, stud, tree, grooming table, ramp, life jacket, muzzle, nappy, toy, treat
rabbit, guinea pig, hamster, gerbil, rat, mouse, ferret, chinchilla: run, hay, wood shaving, tunnel
fish, tropical fish, goldfish, koi, guppy: tank, aquarium, heater, net, pond liner, ornament
parrot, budgie, canary, finch, cockatiel: aviary, perch, seed, toy, nest box
snake, tortoise, gecko, lizard, bearded dragon: vivarium, tank, heat lamp, heat mat, table, terrarium
`;

const lines = `
fish tank, aquarium: ornament, gravel, fish food, heater, guppy
guitar, bass guitar, electric guitar, acoustic guitar, ukulele, violin, cello, banjo, mandolin: amp, amplifier, effects pedal, string, capo, tuner, plectrum, rosin, lesson, tutor book
keyboard, piano, digital piano, upright piano, synth: stool, bench, sustain pedal, sheet music, music book, book, lesson
drum kit, electronic drum kit: stick, cymbal, throne, stool, practice pad, skin
violin, viola, cello, double bass: bow
multi gym, home gym, weight bench: glove
breast pump, electric breast pump: milk bag, storage bag, bottle, flange
jacket, coat, barbour: dog coat, dog jacket, horse coat, horse jacket, pet coat, wax tin, reproofer, dressing tin, hanger
choir: hymn book, song book, robe, sheet music
flute, clarinet, saxophone, trumpet, trombone: reed, mouthpiece, ligature, sheet music
bike, bicycle, mountain bike, road bike, kids bike, electric bike: lid, saddle, lock, child seat, bike seat, pannier, turbo trainer, stabiliser, cycling shoe, inner tube, chainset, derailleur, groupset
motorbike, motorcycle, scooter, moped: lid, jacket, leathers, glove, paddock stand, exhaust, top box, pannier, visor, intercom, disc lock, chain lock
kayak, canoe, paddleboard, paddle board, surfboard: paddle, spraydeck, spray deck, buoyancy aid, life jacket, roof rack, leash, fin, wetsuit
tent, trailer tent, awning: groundsheet, ground sheet, carpet, footprint, pole, mallet, guy rope, heater, hook up lead
golf club, golf clubs, golf iron: trolley, glove, shoe, umbrella, tee, headcover, rangefinder
fishing rod, carp rod: reel, bait, bivvy, alarm, seat box, tackle box, waders, landing net, rod pod
treadmill, exercise bike, rowing machine, cross trainer: mat, safety key, belt, lubricant
trampoline: net, ladder, anchor, enclosure
log, firewood, kindling, seasoned log, hardwood log: burner, cabin, basket, splitter, grate, tongs, carrier, holder, saw
pool table, snooker table: triangle, chalk
skateboard: ramp, helmet
iphone, phone, mobile phone, smartphone, samsung galaxy: screen protector, earphone, power bank, car mount, selfie stick, sim card
laptop, macbook, chromebook: sleeve, mouse, docking station, backpack, cooler
ipad, tablet, kindle: pencil, keyboard, stylus, folio
camera, dslr, mirrorless camera: lens, flash, memory card, strap, lens hood, tripod, backdrop
ps5, ps4, xbox, xbox series s, xbox series x, xbox one, playstation, playstation 5, playstation 4, nintendo switch, switch oled, switch lite, console, games console: pad, gamepad, joypad, headset, game, steering wheel, charging station, mini fridge, fridge
tv, television, smart tv: aerial, cabinet, unit, soundbar, firestick, freeview box
printer: paper, usb lead, drum unit
computer, pc, gaming pc: keyboard, mouse, monitor, headset, graphics card, card, gpu, motherboard
record player, turntable: stylus, record, vinyl, slipmat, needle
pram, pushchair, buggy, stroller: buggy board, cup holder, parasol, changing bag, car seat adapter, apron
cot, cot bed, crib, moses basket, bed, double bed, single bed, bunk bed, king size bed: mobile, bumper, blanket, quilt, duvet, pillow, headboard, bedspread, bed guard, bed rail, valance
car seat: base, isofix base, seat protector, sun shade
high chair, highchair: cushion, tray, splash mat
sofa, corner sofa, settee, couch, armchair, recliner, chair: throw, cushion, cover, footstool, arm cap
dining table, table: tablecloth, table runner, placemat, table protector
hoover, vacuum, vacuum cleaner: belt, crevice tool, dust bag
chainsaw: chain, trouser, glove, helmet, sharpener, sharpening, file, bar
lawnmower, lawn mower, mower, strimmer, hedge trimmer, chainsaw: oil, spark plug, grass box, carburettor
drill, cordless drill: bit, drill bit, chuck, drill stand
stove, log burner, wood burner, multifuel stove, fire: flue, rope, companion set, log basket, fireguard, log, logs, coal, kindling
bbq, barbecue, pizza oven: lumpwood, utensil, tool set, briquette, gas bottle
hot tub, paddling pool, swimming pool: chemical, chlorine, heater
washing machine, dishwasher, tumble dryer, fridge, freezer, fridge freezer, cooker, oven: stacking kit, thermostat, drain hose, pallet
coffee machine: pod, capsule, descaler, grinder, milk jug
sewing machine: thread, bobbin, feet, table
boiler: thermostat, flue, timer, valve
shed, greenhouse, summer house: felt, staging, heater
hot tub, gazebo, parasol, patio heater: base, side panel, cover, weight
wedding dress, bridal gown, wedding gown: veil, tiara, garter, underskirt, petticoat, bridal shoe, garment bag
watch: strap, box, winder, battery
ring, engagement ring: box, dish, sizer
wheelchair, mobility scooter, powerchair, electric wheelchair: ramp, canopy, cushion, bag
caravan, touring caravan, motorhome, campervan, camper van: awning, mover, hitch lock, levelling ramp, aquaroll, waste hog, gas bottle
narrowboat, narrow boat, canal boat: tiller pin, tiller, windlass, model kit, kit
boat, dinghy, yacht, narrowboat: anchor, life jacket, fender, outboard, trailer
wardrobe, sliding wardrobe, chest of drawers, cupboard, sideboard, bookcase: roller, door roller, runner, hanger, drawer front, castor, fixing
bunk bed, bunkbed, cabin bed, loft bed, high sleeper, mid sleeper: ladder, step, tent
trailer, box trailer, car trailer, camping trailer: board, lighting board, light board, light, jockey wheel, coupling, hitch lock, wheel clamp
dashcam, dash cam, dash camera: hardwire kit, hard wire kit, memory card, sd card
bed, bed frame, bedstead, bunk bed, cabin bed, ottoman bed, divan: bolt, screw, slat, castor, fixing, gas strut, riser
dishwasher, washing machine, tumble dryer, dryer: ball, vent kit, vent hose, detergent
cooker, oven, microwave, hob, range cooker: door glass, element, turntable plate, pan support, splashback
fridge, freezer, fridge freezer: door shelf, water filter, ice tray, thermometer
bike, bicycle, mountain bike, road bike, kids bike, electric bike: basket, bell, grip, mirror, jersey, shorts, computer, repair stand, work stand, bar tape, phone holder
scooter, stunt scooter, skateboard, roller skates: grip, bearing, knee pad, elbow pad
lawnmower, lawn mower, mower, strimmer, hedge trimmer, chainsaw, leaf blower, rotavator: cord, pull cord, starter cord, recoil starter, air filter, primer bulb, spool
pressure washer, jet washer, karcher: lance, trigger gun, patio head, surface cleaner, foam bottle, snow foam, brush, extension, detergent
hoover, vacuum, vacuum cleaner: wand, floor head, brush bar, turbo head, attachment, extension tube
bathroom suite, bath, shower, toilet, basin: cabinet, mat, toilet brush, shelf, curtain, scale, caddy, roll holder, plug
sofa, corner sofa, settee, couch, armchair, recliner, chair, office chair, gaming chair: castor, gas lift, floor mat, protector, bolt
boot, shoe, trainer, doc marten, dr marten, football boot: lace, insole, polish, shoe tree, heel grip, dubbin, boot jack, boot bag, shoe rack, stretcher
pram, pushchair, buggy, stroller, travel system: organiser, muff, hand muff, pram liner, hook, carrycot stand, inner tube, insect net, mosquito net, travel bag, sheepskin, blanket, sun canopy
cot, cot bed, cotbed, crib, moses basket: mattress protector, sheet, sleeping bag, night light, sheepskin
lego, playmobil, duplo: instruction, baseplate, base plate, display case, display cabinet, display box, storage, light kit, poster, magazine
fish tank, aquarium: filter, pump, light, sand, plant, backdrop, air pump, thermometer, net, rock, bogwood
hutch, rabbit hutch, cage, bird cage, hamster cage, crate, dog crate, kennel, coop, chicken coop, vivarium: cover, mat, divider, bottle, water bottle, feeder, cushion, liner, thermal cover
controller, ps4 controller, ps5 controller, xbox controller, gamepad: thumb grip, grip, charging dock, charging stand, charging station, charging cable, skin, stand, dock, phone clip, battery pack, silicone cover
drone, quadcopter: propeller, landing pad, battery hub, nd filter
guitar amp, bass amp, speaker: amp stand, speaker stand, footswitch
monitor, pc monitor, gaming monitor: riser, hdmi cable, light bar, screen filter
projector: screen, ceiling mount, lamp
sewing machine, overlocker: presser foot, needle
coffee machine, espresso machine: cup, portafilter, tamper, knock box
air fryer, slow cooker, pressure cooker: liner, cookbook, silicone pot
greenhouse, polytunnel: clip, pane, vent opener, automatic vent
tractor, digger, dumper, excavator: toplink, topper, ballast weight
keyboard, piano, digital piano: dust cover, headphones
watch, smartwatch, apple watch, fitbit: screen guard, charging cable
sheep, lamb, ewe, goat, pig, cow, cattle: hurdle, trough, hay, shearing, clipper, electric fence, trailer
`;

export const accessoriesOfThings = listsByName(`${animalLines.trim()}${lines}`);

export const isAnimal = (name: string): boolean => accessoriesOfAnimals.has(name);

const accessoriesOfAnimals = listsByName(animalLines);
