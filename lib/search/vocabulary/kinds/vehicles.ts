export const vehicles = `
speedboat: bowrider, rib
moped: vespa, twist and go, lexmoto echo, piaggio zip, kisbee, 49cc
scooter: moped, vespa
convertible: roadster, cabriolet, spider
residential park home: park home
flatbed truck: dropside, tipper, recovery truck, beavertail
flatbed van: dropside
estate car: estate, tourer, avant, touring, sportswagon, sw
first car: cheap insurance, insurance group 1, low insurance, ideal first car, corsa, fiesta, aygo, c1, 107, i10
motorbike: honda cb, kawasaki, yamaha, suzuki, triumph, royal enfield, ducati, scooter, lexmoto
van: transit, vivaro, sprinter, trafic, caddy, berlingo, peugeot partner, transporter, relay, crafter, ducato
tractor: massey ferguson, john deere, new holland, kubota
car: hatchback, saloon, convertible, estate car, runabout, estate, people carrier
campervan: motorhome, t5, t4, t6
caravan: swift, bailey, elddis, lunar, coachman
trailer: ifor williams, erde, daxara, brian james
electric car: leaf, tesla, zoe, id.3, kona electric
people carrier: s max, zafira, galaxy, sharan, touran
suv: qashqai, sportage, tucson, kuga
4x4: jimny, duster, defender, freelander, jeep, shogun, land cruiser, x trail, discovery, pajero, sportage, vitara, land rover, suv
classic car: tax exempt, tax and mot exempt
family car: people carrier, mpv, estate, seven seats, 7 seater, isofix, zafira, galaxy, touran, c max, scenic
work van: transit, vivaro, transporter, sprinter, peugeot partner, berlingo
1 series: 116, 116i, 116d, 118i, 118d, 120d, 120i, 125i, m135i
3 series: 316, 316i, 316d, 318, 318i, 318d, 320, 320i, 320d, 325i, 325d, 328i, 330, 330d, 330i, 330e, 335d, 335i, m3
5 series: 518d, 520, 520d, 525d, 528i, 530d, 530e, 535d, m5
4 series: 418d, 420d, 420i, 428i, 430d, 435d, 440i, m4
a class: a150, a160, a180, a180d, a200, a200d, a220, a250
b class: b150, b160, b180, b200
c class: c180, c200, c220, c220d, c250, c250d, c320, c350, c63
e class: e200, e220, e220d, e250, e300, e320, e350
camper: rock and roll bed, pop top roof, pop top camper, elevating roof, day van, converted transporter, campervan, motorhome
campervan: rock and roll bed, pop top roof, pop top camper, elevating roof, day van, camper conversion, westfalia, bongo
motorhome: coachbuilt, autotrail, auto trail, hymer, burstner, rapido, pilote, adria, chausson, bessacarr, autocruise, rollerteam, roller team, autosleeper, auto sleeper, benimar, dethleffs, swift bolero
horsebox: 3.5 tonne horsebox, stalled
roof bars: cross bars, roof rails, crossbars, thule bars
roof box: thule box, top box, cargo box
pickup: hilux, navara, l200, ranger, d max, amarok, double cab, crew cab
pick up truck: hilux, navara, l200, ranger, d max, amarok, double cab, crew cab
7 seater: zafira, galaxy, s max, touran, sharan, c4 grand picasso, grand scenic, alhambra, picasso, seven seats, third row
small car: aygo, c1, 107, 108, i10, picanto, vw up, panda, fiat 500, ka, micra, yaris, supermini, polo, clio, 208, 207, corsa, fiesta
sports car: mx5, mx 5, boxster, cayman, porsche, z3, z4, tt, elise, elan, lotus, mr2, slk, midget, mgb, mgf, mg tf, spitfire, tr6, tr7, caterham, morgan, tvr, corvette, 350z, 370z, gt86, s2000, e type, roadster
touring caravan: bailey, swift, elddis, lunar, coachman, sprite, sterling, avondale, buccaneer, adria, knaus, tabbert, motor mover, tourer
two seater sports car: mx5, mx 5, boxster, z3, z4, tt, elise, mr2, slk, midget, mgb, mgf, mg tf, spitfire, caterham, roadster, sports car
2 seater sports car: mx5, mx 5, boxster, z3, z4, tt, elise, mr2, slk, midget, mgb, mgf, mg tf, spitfire, caterham, roadster, sports car
luxury car: bentley, lexus, jaguar, range rover, s class, 7 series
off road bike: ktm exc, crf, yz, kx, trials bike, enduro
125: cbr125, yzf r125, cbf125, cg125, ybr, pcx
minibus: 9 seater, 15 seater, 16 seater, 17 seater, tourneo, crafter minibus, people carrier
part worns: used tyres, part worn
winter tyres: m and s, snow tyres, winter rubber, all season
dashcam: nextbase, viofo
sat nav: tomtom, garmin drive, garmin nuvi, tomtom go
mobile mechanic: servicing and brakes, diagnostics at home
dinghy: sailing dinghy
wedding car: rolls royce, bentley, daimler, beauford, chauffeur
boot size: boot scooter, fits in a boot, fits in boot, fits in car boot, folding
tow bar: tow hitch, witter, tow ball
jump starter: jump pack, booster pack
motorbike helmet: arai, shoei, agv, hjc, caberg, nolan, motorbike lid, bike lid, flip front
crew van: crew cab, double cab van, six seats, 6 seats
pickup truck: pickup, hilux, navara, l200, ranger, d max, amarok, double cab, crew cab
50cc scooter: primavera 50, vespa 50, zip 50, 50cc moped, twist and go, piaggio zip, kisbee
125 scooter: pcx, nmax, burgman, vespa 125, agility 125
motorcycle leathers: motorbike leathers, one piece leathers, two piece leathers, biker leathers, motorbike jacket, motorcycle jacket
motorbike leathers: motorcycle leathers, one piece leathers, two piece leathers, biker leathers, motorbike jacket, motorcycle jacket
motorbike gear: motorbike jacket, motorbike trousers, motorbike gloves, motorbike boots, motorcycle jacket, motorbike leathers, crash helmet
motorcycle gear: motorbike jacket, motorbike trousers, motorbike gloves, motorbike boots, motorcycle jacket, motorbike leathers, crash helmet
biker gear: motorbike jacket, motorbike trousers, motorbike gloves, motorbike boots, motorcycle jacket, motorbike leathers, crash helmet
first car: new driver, cheap to insure, passed test, ideal first, supermini, learner
volvo estate: volvo v40, v50, v60, v70, v90
audi estate: avant
bmw estate: touring
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
suv: juke
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
awning: kampa, dorema, isabella, bradcot, outdoor revolution
boat: dinghy, narrowboat, yacht, canoe, bowrider, catamaran, cabin cruiser, speedboat, rib, kayak, motor cruiser, dory, cruiser, tender, motorboat, sailing dinghy
tyres: part worns, michelin
car parts: breaking, spares
mechanic: clutches, brakes
tipper truck: tipper, tipper lorry
quad: trx, raptor 700, ltz, kfx
mini digger: kubota, takeuchi, micro digger, bobcat
boat: bayliner, sunseeker
jet ski: yamaha waverunner
quad bike: yamaha yfz, suzuki kingquad, honda trx, polaris
tractor: david brown tractor, fordson
digger: kubota, takeuchi, 3cx
electric car: mg4, ioniq
convertible: mx5, mx 5, z4, slk
`;
