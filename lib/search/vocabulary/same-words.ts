/*
 * Words and phrases for one thing: a search for one finds the others. English stems match plurals, so
 * only irregular ones are listed. Applied to the query, not to the index.
 */

const furniture = `
sofa, couch, settee
sofa bed, sofabed, bed settee
chest of drawers, drawers, tallboy
wardrobe, closet
bookcase, bookshelf, bookshelves, book case, book shelf
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
`;

const household = `
hoover, vacuum, vacuum cleaner, vac
fridge, refrigerator
fridge freezer, fridgefreezer
washing machine, clothes washer
tumble dryer, tumble drier, dryer, drier
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
parasol, garden umbrella
shelf, shelves
knife, knives
`;

const electronics = `
phone, mobile phone, smartphone, smart phone
laptop, lap top, notebook
pc, computer, desktop
tv, television, telly
headphones, head phones, earphones, ear phones
airpods, air pods
playstation, play station
ps5, playstation 5, play station 5
ps4, playstation 4, play station 4
ps3, playstation 3
xbox, x box
xbox one, xboxone
nintendo switch, switch console
macbook, mac book
macbook pro, macbookpro
macbook air, macbookair
ipad, i pad
iphone, i phone
smartwatch, smart watch
apple watch, iwatch
monitor, computer screen
speaker, loudspeaker
soundbar, sound bar
hi fi, hifi, stereo
turntable, record player
camcorder, video camera
games console, games machine, gaming console
graphics card, gpu
hard drive, hard disk, hdd
memory stick, usb stick, flash drive
sat nav, satnav, gps
wi fi, wifi
e reader, ereader, kindle
charger, charging cable
`;

const leisure = `
bike, bicycle, pushbike, push bike, cycle
ebike, e bike, electric bike, electric bicycle
mountain bike, mtb
push scooter, kick scooter
treadmill, running machine
exercise bike, spin bike
dumbbells, dumbells, free weights, hand weights
rucksack, backpack, ruck sack
tent, camping tent
sleeping bag, sleepingbag
fishing rod, fishing pole
paddleboard, paddle board, sup board
kayak, canoe
surfboard, surf board
skateboard, skate board
football, soccer
football table, table football, foosball
snooker table, pool table
trampoline, trampolene
guitar, gitar
keyboard, electric piano, digital piano
drum kit, drumkit, drum set
vinyl, lps, vinyl records
dvd, dvds
jigsaw, jigsaw puzzle
lego, legos
swing set, swings
board game, boardgame
puppy, puppies, pup
kitten, kitty
dog, hound
cat, moggy
rabbit, bunny
fish tank, aquarium, fishtank
hen, chicken, chickens
pram, pushchair, buggy, stroller
cot, crib, cotbed, cot bed
car seat, carseat, child seat
high chair, highchair
nappy, diaper
moses basket, bassinet
dolls house, doll house, dollhouse
child, children, kid, kids
baby, infant
woman, women, ladies, lady, womens
man, men, gents, mens
`;

const fashion = `
trainers, sneakers, running shoes
jumper, sweater, pullover
hoodie, hoody, hooded top
trousers, pants
jeans, denims
coat, overcoat
dr martens, doc martens
jacket, blazer
t shirt, tshirt, tee
tracksuit, track suit
swimsuit, swimming costume, bathing suit
handbag, hand bag, purse
wallet, billfold
suitcase, suit case, luggage
sunglasses, sun glasses, shades
jewellery, jewelry
necklace, pendant
earring, ear ring
wedding dress, bridal gown, wedding gown
prom dress, ball gown, evening dress
wellies, wellington boots, wellingtons
slippers, house shoes
watch, wristwatch, wrist watch
pyjamas, pajamas
dressing gown, bath robe, bathrobe
fancy dress, costume
kilt, highland dress
`;

const vehicles = `
car, automobile, motor car
motorbike, motor bike, motorcycle, motor cycle
moped, motor scooter
van, panel van
lorry, truck, hgv
motorhome, motor home, campervan, camper van, camper
touring caravan, tourer
pickup, pick up
convertible, cabriolet, soft top
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
boat, dinghy
narrowboat, narrow boat, canal boat
number plate, numberplate, private plate, cherished plate
horsebox, horse box
quad bike, quad, atv
e scooter, escooter, electric scooter
mot, moted
`;

const property = `
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
`;

const work = `
job, vacancy, vacancies
part time, parttime
full time, fulltime
plumber, plumbing
electrician, electrical work, electrical services
cleaner, cleaning
gardener, gardening
handyman, odd jobs, odd job man, handy man
removals, movers, house removals, removal
man and van, man with van, man with a van
childminder, child minder, nanny, babysitter, baby sitter, childcare
tutor, tuition, tutoring, private lessons
teacher, teaching
painter, painting, decorator, decorating
plasterer, plastering
roofer, roofing, roof repair
builder, building work
carpenter, joiner, carpentry, joinery
tiler, tiling
bricklayer, bricklaying
mechanic, car repair, car repairs
mobile mechanic, mobile car mechanic
hairdresser, hair stylist, hairdressing
barber, barbering
beautician, beauty therapist
massage, masseuse, masseur
photographer, photography
dj, disc jockey
caterer, catering
chef, cook
waiter, waitress, waiting staff
bartender, barman, barmaid, bar staff, bar work
barista, coffee maker
driver, driving
delivery driver, courier
lorry driver, hgv driver, truck driver
carer, care assistant, care worker, support worker
nurse, nursing
receptionist, front of house
shop assistant, sales assistant, retail assistant
warehouse operative, warehouse worker, warehouse work, picker packer
security guard, security officer, door supervisor
accountant, accounting
bookkeeper, book keeper, bookkeeping
solicitor, lawyer
translator, translation, interpreter
web designer, web developer, web design, website design
software developer, programmer, software engineer
seo, search engine optimisation
dog walker, dog walking
dog groomer, dog grooming
pet sitter, pet sitting
personal trainer, fitness trainer
driving lessons, driving instructor
piano lessons, piano teacher
guitar lessons, guitar teacher
window cleaner, window cleaning
carpet cleaner, carpet cleaning
oven cleaner, oven cleaning
pest control, exterminator
tree surgeon, arborist, tree surgery
house clearance, rubbish removal, waste removal
skip hire, skip
tarot, psychic, clairvoyant
astrologer, astrology, horoscope
dressmaker, seamstress, alterations
intern, internship
apprentice, apprenticeship
freelance, freelancer
work from home, working from home, home based, home working, remote, remotely, remote work, wfh
`;

const spellings = `
grey, gray
colour, color
aluminium, aluminum
mould, mold
metre, meter
litre, liter
cosy, cozy
favourite, favorite
organiser, organizer
centre, center
theatre, theater
catalogue, catalog
cheque, check
kerb, curb
plough, plow
draught, draft
programme, program
licence, license
practice, practise
moustache, mustache
whisky, whiskey
doughnut, donut
tonne, ton
second hand, secondhand, used, pre owned, preowned
antique, vintage, retro
handmade, hand made
brand new, bnib, bnwt, unused
king size, kingsize
double bed, doublebed
mouse, mice
goose, geese
wolf, wolves
loaf, loaves
leaf, leaves
half, halves
scarf, scarves
`;

const numbers = `
1, one
2, two
3, three
4, four
5, five
6, six
7, seven
8, eight
9, nine
10, ten
11, eleven
12, twelve
20, twenty
30, thirty
50, fifty
100, hundred
1st, first
2nd, second
3rd, third
`;

/** What is taught, by tutors and in lessons. */
const taught =
  'french, spanish, german, italian, english, welsh, maths, science, physics, chemistry, biology, music, piano, guitar, violin, drum, singing, dance, swimming, art, computer'
    .split(', ')
    .map((subject) =>
      ['lessons', 'tutor', 'teacher', 'tuition', 'classes'].map((kind) => `${subject} ${kind}`),
    );

/** A word and what it also stands for, which does not stand for it. */
export const kinds: readonly (readonly [word: string, kinds: readonly string[]])[] = `
mobile: mobile phone, phone, smartphone, iphone
phone: iphone, samsung galaxy, google pixel
mobile phone: iphone, samsung galaxy, google pixel
smartphone: iphone, samsung galaxy, google pixel
smart phone: iphone, samsung galaxy, google pixel
tablet: ipad, galaxy tab
laptop: macbook, chromebook
games console: ps5, ps4, playstation, xbox, nintendo switch
console: ps5, ps4, playstation, xbox, nintendo switch
headphones: airpods, earbuds, earphones
dog: puppy, labrador, spaniel, terrier, cockapoo
puppy: puppies
cat: kitten
bike: bmx, tandem
sofa: chesterfield, sofa bed, sofabed
car: hatchback, saloon, convertible
boat: dinghy, narrowboat, yacht, canoe
moped: vespa, scooter
scooter: moped, vespa
e reader: kindle
smartwatch: apple watch, fitbit
instrument: guitar, piano, violin, flute, keyboard
gym equipment: treadmill, dumbbells, weights, exercise bike
garden furniture: garden table, garden chairs, patio set
kitchen appliance: fridge, cooker, dishwasher, washing machine
white goods: fridge, cooker, dishwasher, washing machine, freezer
baby stuff: pram, cot, pushchair, baby clothes
tradesman: plumber, electrician, builder, handyman, carpenter
baby equipment: pram, cot, pushchair, high chair
pet: dog, cat, rabbit, puppy, kitten
coat: jacket, parka
shoes: trainers, boots, heels, sandals
jewellery: necklace, ring, bracelet, earrings
lodgings: room, lodger
furniture: sofa, couch, settee, armchair, chair, table, wardrobe, chest of drawers, bed, bookcase, sideboard, desk, cabinet
bedroom furniture: bed, wardrobe, chest of drawers, bedside table, dressing table
dining furniture: dining table, dining chairs
living room furniture: sofa, armchair, coffee table, tv stand
appliance: fridge, freezer, cooker, dishwasher, washing machine, tumble dryer, microwave
clothes: dress, jacket, coat, jeans, shirt, trousers, jumper, skirt, hoodie
clothing: dress, jacket, coat, jeans, shirt, trousers, jumper, skirt, hoodie
musical instrument: guitar, piano, violin, flute, drum kit, saxophone, trumpet
garden tools: lawnmower, strimmer, hedge trimmer, spade, rake
tools: drill, saw, sander, tool box, spanners
power tools: drill, sander, circular saw, angle grinder
toys: lego, doll, jigsaw, teddy, board game
exercise equipment: treadmill, dumbbells, weights, exercise bike
gaming console: ps5, ps4, playstation, xbox, nintendo switch
pushbike: bike, bicycle
building work: builder, bricklayer
diy: drill, saw, tools
camping gear: tent, sleeping bag, camping stove
footwear: shoes, trainers, boots, sandals
`
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', others = ''] = line.split(': ');
    return [word, others.split(', ')];
  });

/** Each line is a group. */
export const sameWords: readonly (readonly string[])[] = [
  furniture,
  household,
  electronics,
  leisure,
  fashion,
  vehicles,
  property,
  work,
  spellings,
  numbers,
]
  .flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(',').map((word) => word.trim())),
  )
  .concat(taught);
