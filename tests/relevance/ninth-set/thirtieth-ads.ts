/* Ads that the thirtieth queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|BD7|575|One bedroom flat, Great Horton Road|propertyType=Flat;bedrooms=1;furnished=Furnished;description=Near the university. Gas and water are paid by us.
Property to Rent|BD18|850|Two bedroom cottage in Saltaire|propertyType=House;bedrooms=2;pets=Yes;description=Stone floors. Dogs are welcome. Ten minutes to the train.
Property to Rent|BD16|1250|Four bed family home in Bingley|propertyType=House;bedrooms=4;description=Two bathrooms and a garden that gets the sun.
Property for Sale|BD18|215000|Terraced cottage for sale, Shipley|propertyType=House;bedrooms=2;description=Through lounge and a cellar. No chain.
Flatshare - Rooms to rent|PL1|475|Ensuite room in city centre flat, Plymouth|propertyType=Flat;billsIncluded=Yes;description=You share the kitchen with one other. Broadband in the rent.
Property to Rent|PL2|695|Ground floor flat with parking, Stoke|propertyType=Flat;bedrooms=1;description=Allocated space. Electric heating.
Property for Sale|TR11|365000|Falmouth: three bed house near Gyllyngvase|propertyType=House;bedrooms=3;description=Walk to the beach. Loft room with a view.
Property for Sale|PH26|240000|Bungalow in Grantown-on-Spey|propertyType=House;bedrooms=2;description=Half an acre, wood burner. In the Highlands.
Land for Sale|HR5|48000|Five acre field near Kington|propertyType=Land;description=Grass, fenced, with a stream and gate to the lane.
Garage Storage|OX3|110|Lock up garage, Headington|propertyType=Garage;description=Dry, with a roller door. By the month.
Commercial Property|OX2|1400|Small shop to rent, Summertown|propertyType=Commercial;description=On the parade. Ground floor and a back room.
Property to Rent|HS1|550|Flat in Stornoway, two bedrooms|propertyType=Flat;bedrooms=2;description=Isle of Lewis. Central heating. A year at least.
Property to Rent|LL77|625|House near Llangefni, 3 bedrooms|propertyType=House;bedrooms=3;description=On the island, with a view of the mountains.
Cars|SY2|3450|Skoda Fabia 1.2 2013, 61,000 miles|make=Skoda;model=Fabia;year=2013;mileage=61000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;description=One owner from new. Cheap to run.
Cars|SY1|9200|Skoda Octavia estate, automatic diesel|make=Skoda;model=Octavia;year=2017;mileage=68000;fuelType=Diesel;transmission=Automatic;bodyType=Other;color=Grey;description=Full dealer history. Tow bar.
Cars|SY3|1450|Vauxhall Astra 2009, long MOT|make=Vauxhall;model=Astra;year=2009;mileage=109000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Black;description=Tidy for its age. Part exchange to clear.
Vehicle Accessories|SY4|40|Skoda Octavia rubber mats|condition=New;description=Set of four, for cars from 2013 on.
Cars|TF1|6900|Nissan Qashqai 1.5 dCi, 2016|make=Nissan;model=Qashqai;year=2016;mileage=54000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=White;description=Glass roof and cameras all round.
Cars|TF2|12400|BMW 320d M Sport 2018|make=BMW;model=3 Series;year=2018;mileage=57000;fuelType=Diesel;transmission=Automatic;bodyType=Sedan;color=Blue;adType=Dealer;description=Serviced by us. Warranty and finance.
Vehicle Accessories|TF3|220|BMW alloy wheels 18 inch|condition=Good;description=Off a 320d. Tyres have 5 mm left.
Cars|TF4|1200|Wanted: cheap runaround, anything with an MOT|vehicleOfferType=buy;make=Any;model=Any;description=Up to £1,200 for a first car.
Motorbikes & Scooters|NP10|4100|Kawasaki Ninja 650, low mileage|make=Kawasaki;model=Ninja 650;year=2018;mileage=3900;fuelType=Petrol;description=Garaged. Never out in the rain.
Motorbikes & Scooters|NP20|1150|Honda PCX 125 scooter|make=Honda;model=PCX 125;year=2013;mileage=14800;fuelType=Petrol;description=Used for work. New battery.
Fashion|NP18|55|Motorcycle boots, size 10|condition=Good;description=Waterproof, worn for one summer.
Vans|NP44|5600|Ford Transit 2.2 long wheelbase, 2013|make=Ford;model=Transit;year=2013;mileage=98000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Racking inside. MOT until spring.
Vehicle Accessories|NP11|60|Van shelving for a Transit|condition=Good;description=Plywood, three shelves each side.
Caravans|PE25|15500|Static caravan, two bedrooms, Skegness|make=Willerby;model=Rio;year=2012;mileage=0;fuelType=Other;description=On a park near the sea. Fees paid to March.
Caravans|PE24|23000|Motorhome, 4 berth Fiat Ducato|make=Fiat;model=Ducato;year=2010;mileage=48000;fuelType=Diesel;description=Solar panel, awning and bike rack included.
Part-Time Jobs|TN34||Part time cleaner, Hastings, mornings|jobTitle=Cleaner;contractType=Permanent;salary=£12.40 an hour;description=Schools and offices, Monday to Friday.
Full-Time Jobs|TN37||Support worker, full time, St Leonards|jobTitle=Support worker;contractType=Permanent;salary=£25,500 a year;description=Adults with learning disabilities. Sleep-ins paid.
Full-Time Jobs|TN38||Warehouse manager, Hastings|jobTitle=Warehouse manager;contractType=Permanent;salary=£37,000 a year;description=Team of twelve. Forklift licence is useful.
Job Offers|BN21||Hairdresser or barber, Eastbourne|jobTitle=Hairdresser;contractType=Permanent;salary=£13 an hour;description=Busy salon. Chair to rent is possible too.
Job Offers|BN23||Carpenters wanted for site work|jobTitle=Carpenter;contractType=Temporary;salary=£200 a day;description=First and second fix, Eastbourne. Own tools.
Freelance Jobs|BN11||Freelance bookkeeper, work from home|jobTitle=Bookkeeper;contractType=Freelance;workplace=Remote;description=Five hours a week for a small charity. Xero.
Job Wanted|BN22||Experienced carpenter seeks work|jobTitle=Carpenter;adType=Wanted;description=Time served, own van, Eastbourne and Lewes.
Internships|BN2||Graphic design internship, paid|jobTitle=Design intern;contractType=Internship;salary=£12.50 an hour;description=Three months in a small studio. Portfolio please.
Part-Time Jobs|HX2||Saturday job in a garden centre|jobTitle=Sales assistant;contractType=Permanent;salary=£11.50 an hour;description=Tills and watering. Age 16 and up.
Find a tradesman|WF2|50|Electrician, all domestic work, Wakefield|serviceType=Electrician;description=Rewires, sockets, showers and testing.
Find a tradesman|WF4|180|Roofer: slates, gutters and flat roofs|serviceType=Roofer;description=Free estimates in Wakefield and Barnsley.
Find a tradesman|WF1|35|Handyman, flat pack and small repairs|serviceType=Handyman;description=Shelves, locks, blinds. By the hour.
Full-Time Jobs|WF3||Electrician required, Wakefield, £36,000|jobTitle=Electrician;contractType=Permanent;salary=£36,000 a year;description=Commercial contracts. Company van.
Electronics|WF5|8|Electrician's tester pen|condition=Good;description=Voltage detector with a battery.
Removals & Storage Services|DE11|45|Man and van, house clearance and removals|serviceType=Removals;description=Swadlincote and Burton. Any day.
Other Services|DE13|24|Piano teacher, beginners of any age|serviceType=Piano lessons;description=In my home or yours, Burton on Trent.
Leisure|DE14|250|Yamaha keyboard with stand|condition=Good;description=Weighted keys. Pedal and stool.
Other Services|DE15|13|Cat sitting while you are away|serviceType=Pet care;description=Two visits a day. Fish and rabbits too.
Health-Beauty|DE65|30|Gel nails and eyelashes, mobile|serviceType=Beautician;description=I come to you, evenings as well.
Event Planning & Catering|LE65|90|Bouncy castle hire, Ashby|serviceType=Hire;description=Delivered and put up. Ten by twelve feet.
Leisure|LE67|160|Bouncy castle with blower, used twice|condition=Good;description=For a garden. Up to five small children.
Web & IT services|LE11|45|Mobile phone screen repair, Loughborough|serviceType=Phone repair;description=iPhone and Samsung, while you wait.
Financial Services|LE12|150|Accountant for self employed people|serviceType=Accountant;description=Tax returns and books. Fixed price.
Home|HP1|240|L shaped sofa in grey velvet|condition=Good;description=Comes in two parts. Four years old.
Home|HP2|90|Two seater leather couch, tan|condition=Fair;description=A scratch on one arm. Comfy.
Home|HP3|12|Sofa arm covers, brown|condition=New;description=A pair, never put on. Collect any evening.
Home|HP4|75|Double bed frame, metal, black|condition=Good;description=With bolts. Mattress is not for sale.
Home|HP5|120|Memory foam mattress, king size|condition=Like new;description=Ten months old, always covered.
Home|HP20|85|Beko washing machine, 7kg|condition=Good;description=White. Works as it should.
Home|HP21|60|Tumble drier, vented, Indesit|condition=Good;description=With its hose. Collect any evening.
Home|HP22|40|Microwave, 800 watt, silver|condition=Good;description=Clean inside. Turntable is fine.
Home|HP18|65|Dining room table, extends, pine|condition=Fair;description=Seats six. Some marks. Collect any evening.
Home|HP19|80|Set of six dining chairs, oak|condition=Good;description=Padded seats in cream. Collect any evening.
Home|HP23|55|Hedge trimmer, electric, Bosch|condition=Good;description=With a cover for the blade.
Home|HP13|30|Christmas tree, artificial, 6ft|condition=Good;description=With stand and a box. Collect any evening.
Electronics|BH15|150|Apple iPad 8th gen 32GB|condition=Good;description=Wifi. Small dent at a corner.
Electronics|BH14|15|iPad case with keyboard|condition=Good;description=Fits 9.7 inch. Collect any evening.
Electronics|BH8|190|Xbox Series S, one controller|condition=Good;description=512GB, with its leads. Collect any evening.
Electronics|BH9|20|Xbox games, bundle of four|condition=Good;description=For Xbox One and Series X.
Electronics|BH21|75|32 inch LG telly with stand|condition=Good;description=HD. Remote is new. Collect any evening.
Electronics|BH22|18|TV wall bracket, 32 to 55 inch|condition=New;description=Boxed, with screws. Collect any evening.
Electronics|BH23|130|Google Pixel 6, unlocked, black|condition=Good;description=128GB. No cracks anywhere.
Electronics|BH31|35|Laptop for spares, Acer, cracked screen|condition=For parts or repair;description=Turns on. Keyboard works. Collect any evening.
Electronics|DT2|280|MacBook Air 2019, 256GB|condition=Good;description=Charger and box. Battery is good.
Leisure|DT4|95|Mens mountain bike, Carrera, large|condition=Good;description=Disc brakes. New chain. Collect any evening.
Leisure|DT3|45|Toddler balance bike, red|condition=Good;description=For two to four years. Collect any evening.
Leisure|DT9|10|Bike pump and lock|condition=Good;description=Floor pump with gauge. Collect any evening.
Leisure|DT11|350|Kayak, single sit on top, paddle included|condition=Good;description=Three metres. Yellow. Collect any evening.
Leisure|DT10|60|Sea fishing rod and reel|condition=Good;description=12 ft beachcaster. Line included.
Leisure|BA22|65|Golf clubs, full set, right handed|condition=Good;description=Bag and trolley too. Collect any evening.
Fashion|BA20|25|Mens suit, navy, 42 regular|condition=Good;description=Jacket and trousers, one wedding.
Fashion|BA21|40|Dr Martens boots, size 5, cherry|condition=Good;description=Worn in. Yellow stitch. Collect any evening.
Fashion|TA18|20|Girls party dress, age 7|condition=Like new;description=Pink net skirt. Collect any evening.
Miscellaneous|TA19|450|Cockapoo puppy, girl, last one|condition=New;description=Chipped, wormed, first jab. Mum to see.
Miscellaneous|TA14|25|Puppy playpen, metal, eight panels|condition=Good;description=Folds flat. Has a gate. Collect any evening.
Miscellaneous|TA11|60|Three ex battery hens|condition=Good;description=Laying most days. With a bag of feed.
Miscellaneous|TA10|70|Guinea pigs, two boys, with hutch|condition=Good;description=Friendly brothers, a year old.
Miscellaneous|BA11|95|Moses basket and cot, white|condition=Good;description=Both with a clean mattress.
Miscellaneous|BA12|40|Car seat, group 1, Maxi Cosi|condition=Good;description=Never in an accident. Collect any evening.
Free Stuff - Swap|BA13||Free washing machine, needs a new belt|description=Spins but the drum slips. Collect from the drive.
Free Stuff - Swap|BA14||Topsoil free to anyone with a trailer|description=About two tonnes in our front garden.
Friendship - Friends|BA1||Badminton partner wanted, Bath|description=Thursday evenings at the leisure centre. Average level.
Friendship - Friends|SP2||Knitting group, Salisbury library|description=Tuesdays at two. Beginners are helped.
Straight Relationships|SP4||Single dad, 42, would like to meet a kind lady|description=Two girls at weekends. Walks, quizzes and curry.
Gay and Lesbian|BN3||Lesbian, 35, hoping to meet someone for coffee in Hove|description=I have a spaniel and too many books.
`;
