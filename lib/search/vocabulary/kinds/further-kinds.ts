/* Further things and their kinds, as in kinds.ts. Colours have kinds as well. */

export const furtherKinds = `
green: emerald, olive, khaki, sage, mint green, lime
blue: navy, teal, turquoise, royal blue, denim
red: burgundy, maroon, scarlet, crimson
pink: blush, fuchsia, rose
purple: lilac, lavender, mauve, plum
brown: tan, chestnut, chocolate
cream: ivory, off white, beige
grey: charcoal, slate, anthracite
gold: golden
hot desk: desks, desk
taxi: airport transfer, airport run, airport runs
hybrid bike: boardman
coat: overcoat, puffer, anorak, raincoat, duffle
winter coat: parka, puffer, duffle coat
jacket: coat, fleece, puffer, blazer, anorak
tent: vango, coleman, tipi, gazebo
lawnmower: flymo, qualcast, mountfield, hayter
tumble dryer: condenser dryer, heat pump dryer
coffee machine: sage bambino, sage oracle, sage duo temp, gaggia, barista express
pottery: denby, poole, moorcroft, hornsea
sideboard: g plan, ercol
rocking chair: ercol
armchair: parker knoll, wingback, recliner
chair: armchair, recliner, stool
bike: bicycle, brompton, cube, trek, raleigh
mountain bike: cube, trek, carrera, hardtail
guitar: stratocaster, telecaster, les paul, yamaha acoustic
camera: canon, nikon, dslr, fujifilm, leica
headphones: bose, beats
speaker: sonos, jbl, soundbar
tv: samsung tv, lg tv, bravia
laptop: asus, lenovo, dell laptop, acer
games console: wii, nintendo ds, gamecube, mega drive
trainers: nike, adidas, reebok, converse, vans
boots: dr martens, uggs, timberlands, chelsea boots
handbag: mulberry, radley, michael kors
watch: seiko, casio, rolex, omega, tissot
dog: cockapoo, puppy, collie, poodle, dachshund, bulldog, husky, pug, beagle, whippet, lurcher
puppy: cockapoo, labradoodle, dachshund, cavapoo
cat: ragdoll, bengal, siamese, maine coon, tabby, tomcat, tortoiseshell, ginger tom
kitten: ragdoll, bengal, british shorthair
bird: budgie, parrot, canary, cockatiel
reptile: bearded dragon, gecko, snake, tortoise
fish: goldfish, koi, tropical fish
poultry: hens, chickens, ducks
horse: pony, cob, mare, gelding
crime books: agatha christie, poirot, thrillers
poirot: agatha christie
books: novels, paperbacks, hardbacks
ds games: nintendo ds
toys: playmobil, barbie, duplo, cars and garage
baby clothes: baby bundle, newborn bundle
rubble: hardcore
jewellery: bangle, brooch, pendant
sports equipment: cricket bat, tennis racket, golf clubs, football
camping gear: tent, sleeping bag, camping stove
climbing partner: bouldering
garden furniture: bench, sun lounger, parasol, bistro set, rattan
shed: summerhouse, workshop
car: runabout, estate, people carrier
van: transit, sprinter, vivaro, trafic, berlingo, relay, crafter, ducato
campervan: motorhome, t5, t4, t6
motorbike: scooter, yamaha, honda cb, kawasaki, triumph, lexmoto
caravan: swift, bailey, elddis, lunar, coachman
boat: rib, kayak, motor cruiser, dory
trailer: ifor williams
tractor: kubota, massey ferguson, john deere
electric car: leaf, tesla, zoe, id.3, kona electric
people carrier: s max, zafira, galaxy, sharan, touran
suv: qashqai, sportage, tucson, kuga
pet care: dog walking, dog walker, pet sitter
childcare: nanny, childminder, babysitter
beauty treatments: facials, waxing, lashes
tutor: gcse, a level
language lessons: french lessons, spanish lessons, german lessons
music lessons: piano lessons, guitar lessons, violin lessons, singing lessons
gardening: hedges, lawns
repairs: repaired
entertainer: magician, clown, face painter, princess parties
bar work: bartender, bar staff, barman
kitchen work: kitchen porter, pot washer, kitchen assistant
care work: care assistant, support worker
office work: administrator, receptionist, typist
driving work: driver
shop work: sales assistant, retail assistant
farm work: farm hand, fruit picker, tractor driver
warehouse work: picker packer, warehouse operative, forklift driver
cleaning work: cleaner, housekeeper
building work: labourer, bricklayer
freelance editor: copy editor, sub editor
physio: physiotherapist
woodland: wood, woods
small wood: bluebell wood, ancient wood, woodland, copse
3 piece suit: three piece
static caravan: holiday home, static holiday
action camera: gopro, insta360, osmo action
laptop: xps, thinkpad, inspiron, pavilion, vivobook
theatre tickets: hamilton, les miserables, wicked, phantom, lion king, mamma mia
jeans: levis 501
4x4: jimny, duster, defender, freelander, jeep
hiking boots: scarpa, meindl, walking boots
games: fifa, zelda, mario, mario kart, call of duty, gta, minecraft, spider man, pokemon, f1, gran turismo, sonic, halo, assassins creed
chest of drawers: drawer, set of drawers
baby clothes: babygrows, sleepsuits, vests, rompers
dining table: table and chairs, table with chairs
classic car: tax exempt, tax and mot exempt
electrician: rewire, electrics, fuse box, consumer unit, sockets
plumber: burst pipes, blocked drains
builder: extensions, loft conversions
plasterer: skimming
solicitor: conveyancing
bungalow: dormer
land: paddock, grazing, woodland
scarf: shawl, pashmina
dress: frock
trousers: chinos
drill: combi drill
headphones: headset
firewood: logs, offcuts, pallets
ring: solitaire, eternity ring, wedding band
parking space: driveway, parking bay
suit: tuxedo, dinner suit, three piece
boots: ankle boots, chelsea boots, wellingtons
furniture: table and chairs, dresser, ottoman
social group: lunch club, coffee mornings, meet ups, meetup
family car: people carrier, mpv, estate, seven seats, 7 seater, isofix, zafira, galaxy, touran, c max, scenic
first car: corsa, fiesta, aygo, c1, 107, i10
work van: transit, vivaro, transporter, sprinter, peugeot partner, berlingo
holiday cottage: chalet, lodge
patio slabs: paving, sandstone, flags
`;
