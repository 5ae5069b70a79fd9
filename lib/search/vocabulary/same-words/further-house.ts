export const furtherHouse = `
snuggler, cuddle chair, love seat, loveseat
wing chair, wingback, wing back chair, wingback chair, fireside chair
recliner, reclining chair, riser recliner, rise and recline chair, lazy boy
pouffe, footstool, foot stool, ottoman
bureau, writing desk, writing bureau
tallboy, chest of drawers
dresser, welsh dresser, kitchen dresser
drinks cabinet, cocktail cabinet, drinks trolley, bar cart
tea trolley, hostess trolley
cupboard, cabinet
shelving, shelves, shelf unit, shelving unit, storage shelves
kallax, expedit, cube shelves, cube storage
pew, church pew, church bench, church seat
bench, hall bench
four poster, four poster bed
futon, sofa bed
guest bed, folding bed, fold up bed, z bed, camp bed
bedstead, bed frame, bedframe
mirror, overmantel mirror, wall mirror
desk chair, office chair, computer chair, swivel chair
gaming chair, gaming seat
high chair, highchair, feeding chair
cot, cotbed, cot bed, crib
crib, bedside crib, next2me, bedside cot, co sleeper
moses basket, baby basket
pram, pushchair, buggy, stroller, travel system
double buggy, double pushchair, twin buggy, tandem pushchair, double pram
baby sling, baby carrier, papoose, baby wrap
bouncer, baby bouncer, bouncy chair, baby rocker
play gym, baby gym, play mat, playmat
jumperoo, baby jumper
stair gate, stairgate, baby gate, safety gate
baby monitor, baby camera, video monitor
breast pump, milk pump
steriliser, sterilizer, bottle steriliser
nappies, diapers, nappy
dummy, soother, pacifier
baby bundle, bundle of baby, baby things, baby items, baby stuff
clothes horse, clothes airer, airer, clothes maiden, drying rack, clothes dryer, maiden
rotary airer, rotary line, rotary washing line, whirligig
cooker, oven, range cooker
hob, cooktop, stove top
slow cooker, crockpot, crock pot, slowcooker
pressure cooker, instant pot, multi cooker
toastie maker, sandwich toaster, sandwich maker, toasted sandwich maker
coffee machine, coffee maker, espresso machine, bean to cup, nespresso, tassimo, dolce gusto
pod coffee machine, nespresso, tassimo, dolce gusto, pod machine, capsule coffee machine
food processor, magimix, food mixer
blender, smoothie maker, nutribullet, liquidiser
stand mixer, food mixer, kitchenaid, kenwood chef
fridge, refrigerator, larder fridge
mini fridge, small fridge, table top fridge, beer fridge
freezer, chest freezer, upright freezer
american fridge freezer, american style fridge freezer, side by side fridge
carpet washer, carpet cleaner, carpet shampooer, rug doctor, vax carpet washer
air con, air conditioner, air conditioning unit, portable air conditioner
heater, electric heater, fan heater, oil filled radiator
dehumidifier, moisture absorber
lampshade, lamp shade, light shade
standard lamp, floor lamp
chandelier, pendant light, ceiling light
painting, oil painting, canvas, artwork, picture, watercolour
print, framed print, picture, poster
ornament, figurine, figure
pottery, ceramics, stoneware
crockery, plates, dinner service, dinner set, dinnerware, tableware
cups and saucers, tea set, teaset, teacups
cutlery, knives and forks, canteen of cutlery
hallway rug, hall rug, hall runner, hallway runner, carpet runner
kids scooter, toddler scooter, childs scooter, childrens scooter, kids three wheel scooter
caravan mirrors, towing mirrors, tow mirrors
electric radiator, oil filled radiator, electric heater
full length mirror, cheval mirror, long mirror, cheval looking glass, dressing mirror
antique sewing machine, vintage sewing machine, treadle sewing machine, treadle
graduation gown, graduation robes, graduation robe, mortarboard
snorkel, snorkel set, snorkelling, snorkeling
curtains, drapes, blackout curtains
duvet set, duvet cover, bedding set, bed linen
throw, blanket, bedspread
skip, skip hire
patio slabs, paving slabs, slabs, flagstones, paving stones
rubble, hardcore, broken bricks, broken slabs
topsoil, top soil, soil, earth
gravel, shingle, chippings, pebbles, aggregate
decking, deck boards, decking boards
fence panels, fencing, fence panel, lap panels, feather edge
railway sleepers, sleepers, garden sleepers
firewood, logs, seasoned logs
plants, perennials, shrubs, seedlings
plant pots, planters, pots
greenhouse, polytunnel, glasshouse
shed, garden shed, wooden shed, tool shed
summer house, summerhouse, garden room
mower, lawnmower, lawn mower, flymo, hover mower
ride on mower, ride on lawnmower, lawn tractor, sit on mower, garden tractor
rotavator, rotovator, tiller, cultivator
shredder, garden shredder, wood chipper
ladders, ladder, step ladder, stepladder
extension ladder, extending ladder, extendable ladder, double ladder, triple ladder
scaffold tower, scaffolding tower, tower scaffold
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
bbq, barbecue, braai
hot tub, lazy spa, lay z spa, inflatable hot tub
fire pit, firepit, fire bowl
log burner, wood burner, stove, wood burning stove, multi fuel stove
bathtub, bath tub, roll top bath
sink, basin, washbasin
toilet, loo, wc, close coupled toilet
shower screen, shower door, shower enclosure, shower cubicle
radiator, heated towel rail, towel rail
`;
