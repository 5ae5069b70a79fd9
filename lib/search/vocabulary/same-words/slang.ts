export const slang = `
electrician, sparky, sparkie, sparkys, leccy, leccy man
electricians mate, sparkys mate, sparkies mate, electrical mate, electricians labourer
fish and chip shop, chip shop, chippy, fish and chips
football, footy, footie
piano, joanna, old joanna
fixer upper, doer upper, renovation project
single parents, single dads, single mums, lone parents
dry stone walling, dry stone waller, dry stone wall, dry stane dyker, dry stane dyke, dry stane dyking, dyker
part exchange, part ex, px
discovery 4, disco 4
discovery 3, disco 3
discovery 2, disco 2
discovery sport, disco sport
tarot reader, fortune teller, clairvoyant, palm reader, psychic
vivarium, viv
push bike, pushbike, pedal bike, bicycle
carpenter, joiner, chippy, chippie
bricklayer, brickie
painter and decorator, painter decorator, painter and decorater
chest of drawers, chester draws, chester drawers, chest of draws, tallboy, lowboy, chest drawers
drawers, draws
saxophone, sax, alto sax, tenor sax
umbrella, brolly
tracksuit, trackies, trackie, trakkies, joggers
trainers, sneakers, sand shoes, sandshoes, daps, gutties
plimsolls, pumps
swimming costume, swimsuit, cossie, bathers
dungarees, overalls
anorak, cagoule, kagoul, waterproof jacket, rain jacket
pinafore, pinny, apron
spectacles, specs, glasses
guinea pig, guinea pigs, guineapig
budgie, budgerigar
kitten, moggy, moggie
rabbit, bunny
nappy, nappies, diapers
dummy, soother
crib, cot, bedside crib, next to me crib
pushchair, buggy, stroller, pram
horsebox, horse box, horse trailer
motorhome, motor home, campervan, camper van, camper
moped, 50cc moped, ped, 50cc
mercedes, merc
land rover, landy, landie, landrover
range rover, rangey, rangie, rangerover
jaguar, jag
bmw, beemer, bimmer, beamer
volkswagen, vw, vdub
volkswagen beetle, vw beetle
transit van, tranny van
digger, excavator, jcb
lawnmower, lawn mower, mower, grass cutter
strimmer, grass trimmer, brushcutter
fence panels, fencing panels
greenhouse, glasshouse
wheelbarrow, wheel barrow, barra
tumble dryer, tumble drier, tumbledryer, tumbledrier, dryer
cooker, oven
gas cooker, gas oven
fridge freezer, fridgefreezer, fridge and freezer
vacuum cleaner, hoover, vacuum, vac
toilet, loo, lavatory, wc
sofa, settee, couch, bed settee
sofa bed, sofabed, bed settee, futon
three piece suite, 3 piece suite, suite
television, telly, tele, tv
tv stand, tele stand, telly stand, tv unit, television stand
video doorbell, doorbell camera, ring doorbell, door bell camera, smart doorbell
patio furniture, garden furniture, outdoor furniture, patio set, garden set, bistro set, rattan set
fishing rod, carp rod, fly rod, rod and reel, spinning rod
fishing gear, fishing tackle, fishing equipment, fishing rod, rod and reel
stamp collection, stamp album, stamps, postage stamps
coin collection, old coins, coins
weights, dumbbells, barbell, weight set
barbecue, bbq, barbeque, bar b q
air force 1, air force ones, air force, af1
desktop computer, desktop pc, desktop, tower pc, pc tower
driveway, driveways
monoblock driveway, monoblock drive, monoblock drives, block paving
seater, seats
walking group, walkers, walking friends, ramblers, rambling, hiking group, hillwalking
doggy day care, dog day care, doggy daycare, dog daycare
bike rack, cycle rack, bike carrier, cycle carrier
tow bar, towbar, tow ball, towball, towing bracket
learner legal, learner, cbt
car seat, infant carrier, baby seat, child seat, baby car seat, child car seat
jet washing, pressure washing, jet wash, power washing, pressure washer, driveway cleaning
photo shoot, photoshoot, photography, photographer, portraits
double glazing, upvc windows, upvc
monday to friday, mon to fri, mon fri, weekdays
weights bench, weight bench
record collection, vinyl records, lps, vinyl
cd collection, cds
kids, bairns, bairn, weans
dog kennel, kennel, dog house
chicken coop, hen house, chicken house, hen hut
caretaker, janitor
midday supervisor, dinner lady, lunchtime supervisor
refuse collector, bin man, binman
door supervisor, bouncer, doorman
lifeguard, pool attendant
au pair, live in nanny
labourer, builders labourer, site labourer
cabin crew, air hostess, flight attendant
bus driver, psv driver, pcv driver
chimney sweep, sweep
rubbish removal, rubbish clearance, junk removal, waste clearance, tip run, tip runs
man and van, van and man, man van, man with van, van man
hairdresser, mobile hairdresser, hair dresser
odd job man, handyman, odd jobs
dog boarding, dog sitter, kennels
driving lessons, driving instructor, driving school, driving tuition
birthday cake, celebration cake, cake maker
`;
