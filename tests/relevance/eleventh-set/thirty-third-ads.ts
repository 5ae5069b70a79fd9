/* Ads that the thirty-third queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|PA34|625|Harbour view flat in Oban, one bedroom|propertyType=Flat;bedrooms=1;description=Second floor, electric heating. A long let only.
Property to Rent|LL30|775|Ground floor apartment, Craig-y-Don, two bedrooms|propertyType=Flat;bedrooms=2;pets=Yes;description=A small dog is fine. Five minutes to the promenade.
Property to Rent|CF47|650|Two bed terrace in Penydarren|propertyType=House;bedrooms=2;description=New boiler and carpets. Small yard at the back.
Property to Rent|BT78|825|Detached bungalow on the edge of Omagh, three bedrooms|propertyType=House;bedrooms=3;description=Oil heating, a stove and a big garden.
Property to Rent|SK10|975|Top floor of a converted mill, two bedrooms|propertyType=Flat;bedrooms=2;description=Lift, parking and tall windows. Ten minutes to the trains.
Property to Rent|SK11||Wanted: two bed flat in Macclesfield, quiet couple|propertyType=Flat;bedrooms=2;adType=Wanted;description=We both work at the hospital. No children, no pets.
Property to Rent|BN20|725|Studio in Meads, Eastbourne|propertyType=Studio;furnished=Furnished;description=Gas, water and council tax are in the rent. Bed and table are here.
Property to Rent|BN22|875|One bed flat near Seaside Road, Eastbourne|propertyType=Flat;bedrooms=1;furnished=Unfurnished;description=First floor with a bay window. Bring your own furniture.
Property to Rent|NE66|950|Bungalow to let in Alnwick, two bedrooms|propertyType=House;bedrooms=2;description=Quiet close with a drive. Suit an older couple.
Flatshare - Rooms to rent|CM1|650|Double in a quiet house, Springfield, Chelmsford|propertyType=House;billsIncluded=Yes;description=Two of us at home, both commuters. Everything is paid for.
Flatshare - Rooms to rent|SO22|590|Ensuite for a postgraduate, Stanmore, Winchester|propertyType=House;description=Own shower, desk and fast internet. From September.
Flatshare - Rooms to rent|W5|780|Single near Ealing Broadway, ladies only|propertyType=Flat;description=You share with two nurses. Five minutes to the tube.
Flatshare - Rooms to rent|W13||Wanted: room in Ealing for a postman|propertyType=House;adType=Wanted;description=Early to bed, tidy and quiet. Up to 700 a month.
Property for Sale|SA11|169950|Semi with conservatory in Cimla, three bedrooms|propertyType=House;bedrooms=3;description=Drive for two cars and a level garden near good schools.
Property for Sale|LL65|139000|Terraced cottage with harbour view, Holyhead|propertyType=House;bedrooms=2;description=Slate floors and a new roof. Walk to the ferry.
Property for Sale|DL10|595000|Barn conversion with an acre, near Richmond|propertyType=House;bedrooms=4;description=Beams, underfloor heating and views of Swaledale.
Property for Sale|NE66|310000|Detached bungalow in Alnwick, no chain|propertyType=House;bedrooms=3;description=Corner plot, garage and a sun room.
Land for Sale|SA44|78000|Nine acres of grazing with a stream, Llandysul|propertyType=Land;description=Stock fenced, with a gate on to the lane.
Land for Sale|TQ13|62000|Paddock with stables and mains water, Bovey Tracey|propertyType=Land;description=Three acres, two boxes and a tack room.
Garage Storage|BS23|70|Brick lock-up off Locking Road|propertyType=Garage;description=Dry, with a new door. Fits a family car.
Garage Storage|SL4|85|Driveway space to let near the station, Windsor|propertyType=Garage;description=For one car, day and night. Five minutes on foot.
Commercial Property|AL5|550|Two room office over a bakery, Harpenden|propertyType=Commercial;description=Own entrance, kitchenette and fast broadband.
Cars|NP7|8200|Suzuki Jimny 1.3 SZ4, 2014|make=Suzuki;model=Jimny;year=2014;mileage=58000;fuelType=Petrol;transmission=Manual;bodyType=SUV;color=Green;engineSize=1.3;description=Goes anywhere on the hills. Underside waxed each winter.
Cars|NP8|4500|Wanted: Suzuki Jimny, tidy, not welded|vehicleOfferType=buy;make=Suzuki;model=Jimny;description=For a farm track. Cash and a trailer ready.
Vehicle Accessories|NP4|45|Spare wheel cover for a Suzuki Jimny|condition=Good;description=Hard shell with a lock. Small scratch at the bottom.
Cars|DD11|6300|Dacia Duster 1.5 dCi Laureate, 2016|make=Dacia;model=Duster;year=2016;mileage=66000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Grey;engineSize=1.5;description=My own car for six years. Cambelt done.
Cars|DD10|9300|Dacia Duster Prestige, 2018|make=Dacia;model=Duster;year=2018;mileage=41000;fuelType=Petrol;transmission=Manual;bodyType=SUV;color=Blue;adType=Dealer;description=Part exchange welcome. Six months of warranty from our garage.
Cars|S70|3400|Skoda Fabia estate 1.2 TSI, 2013|make=Skoda;model=Fabia;year=2013;mileage=79000;fuelType=Petrol;transmission=Manual;bodyType=Other;color=Silver;engineSize=1.2;description=Big boot for a dog. Cheap to run.
Cars|PL25|3800|Vauxhall Meriva, 2013, 41,000 miles|make=Vauxhall;model=Meriva;year=2013;mileage=41000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Red;description=No clutch pedal, high seats. One retired owner.
Cars|PL26|2800|Citroen C3 Picasso, 2011, five doors|make=Citroen;model=C3 Picasso;year=2011;mileage=84000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;color=Blue;description=Roomy little family car with a glass roof.
Cars|IP24|4900|Nissan Leaf Acenta, 2016, 30 kWh|make=Nissan;model=Leaf;year=2016;mileage=47000;fuelType=Electric;transmission=Automatic;bodyType=Hatchback;color=White;description=Ten bars on the battery. About a hundred miles on a charge.
Cars|CM7|350|Ford Ka 1.2, no MOT, head gasket gone|make=Ford;model=Ka;year=2010;mileage=98000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Black;description=Does not run. Sold for spares or repair.
Cars|BT28|12400|Mercedes A Class AMG Line, 2017|make=Mercedes-Benz;model=A-Class;year=2017;mileage=52000;fuelType=Diesel;transmission=Automatic;bodyType=Hatchback;color=Black;description=Main dealer history, two keys, no marks.
Vehicle Accessories|BT27|260|Set of 18 inch alloys off a Mercedes A Class|condition=Good;description=One has a kerb mark. Tyres are legal.
Cars|RH12|3300|VW Polo 1.2 Match, 2012|make=Volkswagen;model=Polo;year=2012;mileage=57000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Silver;engineSize=1.2;description=Cheap insurance for a new driver. MOT to next spring.
Vans|PE25|6400|Ford Transit Connect 200, 2016, no VAT|make=Ford;model=Transit Connect;year=2016;mileage=74000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Three seats and a side door. Was a florist's.
Vans|PE23|3900|Fiat Doblo, 2014, ply lined|make=Fiat;model=Doblo;year=2014;mileage=92000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Small and easy to park. Full service book.
Vehicle Accessories|PE24|55|Roof rack for a Transit Connect|condition=Good;description=Steel, with a roller at the back for ladders.
Motorbikes & Scooters|DE14|4300|Kawasaki Ninja 650, 2018|make=Kawasaki;model=Ninja 650;year=2018;mileage=9800;fuelType=Petrol;color=Green;description=Two owners, new chain and tyres. Never on a track.
Motorbikes & Scooters|SO50|1900|Honda SH125i, 2017, one owner|make=Honda;model=SH125i;year=2017;mileage=8100;fuelType=Petrol;color=White;description=Twist and go with a top box. Learners can ride it.
Vehicle Accessories|DE15|95|Shoei crash helmet, medium, black|condition=Good;description=For a motorcyclist. Never dropped, with a dark visor.
Caravans|TR8|8400|Coachman Pastiche 460, 2011, two berth|make=Coachman;model=Pastiche 460;year=2011;color=White;description=Tourer with an end washroom. Damp report from March.
Caravans|DT4|24500|Chausson Flash on a Fiat Ducato, 2011, four berth|make=Chausson;model=Flash;year=2011;mileage=38000;fuelType=Diesel;color=White;description=Motorhome with a fixed bed, garage and solar panel.
Vehicle Accessories|DT3|280|Powrtouch mover for a single axle caravan|condition=Good;description=Motor mover with its remote and battery box.
Other Vehicles|DG9|6900|Orkney 520 with outboard and road trailer|make=Orkney;model=520;year=2004;fuelType=Petrol;color=White;description=Fishing boat with a cuddy and sounder. Afloat at Stranraer.
Trucks|TD1|11500|Toyota Hilux Active, double cab, 2014|make=Toyota;model=Hilux;year=2014;mileage=103000;fuelType=Diesel;transmission=Manual;bodyType=Pickup;color=Silver;description=Load liner and tow bar. Off a hill farm.
Vehicle Accessories|TD9|80|Four part worns, 195 65 R15, six millimetres|condition=Good;description=Tyres came off a Golf. Collect from Hawick.
Home|HP1|110|Bosch slimline dishwasher, 45 cm|condition=Good;description=Very quiet, white. Comes with the hoses.
Home|HP2|9|Dishwasher tablets, two boxes, unopened|condition=New;description=Bought too many. Ninety in each box.
Home|BL1|75|Ninja dual zone air fryer|condition=Like new;description=Two drawers, used twice. Still has the booklet.
Home|BL3|5|Paper liners for an air fryer, pack of 100|condition=New;description=Round, eight inch. They do not fit ours.
Home|GL1|80|Vax carpet washer with two bottles of shampoo|condition=Good;description=Upright machine that lifts stains. Brush is new.
Other Services|GL2|60|Carpets, rugs and sofas cleaned in your home|serviceType=Carpet cleaning;description=Steam method, dry in hours. Gloucester and Stroud.
Home|PR7|260|L shaped settee in charcoal|condition=Good;description=Seats five and splits into two parts. From a home with no pets.
Home|RG12|140|Double divan with four drawers and headboard|condition=Good;description=Base only, grey fabric. Spare room use.
Home|RG42|85|Memory foam mattress, double, Bracknell|condition=Like new;description=Medium, 25 cm deep. Always had a cover on.
Home|DL7|95|Beko condenser tumble dryer, 8 kg|condition=Good;description=White, works well. You carry it to the car.
Free Stuff - Swap|DL6||Tumble dryer, drum belt has snapped, take it away|description=Easy to mend if you know how. From the garage.
Home|LE11|120|Glass greenhouse, 8 by 6, with staging|condition=Good;description=Aluminium frame. You take it down.
Home|LE12|20|Paraffin heater for a greenhouse|condition=Good;description=Keeps the frost off. New wick.
Home|CV11|35|Bosch hedge trimmer, electric, 55 cm|condition=Good;description=Sharp blades and a long cable.
Find a tradesman|CV10|25|Hedges cut and lawns mowed|serviceType=Gardener;description=Nuneaton and Bedworth. I take the clippings away.
Home|SO53|110|Four burner gas barbecue with side hob|condition=Good;description=Cleaned, with a cover and half a bottle of gas.
Home|HR2|750|Mountfield ride-on mower, 33 inch|condition=Good;description=New belt and battery. With a grass box.
Home|BA20|95|Kenwood Chef with bowl and three beaters|condition=Good;description=Mixer for bread and cakes. Old but strong.
Home|BA21|15|Mincer attachment for a Kenwood Chef|condition=Good;description=Metal, with three plates and the box.
Electronics|WV10|160|Samsung Galaxy A54, 128GB, lime|condition=Good;description=On any network. No cracks, with its box.
Electronics|WV11|5|Flip case for a Samsung Galaxy A54|condition=New;description=Black with room for cards. Never opened.
Electronics|WV6|120|Wanted: Samsung Galaxy A54|adType=Wanted;description=For my mum. A cracked back is fine.
Electronics|GU21|430|Apple iPad Pro 11 inch, 2021, 256GB|condition=Good;description=Space grey, no scratches. Charger included.
Electronics|GU22|55|Apple Pencil, second generation|condition=Good;description=For an iPad Pro or Air. Tip hardly worn.
Electronics|EH54|850|MacBook Pro 14 inch, M1 Pro, 16GB|condition=Good;description=Battery at 91 per cent. Wiped and ready.
Electronics|EH53|18|67W charger for a MacBook Pro|condition=Good;description=Genuine, with the magnetic lead.
Electronics|OL16|290|Microsoft Xbox Series X, 1TB|condition=Good;description=With leads and one pad. Quiet and clean.
Electronics|OL12|28|Xbox wireless pad, black|condition=Good;description=Controller for Series S or X. No drift.
Electronics|BN11|310|Canon EOS 250D with 18-55 mm zoom|condition=Good;description=Camera, strap and spare battery. Low shutter count.
Electronics|BN13|70|Canon 50mm f1.8 STM|condition=Good;description=Lens for portraits with both caps. No dust.
Electronics|YO15|240|DJI Mini 2 with three batteries|condition=Good;description=Drone in its case. Flown ten times.
Electronics|YO16|8|Propellers for a DJI Mini 2|condition=New;description=Two spare sets with the screws.
Electronics|S71|420|65 inch LG OLED, 4K, with stand|condition=Good;description=Smart television, three years old. Needs two to lift.
Electronics|S75|15|Wall bracket for a TV, 40 to 70 inch|condition=Good;description=Tilts and swings. Bolts in a bag.
Fashion|HX3|55|Dr Martens 1460, cherry red, size 6|condition=Good;description=Boots with eight holes. Worn in and comfy.
Fashion|PE29|420|Diamond engagement ring, half carat, size M|condition=Like new;description=White gold with papers. It was not to be.
Fashion|NE24|60|Prom gown in royal blue, size 10|condition=Like new;description=Floor length dress with a lace back. Worn one evening.
Fashion|CH65|12|Sleepsuits and vests, 3 to 6 months|condition=Good;description=Bundle of twenty. Boy or girl.
Miscellaneous|CM23|380|Bugaboo Fox 3 with carrycot|condition=Good;description=Pram and pushchair in one. Raincover and bag too.
Miscellaneous|CM22|8|Cup holder for a Bugaboo|condition=Like new;description=Clips to any model. Hardly used.
Miscellaneous|CH5|10|Ikea Antilop seat with tray|condition=Good;description=High chair for a baby. Legs come off.
Leisure|KA10|190|Callaway irons and woods with a stand bag|condition=Good;description=Golf clubs, right handed, full set and a putter.
Leisure|KA9|150|Motocaddy electric golf trolley|condition=Good;description=Lithium battery lasts 18 holes. With charger.
Leisure|SA15|320|Trek Marlin 5, large frame, disc brakes|condition=Good;description=Mountain bike for trails. New tyres last summer.
Leisure|SA14|90|Magnetic exercise bike with screen|condition=Good;description=Quiet, for the lounge. Seat goes up and down.
Leisure|TN23|140|Lay-Z-Spa Paris, inflatable hot tub|condition=Good;description=Seats six. Pump is fine and has no leaks.
Leisure|TN24|10|Filter cartridges for Lay-Z-Spa, pack of six|condition=New;description=We sold the tub. Sealed.
Leisure|CT20|480|Fender Stratocaster, Mexican, sunburst|condition=Good;description=Electric guitar with a gig bag. Plays beautifully.
Miscellaneous|B5|70|Pair of seats for Swan Lake at the Hippodrome|condition=New;description=Two tickets for the ballet in Birmingham, stalls. We cannot go.
Leisure|LE10|28|Harry Potter, all seven paperbacks|condition=Good;description=Set of books in a box. Read once.
Leisure|LE9|80|Harry Potter Lego castle, complete|condition=Good;description=Built once. Instructions and all the figures.
Miscellaneous|OX16|140|DeWalt chop saw, 216 mm|condition=Good;description=Sliding mitre with a stand. Good blade.
Miscellaneous|OX15|35|DeWalt battery, 18 volt, 5Ah|condition=Like new;description=Genuine XR. Holds its charge.
Miscellaneous|IV30|85|Karcher K4 pressure washer|condition=Good;description=For cars and patios. Lance and brush included.
Miscellaneous|SA43|850|Cockapoo pups, apricot, ready in May|condition=New;description=Two boys left. Chipped and seen by our vet.
Miscellaneous|FK2|180|Hermann tortoise, eight years, with licence|condition=Good;description=Healthy and active. Papers are here.
Miscellaneous|FK3|40|Wooden table for a tortoise, with lamp|condition=Good;description=Four feet long, on legs. Pet not included.
Miscellaneous|TR11|18|Point of lay hens, brown, Falmouth|condition=New;description=Vaccinated. Price is for each bird.
Full-Time Jobs|NE46||Night care assistant, Hexham|jobTitle=Care assistant;contractType=Permanent;salary=£13.10 an hour;description=Small home for older people. Four nights on, four off.
Full-Time Jobs|WA7||Counterbalance forklift driver, Runcorn|jobTitle=Forklift driver;contractType=Permanent;salary=£29,000 a year;description=Day shift in a bottling plant. Licence needed.
Part-Time Jobs|PA1||Office cleaner, early mornings, Paisley|jobTitle=Cleaner;contractType=Permanent;salary=£12.40 an hour;description=Five until eight, Monday to Friday.
Other Services|PA2|15|Homes cleaned weekly or fortnightly, Paisley|serviceType=Cleaning;description=I bring my own products. References from ten families.
Full-Time Jobs|LL18||Apprentice hair stylist, Rhyl|jobTitle=Apprentice hairdresser;contractType=Apprenticeship;salary=£7.55 an hour;description=Learn in a busy salon. College on Mondays.
Full-Time Jobs|LA14||Welder fabricator, days, Barrow-in-Furness|jobTitle=Welder;contractType=Permanent;salary=£36,000 a year;description=MIG and TIG in a small workshop. Overtime paid.
Part-Time Jobs|BD23||Customer support, four evenings a week|jobTitle=Customer support adviser;contractType=Permanent;workplace=Remote;salary=£12.60 an hour;description=Answer emails from home, six until ten. Laptop sent to you.
Part-Time Jobs|YO21||Waiting staff for a seafront restaurant, Whitby|jobTitle=Waiter or waitress;contractType=Permanent;salary=£12.21 an hour;description=Lunches and weekends. Tips are shared.
Job Wanted|YO22||Waitress with three years behind her seeks work, Whitby|jobTitle=Waitress;description=Evenings and weekends. Can start at once.
Job Offers|BB2||Door supervisor with SIA badge, Blackburn|jobTitle=Security officer;contractType=Permanent;salary=£14 an hour;description=Two clubs, Friday and Saturday nights.
Freelance Jobs|BH23||Video editor for a cooking channel|jobTitle=Video editor;contractType=Freelance;workplace=Remote;description=Two films a week. Work where you like.
Find a tradesman|HD1|50|Rewires, sockets and fuse boards, Huddersfield|serviceType=Electrician;description=Part P and NICEIC. Small jobs too.
Find a tradesman|SK2|150|Slates replaced and flat roofs felted, Stockport|serviceType=Roofer;description=Leaks found and gutters mended. Quotes are free.
Find a tradesman|TN34|160|Rooms painted and papered, Hastings|serviceType=Decorator;description=Clean and careful, thirty years in the trade.
Other Services|WD18|40|Automatic driving lessons, Watford|serviceType=Driving instructor;description=Patient with nervous learners. Pick up from home or college.
Removals & Storage Services|PH2|45|Luton van and two strong lads, Perth|serviceType=Man and van;description=House moves, single items and tip runs.
Event Planning & Catering|NE24|180|Disco and karaoke for parties, Blyth|serviceType=DJ;description=Weddings and big birthdays. Lights and all the hits.
Other Services|PO21|50|Washers and cookers mended, Bognor Regis|serviceType=Appliance repair;description=Washing machine will not spin? No fix, no fee.
Home|PO22|90|Hotpoint washing machine, 7 kg|condition=Good;description=Two years old, 1400 spin. Kitchen refit.
Web & IT services|ZE1|35|Laptops and PCs mended, Lerwick|serviceType=Computer repair;description=Viruses, slow machines and cracked screens.
Financial Services|CT16|160|Tax returns and books for the self-employed, Dover|serviceType=Accountant;description=Fixed price. Chartered, and friendly.
Health-Beauty|SK17|9|Yoga for beginners, village hall, Buxton|serviceType=Yoga teacher;description=Tuesdays at seven, all ages. Mats are there.
Other Services|LL29|15|Spanish conversation, evening class, Colwyn Bay|serviceType=Language tutor;description=Lessons for small groups, from hello to holidays.
Friendship - Friends|IP17||Knit and natter, Thursday mornings, Saxmundham|description=Wool, tea and gossip in the church room. Beginners are shown how.
Straight Relationships|DT9||Widower, 64, hopes to meet a lady, Sherborne|description=Country walks, pub lunches and old churches. No rush.
`;
