export const vehicles = `
dpf, diesel particulate filter, particulate filter
r1200gs, r1200 gs, gs1200, gs 1200
r1250gs, r1250 gs, gs1250, gs 1250
sat nav, satnav, gps
sat nav, satnav, tomtom
dash cam, dashcam, dash camera
dash cam, dashcam, dashboard camera
dash cam, dashcam, car camera, car cam
bmw, beemer, bimmer, beamer
moped, motor scooter
motor scooter, scooter
moped, 50cc moped, ped, 50cc
car, automobile, motor car
motorbike, motor bike, motorcycle, motor cycle
van, panel van
hgv, lgv, lorry, truck
van conversion, camper conversion, day van
motorhome, motor home, campervan, camper van, camper
campervan, camper van, camper, motorhome, day van, van conversion
motorhome, coachbuilt, motor home, motor caravan
touring caravan, tourer
pickup, pick up
ev charging cable, ev cable, ev charging lead, electric car charging cable, electric car charging lead, type 2 cable, type 2 charging cable
folding roof, convertible, cabriolet, soft top, roadster
convertible, convertable, cabriolet, roadster, soft top, drop top, cabrio
a2 licence, a2, a2 legal, a2 compliant, a2 friendly
saloon, sedan
suv, 4x4, off roader, crossover, 4wd, four wheel drive
people carrier, mpv, 7 seater, seven seater, seven seats, 7 seats
minibus, mini bus
tyre, tire
alloys, alloy wheels, rims
gearbox, gear box
windscreen, windshield
windscreen repair, chips repaired, windscreen replacement, windscreens
bumper, fender
tow bar, towbar, tow ball, towball, towing bracket
tow bar, towbar, tow hitch, towing bracket
roof rack, roofrack, roof bars
roof bars, roof rack, roof rails
roof bars, cross bars, crossbars
roof box, roofbox
roof box, roof storage box, thule box
petrol, gasoline
automatic, auto
volkswagen, vw, vdub
mercedes, merc, mercedes benz
land rover, landy, landie, landrover
range rover, rangey, rangie, rangerover
alfa romeo, alfa
canal boat, narrowboat, narrow boat, barge
number plate, numberplate, private plate, cherished plate
private plate, private number plate, cherished registration, cherished plate, private reg, personal plate, personal registration, registration number
horse trailer, horsebox, horse box
horsebox, horse lorry, horse box
quad bike, quad, atv
mot, moted
mot, mot test
failed mot, mot failure
van racking, van shelving, van shelves, racking
estate, estate car, station wagon
estate, estate car, sport tourer
first car, starter car
small car, city car, runabout, runaround, first car, little car
electric car, ev, electric vehicle
ev, electric car, fully electric
caravan awning, awning
trailer, car trailer
outboard, outboard motor, outboard engine, boat engine, boat motor
engine, motor, outboard
battery charger, trickle charger
catalytic converter, cat converter, decat
snow tyres, winter tyres
jump leads, jump cables, booster cables
motorbike lid, motorcycle lid, crash helmet, motorbike helmet, motorcycle helmet
bike leathers, motorcycle leathers, motorbike leathers, leathers, leather suit, two piece leathers
tow rope, towing rope
flatbed, flat bed, dropside, drop side
livestock trailer, stock trailer, livestock box, cattle trailer
mx5, mx 5
long mot, 12 months mot, full mot, 12 months ticket, year mot, years mot
panniers, saddlebags, luggage boxes
headlight, head light, headlamp, head lamp
breaking, breakers, breaker
tail light, rear light, tail lamp
rubber dinghy, inflatable boat, inflatable dinghy, inflatable tender, tender
tow car, towing car
hilux, hi lux
mechanic, car repair, car repairs
mechanic, car mechanic, car repairs, garage services, car servicing
mechanic, vehicle technician, motor technician
mobile mechanic, mobile car mechanic
mobile mechanic, car repairs at home, mechanic comes to you, mechanic at your home
car valeting, valeting, car wash, car cleaning, mobile valeting, valet
car valeting, car valet, valeting, car detailing, detailing, car cleaned, mobile valet
vehicle recovery, car recovery, breakdown recovery, tow truck, recovery service
scrap car collection, scrap my car, scrap cars
scrap car collection, scrap cars, scrap car, scrap cars and vans, cars bought, scrap car bought
wedding car, wedding car hire, wedding cars
wedding car, wedding cars, wedding transport, bridal car
dent repair, bodywork repair, smart repair
dent repair, bodywork, body repairs, paint repair
car body repair, bodywork repair, paint and body, body shop repair, bodywork
part exchange, part ex, px
discovery 4, disco 4
discovery 3, disco 3
discovery 2, disco 2
discovery sport, disco sport
jaguar, jag
volkswagen beetle, vw beetle
transit van, tranny van
bike rack, cycle rack, bike carrier, cycle carrier
learner legal, learner, l plates, cbt
learner legal, cbt legal, cbt bike, learner bike, cbt
caravan mirrors, towing mirrors, tow mirrors
non runner, spares, spares or repair, breaking, failed mot, project car, needs repair
breaking, breaking for spares, breaking for parts
2 berth, two berth, 2 birth, two birth, sleeps 2, sleeps two
3 berth, three berth, sleeps 3, sleeps three
4 berth, four berth, 4 birth, four birth, sleeps 4, sleeps four
5 berth, five berth, 5 birth, five birth, sleeps 5, sleeps five
6 berth, six berth, 6 birth, six birth, sleeps 6, sleeps six
8 berth, eight berth, sleeps 8, sleeps eight
hatchback, hatch
hybrid, plug in hybrid, phev, self charging hybrid
cat n, category n, cat s, category s
high top, high roof, hi top, hi roof
lwb, long wheelbase, long wheel base
swb, short wheelbase, short wheel base
scrambler, motocross bike, dirt bike, mx bike, crosser, off road bike
chopper, cruiser, bobber
hard top, hardtop
part worn tyres, part worns, used tyres, second hand tyres
rib, rigid inflatable boat
cabin cruiser, motor boat, motor cruiser
tractor, compact tractor, mini tractor
compact tractor, small tractor, mini tractor
mobile tyre fitting, mobile tyres, tyre fitting
trailer tent, folding camper, folding caravan, folding camper trailer
folding camper trailer, camper trailer, folding camper, trailer tent
exhaust, silencer
car stereo, car radio, head unit, double din
wing mirror, door mirror
jet ski, jetski, waverunner, sea doo, seadoo, personal watercraft
triumph bonneville, triumph bonnie, bonneville
haynes manual, haynes, haynes book, haynes workshop manual
royal enfield, royal enfeild, royal enfild, royal infield
qashqai, cashcow, cash cow, quashqai, qashcow
van hire, self drive van, hire a van, van rental
limo hire, limousine, limousine hire, stretch limo
minibus hire, minibus with driver, minibus and driver
boot liner, boot tray, boot mat, load liner
passenger side, nearside, near side, ns
drivers side, driver side, offside
8 wheeler, eight wheeler, eight wheel, 8 wheel, 8x4
panel van, plain van
speedboat, speed boat, powerboat, bowrider, sports boat
canopy, truckman top, hardtop
ninja bike, kawasaki ninja, ninja motorbike
black cab, london taxi, london cab, tx4, txe, tx1
massey ferguson, massey fergie, fergie
parking sensors, reversing sensors, reverse sensors
inflatable boat, rib, sib, inflatable dinghy
`;
