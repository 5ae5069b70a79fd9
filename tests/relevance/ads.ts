/*
 * Ads that the queries of this folder look for, and ads that only mention the same words. Columns:
 * category, outcode, price in pounds (empty: none), title, and for some ads fields as name=value.
 */
export const rows = `
Property to Rent|LS6|950|Two-bed flat in Headingley, close to the cricket ground|propertyType=Flat;bedrooms=2
Property to Rent|LS2|1150|City centre apartment with balcony|propertyType=Flat;bedrooms=2
Property to Rent|LS11|1400|Riverside apartment with parking|propertyType=Flat;bedrooms=2
Property to Rent|LS7|1250|Family house in Chapel Allerton|propertyType=House;bedrooms=3;pets=Yes
Property to Rent|LS1|700|Studio near the station|propertyType=Studio
Property to Rent|BS6|1600|Garden flat in Redland|propertyType=Flat;bedrooms=2
Property to Rent|M20|1100|Semi-detached house in Didsbury|propertyType=House;bedrooms=3
Property to Rent|G12|900|Tenement flat in the West End|propertyType=Flat;bedrooms=1
Property to Rent|CF24|850|Terraced house in Roath|propertyType=House;bedrooms=2
Property to Rent|E8|1900|Warehouse flat in Dalston|propertyType=Flat;bedrooms=1
Property to Rent|BN1|1500|Flat by the sea, Brighton|propertyType=Flat;bedrooms=2
Property to Rent|LS8||Wanted: two-bed flat for a quiet couple|propertyType=Flat;adType=Wanted
Property for Sale|BN3|385000|Two-bedroom flat by the lawns, Hove|propertyType=Flat;bedrooms=2
Property for Sale|YO24|240000|Terraced house near the racecourse|propertyType=House;bedrooms=2
Property for Sale|LS16|310000|Detached house with garage, Adel|propertyType=House;bedrooms=4
Property for Sale|IV20|265000|Detached bungalow with sea view|propertyType=House;bedrooms=3
Flatshare - Rooms to rent|LS6|480|Double room in a friendly shared house|propertyType=House;billsIncluded=Yes
Flatshare - Rooms to rent|M14|520|Ensuite room for a student|propertyType=House
Flatshare - Rooms to rent|BN2|600|Flatmate wanted for a sunny flat near the park|propertyType=Flat
Flatshare - Rooms to rent|E9|750|Room in Hackney, bills included|propertyType=Flat;billsIncluded=Yes
Garage Storage|SE1|160|Lock-up garage near the bridge|propertyType=Garage
Garage Storage|M1|90|Secure parking space in the city centre|propertyType=Garage
Commercial Property|LS1|900|Bright office for six people|propertyType=Commercial
Commercial Property|CF10|1200|Corner shop with storage|propertyType=Commercial
Land for Sale|LD1|38000|Four acres of grazing land with water|propertyType=Land
Cars|BS3|3950|Ford Fiesta Zetec, one owner|make=Ford;model=Fiesta;year=2015;mileage=58000
Cars|BS5|2400|Vauxhall Corsa, long MOT|make=Vauxhall;model=Corsa;year=2012;mileage=71000
Cars|BS7|4800|VW Golf Match, full history|make=Volkswagen;model=Golf;year=2014;mileage=66000
Cars|BA1|10500|Land Rover Discovery, seven seats|make=Land Rover;model=Discovery;year=2013;mileage=98000
Cars|B15|7200|Nissan Leaf, electric, automatic|make=Nissan;model=Leaf;year=2017;mileage=31000;fuelType=Electric;transmission=Automatic
Cars|M20|5600|Toyota Yaris hybrid automatic|make=Toyota;model=Yaris;year=2016;mileage=42000;fuelType=Hybrid;transmission=Automatic
Cars|LS10|1250|Peugeot 107 runabout, cheap tax|make=Peugeot;model=107;year=2009;mileage=88000
Cars|G41|13900|BMW 3 Series estate, diesel|make=BMW;model=3 Series;year=2018;mileage=52000;fuelType=Diesel
Cars|EH6|3000|Wanted: small automatic car for a learner|vehicleOfferType=buy;make=Any;model=Any;year=2012;mileage=60000
Vans|LS12|6900|Ford Transit Custom, ply lined|make=Ford;model=Transit;year=2017;mileage=54000;bodyType=Van;fuelType=Diesel
Vans|BS2|3400|Vauxhall Vivaro van, tow bar|make=Vauxhall;model=Vivaro;year=2011;mileage=112000;bodyType=Van;fuelType=Diesel
Motorbikes & Scooters|ME14|2300|Honda CB125 motorbike, learner legal|make=Honda;model=CB125;year=2019;mileage=6000
Motorbikes & Scooters|BN1|1800|Vespa Primavera scooter|make=Vespa;model=Primavera;year=2016;mileage=9000
Caravans|EX31|8500|Swift touring caravan, four berth|make=Swift;model=Challenger;year=2012
Trucks|DN1|16500|DAF LF 7.5 tonne lorry with tail lift|make=DAF;model=LF;year=2014;mileage=210000
Other Vehicles|NG2|24000|Narrowboat, 50 ft, gas safe|make=Liverpool Boats;model=Narrowboat;year=2006
Vehicle Accessories|BS4|45|Tow-bar rack for two bikes
Vehicle Accessories|LS9|25|Car mats for a Ford Fiesta, as new
Vehicle Accessories|M8|180|Four alloy wheels with tyres, 16 inch
Vehicle Accessories|B12|60|Roof box for a small car
Leisure|BS6|220|Road bike, 54 cm, Shimano gears
Leisure|LS6|140|Ladies hybrid bike with basket
Leisure|E8|45|Child's bike, 16 inch, stabilisers
Leisure|M21|850|Electric mountain bike, new battery
Leisure|LS3|15|Bike helmet, medium
Leisure|BS8|20|Bike lock and pump
Leisure|G3|160|Acoustic guitar with case
Leisure|SA1|90|Fishing rod and reel
Leisure|LL30|340|Inflatable paddleboard with paddle
Leisure|NE2|75|Four-man tent, used twice
Leisure|S7|450|Upright piano, recently tuned
Leisure|L17|30|Box of Lego, about 4 kg
Leisure|YO10|700|Labrador puppies, ready in two weeks
Leisure|LS4|130|Set of golf clubs with bag
Leisure|CF11|70|Two tickets for Leeds Festival
Leisure|B29|110|Free weights and bench
Leisure|EH3|55|Rugby shirt, signed, size L
Electronics|LS2|390|iPhone 13, 128 GB, unlocked|condition=Like new
Electronics|LS5|12|Case for iPhone 13, clear
Electronics|M4|60|iPhone 12 with cracked screen, for parts|condition=For parts or repair
Electronics|BS1|330|PlayStation 5 with two controllers
Electronics|B5|140|PS4 Slim, 1 TB
Electronics|G2|180|Samsung 55 inch smart TV
Electronics|LS7|30|TV stand, glass
Electronics|CF10|480|MacBook Pro 2019, 16 GB
Electronics|EH1|150|Lenovo laptop, Windows 11
Electronics|L1|95|Pair of studio monitors, Yamaha
Electronics|NE1|130|Canon digital camera with lens
Electronics|S1|70|Sony noise cancelling headphones
Electronics|E1|85|Xbox One with one pad
Electronics|SW1V|45|Kindle Paperwhite
Home|LS8|250|Leather corner sofa, brown
Home|LS6|120|Two-seater settee, grey fabric
Home|BS3|40|Cushions for a sofa, set of four
Home|M20|180|Oak dining table with six chairs
Home|B30|65|Chest of drawers, white
Home|G20|90|Double mattress, medium firm
Home|CF5|140|Fridge freezer, frost free
Home|E3|130|Bosch washing machine, 8 kg
Home|NE6|60|Hoover upright, cordless
Home|S11|35|Reading lamp, brass
Home|L18|50|Cot bed with mattress
Home|SO15|85|Pushchair with rain cover
Home|BA2|150|Roll-top bath tub, cast iron
Home|BH12|25|Poole Pottery vase
Home|NR2|80|Flat pack wardrobe, unopened
Home|OX4|75|Petrol lawnmower, serviced
Home|PL4|18|Sandwich toaster
Home|LE2|70|Bunk bed frame, white
Home|DE1|650|Chesterfield sofa, three seats
Home|HU5|45|Air fryer, 5 litres
Home|EX4|35|Van Gogh print, framed
Home|NG7|200|Garden table with six chairs
Fashion|LS1|45|New Balance trainers, size 9
Fashion|M1|320|Wedding dress, size 12, never altered
Fashion|BS1|60|Leather jacket, mens, size L
Fashion|G1|25|Doc Martens boots, size 6
Fashion|E2|30|Ladies winter coat
Fashion|CF14|15|Bundle of baby clothes, 0 to 3 months
Fashion|EH4|90|Silver necklace with box
Free Stuff - Swap|LS6||Free sofa, must collect this week
Free Stuff - Swap|BS5||Free pallets and firewood
Free Stuff - Swap|M16||Moving boxes, free to collector
Miscellaneous|B1|40|Job lot of craft books
Miscellaneous|SN1|95|Wheelchair, folding
Miscellaneous|NW1||Wanted: old sofa for a stage set|adType=Wanted
Find a tradesman|LS5|45|Plumber for leaks, taps and boilers|serviceType=Plumbing
Find a tradesman|BA2|40|Plumbing and heating, Bath|serviceType=Plumbing
Find a tradesman|M13|40|Electrician for rewires and sockets|serviceType=Electrical
Find a tradesman|CF24|18|Domestic cleaner, weekly or once|serviceType=Cleaning
Find a tradesman|G44|30|Gardener for hedges and lawns|serviceType=Gardening
Removals & Storage Services|L4|35|Man and van, small moves|serviceType=Removals
Removals & Storage Services|BS4|60|House removals with two men|serviceType=Removals
Transport Services|LU1|30|Airport transfers to Luton and Heathrow|serviceType=Taxi
Transport Services|S8|32|Driving lessons, patient instructor|serviceType=Driving instructor
Web & IT services|EH7|30|Laptop repair and data recovery|serviceType=Computer repair
Models - Auditions - Photography|BN1|450|Wedding photographer, relaxed and quick|serviceType=Photography
Event Planning & Catering|LS17|250|DJ for weddings and parties|serviceType=DJ
Health-Beauty|M3|35|Mobile hairdresser|serviceType=Hairdressing
Massage|LS1|45|Sports massage by a qualified therapist|serviceType=Massage
Interpreting - Translation|SE15|30|Spanish lessons with a native teacher|serviceType=Teaching
Financial Services|B3|120|Self assessment and tax return|serviceType=Accounting
Astrology - Psychics|BH1|25|Tarot reading by phone|serviceType=Tarot
Other Services|S10|28|Maths tutor, GCSE and A level|serviceType=Tutoring
Other Services|EH10|12|Dog walker in Morningside|serviceType=Dog walking
Part-Time Jobs|CF10||Barista, Cardiff city centre|jobTitle=Barista;salary=£12.50 an hour
Part-Time Jobs|CF11||Weekend sales assistant|jobTitle=Sales assistant;salary=£11.80 an hour
Part-Time Jobs|LS1||School cleaner, mornings|jobTitle=Cleaner;salary=£12 an hour
Full-Time Jobs|G40||Warehouse operative, days|jobTitle=Warehouse operative;salary=£25,000 a year
Full-Time Jobs|B6||Delivery driver, own route|jobTitle=Delivery driver;salary=£28,000 a year
Full-Time Jobs|EC2A||Software developer, hybrid|jobTitle=Software developer;salary=£55,000 a year
Full-Time Jobs|CF3||Chef de partie, full time|jobTitle=Chef;salary=£27,000 a year
Job Offers|LS2||Chef wanted for a busy kitchen|jobTitle=Chef;salary=£14 an hour
Job Offers|NE4||Care assistant, nights|jobTitle=Care assistant;salary=£13 an hour
Freelance Jobs|M50||Freelance graphic designer for a magazine|jobTitle=Graphic designer
Internships|E14||Marketing internship, three months|jobTitle=Marketing intern
Job Wanted|LS9||Experienced barista looking for part-time work|jobTitle=Barista
Friendship - Friends|BT7||Looking for walking friends in Belfast
Friendship - Friends|LS6||New in Leeds and in search of a book club, I live in a flat
Straight Relationships|OX1||Kind widower, 60, hopes to meet a kind woman
Gay and Lesbian|BN2||Gay man, 34, looking for someone to cook with
`;
