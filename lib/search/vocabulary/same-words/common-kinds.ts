/* What people type, and what ads of such a thing name instead of it; as in kinds.ts. By subject. */

const house = `
hoover: upright cleaner, cylinder cleaner, numatic, hetty, bissell
vacuum cleaner: upright cleaner, cylinder cleaner, bissell
chest of drawers: chest of three, chest of four, chest of five, chest of six
wardrobe: armoire, pax, robe
bunk beds: high sleeper, triple sleeper
cabin bed: high sleeper, loft bed
mattress: memory foam, pocket sprung, orthopaedic
bedding: bed linen, bed set, duvet set
curtains: eyelet, pencil pleat, voile
rug: persian, runner
carpet: roll end, remnant, offcut, axminster
laminate flooring: laminate, click flooring, wood floor
washing machine: hotpoint, washer, automatic washer, indesit, bosch 8kg
tumble dryer: condenser, vented dryer
cutlery: canteen, knives and forks
bbq: grill, smoker, gas grill
fire: fireplace, electric fire, gas fire, log burner, stove
tools: toolbox, spanners, tool kit, socket set, tool chest
sewing machine: singer, overlocker, janome, bernina
car seat: infant carrier, booster seat, maxi cosi, isofix
baby bouncer: rocker, bouncy chair, mamaroo
breast pump: medela, elvie, haakaa
steriliser: tommee tippee, milton
patio slabs: indian stone, indian sandstone, concrete slabs
plants: perennials, shrubs, seedlings, geraniums, dahlias, hostas
shed: summerhouse, workshop, potting shed
armchair: wing chair, fireside chair, tub chair, wingback
`;

const leisure = `
mountain bike: full suspension, hardtail, mtb
pushchair: icandy, yoyo, bugaboo, uppababy
cot: cot bed, cotbed, next to me
teddy bear: steiff, jellycat, plush
lego: bricks
train set: brio, hornby
board games: monopoly, cluedo, scrabble, trivial pursuit, catan
playstation: ps1, ps2, ps3, ps4, ps5
rucksack: bergen, osprey, daypack
walking boots: karrimor, scarpa, meindl, berghaus boots, salomon
wetsuit: shorty, full suit
kayak: sit on top, inflatable kayak
guitar: six string, taylor, epiphone, ibanez, takamine
electric guitar: strat, tele, pacifica, squier, epiphone, ibanez, jackson
keyboard: casio, yamaha psr
piano: baby grand, upright, digital piano
drums: drumkit, pearl export, cymbals
amp: combo, fender frontman, marshall, blackstar
records: 33s, lps, 45s
dvds: box set, films
comics: beano, marvel, dc comics, 2000ad
coins: 50p, sovereign, half crown, crowns, florin
concert tickets: standing tickets, seated tickets
tickets: standing, seated, general admission
puppies: litter, pups
dog: bitch, pup, collie, jack russell, chihuahua, staffy
rabbit: lionhead, mini lop, netherland dwarf, buck, doe
pony: welsh, new forest, shetland, lead rein
horse: mare, gelding, cob, hack
saddle: wintec, gp saddle, thorowgood
horse rug: turnout, stable rug, fly rug
cow: heifer, calf, cattle, bullocks, dexter
bees: nuc, nucleus, hive, beehive
hay: haylage, round bales, small bales
fish: guppies, tetras, goldfish, koi, platies
`;

const technology = `
computer: imac, optiplex, desktop tower, all in one pc
monitor: display
hi fi: stereo, music system, separates, midi system, music centre
record player: turntable, technics, garrard
dslr: nikon, canon eos, pentax, eos
dslr camera: nikon, canon eos, digital slr, pentax
camera: canon eos, lumix, sony alpha, olympus, pentax
printer: laserjet, deskjet, ecotank
electric shaver: braun series, philips shaver
phone: handset
hair dryer: dyson supersonic, ghd helios
`;

const clothes = `
shoes: brogues, loafers, court shoes, oxfords, pumps
mens shoes: brogues, loafers, oxfords, derby shoes
brown shoes: tan brogues, brogues, loafers
high heels: court shoes, stilettos, louboutin
slippers: moccasins, mules
boots: dr martens, chelsea boots, ankle boots
mens suit: dinner suit, tuxedo, two piece suit
school uniform: school jumper, school shirts, pinafore, pe kit
jeans: levis, wranglers, denims, 501s
trousers: slacks, cords, chinos, combats
earrings: studs, hoops
wax jacket: barbour
waxed jacket: barbour
fancy dress: costume, outfit
`;

const vehicles = `
mobility scooter: shoprider, tga, pride, sterling, invacare
stairlift: acorn, stannah
small car: supermini, polo, clio, 208, 207, yaris, swift, jazz, micra, corsa, fiesta
first car: new driver, cheap to insure, passed test, ideal first, supermini, learner
estate car: avant, touring, tourer, sportswagon, sw
4x4: land rover, jeep, suv, shogun
suv: qashqai, tucson, sportage, kuga, juke
wheelchair accessible car: wav, wheelchair adapted, kangoo wav, ramp
wheelchair accessible vehicle: wav, wheelchair adapted, ramp
125 motorbike: cb125, cbf125, ybr125, ybr, 125cc, cg125, learner legal
125 bike: cb125, cbf125, ybr125, ybr, 125cc, cg125, learner legal
scooter 125: pcx, nmax, burgman, vespa, 125cc, twist and go
motorbike jacket: rst jacket, leather bike jacket, biker jacket, motorcycle jacket
small van: caddy, berlingo, connect, partner, combo, fiesta van, corsavan, kangoo, citan, bipper, nemo, fiorino, courier, nv200, doblo
big van: luton, sprinter, crafter, lwb, master, movano, boxer, relay, ducato, daily
large van: luton, sprinter, crafter, lwb, master, movano, boxer, relay, ducato, daily
medium van: vivaro, trafic, custom, transporter, vito, expert, dispatch, scudo, proace
minibus: people carrier, tourneo, 8 seater, 9 seater, 12 seater, 17 seater
touring caravan: two berth, four berth, 2 berth, 4 berth, tourer
awning: kampa, dorema, isabella, bradcot, outdoor revolution
static caravan: willerby, atlas, abi, swift static, site fees
boat: motorboat, cruiser, ribs, sailing dinghy
tyres: part worns, pirelli, michelin, continental
car parts: breaking, spares
trailer: ifor williams, erde, daxara, brian james
`;

const work = `
beautician: facials, waxing, eyebrows, beauty salon
massage: swedish, deep tissue, hot stone, aromatherapy
yoga: hatha, vinyasa, yin
caterer: finger food, buffets, canapes
tarot reading: psychic, clairvoyant
mechanic: servicing, clutches, brakes
dance classes: ballet, ballroom, salsa, tap, street dance
tutor: teacher, gcse, 11 plus
warehouse: picker, packer, order picker, warehouse operative
factory: production operative, machine operator, packer, assembly
shop assistant: cashier, till operator
gym: fitness instructor, lifeguard, personal trainer
farm: farmhand, stockman, dairy, tractor driver, herdsperson
student: part time, flexible, weekend, evenings
summer: seasonal, holiday
christmas: seasonal, festive, temp
live in: accommodation provided, accommodation included
bar staff: bartender, pub, bar person
chef: commis, sous chef, chef de partie, cook
hairdresser: stylist, salon, cut and blow dry
teaching assistant: hlta, sen
band: musicians, drummer, guitarist, bassist
choir: singers, altos, tenors
holiday cottage: sleeps
walker with wheels: rollator, walking frame, wheeled walking frame
`;

export const commonKinds = [house, leisure, technology, clothes, vehicles, work]
  .map((lines) => lines.trim())
  .join('\n');
