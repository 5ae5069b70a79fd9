/* Further words and phrases for goods, a line each; see ../same-words.ts. */

export const furtherGoods = `
surfboard, surf board, foamie, longboard, shortboard, foam board
bodyboard, body board, boogie board
paddleboard, paddle board, sup, sup board, stand up paddle board
life jacket, lifejacket, buoyancy aid, buoyancy vest, life vest
walking poles, walking sticks, hiking poles, trekking poles, nordic poles, hiking sticks
hiking boots, walking boots, trekking boots, hillwalking boots
phone, fone
rucksack, backpack, back pack, haversack, knapsack
torch, flashlight, head torch
tent, bell tent, pop up tent
air bed, airbed, air mattress, inflatable mattress, blow up bed, lilo
camping stove, camp stove, gas stove, camping cooker
cool box, coolbox, ice box, cooler box, cool bag
hardtail, hard tail
mtb, mountain bike, hardtail, hard tail
full suspension, full susser, full sus
push bike, pushbike, bicycle, bike, pedal bike
racer, racing bike, road bike, road racer
ebike, e bike, electric bike, electric bicycle, pedelec
e mtb, emtb, electric mountain bike
fixie, fixed gear, single speed
kids bike, childs bike, childrens bike, boys bike, girls bike
balance bike, strider, toddler bike
tag along, tagalong, trailer bike
stabilisers, training wheels
child bike seat, bike seat child, kids bike seat, bike child seat
bike helmet, cycle helmet, cycling helmet
turbo trainer, bike trainer, indoor trainer
exercise bike, spin bike, exercise cycle, stationary bike, spinning bike
cross trainer, elliptical, elliptical trainer
treadmill, running machine
rowing machine, rower, concept 2
weights, dumbbells, dumb bells, barbell, weight plates, kettlebell, free weights, weight set
punch bag, punchbag, boxing bag, heavy bag
home gym, multigym, multi gym
trampoline, rebounder, trampette
table tennis, ping pong
table tennis table, ping pong table
snooker, pool
football table, table football, foosball
dart board, dartboard
skates, roller skates, rollerblades, inline skates, quad skates, roller boots
scooter, stunt scooter, micro scooter, kick scooter
hoverboard, hover board, segway
fishing rod, fishing pole, carp rod, fly rod, feeder rod, match rod
fishing tackle, fishing gear, fishing equipment, fishing kit, tackle
fishing bivvy, bivvy, fishing tent
golf clubs, golf set, set of clubs, golf irons
golf trolley, golf cart, golf buggy
ski suit, salopettes, ski wear
wetsuit, wet suit, steamer
electric keyboard, digital keyboard, electric piano, piano keyboard
digital piano, electric piano, stage piano
upright piano, piano
drum kit, drum set, drums
sax, saxophone
violin, fiddle
squeezebox, squeeze box, accordion, concertina, melodeon
recorder, descant recorder
decks, dj decks, turntables, cdjs
pa system, pa speakers, pa
vinyl, vinyl records, records, lps, lp, 45s
cd, cds, compact disc
dvd, dvds
comic, comics, graphic novel, annual
textbook, text book, course book
gcse books, revision guides, revision books, gcse revision
paperback, paperbacks, novel, novels
lego, duplo
dolls house, doll house, dollhouse
soft toy, cuddly toy, teddy, plush, stuffed toy
jigsaw, jigsaw puzzle, puzzle
board game, boardgame, board games
trading cards, pokemon cards, match attax, collector cards
train set, model railway, model trains, hornby, oo gauge, train layout
rc car, remote control car, remote controlled car, radio controlled car
wendy house, playhouse, play house, kids den
climbing frame, monkey bars, jungle gym
swing set, garden swing, swings
ride on car, ride on toy, electric ride on
teepee, tipi, wigwam
action figure, action figures, figures
stamp album, stamp collection, stamps
war medals, medals, military medals
militaria, military memorabilia, army memorabilia
puppy, pup, puppies, pups
kitten, kitty
guinea pig, guineapig, cavy
bunny, rabbit
budgie, budgerigar, parakeet
hens, chickens, pullets, bantams
cockerel, rooster
goldfish, gold fish
fish tank, aquarium, fishtank
vivarium, terrarium, reptile tank
dog crate, dog cage, puppy crate, crate
dog coat, dog jacket
cat tree, cat tower, cat scratcher, scratching post, cat climber
cat carrier, cat box, pet carrier
rabbit run, guinea pig run
horse rug, turnout rug, stable rug
pony, horse, cob
riding hat, riding helmet
riding boots, jodhpur boots
staffy, staffie, staffordshire bull terrier
alsatian, german shepherd, gsd
labrador, lab
westie, west highland terrier
yorkie, yorkshire terrier
dachshund, sausage dog
cockapoo, cockerpoo
springer, springer spaniel
cavalier, king charles spaniel, cavalier king charles
pug, puggle
jack russell, jrt
frenchie, french bulldog
moggy, domestic shorthair
power bank, powerbank, battery pack, portable charger, portable phone charger, phone battery pack
phone case, phone cover
charger, power adapter, power supply
laptop bag, laptop case
notebook, laptop, ultrabook
gaming laptop, gaming notebook
desktop, desktop pc, tower pc, desktop computer, all in one pc
printer, printer scanner, all in one printer
hard drive, hdd, ssd, external drive
router, modem
ds, nintendo ds, ds lite, dsi
gameboy, game boy
megadrive, mega drive, sega mega drive
video games, computer games, console games
controller, gamepad, game pad, joypad, control pad
headset, headphones with mic, gaming headset
earbuds, ear buds, wireless earbuds, earphones
hi fi, hifi, stereo, music system, music centre
record player, turntable, record deck
bluetooth speaker, wireless speaker, portable speaker, jbl
smart speaker, echo dot, google home, homepod, alexa
radio alarm, alarm clock radio, clock radio
camera, digital camera, dslr
camcorder, video camera, cine camera
video player, vcr, vhs player, video recorder
projector, beamer
e reader, ereader, kindle, kobo
smart tv, tv
tv bracket, tv mount, tv wall bracket, tv wall mount
freeview box, set top box, digibox, freesat box
hair straighteners, ghd, straightener, straighteners, hair irons
hair clippers, hair trimmer, clippers
hair curler, curling tongs, curling iron, hair wand
electric razor, electric shaver, shaver
massage gun, muscle massager, percussion massager
vape, e cigarette, vape kit
walkie talkies, two way radios, two way radio
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
pew, church pew
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
crib, bedside crib, next to me, next2me, bedside cot, co sleeper
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
ladders, ladder, step ladder, stepladder, extension ladder
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
prom dress, prom gown, ball gown, ballgown, evening gown
bridesmaid dress, bridesmaid gown
mens suit, 3 piece suit, three piece suit, two piece suit, lounge suit
dinner suit, tuxedo, dinner jacket, black tie suit, dj suit
school blazer, blazer
puffer, puffer jacket, puffa jacket, padded jacket, down jacket
parka, parka coat, anorak
mac, raincoat, rain coat, waterproof
jumper, sweater, pullover, knitwear, jersey, sweatshirt
trainers, sneakers, running shoes, tennis shoes
flip flops, sandals, sliders
wellies, wellingtons, wellington boots, hunter boots, welly boots
handbag, shoulder bag, clutch bag, tote
suitcase, luggage, trolley case, cabin bag, cabin case
necklace, pendant, chain, locket
bracelet, bangle, charm bracelet
costume, fancy dress, dressing up
dressing up clothes, fancy dress, kids costumes, dressing up
tights, stockings, hosiery
pants, knickers, underwear, boxers
perfume, fragrance, scent
make up, makeup, cosmetics
rollator, walker with wheels, wheeled walker, four wheeled walker, walker with seat, three wheeled walker, tri walker
walking stick, cane, walking cane
bath lift, bath hoist, bath seat
riser chair, riser recliner, lift chair
raised toilet seat, toilet seat riser, toilet frame
wheelchair, transit chair, transit wheelchair
mobility scooter, electric scooter mobility, disability scooter
hospital bed, profiling bed, adjustable bed
jam jars, jars, glass jars
moving boxes, packing boxes, cardboard boxes, removal boxes, boxes
bric a brac, ornaments, collectables
tickets, ticket
voucher, gift card, gift voucher
filing cabinet, file cabinet, drawer cabinet
shop fittings, shop shelving, shop display, shop counter
till, cash register
mannequin, tailors dummy, dressmakers dummy
knitting wool, wool, yarn
material, fabric, cloth
1 man, one man, 1 person, one person
2 man, two man, 2 person, two person
3 man, three man, 3 person, three person
4 man, four man, 4 person, four person
5 man, five man, 5 person, five person
6 man, six man, 6 person, six person
8 man, eight man, 8 person, eight person
non runner, spares, spares or repair, breaking, failed mot, project car, will not start, wont start, needs repair
2 berth, two berth, sleeps 2, sleeps two
3 berth, three berth, sleeps 3, sleeps three
4 berth, four berth, sleeps 4, sleeps four
5 berth, five berth, sleeps 5, sleeps five
6 berth, six berth, sleeps 6, sleeps six
8 berth, eight berth, sleeps 8, sleeps eight
`;
