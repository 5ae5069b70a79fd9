/* Ads that the twentieth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|GL1|850|Mid terrace with yard, benefits considered|propertyType=House;bedrooms=2
Property to Rent|GL2|1450|Executive detached on new estate|propertyType=House;bedrooms=4
Property for Sale|GL4|185000|Mid terrace, ideal first home|propertyType=House;bedrooms=2
Property to Rent|NR1|595|Open plan living and sleeping area, own bathroom|propertyType=Flat;bedrooms=0
Property to Rent|NR2|640|Compact studio apartment near station|propertyType=Flat;bedrooms=1
Property to Rent|NR3|795|Garden flat, separate bedroom|propertyType=Flat;bedrooms=1
Flatshare - Rooms to rent|HA1|700|Large room in quiet house, all bills paid|propertyType=House
Flatshare - Rooms to rent|HA2|520|Box room for female, Wi-Fi and council tax in the rent|propertyType=House
Property to Rent|HA3|1600|Maisonette with two bedrooms|propertyType=Flat;bedrooms=2
Property for Sale|LE2|240000|Three bed semi needing full renovation|propertyType=House;bedrooms=3
Property for Sale|LE4|260000|Three bed semi, newly refurbished|propertyType=House;bedrooms=3
Property for Sale|TR7|320000|Chalet style home, all on one level, sea views|propertyType=House;bedrooms=2
Property for Sale|TR8|89000|Static in holiday park, two bedrooms|propertyType=House;bedrooms=2
Property to Rent|OX4|1750|Family home with driveway, dogs and cats welcome|propertyType=House;bedrooms=3
Property to Rent|OX3|1700|Family home, sorry no animals|propertyType=House;bedrooms=3
Flatshare - Rooms to rent|B29|450|Ensuite in house of five undergraduates|propertyType=House
Garage Storage|CR0|90|Lock-up with light and power|propertyType=Garage
Garage Storage|BN1|110|Off street space behind the station|propertyType=Garage
Property to Rent|BN1|1350|Seafront flat with residents' parking|propertyType=Flat;bedrooms=1
Commercial Property|NG1|500|Two treatment rooms above hairdresser|propertyType=Commercial
Commercial Property|NG7|900|Former bakery with shop front, A1 use|propertyType=Commercial
Land for Sale|HR4|60000|Five acres of pasture with stream|propertyType=Land
Land for Sale|SA44|95000|Site with planning for a four bed dwelling|propertyType=Land
Property to Rent|TA1|675|Annexe to farmhouse, own front door|propertyType=Flat;bedrooms=1
Cars|PE2|1450|Nissan Micra 1.2, full ticket, one lady owner|make=Nissan;model=Micra;year=2009;mileage=61000;transmission=Automatic
Cars|PE3|2100|Toyota Yaris, twelve months test|make=Toyota;model=Yaris;year=2008;mileage=83000;transmission=Manual
Cars|PE7|8900|Nissan Juke, automatic|make=Nissan;model=Juke;year=2017;mileage=41000;transmission=Automatic
Cars|SO15|4300|Citroen Grand C4 Picasso, third row of seats|make=Citroen;model=C4 Picasso;year=2014;mileage=89000
Cars|SO16|4100|Kia Picanto, five doors|make=Kia;model=Picanto;year=2015;mileage=42000
Cars|DL1|5600|Volkswagen Polo Match, petrol|make=Volkswagen;model=Polo;year=2015;mileage=57000
Fashion|DL3|12|Polo neck jumper, cream, medium
Cars|BT9|14500|Tesla Model 3 standard range|make=Tesla;model=Model 3;year=2019;mileage=48000
Cars|CA1|3900|Suzuki Jimny soft top|make=Suzuki;model=Jimny;year=2008;mileage=77000
Cars|KY1|700|Spares or repair Vauxhall Zafira, clutch gone|make=Vauxhall;model=Zafira;year=2006;mileage=128000
Cars|KY2|3600|Vauxhall Zafira Tourer, drives well|make=Vauxhall;model=Zafira;year=2013;mileage=90000
Cars|BA3|9800|MG Midget, chrome bumpers|make=MG;model=Midget;year=1987;mileage=52000
Vans|S9|6500|Ford Custom, side door, ply lined|make=Ford;model=Transit Custom;year=2016;mileage=110000
Vans|S6|11500|Mercedes Sprinter long wheelbase high roof|make=Mercedes-Benz;model=Sprinter;year=2018;mileage=98000
Vehicle Accessories|S8|150|Sprinter bulkhead and racking
Vans|PL2|7900|Luton box with tail lift|make=Iveco;model=Daily;year=2015;mileage=120000
Caravans|LA3|12500|Bailey Unicorn, fixed bed, motor mover|make=Bailey;model=Unicorn;year=2013
Caravans|LA4|38000|Auto-Trail coachbuilt, four belts|make=Auto-Trail;model=Apache;year=2014
Vehicle Accessories|LA2|95|Towing mirrors for caravanners
Motorbikes & Scooters|M30|1900|Yamaha MT-125, learner legal|make=Yamaha;model=MT-125;year=2016;mileage=11000
Motorbikes & Scooters|M32|5400|Harley-Davidson Sportster|make=Harley-Davidson;model=Sportster;year=2009;mileage=16000
Motorbikes & Scooters|M33|1700|Vespa Primavera 50|make=Vespa;model=Primavera;year=2018;mileage=3000
Vehicle Accessories|M34|60|Motorcycle cover and disc lock
Vehicle Accessories|WA2|130|Set of four 17 inch rims with good rubber, 5 x 112
Vehicle Accessories|WA3|45|Jump pack and compressor
Vehicle Accessories|WA8|35|Halfords booster, high back, 15 to 36 kg
Vehicle Accessories|WA7|70|Witter tow hitch for Focus estate
Other Vehicles|PO9|22000|Canal cruiser, 45 foot, stove and solar|make=Liverpool Boats;model=Cruiser
Other Vehicles|PO10|450|Inflatable tender with oars
Other Vehicles|IP2|1300|Folding mobility scooter, fits in a boot
Trucks|HU7|16000|DAF LF 7.5 tonne curtainsider|make=DAF;model=LF;year=2014;mileage=310000
Find a tradesman|ST4|35|Leaking taps, toilets and burst pipes sorted|serviceType=Plumbing
Full-Time Jobs|ST5||Plumber for housing association|jobTitle=Plumber;salary=£34,000 a year
Find a tradesman|RH10|120|Rooms skimmed and artex covered|serviceType=Plastering
Find a tradesman|NP20|18|Inside and out, emulsion and gloss, wallpaper hung|serviceType=Decorating
Find a tradesman|DE21|0|Slates and ridge tiles replaced, flat roofs in rubber|serviceType=Roofing
Find a tradesman|WF1|200|Block paving and resin drives laid|serviceType=Paving
Find a tradesman|WF2|90|Fence panels, gates and decking put up|serviceType=Fencing
Home|WF3|25|Six fence panels, larch lap
Find a tradesman|TN1|75|Blocked sinks and sewers cleared by jetting|serviceType=Drains
Find a tradesman|TS1|50|Double glazed units, misted panes replaced|serviceType=Glazing
Find a tradesman|LN6|60|TV on the wall, aerials and dishes aligned|serviceType=Aerials
Electronics|LN5|20|TV wall bracket, 32 to 55 inch
Find a tradesman|EX4|15|Domestic help, two hours or more, own products|serviceType=Cleaning
Part-Time Jobs|EX1||House cleaner for agency|jobTitle=Cleaner;salary=£12.50 an hour
Other Services|BD7|12|Washing and pressing collected and returned|serviceType=Laundry
Home|BD5|15|Ironing board with cover
Removals & Storage Services|SN3|60|Two strong lads and a Luton, house moves|serviceType=Removals
Full-Time Jobs|SN4||Removals porter|jobTitle=Porter;salary=£12 an hour
Removals & Storage Services|SN5|40|Old mattresses and fridges taken away, licensed carrier|serviceType=Waste
Home|SN25|90|Memory foam mattress, double
Removals & Storage Services|CV3|25|Secure containers by the week for your furniture|serviceType=Storage
Other Services|AB15|18|Companionship, meals and personal help for the elderly at home|serviceType=Care
Full-Time Jobs|AB10||Home carers, full training|jobTitle=Carer;salary=£12.80 an hour
Other Services|WR1|14|Evening babysitting by nursery teacher|serviceType=Childcare
Part-Time Jobs|WR2||After-school nanny for two girls|jobTitle=Nanny;salary=£13 an hour
Other Services|RG6|12|Solo and pack walks, photos sent|serviceType=Pet care
Leisure|RG4|15|Dog lead and harness set
Other Services|SA1|30|Clipping, nails and bath for all breeds|serviceType=Pet care
Other Services|DA1|37|Automatic and manual tuition, DVSA approved|serviceType=Driving
Full-Time Jobs|DA2||HGV driver, Dartford crossing|jobTitle=HGV driver;salary=£38,000 a year
Other Services|GU14|30|Eleven plus and SATs coaching|serviceType=Tuition
Leisure|GU15|8|Eleven plus practice papers
Other Services|CF14|28|Piano taught from beginners to grade 8|serviceType=Music lessons
Leisure|CF10|650|Upright piano, needs tuning
Other Services|SK1|65|Pianos tuned and repaired|serviceType=Tuning
Web & IT services|LS6|45|Viruses removed, slow PCs made quick|serviceType=Computer repair
Web & IT services|L1|300|Sites built for small firms, WordPress|serviceType=Web design
Electronics|LS7|90|Dell desktop, for repair
Financial Services|NE4|120|Year end accounts and VAT for sole traders|serviceType=Accounting
Financial Services|NE5|0|Mortgage advice, first time buyers and remortgages|serviceType=Mortgages
Models - Auditions - Photography|EH7|600|Wedding days captured, two shooters|serviceType=Photography
Electronics|EH8|280|Nikon camera with 18-55 lens
Event Planning & Catering|PR1|180|Soul and disco sounds for birthdays|serviceType=DJ
Electronics|PR2|190|DJ controller and headphones
Event Planning & Catering|YO10|9|Hog roast and buffets for fifty or more|serviceType=Catering
Event Planning & Catering|CM2|45|Celebration sponge cakes to your own design|serviceType=Cakes
Event Planning & Catering|HP1|120|Face painting and magic for little ones|serviceType=Entertainment
Health-Beauty|KT1|35|Gel manicure and acrylics|serviceType=Nails
Health-Beauty|KT2|60|Balayage and cuts at yours|serviceType=Hair
Health-Beauty|PA1|30|Brows shaped and tinted|serviceType=Beauty
Health-Beauty|PA2|40|Slim and tone, one to one in the gym or park|serviceType=Fitness
Massage|SR1|45|Deep tissue for bad backs and sports injuries|serviceType=Massage
Transport Services|MK9|35|Runs to Luton and Heathrow, meet and greet|serviceType=Airport
Transport Services|DY1|60|Breakdown lorry, cars collected day and night|serviceType=Recovery
Transport Services|WV1|300|White Rolls-Royce for brides|serviceType=Wedding cars
Interpreting - Translation|SW9|40|Certified Polish and Ukrainian documents|serviceType=Translation
Astrology - Psychics|TQ2|30|Card readings by telephone, born medium|serviceType=Psychic
Other Services|FK1|20|Trousers shortened, dresses taken in|serviceType=Sewing
Other Services|OL1|0|Unwanted vehicles bought for cash, no MOT, non-runners|serviceType=Scrap
Other Services|CB1|70|Oven valeting, racks and extractors like new|serviceType=Cleaning
Other Services|LU1|25|Full valet, inside and out, at your door|serviceType=Valeting
Find a tradesman|PE30|40|Rats, mice and wasps dealt with|serviceType=Pest control
Find a tradesman|BH8|12|Windows and conservatories washed, pure water|serviceType=Cleaning
Find a tradesman|SY3|55|Chimneys swept, cowls fitted|serviceType=Chimneys
Find a tradesman|HG1|100|Trees reduced and hedges cut, insured climber|serviceType=Trees
Find a tradesman|IP1|25|Flat pack built, pictures hung, shelves put up|serviceType=Handyman
Part-Time Jobs|NG2||Weekend till staff for supermarket|jobTitle=Retail assistant;salary=£11.44 an hour
Part-Time Jobs|CF11||Evening team for hotel bar|jobTitle=Bar person;salary=£11.80 an hour
Full-Time Jobs|CV1||Reach and counterbalance, afternoon shift|jobTitle=Forklift driver;salary=£13 an hour
Full-Time Jobs|LE1||Pick and pack, immediate start, no experience|jobTitle=Warehouse operative;salary=£12 an hour
Full-Time Jobs|SG1||Year 3 class, September start|jobTitle=Primary teacher;salary=£32,000 a year
Full-Time Jobs|PL4||RGN for nursing home, nights|jobTitle=Nurse;salary=£20 an hour
Full-Time Jobs|RM1||Groundworkers and labourers, CSCS|jobTitle=Labourer;salary=£140 a day
Part-Time Jobs|WD17||School dinners, term time only|jobTitle=Catering assistant;salary=£11.60 an hour
Full-Time Jobs|EC1A||Typist and diary manager for partners|jobTitle=Personal assistant;salary=£38,000 a year
Full-Time Jobs|BS34||Telephone agents, energy company|jobTitle=Customer service adviser;salary=£24,000 a year
Full-Time Jobs|HD1||Trainee joiner, learn while you earn|jobTitle=Apprentice joiner;salary=£7.50 an hour
Full-Time Jobs|SL1||Multi drop parcels, own van not needed|jobTitle=Delivery driver;salary=£130 a day
Full-Time Jobs|TW6||Night porters and room attendants|jobTitle=Housekeeping;salary=£12 an hour
Part-Time Jobs|FY1||Office cleaning, mornings 6 to 8|jobTitle=Cleaner;salary=£11.90 an hour
Job Wanted|FY2||Chef with ten years seeks position|jobTitle=Chef
Full-Time Jobs|FY4||Commis and chef de partie, seaside hotel|jobTitle=Chef;salary=£27,000 a year
Full-Time Jobs|G2||Door supervisors, SIA licence|jobTitle=Security;salary=£13.50 an hour
Leisure|CT1|900|Eight week old golden retrievers, KC registered
Leisure|CT2|25|Whelping box for puppies
Leisure|ME4|150|Two tabby kittens, litter trained
Leisure|ME5|18|Cat carrier, nearly new
Leisure|CO4|40|Pair of lop eared bunnies with run
Leisure|CO2|30|Rabbit cage, indoor
Leisure|DT1|3500|14.2hh cob mare, bombproof hack
Leisure|DT2|80|Turnout rug, 6 foot 3
Leisure|SP1|12|Point of lay pullets, brown hybrids
Leisure|SP2|180|Coop for six hens, nearly new
Leisure|NN3|160|Bearded dragon with vivarium and lamps
Leisure|NN4|90|Tropical tank, 120 litres, stand and filter
Leisure|PO1|0|Friendly ginger cat needs new home
Leisure|BB1|300|Cockapoo boy, two years, house trained
Home|B15|180|Chesterfield two seater in brown hide
Home|B16|420|Chesterfield three seater in green velvet
Home|B17|60|Chesterfield cushion covers
Home|LE3|70|Settee, grey fabric, seats two
Home|LE5|150|Corner suite with footstool, seats five
Home|SS1|40|Set of drawers, oak veneer, five deep
Home|SS2|65|Sliding door robe with mirror
Home|DN4|90|Six foot divan with storage
Home|DN5|35|Single headboard, grey
Home|BL2|120|Bunks for kids, white metal
Home|BL4|25|Fitted sheet for bunks
Home|CH1|55|Extending kitchen table with four chairs
Home|CH2|15|Tablecloth for extending table
Home|WN1|130|Bosch integrated dishwasher
Home|WN2|8|Dishwasher tablets, box of 60
Home|WN3|110|Hotpoint 8kg front loader
Home|WN4|140|Tall frost free Beko, half and half
Home|WN5|70|Under counter larder, Indesit
Home|GU2|60|Dyson V8 cordless
Home|GU3|12|Dyson V8 battery
Home|GU4|25|Numatic Henry with tools
Home|TA2|45|Flymo hover with grass box
Home|TA3|15|Blade for Flymo hover
Home|TA6|160|Honda self propelled petrol grass cutter
Home|EX5|35|Teak bench for the patio
Home|EX6|90|Rattan corner set with glass table
Home|EX7|40|Weatherproof cover for rattan corner set
Home|PL5|220|8 x 6 apex garden shed, you dismantle
Home|PL6|95|Aluminium glasshouse, 6 x 8
Home|PL7|55|Black & Decker jigsaw and sander
Home|PL9|110|Makita combi 18v, two batteries
Home|IV2|150|Multi fuel burner, 5kW
Home|IV3|70|Trailer load of seasoned hardwood for the fire
Home|AB11|35|Gas barbecue, three burners
Home|AB12|18|Cover for gas barbecue
Home|DD2|80|Stokke Tripp Trapp with baby set
Home|DD3|120|iCandy Peach travel system, carrycot and seat
Home|DD4|20|Rain cover for iCandy Peach
Home|DD5|30|SnuzPod bedside sleeper
Home|KA1|45|Roman shades, cream, pair
Home|KA2|60|Persian style carpet, 2 x 3 metres
Home|KA3|20|Le Creuset casserole, orange
Home|KA7|75|Ninja dual zone fryer
Home|KA8|95|Sage espresso machine with grinder
Home|KA9|10|Coffee pods, box of 50
Home|PH1|35|Singer sewing machine, hand crank
Home|PH2|25|Electric oil filled heater
Electronics|M1|340|Samsung 55 inch QLED
Electronics|M2|25|Samsung remote, new
Electronics|M3|280|Apple iPhone 13, 128GB, unlocked to any network
Electronics|M4|8|Flip case for iPhone 13
Electronics|M8|60|iPhone 13, screen smashed, for spares
Electronics|M9|180|Galaxy S21, sim free
Electronics|M11|220|Sony PlayStation 4 Pro with two pads
Electronics|M12|15|FIFA 23 for PS4
Electronics|M13|380|Sony PlayStation 5 disc edition, boxed
Electronics|M14|35|DualSense pad for PS5
Electronics|M15|25|Spider-Man 2, PS5
Electronics|M16|150|Xbox Series S, white
Electronics|M19|20|Xbox headset
Electronics|M20|190|Switch OLED, neon
Electronics|M21|25|Mario Kart 8, Switch
Electronics|SK2|250|Lenovo ThinkPad, i5, 16GB
Electronics|SK3|15|Laptop sleeve, 15 inch
Electronics|SK4|650|Custom gaming tower, RTX 3070
Electronics|SK5|90|Curved 27 inch screen, 144Hz
Electronics|SK6|120|Kindle Oasis
Electronics|SK7|95|AirPods Pro, second gen
Electronics|SK8|45|HP Envy all in one, prints and scans
Electronics|SK9|15|Ink for HP Envy
Electronics|OL2|80|Technics deck, direct drive
Electronics|OL3|160|Sonos Beam
Electronics|OL4|300|Canon 700D with two lenses
Electronics|OL8|40|Garmin Drive 52 for the car
Electronics|OL9|130|Apple Watch SE 44mm
Electronics|OL10|9|Strap for Apple Watch
Electronics|OL11|240|DJI Mini 2 with three batteries
Fashion|BH1|250|Ivory lace bridal gown, size 12
Fashion|BH2|12|Hanger for a wedding dress
Fashion|BH3|45|Doc Martens 1460, cherry, UK 6
Fashion|BH4|30|Adidas Gazelle, navy, size 9
Fashion|BH5|80|Barbour Beaufort, size 42, re-waxed
Fashion|BH6|90|Rieker ankle boots, black leather, size 5
Fashion|BH7|35|Levi 501s, 34 waist
Fashion|BH9|110|Navy three piece, 40 regular
Fashion|BH10|2500|Rolex Datejust, box and papers
Fashion|BH11|40|Display box for six watches
Fashion|BH12|320|18ct diamond solitaire
Fashion|BH13|150|Mulberry Bayswater, oak
Fashion|BH14|20|Bundle of clothes for newborn boy
Fashion|BH15|15|School blazer and ties
Leisure|G41|280|Specialized Rockhopper, 29er, hydraulic brakes
Leisure|G42|15|Pump and tools for mountain bike
Leisure|G43|120|Ladies hybrid with basket, 7 speed
Leisure|G44|750|Pedelec step through, 36 volt
Leisure|G46|60|Girl's 16 inch with stabilisers
Leisure|G51|160|York multi gym with weights
Leisure|G52|190|Motorised running machine, folds
Leisure|G53|75|Set of dumbbells and bench
Leisure|FK2|80|Vango six man tunnel
Leisure|FK3|10|Tent pegs and mallet
Leisure|FK4|140|Ping irons and stand bag
Leisure|FK5|6|Dozen golf balls
Leisure|FK7|45|Carp reel, bite alarms and rod pod
Leisure|FK8|110|Yamaha F310 acoustic
Leisure|FK9|15|Guitar stand and strap
Leisure|KY3|150|Casio weighted 88 key piano
Leisure|KY4|240|Five piece drum kit, Pearl
Leisure|KY5|60|Box of Lego, 5kg
Leisure|KY6|90|Hornby Flying Scotsman set
Leisure|KY7|30|Barbie dreamhouse
Leisure|KY8|75|12 foot trampoline with net
Leisure|KY10|20|Trampoline cover 12 foot
Leisure|KY11|45|Corgi London Routemaster, die-cast
Leisure|KY12|35|Leeds Rhinos top, adult large
Leisure|KY13|120|Pair for Oasis at Heaton Park
Leisure|KY14|50|Warhammer Space Marines, painted
Leisure|KY15|40|Pokemon binder with 200 cards
Leisure|KY16|25|Box of vinyl LPs, 70s rock
Leisure|NE1|80|Harry Potter hardbacks, all seven
Leisure|NE2|180|Foamie, 8 foot, leash and fins
Leisure|NE3|95|Wooden swing and slide
Leisure|NE6|15|Swing seat, spare
Miscellaneous|NE7|65|Rollator with brakes and tray
Miscellaneous|NE8|250|Stainless prep tables and chip fryer from cafe
Miscellaneous|NE9|120|Self propelled folding wheelchair
Free Stuff - Swap|NE10|0|Brick rubble, help yourself
Free Stuff - Swap|NE11|0|Three seater, take it away
Free Stuff - Swap|NE12|0|Cardboard boxes after our move
Friendship - Friends|BS6||Ramblers meet Sundays, newcomers welcome
Friendship - Friends|BS7||Five a side, short of two on Tuesdays
Friendship - Friends|BS8||Mums with babies, coffee each Thursday
Friendship - Friends|BS9||Ginger tom missing since Friday
`;
