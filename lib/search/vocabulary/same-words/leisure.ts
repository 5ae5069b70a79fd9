export const leisure = `
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
vinyl, lps, vinyl records, records, vinyl lps, lp, albums
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
folding bike, folding bicycle, foldable bike, brompton, fold up bike
road bike, racing bike, racer
hybrid bike, town bike, city bike
balance bike, running bike
stabilisers, training wheels
wetsuit, wet suit
golf clubs, golf set
cricket bat, cricket kit
tennis racket, tennis racquet
badminton racket, badminton racquet
weights bench, weight bench, bench press
rowing machine, rower
cross trainer, elliptical, elliptical trainer
punch bag, punchbag, boxing bag
yoga mat, exercise mat
fishing tackle, fishing gear
camp bed, campbed, folding bed
camping stove, camp stove, camping cooker
walking boots, hiking boots
roller skates, rollerskates, roller boots, inline skates, rollerblades
scooter kids, micro scooter
acoustic guitar, classical guitar, spanish guitar
bass guitar, electric bass
microphone, mic
djembe, bongo
travel system, baby travel system, pram and car seat, buggy and car seat, pushchair and car seat
baby bouncer, bouncer, baby rocker
baby monitor, baby camera
stair gate, stairgate, safety gate, baby gate
play pen, playpen
changing table, changing unit, baby changer
toy tractor, pedal tractor, ride on tractor
teddy, teddy bear, soft toy, cuddly toy, stuffed toy
action figure, action figures
model railway, train set, hornby
toy car, diecast, die cast
scalextric, slot car
pokemon cards, trading cards
comics, comic books
novels, paperbacks, books
postage stamps, stamp collection, stamps
coins, coin collection
book club, book group, reading group
board game group, board game night, board game evening, board games evening, board game club, board games club
walking group, walking friends, hiking group, ramblers
cycling buddy, cycling partner, cycling friends, cyclist, cycling club, bike rides
running club, running group, running buddy, running partner, jogging partner
knitting group, knit and natter, knitting circle
language exchange, conversation exchange, language partner
pub quiz team, quiz team
pup, pups, puppy, puppies
border collie, sheepdog, sheep dog, collie
staffy, staffie, staffordshire bull terrier
frenchie, french bulldog
alsatian, german shepherd, gsd
dachshund, sausage dog
westie, west highland terrier
yorkie, yorkshire terrier
hamster cage, hamster home, hamster house
climbing gear, climbing equipment, climbing harness, climbing rope, climbing shoes
wetsuit, surf suit
life jacket, lifejacket, buoyancy aid, buoyancy vest, life vest
box set, boxset, complete set
drum kit, electronic drums, electronic drum kit
five a side, 5 a side, five aside, kickabout
toddler group, mums with toddlers, mums and toddlers, mum and baby group, baby group, playgroup, parent and toddler
junior, kids, childrens, childs
camping gear, camping equipment, camping stuff
football, footie, footy
golf bag, golf trolley bag
exercise bike, spinning bike
smart trainer, turbo trainer
art group, painting group, sketching group
choir, singing group
sewing group, craft group, crafting group
`;
