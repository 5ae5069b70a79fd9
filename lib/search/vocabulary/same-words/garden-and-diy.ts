export const gardenAndDiy = `
plumbers tools, plumbing tools, plumber tools
electricians tools, electrician tools, electrical tools
joiners tools, joinery tools, carpenters tools, carpentry tools, woodworking tools
patio set, garden furniture set
patio furniture, garden furniture, outdoor furniture, patio set, garden set, bistro set, rattan set
garden set, patio set, bistro set, garden table and chairs
garden swing, swing seat, swing chair, swinging seat
swing set, swings, garden swing
kids swing, garden swing, childs swing
barbecue, bbq, barbeque, bar b q
bbq, barbecue, braai
lawnmower, lawn mower, mower, grass cutter
mower, lawnmower, lawn mower, flymo, hover mower
wheelbarrow, wheel barrow, barra
wheelbarrow, builders barrow, garden barrow, wheelbarra, wheel barrow
hosepipe, hose pipe, hose
hosepipe, garden hose, hose reel
garden hose, hosepipe, hose pipe, hozelock hose
hot tub, hottub, jacuzzi
hot tub, lazy spa, lay z spa, inflatable hot tub, hot tub inflatable
hot tub, spa pool, inflatable spa
greenhouse, green house, glasshouse
greenhouse, polytunnel, glasshouse
greenhouse, glass house, glasshouse
ladder, stepladder, step ladder, ladders
drill, power drill
parasol, garden umbrella, patio umbrella
shed, garden shed, summer house, summerhouse
shed, garden shed, wooden shed, tool shed
summer house, summerhouse, garden room
strimmer line, strimmer cord, strimmer wire, trimmer line
strimmer, grass trimmer, line trimmer
strimmer, grass trimmer, brushcutter
strimmer, brush cutter, grass trimmer
petrol strimmer, petrol brush cutter, brushcutter, stihl strimmer
chainsaw, chain saw
hedge trimmer, hedge cutter, hedgetrimmer
hedge trimmer, hedge cutter, hedge clippers
hedge trimmer, hedge cutter, hedgecutter
pressure washer, jet washer, power washer, jetwash, karcher
jet washing, pressure washing, jet wash, power washing, pressure washer, driveway cleaning
leaf blower, garden blower
water butt, water barrel, rainwater butt, rain barrel, rainwater tank
compost bin, composter
sun lounger, sunlounger, deck chair, deckchair
sun bed, sun lounger, sunlounger
gazebo, marquee, pergola
fire pit, firepit, chiminea
fire pit, firepit, fire bowl
patio heater, outdoor heater
paving slab, paving slabs, patio slabs, flagstones
patio slabs, paving slabs, slabs, flagstones, paving stones
patio slabs, paving slabs, garden slabs
artificial grass, astro turf, astroturf, fake grass
paint sprayer, spray gun
coal bunker, coal box
landscaper, landscaping, landscape gardener
hedge cutting, hedge trimming, hedges cut, hedges trimmed, hedges
gardener, gardening, garden maintenance, garden services, lawns, hedges
gardener, groundsman, grounds maintenance, landscaper
tree surgeon, tree surgery, tree pruning, tree felling, tree cutting, tree removal, arborist, arb
tree surgeon, crown reduction, crown lifting, crown thinning, tree reduction, tree work, tree cutting, tree felling, trees felled, trees cut, tree services, tree care
tree removal, trees removed, tree taken down, tree surgeon
fencing, fence repair, fencer
fencing, fence panels, fence fitting, fencing contractor
fence panels, fencing panels
fence panels, fencing, fence panel, lap panels, feather edge
paving, driveways, block paving
monoblock driveway, monoblock drive, monoblock drives, block paving
driveway, drive, off street parking
drive, driveway, drives
patio, paving, slabbing
driveway, drives, block paving, resin drive
driveway, driveways, drives laid, driveways laid
garden clearance, overgrown gardens, gardens cleared, garden tidy up, garden tidy
lawn mowing, grass cutting, lawn care
digger, excavator, jcb
rubble, hardcore, broken bricks, broken slabs
topsoil, top soil, soil, earth
gravel, shingle, chippings, pebbles, aggregate
gravel, chippings, shingle, pebbles, stone chippings
decking, deck boards, decking boards
railway sleepers, sleepers, garden sleepers
firewood, logs, seasoned logs, kiln dried logs
logs, fire wood, firewood, seasoned wood
plants, perennials, shrubs, seedlings
plant pots, planters, pots
ride on mower, ride on lawnmower, lawn tractor, sit on mower, garden tractor
rotavator, rotovator, tiller, cultivator
shredder, garden shredder, wood chipper
extension ladder, extending ladder, extendable ladder, double ladder, triple ladder
scaffold tower, scaffolding tower, tower scaffold
scaffold tower, tower scaffold, boss tower, aluminium tower
jigsaw tool, power jigsaw
chop saw, mitre saw
skill saw, circular saw
grinder, angle grinder
welder, mig welder, arc welder
compressor, air compressor
generator, genny, genset
sack truck, sack barrow, hand truck, trolley
work bench, workbench, workmate
pizza oven, ooni
turf, turfing, lawn laying
turf, lawn turf, turf rolls, grass rolls
sander, sanding machine
house plants, indoor plants, houseplants, pot plants
garden bench, bench seat, wooden bench
cement mixer, concrete mixer, belle mixer
incinerator, garden incinerator, burning bin
manure, horse muck, horse manure, well rotted manure
internal doors, interior doors, inside doors
garden gate, wooden gate, side gate, timber gate, pedestrian gate
metal shed, steel shed, tin shed
log store, wood store, firewood store, log shed
cordless drill, battery drill, 18v drill, combi drill, drill driver
tool chest, tool cabinet, roller cabinet, roll cab, tool box, mechanics tool chest
scaffold boards, scaffold planks, scaffolding boards, scaffolding planks
corrugated sheets, wriggly tin, tin sheets, box profile sheets, roofing sheets
shed removal, sheds taken down, shed demolition, shed dismantling, sheds knocked down, garages knocked down
stump grinding, stumps removed, stump removal, stumps ground
ride on mower, ride on lawnmower, ride on lawn mower
greenhouse staging, greenhouse shelving, greenhouse shelves
roofing felt, roof felt, shed felt
`;
