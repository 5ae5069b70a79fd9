/* Ads that the eighteenth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|NR1|825|Top floor apartment, two beds, near the river|propertyType=Flat;bedrooms=2
Property to Rent|EX4|950|Terraced home with yard, three beds|propertyType=House;bedrooms=3
Property to Rent|PO5|620|Bedsit with kitchenette, bills in|propertyType=Flat;bedrooms=0
Property for Sale|DN31|72000|Two bed end terrace, tenant in place|propertyType=House;bedrooms=2
Property for Sale|LN4|265000|Detached bungalow with large plot, three beds|propertyType=House;bedrooms=3
Flatshare - Rooms to rent|M14|460|Single in student house, all bills|propertyType=House
Flatshare - Rooms to rent|BS7|650|Lodger wanted, quiet household with cat|propertyType=House
Garage Storage|LE2|70|Lock-up, dry and secure|propertyType=Garage
Land for Sale|PL15|45000|Two acres of pasture with stream|propertyType=Land
Commercial Property|CA1|900|Former cafe to let, high street|propertyType=Commercial
Property to Rent|LL30|700|Holiday apartment by the beach, sleeps 4|propertyType=Flat;bedrooms=2
Cars|TS1|6400|Volkswagen Golf 1.6 TDI Match, 2014|make=Volkswagen;model=Golf;year=2014;mileage=78000;fuelType=Diesel;transmission=Manual
Vehicle Accessories|TS2|45|Boot liner for Golf Mk7
Cars|IP1|5200|BMW 320d SE, full history|make=BMW;model=320d;year=2012;mileage=98000;fuelType=Diesel
Cars|HR1|3600|Vauxhall Zafira, seven seats|make=Vauxhall;model=Zafira;year=2012;mileage=91000
Cars|WR1|11800|Nissan Leaf 40 kWh|make=Nissan;model=Leaf;year=2018;mileage=38000;fuelType=Electric
Vehicle Accessories|WR2|140|Home charger for electric vehicles, type 2
Vans|DE1|5600|Ford Transit Custom, ply lined|make=Ford;model=Transit Custom;year=2014;mileage=110000
Vans|DE3|14500|VW Transporter, converted, rock and roll bed|make=Volkswagen;model=Transporter;year=2010;mileage=120000
Motorbikes & Scooters|NP20|1400|Honda PCX 125|make=Honda;model=PCX;year=2015;mileage=14000
Motorbikes & Scooters|NP19|2800|Yamaha MT-07, learner restricted|make=Yamaha;model=MT-07;year=2015;mileage=16000
Caravans|TA1|18500|Ford based coachbuilt, four berth, Autotrail|make=Autotrail;model=Tracker;year=2008
Caravans|PE25|21000|Willerby holiday home, sited, sea view|make=Willerby;model=Rio;year=2015
Caravans|TA2|6100|Swift Challenger, four berth tourer|make=Swift;model=Challenger;year=2008
Vehicle Accessories|ST1|55|Thule cross bars for Focus estate
Vehicle Accessories|ST2|110|Detachable tow bar, Insignia
Other Vehicles|YO8|2600|Massey Ferguson 135
Leisure|YO8|12|Model of a Massey Ferguson 135, die cast
Find a tradesman|IV2|30|Wooden doors, skirtings and staircases fitted|serviceType=Carpentry
Full-Time Jobs|IV3||Apprentice joiner|jobTitle=Joiner;salary=£14,000 a year
Find a tradesman|SK1|50|Gas Safe, heating repairs and servicing|serviceType=Plumbing
Home|SK2|320|Combi boiler, Worcester, removed working
Find a tradesman|EH6|25|Emulsion, gloss and wallpaper hung neatly|serviceType=Decorating
Find a tradesman|CV1|45|New roofs, slates and guttering|serviceType=Roofing
Find a tradesman|DA1|40|Blocked sinks and toilets cleared, 24 hours|serviceType=Plumbing
Find a tradesman|BL1|20|Rooms skimmed and boarded|serviceType=Plastering
Find a tradesman|SO14|15|Windows washed inside and out, gutters too|serviceType=Cleaning
Find a tradesman|SO15|30|Double glazing, misted panes replaced|serviceType=Windows
Other Services|HU5|18|Companion for elderly people, meals and washing|serviceType=Care
Part-Time Jobs|HU6||Domiciliary carers, own car|jobTitle=Carer;salary=£12.50 an hour
Other Services|GU1|40|Piano taught, beginners to grade 8|serviceType=Music lessons
Leisure|GU2|250|Upright piano, Kemble
Other Services|PR1|35|Driving instructor, automatic|serviceType=Driving lessons
Full-Time Jobs|PR2||Driving instructor, franchise|jobTitle=Driving instructor;salary=£35,000 a year
Other Services|OX4|9|Dogs walked daily, small groups|serviceType=Pet care
Other Services|OX3|25|Dog groomer, wash and trim|serviceType=Pet care
Event Planning & Catering|MK9|300|DJ and disco for birthdays|serviceType=Entertainment
Electronics|MK10|280|Pioneer DJ controller
Event Planning & Catering|WV1|9|Hot buffets and hog roasts|serviceType=Catering
Models - Auditions - Photography|CF10|600|Weddings photographed all day|serviceType=Photography
Electronics|CF11|320|Canon DSLR with 18-55 lens
Health-Beauty|NG1|25|Gel nails and pedicures|serviceType=Beauty
Massage|NG2|40|Deep tissue, qualified therapist|serviceType=Massage
Transport Services|LU1|45|Runs to Heathrow and Gatwick, 7 seater|serviceType=Taxi
Removals & Storage Services|PL1|60|House moves, two men and a Luton|serviceType=Removals
Removals & Storage Services|PL2|35|Garden and house rubbish taken away|serviceType=Waste
Web & IT services|SN1|30|Slow PCs and viruses sorted|serviceType=IT support
Web & IT services|SN2|250|WordPress sites for small firms|serviceType=Web design
Interpreting - Translation|B1|30|Polish to English documents, certified|serviceType=Translation
Astrology - Psychics|BB1|20|Tarot by phone|serviceType=Psychic
Full-Time Jobs|WN1||HGV class 2 driver, days|jobTitle=Driver;salary=£15 an hour
Full-Time Jobs|WN2||Forklift operator, nights|jobTitle=Forklift driver;salary=£13 an hour
Part-Time Jobs|TR1||Cleaner for offices, evenings|jobTitle=Cleaner;salary=£12 an hour
Find a tradesman|TR1|15|House cleaner, weekly visits|serviceType=Cleaning
Full-Time Jobs|SA1||Care assistant, residential home|jobTitle=Care assistant;salary=£12.30 an hour
Part-Time Jobs|CT1||Bar staff, weekends|jobTitle=Bar staff;salary=£11.50 an hour
Full-Time Jobs|LA1||Warehouse operative, picking and packing|jobTitle=Warehouse operative;salary=£12 an hour
Full-Time Jobs|BD1||Receptionist for dental practice|jobTitle=Receptionist;salary=£22,000 a year
Full-Time Jobs|EH3||Software developer, remote|jobTitle=Developer;salary=£45,000 a year;workplace=Remote
Part-Time Jobs|G12||Teaching assistant, primary|jobTitle=Teaching assistant;salary=£13 an hour
Home|FY1|180|L-shaped couch, grey fabric
Home|FY2|20|Corner sofa cover, grey
Home|FY3|120|Settee that pulls out to a bed
Home|CH1|90|Super king divan with headboard
Home|CH2|30|Duvet set, super king
Home|CH3|75|Chest of five drawers, pine
Home|WA1|110|Hotpoint washing machine, 9 kg
Home|WA2|160|American style fridge freezer with ice maker
Home|WA3|25|Henry vacuum cleaner
Home|WA4|35|Standard lamp, brass
Home|OL1|140|Extending dining table with six chairs
Home|OL2|15|Table cloth for dining table
Home|OL3|60|Tall glass cabinet with lights
Home|OL4|50|Ikea Kallax, eight cubes
Home|OL5|45|Dyson fan heater
Home|OL6|220|Belling range cooker, dual fuel
Home|HX1|90|Flymo electric lawnmower
Home|HX2|130|Stihl petrol hedge cutter
Home|HX3|250|Garden shed, 8 x 6
Home|HX4|160|Rattan patio furniture, sofa and two chairs
Home|HX5|30|Cover for rattan furniture
Home|HX6|85|DeWalt combi drill, two batteries
Home|HX7|40|Aluminium loft ladder
Electronics|SS1|410|Apple iPhone 13, 128 GB, unlocked
Electronics|SS2|15|Back cover for iPhone 13
Electronics|SS3|340|PlayStation 5 disc edition
Electronics|SS4|30|PS5 controller, white
Electronics|SS5|35|Spider-Man 2 for PS5
Electronics|SS6|520|MacBook Air M1
Electronics|SS7|25|MacBook Air charger
Electronics|SS8|95|AirPods Pro, second generation
Electronics|SS9|70|Amazon Kindle Paperwhite
Electronics|RM1|180|Nintendo Switch with dock
Electronics|RM2|120|27 inch computer monitor, Dell
Electronics|RM3|90|Technics turntable
Fashion|RM5|65|Nike Air Max trainers, size 9
Fashion|RM6|40|Nike Air Max trainers, size 6
Fashion|RM7|80|Barbour wax jacket, medium
Fashion|RM8|450|Bridal gown, size 12, never worn
Fashion|RM9|35|Bridesmaid dress, size 12
Fashion|RM10|190|Gents watch, Seiko automatic
Fashion|RM11|35|Dr Martens, black, UK 5
Fashion|RM12|20|School blazer, age 11
Leisure|BH1|260|Ladies Dutch style bicycle with basket
Leisure|BH2|20|Bicycle basket, wicker
Leisure|BH3|45|Child's bike, 16 inch wheels
Leisure|BH4|190|Folding treadmill
Leisure|BH5|150|Electro acoustic guitar, Yamaha
Leisure|BH6|25|Guitar stand
Leisure|BH7|300|Six person tunnel tent, Vango
Leisure|BH8|220|Inflatable stand up paddle board
Leisure|BH9|130|Set of golf clubs with bag
Leisure|BH10|80|Two tickets for Oasis at Wembley
Leisure|BH11|35|Box of Oasis LPs and singles
Leisure|BH12|900|Kittens, British shorthair, blue
Leisure|BH13|30|Cat carrier
Leisure|BH14|700|Cockapoo pups ready to leave
Leisure|BH15|40|Large dog crate
Leisure|BH16|12|Point of lay hens, hybrid
Leisure|BH17|150|Chicken coop for six birds
Leisure|BH18|60|Fish tank with stand, 120 litres
Leisure|BH19|25|Budgies, pair with cage
Miscellaneous|BH20|160|iCandy travel system
Miscellaneous|BH21|15|Rain cover for iCandy pram
Miscellaneous|BH22|20|High chair, folds flat
Miscellaneous|BH23|45|Moses basket with stand
Miscellaneous|BH24|60|Walking frame and commode
Miscellaneous|BH25|350|Mobility scooter, boot size
Miscellaneous|BH31|40|Singer sewing machine
Free Stuff - Swap|CB1||Three piece suite, collect
Free Stuff - Swap|CB2||Pallets and offcuts for firewood
Friendship - Friends|CB3||Walking partner for Sundays
Friendship - Friends|CB4||Found: tabby cat near the common
`;
