import { namedLists } from './lists';

/* Searches in place of items without ads, and those items; one way only, unlike kinds. */

const lines = `
tools OR drill OR toolbox OR saw OR workbench: ladder, step ladder, extension ladder, spirit level, hammer, screwdriver, spanner, socket set, sander, planer, router tool, angle grinder, grinder, jigsaw tool, circular saw, mitre saw, chop saw, table saw, nail gun, heat gun, impact driver, sds drill, hammer drill, vice, clamps, chisel, tile cutter, wallpaper steamer, pasting table, scaffold tower, trestles, sack truck, compressor, air compressor, mig welder, generator, cement mixer, extension lead, tool box, tool bag, workbench, saw horse, torque wrench
mower OR strimmer OR "hedge trimmer" OR "garden tools": rotavator, scarifier, leaf blower, garden shredder, chainsaw, brush cutter, hose reel, sprinkler, wheelbarrow, spade, rake, garden fork, shears, loppers, secateurs, hoe, trowel, garden roller, pressure washer, log splitter, watering can, hosepipe
bench OR parasol OR "garden chair" OR "garden table" OR rattan: hammock, swing seat, garden swing, sun lounger, deck chair, gazebo, pergola, fire pit, chiminea, patio heater, egg chair, bistro set, picnic bench, arbour, garden arch
plants OR pots OR planter OR seeds: shrub, bonsai, olive tree, apple tree, fruit tree, palm tree, hedging, laurel, dahlia, orchid, cactus, hanging basket, compost, seed potatoes, tomato plants, water butt, cloche, propagator
slabs OR paving OR bricks OR timber OR tiles OR gravel: patio slabs, paving slabs,  cement, ballast, plasterboard, plywood, insulation, decking, railway sleepers, fence panel, guttering, roof tiles, roof slates, breeze blocks, aggregate, paving, topsoil, hardcore
kettle OR toaster OR microwave OR blender: waffle maker, juicer, bread maker, pasta maker, rice cooker, steamer, food processor, hand blender, coffee grinder, ice cream maker, popcorn maker, soup maker, deep fat fryer, slow cooker, pressure cooker, sandwich toaster, food mixer, mixer, george foreman, nutribullet, sodastream
pans OR crockery OR cutlery OR plates OR mugs: wok, frying pan, saucepan, casserole dish, roasting tin, baking trays, cake tin, mixing bowl, knife block, chopping board, spice rack, teapot, tea set, dinner set, dinner service, wine glasses, champagne flutes, decanter, jug, cake stand, cafetiere, colander, kitchen scales
fridge OR freezer OR cooker OR "washing machine" OR dishwasher: oven, hob, range cooker, wine cooler, spin dryer, washer dryer, tumble dryer, extractor fan, cooker hood, chest freezer, mini fridge, ice machine
hoover OR vacuum OR "carpet cleaner": steam mop, mop, broom, bucket, steam cleaner, floor polisher, handheld vacuum
heater OR radiator OR fan OR dehumidifier: storage heater, fan heater, electric fire, gas fire, air conditioner, humidifier, air purifier, tower fan, convector heater, paraffin heater
lamp OR light OR lampshade: chandelier, lantern, spotlight, floor lamp, table lamp, desk lamp, fairy lights, pendant light, lava lamp, night light
picture OR print OR painting OR mirror OR vase: sculpture, statue, ornament, tapestry, clock, globe, candle, candlestick, photo frame, poster, canvas, barometer, grandfather clock, cuckoo clock
curtains OR blinds OR rug OR cushions: carpet, net curtains, curtain pole, roman blind, venetian blind, shutters, throw, sheepskin, doormat, stair carpet, laminate flooring, lino
duvet OR bedding OR pillow OR blanket: quilt, bedspread, eiderdown, electric blanket, weighted blanket, mattress topper, towel, sheets
bath OR sink OR toilet OR shower OR basin: bidet, towel rail, vanity unit, shower tray, shower screen, bath panel, bathroom cabinet, taps, bathroom suite, bath tub, shower head
sofa OR armchair OR chair: footstool, pouffe, bean bag, rocking chair, chaise longue, recliner, love seat, bar stool, stool, bench, office chair, dining chair, tub chair, futon, church pew
wardrobe OR drawers OR cabinet OR bookcase OR sideboard: dresser, welsh dresser, tallboy, ottoman, blanket box, display cabinet, bureau, coat stand, shoe rack, room divider, shelf, trunk, chest, tv stand, filing cabinet, clothes rail
table OR desk: console table, nest of tables, side table, dressing table, card table, folding table, kitchen island, coffee table, bedside table, standing desk
bed OR mattress: bunk bed, cabin bed, divan, headboard, bed frame, day bed, four poster bed, toddler bed, high sleeper, mid sleeper, air bed, sleigh bed
pram OR cot OR "high chair" OR "baby clothes" OR pushchair: moses basket, baby walker, playpen, stair gate, baby monitor, steriliser, breast pump, baby bath, travel cot, bouncer, jumperoo, baby sling, baby carrier, car seat, changing table, potty, play mat, nappies, baby swing, crib
bike OR bicycle: bmx, tandem, unicycle, recumbent bike, cargo bike, fixie, balance bike, gravel bike, folding bike, electric bike, tricycle, bike trailer
tent OR "sleeping bag" OR camping OR rucksack: camping stove, cool box, airbed, camp bed, windbreak, torch, camping chair, camping table, bell tent, compass, binoculars, walking poles
fishing OR rod OR reel: bivvy, waders, tackle box, landing net, bite alarm, keep net, fly rod, carp rod, sea rod, bait boat, fishing chair
golf OR clubs: golf balls, putter, golf trolley, golf shoes, golf bag, golf umbrella
dumbbells OR weights OR treadmill OR "exercise bike" OR bench: kettlebell, rowing machine, cross trainer, punch bag, yoga mat, vibration plate, resistance bands, squat rack, pull up bar, stepper, trampette, foam roller, spin bike, multigym
racket OR bat OR football OR goal: hockey stick, cricket bat, badminton racket, squash racket, tennis racket, basketball hoop, cricket pads, rugby ball, netball post, dart board, boxing gloves, shin pads, snooker cue, bowls
kayak OR paddleboard OR wetsuit OR surfboard: canoe, body board, wakeboard, life jacket, snorkel, dry suit, windsurfer, buoyancy aid, kitesurf kite, flippers, water skis
ski OR snowboard OR boots: ski boots, ski jacket, salopettes, sledge, ice skates, ski goggles, snow boots, ski helmet
guitar OR ukulele OR amp: banjo, mandolin, bass guitar, electric guitar, classical guitar, guitar amp, effects pedal, double bass, lap steel
piano OR keyboard OR organ: harpsichord, accordion, synthesiser, digital piano, grand piano, harmonium, piano stool, metronome
violin OR flute OR clarinet OR saxophone OR trumpet: cello, viola, oboe, bassoon, trombone, cornet, tuba, french horn, recorder, harmonica, harp, piccolo, bagpipes, euphonium, tin whistle
drums OR "drum kit" OR cajon: bongos, djembe, cymbals, tambourine, snare drum, xylophone, electronic drum kit, handpan
books OR novels OR paperbacks: comic, textbook, cookbook, atlas, encyclopedia, dictionary, magazine, annual, bible, poetry books, manga, graphic novels, maps, sheet music
records OR vinyl OR cds OR dvds: cassette tapes, blu ray, box set, gramophone, jukebox
lego OR toys OR doll OR teddy: playmobil, barbie, jigsaw, action figures, train set, dolls house, rocking horse, nerf gun, kite, playhouse, play kitchen, scalextric, puppets, ride on car, sandpit, swing, slide, climbing frame, duplo, brio, meccano
"board game" OR games OR cards OR chess: chess set, scrabble, monopoly, backgammon, dominoes, poker set, playing cards, warhammer, pokemon cards, magic cards
stamps OR coins OR medals OR collectables: postcards, cigarette cards, banknotes, militaria, thimbles, pin badges, autographs, fossils, stamp album, coin collection
wool OR fabric OR craft OR knitting: sewing pattern, yarn, loom, spinning wheel, overlocker, easel, paints, cricut, beads, buttons, embroidery kit, cross stitch, haberdashery
dog OR puppy: dalmatian, rottweiler, doberman, boxer dog, great dane, chow chow, samoyed, malamute, weimaraner, vizsla, setter, pointer, saluki, shih tzu, chihuahua, pomeranian, papillon, akita, st bernard, newfoundland, cavapoo, labradoodle, spaniel, terrier, collie, husky, poodle, pug, bulldog, beagle, whippet, lurcher, greyhound, dachshund, corgi, schnauzer, retriever
puppy OR kitten OR rabbit OR "guinea pig" OR hamster: dog, pup, cat, ferret, gerbil, chinchilla, hedgehog, pet
cat OR kitten: maine coon, siamese cat, persian cat, bengal cat, ragdoll, british shorthair, sphynx, burmese cat, birman, tabby
"dog crate" OR "dog bed" OR kennel OR hutch OR cage: dog harness, dog coat, dog lead, pet carrier, cat tree, scratching post, cat flap, litter tray, bird cage, hamster cage, rabbit hutch, rabbit run, chicken coop, vivarium, aquarium, aviary, cat carrier, dog kennel
hens OR ducks OR chickens OR eggs: quail, geese, turkey, cockerel, bantam, guinea fowl, incubator, pigeon, peacock, pullets
rabbit OR hamster OR "guinea pig": gerbil, chinchilla, ferret, mouse, rat, degu, hedgehog
budgie OR parrot OR canary: cockatiel, finch, lovebird, macaw, cockatoo, parakeet, dove
tortoise OR snake OR gecko OR lizard: bearded dragon, chameleon, iguana, frog, axolotl, tarantula, terrapin, turtle
pony OR horse OR saddle: mare, gelding, foal, cob, donkey, bridle, horse rug, riding boots, riding hat, jodhpurs, stallion
sheep OR goats OR lambs OR pigs: cattle, cow, calf, alpaca, llama, ram, piglets
iphone OR samsung OR phone: nokia, huawei, oneplus, google pixel, motorola, xiaomi, blackberry, flip phone
laptop OR ipad OR tablet OR computer: chromebook, netbook, imac, mac mini, kindle, surface pro, raspberry pi, desktop pc
monitor OR keyboard OR printer OR router: webcam, scanner, hard drive, graphics card, motherboard, usb stick, docking station, processor, ssd, mouse
tv OR projector OR soundbar: dvd player, freeview box, sky box, firestick, blu ray player, chromecast, roku, tv bracket, home cinema, video recorder
speaker OR amplifier OR turntable OR stereo OR radio: cassette deck, cd player, subwoofer, hi fi, record player, mp3 player, walkman, headphones, karaoke machine, microphone, dj decks
camera OR lens OR tripod: camcorder, gopro, drone, film camera, polaroid, binoculars, telescope, action camera, ring light
playstation OR xbox OR nintendo OR console: ps2, ps3, gamecube, wii, game boy, steam deck, mega drive, n64, dreamcast, vr headset, atari
coat OR jacket: parka, anorak, raincoat, fleece, gilet, cape, blazer, waistcoat, body warmer, duffle coat, trench coat, poncho, puffer jacket, denim jacket, bomber jacket
dress OR skirt OR blouse: jumpsuit, playsuit, kimono, sari, lehenga, prom dress, bridesmaid dress, evening dress, maxi dress, ball gown, cocktail dress
jumper OR shirt OR jeans OR trousers: cardigan, hoodie, sweatshirt, t shirt, shorts, leggings, tracksuit, joggers, dungarees, overalls, polo shirt, chinos
boots OR shoes OR trainers: heels, sandals, slippers, wellies, loafers, brogues, crocs, clogs, dance shoes, football boots, ballet shoes
handbag OR bag OR suitcase: purse, wallet, rucksack, satchel, holdall, clutch bag, briefcase, backpack, tote bag
necklace OR ring OR bracelet OR earrings: brooch, bangle, pendant, cufflinks, locket, tiara, watch, engagement ring, anklet
wheelchair OR rollator OR "walking frame" OR mobility: electric wheelchair, powerchair, mobility scooter, commode, crutches, stairlift, bath lift, hoist, walking stick, raised toilet seat, hospital bed, riser chair, grab rail
dog OR pet OR cat: dog walker, pet sitter, cat sitter, dog groomer, dog trainer, kennels, cattery, dog sitter, dog boarding
nanny OR childminder OR babysitter: au pair, childcare, after school club, holiday club, nursery place, mothers help
maths OR science OR english OR gcse OR tutor: physics tutor, chemistry tutor, biology tutor, history tutor, geography tutor, economics tutor, latin tutor, 11 plus tutor, homework help
piano OR guitar OR singing OR violin OR music: drum lessons, flute lessons, cello lessons, saxophone lessons, trumpet lessons, ukulele lessons, harp lessons, clarinet lessons, music lessons
french OR spanish OR german OR italian OR language: japanese lessons, russian lessons, arabic lessons, portuguese lessons, mandarin lessons, welsh lessons, polish lessons, greek lessons, dutch lessons
yoga OR pilates OR fitness OR trainer: zumba, tai chi, boot camp, meditation, boxing lessons, karate, judo, keep fit
nails OR lashes OR facial OR waxing OR hair: botox, spray tan, brows, microblading, eyelash extensions, teeth whitening, make up artist, henna, hair extensions, manicure, pedicure
physio OR osteopath OR massage: chiropractor, acupuncture, reiki, reflexology, podiatrist, hypnotherapy, sports therapist
plumber OR heating OR boiler: gas engineer, boiler repair, drain unblocking, radiator repair, power flush, emergency plumber
builder OR bricklayer OR plasterer OR carpenter OR roofer: stonemason, scaffolder, tiler, glazier, damp proofing, rendering, loft conversion, welder, blacksmith, groundworks, architect, repointing
gardener OR fencing OR landscaping OR "tree surgeon": hedge cutting, turf, lawn mowing, stump grinding, artificial grass, decking, patio, pond cleaning
cleaner OR cleaning: oven cleaning, window cleaner, carpet cleaning, ironing service, gutter cleaning, pressure washing, end of tenancy cleaning
handyman OR decorator OR painter: flat pack assembly, tv mounting, wallpapering, curtain maker, furniture restoration, odd jobs, shelf fitting
caterer OR cake OR buffet OR bar: hog roast, street food, private chef, mobile bar, cupcakes, afternoon tea, pizza van, ice cream van hire
dj OR band OR singer OR entertainer OR magician: string quartet, harpist, saxophonist, bagpiper, ceilidh band, clown, face painter, comedian, santa, toastmaster, disco, mobile disco
taxi OR airport OR minibus OR driver: chauffeur, limo hire, coach hire, wedding car, courier, van hire, car hire
mechanic OR valeting OR "car repair": mot, windscreen repair, dent repair, tyre fitting, engine diagnostics, bodywork repair, welding
computer OR laptop OR website OR it: data recovery, phone repair, web designer, seo, app developer, network installation, cctv installation, graphic designer
accountant OR bookkeeping OR tax: payroll, vat return, business plan, debt advice, company formation, mortgage adviser, pension advice, insurance
driver: hgv driver, lorry driver, bus driver, taxi driver, delivery driver, van driver, forklift driver, coach driver, courier driver
carer OR nurse OR "support worker" OR "care assistant": healthcare assistant, dental nurse, pharmacist, doctor, paramedic, social worker, physiotherapist
chef OR kitchen OR waiter OR barista OR bar: sous chef, kitchen porter, bartender, baker, butcher, waitress, cook, housekeeper, hotel receptionist
retail OR sales OR shop OR cashier: shop assistant, store manager, merchandiser, florist, telesales, estate agent, sales executive
administrator OR receptionist OR office OR assistant: secretary, data entry, payroll clerk, legal secretary, hr assistant, typist, virtual assistant
warehouse OR factory OR operative: machine operator, picker packer, packer, production operative, postman, parcel sorter, order picker
builder OR electrician OR plumber OR carpenter OR labourer: bricklayer, roofer, groundworker, plasterer, painter, scaffolder, welder, joiner, site manager
teacher OR teaching OR nursery OR tutor: teaching assistant, nursery nurse, lecturer, nanny, childminder, playworker, exam invigilator, school caretaker
developer OR engineer OR analyst OR software: data analyst, web developer, project manager, devops engineer, it support, ux designer, cad technician
gardener OR farm OR groundsman: farm worker, fruit picker, gamekeeper, shepherd, tree surgeon, stable hand, arborist, landscaper
`;

export const families: readonly (readonly [search: string, members: readonly string[]])[] =
  namedLists(lines);
