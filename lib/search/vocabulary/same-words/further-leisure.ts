export const furtherLeisure = `
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
climbing frame, monkey bars, jungle gym, swing and slide set, swing and slide
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
`;
