/* Ads that the ninth queries look for, in other words than the queries; columns as in ads.ts. */
export const rows = `
Property to Rent|SE5|1450|Bright one bedroomed apartment by Burgess Park|propertyType=Flat;bedrooms=1
Property to Rent|LS4|975|Through terrace with two doubles, Kirkstall|propertyType=House;bedrooms=2
Property to Rent|BS16|1500|Semi with drive and lawn, Downend|propertyType=House;bedrooms=3;pets=By agreement
Property to Rent|TR26|850|Fisherman's cottage a minute from the harbour, weekly stays|propertyType=House;bedrooms=2
Property to Rent|PO33|720|Chalet near the beach, sleeps four|propertyType=House;bedrooms=2
Property to Rent|LL57|600|Bedsit over a bakery|propertyType=Studio
Property to Rent|DD2|695|Upper villa apartment, west end of the city|propertyType=Flat;bedrooms=2;furnished=Furnished
Property to Rent|BT47|780|Townhouse on the Waterside|propertyType=House;bedrooms=3
Property to Rent|TS1|520|End terrace near the university|propertyType=House;bedrooms=3
Property to Rent|NW10|1350|Studio with own kitchenette, Kensal Green|propertyType=Studio
Property for Sale|BD7|110000|Back-to-back in need of modernisation|propertyType=House;bedrooms=2
Property for Sale|IV12|325000|Bungalow with views across the Firth|propertyType=House;bedrooms=4
Property for Sale|BN21|240000|Top floor retirement apartment, lift|propertyType=Flat;bedrooms=1
Property for Sale|SA62|68000|Static holiday lodge, site fees paid|propertyType=House;bedrooms=2
Flatshare - Rooms to rent|N15|650|Large double in a four-person home, bills in|propertyType=House;billsIncluded=Yes
Flatshare - Rooms to rent|EH9|580|Quiet box room for a nurse or student|propertyType=Flat
Flatshare - Rooms to rent|CV1|390|Ensuite in a professional HMO|propertyType=House
Commercial Property|LE3|850|Roller-shutter industrial unit, 1,500 sq ft|propertyType=Commercial
Commercial Property|TR1|700|Premises suited to a hairdresser|propertyType=Commercial
Commercial Property|NG1|1100|Former coffee bar, extraction fitted|propertyType=Commercial
Garage Storage|SW11|140|Off-street bay behind Clapham Junction|propertyType=Garage
Garage Storage|WF1|75|Dry container, 20 ft, 24 hour gate|propertyType=Garage
Land for Sale|SY21|42000|Six acres of pasture with stream|propertyType=Land
Land for Sale|PE13|65000|Plot with outline planning for a bungalow|propertyType=Land
Cars|SN1|895|Nissan Micra, 12 months ticket|make=Nissan;model=Micra;year=2006;mileage=92000
Cars|PR2|3300|Hyundai i10, one lady driver|make=Hyundai;model=i10;year=2014;mileage=41000
Cars|LE2|9200|Kia Sportage, 2018, towing pack|make=Kia;model=Sportage;year=2018;mileage=48000;bodyType=SUV;fuelType=Diesel
Cars|OX3|6700|Skoda Octavia estate, 65 plate|make=Skoda;model=Octavia;year=2015;mileage=83000;fuelType=Diesel
Cars|YO1|11500|Tesla Model S 75D|make=Tesla;model=Model S;year=2016;mileage=72000;fuelType=Electric;transmission=Automatic
Cars|KT1|4400|MX-5 roadster, hood in good order|make=Mazda;model=MX-5;year=2009;mileage=64000;bodyType=Convertible
Cars|SA1|1650|Fiat Panda runabout, cheap insurance|make=Fiat;model=Panda;year=2011;mileage=69000
Cars|BT38|5200|Qashqai Acenta, tidy|make=Nissan;model=Qashqai;year=2013;mileage=78000;bodyType=SUV
Vans|EX2|5600|VW Caddy, ply lined, no VAT|make=Volkswagen;model=Caddy;year=2014;mileage=96000;bodyType=Van;fuelType=Diesel
Vans|ML1|7800|Peugeot Boxer dropside|make=Peugeot;model=Boxer;year=2016;mileage=88000;bodyType=Pickup;fuelType=Diesel
Motorbikes & Scooters|CA1|2900|Royal Enfield Classic 350|make=Royal Enfield;model=Classic 350;year=2021;mileage=4200
Motorbikes & Scooters|W12|1250|Honda PCX 125, delivery box|make=Honda;model=PCX125;year=2017;mileage=21000
Motorbikes & Scooters|HU5|3600|Suzuki Bandit 650, heated grips|make=Suzuki;model=Bandit;year=2010;mileage=23000
Caravans|TQ9|23500|VW T5 camper conversion, pop top|make=Volkswagen;model=Transporter;year=2010
Caravans|LN1|4200|Lunar Clubman two berth tourer|make=Lunar;model=Clubman;year=2005
Other Vehicles|CW9|31000|57 ft trad stern canal boat|make=Colecraft;model=Trad;year=1998
Other Vehicles|PH8|2800|Ifor Williams livestock box, twin axle|make=Ifor Williams;model=TA510;year=2012
Other Vehicles|FY6|1700|12 ft sailing dinghy, Mirror, with launching trolley|make=Mirror;model=Dinghy;year=1990
Vehicle Accessories|RM1|40|Astra H headlight, offside|condition=Good
Vehicle Accessories|CT1|120|Set of winter tyres, 195/65 R15|condition=Good
Vehicle Accessories|GL1|90|Motorcycle panniers, Givi|condition=Good
Home|SO15|160|Three-piece suite, floral|condition=Good
Home|NE2|70|Chest of five drawers, stripped pine|condition=Good
Home|BS7|55|Tefal actifry|condition=Good
Home|L8|110|Smeg retro refrigerator|condition=Fair
Home|HG2|35|Belfast sink, chipped corner|condition=Fair
Home|IP4|95|Petrol strimmer, Stihl|condition=Good
Home|PL3|20|Nest of tables|condition=Good
Home|CB2|60|Henry vacuum, full set of tools|condition=Good
Home|CF64|45|Roller blinds, grey, three|condition=New
Home|ST4|80|Hygena double bed frame|condition=Good
Electronics|DN4|230|Galaxy S21 Ultra, sim free|condition=Good
Electronics|RG1|95|Chromecast, Firestick and remote|condition=Good
Electronics|BL1|140|HP Envy inkjet and spare cartridges|condition=Good
Electronics|AB24|60|Wireless earbuds, Bose|condition=Like new
Electronics|WV1|180|Gaming monitor, 144 Hz, 27 inch|condition=Good
Electronics|KA1|25|Faulty Dyson hairdryer, sold for parts|condition=For parts or repair
Leisure|HR1|850|Border collie pups, farm bred|condition=Good
Leisure|SK1|250|Boardman adult hybrid, 21 speed|condition=Good
Leisure|TA1|120|Ping putter and five irons|condition=Good
Leisure|EN1|35|Hamster home with wheel|condition=Good
Leisure|DG1|45|Collection of Stephen King paperbacks|condition=Good
Leisure|NN1|200|Yamaha clarinet in hard case|condition=Good
Leisure|LA9|70|Climbing harness and rope|condition=Good
Leisure|CM1|30|West Ham home top, kids age 9|condition=Good
Leisure|BH8|190|O'Neill 4/3 winter steamer, medium|condition=Good
Leisure|UB1|20|Harry Potter box set, hardbacks|condition=Good
Leisure|SR1|65|Two seats for Take That, Stadium of Light|condition=New
Leisure|KY16|110|Left-handed golf set for a junior|condition=Good
Fashion|HX1|28|North Face fleece, boys, 12 years|condition=Good
Fashion|EC1V|150|Mulberry tote, tan|condition=Good
Fashion|GU1|45|Football boots, Nike, UK 5|condition=Good
Fashion|PA1|220|Kilt outfit, 36 waist, with sporran|condition=Good
Fashion|MK9|18|Bundle of newborn sleepsuits|condition=Good
Free Stuff - Swap|S6||Old bricks, collect from driveway|condition=Fair
Free Stuff - Swap|CR0||Upright fridge, works, you collect|condition=Fair
Miscellaneous|WA1|25|Zimmer frame, unused|condition=New
Miscellaneous|DE21|60|Silver Cross buggy with footmuff|condition=Good
Miscellaneous|FK8|15|Home-made jam jars, two boxes|condition=Good
Find a tradesman|CO1|180|Flat roofing and guttering, all Essex|serviceType=Roofing
Find a tradesman|TN1|150|Kitchens and bathrooms fitted|serviceType=Fitting
Find a tradesman|IG1|25|Flat pack assembly, shelves, TV mounting|serviceType=Handyman
Find a tradesman|G3|40|Gas Safe heating engineer, boilers serviced|serviceType=Heating
Find a tradesman|LE4|20|Fence panels supplied and fitted|serviceType=Fencing
Find a tradesman|ME1|16|End of tenancy and oven cleans|serviceType=Cleaning
Removals & Storage Services|N17|30|Luton with tail lift and driver|serviceType=Removals
Transport Services|DH1|34|Automatic driving tuition, intensive courses|serviceType=Driving instructor
Other Services|BN2|15|Cat visits while you are on holiday|serviceType=Pet sitting
Other Services|M20|35|GCSE physics and chemistry help|serviceType=Tutoring
Other Services|SG1|12|Ofsted registered, wraparound care for under fives|serviceType=Childminding
Health-Beauty|CH1|30|Mobile barber, home visits|serviceType=Hairdressing
Event Planning & Catering|SL1|60|Bouncy castle and soft play hire|serviceType=Party hire
Web & IT services|S1|30|iPhone and Samsung screen replacement|serviceType=Phone repair
Interpreting - Translation|WC1E|30|Native Mandarin speaker: documents and meetings|serviceType=Translation
Financial Services|BH1|100|VAT returns for sole traders|serviceType=Accounting
Full-Time Jobs|DN11||LGV class 2 driver, days|jobTitle=LGV driver;salary=£15.20 an hour
Full-Time Jobs|PO1||Registered nurse, surgical ward|jobTitle=Staff nurse;salary=£31,000 a year
Part-Time Jobs|TQ1||Housekeeper for a small hotel, weekends|jobTitle=Housekeeper;salary=£12 an hour
Part-Time Jobs|BB1||Lollipop person outside a primary school|jobTitle=School crossing patrol;salary=£11.60 an hour
Full-Time Jobs|KT2||First line helpdesk engineer|jobTitle=IT support engineer;salary=£29,000 a year
Job Offers|CT6||Trainee electrician, four year programme|jobTitle=Electrical apprentice;salary=£7 an hour
Job Offers|WR1||Fruit pickers for the summer, caravan provided|jobTitle=Fruit picker;salary=£12.50 an hour
Part-Time Jobs|SE1||Remote typist, evenings|jobTitle=Data entry clerk;salary=£12.60 an hour;workplace=Remote
Job Wanted|PR1||Qualified HGV1 driver seeks nights|jobTitle=HGV driver
Friendship - Friends|NG2||Anyone for a weekly five-a-side kickabout
Friendship - Friends|EX1||Mums with toddlers, coffee on Tuesdays
`;
