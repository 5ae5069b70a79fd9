/* Ads that the seventeenth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|PE30|740|Two bed maisonette near the Tuesday market|propertyType=Flat;bedrooms=2
Property to Rent|PE30|1200|Two bed riverside flat, King's Lynn|propertyType=Flat;bedrooms=2
Property for Sale|G41|155000|Two bedroom tenement flat, Shawlands|propertyType=Flat;bedrooms=2
Flatshare - Rooms to rent|SE5|700|Double with own shower, Camberwell|propertyType=House
Property to Rent|TR26|1100|Fisherman's cottage for weeks and weekends, sleeps four|propertyType=House;bedrooms=2
Garage Storage|BN2|95|Single garage, up and over door|propertyType=Garage
Commercial Property|WF1|480|Workshop with roller shutter|propertyType=Commercial
Property for Sale|CF44|98000|Three bed mid terrace, needs modernising|propertyType=House;bedrooms=3
Cars|DL3|2950|Toyota Aygo, free road tax|make=Toyota;model=Aygo;year=2012;mileage=61000
Cars|DL3|4950|Toyota Aygo x-play|make=Toyota;model=Aygo;year=2017;mileage=32000
Cars|TN24|7900|Nissan Qashqai Tekna, automatic|make=Nissan;model=Qashqai;year=2015;mileage=55000;transmission=Automatic
Vehicle Accessories|TN25|70|Roof bars for Nissan Qashqai
Vans|SA5|3400|Vauxhall Combo, small van, roof rack|make=Vauxhall;model=Combo;year=2013;mileage=99000;bodyType=Van;fuelType=Diesel
Motorbikes & Scooters|S6|3900|Triumph Bonneville 800|make=Triumph;model=Bonneville;year=2006;mileage=21000
Fashion|S7|60|Triumph motorcycle boots, size 9
Caravans|YO25|7200|Bailey Ranger, five berth, motor mover|make=Bailey;model=Ranger;year=2009
Vehicle Accessories|HU8|90|Set of 4 steel wheels with winter rubber, 195/65 R15
Full-Time Jobs|KA7||Joiner for new build sites|jobTitle=Joiner;salary=£18 an hour
Part-Time Jobs|CH41||Breakfast chef, weekends|jobTitle=Chef;salary=£13 an hour
Full-Time Jobs|NE30||Accounts clerk, home working two days|jobTitle=Accounts assistant;salary=£25,500 a year;workplace=Hybrid
Job Offers|BS20||Trainee hairdresser, salon apprenticeship|jobTitle=Apprentice hairdresser;salary=£7 an hour;contractType=Apprenticeship
Full-Time Jobs|PA1||Nursery practitioner, two to five year olds|jobTitle=Nursery practitioner;salary=£23,000 a year
Part-Time Jobs|LL18||Petrol station cashier, nights|jobTitle=Cashier;salary=£12.20 an hour
Find a tradesman|KY1|35|Turf laid, fences and slabs|serviceType=Landscaping
Find a tradesman|WA14|60|Fuse boards and extra sockets|serviceType=Electrical
Full-Time Jobs|WA14||Electrician's mate|jobTitle=Electrician;salary=£24,000 a year
Find a tradesman|TQ12|20|Ovens and hobs cleaned like new|serviceType=Cleaning
Home|TQ12|60|Electric oven, single
Other Services|NG9|12|Puppy visits and walks|serviceType=Pet care
Other Services|RG41|30|A level chemistry help, online or at yours|serviceType=Tutoring
Web & IT services|LS18|25|Cracked screens replaced while you wait|serviceType=Phone repair
Event Planning & Catering|PO9|90|Bouncy castles and slides for hire|serviceType=Party hire
Leisure|PO9|60|Small bouncy castle with pump
Health-Beauty|KT6|28|Cuts and colour in your own home|serviceType=Hairdressing
Removals & Storage Services|CO3|40|Van with driver, single items to full houses|serviceType=Removals
Financial Services|BN21|80|Tax returns for landlords and sole traders|serviceType=Accountancy
Miscellaneous|M33|130|Maxi-Cosi Pebble infant carrier and base
Miscellaneous|M33|30|Base for Maxi-Cosi car seat
Miscellaneous|DE55|45|Wooden cot with mattress
Miscellaneous|DE55|15|Cot bedding set
Fashion|ST6|14|Snowsuit, 12-18 months
Fashion|ST6|10|Snowsuit, 3-6 months
Leisure|EX16|800|Chocolate Labrador puppies, KC registered
Leisure|SY16|60|Two rabbits with hutch
Miscellaneous|SY16|45|Wooden rabbit hutch, two floors high
Home|IP11|220|Chesterfield, two seats, brown leather
Home|IP11|25|Chesterfield sofa cushions
Home|B97|70|Metal day bed with trundle
Home|LA9|90|Tall fridge, no freezer
Home|LE67|150|Hotpoint condenser dryer, 8 kg
Home|EN6|45|Two bedside lamps, brass
Electronics|NW9|160|Samsung Galaxy Tab A8, 64 GB
Electronics|NW9|12|Case for Galaxy Tab A8
Electronics|HA4|210|PS4 Pro with two pads
Electronics|HA4|15|FIFA 22 for PS4
Electronics|WD3|140|Epson EcoTank, prints and scans
Electronics|WD3|350|Sony 50 inch 4K smart television
Electronics|WD4|20|50 inch TV stand
Electronics|CB9|90|Bose SoundLink speaker
Home|GU7|80|Bosch rotary lawnmower
Home|GU7|15|Blade for Bosch lawnmower
Miscellaneous|WN7|60|Bosch hammer drill and bits
Leisure|BL9|180|Specialized Rockhopper, 19 inch
Leisure|BL9|25|Helmet for a bike, adult medium
Leisure|DH7|110|Bowflex adjustable weights
Leisure|NP44|65|Upright bass bow and rosin
Leisure|NP44|400|Yamaha upright piano, walnut
Leisure|L5|90|Pair for Paul McCartney, front block
Fashion|CV8|40|Ladies' black winter boots, UK 5
Fashion|CV8|35|Ladies' black boots, UK 8
Fashion|SL6|110|Moss Bros dinner suit, 42 long
Free Stuff - Swap|RM12||Garden soil, bring bags
Friendship - Friends|ML3||Sunday league side short of a goalkeeper
Leisure|AB30|20|Wanted: fishing reels|adType=Wanted
Leisure|AB30|40|Shimano fishing reel
`;
