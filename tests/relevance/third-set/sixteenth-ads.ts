/* Ads that the sixteenth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|SY1|725|First floor two bed apartment, river views|propertyType=Flat;bedrooms=2
Property to Rent|SY3|950|2 bed flat, Shrewsbury, newly decorated|propertyType=Flat;bedrooms=2
Property for Sale|LL30|189000|Two bedroom flat on the promenade|propertyType=Flat;bedrooms=2
Property to Rent|LL30|700|Two bedroom flat close to the pier|propertyType=Flat;bedrooms=2
Property to Rent|AB24|595|One bedroom granite flat, unfurnished|propertyType=Flat;bedrooms=1;furnished=Unfurnished
Property for Sale|BT71|165000|Three bed semi-detached house, big garden|propertyType=House;bedrooms=3
Property to Rent|N7|1450|Studio near the Emirates, bills in the rent|propertyType=Studio;billsIncluded=Yes
Flatshare - Rooms to rent|OX4|595|Ensuite double, professionals only|propertyType=House
Flatshare - Rooms to rent|CV1|410|Box room near the university, suit student|propertyType=House
Property to Rent|EX33|1250|Beach chalet, sleeps five, dogs by arrangement|propertyType=House;bedrooms=2;pets=By agreement
Property to Rent|LA22|1600|Lakeside lodge with hot tub for short breaks|propertyType=House;bedrooms=3
Property for Sale|NR25|475000|Barn conversion, four beds, half an acre|propertyType=House;bedrooms=4
Garage Storage|SW11|190|Underground parking bay, gated|propertyType=Garage
Garage Storage|KT1|85|Dry storage unit, 80 square feet|propertyType=Garage
Commercial Property|M4|650|Serviced office for four desks|propertyType=Commercial
Land for Sale|SA67|60000|Five acres of grazing with road access|propertyType=Land
Property to Rent|HU5|575|Two up, two down terrace near the avenues|propertyType=House;bedrooms=2
Cars|WS10|1850|Corsa 1.2 SXi, long MOT|make=Vauxhall;model=Corsa;year=2010;mileage=84000
Cars|WS11|3600|Vauxhall Corsa 1.4 SE|make=Vauxhall;model=Corsa;year=2014;mileage=60000
Vehicle Accessories|WS12|15|Wheel trims for Vauxhall Corsa, set of 4
Cars|AL1|9200|Volkswagen Polo 1.2 TSI, DSG|make=Volkswagen;model=Polo;year=2016;mileage=39000;transmission=Automatic
Cars|AL3|6100|VW Polo 1.0, five speed|make=Volkswagen;model=Polo;year=2015;mileage=51000
Cars|LN1|5600|Hyundai i20, 2016, 42,000 miles|make=Hyundai;model=i20;year=2016;mileage=42000
Cars|PE21|12500|Kia Niro hybrid, self charging|make=Kia;model=Niro;year=2018;mileage=48000;fuelType=Hybrid;transmission=Automatic
Cars|DG1|4800|Land Rover Defender, needs a chassis|make=Land Rover;model=Defender;year=1998;mileage=140000;fuelType=Diesel
Cars|BB1|2100|Ford Focus estate, 1.6 diesel|make=Ford;model=Focus;year=2011;mileage=118000;fuelType=Diesel
Vans|CM3|6700|Citroen Berlingo, ply lined, no VAT|make=Citroen;model=Berlingo;year=2017;mileage=70000;bodyType=Van;fuelType=Diesel
Vans|SR5|5200|Iveco Daily tipper, 3.5 tonne|make=Iveco;model=Daily;year=2012;mileage=98000;fuelType=Diesel
Motorbikes & Scooters|KY2|2400|Yamaha MT-03, restricted for A2|make=Yamaha;model=MT-03;year=2016;mileage=14000
Motorbikes & Scooters|NP20|900|Sym Jet 50, moped for a sixteen year old|make=Sym;model=Jet;year=2017;mileage=5000
Caravans|TR1|18500|Elddis Autoquest motorhome, sleeps two|make=Elddis;model=Autoquest;year=2010;mileage=41000
Caravans|BH16|3900|Conway folding camper with awning|make=Conway;model=Countryman;year=2003
Vehicle Accessories|ML6|110|Thule Motion roof box, 400 litres
Vehicle Accessories|ST17|35|Set of tailored car mats for a Golf
Vehicle Accessories|TF1|60|Passenger side headlight, Mondeo mark 4
Other Vehicles|PO12|3500|Shetland 535 cabin cruiser with outboard|make=Shetland;model=535
Other Vehicles|HR9|4200|Massey Ferguson 135 tractor|make=Massey Ferguson;model=135
Part-Time Jobs|BD1||School dinner assistant, term time|jobTitle=Midday supervisor;salary=£11.80 an hour
Full-Time Jobs|AB10||Electrician for offshore platforms|jobTitle=Electrician;salary=£52,000 a year
Find a tradesman|AB11|55|Rewires, fuse boxes and sockets|serviceType=Electrical
Full-Time Jobs|LE3||Software tester, home based|jobTitle=QA tester;salary=£38,000 a year;workplace=Remote
Part-Time Jobs|PL4||Shop floor staff, sixteen hours|jobTitle=Retail assistant;salary=£11.60 an hour
Full-Time Jobs|DD1||Chef de partie, straight shifts|jobTitle=Chef;salary=£28,500 a year
Full-Time Jobs|GU14||Payroll officer, hybrid|jobTitle=Payroll officer;salary=£31,000 a year;workplace=Hybrid
Job Offers|IP33||Apprentice mechanic, family garage|jobTitle=Apprentice mechanic;salary=£6.80 an hour;contractType=Apprenticeship
Find a tradesman|IP32|45|Mobile mechanic, diagnostics at your door|serviceType=Car repair
Full-Time Jobs|TS18||Security officer, SIA badge needed, nights|jobTitle=Security guard;salary=£12.10 an hour
Full-Time Jobs|BN11||Domiciliary carer, driver|jobTitle=Carer;salary=£12.90 an hour
Other Services|BN12|20|Companionship and care for elderly people at home|serviceType=Care
Full-Time Jobs|RH10||Cabin crew, Gatwick based|jobTitle=Cabin crew;salary=£24,000 a year
Job Wanted|RG2||Admin assistant looking for school hours|jobTitle=Administrator
Part-Time Jobs|RG4||Office administrator, mornings|jobTitle=Administrator;salary=£13 an hour
Find a tradesman|SG4|300|Loft insulation and boarding|serviceType=Insulation
Find a tradesman|CB4|180|Drives and patios laid, block work|serviceType=Paving
Find a tradesman|BT5|60|Oil boiler engineer, OFTEC registered|serviceType=Heating
Find a tradesman|SN2|40|Gutters cleared and mended|serviceType=Guttering
Find a tradesman|ME4|250|Bathrooms fitted from start to finish|serviceType=Bathroom fitting
Find a tradesman|DY5|35|Windows cleaned inside and out, monthly|serviceType=Window cleaning
Removals & Storage Services|NG7|45|Two men, one Luton, anywhere in the country|serviceType=Removals
Transport Services|LU1|40|Gatwick, Heathrow and Stansted by people carrier|serviceType=Airport transfers
Web & IT services|WV3|30|Laptops and PCs mended, viruses removed|serviceType=Computer repair
Event Planning & Catering|GL1|12|Hog roast and salads for parties of fifty or more|serviceType=Catering
Event Planning & Catering|PR1|150|Clown and balloon modelling for children|serviceType=Entertainer
Health-Beauty|SS9|25|Gel nails at your house|serviceType=Nails
Massage|CT1|40|Deep tissue, qualified, evenings|serviceType=Massage
Models - Auditions - Photography|SL4|90|Newborn and family portraits|serviceType=Photography
Interpreting - Translation|LE2|28|Gujarati and Hindi spoken and written|serviceType=Translation
Financial Services|HP1|0|Whole of market mortgage advice|serviceType=Mortgage advice
Other Services|TN2|15|Dogs boarded in a family home|serviceType=Dog boarding
Other Services|ST5|30|Violin and viola teacher|serviceType=Music lessons
Other Services|EH14|25|Spanish conversation with a native speaker|serviceType=Language lessons
Other Services|CF11|14|Ironing collected and returned|serviceType=Ironing
Miscellaneous|OL9|220|Icandy Peach travel system, black
Miscellaneous|OL10|15|Footmuff for Icandy Peach
Miscellaneous|B31|55|Next to me crib, Chicco
Miscellaneous|B32|15|Mattress for Next to Me crib
Miscellaneous|NE3|20|Baby bath and changing mat
Fashion|NE4|12|Girls' dresses, 2-3 years, bundle of six
Fashion|NE6|10|Girls' dresses, 9-10 years
Miscellaneous|WF3|18|Bouncer chair with toy bar
Leisure|CO4|700|French bulldog boy, blue fawn, two years
Leisure|LL57|650|Border collie pups from working parents
Leisure|SP2|40|Two male budgies with cage
Leisure|YO8|85|Chicken coop for six hens
Leisure|TA6|2200|Welsh section A mare, 12 hands
Miscellaneous|DE7|45|Wire dog crate, 42 inch
Miscellaneous|PE3|20|Cat flap, microchip
Home|CH2|180|Sofa bed, double, navy
Home|CH3|12|Sofa bed cover, navy
Home|NN5|60|Pair of bedside cabinets in white
Home|LU4|140|Sliding wardrobe with mirror doors
Home|LU5|190|Super king bed with drawers
Home|DL5|45|Computer desk with shelf
Home|FY8|75|Display unit with glass doors
Home|SA4|55|Swivel office chair, mesh back
Home|KA1|40|Set of four bar stools, chrome
Home|EX2|30|Large rug, 160 x 230
Home|G41|210|Bosch integrated dishwasher
Home|G42|130|Under counter freezer
Home|G43|85|Henry hoover with tools
Home|BA2|25|Ironing board and steam iron
Home|SW18|150|Weber kettle barbecue
Home|RH6|320|Log store and a trailer load of seasoned logs
Home|MK3|95|Kids' playhouse, wooden
Home|TN9|110|Stihl petrol strimmer
Home|CA11|70|Greenhouse, 6 x 8 ft, buyer dismantles
Miscellaneous|S8|50|DeWalt circular saw, 240 V
Miscellaneous|S9|35|Aluminium double extension ladder, 5 m
Home|BL4|25|Box of porcelain floor tiles, 60 x 60
Home|PA2|20|Oak internal door, 30 inch
Electronics|PL1|270|iPhone 13 mini, 128 GB, unlocked
Electronics|PL2|12|Leather case for iPhone 13 mini
Electronics|PL3|260|iPhone 13, 64 GB, EE
Electronics|DT1|180|Google Pixel 7a, sealed
Electronics|OX1|340|Xbox Series X with one pad
Electronics|OX2|25|Wireless pad for Xbox
Electronics|OX3|20|Forza and Halo for Xbox Series X
Electronics|E17|190|Sony WH-1000XM4, noise cancelling
Electronics|E18|65|Kindle Paperwhite, 10th generation
Electronics|E4|90|Canon Pixma printer, scanner and ink
Electronics|E11|15|Ink cartridges for Canon Pixma printer
Electronics|IG2|220|Dell 27 inch monitor, 144 Hz
Electronics|IG3|30|Monitor arm, up to 27 inch
Electronics|RM3|150|Garmin Forerunner watch
Electronics|RM5|400|MacBook Air 2018, 256 GB
Electronics|DA5|60|JBL Flip speaker
Electronics|DA6|180|GoPro Hero 9, three batteries
Electronics|ME2|110|Chromebook, 14 inch, for homework
Leisure|SY11|240|Carrera road bicycle, 54 cm frame
Leisure|SY13|30|Bike rack for three bicycles
Leisure|LD1|280|Six man tent with carpet and porch
Leisure|PH2|60|Salmon fly rod, 15 ft
Leisure|EH21|95|Callaway driver, right handed
Leisure|BT7|170|Cross-country skis with boots, size 43
Leisure|ZE1|450|Sit-on-top kayak, two seats
Leisure|W3|45|Dumbbells, pair, 20 kg each
Leisure|TW7|130|Yamaha clarinet with case
Leisure|TW8|250|Casio digital piano, weighted keys
Leisure|SE9|85|Marshall practice amp, 15 W
Leisure|UB3|60|Two seats for Arsenal against Spurs
Leisure|HA3|40|Pokemon cards, around 300
Leisure|N21|15|Agatha Christie paperbacks, 20
Leisure|EN1|120|Ping pong table, outdoor
Leisure|CR4|35|Girls' bike with stabilisers, 16 inch wheels
Leisure|BR1|30|Wooden train set, 80 pieces
Fashion|TQ3|60|Grey three-piece suit, 40 regular
Fashion|TQ4|35|Doc Martens, cherry red, size 5
Fashion|TQ5|30|Dr Martens, black, size 9
Fashion|LS7|45|Barbour wax jacket, men's XL
Fashion|LS28|22|Maternity jeans, size 14
Fashion|YO1|850|Omega Seamaster, boxed
Fashion|HG2|180|Diamond engagement ring, size M
Fashion|BD18|25|Prom dress, emerald, UK 10
Fashion|BD19|25|Prom dress, red, UK 16
Fashion|HX3|15|Bundle of baby boy clothes, newborn
Free Stuff - Swap|NP19||Double mattress, free, must collect
Free Stuff - Swap|CF3||Pallets and offcuts for burning, help yourself
Free Stuff - Swap|B44||Upright piano, free to anyone who can move it
Miscellaneous|DN5|30|Wanted: broken laptops for parts|adType=Wanted
Home|HD1||Wanted: oak bookcase|adType=Wanted
Home|HD2|90|Oak bookcase, five shelves
Friendship - Friends|OX2||Novel readers meet monthly in a pub
Friendship - Friends|BN3||Over sixties lunch and walks
Friendship - Friends|NR2||Bass player seeks covers band
`;
