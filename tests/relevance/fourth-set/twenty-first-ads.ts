/* Ads that the twenty-first queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Home|HG1|120|Ercol style rocking chair, beech|condition=Good;description=Lovely rocker from my nan's front room. Some light scratches on the arms but solid. Cash on collection.
Home|HG2|25|Chair cushions for rocking chair, pair|condition=Good;description=Two seat pads with ties, washed and ready to go. Smoke free home.
Home|PR1|90|Bosch Series 4 washer 8kg 1400 spin|condition=Good;description=Works perfectly, only selling as we are moving to a place with one built in. Buyer to collect, ground floor.
Home|PR2|15|Bosch washing machine drum pulley and belt|condition=Good;description=Taken off a scrapped machine. Fits most 7kg models, please check the number.
Home|DE22|45|Vax carpet washer, rapid power|condition=Good;description=Used twice after the puppy. Comes with half a bottle of solution and the stair tool.
Home|DE1|60|Axminster rug, red and navy, 8x10|condition=Fair;description=Real wool, heavy. Slight fading at one end by the window.
Home|CT1|75|Single cabin bed with desk and drawers underneath|condition=Good;description=My daughter has outgrown it. Already taken apart, all bolts in a bag. White.
Home|CT2|40|Single divan base, no mattress|condition=Fair;description=Clean base with two drawers. Pet free home.
Home|WR1|35|Belfast sink, some crazing|condition=Fair;description=Reclaimed from a kitchen, would suit the garden as a planter or a utility room. Very heavy, bring help.
Home|WR2|180|Ninja dual zone air fryer, boxed|condition=Like new;description=Unwanted gift, only opened to look. Two baskets, seven functions.
Home|WR3|8|Air fryer paper liners, 200 pack|condition=New;description=Round, 20cm. Ordered the wrong size.
Home|LN1|250|Rangemaster 90 dual fuel cooker|condition=Good;description=Cream, five burners and two ovens. Disconnected by a Gas Safe engineer. Needs two to lift.
Home|LN2|20|Rangemaster knobs and handle set|condition=Good;description=Full set off a 110 cooker. Chrome.
Home|CA1|55|Dehumidifier Meaco 12L|condition=Good;description=Great for drying clothes over winter and stopping condensation. Filter cleaned.
Home|SN1|140|Six foot oak sleeper raised beds x 4|condition=Good;description=Reclaimed railway style timbers, used one season for veg. Can help load.
Home|SN3|95|Petrol hedge trimmer Stihl HS45|condition=Good;description=Serviced in spring, starts second pull. Blade cover included.
Home|SN25|10|Stihl strimmer cord, 3mm, two reels|condition=New;description=Never opened, sold the machine.
Home|EX4|30|Slow cooker 6.5 litre Morphy Richards|condition=Good;description=Sear and stew, hob proof pot. Bit of wear on the base but works fine.
Home|EX2|220|Wood burner 5kw with flue pipe|condition=Good;description=Clean burn multi fuel stove, glass and rope replaced last year. Taken out for house sale.
Home|EX1|85|Load of seasoned logs, ash and oak|condition=New;description=Split and dry, burns lovely on any log burner. Delivered within ten miles.
Home|OL1|110|Chest freezer 200L Beko|condition=Good;description=Kept in the garage, works as it should. Some rust on the lid. Baskets included.
Home|OL2|160|American style fridge with water dispenser, Samsung|condition=Good;description=Plumbed or not, ice maker works. Dent on one side not seen once fitted.
Home|CF31|60|Corner TV unit, glass shelves|condition=Good;description=Takes up to 50 inch. Cable tidy at the back.
Home|SY3|65|Ottoman blanket box, upholstered|condition=Like new;description=Grey velvet, opens for storage at the end of the bed.
Home|LE3|280|Ottoman storage bed, king, grey plush|condition=Good;description=Gas lift. Mattress not included. Collection from upstairs, can be taken apart.
Home|GU1|130|Shed 6x4 overlap, apex|condition=Fair;description=Dry inside, felt replaced two years ago. You dismantle and take away.
Home|GU2|75|Patio heater, gas, stainless|condition=Good;description=13kw with cover. Bottle not included.
Home|NP20|50|Roll of turf left over, and topsoil|condition=New;description=About ten square metres and four bulk bags of soil. Needs to go this weekend.
Electronics|NP19|190|Apple iPad Air 4th gen 64GB|condition=Good;description=Sky blue with case and charger. No cracks, battery lasts all day. Reset ready for new owner.
Electronics|NP10|12|iPad Air case with pencil slot|condition=New;description=Fits 10.9 inch. Wrong colour bought.
Electronics|NP18|220|Galaxy S22 128GB unlocked|condition=Good;description=Phantom black, screen protector from day one. Any network.
Electronics|CB1|340|Canon EOS 250D with 18-55 lens|condition=Like new;description=Low shutter count, two batteries, bag and strap. Ideal for someone starting out.
Electronics|CB4|70|Nifty fifty prime for Canon EF|condition=Good;description=50mm f1.8 with caps and hood. Sharp.
Electronics|CB2|30|Tripod, Manfrotto compact|condition=Good;description=Aluminium, folds small, fits any camera.
Electronics|SR1|140|Nintendo Switch Lite turquoise with Mario Kart|condition=Good;description=Boxed, charger and carry case. Kids moved on to a bigger one.
Electronics|SR2|20|Mario Kart 8 Deluxe for Switch|condition=Good;description=Cartridge in box. No console.
Electronics|SR4|260|Xbox Series S with two pads|condition=Good;description=White, 512GB. Comes with headset. No time to play it.
Electronics|SR5|25|Xbox wireless pad, carbon black|condition=Good;description=No drift. Takes AA batteries.
Electronics|IP1|380|Gaming PC Ryzen 5, RTX 3060, 16GB|condition=Good;description=Built by me two years ago, runs all the new stuff at 1080p. Monitor not part of it.
Electronics|IP4|95|Curved 27in monitor 144Hz, AOC|condition=Good;description=HDMI and display port. No dead pixels.
Electronics|IP2|40|Office chair for gaming PC setup, red|condition=Fair;description=High back, armrests wobble a bit.
Electronics|PE1|85|Sonos One speaker white|condition=Good;description=With Alexa built in. App says it is fine to register.
Electronics|PE2|150|Technics turntable, direct drive|condition=Good;description=SL-D2 from the eighties, new stylus. Lid has a small crack.
Electronics|PE3|60|Box of vinyl LPs, seventies rock|condition=Fair;description=Around 80 records, Floyd, Zeppelin, Sabbath, some worn sleeves.
Electronics|BB1|70|Kindle Paperwhite with cover|condition=Good;description=Ad free version, 8GB. Hardly a mark.
Electronics|BB2|45|Ring video doorbell, second gen|condition=Like new;description=With chime and mount. Swapped to a wired one.
Electronics|BB3|180|Garmin Forerunner 245|condition=Good;description=Running watch, GPS, black strap. Battery lasts a week.
Electronics|YO24|230|Dyson Airwrap complete, boxed|condition=Good;description=All barrels and brushes. Bought for Christmas, my hair is too short now.
Electronics|YO26|110|ghd straighteners gold|condition=Good;description=Heat mat and bag. Cheaper than new.
Leisure|LA1|240|Carrera Vengeance hybrid, 20in frame|condition=Good;description=Disc brakes, new chain and cassette. A great commuter.
Leisure|LA3|50|Halfords bike rack, fits three on tailgate|condition=Good;description=Strap on carrier. Used for one holiday.
Leisure|LA4|35|Child bike seat, Hamax rear|condition=Good;description=Up to 22kg, bracket and key included.
Leisure|LA2|70|Frog 48 first pedal bicycle, age 4 to 6|condition=Good;description=Red, light as a feather. Couple of scuffs on the bars.
Leisure|TQ1|290|Inflatable paddle board kit, Red Paddle 10ft6|condition=Good;description=Pump, leash and three piece paddle. Stored indoors. iSUP.
Leisure|TQ2|35|Paddle leash and dry bag|condition=New;description=Coiled leash plus 20 litre bag.
Leisure|TQ3|420|Perception sit on top kayak, two seater|condition=Good;description=With seats and two paddles. Need roof bars to take it.
Leisure|TQ5|40|Wetsuit, mens large, O'Neill 5/4|condition=Good;description=Winter suit, no tears. Rinsed after every surf.
Leisure|NN1|180|Yamaha digital piano P45 with stand|condition=Good;description=88 weighted keys, pedal and stool. Great for grades.
Leisure|NN2|25|Piano lesson books grade 1 to 3|condition=Good;description=Bundle of eight, some pencil notes.
Leisure|NN3|220|Fender Squier Strat and practice amp|condition=Good;description=Sunburst, set up by the shop. Bag, lead and strap thrown in.
Leisure|NN5|30|Hardcase for Strat, electric guitar|condition=Good;description=Plush inside, one latch stiff.
Leisure|NN4|300|Roland electronic drum kit TD-07|condition=Like new;description=Mesh heads, stool and headphones. Quiet enough for a terrace.
Leisure|ST1|60|Hornby train set, Flying Scotsman|condition=Good;description=Oval of track, loco, three coaches and controller. Tested running.
Leisure|ST2|80|Scalextric digital bundle with six cars|condition=Good;description=Loads of track and a lap counter.
Leisure|ST3|45|Lego Technic digger 42121|condition=Good;description=Complete with instructions, built once then on a shelf.
Leisure|ST4|20|Big box of Duplo|condition=Good;description=About 3kg, washed. Farm animals and train bits.
Leisure|ST5|150|Warhammer 40k army, Space Marines|condition=Fair;description=Part painted. Around 60 models and two tanks.
Leisure|ST6|90|Pokemon cards bundle, 400 with holos|condition=Good;description=Collected by my lad. Includes some full arts.
Leisure|CV1|70|Weight bench and 50kg plates, dumbbells too|condition=Good;description=Bar and two short bars. Heavy, bring a mate.
Leisure|CV2|200|Foldable treadmill with incline|condition=Good;description=JTX motor, 10 miles an hour. Lives in spare room unused.
Leisure|CV3|110|Rowing machine, air resistance|condition=Good;description=V-fit, folds up. Monitor works.
Leisure|CV4|85|Spin bike, indoor exercise, flywheel 15kg|condition=Good;description=Adjustable saddle and bars. No squeaks.
Leisure|CV6|12|Yoga mat and block|condition=Like new;description=Purple, 6mm. Used once.
Leisure|HR1|130|Coleman family tent, six man, with porch|condition=Good;description=Blackout bedrooms, all pegs there. One small repair to the groundsheet.
Leisure|HR2|30|Tent pegs, mallet and groundsheet|condition=Good;description=For any big tent. Bag of 40 pegs.
Leisure|HR4|160|Carp rods x 3, reels and bite alarms|condition=Good;description=Nash 12ft, Shimano baitrunners. Pod and carryall thrown in. Giving up angling.
Leisure|HR3|70|Golf clubs, left handed set with bag|condition=Good;description=Wilson irons 4 to PW, driver and putter. Trolley not included.
Leisure|HR6|45|Electric golf trolley battery, lithium|condition=Good;description=For PowaKaddy. 18 holes easily.
Leisure|DT1|3|Jigsaw puzzles, 1000 piece, three pounds each|condition=Good;description=Gibsons and Ravensburger. All counted.
Leisure|DT4|260|Silver Cross Wayfarer travel system|condition=Good;description=Carrycot, seat unit, car seat and adaptors. Chassis has a few marks.
Leisure|DT2|20|Silver Cross raincover|condition=Good;description=No holes. Fits the Wayfarer and Pioneer.
Leisure|DT3|65|Next to me crib, Chicco|condition=Good;description=Bedside cot with mattress and two sheets. From birth to six months.
Leisure|DT5|25|Bumbo with tray|condition=Good;description=Floor seat, lilac. Straps included.
Leisure|DT9|30|Jumperoo, Fisher Price rainforest|condition=Good;description=Lights and music all work. Batteries in.
Leisure|DT10|20|Stair gate, Lindam pressure fit|condition=Good;description=With one extension. Fits up to 82cm.
Leisure|CO1|850|KC registered cocker spaniel pups, two boys left|condition=Good;description=Eight weeks old, chipped, wormed and first jab. Mum can be seen. Golden and chocolate.
Leisure|CO2|45|Cocker spaniel harness and lead, medium|condition=Good;description=Barely worn, she grew too fast.
Leisure|CO3|700|Litter of dachshunds, miniature, smooth|condition=Good;description=Black and tan, health checked, ready on the 12th. Both parents here.
Leisure|CO4|60|British shorthair kittens x 3, blue|condition=Good;description=Litter trained, used to dogs and children. Deposit holds.
Leisure|CO5|20|Cat tree with scratching posts|condition=Good;description=Five foot, two beds. Slightly clawed.
Leisure|CO7|120|Bearded dragon with vivarium and lights|condition=Good;description=Two years old, friendly, eats well. Full set up, no time for him.
Leisure|CO6|35|Vivarium 3ft, empty|condition=Fair;description=Sliding glass doors, one vent missing.
Leisure|CO9|15|Pair of budgies with cage|condition=Good;description=Green and blue. Tame, cage and seed included.
Leisure|CO10|12|Point of lay hens, hybrids|condition=Good;description=Warren and Bluebell, 18 weeks, vaccinated. Minimum of two.
Leisure|CO11|75|Chicken coop, eglu style, plastic|condition=Good;description=Easy to clean. Run two metres long.
Leisure|CO12|40|Two rabbits, brother and sister, need new home|condition=Good;description=Mini lops, one year old, neutered. Hutch comes with them.
Leisure|CO13|2500|14.2hh cob gelding, all rounder|condition=Good;description=Nine years, good to box, shoe and catch. Hacks alone. Five stages vetting welcome.
Leisure|CO14|110|Horse rugs, 6ft3, turnout and stable|condition=Good;description=Three rugs, cleaned and reproofed.
Leisure|CO15|90|Aquarium Juwel 120L with cabinet|condition=Good;description=Filter, heater and led. Some gravel too, no fish.
Fashion|BN1|45|Dr Martens 1460, UK 6, cherry red|condition=Good;description=Worn in nicely. Laces new.
Fashion|BN3|60|Barbour wax jacket mens L, olive|condition=Good;description=Rewaxed last autumn. Small mend in the lining.
Fashion|BN2|10|Tin of wax for Barbour jackets|condition=New;description=Thornproof dressing, unopened.
Fashion|BN11|250|Wedding dress size 14, ivory, lace sleeves|condition=Like new;description=Worn once, cleaned and boxed. Fitted by a dressmaker, train can be bustled.
Fashion|BN12|35|Wedding guest dress and fascinator, navy, 14|condition=Like new;description=Phase Eight. Worn to my cousin's.
Fashion|BN13|30|School uniform bundle, age 9 to 10, girl|condition=Good;description=Pinafores, polos and two cardigans. Plain grey and navy.
Fashion|BN14|25|Baby clothes 3-6 months, large bag, boys|condition=Good;description=Sleepsuits, vests, two snowsuits. Next and M&S.
Fashion|BN15|90|Air Force 1s white, size 9, boxed|condition=Like new;description=Nike, tried on only. Receipt there.
Fashion|BN16|400|Omega Seamaster, quartz, 1990s|condition=Good;description=Gents watch, serviced in 2022. No box or papers.
Fashion|BN17|20|Watch strap, 20mm, fits Omega|condition=New;description=Brown leather with buckle.
Free Stuff - Swap|WF1||Free pallets, about a dozen|description=Behind the unit, help yourself any evening. Good for firewood.
Free Stuff - Swap|WF2||Piano to give away, upright|description=Needs tuning, ground floor, you arrange moving. Loved by three generations.
Free Stuff - Swap|WF4||Hardcore and rubble, free to whoever collects|description=About a tonne from a path. On the drive.
Free Stuff - Swap|WF5||Moving boxes, used, thirty or so|description=Flat packed, plus some bubble wrap. Gone by Sunday please.
Property to Rent|CH1|825|Top floor one bed, gas central heating, parking|propertyType=Flat;bedrooms=1;description=Unfurnished, white goods stay. Council tax band B. No smokers.
Property to Rent|CH2|1250|Three bedroom semi with drive, pets considered|propertyType=House;bedrooms=3;pets=By agreement;description=Lawned garden, school round the corner. Available from next month.
Property to Rent|CH3|1600|Barn conversion, four bedrooms|propertyType=House;bedrooms=4;description=Rural lane, log burner and two acres view. References needed.
Property to Rent|PL1|900|Two bed apartment on the Barbican, sea view|propertyType=Flat;bedrooms=2;description=Furnished to a high standard with balcony. Lift and secure entry.
Property to Rent|PL4|620|Bedsit near the university|propertyType=Studio;bedrooms=0;description=Own kitchenette, shared bathroom. Bills in the rent.
Flatshare - Rooms to rent|SE15|850|Double in a houseshare, Peckham Rye, bills incl|propertyType=House;description=Four of us, professionals, chilled. Ten minutes to the Overground. Garden.
Flatshare - Rooms to rent|SE22|700|Monday to Friday lodger wanted, East Dulwich|propertyType=House;description=Quiet home, own bathroom. Suits a commuter who goes home at weekends.
Flatshare - Rooms to rent|E8|950|Ensuite in warehouse conversion, couples ok|propertyType=Flat;description=High ceilings, canal outside. One month deposit.
Flatshare - Rooms to rent|LL57|390|Student house, two rooms left, upper Bangor|propertyType=House;description=Forty four week contract from July. Bills and broadband paid.
Property for Sale|LL30|275000|Two bed bungalow, no chain, Craig y Don|propertyType=House;bedrooms=2;description=Walk to the prom. Wet room, level garden and garage.
Property for Sale|LL31|199950|Terraced cottage with original beams|propertyType=House;bedrooms=2;description=Inglenook, slate floor and courtyard. Would make a lovely holiday let.
Property for Sale|KT1|425000|Share of freehold, two bed garden flat|propertyType=Flat;bedrooms=2;description=Victorian conversion, own front door. Kingston station eight minutes.
Property for Sale|KT2|320000|Retirement flat, over 60s, with warden|propertyType=Flat;bedrooms=1;description=Lift, residents' lounge, guest suite. Care line in each room.
Property for Sale|SA62|345000|Smallholding with three acres and stables|propertyType=House;bedrooms=3;description=Detached farmhouse, outbuildings, sand school. Pembrokeshire coast five miles.
Land for Sale|SA66|48000|Woodland, six acres, stream|description=Mixed broadleaf with track in. No planning. Camping spot cleared.
Land for Sale|SA31|95000|Building plot, outline consent for a dwelling|description=Edge of village, services in the road. Quarter of an acre.
Garage Storage|NE6|85|Lock up, Heaton, dry with power|description=Would fit a small car. Roller shutter. Month to month.
Garage Storage|NE2|60|Driveway space Jesmond, near Metro|description=Permit area so parking is gold. Commuters welcome.
Garage Storage|NE12|110|20ft container, 24 hour access, CCTV|description=Dry steel container on a gated yard. Self storage without the price.
Commercial Property|B18|650|Workshop unit 800 sq ft, three phase|propertyType=Commercial;description=Roller door, WC and parking for two. Suit mechanic or joiner.
Commercial Property|B1|350|Desk space and small office, bills in|propertyType=Commercial;description=Third floor, fast broadband, meeting room included.
Commercial Property|B29|1100|Takeaway premises, A5, extraction fitted|propertyType=Commercial;description=Busy parade opposite students' halls. Flat above available too.
Commercial Property|B11|300|Hair salon chair rental|propertyType=Commercial;description=Rent a chair in busy high street shop. Own clients preferred.
Cars|IP33|2450|Fiat 500 Lounge, panoramic roof, low insurance|make=Fiat;model=500;year=2011;mileage=68000;description=Ideal first motor. MOT till June, two keys. Small scratch on the rear arch.
Cars|IP32|6950|Mini Cooper convertible, heated leather|make=Mini;model=Cooper;year=2014;mileage=51000;bodyType=Convertible;description=Roof works a treat. Pepper pack, full history.
Cars|IP31|10500|Skoda Octavia estate 2.0 TDI|make=Skoda;model=Octavia;year=2018;mileage=74000;fuelType=Diesel;bodyType=Other;description=Massive boot, tow bar, cambelt done. Motorway miles.
Cars|IP29|4200|Volvo XC90 7 seats D5|make=Volvo;model=XC90;year=2010;mileage=128000;fuelType=Diesel;transmission=Automatic;bodyType=SUV;description=Leather, roof bars. Drives great for its age, tyres nearly new.
Cars|IP28|13900|Nissan Leaf 40kWh Tekna|make=Nissan;model=Leaf;year=2019;mileage=33000;fuelType=Electric;transmission=Automatic;description=Twelve bars of battery health. Both charging leads.
Cars|IP27|850|Vauxhall Corsa 1.2, spares or repair, head gasket gone|make=Vauxhall;model=Corsa;year=2008;mileage=102000;description=Body is straight, tyres good. Needs recovery, no MOT.
Cars|IP26|3600|Vauxhall Corsa SXi 1.2 3 door|make=Vauxhall;model=Corsa;year=2013;mileage=59000;description=One lady owner, ULEZ compliant, 12 months test.
Cars|IP25|7200|Golf GTD, DSG, black|make=Volkswagen;model=Golf;year=2014;mileage=88000;fuelType=Diesel;transmission=Automatic;description=Full service history with main dealer, cambelt and water pump done.
Vehicle Accessories|IP24|220|Golf alloys 18in with tyres, set of 4|condition=Good;description=Off a mark 7. Slight kerbing on two. 5x112.
Vehicle Accessories|IP22|60|Corsa D headlights, pair|condition=Good;description=No cracks or cloudiness. Left and right.
Vehicle Accessories|IP21|90|Thule roof box, 320 litres|condition=Good;description=Keys, opens on both sides. Fits any bars.
Vehicle Accessories|IP20|25|Leaf charging cable type 2, 5m|condition=Good;description=32 amp, bag included. Car has gone.
Vans|TS1|5200|Transit Custom panel van, twin side doors|make=Ford;model=Transit Custom;year=2014;mileage=121000;fuelType=Diesel;bodyType=Van;description=Ply lined, bulkhead, central locking. No VAT.
Vans|TS3|6900|Vauxhall Vivaro camper, two berth, hob and sink|make=Vauxhall;model=Vivaro;year=2010;mileage=98000;fuelType=Diesel;bodyType=Van;description=Self built day van with rock and roll bed. Leisure battery and hook up.
Vans|TS4|3100|Citroen Berlingo, one owner|make=Citroen;model=Berlingo;year=2012;mileage=87000;fuelType=Diesel;bodyType=Van;description=Small and cheap to run, three seats in front.
Trucks|TS5|11500|7.5 tonne tipper, Iveco|make=Iveco;model=Eurocargo;year=2011;mileage=210000;fuelType=Diesel;bodyType=Other;description=Steel body, tested until October. Taxed for work.
Motorbikes & Scooters|TS6|1450|Honda CBF125, learner legal|make=Honda;model=CBF125;year=2013;mileage=14000;bodyType=Other;description=Ride on a CBT. New chain and sprockets, starts first time.
Motorbikes & Scooters|TS7|950|Lexmoto moped 50cc, twist and go|make=Lexmoto;model=Echo;year=2019;mileage=4200;bodyType=Other;description=Ideal for sixteen year old. Top box. MOT.
Motorbikes & Scooters|TS8|3800|Kawasaki Z650 A2 friendly|make=Kawasaki;model=Z650;year=2018;mileage=9000;bodyType=Other;description=Restrictor can be taken out. Akrapovic can.
Vehicle Accessories|TS10|70|Motorbike jacket and trousers, RST, medium|condition=Good;description=Armour in. Thermal lining zips out.
Caravans|NR31|4950|Swift Challenger four berth, end washroom|make=Swift;model=Challenger;year=2004;mileage=0;bodyType=Other;description=Damp checked, awning and mover. Ready to go away in.
Caravans|NR30|18500|Static caravan on site at Great Yarmouth, 3 bed|make=Willerby;model=Rio;year=2015;mileage=0;bodyType=Other;description=Sited on holiday park, fees paid until December. Decking.
Caravans|NR29|180|Caravan awning, Kampa, 390|make=Kampa;model=Rally;year=2018;mileage=0;bodyType=Other;description=Air awning with pump. One pole a bit bent.
Other Vehicles|NR12|6500|Narrow beam river cruiser, Norfolk Broads|make=Freeman;model=22;year=1990;mileage=0;bodyType=Other;fuelType=Diesel;description=Sleeps four, galley, sea toilet. Safety certificate two years.
Other Vehicles|NR13|1250|Ifor Williams twin axle trailer 8x5|make=Ifor Williams;model=GD85;year=2012;mileage=0;bodyType=Other;description=Mesh sides and ramp. New brakes.
Other Vehicles|NR14|2300|Ride on mower, Kubota diesel|make=Kubota;model=G18;year=2006;mileage=0;fuelType=Diesel;bodyType=Other;description=High tip collector. 900 hours.
Full-Time Jobs|CR0||Warehouse operative, nights, Croydon|jobTitle=Warehouse operative;salary=£13.50 an hour;description=Picking and packing, ten till six. Forklift licence a bonus. Overtime at weekends.
Full-Time Jobs|CR2||HGV class 1 driver, tramping|jobTitle=HGV driver;salary=£42,000 a year;description=Digi card and CPC needed. New trucks, nights out paid.
Full-Time Jobs|CR4||Chef de partie, gastro pub|jobTitle=Chef;salary=£30,000 a year;description=Fresh food kitchen, two days off together. Tips shared.
Part-Time Jobs|CR5||Lunchtime supervisor, primary school|jobTitle=Midday assistant;salary=£12.40 an hour;description=Term time only, twelve till half one. DBS paid for.
Part-Time Jobs|CR7||Bar staff, evenings and weekends|jobTitle=Bartender;salary=£12 an hour;description=Busy local, no experience needed. Over 18s.
Full-Time Jobs|CR8||Live in carer for elderly lady|jobTitle=Carer;salary=£750 a week;description=Own room, two weeks on and two off. Driver, non smoker.
Full-Time Jobs|DN1||Plumber, reactive repairs, van supplied|jobTitle=Plumber;salary=£38,000 a year;description=Social housing round Doncaster. NVQ level 2 and clean licence.
Find a tradesman|DN2|45|Leaks, taps and boilers, no call out charge|serviceType=Plumbing;description=Gas Safe, twenty years in the trade. Landlord certificates too.
Full-Time Jobs|DN4||Receptionist for busy dental practice|jobTitle=Receptionist;salary=£24,000 a year;description=Front of house, some Saturdays. Training given.
Full-Time Jobs|DN5||Dental nurse, qualified or trainee|jobTitle=Dental nurse;salary=£26,000 a year;description=Friendly private surgery. GDC fees paid.
Full-Time Jobs|DN3||Bricklayers required, price work|jobTitle=Bricklayer;salary=£220 a day;description=CSCS card. Twelve months on one site.
Internships|M1||Marketing intern, paid|jobTitle=Marketing intern;salary=£22,000 a year;contractType=Internship;description=Six months at an agency in the Northern Quarter. Social media and copy.
Full-Time Jobs|M4||Apprentice electrician, year one|jobTitle=Apprentice electrician;salary=£7.55 an hour;contractType=Apprenticeship;description=Day release at college. GCSE maths needed.
Full-Time Jobs|M3||Customer service advisor, work from home|jobTitle=Customer service advisor;salary=£23,500 a year;workplace=Remote;description=Headset and laptop sent to you. Training over Teams.
Job Wanted|M8||Cleaner looking for work, mornings|jobTitle=Cleaner;description=Reliable with references. North Manchester, own transport.
Part-Time Jobs|M9||Office cleaner, 5pm to 7pm|jobTitle=Cleaner;salary=£12.21 an hour;description=Monday to Friday, two floors. Materials supplied.
Job Wanted|M14||Nanny seeks position, term time|jobTitle=Nanny;description=Twelve years with under fives. Paediatric first aid and DBS.
Find a tradesman|TN1|28|Mobile dog grooming, van comes to you|serviceType=Pets;description=Bath, trim, nails. All breeds, nervous ones welcome.
Other Services|TN2|14|Dog walker and pet sitter, insured|serviceType=Pets;description=Solo or small groups. Cat visits when you are on holiday.
Find a tradesman|TN4|150|Gardener with own tools, hedges and lawns|serviceType=Gardening;description=Regular or one off tidy. Waste taken away with licence.
Find a tradesman|TN9|180|Skimming, artex cover and dry lining|serviceType=Plastering;description=Clean and tidy. Rooms done in a day.
Find a tradesman|TN10|200|Interior painting and wallpapering|serviceType=Painting and decorating;description=Fifteen years. Free quotes, dust sheets and all.
Find a tradesman|TN11|350|Loft boarding and ladders|serviceType=Loft;description=One day, three packages. Insulation topped up.
Find a tradesman|TN12|50|Blocked drains cleared, jetting|serviceType=Drains;description=Toilets, gullies, roots. Camera survey. Day or night.
Find a tradesman|TN13|80|Locked out? Fast entry, locks changed|serviceType=Locksmith;description=UPVC specialist, no damage. Half an hour to you.
Find a tradesman|TN14|40|Flat pack assembly and odd jobs|serviceType=Handyman;description=Shelves, curtain poles, tv brackets. No job too small.
Find a tradesman|TN15|60|Gutters emptied, windows and conservatories|serviceType=Window cleaning;description=Pure water pole. Fascias washed too.
Health-Beauty|PO1|35|Mobile hairdresser, perms and sets|serviceType=Hairdressing;description=I visit care homes and houses. Blow dry from fifteen pounds.
Health-Beauty|PO2|25|Gel nails and lashes, home studio|serviceType=Nails;description=BIAB, infills, classic lashes. Free parking.
Health-Beauty|PO4|40|Personal training, outdoors or in your home|serviceType=Fitness;description=Weight loss after baby, strength, running. First one half price.
Event Planning & Catering|PO5|60|Bouncy castle hire, with slide|serviceType=Party hire;description=Delivered and set up. Indoor or out, insured.
Event Planning & Catering|PO6|250|Wedding DJ and disco, all eras|serviceType=DJ;description=Sound, lights and smoke. PAT tested. Requests welcome.
Event Planning & Catering|PO7|55|Celebration cakes made to order|serviceType=Cakes;description=Birthday, christening, gluten free on request. Cupcakes too.
Models - Auditions - Photography|PO8|120|Newborn and family portraits|serviceType=Photography;description=Studio or your home. Twenty edited pictures.
Removals & Storage Services|PO9|45|House clearance and rubbish taken, cheaper than a skip|serviceType=Clearance;description=Licensed waste carrier. Lofts, sheds, garages.
Removals & Storage Services|PO10|30|Two lads with a Luton, moves local and far|serviceType=Removals;description=Blankets, ties and a tail lift. Same day possible.
Transport Services|PO12|35|Runs to Heathrow and Gatwick, 8 seater|serviceType=Taxi;description=Fixed fares, meet and greet, child seats.
Other Services|PO13|22|Maths GCSE and A level, one to one|serviceType=Tuition;description=Qualified teacher, online or at yours. Past papers.
Other Services|PO14|35|Learn in an automatic, patient instructor|serviceType=Driving lessons;description=Nervous beginners. Fareham and Gosport test routes.
Other Services|PO16|20|Alterations, zips and hems|serviceType=Sewing;description=Prom and bridal too. Turned round in a week.
Web & IT services|PO15|40|Slow laptop? Repairs, viruses removed|serviceType=Computer repair;description=Screens, data saved, new drives. No fix no fee.
Web & IT services|PO17|300|Sites for small businesses, five pages|serviceType=Web design;description=Hosting, domain and shop if you want it.
Financial Services|PO3|90|Self assessment done, sole traders|serviceType=Bookkeeping;description=VAT, payroll and year end. Fixed fee.
Interpreting - Translation|PO11|25|Polish and Ukrainian, certified|serviceType=Translation;description=Birth certificates, contracts, hospital visits.
Massage|SO14|45|Deep tissue and sports, qualified therapist|serviceType=Massage;description=Back pain, runners, desk shoulders. Clinic by the station.
Friendship - Friends|SO15|0|Over fifties walking and pub lunch group|description=We meet on Sundays in the Forest. New faces always welcome.
Friendship - Friends|SO16|0|Guitarist wants to join band, covers|description=Rock and indie. Own gear and transport, forty something.
Friendship - Friends|SO17|0|Lost tabby cat, Portswood|description=Answers to Biscuit. White bib, no collar. Missing since Tuesday.
Miscellaneous|SO18|5|Car boot sale, Sundays, cars five pounds|description=Field opens at seven. Burger van and toilets.
Miscellaneous|SO19|30|Wanted, old tools, spanners and vices|description=I clear sheds and pay cash. Anything engineering.
Leisure|TA1|0|Wanted: upright piano for beginner|condition=Good;adType=Wanted;description=We can collect within thirty miles. Budget small.
Home|TA2|0|Wanted: chest freezer for garage|condition=Good;adType=Wanted;description=Any make as long as it works. Taunton area.
`;
