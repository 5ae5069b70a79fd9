export const gardenAndDiy = `
jet wash driveway: pressure washing, pressure washer, driveway cleaning, patio cleaning
bbq: weber, grill, smoker, gas grill
barbecue: weber, weber kettle, char broil, kamado
drill: dewalt, makita, combi drill, sds, combi, hammer drill, impact driver
hot tub: lay z spa, lazy spa
garden tools: lawnmower, strimmer, hedge trimmer, spade, rake
tools: drill, saw, sander, tool box, spanners, toolbox, tool kit, socket set, tool chest
power tools: drill, sander, circular saw, angle grinder
diy: drill, saw, tools
garden chair: deck chair, sun lounger
power tool: drill, sander, circular saw, angle grinder
gardening tools: spade, rake, fork, shears, hoe
lawnmower: flymo, qualcast, mountfield, hayter
rubble: hardcore
garden furniture: garden table, garden chairs, patio set, bench, sun lounger, parasol, bistro set, rattan
shed: summerhouse, workshop, garden store, log cabin, potting shed
gardening: hedges, lawns
firewood: logs, offcuts, pallets, hardwood, kiln dried, seasoned wood
patio slabs: paving, sandstone, yorkstone, indian stone, indian sandstone, concrete slabs
garden table and chairs: patio set, bistro set, garden furniture
garden seat: bench, arbour, swing seat
lawn mower: ride-on, hover mower, cylinder mower, rotary mower, grass cutter, flymo, qualcast, hayter
paving: slabs, yorkstone, flagstones, sandstone
wood: timber, planks, offcuts, firewood, pallets, logs
ladder: loft ladder, step ladder, stepladder, step ladders, pair of steps, set of steps, decorators steps, wooden steps, aluminium steps, tread steps, household steps, folding steps, extension ladder
steps: stepladder, step ladder
extension ladder: aluminium ladder, aluminum ladder, alloy ladder, wooden ladder, 2 section ladder, 3 section ladder, ladder 2 section, ladder 3 section, ladder two section, ladder three section, triple extension
gardener: lawns mown, hedges cut, grass cut, garden tidied
tree surgeon: stumps, felling, crowns
fencing: closeboard, feather edge, panels and posts
cordless drill: combi drill, makita combi, dewalt combi, bosch combi, 18v combi, impact driver
pressure washer: karcher, nilfisk, jet wash
jet wash: pressure washer, karcher, nilfisk
swing set: swing and slide
free wood: firewood, pallets, logs, offcuts
laminate flooring: laminate, click flooring, wood floor
plants: perennials, shrubs, seedlings, geraniums, dahlias, hostas
circular saw: skilsaw, plunge saw
socket set: ratchet set, halfords advanced
paint: emulsion, dulux, masonry paint, farrow and ball
house plants: monstera, spider plant, cheese plant, succulents, cacti, aloe vera
fruit trees: apple tree, plum tree, pear tree, cherry tree
internal doors: oak doors, panel doors, fire door
patio cleaning: pressure washing, jet washing
driveway cleaning: pressure washing, jet washing
garage door: up and over door, roller door
driveway: resin drives, tarmac drives
fence panel: overlap panel, lap panel
cement mixer: belle
chainsaw: stihl ms, husqvarna 135
strimmer: stihl fs
hedge trimmer: stihl hs
lawnmower: honda izy
bbq: big green egg
drill: ryobi drill, milwaukee drill, ryobi, milwaukee
mitre saw: dewalt dws, evolution r255
generator: honda eu
`;
