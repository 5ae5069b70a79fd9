/* Ads that the nineteenth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|SN1|725|First floor flat, one double, parking|propertyType=Flat;bedrooms=1
Property to Rent|SN2|895|Town centre flat with balcony|propertyType=Flat;bedrooms=1
Property for Sale|SN1|128000|Ground floor flat, no chain|propertyType=Flat;bedrooms=1
Property to Rent|RG1|850|Small self-contained flat, ideal for one|propertyType=Studio
Property for Sale|IP4|465000|Detached family home, double garage|propertyType=House;bedrooms=4
Property to Rent|IP3|1600|Detached family home near schools|propertyType=House;bedrooms=4
Flatshare - Rooms to rent|LA1|420|Double in friendly shared house|propertyType=House
Flatshare - Rooms to rent|CA2|95|Room Mon to Fri for working person|propertyType=House
Flatshare - Rooms to rent|PO4|480|Spare room near the seafront|propertyType=House
Property for Sale|YO24|185000|Apartment in converted mill, two beds|propertyType=Flat;bedrooms=2
Property for Sale|YO31|245000|Riverside apartment, two beds|propertyType=Flat;bedrooms=2
Property to Rent|YO21|780|Fisherman's cottage by the harbour|propertyType=House;bedrooms=2
Property for Sale|LL11|198000|Two bed bungalow with conservatory|propertyType=House;bedrooms=2
Land for Sale|GL5|3500|Half plot with water and shed, for vegetables|propertyType=Land
Home|GL6|80|Allotment shed, 6 x 4, to dismantle
Garage Storage|EX2|85|Single garage with up and over door|propertyType=Garage
Commercial Property|ST1|600|Hairdressing premises, three chairs, lease|propertyType=Commercial
Commercial Property|DE1|1500|Public house with flat above, tenancy|propertyType=Commercial
Vans|EX31|16500|Volkswagen T5 converted, pop top, sleeps four|make=Volkswagen;model=Transporter;year=2011;mileage=118000
Leisure|EX32|180|Drive-away awning for VW camper
Cars|SA2|3900|Ford Galaxy 2.0 TDCi, 2013|make=Ford;model=Galaxy;year=2013;mileage=104000
Cars|NR3|2700|Ford Mondeo Zetec estate|make=Ford;model=Mondeo;year=2011;mileage=112000
Cars|NR5|5200|Skoda Octavia estate, one owner|make=Skoda;model=Octavia;year=2015;mileage=78000
Cars|IV1|4100|Land Rover Freelander 2|make=Land Rover;model=Freelander;year=2010;mileage=108000
Cars|CH4|6200|Honda Jazz 1.3, low miles|make=Honda;model=Jazz;year=2014;mileage=38000;transmission=Automatic
Cars|CH3|4900|Ford Focus manual, tidy|make=Ford;model=Focus;year=2014;mileage=70000;transmission=Manual
Cars|WV3|2100|Vauxhall Corsa 1.0, low insurance group|make=Vauxhall;model=Corsa;year=2011;mileage=72000
Cars|WV6|16900|BMW M140i|make=BMW;model=M140i;year=2017;mileage=52000
Cars|GU1|5400|Mini Cooper S, pepper white|make=Mini;model=Cooper S;year=2013;mileage=69000
Electronics|GU2|35|Mini fridge for bedroom
Fashion|GU3|15|Cufflinks shaped as a Mini Cooper
Motorbikes & Scooters|HU3|900|Piaggio Zip 50cc|make=Piaggio;model=Zip;year=2017;mileage=5200
Vehicle Accessories|HU4|40|Open face helmet for scooter
Vehicle Accessories|LS8|70|Alpinestars riding boots, size 9
Motorbikes & Scooters|LS9|2300|Suzuki SV650, with boots and jacket|make=Suzuki;model=SV650;year=2010;mileage=24000
Trucks|SY1|8900|Toyota Hilux double cab|make=Toyota;model=Hilux;year=2012;mileage=101000
Caravans|TQ9|17900|Fiat based coachbuilt, two berth, low miles|make=Fiat;model=Ducato;year=2007
Vehicle Accessories|TQ12|120|Awning for Fiat Ducato motorhome
Other Vehicles|HR2|2800|Ifor Williams double, for two ponies
Leisure|HR3|6|Hay bales for horses
Vehicle Accessories|OX2|160|Four snow tyres, 205/55 R16, 6 mm left
Vehicle Accessories|OX3|150|Thule 460 litre for car top
Find a tradesman|GL1|40|Rewires, sockets and fuse boards|serviceType=Electrical
Full-Time Jobs|GL2||Electrician for new housing site|jobTitle=Electrician;salary=£36,000 a year
Find a tradesman|LU2|60|Gas engineer, breakdowns and servicing|serviceType=Plumbing
Full-Time Jobs|LU3||Boiler engineer wanted|jobTitle=Gas engineer;salary=£40,000 a year
Find a tradesman|MK40|30|Bricklaying, walls and repointing|serviceType=Building
Full-Time Jobs|MK41||Bricklayers for housing site|jobTitle=Bricklayer;salary=£200 a day
Find a tradesman|SR2|20|Odd jobs, shelves and flat packs|serviceType=Handyman
Full-Time Jobs|SR3||Maintenance handyman for hotel|jobTitle=Handyman;salary=£25,000 a year
Find a tradesman|CM1|20|Grass cut and hedges trimmed|serviceType=Gardening
Home|CM2|90|Bosch electric mower
Part-Time Jobs|CM2||Gardener two days a week|jobTitle=Gardener;salary=£14 an hour
Find a tradesman|LN1|150|Trees felled, stumps ground|serviceType=Gardening
Full-Time Jobs|LN2||Climber for arborist firm|jobTitle=Tree surgeon;salary=£30,000 a year
Find a tradesman|BD3|60|Locksmith, day and night|serviceType=Locks
Removals & Storage Services|SL1|35|Small moves and single items, Transit|serviceType=Removals
Vans|SL2|7200|Ford Transit, 2016, long wheelbase|make=Ford;model=Transit;year=2016;mileage=88000
Removals & Storage Services|EX1|250|Home removals, packing included|serviceType=Removals
Removals & Storage Services|EX2|180|Skips of 4 to 8 yards, permits arranged|serviceType=Waste
Removals & Storage Services|ME14|50|Clearances, garages and lofts, licensed|serviceType=Waste
Find a tradesman|BL3|60|Carpets laid, vinyl and laminate too|serviceType=Flooring
Find a tradesman|BL1|40|Carpets and sofas shampooed|serviceType=Cleaning
Home|BL2|60|Axminster carpet, 3 m by 4 m
Other Services|DD1|30|MOT tests while you wait|serviceType=Garage
Cars|DD2|1500|Renault Clio, long MOT|make=Renault;model=Clio;year=2009;mileage=90000
Other Services|YO1|25|Learn guitar, all ages, at my home|serviceType=Music lessons
Leisure|YO10|420|Fender Stratocaster guitar
Other Services|DH1|28|Maths tuition, key stage 3 and 4|serviceType=Tuition
Leisure|DH1|5|GCSE maths revision guide
Health-Beauty|BH15|30|Hair cut at home, perms and sets|serviceType=Hair
Electronics|BH14|25|GHD hair straighteners
Health-Beauty|PE1|45|Lashes and brows, classic and Russian|serviceType=Beauty
Other Services|NN1|6|Ofsted registered, two places for under fives|serviceType=Childminding
Part-Time Jobs|NN2||Childcare assistant for nursery|jobTitle=Childcare;salary=£12 an hour
Other Services|BN21|19|Home help for older people, dressing and meals|serviceType=Care
Full-Time Jobs|BN22||Care assistants for nursing home|jobTitle=Carer;salary=£12.60 an hour
Other Services|BA1|15|Pets looked after in your own home|serviceType=Pet care
Other Services|CW1|35|Dogs trained with kindness, groups and one to one|serviceType=Pet care
Home|CW2|10|Puppy pads, box of 100
Web & IT services|AB10|400|Online shops built for small firms|serviceType=Web design
Miscellaneous|AB11|200|Shop fittings, slatwall and rails
Web & IT services|SK3|45|Cracked screens replaced same day|serviceType=Repairs
Electronics|SK4|60|iPhone 12 cracked, spares
Financial Services|CV34|120|Self assessment for sole traders|serviceType=Accounting
Event Planning & Catering|CV32|70|Inflatables and soft play for parties|serviceType=Entertainment
Event Planning & Catering|HR1|250|Cakes for weddings, three tiers|serviceType=Catering
Home|HR4|12|Cake topper, Mr and Mrs
Transport Services|BH2|350|Vintage Bentley with chauffeur for the big day|serviceType=Wedding cars
Transport Services|CR0|45|Luton van and driver by the hour|serviceType=Removals
Full-Time Jobs|CR2||Multi drop van driver|jobTitle=Driver;salary=£130 a day
Massage|TQ1|40|Full body relaxation by trained therapist|serviceType=Massage
Health-Beauty|TQ2|60|Massage table, folding
Interpreting - Translation|GL50|30|French taught by native speaker|serviceType=Lessons
Leisure|GL51|8|French dictionary, Collins
Other Services|CO1|12|Hems, zips and curtains made|serviceType=Sewing
Home|CO2|70|Singer sewing machine with foot pedal
Find a tradesman|SG1|45|Washing machines mended, ovens too|serviceType=Appliances
Home|SG2|140|Bosch washing machine
Full-Time Jobs|DN1||Class 1 tramping, four nights out|jobTitle=HGV driver;salary=£42,000 a year
Full-Time Jobs|DN2||HGV class 2 days|jobTitle=HGV driver;salary=£33,000 a year
Full-Time Jobs|BB11||General labourers, CSCS card|jobTitle=Labourer;salary=£14 an hour
Full-Time Jobs|WR3||Healthcare assistant, nights|jobTitle=Healthcare assistant;salary=£12.50 an hour
Other Services|WR2|20|Companionship and care at home|serviceType=Care
Full-Time Jobs|W5||Nursery practitioner, level 3|jobTitle=Nursery nurse;salary=£27,000 a year
Home|W13|150|Nursery furniture, white
Full-Time Jobs|BS1||CDP for busy gastro pub|jobTitle=Chef;salary=£30,000 a year
Event Planning & Catering|BS8|55|Private chef for dinner parties|serviceType=Catering
Part-Time Jobs|BN1||Saturday and Sunday shop assistant|jobTitle=Sales assistant;salary=£11.50 an hour
Part-Time Jobs|S1||Remote customer adviser, mornings|jobTitle=Customer service;salary=£12 an hour;workplace=Remote
Full-Time Jobs|LE1||Van courier, parcels|jobTitle=Driver;salary=£13 an hour
Full-Time Jobs|N1||Live out nanny for two girls|jobTitle=Nanny;salary=£16 an hour
Other Services|N5|12|Nanny share available in Highbury|serviceType=Childcare
Full-Time Jobs|NE8||TA for special school|jobTitle=Teaching assistant;salary=£20,000 a year
Other Services|NE9|25|Tutor for primary children|serviceType=Tuition
Full-Time Jobs|TW6||SIA officers, rotating shifts|jobTitle=Security officer;salary=£13.50 an hour
Find a tradesman|TW5|200|CCTV and alarms put in|serviceType=Security
Full-Time Jobs|GU2||Grounds maintenance operative|jobTitle=Gardener;salary=£25,000 a year
Find a tradesman|GU4|25|Lawns and borders looked after|serviceType=Gardening
Full-Time Jobs|PR1||Trainee vehicle technician|jobTitle=Apprentice mechanic;salary=£13,000 a year
Other Services|PR2|50|Mobile mechanic at your door|serviceType=Garage
Home|WF1|150|3 seat sofa in blue velvet
Home|WF2|12|Throw for settee
Home|WF3|320|Leather sofa and two armchairs, brown
Home|WF4|8|Leather suite cleaner, new
Home|WF5|280|Two seat Chesterfield in oxblood
Home|WF6|25|Cover for Chesterfield sofa
Home|WF7|170|Storage bed, double, lifts up
Home|WF8|40|Ottoman footstool, grey
Home|WF9|140|Memory foam, 5 ft, as new
Home|HD1|15|Mattress protector, king
Home|HD2|60|Two night stands, oak
Home|HD3|15|Bedside lamp with shade
Electronics|HD4|160|LG 43" smart television
Electronics|HD5|20|Wall bracket for 43 inch TV
Home|HD6|130|Condenser dryer, Beko, 8 kg
Home|HD7|80|Larder fridge, fits under worktop
Home|HD8|5|Fridge magnets, set of 20
Home|HD9|180|Farmhouse table with six seats
Home|DY1|20|Kitchen chair cushions, four
Home|DY2|220|Pine dresser with plate rack
Fashion|DY3|10|Dressing gown, towelling
Home|DY4|45|Lined curtains, 90 by 90, gold
Home|DY5|15|Curtain pole, brass
Home|DY6|190|Dyson V10 animal
Home|DY7|12|Filter for Dyson V10
Home|DY8|130|Mountfield self propelled, 46 cm, petrol
Leisure|DY9|10|Toy lawn mower
Home|TF1|50|Grass trimmer, Stihl
Home|TF2|8|Strimmer line, 3 mm
Home|TF3|90|Paving, Indian sandstone, 12 square metres
Find a tradesman|TF3|50|Slabs laid and patios pressure washed|serviceType=Paving
Home|TF4|110|Makita combi with charger
Home|TF5|10|Set of drill bits
Home|TF6|35|Six tread aluminium steps
Electronics|BB1|230|Apple iPhone 12, 64 GB, any network
Electronics|BB2|10|Case for iPhone 12, clear
Electronics|BB3|320|Galaxy S22, 128 GB, black
Electronics|BB4|10|Flip cover for Samsung S22
Electronics|BB5|140|PlayStation 4 Slim 500 GB
Electronics|BB6|15|FIFA 22 for PS4
Electronics|BB7|25|PS4 DualShock controller
Electronics|BB8|12|Halo 5, Xbox One
Electronics|BB9|110|Xbox One 500 GB
Electronics|BB10|210|Switch OLED with box
Electronics|BB12|30|Mario Kart for Nintendo Switch
Electronics|FY4|15|Carry case for Nintendo Switch
Electronics|FY5|550|Gaming PC, RTX 3060
Home|FY6|90|Gaming computer desk
Electronics|FY7|25|MagSafe 2 for MacBook
Electronics|FY8|420|MacBook Pro 13
Electronics|L1|140|Bose QuietComfort 45
Electronics|L2|15|Headphone stand
Fashion|L3|150|Nuptse jacket, North Face, medium
Fashion|L4|10|Joggers, boys 10 years
Fashion|L5|40|Adidas Gazelle, UK 8
Fashion|L6|20|Adidas trainers, child size 4
Fashion|L7|60|Navy two piece, 42R
Fashion|L8|10|Suit bag, black
Fashion|L9|450|Solitaire in white gold, size M
Fashion|L11|6|Engagement ring box
Fashion|L12|70|Ball gown, emerald, size 10
Leisure|L13|390|Giant Defy, 56 cm
Leisure|L14|80|Turbo trainer for road bike
Leisure|L15|60|Child's mountain bike, 20 inch
Leisure|L16|10|Kids bike helmet
Leisure|L17|90|Spin bike, folds
Leisure|L18|240|Five piece drums, Pearl, with cymbals
Leisure|L19|5|Drum sticks, 5A
Leisure|L20|380|Digital piano, Yamaha, 88 keys
Leisure|L21|25|Piano stool
Leisure|CW3|260|Canvas tent, 5 m, bell shape
Leisure|CW4|10|Tent pegs, bag of 50
Leisure|CW5|85|Carp rods, three, 12 ft
Leisure|CW6|20|Bag for fishing rods
Leisure|CW7|150|Left hand set of irons and woods
Leisure|CW8|130|Golf clubs, right handed
Miscellaneous|CW9|160|Silver Cross Wayfarer with carrycot
Home|CW10|90|Cotbed, white, mattress too
Home|CW11|10|Cot bumper, grey
Miscellaneous|CW12|45|Toddler car seat, 9 to 18 kg
Leisure|M1|180|Two for Eras tour, Wembley
Leisure|M2|25|Taylor Swift vinyl
Fashion|M3|25|Rhinos home jersey, large
Leisure|M4|30|Corgi Routemaster, red, boxed
Transport Services|M5|300|Coach hire, 49 seats|serviceType=Coach hire
Leisure|M6|650|Cockapoo pups, apricot
Leisure|M7|10|Puppy harness, small
Free Stuff - Swap|M8||Tabby and black kittens, ten weeks
Leisure|M9|8|Kitten litter tray
Leisure|M11|70|Two tier hutch with run
Leisure|M12|25|Lionhead rabbits
Leisure|M13|120|Hermann's, five years old, with papers
Leisure|M14|60|Tortoise table, wooden
Free Stuff - Swap|LE3||Settee to give away, buyer collects
Friendship - Friends|CV1||Midweek football, we are short of two
Fashion|CV2|20|Football boots, size 9
Friendship - Friends|OX1||Readers who meet monthly in a pub
Leisure|OX4|15|Box of books
Friendship - Friends|M20||Missing: ginger tom near the library
Home|M21|10|Cat flap, white
`;
