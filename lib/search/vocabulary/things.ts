import { onceInProcess } from '@/lib/process/once-in-process';
import { animals } from './things/animals';
import { babyAndChild } from './things/baby-and-child';
import { clothesAndJewellery } from './things/clothes';
import { everydayNouns } from './things/everyday-nouns';
import { furnitureAndKitchen } from './things/furniture-and-kitchen';
import { homeNouns } from './things/homes';
import { houseAndGarden } from './things/house-and-garden';
import { personalServiceNouns } from './things/personal-services';
import { serviceNouns } from './things/services';
import { sportAndHobbies } from './things/sport-and-hobbies';
import { technology } from './things/technology';
import { typedNouns } from './things/typed-nouns';
import { vehicleNouns } from './things/vehicles';
import { workAndPeople } from './things/work-and-people';

/*
 * Nouns by the categories whose ads are about them. A search for one of them shows these categories
 * first, and leaves no ad out. Singular; a noun may stand in several lists.
 */

const home = `
furniture, bedroom furniture, dining furniture, living room furniture, appliance, kitchen appliance, white goods, washer, sofa, couch, settee, sofa bed, corner sofa, chesterfield sofa, recliner, armchair, chair, rocking chair, office chair, gaming chair,
dining chair, bar stool, stool, bench, footstool, pouffe, ottoman, bean bag, table, dining table, coffee table, side table, dressing table,
console table, desk, bed, bunk bed, double bed, single bed, king size bed, divan, bed frame, mattress, headboard, bedside table,
bedside cabinet, wardrobe, chest of drawers, drawers, sideboard, dresser, cabinet, display cabinet, bookcase, bookshelf, shelf, shelving unit,
shelves, tv stand, tv unit, mirror, rug, carpet, curtain, blind, lamp, reading lamp, floor lamp, chandelier, light, lampshade, clock,
picture frame, painting, print, vase, ornament, cushion, throw, duvet, bedding, towel, pillow, hoover, vacuum, vacuum cleaner, fridge, freezer,
fridge freezer, chest freezer, washing machine, tumble dryer, dishwasher, cooker, oven, hob, range cooker, microwave, kettle, toaster,
sandwich toaster, coffee machine, air fryer, blender, food mixer, mixer, food processor, slow cooker, iron, ironing board, saucepan,
pan, pots and pans, crockery, cutlery, plate, mug, teapot, dinner set, glasses, kitchen, kitchen unit, worktop, sink, tap, bath, bath tub, shower,
shower screen, toilet, basin, radiator, boiler, fireplace, log burner, wood burner, stove, heater, fan, dehumidifier, air conditioner, door, window, tile,
flooring, laminate flooring, brick, paving slab, paving, slabs, gravel, timber, fence panel, decking, shed, garden shed, summer house, greenhouse, gazebo, pergola,
lawnmower, hedge trimmer, strimmer, chainsaw, leaf blower, wheelbarrow, garden furniture, garden table, garden chair, patio set, patio heater, bbq, barbecue,
fire pit, hammock, swing seat, parasol, plant pot, planter, plant, house plant, compost bin, water butt, hot tub, paddling pool, ladder, drill, saw,
tool box, tools, power tools, toolbox, workbench, cement mixer, pressure washer, sewing machine, high chair, cot, cot bed, moses basket, changing table,
nursery furniture, baby bath, stair gate, baby monitor, pram, pushchair, buggy, car seat, baby walker, bouncer, playpen, poole pottery, pottery, welsh dresser, jam jar,
suite, three piece suite, 3 piece suite, nest of tables, corner unit, coat stand, hall table, steam mop, bread bin, bread maker, juicer, wok, casserole dish, cake stand,
tea set, dinner service, cafetiere, hamper, laundry basket, clothes airer, fire guard, fire surround, mantelpiece, coal scuttle, coal bunker, roller blinds,
venetian blind, roman blind, curtain pole, net curtains, wallpaper, picture, poster, canvas, candle, lantern, fairy lights, garden bench, garden ornament, bird bath,
bird table, bird feeder, trellis, garden arch, garden gate, railway sleepers, sleepers, artificial grass, hose reel, sprinkler, spade, rake, garden tools, hedge cutter,
chiminea, washer dryer, spin dryer, wine cooler, wine fridge, mini fridge, induction hob, cooker hood, extractor fan, butler sink, kitchen sink, shower tray,
bathroom suite, vanity unit, towel rail, bathroom cabinet, radiator cover, cot mattress, toddler bed, cabin bed, mid sleeper, high sleeper, travel cot, bedside crib, crib,
jumperoo, play mat, breast pump, steriliser, baby sling, baby carrier, potty, clothes rail, shoe rack, coat rack, cushions, sun lounger, deck chair, garden swing,
picnic bench, picnic table, wheelie bin, log store, bike shed, blanket box, room divider, bookends, globe, sheepskin, sheepskin rug, internal door, front door,
patio doors, velux window, oak flooring, carpet tiles, lino, vinyl flooring, floor tiles, wall tiles, insulation board, scaffold boards, roof tiles, roof slates,
plant stand, trellis panel, cold frame, polytunnel, bunting, tablecloth, dinner plates, wine glasses, champagne flutes, decanter, jug, bowl, jar, biscuit tin, cookie jar,
spice rack, knife block, chopping board, scales, pressure cooker, rice cooker, deep fat fryer, hot plate, ice cream maker, popcorn maker, water cooler, water heater,
storage heater, electric fire, gas fire, food dehydrator, tumble drier, steam cleaner, carpet cleaner machine, robot vacuum, broom, mop, bucket, step ladder,
angle grinder, sander, jigsaw tool, circular saw, mitre saw, table saw, router tool, lathe, vice, spanner set, socket set, screwdriver set, toolbox chest, paint sprayer,
wheelbarrow tyre, roller garden, mattress topper, pillow cases, duvet cover, bed linen, weighted blanket, electric blanket, blanket, quilt, bedspread
`;

const leisure = `
bike, bicycle, road bike, mountain bike, electric bike, ebike, hybrid bike, folding bike, kids bike, bmx, tandem, cargo bike, balance bike, bike helmet, bike rack,
bike lock, bike trailer, scooter, electric scooter, skateboard, roller skates, rollerblades, ice skates, tent, sleeping bag, camping stove, camping table, case, rucksack,
cool box, fishing rod, fishing reel, fishing tackle, carp rod, bivvy, golf club, golf bag, golf trolley, golf balls, putter, driver golf, tennis racket, badminton racket, squash racket,
cricket bat, football, football boots, football shirt, football goal, rugby shirt, rugby ball, boxing gloves, punch bag, treadmill, exercise bike, rowing machine, cross trainer,
weights, free weights, dumbbells, kettlebell, weight bench, multigym, home gym, yoga mat, ski, skis, snowboard, ski boots, surfboard, paddleboard, kayak, canoe, wetsuit, sea kayak, life jacket,
trampoline, swing, slide, climbing frame, sandpit, wendy house, playhouse, toy, toys, lego, doll, dolls house, teddy, jigsaw, board game, playing cards, pokemon cards, train set, model railway, scalextric,
model car, remote control car, rc car, toy car, ride on car, drone, pool table, snooker table, table tennis table, dart board, football table, guitar, acoustic guitar, electric guitar, bass guitar, amp, guitar amp, piano, upright piano,
keyboard, drum kit, violin, cello, flute, clarinet, saxophone, trumpet, accordion, ukulele, banjo, harp, vinyl, record, records, cd, cds, dvd, blu ray, book, books, comic, magazine, textbook, ticket, concert ticket, festival ticket,
theatre ticket, gig ticket, puppy, kitten, dog, cat, rabbit, hamster, guinea pig, horse, pony, saddle, bridle, parrot, budgie, chicken, hens, fish tank, aquarium, dog bed, dog crate, dog lead, cat tree, rabbit hutch, hutch, chicken coop, bird cage, parrot cage, hamster cage, cage, vivarium, labrador, spaniel, terrier, cockapoo,
telescope, binoculars, microscope, stamp, stamps, coin, coins, medal, antique, collectable, vintage toy, art supplies, easel, craft, knitting, wool, yarn, fabric, sewing pattern, musical instrument, bicycle pump, cycling shoes, horse rug,
body board, wakeboard, sledge, darts, archery bow, walking poles, windbreak, airbed, camping chair, camp bed, gas stove, jodhpurs, riding boots, riding hat, dog coat,
dog kennel, dog harness, cat carrier, pet carrier, cat flap, scratching post, litter tray, goldfish, koi, tortoise, snake, bearded dragon, gecko, ferret, chinchilla,
gerbil, duck, goat, sheep, lamb, donkey, alpaca, foal, mare, gelding, shetland pony, hamster home, labradoodle, poodle, pug, french bulldog, frenchie, bulldog,
german shepherd, alsatian, border collie, collie, sheepdog, collie pup, sheepdog puppy, jack russell, dachshund, sausage dog, chihuahua, husky, rottweiler, staffy,
greyhound, whippet, lurcher, beagle, cavapoo, shih tzu, golden retriever, retriever, springer spaniel, cocker spaniel, westie, yorkie, schnauzer, great dane, dalmatian,
pomeranian, corgi, akita, rescue dog, ragdoll cat, maine coon, british shorthair, bengal cat, siamese cat, persian cat, cockatiel, canary, finch, pigeon, quail, bantam,
cricket pads, hockey stick, lacrosse stick, bowls, lawn bowls, snooker cue, pool cue, football kit, goalkeeper gloves, shin pads, rugby boots, climbing shoes,
climbing harness, climbing rope, climbing gear, crampons, ice axe, ski jacket, ski helmet, snowboard boots, canoe paddle, buoyancy aid, fishing chair, fishing net,
fly rod, sea rod, turbo trainer, bike trainer, spin bike, vibration plate, pull up bar, resistance bands, foam roller, exercise ball, cornet, trombone, tuba, euphonium,
oboe, bassoon, recorder, harmonica, mandolin, double bass, viola, cajon, bongos, djembe, xylophone, bagpipes, music stand, sheet music, guitar pedal, effects pedal,
pa system, drum machine, electronic drum kit, grand piano, digital piano, action figures, barbie, playmobil, duplo, sylvanian families, hot wheels, nerf gun, play kitchen,
toy kitchen, toy box, puzzle, warhammer, magic cards, trading cards, model kit, airfix, hornby, model train, model boat, slot car, kite, mud kitchen, ball pit,
rocking horse, dolls pram, teddy bear, cuddly toy, novel, paperback, hardback, cookbook, atlas, encyclopedia, dictionary, concert tickets, theatre tickets,
football tickets, season ticket, voucher
`;

const electronics = `
phone, mobile, mobile phone, smartphone, iphone, samsung galaxy, google pixel, pixel, galaxy, huawei, oneplus, nokia, case, phone case, phone charger, sim card, tablet, ipad, kindle, laptop, macbook, macbook pro, macbook air, imac, mac mini,
chromebook, pc, gaming pc, desktop pc, computer, monitor, studio monitor, keyboard, mouse, printer, scanner, webcam, router, hard drive, ssd, graphics card, motherboard, processor, ram, usb stick, memory card, tv, television, telly, flat screen tv, smart tv,
tv bracket, projector, dvd player, blu ray player, freeview box, sky box, firestick, soundbar, speaker, bluetooth speaker, hi fi, stereo, amplifier, turntable, record player, radio, dab radio, headphones, earphones, airpods, earbuds, camera, digital camera, dslr,
mirrorless camera, camera lens, lens, tripod, camcorder, gopro, action camera, cctv, security camera, doorbell, video doorbell, ps5, ps4, ps3, playstation, playstation 5, playstation 4, xbox, xbox one, xbox series x, xbox series s, nintendo switch, nintendo, wii, game boy, steam deck, games console,
controller, video game, ps4 game, ps5 game, switch game, vr headset, oculus, smartwatch, apple watch, fitbit, garmin, sat nav, dash cam, charger, power bank, cable, adapter, alexa, echo dot, smart speaker, calculator, walkie talkie, microphone, mixer desk, synthesizer, synth, dj decks, dj controller, 3d printer, shaver, hair dryer, hair straighteners, electric toothbrush, sd card,
gaming keyboard, gaming mouse, gaming headset, headset, smart plug, smart bulb, walkman, ipod, mp3 player, cassette deck, tape deck, cd player, subwoofer, av receiver,
home cinema, karaoke machine, dictaphone, camera bag, film camera, instax, polaroid, slide projector, typewriter, fax machine, label printer, shredder, laminator,
electric shaver, beard trimmer, hair clippers, curling tongs, curling iron, epilator, massage gun, blood pressure monitor, hearing aid, heated rollers, hairdryer,
ring light, wifi extender, hdmi cable, usb cable, docking station, server, gaming monitor, gaming laptop, gaming chair, gamepad, joystick, racing wheel, flight stick,
retro console, mega drive, sega, playstation vita, nintendo ds, nintendo 3ds, gamecube, n64, ps2, meta quest, quest 2, quest 3, set top box, sky q, now tv, roku,
chromecast, apple tv, streaming stick, fire tv stick, ebook reader, e reader, samsung s21, galaxy watch, airtag, baby monitor, solar panel, inverter, soldering iron,
multimeter, metal detector, telescope camera
`;

const fashion = `
dress, wedding dress, prom dress, bridesmaid dress, evening dress, skirt, blouse, shirt, t shirt, top, jumper, cardigan, hoodie, jacket, leather jacket, coat, winter coat, parka, puffer jacket, fleece, suit, waistcoat, tie, trousers, jeans, shorts, leggings, tracksuit, joggers,
pyjamas, dressing gown, underwear, bra, socks, tights, swimsuit, bikini, shoes, trainers, boots, walking boots, heels, sandals, slippers, wellies, wellington boots, chelsea boots, doc martens, dr martens, new balance trainers, nike trainers, adidas trainers, jordans, air max, hat, cap, flat cap, scarf, gloves, belt, bag, handbag,
purse, wallet, backpack, suitcase, watch, ring, engagement ring, wedding ring, necklace, bracelet, earrings, brooch, jewellery, sunglasses, glasses frame, perfume, aftershave, make up, makeup, school uniform, baby clothes, kids clothes, maternity clothes, womens clothes, mens clothes, clothes, fancy dress, costume, kilt, sari, lehenga, polka dot dress, umbrella, tuxedo, harris tweed jacket, overalls, workwear,
blazer, kimono, jumpsuit, playsuit, dungarees, gilet, body warmer, poncho, cape, shawl, fascinator, bow tie, cufflinks, apron, uniform, scrubs, hi vis, hi vis jacket,
hi vis vest, work boots, safety boots, safety shoes, steel toe boots, work trousers, cargo trousers, chinos, polo shirt, sweatshirt, sweater, football top, ski suit,
snow boots, ugg boots, uggs, birkenstocks, crocs, converse, loafers, brogues, ballet shoes, tap shoes, dance shoes, leotard, tutu, school shoes, school bag, satchel,
tote bag, tote, clutch bag, holdall, rucksack, pendant, bangle, charm bracelet, signet ring, watch strap, ankle boots, knee high boots, baby grow, babygrow, sleepsuit,
romper, onesie, snowsuit, christening gown, bridesmaid dresses, flower girl dress, beanie, abaya, hijab, saree, veil, tiara, kilt outfit, sporran, waxed jacket,
wax jacket, raincoat, anorak, denim jacket, bomber jacket, varsity jacket, cycling jersey, lingerie, nightie, dinner jacket, maternity dress, denim skirt, summer dress,
maxi dress, midi dress, cocktail dress, ball gown, chain, gold chain, silver chain
`;

const rent = `flat to rent, house to rent, apartment to rent, studio flat, student accommodation, bungalow to rent, cottage to rent, loft, penthouse, maisonette,
holiday let, holiday cottage, holiday home, holiday flat, self catering, short let, holiday lodge, holiday chalet, annexe, granny flat, granny annexe, mews flat,
studio apartment`;
const sale = `detached house, semi detached house, terraced house, bungalow, cottage, new build, townhouse, barn conversion, park home, retirement flat, mews house, houseboat,
lodge, holiday lodge, static lodge, mobile home, shared ownership, freehold flat, end terrace, semi, semi detached, back to back, fixer upper, doer upper,
renovation project, croft, farmhouse, chapel conversion, bungalow for sale, chalet bungalow`;
const rooms = `flatshare, flat share, house share, houseshare, flatmate, housemate, lodger, bedsit, double room, single room, ensuite room, spare room, room to rent, room,
rooms, house to share, room for couple, live in landlord, student room, shared accommodation, room share, mon to fri room, ensuite`;
const land = `land, building plot, plot, paddock, woodland, field, allotment, farmland, smallholding,
acre, acres, grazing, grazing land, pasture, stables, orchard, agricultural land, equestrian land, amenity land, glamping site, garden land, fishing lake,
plot with planning, self build plot`;
const garages = `garage, lock up, parking space, parking, storage unit, storage container, storage, driveway space, self storage,
container, shipping container storage, yard, yard space, driveway parking, underground parking, car storage, caravan storage, boat storage, motorhome storage,
secure storage, barn storage, lock up garage, car park space, car parking space, parking bay, parking spot, car parking`;
const commercial = `office, office space, shop, retail unit, warehouse, industrial unit, workshop, commercial unit, restaurant premises, cafe premises, pub lease, salon premises, desk space, hot desk, shop lease, takeaway shop, studio space, market stall,
salon, beauty salon, hair salon, barber shop, treatment room, therapy room, cafe, coffee shop, cafe lease, restaurant, takeaway, pub, kitchen to rent, commercial kitchen,
dark kitchen, hall to rent, church hall, studio to rent, yard to let, business for sale, business unit, workshop space, light industrial unit, storage warehouse, nail bar,
chair to rent, rent a chair, clinic room, surgery premises, nursery premises, gym premises`;

const cars = `
car, ford, fiesta, focus, mondeo, kuga, ka, puma, mustang, vauxhall, corsa, astra, insignia, mokka, zafira, vw, volkswagen, polo, passat, tiguan, up, vw golf, volkswagen golf, golf gti, golf tdi, golf estate, golf r, beetle, bmw, 1 series, 3 series, 5 series, x5, x3, audi, a1, a3, a4, a5, a6, q3, q5, tt, mercedes, a class, c class, e class,
toyota, yaris, aygo, auris, corolla, prius, rav4, honda, civic, jazz, cr v, accord, nissan, micra, juke, qashqai, leaf, note, x trail, renault, clio, megane, captur, zoe, peugeot, 107, 108, 206, 207, 208, 308, 2008, 3008, 5008, citroen, c1, c3, c4, fiat, 500, fiat 500, panda, punto, seat, ibiza, leon, skoda, octavia, fabia, superb, yeti, kia, picanto, ceed, sportage, niro, rio,
hyundai, i10, i20, i30, tucson, mazda, mazda 3, mx5, mx 5, volvo, v40, v60, xc60, xc90, land rover, range rover, discovery, defender, freelander, evoque, jaguar, xf, xe, f type, f pace, mini, mini cooper, mini one, countryman, tesla, model 3, model s, model y, porsche, 911, boxster, cayenne, macan, lexus, suzuki, swift, jimny, vitara, dacia, sandero, duster, smart car, alfa romeo, giulietta, mg, mg zs, mg4, jeep, wrangler, subaru, impreza, forester, mitsubishi, outlander,
aston martin, bentley, morris minor, classic car, estate car, hatchback, convertible, suv, 4x4, people carrier, 7 seater, saloon, coupe, electric car, hybrid car, automatic car, cabriolet, sports car, kit car, runaround, polestar, byd, cupra, ds3, chevrolet, daewoo, saab, rover
`;
const motorbikes = `motorbike, motorcycle, motor bike, moped, scooter, vespa, lambretta, yamaha, r1, r6, mt07, kawasaki, ninja, ducati, triumph, bonneville, harley davidson, harley, royal enfield, ktm, aprilia, honda cb, cbr, honda pcx, suzuki gsxr, gsxr, 125cc, 50cc, dirt bike, motocross bike, pit bike, bmw gs, trike, sports bike, cruiser motorbike, piaggio, chopper,
delivery bike, delivery moped, delivery scooter, commuter motorbike, 125 scooter, naked bike, adventure motorbike, 600cc, quadzilla, electric moped, electric motorbike,
mobility trike`;
const vans = `van, transit, transit van, ford transit, sprinter, vivaro, trafic, transporter, crafter, luton van, panel van, combo, berlingo, partner, caddy, kangoo, boxer, ducato, connect, movano, master, crew van, pickup, pick up, hilux, ranger, navara, l200, ice cream van, refrigerated van, minibus, tipper van, dispatch, nv200, vito, catering van, horsebox van,
flatbed van, dropside, dropside van, tail lift van, crew cab, double cab, welfare van, box van, food van, burger van, minivan, campervan conversion, kangoo maxi,
small van, day van`;
const caravans = `caravan, touring caravan, static caravan, motorhome, campervan, camper van, camper, motor home, awning, trailer tent, folding camper, swift caravan, bailey caravan, lunar caravan, elddis, vw camper, tourer, horsebox camper,
park home caravan, motor caravan, folding caravan, mobile home, day van camper, camper conversion, campervan conversion, t4 camper, t5 camper, t6 camper`;
const trucks = `truck, lorry, hgv, tipper, tractor unit, artic, flatbed truck, recovery truck, 7.5 tonne, low loader, curtain sider, skip lorry, beavertail, daf, scania, iveco,
dropside truck, box lorry, horse lorry, crane lorry, grab lorry, wagon, 18 tonne lorry, 26 tonne lorry`;
const accessories = `
awning, caravan awning, motorhome awning, booster seat, booster cushion, tyre, tyres, alloys, alloy wheels, wheel, wheel trims, hub caps, roof rack, roof bars, roof box, tow bar, towbar, bike carrier, cycle carrier, car mats, car seat covers, seat covers, car stereo, car radio, sat nav, dash cam, bumper, bonnet, headlight, tail light, wing mirror, engine, gearbox, exhaust, clutch, turbo, radiator car, car battery, battery charger, jump leads, car jack, car cover, number plate,
private plate, cherished number, motorbike helmet, crash helmet, motorbike jacket, motorcycle leathers, motorcycle boots, panniers, top box, car parts, van parts, spare wheel, tonneau cover, ladder rack, van racking, tow bar bike rack, brake discs, brake pads, steering wheel, recaro seats, parts, catalytic converter, wiper blades, snow chains, trailer board, ev charger, charging cable,
winter tyres, summer tyres, all season tyres, spare tyre, wheel nuts, locking wheel nut, car seat cover, boot liner, dog guard, parcel shelf, headlights, rear light,
door mirror, car door, tailgate, front grille, alternator, starter motor, shock absorbers, springs, coilovers, injectors, dpf, ecu, radiator grille, motorbike panniers,
motorbike gloves, motorbike trousers, motorbike boots, biker gloves, car roof tent, roof tent, tow hitch, tow rope, jump starter, van seats, van shelving,
bike rack for car, engine parts, breaking for parts, car keys
`;
const otherVehicles = `boat, bowrider, catamaran, dinghy, yacht, narrowboat, canal boat, rib, speedboat, jet ski, sailing boat, cabin cruiser, outboard, tractor, quad bike, quad, atv, trailer, horse trailer, horsebox, horse box, car trailer, digger, mini digger, excavator, dumper, forklift, telehandler, combine harvester, golf buggy, mobility scooter, ride on mower, go kart, bus, minibus, taxi, london taxi, fire engine, hovercraft, boat trailer, coach, camper bus, motorhome, electric wheelchair, catering trailer, microlight,
sailing dinghy, rowing boat, fishing boat, inflatable boat, livestock trailer, cattle trailer, livestock box, sheep trailer, flatbed trailer, box trailer, plant trailer,
car transporter trailer, ride on lawnmower, vintage tractor, roller plant, cherry picker, motor boat, motorboat, houseboat, barge, widebeam, wide beam, kayak trailer,
gyrocopter, glider`;

const trades = `
plumber, plumbing, electrician, builder, carpenter, joiner, plasterer, roofer, bricklayer, tiler, painter, decorator, painter and decorator, handyman, gardener, landscaper, tree surgeon, fencing, fencer, paving, driveway, driveways, locksmith, glazier, window fitter, kitchen fitter, bathroom fitter, gas engineer, boiler repair, boiler service, heating engineer, carpet fitter, flooring fitter, chimney sweep,
cleaner, cleaning, house cleaner, domestic cleaner, window cleaner, oven cleaner, oven cleaning, carpet cleaning, end of tenancy cleaning, gutter cleaning, pest control, drain unblocking, drainage, scaffolding, scaffolder, welder, upholsterer, upholstery, appliance repair, washing machine repair, loft conversion, extension, architect, surveyor, skip hire, aerial fitter, tv aerial, curtain maker, blacksmith, stonemason, damp proofing, insulation, patio, turf, rewire, rewires, garage conversion, plastering, rendering, jet washing, blind fitter, furniture assembly, man with tools, damp specialist,
fencing contractor, building contractor, electrical contractor, roofing contractor, groundworks contractor, landscaping contractor, plumbing and heating,
removal of rubbish, pressure washing, driveway cleaning, patio cleaning, roof cleaning, roof repair, gutter repair, gutters, guttering, flat roof repair, chimney repair,
repointing, brickwork, block paving, resin driveway, tarmac driveway, concreting, groundworks, loft boarding, door fitting, door hanging, garage door repair,
window repair, double glazing, conservatory, kitchen fitting, bathroom fitting, bathroom refurbishment, wet room, tiling, carpet laying, carpet fitting, floor sanding,
wallpapering, paperhanger, painting and decorating, underfloor heating, solar panel installation, ev charger installation, pat testing, eicr, gas safety certificate,
landlord certificate, epc certificate, lock change, furniture repair, hedge cutting, hedge trimming, lawn mowing, grass cutting, lawn care, stump grinding,
tv wall mounting, tv mounting, flat pack assembly, shed removal, asbestos removal, odd jobs, odd job man, handyman service, boiler installation, boiler repairs,
radiator repair, emergency plumber, emergency electrician, emergency locksmith, property maintenance, builders, artexing, dry lining, soundproofing, mould removal,
spring clean, domestic cleaning, commercial cleaning, office cleaning, deep cleaning, after builders clean, upholstery cleaning, wasp nest removal, rat catcher,
pest controller, boiler replacement, boiler fitting, combi boiler fitted
`;
const itServices = `web design, web designer, website, website design, web developer, app developer, it support, computer repair, laptop repair, pc repair, phone repair, screen repair, seo, graphic design, graphic designer, logo design, data recovery, wordpress, software developer, social media manager, hosting, network installation, cyber security, digital marketing, cctv installation, wifi installation`;
const photo = `photographer, wedding photographer, photography, family photographer, model, models, audition, auditions, casting, portfolio shoot, videographer, photo shoot, film extras, actor, headshots, drone photography, newborn photographer, portrait photographer`;
const events = `dj, wedding dj, caterer, catering, wedding planner, event planner, party planner, cake maker, wedding cake, birthday cake, marquee hire, bouncy castle hire, bouncy castle, photo booth, florist, wedding flowers, magician, children's entertainer, entertainer, band, wedding band, mobile bar, balloon, balloons, chair covers, string quartet, hog roast, face painter, venue, toastmaster, celebrant, ceilidh band, private chef, karaoke hire, buffet,
soft play hire, hot tub hire, photo booth hire, chair hire, mobile disco, disco, balloon artist, balloon arch, party hire, wedding venue, party venue, hall hire,
cocktail bar hire, ice cream van hire, pizza van, street food, afternoon tea, cupcakes, wedding singer, singer for hire, saxophonist, harpist, bagpiper, bouncy castles,
christmas party venue, children's party, santa, comedian, wedding car decorations, event security`;
const beauty = `hairdresser, mobile hairdresser, barber, beautician, nails, nail technician, gel nails, lashes, eyelash extensions, brows, eyebrow threading, waxing, make up artist, makeup artist, facial, botox, personal trainer, yoga class, yoga, pilates, nutritionist, chiropractor, physiotherapist, physio, osteopath, podiatrist, counselling, counsellor, therapist, hypnotherapy, acupuncture, reiki, tattoo, tattoo artist, piercing, hair extensions, teeth whitening, spray tan, life coach, chiropody, slimming club, reflexology, dentist,
mobile barber, lash tint, brow tint, mobile beautician, home hairdresser, massage at home, lash lift, microblading, lip fillers, semi permanent makeup, henna, bridal makeup, bridal hair,
braids, hair braiding, wigs, dreadlocks, reflexologist, sports therapist, pilates class, zumba, boxing lessons, personal training, fitness class, boot camp, meditation,
mindfulness, dietitian, weight loss coach, optician, hearing test, foot care, toenail cutting, pedicure, manicure, acrylics, hair colour, keratin treatment, facials,
eyebrows, tanning`;
const massage = `massage, thai massage, sports massage, deep tissue massage, swedish massage, back massage, masseuse, massage therapist, indian head massage, pregnancy massage, hot stone massage, massage course`;
const removals = `removals, house removals, man and van, man with a van, man with van, mover, movers, house clearance, rubbish removal, waste removal, office removals, piano movers, packing service, storage service, sofa removal, furniture delivery, student moves, clearance, house move`;
const transport = `taxi, airport transfer, airport taxi, minibus hire, van hire, car hire, rent a car, car rental, van rental, hire car, courier, courier service, delivery service, parcel delivery, coach hire, wedding car, wedding car hire, limo hire, limousine, chauffeur, school run, vehicle transport, car transport, driving lessons, driving instructor, horse transport, breakdown recovery, car recovery, pet transport,
intensive driving course, driving course, crash course driving, automatic driving lessons, taxi service, private hire, minibus with driver, airport run, cruise transfer,
man and minibus, motorbike training, cbt training, hgv training, forklift training, vehicle recovery, motorbike transport, horsebox hire, trailer hire,
campervan hire, motorhome hire, minibus and driver, pallet delivery, same day courier`;
const languages = `translator, translation, interpreter, interpreting, spanish lessons, french lessons, english lessons, german lessons, polish translator, arabic translator, sign language, proofreading, transcription, italian lessons, welsh lessons, bsl interpreter, mandarin lessons, subtitling,
chinese translator, mandarin translator, french translator, spanish translator, german translator, certified translation, document translation, esol classes, ielts,
japanese lessons, chinese lessons, arabic lessons, portuguese lessons, polish lessons, russian lessons, latin tutor, interpreters`;
const money = `accountant, accounting, bookkeeper, bookkeeping, tax return, self assessment, mortgage adviser, mortgage broker, mortgage advice, financial adviser, insurance, loan, payroll, vat return, debt advice, pension advice, invoice factoring, will writing, business plan,
vat returns, tax adviser, tax help, bookkeeping service, self employed accountant, mortgage, equity release, credit repair, business loan, bridging loan, insurance broker,
life insurance, car insurance, pension adviser, probate, wills, company formation, payroll service, grant writing`;
const psychics = `tarot, tarot reading, tarot reader, psychic, psychic reading, clairvoyant, medium reading, astrologer, astrology, birth chart, horoscope, palm reading, palmist, numerology, spiritual healer, fortune teller, dream interpretation, crystal healing`;
const otherServices = `
dog walker, dog walking, dog groomer, dog grooming, pet sitter, pet sitting, dog trainer, cat sitter, dog sitter, kennels, cattery, childminder, nanny, babysitter, au pair, tutor, maths tutor, english tutor, tuition, piano lessons, piano teacher, guitar lessons, guitar teacher, singing lessons, singing teacher, music lessons, music teacher, dance class, dance lessons, swimming lessons, riding lessons, horse riding lessons, tennis lessons, tennis coach, drum lessons, violin lessons,
mobile mechanic, mechanic, mot, car service, car repair, mobile car wash, car valeting, valeting, scrap car collection, scrap my car, solicitor, lawyer, will, notary, private investigator, ironing service, dressmaker, alterations, tailor, sewing repair, shoe repair, watch repair, bike repair, piano tuner, piano tuning, carer, care service, elderly care, house sitter, security service, printing service, embroidery, engraving, knife sharpening, farrier, vet, gp, funeral, storyteller, art class, cookery class, first aid course, course, driving test, furniture restoration, key cutting,
science tutor, physics tutor, chemistry tutor, biology tutor, french tutor, 11 plus tutor, gcse tutor, a level tutor, primary tutor, homework help, exam help, cv writing,
proofreader, cat feeding, cat visits, dog boarding, dog day care, dog training, puppy training, horse livery, livery, stables, after school club, holiday club,
nursery place, wraparound care, live in carer, companion care, respite care, seamstress, clothes repair, zip repair, jewellery repair, clock repair, phone unlocking,
saddle fitting, horse riding, driving theory, sewing lessons, cooking lessons, language lessons, drama classes, acting classes, martial arts, karate, judo, ballet lessons,
gymnastics, photography course, pottery class, swimming teacher, personal shopper, personal assistant, house cleaning service, shopping service, wedding planner service,
locksmith training, windscreen repair, dent repair, bodywork repair, tyre fitting, mobile tyre fitting, car body shop, engine diagnostics, tachograph, van signwriting,
sign maker, signwriter, framing, picture framing, laundry service, dry cleaning
`;

const jobs = `
barista, waiter, waitress, chef, sous chef, head chef, commis chef, kitchen porter, kitchen assistant, bartender, bar staff, bar work, pub staff, hotel receptionist, housekeeper, receptionist, administrator, admin assistant, office assistant, secretary, pa, customer service, call centre, telesales, sales executive, sales assistant, shop assistant, retail assistant, cashier, store manager, warehouse operative, warehouse work, picker packer, forklift driver, delivery driver, van driver, hgv driver, lorry driver, bus driver, taxi driver, courier driver,
care assistant, carer, care worker, support worker, healthcare assistant, nurse, dental nurse, nursing assistant, doctor, pharmacist, pharmacy assistant, teaching assistant, teacher, primary teacher, supply teacher, nursery nurse, nursery assistant, childminder, nanny, au pair, lifeguard, swimming teacher, fitness instructor, gym instructor, cleaner, school cleaner, office cleaner, labourer, builder, bricklayer, electrician, plumber, carpenter, roofer, groundworker, site manager, quantity surveyor, mechanic, mot tester, panel beater, engineer, software engineer, developer, web developer, data analyst, graphic designer,
marketing assistant, marketing manager, social media, accountant, bookkeeper, accounts assistant, payroll clerk, paralegal, solicitor, estate agent, recruitment consultant, security guard, door supervisor, security officer, gardener, groundsman, farm worker, fruit picker, factory worker, production operative, machine operator, machinist, cnc machinist, sewing machinist, welder, fabricator, postman, baker, butcher, florist, hairdresser, barber, beauty therapist, nail technician, dog walker, dog groomer, vet nurse, veterinary nurse, translator, copywriter, journalist, photographer, project manager, hr assistant, hr manager, team leader, supervisor, apprentice, apprenticeship, trainee, graduate scheme, intern, internship, summer job, saturday job, weekend job, evening job, night shift, christmas temp, steward, event staff, promoter, mystery shopper, data entry, virtual assistant, caretaker, technician, laboratory technician, research assistant, tutor, driver, merchandiser, vet, optician, physiotherapist,
hgv class 1, hgv class 2, class 1 driver, class 2 driver, lgv driver, lollipop lady, lollipop man, school crossing patrol, dinner lady, midday supervisor, helpdesk,
it support, it technician, support engineer, network engineer, staff nurse, registered nurse, mental health nurse, ward clerk, hospital porter, domestic assistant,
room attendant, chambermaid, hotel housekeeper, hotel work, night porter, bar manager, restaurant manager, assistant manager, shift manager,
fishmonger, cheesemonger, deli assistant, checkout operator, shelf stacker, stock assistant, trolley collector, petrol station attendant, car valeter, car sales executive,
parts advisor, service advisor, tyre fitter, auto electrician, vehicle technician, electrical apprentice, plumbing apprentice, apprentice electrician, apprentice plumber,
trainee electrician, arborist, landscape gardener, farm hand, shepherd, stable hand, kennel hand, dog handler,
leisure assistant, tour guide, travel agent, flight attendant, cabin crew, ground crew, train driver, tram driver, refuse collector,
recycling operative, street cleaner, site labourer, ceiling fixer, dry liner,
crane operator, plant operator, digger driver, welder fabricator, cad technician, civil engineer, structural engineer, mechanical engineer,
electrical engineer, maintenance engineer, conveyancer, legal secretary, medical secretary, audio typist, typist, bilingual,
credit controller, purchase ledger, finance manager, management accountant, insurance adviser, claims handler, bank cashier, trader, auditor,
tax trainee, buyer, logistics coordinator, transport planner, transport manager, fleet manager, depot manager, warehouse manager, order picker, packer, night packer,
van loader, courier, parcel sorter, cycle courier, takeaway driver, pizza delivery driver, nursery manager, playworker, youth worker, social worker, foster carer,
sen teaching assistant, cover supervisor, lecturer, exam invigilator, school caretaker, librarian, museum assistant, gallery assistant, film extra,
musician, sound engineer, camera operator, video editor, content writer, seo executive, ux designer, product manager, business analyst, scrum master, devops engineer,
qa tester, java developer, python developer, front end developer, data scientist, it manager
`;
const jobWanted = `seeking work, looking for work, work wanted, job wanted, available for work, seeking employment`;

const friendship = `friend, friends, penpal, pen pal, walking friends, walking group, book club, running buddy, gym buddy, travel companion, travel buddy, language exchange, board game group, mum friends, new in town, coffee friends, activity partner, choir, social group, hiking group, quiz team, knitting group, cinema buddy, bandmates, chess partner,
toddler group, mums and toddlers, baby group, playgroup, mum group, five a side, 5 a side, football team, kickabout, netball team, cricket team, rugby club, running club,
cycling club, cycling buddy, tennis partner, badminton partner, squash partner, golf partner, fishing buddy, swimming buddy, craft group, sewing group, writing group,
writers group, photography club, art group, drama group, gardening club, allotment club, dog walking buddy, coffee morning, lunch club, supper club, bridge club,
board gamers, d and d group, gaming friends, language partner, new friends, female friends, male friends, lost dog, lost cat, found dog, missing cat, volunteer,
volunteers, volunteering, community event, jumble sale, car boot sale, village fete, support group, parents group, over 50s group, over 60s club`;
const straight = `girlfriend, boyfriend, relationship, soulmate, dating, companion, someone special, widow, widower, long term relationship, marriage, husband, wife, life partner`;
const gay = `gay, lesbian, bisexual, lgbt, gay friends, lesbian friends, queer, gay dating, lesbian dating, civil partner`;

const free = `freebie, freebies, free stuff, swap, swaps, giveaway, free to collect, free to collector, free items, free things, free furniture, moving boxes, cardboard boxes, pallets, firewood, topsoil, hardcore,
free bricks, free rubble, free sofa, free bed, free wood, wood pellets, logs, hardcore rubble, soil, free soil, free compost, manure, horse manure, free plants`;
const miscellaneous = `job lot, house contents, pallet, scrap metal, medical equipment, wheelchair, electric wheelchair, powerchair, mobility scooter, walking frame, rollator, stairlift, crutches, commode, hospital bed, shop fittings, catering equipment, till, safe, shipping container, generator, mannequin, display stand, sewing machine, prams, wedding decorations, christmas tree, christmas decorations, packing boxes, gift card, voucher, bundle, bric a brac, storage boxes, filing cabinet, metal detector, mobility aid,
zimmer frame, zimmer, jam jars, walking stick, mobility aids, raised toilet seat, bath lift, bed rail, hoist, riser chair, puppy, kitten, pups, cat, dog, rabbit, hens,
hutch, silver cross, pushchair, pram, buggy, travel system, baby bundle, school books, stationery, office chairs, office furniture, office desk, shelving, shop counter,
glass cabinet, chafing dish, bar equipment, pizza oven, coffee machine commercial, catering trailer, market stall gazebo, pallet racking, safe box, moving blankets,
gazebo hire, wool, fabric, haberdashery, craft supplies, balloons, wedding items, party supplies`;

const linesByCategory: Record<string, string> = {
  home,
  leisure,
  electronics,
  fashion,
  'free-stuff-swap': free,
  miscellaneous,
  'property-to-rent': rent,
  'property-for-sale': sale,
  'flatshare-rooms-to-rent': rooms,
  'land-for-sale': land,
  'garage-storage': garages,
  'commercial-property': commercial,
  cars,
  'motorbikes-and-scooters': motorbikes,
  vans,
  caravans,
  trucks,
  'vehicle-accessories': accessories,
  'other-vehicles': otherVehicles,
  'find-a-tradesman': trades,
  'web-and-it-services': itServices,
  'models-auditions-photography': photo,
  'event-planning-and-catering': events,
  'health-beauty': beauty,
  massage,
  'removals-and-storage-services': removals,
  'transport-services': transport,
  'interpreting-translation': languages,
  'financial-services': money,
  'astrology-psychics': psychics,
  'other-services': otherServices,
  'job-offers': jobs,
  'part-time-jobs': jobs,
  'full-time-jobs': jobs,
  'freelance-jobs':
    'freelance, freelancer, contractor, copywriter, web developer, graphic designer, photographer, data analyst, virtual assistant, translator',
  internships:
    'intern, internship, internships, placement, work experience, placement year, summer internship',
  'job-wanted': jobWanted,
  'friendship-friends': friendship,
  'straight-relationships': straight,
  'gay-and-lesbian': gay,
};

/** By subject. */
const furtherLines: readonly Readonly<Record<string, string>>[] = [
  furnitureAndKitchen,
  houseAndGarden,
  babyAndChild,
  sportAndHobbies,
  animals,
  technology,
  clothesAndJewellery,
  vehicleNouns,
  homeNouns,
  serviceNouns,
  personalServiceNouns,
  workAndPeople,
  typedNouns,
  everydayNouns,
];

const linesOf = (category: string): string[] =>
  [linesByCategory, ...furtherLines].flatMap((lines) => lines[category] ?? []);

/** Category slug and the nouns of its ads. */
export const things: readonly (readonly [slug: string, nouns: readonly string[]])[] = onceInProcess(
  'things',
  () =>
    Object.keys(linesByCategory).map((slug) => [
      slug,
      [
        ...new Set(
          linesOf(slug)
            .flatMap((lines) => lines.split(/,|\n/))
            .map((noun) => noun.trim())
            .filter((noun) => noun !== ''),
        ),
      ],
    ]),
);

/** The most usual services. */
export const usualServices: readonly string[] = [
  trades,
  itServices,
  photo,
  events,
  beauty,
  massage,
  removals,
  transport,
  languages,
  money,
  psychics,
  otherServices,
].flatMap((lines) => lines.split(',').map((noun) => noun.trim()));

/** Extras of a thing. Ads for these come after ads for the thing itself, unless they are searched for. */
export const extras: readonly string[] =
  `accessory, adapter, bag, battery, bracket, box, brake, bulb, cable, cage, cap, carrier, case, casing, charger, cleaner, cover, cushion, filter, frame,
guard, handle, helmet, holder, hook, insert, insurance, jack, key, kit, lead, leg, lesson, light, lock, manual, mat, mirror, mount, pad, panel,
part, parts, pedal, pump, rack, rail, refill, remote, rental, repair, roof, rug, sack, saddle, screen protector, seat, service, shade, sheet, sleeve, spare, spares, stand,
strap, throw, topper, trailer, transport, tray, trim, tyre, wash, wheel, whistle, paddle, stylus, blade, hose, nozzle, lid, peg, cartridge, toner, liner, footmuff, gasket`
    .split(',')
    .map((word) => word.trim());

/** Of these, what is no part of the thing's own name: "bed frame" is a bed, and a "football kit" no lesson. */
export const sureExtras: readonly string[] =
  `adapter, bag, battery, bracket, bulb, cable, carrier, case, casing, charger, cover, crate, filter, footmuff, guard, handle, helmet, holder, hook,
coop, hutch, controller, feeder, harness, insert, lead, lid, liner, lock, manual, mat, mount, mudguard, parts, pedal, peg, pump, rack, refill, remote, rug, screen protector, sheet, sleeve, spare, stand,
strap, toner, ink, cartridge, topper, tray, trailer, tyre, wheel, stylus, nozzle, hose, gasket, blade, groundsheet, bedding, dock, towbar, tow bar, roof bars, keyring, mattress, arm, wheel trim, headlight, wing mirror, bumper, seat cover, cage, bulkhead, racking,
raincover, rain cover, protector, stabiliser, cosytoes, tripod, door seal, drum pulley, heating element, carbon brushes, pcb, knob, hinge, bracket set, saddle bag, saddlebag`
    .split(',')
    .map((word) => word.trim());

/** Right behind a thing these name what is for it: "strimmer line", "engagement ring box". */
export const ownExtras: readonly string[] =
  'line box shed stick desk table cleaner game key shelf polish paint oil sticker food pad seat peg stool cushion toy pod capsule tablet salt'.split(
    ' ',
  );
