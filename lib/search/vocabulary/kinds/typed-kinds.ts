/* What is typed, and what ads say instead; as in kinds.ts. By subject. */

const cars = `
3 piece suite: settee and two armchairs, settee and two chairs, sofa and two armchairs, sofa and two chairs, sofa and 2 chairs, sofa and 2 armchairs
three piece suite: settee and two armchairs, settee and two chairs, sofa and two armchairs, sofa and two chairs, sofa and 2 chairs, sofa and 2 armchairs
rugby shirt: rugby jersey, home jersey, away jersey
leeds rugby shirt: rhinos shirt, rhinos jersey, rhinos home, rhinos away, rhinos top
leeds rugby: leeds rhinos, rhinos
wigan rugby shirt: warriors shirt, warriors jersey, warriors home, warriors away, warriors top
wigan rugby: wigan warriors
warrington rugby shirt: wolves shirt, wolves jersey, wolves home, wolves away, wolves top
warrington rugby: warrington wolves
castleford rugby shirt: tigers shirt, tigers jersey, tigers home, tigers away, tigers top
castleford rugby: castleford tigers
leicester rugby shirt: tigers shirt, tigers jersey, tigers home, tigers away, tigers top
leicester rugby: leicester tigers
northampton rugby shirt: saints shirt, saints jersey, saints home, saints away, saints top
northampton rugby: northampton saints
exeter rugby shirt: chiefs shirt, chiefs jersey, chiefs home, chiefs away, chiefs top
exeter rugby: exeter chiefs
newcastle rugby shirt: falcons shirt, falcons jersey, falcons home, falcons away, falcons top
newcastle rugby: newcastle falcons
huddersfield rugby shirt: giants shirt, giants jersey, giants home, giants away, giants top
huddersfield rugby: huddersfield giants
mens suit: two piece, three piece, 2 piece, 3 piece
road bike: giant defy, giant tcr, specialized allez, specialized tarmac, trek domane, trek emonda, cannondale caad, boardman team, ribble, pinarello, bianchi, cervelo
tortoise: hermann, horsfield, sulcata, spur thighed
allotment: half plot, allotment plot, growing plot
1 series: 116, 116i, 116d, 118i, 118d, 120d, 120i, 125i, m135i
3 series: 316, 316i, 316d, 318, 318i, 318d, 320, 320i, 320d, 325i, 325d, 328i, 330, 330d, 330i, 330e, 335d, 335i, m3
5 series: 518d, 520, 520d, 525d, 528i, 530d, 530e, 535d, m5
4 series: 418d, 420d, 420i, 428i, 430d, 435d, 440i, m4
a class: a150, a160, a180, a180d, a200, a200d, a220, a250
b class: b150, b160, b180, b200
c class: c180, c200, c220, c220d, c250, c250d, c320, c350, c63
e class: e200, e220, e220d, e250, e300, e320, e350
camper: rock and roll bed, pop top roof, pop top camper, elevating roof, day van, converted transporter, campervan, motorhome
campervan: rock and roll bed, pop top roof, pop top camper, elevating roof, day van, motorhome, camper conversion, westfalia, bongo
motorhome: coachbuilt, autotrail, auto trail, hymer, burstner, rapido, pilote, adria, chausson, bessacarr, autocruise, rollerteam, roller team, autosleeper, auto sleeper, benimar, dethleffs, swift bolero
horsebox: 3.5 tonne horsebox, stalled
roof bars: cross bars, roof rails, crossbars, thule bars
roof box: thule box, top box, cargo box
pickup: hilux, navara, l200, ranger, d max, amarok, double cab, crew cab
pick up truck: hilux, navara, l200, ranger, d max, amarok, double cab, crew cab
4x4: freelander, shogun, land cruiser, x trail, discovery, pajero, sportage, vitara
7 seater: zafira, galaxy, s max, touran, sharan, c4 grand picasso, grand scenic, alhambra
small car: aygo, c1, 107, 108, i10, picanto, up, panda, fiat 500, ka, micra, yaris
sports car: mx5, mx 5, boxster, cayman, porsche, z3, z4, tt, elise, elan, lotus, mr2, slk, midget, mgb, mgf, mg tf, spitfire, tr6, tr7, caterham, morgan, tvr, corvette, 350z, 370z, gt86, s2000, e type, roadster
touring caravan: bailey, swift, elddis, lunar, coachman, sprite, sterling, avondale, buccaneer, adria, knaus, tabbert, motor mover
two seater sports car: mx5, mx 5, boxster, z3, z4, tt, elise, mr2, slk, midget, mgb, mgf, mg tf, spitfire, caterham, roadster, sports car
2 seater sports car: mx5, mx 5, boxster, z3, z4, tt, elise, mr2, slk, midget, mgb, mgf, mg tf, spitfire, caterham, roadster, sports car
luxury car: bentley, lexus, jaguar, range rover, s class, 7 series
off road bike: ktm exc, crf, yz, kx, trials bike, enduro
125: cbr125, yzf r125, cbf125, cg125, ybr, pcx
minibus: 9 seater, 15 seater, 16 seater, 17 seater, tourneo, crafter minibus
part worns: used tyres, part worn
winter tyres: m and s, snow tyres, winter rubber, all season
`;

const home = `
sofa: suite, three piece suite, 3 piece suite, snuggler, chaise longue, 2 seater, 3 seater, three seater, two seater
tv stand: tv unit, media unit, tv bench, entertainment unit
chest of drawers: five drawers, four drawers, six drawers, malm
6ft bed: super king bed, superking bed, super king divan, super king frame, super king ottoman, super kingsize bed
5ft bed: king size bed, kingsize bed, king size divan, king bed
4ft6 bed: double bed, double divan
4ft bed: small double bed, small double
3ft bed: single bed, single divan
super king bed: 6ft bed, super king divan, super king frame, super king ottoman
small double bed: 4ft bed, small double
storage bed: ottoman bed, divan with drawers, bed with drawers
cube storage: kallax, expedit, cubes, cube shelves, cube unit
ikea storage unit: kallax, expedit, trofast, besta, eket
toy storage unit: trofast, toy storage
cube storage unit: kallax, expedit, cubes, cube shelves, cube unit
bookcase: billy, shelving
shelving unit: kallax, expedit, billy, bookcase
american fridge freezer: american style, side by side, double door fridge
double door fridge: american style, american fridge freezer, side by side
double door fridge freezer: american style, american fridge freezer, side by side
larder fridge: tall fridge, upright fridge
under counter fridge: undercounter, under worktop
tall freezer: upright freezer
washer: washing machine, automatic washer
dryer: tumble dryer, condenser dryer, heat pump dryer
cooker: range cooker, electric range, gas range, dual fuel range, rangemaster, belling, hotpoint cooker
electric heater: oil filled radiator, convector, fan heater, panel heater, dyson hot
fan: desk fan, tower fan, pedestal fan
hoover: shark, gtech, miele cat, sebo, bissell
carpet cleaner: rug doctor, bissell, vax carpet washer
kettle and toaster: kettle toaster set
lamp: anglepoise, lava lamp, lantern
light: chandelier, pendant
floor lamp: standard lamp, uplighter
cupboard: cabinet, larder unit
kitchen: units and worktop, kitchen units, ex display
garden table and chairs: patio set, bistro set, garden furniture
garden seat: bench, arbour, swing seat
lawn mower: ride-on, hover mower, cylinder mower, rotary mower
shed: workshop, garden store, log cabin, potting shed
paving: slabs, flags, flagstones, sandstone
wood: timber, planks, offcuts
ladder: loft ladder, step ladder, stepladder, steps, extension ladder
extension ladder: aluminium ladder, aluminum ladder, alloy ladder, wooden ladder, 2 section ladder, 3 section ladder, ladder 2 section, ladder 3 section, ladder two section, ladder three section, triple extension
drill: sds, combi, hammer drill, impact driver
cot: cotbed, next2me, crib, travel cot
baby seat: bouncer, bumbo, car seat
android phone: samsung, galaxy, pixel, oneplus, xiaomi, motorola, huawei, nokia
buggy: travel system, stroller, pushchair, pram, baby jogger, maclaren
pram: travel system, carrycot
pushchair: travel system, stroller, maclaren, baby jogger, joie
mobility aid: walking frame, rollator, commode, perching stool, grab rails
mobility scooter: shoprider, pride, boot scooter, travel scooter
`;

const electronics = `
dashcam: nextbase, viofo
pc monitor: computer monitor, dell monitor, display
pc screen: computer monitor, monitor
computer screen: computer monitor, monitor
wifi booster: wifi extender, mesh, powerline
sat nav: tomtom, garmin
smart tv: lg tv, samsung tv, hisense, bravia, 4k tv, oled, qled
headset: headphones, airpods max, gaming headset
e reader: kindle, kobo, paperwhite
ereader: kindle, kobo, paperwhite
fitness watch: fitbit, garmin, forerunner
smart watch: apple watch, galaxy watch, fitbit, garmin
sound system: speakers, hifi, soundbar, stereo
hifi: amplifier, separates, stereo, technics
record player: technics, turntable, rega, dansette
doorbell: ring, blink, eufy
straighteners: ghd, ghds
gaming pc: rtx, gtx, ryzen, gaming tower
retro console: mega drive, snes, n64, gamecube, atari, master system
switch: nintendo switch
xbox: series x, series s console, xbox one
vr: oculus, quest, psvr
walkie talkie: two way radio, baofeng
`;

const fashion = `
north face: nuptse, puffer
dr martens: docs, dms, doc martens, doctor martens
docs: dr martens, doc martens, docs
docs boots: dr martens, doc martens, doctor martens
doc martins: dr martens
wedding dress: bridal gown, ivory gown, wedding gown
winter coat: parka, padded coat, wool coat, down coat
waterproofs: waterproof jacket, waterproof trousers, cagoule
school uniform: blazer, pinafore, school shirts, pe kit, school skirts
party dress: sequin dress, cocktail dress, evening dress, occasion dress
handbag: tote, crossbody, clutch, satchel, louis vuitton, coach
smart shoes: brogues, oxfords, loafers
uniform: tunic, scrubs, blazer
engagement ring: solitaire, diamond ring
chain: necklace, curb, figaro, belcher
`;

const leisure = `
tent: vango, tunnel tent, dome tent, air tent, bell tent, coleman
ladies bike: womens bike, step through, dutch style, dutch bike, pendleton, womens hybrid
womens bike: ladies bike, step through, dutch style, dutch bike, pendleton
mens bike: gents bike, mens hybrid, mens mountain bike
kids bike: childs bike, frog, islabike, 14 inch wheels, 16 inch wheels, 18 inch wheels, 20 inch wheels, 24 inch wheels, 14 inch bike, 16 inch bike, 18 inch bike, 20 inch bike, 24 inch bike, first pedal bike, first pedal bicycle, stabilisers
ebike: bosch motor, pedal assist, electric hybrid, electric mountain bike
running machine: treadmill
dumbbells: dumbell set, hex weights, bowflex
home gym: multi gym, squat rack, power rack, smith machine
golf clubs: irons, driver, callaway, taylormade, ping, half set
fishing rod: shimano, daiwa, fly rod, beachcaster
keyboard: yamaha psr, casio, midi keyboard
piano: yamaha upright, kemble, clavinova
drum kit: mapex, pearl export, roland td
pet bird: budgie, cockatiel, canary, finches
reptile: corn snake, royal python
chickens: hens, pullets, point of lay, bantams, cockerel
dog cage: crate, dog crate
fish tank: juwel, fluval, biorb, aquarium
cat scratcher: cat tree, scratching post
football tickets: season ticket
gig tickets: concert tickets, wembley, o2 arena
toy kitchen: play kitchen, mud kitchen
dolls: barbie, baby annabell, baby born, our generation
antiques: georgian, victorian, edwardian, art deco
`;

export const typedKinds = [cars, home, electronics, fashion, leisure]
  .map((lines) => lines.trim())
  .join('\n');
