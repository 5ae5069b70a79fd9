const frames = [19, 20, 21, 22, 23].flatMap((size) => [`${size}in frame`, `${size} inch frame`]);

export const sportAndOutdoors = `
golf irons: irons
bicycle: raleigh, brompton, dawes, boardman, carrera
gym equipment: treadmill, dumbbells, weights, exercise bike, cross trainer, rowing machine, kettlebells, multi gym
exercise equipment: treadmill, dumbbells, weights, exercise bike
pushbike: bike, bicycle
camping gear: tent, sleeping bag, camping stove
fitness equipment: treadmill, dumbbells, weights, exercise bike, rowing machine
water sports: kayak, paddle board, wetsuit, surfboard
climbing gear: harness, rope
wetsuit: winter steamer, steamer, shorty, full suit
kids football boots: football boots
hybrid bike: boardman, sirrus, crosstrail, fx 3, trek fx, subway
tent: vango, coleman, tipi, gazebo, tunnel tent, dome tent, air tent, bell tent
bike: bmx, tandem, bicycle, brompton, cube, trek, raleigh
mountain bike: cube, trek, carrera, hardtail, rockhopper, hardrock, stumpjumper, marlin, kraken, vengeance, voodoo hoodoo, bizango, giant talon, scott aspect, cube aim, 29er, full suspension, mtb
sports equipment: cricket bat, tennis racket, golf clubs, football
hiking boots: scarpa, meindl, walking boots, merrell, salomon quest
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
road bike: giant defy, giant tcr, specialized allez, specialized tarmac, trek domane, trek emonda, cannondale caad, boardman team, ribble, pinarello, bianchi, cervelo
ladies bike: womens bike, step through, dutch style, dutch bike, pendleton, womens hybrid, ladies hybrid, ladies town
womens bike: ladies bike, step through, dutch style, dutch bike, pendleton
mens bike: gents bike, mens hybrid, mens mountain bike, ${frames.join(', ')}
kids bike: childs bike, frog, islabike, 14 inch wheels, 16 inch wheels, 18 inch wheels, 20 inch wheels, 24 inch wheels, 14 inch bike, 16 inch bike, 18 inch bike, 20 inch bike, 24 inch bike, first pedal bike, first pedal bicycle, stabilisers
ebike: bosch motor, pedal assist, electric hybrid, electric mountain bike
running machine: treadmill
dumbbells: dumbell set, hex weights, bowflex
home gym: multi gym, squat rack, power rack, smith machine
golf clubs: irons, driver, callaway, taylormade, ping, half set, ping irons, callaway irons, taylormade irons, mizuno irons
fishing rod: shimano, daiwa, fly rod, beachcaster
electric bike: pedelec, power assist
carp fishing gear: carp rod, carp reel, bite alarms, rod pod
carp gear: carp rod, carp reel, bite alarms, rod pod
bmx: mongoose, mafia bike, wethepeople
bike lock: d lock, kryptonite, chain lock
golf bag: stand bag, cart bag
tennis racket: head racket, babolat, slazenger
badminton racket: yonex
cricket bat: gray nicolls, english willow, gunn and moore, kookaburra
surfboard: mini mal, foamie, foam board
family tent: airbeam, air tent, vango, outwell, 4 man tent, 5 man tent, 6 man tent, six man tent, 8 man tent, 8 berth tent
girls bike: pink bike, princess bike
camping stove: trangia
golf trolley: powakaddy, motocaddy
football boots: astro boots, moulded boots
rucksack: bergen, osprey, daypack
walking boots: karrimor, scarpa, meindl, berghaus boots, salomon
kayak: sit on top, inflatable kayak
mountain bike: specialized rockhopper, orange five
electric bike: haibike, pendleton somerby, raleigh motus
kids bike: isla bike, frog 48, frog 52, frog 55
rowing machine: concept2, waterrower
treadmill: nordictrack, jtx
exercise bike: peloton
multi gym: marcy
golf clubs: titleist, ping g400
tent: outwell, quechua
canoe: canadian canoe, old town canoe
kayak: wilderness systems
paddleboard: red paddle, itiwit
wetsuit: o neill, rip curl, gul
`;
