/* What people type, and what ads of such a thing name instead of it; as in kinds.ts. By subject. */

const house = `
hoover: upright cleaner, cylinder cleaner, numatic, hetty, bissell
vacuum cleaner: upright cleaner, cylinder cleaner, bissell
chest of drawers: chest of three, chest of four, chest of five, chest of six
wardrobe: armoire, pax, door robe
bunk beds: high sleeper, triple sleeper
cabin bed: high sleeper, loft bed
mattress: memory foam, pocket sprung
bedding: bed linen, bed set, duvet set
curtains: eyelet, pencil pleat, voile
carpet: roll end
laminate flooring: laminate, click flooring, wood floor
washing machine: automatic washer
tumble dryer: vented dryer
tumble dryer: condenser dryer, vented dryer
cutlery: canteen, knives and forks
rug: persian rug, hall runner, carpet runner
carpet: carpet remnant, carpet offcut
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
shed: summerhouse, potting shed
leather sofa: chesterfield
electric cooker: ceramic cooker, ceramic hob cooker, double oven
gas cooker: gas range, calor gas cooker
bread maker: panasonic
toilet: close coupled, cistern
shower: mira, triton, shower mixer
circular saw: skilsaw, plunge saw
socket set: ratchet set, halfords advanced
paint: emulsion, dulux, masonry paint, farrow and ball
house plants: monstera, spider plant, cheese plant, succulents, cacti, aloe vera
fruit trees: apple tree, plum tree, pear tree, cherry tree
ornaments: royal doulton, lladro, china dogs
oil painting: oil on canvas, framed oil
nappies: pampers, huggies
armchair: wing chair, fireside chair, tub chair, wingback
`;

const leisure = `
bmx: mongoose, mafia bike, wethepeople
bike lock: d lock, kryptonite, chain lock
pokemon cards: tcg, charizard
warhammer: 40k, games workshop, space marines, age of sigmar
nintendo switch: switch oled, switch lite
digital piano: p45, casio privia, clavinova
bass guitar: fender bass, precision bass, jazz bass
mic: shure, sm58
dj decks: ddj, cdj, xdj, technics
golf bag: stand bag, cart bag
tennis racket: head racket, babolat, slazenger
badminton racket: yonex
cricket bat: gray nicolls, english willow, gunn and moore, kookaburra
dart board: winmau, unicorn board
surfboard: mini mal, foamie, foam board
family tent: airbeam, air tent, vango, outwell
labrador puppies: lab pups, black lab, chocolate lab, labs
riding boots: long boots, jodhpur boots
budgies: budgerigar, budgerigars
budgie: budgerigar, budgies
gaming laptop: asus rog, msi, razer, alienware
freeview box: humax, freesat
drone: dji, mavic
family tent: 4 man tent, 5 man tent, 6 man tent, six man tent, 8 man tent, 8 berth tent
internal doors: oak doors, panel doors, fire door
girls bike: pink bike, princess bike
kids guitar: 3/4 guitar, half size guitar, three quarter guitar
printer: hp deskjet, envy printer
air fryer: ninja foodi
camping stove: trangia
golf trolley: powakaddy, motocaddy
stamps: first day covers
wellies: hunters, hunter boots
football boots: astro boots, moulded boots
router: bt hub, sky hub
gas bottle: propane, butane, calor gas
mountain bike: full suspension, hardtail, mtb
pushchair: icandy, yoyo, bugaboo, uppababy
cot: cot bed, cotbed, next2me
teddy bear: steiff, jellycat, plush
train set: brio, hornby
board games: monopoly, cluedo, scrabble, trivial pursuit, catan
playstation: ps1, ps2, ps3, ps4, ps5
rucksack: bergen, osprey, daypack
walking boots: karrimor, scarpa, meindl, berghaus boots, salomon
wetsuit: shorty, full suit
kayak: sit on top, inflatable kayak
guitar: epiphone, ibanez, takamine
electric guitar: strat, pacifica, squier, epiphone, ibanez
keyboard: casio, yamaha psr
piano: baby grand, digital piano
drums: drumkit, pearl export, cymbals
amp: fender frontman, blackstar
records: 33s, lps, 45s
dvds: box set
comics: beano, marvel, dc comics, 2000ad
coins: 50p, sovereign, half crown, florin
concert tickets: standing tickets, seated tickets
tickets: general admission
puppies: pups
dog: bitch, pup, collie, jack russell, chihuahua, staffy
rabbit: lionhead, mini lop, netherland dwarf, buck, doe
pony: shetland, lead rein
pony: welsh section a, welsh section b, welsh cob, new forest pony, lead rein
horse: mare, gelding, cob
saddle: wintec, gp saddle, thorowgood
horse rug: turnout, stable rug, fly rug
cow: heifer, calf, cattle, bullocks
bees: nuc, nucleus, beehive
hay: haylage, round bales, small bales
fish: guppies, tetras, goldfish, koi, platies
`;

const technology = `
computer: imac, optiplex, desktop tower, all in one pc
hi fi: stereo, music system, midi system, music centre
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
sunglasses: ray ban, raybans, oakley
mens watch: seiko, casio, omega
school shoes: kickers, start rite
work boots: caterpillar boots, site boots, safety boots
plus size dress: size 22, size 24, curve
shoes: brogues, loafers, court shoes, oxfords
mens sunglasses: ray ban, raybans, oakley
mens watch: seiko, casio, omega
school shoes: kickers, start rite
work boots: caterpillar boots, site boots, safety boots
plus size dress: size 22, size 24, curve
shoes: brogues, loafers, oxfords, derby shoes
brown shoes: tan brogues, brogues, loafers
high heels: court shoes, stilettos, louboutin
slippers: moccasins
boots: dr martens, chelsea boots, ankle boots
mens suit: dinner suit, tuxedo, two piece suit
school uniform: school jumper, school shirts, pinafore, pe kit
work boots: dewalt boots
school shoes: clarks school
jeans: levis, denims, 501s
trousers: slacks, cords, chinos, combats
earrings: stud earrings, hoop earrings, gold studs
gold ring: 9ct ring, 18ct ring
wax jacket: barbour
waxed jacket: barbour
fancy dress: costume
`;

const vehicles = `
mobility scooter: shoprider, tga, invacare
stairlift: stannah
small car: supermini, polo, clio, 208, 207, yaris, micra, corsa, fiesta
first car: new driver, cheap to insure, passed test, ideal first, supermini, learner
estate car: avant, touring, tourer, sportswagon, sw
volvo estate: volvo v40, v50, v60, v70, v90
audi estate: avant
bmw estate: touring
luton van: box van, tail lift, luton box, box body
2 people: 2 berth, two berth, sleeps 2, sleeps two
3 people: 3 berth, three berth, sleeps 3, sleeps three
4 people: 4 berth, four berth, sleeps 4, sleeps four
5 people: 5 berth, five berth, sleeps 5, sleeps five
6 people: 6 berth, six berth, sleeps 6, sleeps six
8 people: 8 berth, eight berth, sleeps 8, sleeps eight
luton lorry: box lorry, box truck, tonne box, box body, tail lift
luton truck: box lorry, box truck, tonne box, box body, tail lift
motorcycle luggage: panniers, top box, tail pack, saddlebags
motorbike luggage: panniers, top box, tail pack, saddlebags
haynes manual: workshop manual, repair manual
4x4: land rover, jeep, suv, shogun
suv: qashqai, tucson, sportage, kuga, juke
wheelchair accessible car: wav, wheelchair adapted, kangoo wav, ramp
wheelchair accessible vehicle: wav, wheelchair adapted, wheelchair accessible
disabled car: wav, wheelchair adapted, wheelchair accessible, mobility car, hand controls
125 motorbike: cb125, cbf125, ybr125, ybr, 125cc, cg125, learner legal
125 bike: cb125, cbf125, ybr125, ybr, 125cc, cg125, learner legal
scooter 125: pcx, nmax, burgman, vespa, 125cc, twist and go
motorbike jacket: rst jacket, leather bike jacket, biker jacket, motorcycle jacket
small van: caddy, berlingo, connect, peugeot partner, combo, fiesta van, corsavan, kangoo, citan, bipper, nemo, fiorino, courier, nv200, doblo
big van: luton, sprinter, crafter, lwb, master, movano, boxer, relay, ducato, daily
large van: luton, sprinter, crafter, lwb, master, movano, boxer, relay, ducato, daily
medium van: vivaro, trafic, custom, transporter, vito, expert, dispatch, scudo, proace
minibus: people carrier, tourneo, 17 seater
touring caravan: tourer
awning: kampa, dorema, isabella, bradcot, outdoor revolution
static caravan: willerby, swift static, site fees
boat: motorboat, cruiser, sailing dinghy
tyres: part worns, michelin
car parts: breaking, spares
trailer: ifor williams, erde, daxara, brian james
`;

const work = `
beautician: facials, waxing, eyebrows, beauty salon
massage: deep tissue, hot stone, aromatherapy
yoga: hatha, vinyasa, yin
caterer: finger food, buffets, canapes
tarot reading: psychic, clairvoyant
mechanic: clutches, brakes
dance classes: ballet, ballroom, salsa, street dance
tutor: teacher, gcse, 11 plus
patio cleaning: pressure washing, jet washing
driveway cleaning: pressure washing, jet washing
guttering: gutters, fascias, gutter repair
garage door: up and over door, roller door
party venue: function room, village hall, hall hire
facial: dermaplaning, hydrafacial
boxing lessons: boxing training, boxing coach, boxercise
martial arts: karate, judo, taekwondo, kickboxing, jiu jitsu
machine operator: machinist, cnc operator
driveway: resin drives, tarmac drives
farm worker: farmhand, stockman, dairy worker, tractor driver, herdsperson, fruit picker
production operative: factory operative, factory worker, machine operator, packer, assembly operative
fitness instructor: gym instructor, lifeguard, personal trainer, gym staff
warehouse operative: picker, packer, order picker, warehouse person, warehouse assistant
shop assistant: checkout operator, shelf stacker, store assistant, replenishment
shop assistant: cashier, till operator
christmas: xmas, festive
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
