/* Ads as people type them, and close look-alikes; columns as in ads.ts. */
export const rows = `
Leisure|BA21|140|B flat trumpet, Yamaha YTR, hard case, Yeovil|condition=Good;description=Son gave up brass at school, valves free, two mouthpieces, couple of dings on the bell.
Leisure|BA20|12|Trumpet mute & valve oil, Yeovil|condition=Good;description=Straight mute, oil half full, cleaning snake, no instrument.
Home|BA22|8|Trumpet lilies bulbs x20, white, nr Yeovil|condition=Good;description=Dug up this week, longiflorum, lovely smell, plant 6 inch deep.
Leisure|BA21||Wanted trumpet or cornet for school band, Yeovil|adType=Wanted;description=Any make any state so long as valves move, up to 100, can collect.
Other Services|BA20|28|Brass tuition Yeovil - trumpet, cornet, trombone|description=Half hour or hour, grades 1 to 8, kids and adults, ex army bandsman.
Leisure|S80|320|Alto sax Trevor James, gold lacquer, Worksop|condition=Good;description=Serviced last yr new pads, hard case, neck strap, box of reeds.
Leisure|S81|65|Buffet B12 clarinet, cork needs doing, Worksop|condition=Good;description=Student model, in case, plays fine with a bit of paper round the joint.
Leisure|S80|10|Sax straps and reeds 2.5, job lot, Worksop|condition=Good;description=Vandoren and Rico, 14 reeds, padded sling, sold the sax.
Event Planning & Catering|S80|200|Saxophonist for weddings & drinks receptions, Worksop|description=Two 45 min sets, own pa, jazz and pop, dinner jacket.
Leisure|HS1|275|Fiddle 4/4 with bow & case, Stornoway|condition=Good;description=Old German, new strings, set up by the repair man in Inverness.
Leisure|HS2|450|Piano accordion 72 bass, Hohner, Isle of Lewis|condition=Good;description=Red pearl, dry tuned, straps good, one bass button slow.
Leisure|HS1|20|Chanter and tutor book, learn the pipes, Stornoway|condition=Good;description=College of Piping green book, plastic practice chanter, new reed.
Friendship - Friends|HS1||Trad music session Stornoway, all welcome, Thursdays|description=Bring any instrument or just listen, upstairs in the pub, from 9.
Home|HS1|6|Hey diddle diddle nursery clock, cat and the fiddle|condition=New;description=Wall clock, wood, silent tick, battery incl, Stornoway.
Miscellaneous|LD3|2800|Welsh section C gelding, 13.2hh, 9yo, Brecon|condition=Good;description=Good to shoe box and clip, snaffle mouth, pony club all rounder, outgrown by my daughter.
Miscellaneous|LD3|950|Shetland mare, 10hh, lead rein or companion, nr Brecon|condition=Good;description=Sweet with small children, 14 yrs, no laminitis, passport and chip.
Leisure|LD3|180|GP saddle 17in black, wide fit, Brecon|condition=Good;description=English leather, reflocked in spring, stirrups and girth extra.
Leisure|LD2|25|Rocking horse small wooden, real hair mane, Builth|condition=Good;description=Suit a toddler, one runner reglued, lovely old thing.
Other Services|LD3|85|Farrier covering Brecon & Builth, trims and full sets|description=DipWCF, hot or cold, awkward ones ok, trims 30.
Miscellaneous|LD3|20|Sharer wanted for quiet 15hh cob, Brecon, 2 days|condition=Good;description=20 a week, hack and flatwork, must be ok in traffic, 2 days per week no jumping.
Miscellaneous|BT80|650|Black lab pups, KC reg, Cookstown, 3 dogs 2 bitches|condition=Good;description=Both parents working, hips and eyes scored, chipped, 8 weeks friday.
Miscellaneous|BT80|150|Collie pup bitch, 12 wks, farm reared, nr Cookstown|condition=Good;description=Out of good working stock, black and white, starting to look at sheep.
Miscellaneous|BT80||FOUND black labrador, Cookstown Drum Rd, no collar|condition=Good;description=Older dog, grey muzzle, not chipped, safe in our shed, ring with proof.
Miscellaneous|BT80|140|Dog run panels x6 with gate, galvanised, Cookstown|condition=Good;description=2m by 6ft high, clamps in, kept a labrador no bother.
Leisure|BT80|4|Labrador Handbook, puppy training book, Cookstown|condition=Good;description=Paperback, like new, read once.
Miscellaneous|LA14|90|Bearded dragon + 4ft vivarium, full set up, Barrow|condition=Good;description=Male 4yr, eats anything, uvb tube new, stat and basking lamp.
Miscellaneous|LA13|40|Corn snake, 3yo, feeds well, with tank, Barrow|condition=Good;description=Amel female, 3ft 6, takes defrost mice every week, never bit.
Miscellaneous|LA14|6|Locusts & mealworms, live feed tubs, Barrow|condition=Good;description=6 a tub or 2 for 10, for beardies geckos frogs, fresh every weds.
Leisure|LA14|15|Chinese dragon kite, unflown, Barrow|condition=New;description=8 metre tail, in bag with line.
Home|LA13|5|Draught excluder shaped like a snake, Barrow|condition=Good;description=Green felt, 90cm, for under the door.
Miscellaneous|FK1|20|2 guinea pigs boys, bonded, with cage, Falkirk|condition=Good;description=Year old, to go together, hay and bottle too, wean lost interest.
Miscellaneous|FK2|25|Budgies, blue and green, young, £25 each, Falkirk|condition=Good;description=Aviary bred this year, bars still on the heid, bring a box.
Miscellaneous|FK1|30|Bird cage large on stand, Falkirk|condition=Good;description=Was for a budgie and a cockatiel, perches, slide out tray.
Fashion|FK2|5|Budgie smuggler swim trunks, mens M, unworn|condition=New;description=Joke present, red, tags on, Falkirk.
Other Services|FK1|9|Small animal boarding Falkirk, rabbits, hamsters, piggies|description=9 a night, indoor heated, bring own cage or use ours.
Other Vehicles|NR33|4500|Orkney 520 fishing boat, 30hp Tohatsu, Lowestoft|brand=Orkney;model=520;bodyType=Other;fuel=Petrol;year=2001;description=Cuddy, plotter, rod holders, on roller trailer, ready for cod.
Vehicle Accessories|NR32|650|Outboard Suzuki 6hp 4 stroke, short shaft, Lowestoft|condition=Good;description=Freshwater only, serviced, 12L tank and line.
Vehicle Accessories|NR33|240|Boat trailer 16ft, galvanised, rollers, Lowestoft|condition=Good;description=New bearings, winch, no spare, lights board.
Leisure|NR32|30|RC model trawler, radio control, Lowestoft|condition=Good;description=Fishing boat about 2ft, needs batteries for the handset.
Garage Storage|NR33|75|Hardstanding for boats Oulton Broad, gated yard|propertyType=Commercial;surface=250;availableNow=Yes;description=Up to 24 ft, trailers ok, water and power, winter lay up.
Job Offers|NR32||Deckhand needed, Lowestoft crew transfer vessels|description=2 weeks on 2 off, STCW and ENG1 medical needed, 140 a day.
Caravans|PE25|23500|Autotrail 2 berth motorhome, 2009, 38k, Skegness|brand=Auto-Trail;model=Tracker;bodyType=Other;year=2009;description=Fiat 2.3, end kitchen, solar, no damp, habitation done.
Caravans|PE24|41000|Swift Bolero 724 motorhome, 4 berth, 2016, Skeg|brand=Swift;model=Bolero 724;bodyType=Other;year=2016;description=Island bed, alde heating, awning, 21k miles, as new.
Vehicle Accessories|PE25|45|Motorhome levelling ramps + step, Skegness|condition=Good;description=Milenco, yellow, in bag, folding step too.
Transport Services|PE25|95|Motorhome hire Skegness, 2 to 6 berth, from £95 a day|description=Over 25s, dogs by arrangement, bedding and pans in, insured.
Caravans|PE25|14500|Static caravan Ingoldmells, 3 bed, 12 month site|brand=Willerby;model=Rio;bodyType=Other;year=2014;description=Dg ch, decking, site fees paid till march, must sell.
Property to Rent|PE25|395|Holiday caravan Ingoldmells, sleeps 6, £395 a week|propertyType=House;bedrooms=3;rooms=4;surface=380;availableNow=Yes;furnished=Furnished;description=Near Fantasy Island, Skegness bus outside, passes extra, no stags.
Vehicle Accessories|WF1|120|Vauxhall Corsa D gearbox 1.2, 70k, Wakefield|condition=Good;description=5 speed, off a runner, 30 day swap if it whines.
Vehicle Accessories|WF2|35|Corsa D wing mirror passenger side, black, Wakefield|condition=Good;description=Electric heated, glass ok, 2006 to 2014.
Cars|WF1|1650|Vauxhall Corsa 1.0 2009, 3dr, Wakefield|brand=Vauxhall;model=Corsa;bodyType=Hatchback;fuel=Petrol;year=2009;description=89k, mot july, few stone chips, insurance group 2, cheap runabout.
Find a tradesman|WF1|40|Mobile mechanic Wakefield, clutches, brakes, gearboxes|description=Done on your drive, 7 days, diagnostics 40, all makes.
Vehicle Accessories|WF3|60|Bosch 063 car battery, 2 months old, Wakefield|condition=Good;description=Bought for wrong car, 12v holds charge, fits corsa fiesta etc.
Electronics|WF1|5|AA & watch batteries job lot, Wakefield|condition=Good;description=About 60, duracell and own brand, in date.
Cars|DG2|7800|Skoda Superb 2.0 tdi DSG estate, 2016, 96k, Dumfries|brand=Skoda;model=Superb;bodyType=Other;fuel=Diesel;year=2016;description=Massive boot, tow bar, belt done, two owners.
Cars|DG1|3200|Suzuki Jimny 2008, 4x4, lifted, Dumfries|brand=Suzuki;model=Jimny;bodyType=SUV;fuel=Petrol;year=2008;description=Mud tyres, some surface rust, great wee thing in the snow.
Cars|DG1|2000|WANTED small auto car for elderly lady, Dumfries|vehicleOfferType=buy;bodyType=Hatchback;description=Up to 2000, low miles, jazz or yaris type, must have mot.
Vehicle Accessories|DG1|25|Dog guard for estate car, Skoda Octavia, Dumfries|condition=Good;description=Travall, clips on the headrests, no drilling.
Cars|DG2|5600|Citroen C3 auto 2015, 29k, one owner, Dumfries|brand=Citroen;model=C3;bodyType=Hatchback;fuel=Petrol;year=2015;description=My fathers car, he is 88 and stopped driving, garaged, parking sensors.
Motorbikes & Scooters|CF47|2400|Kawasaki ER6f 2009, 22k, Merthyr|brand=Kawasaki;model=ER6f;bodyType=Other;fuel=Petrol;year=2009;description=A2 restrictor with it, new chain and sprockets, hpi clear.
Motorbikes & Scooters|CF48|750|Peugeot Speedfight 50cc moped, 2014, Merthyr|brand=Peugeot;model=Speedfight;bodyType=Other;fuel=Petrol;year=2014;description=Ideal 16 yr old with cbt, mot till sept, one scrape.
Fashion|CF47|45|Shoei motorbike lid, size M, matt black, Merthyr|condition=Good;description=Never dropped, clear and dark visors, bag.
Other Services|CF47|140|CBT training Merthyr, £140, bikes supplied|description=One day, 125 or 50, helmets lent, cert same day if you pass.
Leisure|CF48|60|Kids electric motorbike ride on 12v, Merthyr|condition=Good;description=Police style with siren, age 3 to 6, charger.
Home|SA11|110|Evolution chop saw 255mm, Neath|condition=Good;description=Cuts mitres in wood or steel, stand, spare blade.
Home|SA10|85|Stihl chainsaw MS170, spare chain, Neath|condition=Good;description=14 inch bar, petrol, starts 3rd pull.
Home|SA11|160|Clarke MIG welder 135, mask & wire, Neath|condition=Good;description=Gasless or gas, no bottle, used for one gate.
Leisure|SA10|3|Jigsaw puzzles x5, 1000 piece, trains, Neath|condition=Good;description=All complete, steam engines and stations, 3 the lot.
Home|SA11|30|Bosch jigsaw, corded, blades, Neath|condition=Good;description=Variable speed, pst 700, wood and metal blades.
Other Services|SA11|45|Plant & tool hire Neath - breakers, saws, towers|description=Scaffold tower 60 a weekend, floor sanders, dehumidifiers, delivery.
Find a tradesman|SA11|50|Mobile welding & fabrication, gates and railings, Neath|description=On site repairs, steel stairs, trailers, coded, no job too small.
Home|SK10|220|Rattan garden set, sofa + 2 chairs + table, Macclesfield|condition=Good;description=Grey, cushions kept indoors, glass top, can help load.
Home|SK11|60|Parasol 3m cantilever, grey, with base, Macclesfield|condition=Good;description=Crank handle, cover, base slabs not incl only the cross.
Home|SK10|140|Strimmer petrol Husqvarna 128R, Macclesfield|condition=Good;description=Blade and line heads, harness, good on brambles.
Home|SK11|25|Water butt 210L with stand and tap, Macc|condition=Good;description=Green, downpipe kit, lid a bit warped.
Home|SK10|35|Charcoal BBQ kettle type, cover, Macclesfield|condition=Good;description=57cm, ash tray, grill scrubbed.
Event Planning & Catering|SK10|450|Hog roast & BBQ catering Macclesfield, from 40 people|description=We cook on site, salads baps puds, plates too, 450 upwards.
Home|SK10|18|Rattan laundry basket, Macclesfield|condition=Good;description=Tall, lined, for the bathroom or garden room.
Other Vehicles|SY21|6200|Kubota B1600 compact tractor + topper, Welshpool|brand=Kubota;model=B1600;bodyType=Other;fuel=Diesel;year=1992;description=16hp, 4wd, turf tyres, roll bar, ideal few acres.
Miscellaneous|SY21|30|Haylage big bales wrapped, £30 each, Welshpool|condition=Good;description=Second cut, no ragwort, can load, suit horses or sucklers.
Miscellaneous|SY21|350|Texel ram, 2 shear, nr Welshpool|condition=Good;description=MV accredited, proven, quiet, only selling as keeping his daughters.
Home|SY21|120|Galv sheep hurdles 6ft x12, Welshpool|condition=Good;description=Interlocking, few bent bars, make a handy pen.
Job Offers|SY22||Relief milker wanted nr Welshpool, alt weekends|description=180 cows, 20 40 herringbone, 60 a milking, experience please.
Electronics|SY21|30|16gb RAM DDR4 laptop memory, Welshpool|condition=Good;description=2x8 sodimm, came out of a dell, tested.
Home|SY21|20|Sheepskin rug, cream, Welshpool|condition=Good;description=Double length, washed, from a local ram lol.
Leisure|CV21|190|Bugaboo Bee 5 buggy, grey melange, Rugby|condition=Good;description=From birth with the bassinet, raincover, hood has faded a bit.
Home|CV22|45|Highchair wooden, grows with child, Rugby|condition=Good;description=Stokke style, baby bar and straps, wipe clean.
Home|CV21|25|Moses basket with rocking stand, white, Rugby|condition=Good;description=Mattress new, 2 fitted sheets, used at nannas only.
Vehicle Accessories|CV22|60|Maxi Cosi Pebble infant car seat & isofix base, Rugby|condition=Good;description=Birth to 13kg, never in accident, manual here.
Fashion|CV21|10|Newborn girl bundle 0-3 mths, 40 items, Rugby|condition=Good;description=Vests, sleepsuits, cardis, few never worn.
Other Services|CV21|55|Childminder Rugby, Ofsted registered, 2 spaces|description=From 9 months, school runs, 7.45 to 5.45, 15 and 30 hr funding.
Leisure|CV21|20|Gilbert ball, scrum cap & boots size 4, boys|condition=Good;description=Size 5 match ball, boots worn twice, son plays football now.
Leisure|CV21|15|Footmuff to fit Bugaboo, black, Rugby|condition=Good;description=Fleece lined, zip good, fits others with a 5 point harness.
Fashion|WA5|15|Great Sankey High blazer age 12, girls, Warrington|condition=Good;description=Worn two terms, sleeves fine, badge on.
Fashion|WA4|12|School shoes boys size 3, Clarks, Warrington|condition=Good;description=Black, velcro, bit scuffed on toe but plenty left.
Fashion|WA1|10|PE kit bundle 11-12 yrs, navy, Warrington|condition=Good;description=2 polos, shorts, joggers, football socks.
Fashion|WA2|60|Mens grey blazer 42 chest, wool, Warrington|condition=Good;description=M and S, half lined, worn to one christening.
Part-Time Jobs|WA5||Midday assistant, primary school, Warrington, 7.5 hrs|description=Playground and dining hall at lunch, term time, enhanced dbs.
Other Services|WA4|6|Hemming, name labels & badges sewn on, Warrington|description=Guides scouts school, trousers up 8, 2 day turn round.
Leisure|TD15|25|Ian Rankin Rebus x14 paperbacks, Berwick|condition=Good;description=Read once, crime, start with Knots and Crosses.
Leisure|TD15|60|Beatles Abbey Road LP, 1969 press, Berwick|condition=Good;description=Vinyl vg, sleeve tatty at the spine.
Electronics|TD15|45|Crosley briefcase record player, Berwick|condition=Good;description=3 speeds, built in speakers, new stylus.
Home|TD15|9|VW Beetle money box, yellow, Berwick|condition=Good;description=Tin, 8 inch, stopper underneath.
Leisure|TD15|12|Enid Blyton Famous Five box set, Berwick|condition=Good;description=All 21 stories, good for 7 to 10s.
Friendship - Friends|TD15||Reading group Berwick library, crime novels, monthly|description=Last tuesday, cup of tea, new members made welcome.
Leisure|CF31|120|2x Wales v Ireland, Principality Stadium, Bridgend|condition=Good;description=Tickets, middle tier north, face value 120 the pair, cant go now.
Leisure|CF31|55|1x Stereophonics standing ticket, Cardiff Castle|condition=New;description=E ticket, transferred by app, mates bailed on me.
Fashion|CF32|20|Wales rugby shirt XL, Bridgend|condition=Good;description=Macron, six nations, washed once.
Leisure|CF31|10|Old railway tickets & timetables collection, Bridgend|condition=Good;description=Edmondson card, GWR and BR, about 80 in an album.
Leisure|CF36||Wanted 4 panto tickets, Grand Pavilion Porthcawl|adType=Wanted;description=Any saturday matinee, family of 4, pay face value.
Electronics|RG21|270|Xbox Series X 1tb, one pad, Basingstoke|condition=Good;description=Boxed, all cables, wiped ready to go.
Electronics|RG22|22|EA FC 24 disc, Xbox Series X game, Basingstoke|condition=Good;description=No scratches, lad has moved to the new one.
Electronics|RG23|320|Samsung S23 256gb lavender, unlocked, Basingstoke|condition=Good;description=Screen protector from day one, no marks, all networks.
Electronics|RG24|12|Samsung 25w fast plug & usb c cable, Basingstoke|condition=New;description=Genuine charger, sealed, got a spare with phone.
Electronics|RG21|480|MacBook Pro 13 M1 16gb, Basingstoke|condition=Good;description=512 drive, battery 91, with brick.
Web & IT services|RG22|50|Xbox & PlayStation repairs Basingstoke, HDMI ports|description=Overheating, disc drive, stick drift, no fix no fee.
Electronics|RG24||Wanted broken Macbooks and iPads, cash, Basingstoke|adType=Wanted;description=Smashed, wont turn on, liquid, I collect.
Electronics|KY16|350|Nikon D7200 + 18-140 lens, St Andrews|condition=Good;description=11k shutter count, 2 batts, strap, no box.
Electronics|KY16|45|Manfrotto tripod, ball head, St Andrews|condition=Good;description=Aluminium, quick release plate, extends to 5ft 6.
Electronics|KY15|60|Ring video doorbell, boxed, Cupar|condition=New;description=Battery one, wifi, moved flat so never put up.
Models - Auditions - Photography|KY16|12|Passport pics & family portraits, St Andrews studio|description=Digital code or prints, babies welcome, no appt.
Electronics|KY16|90|Olympus OM10 with 50mm, 35mm film, St Andrews|condition=Good;description=Meter works, new light seals, roll of kodak gold.
Leisure|DY10|85|Hornby OO set, Flying Scotsman, Kidderminster|condition=Good;description=Loco, 3 coaches, oval of track and controller, boxed.
Leisure|DY11|30|Airfix kits x6 unmade, Spitfire etc, Kidderminster|condition=Good;description=1 to 72, all on sprues, some paint pots.
Leisure|DY10|70|Brother KH830 knitting machine, Kidderminster|condition=Good;description=Ribber, weights, manual, punch cards.
Miscellaneous|DY11|10|20 balls DK yarn, pastel, Kidderminster|condition=New;description=Baby wool, unopened bands, knit or crochet.
Leisure|DY10|70|Space Marines army 40k, part painted, Kidderminster|condition=Good;description=Warhammer, about 45 models, codex and dice.
Leisure|DY12|90|Severn Valley footplate voucher for two, Bewdley|condition=New;description=Drive a steam loco, valid to next october, unwanted gift.
Fashion|DY11|12|Hand knitted aran cardigan, ladies 16, Kidderminster|condition=New;description=Cream wool, leather buttons, never worn.
Leisure|EX33|140|SUP inflatable 10ft6, pump & paddle, Braunton|condition=Good;description=Red paddle co, one patch holds fine, leash.
Leisure|EX31|90|Table tennis table, folding, outdoor, Barnstaple|condition=Good;description=Net and 4 bats, wheels, top has faded.
Leisure|EX32|45|Snooker cue 2 piece + case, Barnstaple|condition=Good;description=Riley ash, 57 inch, tip just changed.
Leisure|EX31|300|6x3 pool table, slate bed, Barnstaple|condition=Good;description=Pub type no coin slot, balls cues triangle, 4 to lift.
Leisure|EX31|60|10ft above ground swimming pool, pump, Barnstaple|condition=Good;description=Bestway, filter, ladder, cover, no holes.
Part-Time Jobs|EX31||Pool lifeguard, Barnstaple leisure centre, 20 hrs|description=NPLQ or train with us, weekends, free gym.
Other Services|EX33|35|SUP & surf lessons Croyde, groups, £35|description=2 hrs, boards and suits lent, age 8 plus, april to oct.
Home|SG1|130|Bunk beds, wooden, splits to 2 singles, Stevenage|condition=Good;description=Pine, both mattresses if wanted, kids have own rooms now.
Home|SG2|95|Ottoman bed frame double, grey, gas lift, Stevenage|condition=Good;description=Side opening, no mattress, headboard buttons all there.
Home|SG1|150|Welsh dresser solid oak, Stevenage|condition=Good;description=Plate rack, 3 drawers, cupboard under, comes in two.
Home|SG1|10|Ladder only for bunk bed, pine, Stevenage|condition=Good;description=Hook over, 4 rungs, bed went to tip.
Home|SG2|30|Dressing table mirror, 3 way, Stevenage|condition=Good;description=Oak frame, little drawer, hinges ok.
Other Services|SG1|60|Furniture restoration & french polishing, Stevenage|description=Tables, chairs, ring marks, veneer, woodworm, free quote.
Home|SG2|40|Z bed fold up single, Stevenage|condition=Good;description=On castors, mattress 3 inch, good for guests.
Home|PA15|110|Upright freezer Beko tall, 7 drawers, Greenock|condition=Good;description=Frost free, 2 yrs, handle has a crack.
Home|PA16|95|Gas cooker 50cm Flavel, Greenock|condition=Good;description=Eye level grill, white, natural gas, cleaned.
Home|PA15|85|Vented dryer Hotpoint 7kg, Greenock|condition=Good;description=Hose, sensor, works great, getting condenser.
Home|PA16|30|Russell Hobbs 800w microwave, Greenock|condition=Good;description=White, glass plate, clean.
Find a tradesman|PA15|50|Cookers & hobs connected, gas safe, Greenock|description=Same day most times, leccy ones too, old one took away.
Home|PA15|6|Tumble dryer balls & peg bag, Greenock|condition=New;description=Wool ones x6, unused.
Free Stuff - Swap|PA16||Free electric cooker, 1 ring not working, Greenock|condition=Good;description=Ceramic top, oven fine, ground floor, uplift this week.
Home|WS11|180|Celotex 100mm insulation boards x8, Cannock|condition=Good;description=8x4 sheets, left over from extension, dry stored.
Home|WS12|60|Oak veneer internal doors x3, 30in, Cannock|condition=Good;description=Cottage style, hinges cut one side.
Home|WS11|240|Indian sandstone paving 15m2, Cannock|condition=Good;description=Mixed sizes, raj green, on pallet.
Home|WS11|95|Velux window MK04, unused, Cannock|condition=New;description=Centre pivot, flashing kit for tiles, pine inside.
Find a tradesman|WS11|40|Loft boarding & ladders Cannock, insulation topped up|description=Day job, hatch widened, light fitted, fully insured.
Home|WS12|90|Marley roof tiles x300, Cannock|condition=Good;description=Ludlow major, brown, some moss.
Home|WS11|8|Chrome door handles 4 sets, Cannock|condition=Good;description=Lever latch, screws, took off internal doors.
Home|FY1|450|Lincat twin tank fryer, 3 phase, Blackpool cafe closing|condition=Good;description=Baskets, 18L, pat tested, buyer to lift.
Home|FY4|200|Bain marie 4 pot, electric, Blackpool|condition=Good;description=Wet heat, lids and ladles, countertop, 13 amp.
Other Vehicles|FY2|3900|Catering trailer, burger van, gas cert, Blackpool|brand=Wilkinson;model=Trailer;bodyType=Other;year=2011;description=Griddle, fryer, sinks, hatch, rewired, good earner.
Home|FY3|35|Tefal air fryer 4.2L, Blackpool|condition=Good;description=Chips for 4, basket coating fine.
Event Planning & Catering|FY1|300|Burger van hire for events, Blackpool & Fylde|description=Parties, works dos, school fetes, 5 star hygiene, min 50 heads.
Commercial Property|FY1|850|Fish bar lease Blackpool, fully equipped, nr prom|propertyType=Commercial;rooms=3;surface=900;availableNow=Yes;description=Chippy ranges in, extraction, seating 20, owner retiring, 5 yrs left.
Part-Time Jobs|FY4||Counter staff for chippy, Blackpool, eves, over 18|description=4 nights, 5 till 10, wrapping and till, free supper.
Garage Storage|MK42|85|Lock up Kempston Bedford, power & light|propertyType=Commercial;rooms=1;surface=160;availableNow=Yes;description=Brick garage in a block, up and over door, 3 months min.
Garage Storage|MK40|60|Driveway parking space 4 min from Bedford station|propertyType=Commercial;surface=110;availableNow=Yes;description=Weekdays or all week, 60 pm, private drive.
Garage Storage|MK41|70|10ft container self storage Bedford, 24hr|propertyType=Commercial;rooms=1;surface=80;availableNow=Yes;description=Drive up, cctv, own padlock, no tie in, holds 1 bed flat.
Home|MK41|15|Plastic storage boxes with lids x10, Bedford|condition=Good;description=64 litre, stack, one lid split.
Vehicle Accessories|MK42|20|Steering lock and wheel clamp, Bedford|condition=Good;description=Keys for both, for parking on the street.
Flatshare - Rooms to rent|BT52|320|Dbl room Coleraine nr uni, quiet girls house|propertyType=House;rooms=1;surface=130;availableNow=Yes;furnished=Furnished;description=Three female students, one leaving, bins incl, oil split.
Flatshare - Rooms to rent|BT51|400|Ensuite room Coleraine, bills in, parking, mature person|propertyType=House;rooms=1;surface=160;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Owner occupier, 40 plus, no smokers, own shower and toilet.
Flatshare - Rooms to rent|BT55|300|Single room Portstewart prom, £75 pw, bills incl|propertyType=House;rooms=1;surface=90;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Box room really, view over the harbour, wifi.
Property to Rent|BT52|650|2 bed terrace Coleraine, oil heating, families only|propertyType=House;bedrooms=2;rooms=3;surface=780;availableNow=Yes;furnished=Unfurnished;description=Not for student lets, yard, landlord registered, deposit 650.
Flatshare - Rooms to rent|BT52||Uni lecturer wants room Coleraine Mon to Thurs|adType=Wanted;propertyType=House;description=Goes home weekends, budget 350, non smoker, tidy.
Home|BT52|90|Dining room clearance, table 6 chairs, Coleraine|condition=Good;description=Dark wood, sideboard too, need the room.
Property to Rent|SA70|680|Tenby harbour holiday apartment, sleeps 4, weekly|propertyType=Flat;bedrooms=2;rooms=3;surface=650;availableNow=Yes;furnished=Furnished;description=Sea view, fri to fri, linen incl, no dogs sorry.
Property to Rent|SA70|750|2 bed flat Tenby long term let, 12 months min|propertyType=Flat;bedrooms=2;rooms=3;surface=640;availableNow=Yes;furnished=Unfurnished;description=Locals preferred, rent smart wales licensed, not for holidays.
Property to Rent|SA69|520|Dog friendly chalet Saundersfoot, sleeps 5, per wk|propertyType=House;bedrooms=2;rooms=3;surface=480;availableNow=Yes;furnished=Furnished;description=200 yds from sand, small enclosed deck, short breaks oct to march.
Other Services|SA70|18|Airbnb changeovers & laundry, Tenby, 18 ph|description=Holiday lets turned round, linen hire, key holding, insured.
Part-Time Jobs|SA70||Changeover cleaner Saturdays, Tenby cottages, £13|description=10 till 4 sats, april to october, own car handy.
Commercial Property|TN23|380|Serviced office for 2, Ashford, all bills|propertyType=Commercial;rooms=1;surface=140;availableNow=Yes;description=Rates, heat and broadband in, meeting room, 1 parking.
Commercial Property|TN24|12|Hot desk coworking Ashford, £12 day|propertyType=Commercial;rooms=1;surface=60;availableNow=Yes;description=Wifi, coffee, no contract, phone booth.
Commercial Property|TN25|950|Shop unit & yard on farm nr Ashford, class E|propertyType=Commercial;rooms=2;surface=700;availableNow=Yes;description=Busy road, car park for 15, cold room, 3 yr lease.
Home|TN23|55|Corner desk oak effect, L shape, Ashford|condition=Good;description=150 each way, shelf under, ex home office.
Part-Time Jobs|TN23||Office junior 20 hrs, Ashford accountants|description=Filing, post, phones, training given, 9.30 to 1.30.
Full-Time Jobs|DN31||Fish filleter, Grimsby docks, days, £13.80|description=Will train right person, early start, bonus, wellies given.
Full-Time Jobs|DN32||Trainee dental nurse, Grimsby, course paid|description=No experience, gcse english, 37 hrs, scrubs provided.
Part-Time Jobs|DN31||Night replenishment, supermarket, Grimsby, 16 hrs|description=10pm to 6am fri sat, filling shelves, premium paid.
Full-Time Jobs|DN37||Coach driver PCV, Grimsby, school runs + tours|description=D licence, cpc, 14.20, no late finishes.
Part-Time Jobs|DN33||Bar person wkends, working mens club, Grimsby|description=Fri sat sun eves, bingo night, 12.21 plus tips.
Job Wanted|DN32||Coded welder wants work Grimsby area|description=Mig tig stick, 20 yrs, stainless food grade, own van.
Home|DN31|25|Filleting knives & board set, fish, Grimsby|condition=Good;description=5 knives, steel, roll, ex docks.
Job Offers|DN31||SIA officer, Grimsby port, gatehouse nights|description=Security, 12 hr shifts 4 on 4 off, licence must be live.
Full-Time Jobs|BT28||RGN nights, nursing home, Lisburn, £21 hr|description=36 hrs, 3 x 12, pin paid, sign on bonus.
Part-Time Jobs|BT27||Classroom assistant SEN, Lisburn, term time|description=25 hrs, one to one with a p4 boy, autism exp handy.
Full-Time Jobs|BT28||Reach truck operator, Lisburn, days, £13.10|description=Forklift licence in date, loading and put away, mon to fri.
Other Services|BT28|180|Forklift training Lisburn, counterbalance & reach|description=Novice 3 days, refresher 1 day, test incl, NPORS card.
Other Vehicles|BT28|4200|Toyota 2.5t gas forklift, 2008, Lisburn|brand=Toyota;model=02-8FGF25;bodyType=Other;fuel=Petrol;year=2008;description=Side shift, triple mast, LOLER done, 6400 hrs.
Job Wanted|BT27||Retired man wants few hours driving or odd jobs, Lisburn|description=Clean licence, garden tidy, school pick ups, reliable.
Find a tradesman|SY11|40|Plastering & artex removal Oswestry, free quote|description=Skim over or strip, ceilings, patch repairs, dust sheets.
Find a tradesman|SY11|40|Fencing contractor Oswestry, panels, post & rail|description=Storm damage, gates hung, concrete posts, insurance work.
Home|SY11|60|6 feather edge fence panels, used, Oswestry|condition=Good;description=6x5, one slat off, stacked by gate.
Find a tradesman|SY10|50|Drains unblocked Oswestry, jetting, CCTV survey|description=24 hrs, sinks toilets manholes, no vat.
Home|SY11|20|Drain rods set with plunger, Oswestry|condition=Good;description=10 rods, worm screw, used the once.
Find a tradesman|SY11|40|Carpet fitter Oswestry, your own or supplied|description=Stairs, lino, doors trimmed, old lifted.
Home|SY11|70|Carpet remnant 4x5m beige, Oswestry|condition=New;description=Twist pile, new off roll, hardback.
Find a tradesman|SY12|50|Bathroom fitter & tiler, Ellesmere, wet rooms|description=Level access showers, grab rails, full plumb and tile.
Job Offers|SY11||Plasterer wanted Oswestry site, £180 day|description=Dot and dab, skim, 8 weeks, cscs, start monday.
Other Services|BT61|30|Chemistry & biology A level tutor, Armagh|description=Also gcse double award, ex head of science, zoom or house.
Other Services|BT61|60|Irish classes Armagh, beginners, 8 weeks|description=Gaeilge, tues evening, adults, culture centre.
Other Services|BT60|20|SEAG tutor P6 P7, maths & english, Armagh|description=Transfer test, small groups, practice papers on saturdays.
Leisure|BT61|8|Biology A level revision books, CCEA, Armagh|condition=Good;description=AS and A2, no pen marks, bought from tutor.
Other Services|BT61|33|Manual driving lessons Armagh, pick up anywhere|description=ADI, mock test, nervous ones welcome, block of 10 off.
Other Services|BS23|55|Oven cleaning & deep cleans, Weston super Mare|description=Hobs, aga, extractor, end of tenancy, non caustic.
Removals & Storage Services|BS22|35|Man & van Weston, clearance, tip runs|description=Sofas fridges sheds taken, waste licence, 35 min.
Other Services|BS23|20|Dog sitting in my home, Weston, day & overnight|description=Licensed, 2 at a time, walks on the beach, sofa allowed.
Other Services|BS22|8|Window cleaner Weston super Mare, every 6 wks|description=Pure water pole, frames and sills, gutters cleared.
Home|BS23|25|Karcher window vac, Weston|condition=Good;description=Charger, spray bottle, streak free.
Other Services|BS24|12|Ironing service Weston, collect and deliver|description=Per 10 items, hangers back, smoke free.
Home|BS23|15|Philips steam iron & board, Weston|condition=Good;description=Board cover new, iron 2400w.
Friendship - Friends|LS29||Ukulele group Ilkley, beginners, church hall Mondays|description=Spare ukes to lend, 3 chords and off we go, tea.
Other Services|LS29|90|Pottery evening class Ilkley, 6 weeks|description=Wheel and hand building, clay and firing included.
Health-Beauty|LS29|6|Chair yoga Ilkley, over 65s, weds am|description=Seated stretching and breathing, tea after, wheelchair access.
Leisure|LS29|35|Soprano ukulele, mahogany, Ilkley|condition=Good;description=Kala, gig bag, tuner, aquila strings.
Friendship - Friends|LS29||Bass player wanted, blues band, Ilkley Otley|description=Rehearse weds, pubs and festivals, 40 plus, no egos.
Leisure|LS29|420|Fender Precision bass, black, Ilkley|condition=Good;description=Mexican 2012, hard case, left the band.
Leisure|LS29|15|Yoga mat & blocks set, purple, Ilkley|condition=Good;description=6mm, strap, done two classes in it.
Miscellaneous|YO21||LOST gold wedding ring, Whitby beach, reward|condition=Good;description=Mans, engraved J and M 1984, between pier and cafe.
Miscellaneous|YO22||FOUND set of car keys, Sandsend car park, Whitby|condition=Good;description=Ford fob and a bottle opener, tell me the colour of the tag.
Fashion|YO21|180|18ct gold wedding band, size R, Whitby|condition=Good;description=Mens court shape 4mm, hallmarked, 5 grams.
Other Services|YO21|5|Keys cut & shoe repairs, Whitby, fobs programmed|description=Heels while you wait, most makes of car, watch straps.
Miscellaneous|YO22||Lost grey parrot, flew off Ruswarp nr Whitby|condition=Good;description=African, red tail, says hiya Brian, reward.
Transport Services|TD1|6|Lift share Galashiels to Edinburgh, mon-fri 7am|description=2 seats, back at 5.15, 6 a day towards fuel, non smoker.
Transport Services|TD1|60|Private hire Galashiels, airport and hospital runs|description=24 hr, estate car, card ok, Edinburgh from 60.
Friendship - Friends|TD1||Hill walking pals wanted Galashiels, 30s-40s|description=Sundays, Eildons to start, share lifts, slow and blethery.
Home|TD1|350|Acorn stairlift straight, removed, Galashiels|condition=Good;description=12 ft rail, 2 remotes, can fit for extra.
Friendship - Friends|PO33||Lady 60s seeks cinema and lunch friends, Ryde IOW|description=Widowed, moved here last year, theatre and coffee too.
Friendship - Friends|PO30||Dungeons & Dragons table, Newport IOW, players needed|description=Thurs nights, newbies fine, 5e, 18 plus.
Leisure|PO30|25|D&D 5e players handbook + dice, Newport IoW|condition=Good;description=Plus monster manual, corners bumped.
Miscellaneous|PO33|75|Bath lift reclining, disabled aid, Ryde Isle of Wight|condition=Good;description=Battery, lowers you in, suction feet, handset.
Full-Time Jobs|PO38||Live in housekeeper, Ventnor hotel, IOW|description=5 days, room and meals, 12.21, start easter.
Property to Rent|CA14|575|3 bed terrace Workington, pets ok, UC ok|propertyType=House;bedrooms=3;rooms=4;surface=900;availableNow=Yes;furnished=Unfurnished;description=Dogs and cats considered, yard, gch, deposit 575.
Property to Rent|CA14|550|3 bed mid terrace Workington, strictly no pets|propertyType=House;bedrooms=3;rooms=4;surface=880;availableNow=Yes;furnished=Unfurnished;description=Newly carpeted, working tenants, guarantor.
Property for Sale|CA14|84950|3 bed terrace Workington, needs modernising, no chain|propertyType=House;bedrooms=3;rooms=5;surface=950;availableNow=Yes;description=New roof 2019, old kitchen and bathroom, offers.
Property for Sale|LL65|219000|Detached bungalow Trearddur Bay, 3 bed, sea glimpses|propertyType=House;bedrooms=3;rooms=5;surface=1050;availableNow=Yes;description=Oil ch, garage, level plot, 5 mins beach.
Land for Sale|LL65|28000|2 acres grazing with stone barn, nr Holyhead|surface=87000;availableNow=Yes;description=Sheep fenced, spring water, lane access, no planning.
Property for Sale|LL65|345000|4 bed house with granny annexe, Holyhead|propertyType=House;bedrooms=4;rooms=8;surface=2000;availableNow=Yes;description=Annex has own door, kitchen and shower room, big drive.
Vans|BT62|5200|Renault Trafic SL27 2015, twin slide, Portadown|brand=Renault;model=Trafic;bodyType=Van;fuel=Diesel;year=2015;description=121k, PSV march, ply lined, bluetooth, no vat.
Trucks|BT63|11800|DAF LF 12t tilt and slide recovery lorry, 2011, Portadown|brand=DAF;model=LF;bodyType=Other;fuel=Diesel;year=2011;description=Spec lift, winch, beacons, tested till august.
Transport Services|BT62|60|24hr breakdown & towing, Portadown & M1|description=Cars vans bikes, jump starts, wrong fuel, to home or garage.
Vehicle Accessories|BT62|60|Trafic bulkhead with window, Portadown|condition=Good;description=Fits 2001 to 2014 van, bolts in a bag.
Fashion|DD11|60|Mother of the bride dress & jacket, 16, navy, Arbroath|condition=Good;description=Jacques Vert, worn the once, hat and bag if wanted.
Fashion|DD11|25|Boys kilt age 5-6, Black Watch, Arbroath|condition=Good;description=Sporran, wee ghillie socks, adjustable straps.
Other Services|DD11|60|Kilt hire & alterations, Arbroath|description=Weans to 60 chest, full outfit from 60, 3 day hire.
Massage|S40|45|Swedish massage & reflexology, Chesterfield, ladies|description=Treatment room at home, female therapist, hour 45.
Financial Services|S41|90|Payroll & VAT returns Chesterfield, small firms|description=Wages, pensions, RTI, from 90 month.
Interpreting - Translation|S40|30|Portuguese translator Chesterfield, certified|description=Certificates, court papers, letters, brazilian too, per page.
Internships|S41||Tech support placement yr, Chesterfield trust, paid|description=Sandwich year, helpdesk and networks, 21k, july start.
Home|S40|60|Shiatsu chair pad, heated, Chesterfield|condition=Good;description=Massage back and neck, remote, mains.
Job Wanted|S42||Bookkeeper seeks p-t hours, Chesterfield|description=Sage, xero, wages, 20 yrs, home or your office.
Property to Rent|LL65|850|3 bed bungalow to let Valley, Holyhead, parking|propertyType=House;bedrooms=3;rooms=5;surface=980;availableNow=Yes;furnished=Unfurnished;description=Oil, one small dog ok, long let, near RAF base.
`;
