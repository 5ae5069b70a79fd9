export const sportAndOutdoors = `
bike, bicycle, pushbike, push bike, cycle
push bike, pushbike, pedal bike, bicycle, bike
ebike, e bike, electric bike, electric bicycle, pedelec, electric pushbike, electric push bike
hardtail, hard tail, mtb, mountain bike
29er, 29 inch, 29in, 29 inch wheels
push scooter, kick scooter
scooter kids, micro scooter
scooter, stunt scooter, micro scooter, kick scooter
kids scooter, toddler scooter, childs scooter, childrens scooter, kids three wheel scooter
kids scooter, micro scooter, mini micro scooter, childs scooter, childrens scooter
treadmill, running machine
exercise bike, spin bike, exercise cycle, stationary bike, spinning bike
exercise bike, static bike, static exercise bike, cycling machine, stationary bike
dumbbells, dumbells, free weights, hand weights
weights, dumbbells, dumb bells, barbell, weight plates, kettlebell, free weights, weight set
rucksack, backpack, ruck sack
rucksack, backpack, back pack, haversack, knapsack
tent, camping tent
tent, bell tent, pop up tent
sleeping bag, sleepingbag
fishing rod, carp rod, fly rod, rod and reel, spinning rod
fishing gear, fishing tackle, fishing equipment, fishing rod, rod and reel
fishing rod, fishing pole, carp rod, fly rod, feeder rod, match rod
fishing tackle, fishing gear, fishing equipment, fishing kit, tackle
fishing tackle, fishing gear, tackle box
paddleboard, paddle board, sup, sup board, stand up paddle board
paddle board, paddleboard, stand up paddle, sup board, inflatable sup
kayak, canoe
surfboard, surf board, foamie, longboard, shortboard, foam board
skateboard, skate board
football, soccer
football, footie, footy
trampoline, trampolene
trampoline, rebounder, trampette
folding bike, folding bicycle, foldable bike, brompton, fold up bike, fold up bicycle
racer, racing bike, road bike, road racer
hybrid bike, town bike, city bike
hybrid bike, commuter bike, town bike
balance bike, running bike
balance bike, strider, toddler bike
balance bike, no pedals bike, bike without pedals, strider bike
wetsuit, surf suit
wetsuit, wet suit, steamer
golf clubs, golf set, set of clubs, golf irons
cricket bat, cricket kit
tennis racket, tennis racquet
badminton racket, badminton racquet
weights bench, weight bench, bench press
rowing machine, rower, concept 2
cross trainer, elliptical, elliptical trainer
punch bag, punchbag, boxing bag, heavy bag
yoga mat, exercise mat
camping stove, camp stove, gas stove, camping cooker
camping stove, camp stove, gas camping stove
hiking boots, walking boots, trekking boots, hillwalking boots
walking boots, hiking boots, mountain boots, trekking boots, trek boots
roller skates, rollerskates, roller boots, inline skates, rollerblades
skates, roller skates, rollerblades, inline skates, quad skates, roller boots
climbing gear, climbing equipment, climbing harness, climbing rope, climbing shoes
life jacket, lifejacket, buoyancy aid, buoyancy vest, life vest
camping gear, camping equipment, camping stuff
camping gear, camping bundle, camp kit, camping kit, camping set
golf bag, golf trolley bag
smart trainer, turbo trainer
turbo trainer, bike trainer, indoor trainer, tacx turbo, turbo bike trainer
football boots, football shoes
football boots, footie boots, footy boots
football shirt, football top, football kit, home shirt, away shirt, home top, replica shirt
football shirt, football top, football jersey, replica shirt
e scooter, escooter, electric scooter
bodyboard, body board, boogie board
torch, flashlight, head torch
air bed, airbed, air mattress, inflatable mattress, blow up bed, lilo
cool box, coolbox, ice box, cooler box, cool bag
cool box, coolbox, cooler, cool boxes
full suspension, full susser, full sus
e mtb, emtb, electric mountain bike
fixie, fixed gear, single speed
kids bike, childs bike, childrens bike, boys bike, girls bike
kids bike, childs bike, junior bike, children bike, child bike, childrens bike
girls bike, girl bike
boys bike, boy bike
tag along, tagalong, trailer bike
bike helmet, cycle helmet, cycling helmet
home gym, multigym, multi gym
table tennis, ping pong
table tennis table, ping pong table
hoverboard, hover board, segway
fishing bivvy, bivvy, fishing tent
bivvy, carp shelter, fishing shelter, brolly system
golf trolley, golf cart, golf buggy
ski suit, salopettes, ski wear
ski trousers, salopettes
snorkel, snorkel set, snorkelling, snorkeling
walkie talkies, two way radios, two way radio
bike repair, bike repairs, bicycle repair, bike servicing, cycle repairs
ice skates, skating boots
football goal, goalposts, goal posts
basketball hoop, basketball net, basketball stand
bike pump, bicycle pump, track pump
bike lights, cycle lights
bike seat, bicycle saddle
fishing chair, carp chair, bed chair, bedchair
squat rack, power rack, power cage, squat stand
roof tent, rooftop tent, tentbox, roof top tent
football shirt, football top, footy top, footie top, footy shirt
`;
