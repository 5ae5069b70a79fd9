export const everydayNames = `
henry hoover, henry vacuum, henry vac, numatic henry
strimmer, brush cutter, grass trimmer
wendy house, playhouse, play house, cubby house
gas heater, calor gas heater, portable gas heater, cabinet heater, superser
gas bottle, gas cylinder, calor gas bottle
lino, cushioned vinyl, vinyl flooring, linoleum
washing line, rotary airer, rotary washing line, whirligig, clothes line, rotary dryer
airer, clothes horse, clothes maiden, clothes airer, drying rack, winterdykes
ceiling airer, sheila maid, pulley maid, clothes pulley
sideboard, cupboard unit
tv stand, television cabinet, television stand, telly stand, tv bench
sofa bed, clic clac, click clack, futon
footstool, foot rest, pouffe, pouf
desk, computer desk, workstation, work station, computer table, home office desk
dresser, welsh dresser, kitchen dresser
bedside table, night table, bedside unit
single bed, single divan, divan single, 3ft bed
double bed, 4ft6 bed, double divan
king size bed, kingsize bed, king bed, 5ft bed
garden set, patio set, bistro set, garden table and chairs
garden bench, bench seat, wooden bench
greenhouse, glass house, glasshouse
turf, lawn turf, turf rolls, grass rolls
logs, fire wood, firewood, seasoned wood
gravel, chippings, shingle, pebbles, stone chippings
fire surround, mantelpiece, fireplace, hearth
hedge trimmer, hedge cutter, hedgecutter
wheelbarrow, builders barrow, garden barrow, wheelbarra, wheel barrow
cement mixer, concrete mixer, belle mixer
baby gate, stair gate, stairgate, safety gate, baby safety gate
baby walker, activity walker, push along walker, baby push along
nursery furniture, nursery set, nursery furniture set, cot and changing table, cot and changing unit
kids bike, childs bike, junior bike, children bike, child bike, childrens bike
balance bike, no pedals bike, bike without pedals, strider bike
child bike seat, toddler bike seat, childs bike seat, cycle seat, child cycle seat, bike child seat, baby bike seat
kids scooter, micro scooter, mini micro scooter, childs scooter, childrens scooter
red phone box, phone box, telephone box, red telephone box, phone kiosk, k6 kiosk, red phonebox
exercise bike, static bike, static exercise bike, cycling machine, stationary bike
football boots, footie boots, footy boots
football shirt, football top, football jersey, replica shirt
paddling pool, splash pool, kids pool
slide, garden slide, chute
toy bundle, bundle of toys, toys bundle, playset
camping stove, camp stove, gas camping stove
camping gear, camping bundle, camp kit, camping kit, camping set
walking boots, hiking boots, mountain boots, trekking boots, trek boots
paddle board, paddleboard, stand up paddle, sup board, inflatable sup
acoustic guitar, dreadnought, folk guitar
kids books, childrens books, picture books, story books, storybooks
stamps, stamp collection, stamp album
hens, pullets, pol hens, point of lay, chooks
cockerel, cock bird, rooster
chicken coop, hen house, henhouse, chicken house, poultry house, chook house
rabbit hutch, rabbit house, bunny hutch, bunny house
dog bed, pet bed, dog basket, puppy bed
chicken feeder, poultry feeder, hen feeder
bees, bee colony, nucleus of bees, honey bees, nuc
printer ink, ink cartridges, printer cartridges, cartridges, bottles of ink, ink bottles
ink cartridge, printer ink, printer cartridge
router, wifi box, broadband hub, wifi router
tv bracket, telly bracket, tv wall mount, tv wall bracket, television bracket
dash cam, dashcam, car camera, car cam
prom dress, prom frock, prom gown
wellies, wellingtons, welly boots, wellington boots
dungarees, dungaree
boys clothes, boys bundle, bundle of boys clothes, boys clothing, boy bundle, bundle boy
girls clothes, girls bundle, bundle of girls clothes, girls clothing, girl bundle, bundle girl
maternity clothes, maternity wear, pregnancy clothes, maternity bundle
wheelchair, self propelled chair, transit chair, transit wheelchair
rollator, wheeled walking frame, four wheeled walking frame, three wheeled walking frame, wheeled frame
christmas tree, xmas tree
christmas decorations, xmas decorations
christmas lights, xmas lights
private plate, private number plate, cherished registration, cherished plate, private reg, personal plate, personal registration, registration number
roof box, roof storage box, thule box
tow bar, towbar, tow hitch, towing bracket
motorhome, coachbuilt, motor home, motor caravan
doll house, dolls house, dollhouse
jumper, pullover, knitted jumper
cagoule, kagool, kag, pac a mac, packamac
pyjamas, pjs, jammies, jim jams, pajamas
tracksuit bottoms, trackie bottoms, tracky bottoms, joggers, jogging bottoms
plimsolls, daps, sandshoes, gutties
bum bag, bumbag, waist bag, belt bag
swimming trunks, swim shorts, trunks, swimming shorts
cutlery set, canteen of cutlery, knives and forks
chest freezer, deep freeze, deep freezer
hot tub, spa pool, inflatable spa
incinerator, garden incinerator, burning bin
manure, horse muck, horse manure, well rotted manure
love seat, loveseat, snuggler, two seater sofa
corner sofa bed, l shaped sofa bed, corner sofa with bed
dining suite, dining set, dining room suite
dining table, dinner table, dining room table
coffee table, lounge table, occasional table
gaming chair, racing chair, gamer chair, gaming seat
bar stools, breakfast stools, high stools, kitchen stools, breakfast bar stools
integrated dishwasher, built in dishwasher, built in dish washer, fitted dishwasher
integrated fridge freezer, built in fridge freezer
built in oven, integrated oven, single oven built in
kitchen units, used kitchen, kitchen cupboards, kitchen cabinets, complete kitchen, ex display kitchen
bathroom suite, toilet and sink, toilet and basin, bath and basin, bath toilet and sink
internal doors, interior doors, inside doors
garden gate, wooden gate, side gate, timber gate, pedestrian gate
metal shed, steel shed, tin shed
log store, wood store, firewood store, log shed
water butt, water barrel, rainwater butt, rain barrel, rainwater tank
garden hose, hosepipe, hose pipe, hozelock hose
petrol strimmer, petrol brush cutter, brushcutter, stihl strimmer
cordless drill, battery drill, 18v drill, combi drill, drill driver
tool chest, tool cabinet, roller cabinet, roll cab, tool box, mechanics tool chest
scaffold tower, tower scaffold, boss tower, aluminium tower
scaffold boards, scaffold planks, scaffolding boards, scaffolding planks
house plants, indoor plants, houseplants, pot plants
grandfather clock, longcase clock, grandmother clock, long case clock
travel cot, pop up cot, folding cot, pack n play
baby bath, tummy tub, bath support
girls bike, girl bike
boys bike, boy bike
hybrid bike, commuter bike, town bike
bike trailer, child trailer, kids bike trailer, child bike trailer
kids swing, garden swing, childs swing
dolls pram, toy pram, doll buggy, dolls pushchair, doll pram
kids electric car, ride on electric car, 12v ride on, kids jeep, electric ride on, kids electric ride on, kids ride on car
ride on toy, push along car, foot to floor car, ride along toy
remote control car, rc car, radio control car, radio controlled car
revision guides, revision books, study guides, cgp books
sheet music, music books, piano books, song books
bass guitar, electric bass, bass gtr
kids guitar, junior guitar, childs guitar
fishing chair, carp chair, bed chair, bedchair
bivvy, carp shelter, fishing shelter, brolly system
squat rack, power rack, power cage, squat stand
roof tent, rooftop tent, tentbox, roof top tent
cool box, coolbox, cooler, cool boxes
hamster cage, gerbil cage, rodent cage, hamster home
iphone case, iphone cover
phone case, phone cover, mobile phone case
gaming pc, custom pc, gaming computer, gaming rig
wireless keyboard, bluetooth keyboard, cordless keyboard
freeview box, freeview recorder, humax box, set top box, freeview plus
hi vis jacket, high visibility jacket, hi viz jacket, high vis jacket
chef whites, chef jacket, chefs jacket, chefs whites
bath lift, bath chair, bath hoist
mobility scooter, pavement scooter, boot scooter, electric mobility scooter
plus size clothes, plus size, curve clothes, larger size clothes
mens watch, gents watch, man watch
ladies watch, womens watch, lady watch
rescue dog, rehome dog, dog rehoming, dog needs new home
royal enfield, royal enfeild, royal enfild, royal infield
drone pilot, drone operator, drone flyer, uav pilot
fiddle player, fiddler, violinist
samsung tablet, samsung tab, galaxy tab
qashqai, cashcow, cash cow, quashqai, qashcow
sewing machine, sowing machine, sewing maching
big button phone, big buttons phone, telephone big buttons, big button telephone, phone big buttons
hot dog cart, hot dog stall, hot dog stand, hot dog van, hot dog trolley
woodland, woods
dog walker, dug walker
corrugated sheets, wriggly tin, tin sheets, box profile sheets, roofing sheets
`;
