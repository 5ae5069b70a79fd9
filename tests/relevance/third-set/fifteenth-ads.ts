/* Ads that the fifteenth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|NR3|850|Two bedroom apartment with parking, Norwich|propertyType=Flat;bedrooms=2
Property to Rent|NR1|1150|Riverside 2 bed flat, Norwich|propertyType=Flat;bedrooms=2
Property to Rent|NR2|700|One bed flat off Unthank Road|propertyType=Flat;bedrooms=1
Property for Sale|DE22|210000|Three bed semi in Allestree|propertyType=House;bedrooms=3
Property for Sale|DE1|265000|3 bedroom house, Derby city|propertyType=House;bedrooms=3
Property to Rent|DE23|1100|3 bedroom house, Derby|propertyType=House;bedrooms=3
Property to Rent|BN1|850|Bedsit two minutes from the sea|propertyType=Studio
Flatshare - Rooms to rent|LE2|450|Large double in a shared house, Clarendon Park|propertyType=House;billsIncluded=Yes
Property to Rent|LE1|720|One bedroom flat by the station|propertyType=Flat;bedrooms=1
Flatshare - Rooms to rent|SA1|420|Sunny room in Uplands houseshare|propertyType=House
Property for Sale|CW9|410000|Four bedroom detached with double garage|propertyType=House;bedrooms=4
Property for Sale|M21|520000|Four bed detached house, Chorlton|propertyType=House;bedrooms=4
Property to Rent|PL28|1400|Holiday cottage near the harbour, sleeps four, dogs welcome|propertyType=House;bedrooms=2;pets=Yes
Property to Rent|YO21|1300|Holiday cottage for four, dogs welcome|propertyType=House;bedrooms=2;pets=Yes
Property to Rent|PE25|900|Static caravan for holidays, sleeps six, by the beach|propertyType=House;bedrooms=3
Caravans|PE25|9500|Static caravan for sale, three bedrooms|make=Willerby;model=Rio;year=2008
Garage Storage|E8|160|Secure lock-up, drive straight in|propertyType=Garage
Commercial Property|HG1|1100|Retail unit in the town centre|propertyType=Commercial
Land for Sale|TN24|45000|Half acre paddock with water|propertyType=Land
Garage Storage|RG1|110|Off-street parking, five minutes from the trains|propertyType=Garage
Property for Sale|TQ2|265000|Two bed bungalow with sea glimpses|propertyType=House;bedrooms=2
Property for Sale|TQ1|350000|Detached bungalow, three beds|propertyType=House;bedrooms=3
Property for Sale|TQ1|180000|Top floor flat, two beds|propertyType=Flat;bedrooms=2
Property to Rent|EH6|925|One bedroom tenement flat near the Shore|propertyType=Flat;bedrooms=1
Property to Rent|E8|1800|Two bed ex-council flat near Kingsland Road|propertyType=Flat;bedrooms=2
Property to Rent|BT48|780|Three bed terrace in the Waterside|propertyType=House;bedrooms=3
Property to Rent|G12|875|Two bedroom flat in Hyndland|propertyType=Flat;bedrooms=2;furnished=Unfurnished
Flatshare - Rooms to rent|BS1|560|Double room overlooking the docks|propertyType=Flat
Property to Rent|GU2|975|Self-contained granny flat with its own door|propertyType=Flat;bedrooms=1
Property to Rent|DH1|1600|Four bed student house, near the colleges|propertyType=House;bedrooms=4
Cars|LS11|2700|Ford Fiesta Zetec, one owner|make=Ford;model=Fiesta;year=2011;mileage=78000
Cars|LS7|4500|Ford Fiesta 1.0 EcoBoost|make=Ford;model=Fiesta;year=2015;mileage=51000
Vehicle Accessories|LS9|120|Alloy wheels for Ford Fiesta, set of four
Cars|LS8|2500|Wanted: Ford Fiesta, any condition|make=Ford;model=Fiesta;vehicleOfferType=buy
Cars|B14|5500|Toyota Yaris, automatic gearbox, full history|make=Toyota;model=Yaris;year=2013;mileage=44000;transmission=Automatic
Cars|SO15|6900|Volkswagen Golf 2.0 TDI Match|make=Volkswagen;model=Golf;year=2015;mileage=81000;fuelType=Diesel
Cars|SO16|1900|VW Golf 1.9 TDI diesel|make=Volkswagen;model=Golf;year=2008;mileage=140000;fuelType=Diesel
Cars|SO17|9400|VW Golf 1.4 TSI petrol|make=Volkswagen;model=Golf;year=2017;mileage=50000;fuelType=Petrol
Cars|M20|3900|Vauxhall Zafira Tourer, seven seats|make=Vauxhall;model=Zafira;year=2013;mileage=88000
Cars|OX4|7800|Nissan Leaf Acenta, 21,000 miles|make=Nissan;model=Leaf;year=2017;mileage=21000;fuelType=Electric;transmission=Automatic
Miscellaneous|OX3|70|Electric ride-on car for kids, 12 volt
Cars|NN3|6400|BMW 320d SE, manual, six speed|make=BMW;model=3 Series;year=2012;mileage=96000;fuelType=Diesel
Cars|NN4|8900|BMW 3 Series 320d automatic|make=BMW;model=3 Series;year=2014;mileage=74000;fuelType=Diesel;transmission=Automatic
Vans|PR2|9800|Ford Transit Custom, side door, 84k|make=Ford;model=Transit Custom;year=2016;mileage=84000;bodyType=Van;fuelType=Diesel
Vans|PR1|4200|Ford Transit, long wheelbase, high miles|make=Ford;model=Transit;year=2012;mileage=165000;bodyType=Van;fuelType=Diesel
Vehicle Accessories|PR4|90|Roof rack for Transit van
Caravans|EX16|14500|VW Transporter camper with pop top|make=Volkswagen;model=Transporter;year=2009;mileage=120000
Motorbikes & Scooters|IP1|1850|Honda CB125F, ideal first bike|make=Honda;model=CB125F;year=2018;mileage=9000
Motorbikes & Scooters|IP3|4300|Honda CBR 600 F|make=Honda;model=CBR600F;year=2006;mileage=24000
Fashion|IP4|80|Motorbike jacket with armour, size L
Motorbikes & Scooters|SE15|1600|Piaggio Vespa Primavera|make=Piaggio;model=Vespa;year=2015;mileage=12000
Leisure|SE22|20|Child's micro scooter, pink
Caravans|DL1|6200|Swift Sprite tourer, sleeps four|make=Swift;model=Sprite;year=2007
Vehicle Accessories|DL3|180|Bradcot full awning, 950 cm, poles included
Vehicle Accessories|WF2|240|17" alloys off an Audi, 5x112, good tyres
Vehicle Accessories|CV3|65|Witter towbar, fits Astra H
Cars|CV5|1400|Vauxhall Astra 1.6 with tow bar|make=Vauxhall;model=Astra;year=2008;mileage=99000
Cars|ST4|350|Peugeot 206, failed MOT, will not start|make=Peugeot;model=206;year=2004;mileage=110000
Cars|GL50|8500|MGB GT, chrome bumpers, tax exempt|make=MG;model=MGB GT;year=1987;mileage=61000
Cars|BS5|3100|Skoda Fabia, family owned|make=Skoda;model=Fabia;year=2012;mileage=67000;adType=Individual
Cars|BS4|3300|Skoda Fabia, finance available, three month warranty|make=Skoda;model=Fabia;year=2012;mileage=70000;adType=Dealer
Other Vehicles|NN11|48000|57 ft narrowboat, live aboard, solid fuel stove|make=Liverpool Boats;model=Trad
Cars|HP2|5200|Mini Cooper convertible, red with black roof|make=Mini;model=Cooper;year=2012;mileage=58000;bodyType=Convertible
Vehicle Accessories|LN6|45|Nextbase dashcam with memory card
Part-Time Jobs|LS1||Evening office cleaner, 15 hours|jobTitle=Cleaner;salary=£12.40 an hour
Job Wanted|LS6||Experienced cleaner looking for hours|jobTitle=Cleaner
Other Services|LS17|16|Weekly house cleaning, own products|serviceType=Cleaning
Full-Time Jobs|DN4||LGV C+E driver, tramping|jobTitle=LGV driver;salary=£17 an hour
Full-Time Jobs|CB1||Customer support adviser, work from home|jobTitle=Customer service adviser;salary=£24,500 a year;workplace=Remote
Full-Time Jobs|CB4||Customer service adviser, office based|jobTitle=Customer service adviser;salary=£24,000 a year;workplace=On-site
Full-Time Jobs|SO31||Registered nurse, outpatient clinic|jobTitle=Staff nurse;salary=£36,500 a year
Full-Time Jobs|SO50||Dental nurse, Eastleigh|jobTitle=Dental nurse;salary=£25,000 a year
Full-Time Jobs|MK10||Picker packer, night shift|jobTitle=Warehouse operative;salary=£13.80 an hour
Job Offers|WN1||Trainee plumber, day release at college|jobTitle=Apprentice plumber;salary=£7.50 an hour;contractType=Apprenticeship
Find a tradesman|WN2|60|Emergency plumber, no call-out fee|serviceType=Plumbing
Part-Time Jobs|BA1||Saturday assistant in a bakery, school leavers welcome|jobTitle=Shop assistant;salary=£8 an hour
Full-Time Jobs|NG3||Classroom support in a primary school|jobTitle=Teaching assistant;salary=£21,000 a year
Job Offers|CF10||KP for a busy brasserie, meals on shift|jobTitle=Kitchen porter;salary=£12.20 an hour
Job Offers|SA2||Care worker, home visits, mileage paid|jobTitle=Care assistant;salary=£12.60 an hour
Internships|EC2A||Six month placement in a marketing team|jobTitle=Marketing intern;salary=£24,000 a year
Full-Time Jobs|PH1||Live-in companion for a retired farmer|jobTitle=Carer;salary=£700 a week
Job Wanted|BL3||Time-served brickie available now|jobTitle=Bricklayer
Full-Time Jobs|BL1||Bricklayers needed for housing site|jobTitle=Bricklayer;salary=£180 a day
Full-Time Jobs|SN1||Field sales executive, vehicle provided|jobTitle=Sales executive;salary=£32,000 a year
Part-Time Jobs|NE1||Bartender, casual shifts|jobTitle=Bar staff;salary=£12 an hour
Job Offers|WV1||Parcel courier, use your own vehicle|jobTitle=Delivery driver;salary=£140 a day
Find a tradesman|CR0|75|Burst pipes and leaks, 24 hours|serviceType=Plumbing
Full-Time Jobs|CR2||Plumber for a housing association|jobTitle=Plumber;salary=£38,000 a year
Find a tradesman|SK4|25|Interior decorating, paper hanging, small jobs too|serviceType=Decorating
Find a tradesman|WF1|70|Gas Safe engineer, combi servicing|serviceType=Heating
Find a tradesman|TN4|22|Lawns, hedges and borders kept tidy|serviceType=Gardening
Other Services|CM19|35|Mobile grooming parlour for dogs|serviceType=Dog grooming
Other Services|W5|32|GCSE and A level mathematics, qualified teacher|serviceType=Tutoring
Models - Auditions - Photography|IV2|600|Natural photographs of your big day|serviceType=Photography
Find a tradesman|HU5|45|Washers, dryers and ovens mended|serviceType=Appliance repair
Home|HU3|120|Washing machine, Beko, 7 kg
Find a tradesman|CM1|200|Qualified arborist, felling and stump grinding|serviceType=Tree work
Find a tradesman|OL1|60|Locked out? Locks opened and changed|serviceType=Locksmith
Transport Services|BL2|35|Learn to drive with a patient instructor|serviceType=Driving lessons
Other Services|YO24|17|Domestic cleaning, weekly or one-off|serviceType=Cleaning
Find a tradesman|LU2|50|Rubbish and garden waste taken away|serviceType=Waste clearance
Event Planning & Catering|CF14|180|Mobile disco with lights for parties|serviceType=Disco
Other Services|NR7|25|Piano tuition, beginners welcome|serviceType=Music lessons
Financial Services|PE1|150|Self assessment and sole trader accounts|serviceType=Accountancy
Miscellaneous|WS1|90|Twin pushchair, side by side, rain hood
Miscellaneous|WS2|12|Rain cover for double buggy
Miscellaneous|WS3||Wanted: double buggy in good order|adType=Wanted
Miscellaneous|TS1|25|Wicker Moses basket with rocking stand
Fashion|TS3|15|Bundle of babygrows and vests, 3 to 6 months
Miscellaneous|ME14|85|Stokke Tripp Trapp highchair
Miscellaneous|ME15|40|Toddler car seat, Britax, 9 to 18 kg
Miscellaneous|ME16|10|Safety gate, pressure fit
Leisure|SA18|950|Cockapoo pups, vet checked, ready now
Miscellaneous|SA19|25|Puppy crate and bed
Leisure|ME7|90|Tabby kitties, eight weeks, litter trained
Leisure|DY1|30|Indoor cage for guinea pigs, two levels
Leisure|DY2|25|Pair of guinea pigs, boys, eighteen months
Leisure|HR4|250|Leather GP saddle, 17", black
Leisure|CA3|140|Juwel aquarium, 200 litres, with cabinet
Leisure|LL13|60|Corn snake with vivarium
Home|BD2|120|Kingsize bedstead, slats included
Home|BD3|20|King size duvet set, grey
Home|BD4|300|King size ottoman bed
Home|BD5|80|Double bed frame
Home|TF2|320|Corner settee in charcoal, seats five
Home|TF3|275|Solid oak table with half a dozen chairs
Home|SR2|35|Set of drawers, white, four drawer
Free Stuff - Swap|SR3||Single mattress, clean, free to collector
Home|PO4|75|Ikea Pax wardrobe, white, sliding doors
Home|PO6|110|Reclining armchair in brown leather
Home|PO9|95|Children's bunks, pine, with ladder
Electronics|DA1|690|iPhone 14 Pro Max, 256 GB, purple
Electronics|DA2|8|Case for iPhone 14 Pro Max
Electronics|DA9|390|iPhone 14, 128 GB
Electronics|GL1|220|Samsung 55" QLED television
Electronics|GL2|430|LG OLED, 55 inch
Electronics|GL3|25|TV wall bracket, up to 55 inch
Electronics|GL4|150|Toshiba 43 inch smart TV
Electronics|BB2|310|Samsung S23, 128 GB, boxed
Electronics|BB3|30|Zelda and Mario Kart for Nintendo Switch
Electronics|BB4|35|DualSense pad for PlayStation 5
Electronics|FY1|240|Dell Inspiron 15, 8 GB, Windows 11
Electronics|FY2|330|Apple iPad Air, 4th gen, 64 GB
Electronics|FY3|10|Case for iPad Air
Electronics|FY4|22|Apple 60 W MagSafe power adapter for MacBook
Electronics|FY5|480|MacBook Pro 13 inch, charger included
Home|LA3|70|Ninja dual zone airfryer
Electronics|LA4|85|Canon EF 50 mm f1.8
Home|LN1|180|Garden shed, 8 by 6 ft, you take down
Home|LN2|110|Mountfield self-propelled petrol mower
Home|LN5|60|Flymo electric lawn mower
Find a tradesman|LN4|30|Lawnmower servicing and repair|serviceType=Repairs
Home|PE9|90|Indian sandstone paving, 14 square metres
Miscellaneous|PE10|75|Makita 18 volt combi drill, one battery
Home|PE11|280|Multi-fuel log burner, 5 kW
Leisure|WR2|95|Gents' mountain bike, 26" wheels, 20 inch frame
Leisure|WR3|90|Left-hand golf set with bag
Leisure|WR4|130|Running machine, folds, 12 speeds
Leisure|WR5|340|Fender Stratocaster, Mexican, sunburst
Leisure|WR9|210|Roland electronic drums, TD-1
Leisure|HA9|140|2 x Coldplay, Wembley Stadium, seated
Fashion|TA1|250|Ivory bridal gown, size 14, never worn
Fashion|TA2|200|Wedding dress, size 8
Fashion|TA3|20|Shoes for a wedding dress, ivory, size 5
Fashion|BH8|45|Nike Air Max, men's, UK 9
Fashion|BH9|30|Nike trainers, women's, size 5
Fashion|BH10|70|The North Face Nuptse puffer, M
Friendship - Friends|S33||Sunday rambles in the Peaks, all paces
Friendship - Friends|SE4||Indie trio seeks a drummer
Leisure|DN1|50|Wanted: old Lego, any amount|adType=Wanted
Leisure|DN2|60|Big box of Lego, mixed
Free Stuff - Swap|LS13||Three-seat couch, free, must go by Sunday
Free Stuff - Swap|CH4||Topsoil, about a ton, dig it yourself
Find a tradesman|M22|35|Sofas, rugs and carpets steam cleaned|serviceType=Upholstery cleaning
Miscellaneous|B29|35|Automatic cat feeder, timed, two meals
Leisure|M14|40|PS4 games, FIFA and Spider-Man
`;
