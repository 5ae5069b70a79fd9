export const mainVehicles = {
  cars: `
car, ford, fiesta, focus, mondeo, kuga, ka, puma, mustang, vauxhall, corsa, astra, insignia, mokka, zafira, vw, volkswagen, polo, passat, tiguan, vw up, vw golf, volkswagen golf, golf gti, golf tdi, golf estate, golf r, beetle, bmw, 1 series, 3 series, 5 series, x5, x3, audi, a1, a3, a4, a5, a6, q3, q5, tt, mercedes, a class, c class, e class,
toyota, yaris, aygo, auris, corolla, prius, rav4, honda, civic, jazz, cr v, accord, nissan, micra, juke, qashqai, leaf, note, x trail, renault, clio, megane, captur, zoe, peugeot, 107, 108, 206, 207, 208, 308, 2008, 3008, 5008, citroen, c1, c3, c4, fiat, 500, fiat 500, panda, punto, seat, ibiza, leon, skoda, octavia, fabia, superb, yeti, kia, picanto, ceed, sportage, niro, rio,
hyundai, i10, i20, i30, tucson, mazda, mazda 3, mx5, mx 5, volvo, v40, v60, xc60, xc90, land rover, range rover, discovery, defender, freelander, evoque, jaguar, xf, xe, f type, f pace, mini, mini cooper, mini one, countryman, tesla, model 3, model s, model y, porsche, 911, boxster, cayenne, macan, lexus, suzuki, swift, jimny, vitara, dacia, sandero, duster, smart car, alfa romeo, giulietta, mg, mg zs, mg4, jeep, wrangler, subaru, impreza, forester, mitsubishi, outlander,
aston martin, bentley, morris minor, classic car, estate car, hatchback, convertible, suv, 4x4, people carrier, 7 seater, saloon, coupe, electric car, hybrid car, automatic car, cabriolet, sports car, kit car, runaround, polestar, byd, cupra, ds3, chevrolet, daewoo, saab, rover
`,
  'motorbikes-and-scooters': `motorbike, motorcycle, motor bike, moped, scooter, vespa, lambretta, yamaha, r1, r6, mt07, kawasaki, ninja, ducati, triumph, bonneville, harley davidson, harley, royal enfield, ktm, aprilia, honda cb, cbr, honda pcx, suzuki gsxr, gsxr, 125cc, 50cc, dirt bike, motocross bike, pit bike, bmw gs, trike, sports bike, cruiser motorbike, piaggio, chopper,
delivery bike, delivery moped, delivery scooter, commuter motorbike, 125 scooter, naked bike, adventure motorbike, 600cc, quadzilla, electric moped, electric motorbike,
mobility trike`,
  vans: `van, transit, transit van, ford transit, sprinter, vivaro, trafic, transporter, crafter, luton van, panel van, combo, berlingo, partner, caddy, kangoo, boxer, ducato, connect, movano, master, crew van, pickup, pick up, hilux, ranger, navara, l200, ice cream van, refrigerated van, minibus, tipper van, dispatch, nv200, vito, catering van, horsebox van,
flatbed van, dropside, dropside van, tail lift van, crew cab, double cab, welfare van, box van, food van, burger van, minivan, campervan conversion, kangoo maxi,
small van, day van`,
  caravans: `caravan, touring caravan, static caravan, motorhome, campervan, camper van, camper, motor home, awning, trailer tent, folding camper, swift caravan, bailey caravan, lunar caravan, elddis, vw camper, tourer, horsebox camper,
park home caravan, motor caravan, folding caravan, mobile home, day van camper, camper conversion, campervan conversion, t4 camper, t5 camper, t6 camper`,
  trucks: `truck, lorry, hgv, tipper, tractor unit, artic, flatbed truck, recovery truck, low loader, curtain sider, skip lorry, beavertail, daf, scania, iveco,
dropside truck, box lorry, horse lorry, crane lorry, grab lorry, wagon, 18 tonne lorry, 26 tonne lorry`,
  'vehicle-accessories': `
awning, caravan awning, motorhome awning, booster seat, booster cushion, tyre, tyres, alloys, alloy wheels, wheel, wheel trims, hub caps, roof rack, roof bars, roof box, tow bar, towbar, bike carrier, cycle carrier, car mats, car seat covers, seat covers, car stereo, car radio, sat nav, dash cam, bumper, bonnet, headlight, tail light, wing mirror, engine, gearbox, exhaust, clutch, turbo, radiator car, car battery, battery charger, jump leads, car jack, car cover, number plate,
private plate, cherished number, motorbike helmet, crash helmet, motorbike jacket, motorcycle leathers, motorcycle boots, panniers, motorcycle luggage, motorbike luggage, top box, car parts, van parts, spare wheel, tonneau cover, ladder rack, van racking, tow bar bike rack, brake discs, brake pads, steering wheel, recaro seats, parts, catalytic converter, wiper blades, snow chains, trailer board, ev charger, charging cable,
winter tyres, summer tyres, all season tyres, spare tyre, wheel nuts, locking wheel nut, car seat cover, boot liner, dog guard, parcel shelf, headlights, rear light,
door mirror, car door, tailgate, front grille, alternator, starter motor, shock absorbers, springs, coilovers, injectors, dpf, ecu, radiator grille, motorbike panniers,
motorbike gloves, motorbike trousers, motorbike boots, biker gloves, car roof tent, roof tent, tow hitch, tow rope, jump starter, van seats, van shelving,
engine parts, breaking for parts, car keys
`,
  'other-vehicles': `boat, bowrider, catamaran, dinghy, yacht, narrowboat, narrow boat, canal boat, rib, speedboat, jet ski, sailing boat, cabin cruiser, outboard, tractor, quad bike, quad, kids quad, mini quad, atv, trailer, horse trailer, horsebox, horse box, car trailer, digger, mini digger, excavator, dumper, forklift, telehandler, combine harvester, golf buggy, mobility scooter, ride on mower, go kart, bus, minibus, taxi, london taxi, fire engine, hovercraft, boat trailer, coach, camper bus, motorhome, electric wheelchair, catering trailer, microlight,
sailing dinghy, rowing boat, fishing boat, inflatable boat, livestock trailer, cattle trailer, livestock box, sheep trailer, flatbed trailer, box trailer, plant trailer,
car transporter trailer, ride on lawnmower, vintage tractor, roller plant, cherry picker, motor boat, motorboat, houseboat, barge, widebeam, wide beam, kayak trailer,
gyrocopter, glider`,
};
