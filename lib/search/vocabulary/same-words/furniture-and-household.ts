export const furniture = `
sofa, couch, settee
sofa bed, sofabed, bed settee
chest of drawers, drawers, tallboy
wardrobe, closet
double wardrobe, two door wardrobe, double robe, two door robe
bookcase, bookshelf, bookshelves, book case, book shelf, bookshelving
sideboard, credenza
armchair, arm chair, easy chair
footstool, pouffe, pouf, ottoman
bedside table, bedside cabinet, night stand, nightstand
dining table, dinner table
coffee table, occasional table
tv stand, tv unit, television stand, tv cabinet
mattress, matress
duvet, quilt
curtain, drape
rug, carpet
lamp, light
mirror, looking glass
desk, writing table, bureau
bunk bed, bunkbed
divan, bed base
corner sofa, corner settee, l shaped sofa, l shape sofa, corner couch, l shaped settee
two seater sofa, 2 seater, two seater, loveseat, love seat
three seater sofa, 3 seater, three seater
recliner, reclining chair, riser recliner
rocking chair, rocker
bar stool, breakfast stool, kitchen stool
dressing table, vanity table, vanity unit
chaise longue, chaise, day bed, daybed
blanket box, bedding box, ottoman box
coat stand, hat stand, coat rack, hall stand
shoe rack, shoe cabinet, shoe storage
display cabinet, china cabinet, glass cabinet
nest of tables, nesting tables
headboard, head board, bedhead
futon, futon bed
bean bag, beanbag
writing desk, computer desk, study desk
filing cabinet, file cabinet
blind, window blind, venetian blind, roller blind, roman blind
garden swing, swing seat, swing chair, swinging seat
suite, three piece suite, 3 piece suite, lounge suite
sofa set, three piece suite, 3 piece suite, lounge suite
butler sink, belfast sink, butler trough
chest of drawers, chest of five drawers, chest of four drawers, chest of six drawers, chest of three drawers
mantel clock, mantle clock
day bed, daybed
cabin bed, mid sleeper, midsleeper
high sleeper, loft bed
vanity unit, bathroom vanity
clothes rail, garment rail
`;

export const household = `
hoover, vacuum, vacuum cleaner, vac
fridge, refrigerator
fridge freezer, fridgefreezer
washing machine, clothes washer
tumble dryer, tumble drier, tumbledryer, dryer, drier
dishwasher, dish washer
cooker, oven
hob, stove
barbecue, bbq, barbeque
lawnmower, lawn mower, mower
wheelbarrow, wheel barrow
hosepipe, hose pipe, hose
hot tub, hottub, jacuzzi
greenhouse, green house, glasshouse
patio set, garden furniture set
bin, dustbin, wheelie bin
tap, faucet
rubbish, waste, junk
crockery, dinner set, dinnerware
cutlery, silverware
saucepan, pan, pans
bath tub, bathtub
radiator, rad
worktop, work top, worksurface
ladder, stepladder, step ladder
drill, power drill
parasol, garden umbrella, patio umbrella
shelf, shelves
knife, knives
wood burner, log burner, wood burning stove, woodburner, logburner, woodburning stove, multifuel stove, multi fuel stove
chest freezer, deep freeze, deep freezer
shed, garden shed, summer house, summerhouse
strimmer, grass trimmer, line trimmer
chainsaw, chain saw
hedge trimmer, hedge cutter, hedgetrimmer
pressure washer, jet washer, power washer, karcher
leaf blower, garden blower
water butt, rain barrel
compost bin, composter
sun lounger, sunlounger, deck chair, deckchair
gazebo, marquee, pergola
fire pit, firepit, chiminea
patio heater, outdoor heater
paving slab, paving slabs, patio slabs, flagstones
slow cooker, crock pot, crockpot
air fryer, airfryer
microwave, microwave oven
kettle, electric kettle
food mixer, stand mixer, kitchenaid, cake mixer
bread maker, breadmaker
coffee machine, espresso machine, coffee maker
iron, steam iron
ironing board, iron board
clothes airer, clothes horse, airer, clothes maiden
dehumidifier, de humidifier
fan heater, electric heater, convector heater
immersion heater, hot water tank
wash basin, sink, washbasin, hand basin
toilet, loo, wc
shower screen, shower door, shower cubicle
light fitting, ceiling light, chandelier
door mat, doormat
crate, dog crate, dog cage, puppy crate, pet crate
litter tray, litter box, cat litter tray
dog kennel, kennel, doghouse
rabbit hutch, hutch, rabbit cage
chicken coop, hen house, chicken house, hen coop
bird cage, birdcage
aerial, antenna
settee cover, sofa cover
bin bags, rubbish bags
wendy house, playhouse, play house
paddling pool, swimming pool inflatable
crutches, walking sticks
zimmer frame, walking frame, walker
stairlift, stair lift
wheelchair, wheel chair
mobility scooter, disability scooter
commode, toilet chair
air fryer, actifry, actifryer
heat pump dryer, condenser dryer, vented dryer
hedge trimmer, hedge cutter, hedge clippers
zimmer, zimmer frame, walking frame
artificial grass, astro turf, astroturf, fake grass
paint sprayer, spray gun
extractor fan, cooker hood
baby bath, bath seat
mobility aid, walking aid
patio set, bistro set
coal bunker, coal box
sewing machine, singer machine
`;
