export const vehicles = `
car, automobile, motor car
motorbike, motor bike, motorcycle, motor cycle
moped, motor scooter
van, panel van
lorry, truck, hgv
motorhome, motor home, campervan, camper van, camper
touring caravan, tourer
pickup, pick up
convertible, cabriolet, soft top
a2 licence, a2, a2 legal, a2 compliant, a2 friendly
saloon, sedan
suv, 4x4, off roader
people carrier, mpv, 7 seater, seven seater
minibus, mini bus
tyre, tire
alloys, alloy wheels
gearbox, gear box
windscreen, windshield
bumper, fender
tow bar, towbar
roof rack, roofrack, roof bars
roof box, roofbox
petrol, gasoline
automatic, auto
vw, volkswagen
mercedes, merc, mercedes benz
bmw, beemer
landrover, land rover
range rover, rangerover
alfa romeo, alfa
narrowboat, narrow boat, canal boat
number plate, numberplate, private plate, cherished plate
horsebox, horse box
quad bike, quad, atv
e scooter, escooter, electric scooter
mot, moted
estate, estate car, station wagon
small car, city car, runaround, runabout
first car, starter car
electric car, ev, electric vehicle
motor scooter, scooter
caravan awning, awning
trailer, car trailer
outboard, outboard motor, outboard engine
child car seat, car seat
sat nav, satnav, tomtom, garmin
battery charger, trickle charger
catalytic converter, cat converter, decat
snow tyres, winter tyres
jump leads, jump cables
crash helmet, motorbike helmet, motorcycle helmet
bike leathers, motorcycle leathers, motorbike leathers
tow rope, towing rope
horse trailer, horsebox, horse box
flatbed, flat bed, dropside, drop side
canal boat, narrowboat, narrow boat, barge
van conversion, camper conversion, day van
quad bike, quad, atv
livestock trailer, stock trailer, livestock box, cattle trailer
mx5, mx 5
long mot, 12 months mot, full mot, 12 months ticket, year mot, years mot
panniers, saddlebags, luggage boxes
headlight, head light, headlamp
tail light, rear light, tail lamp
rubber dinghy, inflatable boat, inflatable dinghy, inflatable tender, tender
engine, motor, outboard
booster seat, booster, booster cushion, isofix booster
tow car, towing car
hilux, hi lux
`;

export const property = `
flat, apartment, maisonette
studio, studio flat, bedsit
flatmate, flat mate, housemate, house mate, roommate
flatshare, flat share, houseshare, house share
ensuite, en suite
rent, let, rental
landlord, landlady
garage, lock up, lockup
parking space, parking spot, car space
shop, retail unit
warehouse, industrial unit
land, plot
allotment, vegetable plot
furnished, part furnished
garden, yard
lounge, sitting room, living room
two bedroom, 2 bedroom, 2 bed, two bed
three bedroom, 3 bedroom, 3 bed, three bed
one bedroom, 1 bedroom, 1 bed, one bed
four bedroom, 4 bedroom, 4 bed, four bed
terraced, terrace
semi, semi detached
holiday, vacation
caretaker, janitor
en suite room, ensuite room
house to share, house share, shared house
digs, lodgings, room
bills included, bills inc, all inclusive, inc bills, including bills
driveway, off street parking, off road parking
artist studio, art studio, artists studio, studio space
music studio, recording studio, rehearsal space, rehearsal room
office space, desk space, coworking, co working, hot desk
holiday home, holiday let, holiday cottage
smallholding, small holding
granny annexe, annexe, granny flat, annex
houseboat, narrowboat, canal boat
pet friendly, pets allowed, pets considered, pets welcome
grazing, pasture, paddock, grazing land, pasture land
acre, acres
cafe, coffee shop, coffee bar, tea room, tearoom, tea rooms
salon, hair salon, beauty salon
house share, shared house, hmo
annexe, annex
park home, mobile home
lodge, holiday lodge, chalet, holiday chalet
retirement flat, retirement apartment, retirement property, over 55s, over 60s
single room, box room, small room
storage container, shipping container, storage unit
parking space, parking bay, off street bay, car park space, car parking space, car parking
semi, semi detached, semi detached house
cottage, cottages
ground floor, downstairs
`;
