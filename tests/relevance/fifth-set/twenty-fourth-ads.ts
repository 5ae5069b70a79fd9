/* Ads that the twenty-fourth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Electronics|NG5|165|iPhone 12 64GB, black, on EE|condition=Good;description=Battery 84 per cent. Small scuff on one corner, always cased.
Electronics|NG7|8|Clear case to fit iPhone 12|condition=New;description=Wrong one ordered. Never out of the packet.
Electronics|NG3|12|Empty box for iPhone 12, no handset|condition=Good;description=Lead inside. For someone selling theirs.
Electronics|NG9|240|Nikon D5300, 18-55 lens, two batteries|condition=Good;description=About 6,000 shutter clicks. Learnt on it, moved to mirrorless.
Electronics|NG2|20|Padded bag, holds a DSLR and lenses|condition=Good;description=Lowepro. Rain cover tucked underneath.
Electronics|NG8|260|Lenovo T480, i5, 16 gig, Windows 11|condition=Good;description=Ex office ThinkPad. Keyboard like new.
Electronics|NG4|15|Lenovo 65w charger, ThinkPad T480|condition=Good;description=USB C plug. Spare, hardly used.
Electronics|NG6|290|Playstation 5, disc edition, one pad|condition=Good;description=Boxed with leads. Console only, no games.
Electronics|NG11|22|Spider-Man 2 for PS5|condition=Like new;description=Finished once. Case and disc.
Electronics|NG10|38|DualSense pad, white|condition=Like new;description=Sony PS5 controller. No drift.
Electronics|NG12|150|LG 50 inch smart telly|condition=Good;description=4K, remote and feet. Moving abroad.
Electronics|NG13|14|Telly bracket, up to 55 inch|condition=Good;description=Tilts. Bolts in the bag.
Electronics|NG14|35|Epson ET-2650 printer, ink in it|condition=Good;description=EcoTank, wifi. Scans too.
Electronics|NG15|9|Four bottles of ink, Epson EcoTank 102|condition=New;description=Sealed. Printer has gone.
Property to Rent|LS6|925|Two bed apartment, Headingley, own space for a car|propertyType=Flat;bedrooms=2;description=Allocated parking behind the gate. Ten minutes to town by bus.
Garage Storage|LS2|95|Secure parking bay, city centre|propertyType=Garage;description=Under a block of flats, fob entry.
Flatshare - Rooms to rent|DE22|450|En suite double, bills in, Allestree|propertyType=House;description=Quiet house of three. Professionals please.
Flatshare - Rooms to rent|DE1|95|Monday to Friday lodger, centre|propertyType=House;description=Priced by the week. Weekends at your own home.
Property to Rent|DE23|560|Self contained studio, white goods|propertyType=Studio;description=Council tax extra. One person.
Property to Rent|DE3|1150|Three bed semi, Mickleover, dogs considered|propertyType=House;bedrooms=3;description=Enclosed garden. Long let.
Property for Sale|DE24|189950|Three bed semi, Alvaston|propertyType=House;bedrooms=3;description=Conservatory, block paved drive.
Property for Sale|DE56|325000|Dormer bungalow, Belper, no chain|propertyType=House;bedrooms=3;description=Views over the valley. Some updating.
Property to Rent|PL28|650|Fisherman's cottage, Padstow, by the week|propertyType=House;bedrooms=2;furnished=Furnished;description=Sleeps four. Holiday lets, changeover Saturday.
Property for Sale|PL27|38000|Static caravan on a Wadebridge park|propertyType=House;bedrooms=2;description=Willerby, decking. Site fees paid to March.
Commercial Property|DE7|400|Lock up shop, Ilkeston, small|propertyType=Commercial;description=Was a barber. Three year lease.
Land for Sale|DE6|45000|Four acre paddock, Ashbourne|propertyType=Land;description=Post and rail, stream, road gate. Planning unlikely.
Garage Storage|DE21|60|Lock up garage, Chaddesden|propertyType=Garage;description=Dry, lit. Monthly. Any evening.
Caravans|WS3|24950|Fiat Ducato Autotrail, four berth|make=Fiat;model=Ducato;year=2008;mileage=48000;fuelType=Diesel;description=Motorhome with rear lounge. Two owners, habitation check done.
Caravans|WS10|5600|Swift Challenger tourer, two berth|make=Swift;model=Challenger;year=2009;description=End washroom. Awning in the price.
Vehicle Accessories|WS2|30|Levelling ramps, pair, motorhome|condition=Good;description=Yellow Fiamma. With bag.
Cars|WS1|3495|Ford Focus 1.6 Titanium, five door|make=Ford;model=Focus;year=2012;mileage=82000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;description=Powershift. Sensors behind.
Cars|WS4|2950|Focus 1.6 TDCi, 20 pound tax|make=Ford;model=Focus;year=2011;mileage=98000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;description=Cambelt done at 90. Any evening.
Vehicle Accessories|WS5|45|Focus alloys, 16 inch, set|condition=Fair;description=Fits Mk2 and Mk3. Tyres part worn.
Cars|WS6|7250|Nissan Leaf 30kWh|make=Nissan;model=Leaf;year=2016;mileage=41000;fuelType=Electric;transmission=Automatic;description=All bars. Both cables.
Cars|WS7|1850|Vauxhall Corsa, cheap runaround|make=Vauxhall;model=Corsa;year=2009;mileage=91000;fuelType=Petrol;transmission=Manual;description=Twelve months ticket. Passed my test in it.
Cars|WS8|650|Corsa, engine knocks, breaking or whole|make=Vauxhall;model=Corsa;year=2007;mileage=120000;fuelType=Petrol;description=Spares or repair. Drives onto a trailer.
Vans|WS9|4800|Berlingo 1.6 HDi, ply lined|make=Citroen;model=Berlingo;year=2014;mileage=88000;fuelType=Diesel;bodyType=Van;description=Side door. No VAT. Any evening.
Motorbikes & Scooters|WS11|1450|Honda PCX 125|make=Honda;model=PCX;year=2014;mileage=15000;bodyType=Other;description=Twist and go, learner legal. Top box.
Motorbikes & Scooters|WS12|2200|Hinckley Bonneville|make=Triumph;model=Bonneville;year=2005;mileage=24000;bodyType=Other;description=Carbs. Low seat, sounds lovely.
Leisure|WS13|45|Bike lid, Shoei, medium|condition=Good;description=Helmet is four years old. Never dropped.
Other Vehicles|WS14|3200|Ride on Kubota with deck|make=Kubota;model=G1900;year=2006;description=Garden tractor, diesel. Cuts two acres in an hour.
Leisure|TR1|8|Point of lay pullets, several breeds|condition=Good;description=Warrens and Light Sussex. Wormed, laying soon.
Leisure|TR2|120|Henhouse with run, takes six|condition=Good;description=For chickens or ducks. Nest boxes, pull out tray.
Leisure|TR3|25|Poultry feeder and drinker set|condition=Good;description=Galvanised. Keeps rats off.
Leisure|TR4|140|Ryeland ewe lambs, registered|condition=Good;description=Weaned. Halter broken and friendly.
Leisure|TR14|900|Dexter heifer, quiet|condition=Good;description=In calf. TB tested, passport.
Leisure|TR7|1200|Cockerpoo pups, apricot|condition=Good;description=Five left from seven. Both parents here, chipped and first jab.
Leisure|TR8|30|Dog crate, puppy size|condition=Good;description=Folds flat. Cockapoo grew out of it.
Leisure|TR9|0|Old lurcher needs a sofa to sleep on|condition=Good;description=Eight, good as gold. Owner in care, rehoming for nothing to a kind family.
Leisure|TR10|60|Pair of gerbils and everything they need|condition=Good;description=Tank, wheel, bedding. Sisters.
Leisure|TR11|250|Bay Welsh section A, ten hands|condition=Good;description=Lead rein pony, schoolmaster. Loan might be possible.
Leisure|TR12|85|Pony saddle, 15 inch, brown|condition=Good;description=GP, medium fit. Girth too.
Leisure|TR13|20|Fish tank, 60 litre, filter|condition=Good;description=Aquarium with light. No fish.
Leisure|TR15|15|Guppies and platies, bag of ten|condition=Good;description=Home bred, hard water.
Leisure|TR16|120|Half size cello, bow and soft case|condition=Good;description=Stentor Student. Set up by luthier.
Leisure|TR17|90|Casio CTK keyboard, 61 keys, on stand|condition=Good;description=Learns with lights. Power lead.
Leisure|TR18|25|Keyboard stand, X frame|condition=Good;description=Takes any piano or synth. Black.
Leisure|TR19|180|Yamaha Pacifica, red|condition=Good;description=Electric guitar, six string. Strap and lead.
Leisure|TR20|35|Ten watt practice amp|condition=Good;description=For electric guitar. Clean and drive.
Leisure|TR21|70|Two for Eden Sessions, Saturday|condition=New;description=Tickets, standing. Face value, transfer by app.
Home|DL1|40|Cot, converts for a toddler, mattress too|condition=Good;description=John Lewis, white. Bite marks on one rail.
Home|DL2|8|Cot sheets, fitted, five|condition=Good;description=Jersey cotton, 60 by 120.
Home|DL3|110|Icandy Peach, carrycot and seat|condition=Good;description=Pushchair in grey with raincover. From one child.
Home|DL4|12|Footmuff, fits most prams|condition=Good;description=Fleecy. Zips off. Any evening.
Home|DL5|20|Baby gate, pressure fit|condition=Good;description=Stairs or doorways, no screws. To 82cm.
Home|DL6|30|Isofix base, Maxi-Cosi|condition=Good;description=FamilyFix. No accident. Seat not included.
Home|DL7|45|Maxi Cosi Pebble, birth upwards|condition=Good;description=Car seat for a newborn. With insert.
Home|DL8|15|Bundle, boy, 6-9 months|condition=Good;description=Vests, sleepsuits, two jackets. Next and M&S.
Fashion|DL9|35|Barbour, waxed, olive, 42 chest|condition=Good;description=Jacket, rewaxed last autumn.
Fashion|DL10|18|Brown brogues, nine|condition=Good;description=Loake shoes. Heels fresh.
Fashion|DL11|140|Ivory gown, size 14, sweetheart neck|condition=Like new;description=Wedding dress, altered never. Cleaned and boxed.
Fashion|DL12|20|Veil, fingertip, comb|condition=Like new;description=For a bride. Ivory. Any evening.
Fashion|DL13|25|Navy prom frock, 10|condition=Like new;description=Floor length, sequins at top.
Fashion|DL14|12|School blazer, Carmel, 34 inch|condition=Good;description=Uniform. Badge sewn.
Fashion|DL15|30|Karrimor walking boots, 8|condition=Good;description=Waterproof. Two walks.
Fashion|DL16|60|Michael Kors tote, tan|condition=Good;description=Handbag, dust cover. Real, receipt.
Home|HR1|75|Corner settee, grey cord|condition=Good;description=Seats five. Comes apart for doors.
Home|HR2|15|Throw for a corner sofa|condition=Good;description=Huge, washable, charcoal.
Home|HR3|60|Pine chest of five drawers|condition=Good;description=Waxed. Dovetailed. Any evening.
Home|HR4|45|Henry hoover, red|condition=Good;description=Numatic. Hose and tools.
Home|HR5|7|Bags for Henry, ten|condition=New;description=Hepa. Pack opened, none used.
Home|HR6|90|Bosch integrated dishwasher|condition=Good;description=Twelve place. Took kitchen out.
Home|HR7|85|Fridge with freezer under, Beko|condition=Good;description=Frost free. Pick up with a van.
Home|HR8|50|Hayter mower, 16 inch, petrol|condition=Good;description=Roller on the back. Starts second pull.
Home|HR9|35|Flymo, electric, small lawns|condition=Good;description=Hover. Lead 10m. Any evening.
Home|SY1|30|Bistro set, two chairs and round table|condition=Good;description=Metal, folds. Patio or balcony.
Home|SY2|140|Shed, 6x4, apex, dismantled|condition=Fair;description=Felt needs doing. All there.
Home|SY3|60|Cement mixer, 240 volt|condition=Good;description=Belle Minimix. Stand with it.
Home|SY4|40|Makita drill, 18v, bare unit|condition=Good;description=DHP453 combi. Battery not included.
Home|SY5|45|Two batteries, Makita 18v, 3 amp|condition=Good;description=BL1830. Genuine. Any evening.
Home|SY6|80|Kiln dried logs, dumpy bag|condition=New;description=Oak and ash, for the stove. Tipped on your drive.
Home|SY7|450|Stovax multifuel, 5kW|condition=Good;description=Log burner with flue collar. Sweep says sound.
Home|SY8|20|Single divan, no mattress|condition=Good;description=Drawer each side. Spare room.
Home|SY9|55|Memory foam mattress, double|condition=Like new;description=Six months in guest room. Smoke free.
Home|SY10|25|Bedroom curtains, 90 drop, lined|condition=Good;description=Teal. Pencil pleat, pair.
Find a tradesman|CH1|60|Heating and hot water, all makes|serviceType=Plumbing;description=Gas Safe. Boilers serviced and repaired, same day.
Find a tradesman|CH2|45|Leaks, taps, toilets|serviceType=Plumbing;description=No call out fee. Plumber for 20 years.
Home|CH3|250|Ideal boiler, used|condition=Fair;description=Combi, removed for heat pump. Parts or whole.
Removals & Storage Services|CH4|40|Tom and his Luton, any hour|serviceType=Removals;description=Man and van. House moves, sofas, tips. Evenings and tonight.
Find a tradesman|CH5|150|Plasterer, skims and boards|serviceType=Plastering;description=Ceilings a speciality. Dust sheets down.
Find a tradesman|CH6|25|Windows, gutters, conservatory roofs washed|serviceType=Window cleaning;description=Reach and wash poles. Every four weeks.
Find a tradesman|CH7|200|Hedges, stumps and dangerous limbs|serviceType=Tree surgery;description=Insured climbers. Chippings left or gone.
Find a tradesman|CH8|15|Domestic and end of tenancy cleans|serviceType=Cleaning;description=Two of us. Oven and carpets too.
Part-Time Jobs|CH41||Housekeeper for family, two mornings|jobTitle=Cleaner;salary=£13 an hour;description=Hoovering, ironing. Heswall.
Job Wanted|CH42||Cleaner with references seeks hours|jobTitle=Cleaner;description=Weekdays. Drives. Any evening.
Part-Time Jobs|CH43||Shop floor, Saturdays|jobTitle=Sales assistant;salary=£11.44 an hour;description=Retail, shoes. Sixteen and over.
Full-Time Jobs|CH44||Class 2, days, no weekends|jobTitle=HGV driver;salary=£34,000 a year;description=Lorry driving, tail lift. Digi card.
Trucks|CH45|11500|DAF LF 7.5 tonne, tail lift|make=DAF;model=LF;year=2012;mileage=310000;fuelType=Diesel;description=Box body. Taxed. Any evening.
Full-Time Jobs|CH46||Bricklayers, new build, Ellesmere Port|jobTitle=Bricklayer;salary=£22 an hour;description=CSCS. Long run of work.
Full-Time Jobs|CH47||Commis with ambition, gastropub|jobTitle=Chef;salary=£24,000 a year;description=Kitchen team of five. Live in possible.
Full-Time Jobs|CH48||Early years practitioner|jobTitle=Nursery nurse;salary=£23,500 a year;description=Level 3. Babies room.
Full-Time Jobs|CH49||Apprentice spark|jobTitle=Apprentice electrician;salary=£6.40 an hour;description=Four days on site, one at college.
Part-Time Jobs|CH60||Papers to doors, weekly|jobTitle=Deliverer;salary=£9 an hour;description=Free newspapers and flyers. Good shoes. Neston.
Part-Time Jobs|CH61||Companion for a gentleman, weekends|jobTitle=Carer;salary=£13.50 an hour;description=Live out. Cooking, drives to church.
Transport Services|CH62|45|Airport runs, eight seats|serviceType=Airport transfers;description=Liverpool and Manchester. Fixed fares.
Other Services|CH63|30|Maths to A level, online or at yours|serviceType=Tuition;description=Qualified teacher. GCSE resits.
Other Services|CH64|12|Walks and pop ins, dogs and cats|serviceType=Pets;description=While you are at work. Insured, DBS.
Other Services|CH65|28|Learn to drive, automatic|serviceType=Driving lessons;description=Patient lady instructor. First two at half price.
Web & IT services|CH66|40|Slow laptop? Viruses? I come out|serviceType=Computer repair;description=Screens replaced. No fix no fee.
Health-Beauty|CH70|25|Nails, gels and infills|serviceType=Beauty;description=Home salon, Mold. Evenings.
Event Planning & Catering|CH1|120|Inflatable castle for parties|serviceType=Hire;description=Bouncy fun, 12 by 15. Delivered and blown up.
Event Planning & Catering|CH2|250|Disco and karaoke, any do|serviceType=DJ;description=DJ with lights. Weddings to 60ths.
Models - Auditions - Photography|CH3|350|Your day in pictures|serviceType=Photography;description=Wedding photographer, relaxed. USB and album.
Friendship - Friends|EX1|0|Missing: grey parrot, Heavitree|description=Flew off Sunday. Says hello. Reward.
Friendship - Friends|EX2|0|Found keys, Quay car park|description=Bunch with a red fob. Tell me what car.
Friendship - Friends|EX3|0|Newly widowed, would like company for walks|description=Lady, 68. Coffee after. Topsham way.
Friendship - Friends|EX4|0|Casual five a side, need two|description=Thursdays at eight, astro. Any standard.
Leisure|EX5|15|Football goals, pop up pair|condition=Good;description=For the garden. Pegs and bag.
Free Stuff - Swap|EX6||Rubble and topsoil, come with a trailer|description=Clean. Any amount, want it gone.
Free Stuff - Swap|EX7||Sofa bed, has to go by Sunday|description=Blue, two seats. Ground floor, collect.
Home|EX8|160|Sofa bed, Made, mustard|condition=Like new;description=Opens to a small double.
Free Stuff - Swap|EX9||Swap my hardtail for a road bike|description=Large frame Trek. 56cm wanted.
Leisure|EX10|190|Boardman hybrid, ladies, medium|condition=Good;description=Bicycle, 24 gears. Panniers.
Leisure|EX11|45|Kids bike, 20 inch wheels|condition=Good;description=Apollo, blue. Six to nine.
Leisure|EX12|22|Child seat for the back of a bicycle|condition=Good;description=Hamax. Up to 22 kilos.
Leisure|EX13|350|Caperlan kayak, two man, paddles|condition=Good;description=Sit on top. Trolley as well.
Leisure|EX14|70|Treadmill, folds, hardly run|condition=Good;description=Up to 12kph. Heavy, bring a mate.
Leisure|EX15|40|Golf clubs, half set, lefty|condition=Good;description=Wilson irons and driver. Bag thrown in.
Leisure|EX16|90|Vango six man, porch and carpet|condition=Good;description=Tent, used three times. All pegs.
Leisure|EX17|12|Tent pegs and mallet|condition=Good;description=Rock pegs, 30. Any evening.
Miscellaneous|EX18|70|Four wheeled walking frame, seat and brakes|condition=Good;description=Rollator, folds. Was my nan's.
Miscellaneous|EX19|450|Shoprider, 4mph, basket|condition=Good;description=Mobility scooter, new batteries. Fits the boot.
Miscellaneous|EX20|25|Commode, never used|condition=New;description=Hospital sent two. Any evening.
Home|EX21|60|Riser recliner, fabric|condition=Good;description=Electric, helps you stand. Green.
Miscellaneous|EX22|5|Jam jars, forty with lids|condition=Good;description=For chutney or wedding favours.
Miscellaneous|EX23|30|Wanted: old tools, planes, chisels|condition=Good;adType=Wanted;description=Pay fair prices. Will call.
Miscellaneous|EX24|40|Joiner's chest with old chisels|condition=Fair;description=Grandad's tools. Planes, saws.
`;
