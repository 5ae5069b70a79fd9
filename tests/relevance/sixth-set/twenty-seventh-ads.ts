/* Ads that the twenty-seventh queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|TN34|795|Seafront one bed, Hastings|propertyType=Flat;bedrooms=1;description=Second floor with a bay. Water in the rent.
Property to Rent|TN34|925|One bed conversion, Hastings Old Town|propertyType=Flat;bedrooms=1;description=Beams and a roof terrace. Long let.
Property for Sale|TN34|165000|One bed flat by the pier|propertyType=Flat;bedrooms=1;description=Hastings. Long lease and a lift.
Property to Rent|S66|850|Three bed semi, Wickersley|propertyType=House;bedrooms=3;benefits=Accepted;description=Rotherham. Drive and gas heating, guarantor asked for.
Property to Rent|S60|900|Three bed terrace, professionals|propertyType=House;bedrooms=3;description=Rotherham, near the station. New carpets.
Property for Sale|S65|140000|Three bed house, Dalton|propertyType=House;bedrooms=3;description=Rotherham. Let to a tenant at present.
Flatshare - Rooms to rent|BA2|650|Double room, Oldfield Park|propertyType=House;description=Bath, ten minutes to the station. Two others in the house.
Flatshare - Rooms to rent|BA1|500|Postgrad seeks room in Bath|propertyType=House;adType=Wanted;description=Tidy, no smoke, from September. Up to this much.
Flatshare - Rooms to rent|RG21|550|Spare room for a lodger, Basingstoke|propertyType=House;description=Owner works away half the week. Bills in.
Property for Sale|RG22|310000|House with room for a lodger|propertyType=House;bedrooms=3;description=Basingstoke. Loft converted, own shower.
Property to Rent|LN1|2200|Five bed student house, West Parade|propertyType=House;bedrooms=5;description=Lincoln, next to campus. July start.
Property for Sale|LN2|260000|Five bed house, licensed HMO|propertyType=House;bedrooms=5;description=Lincoln. Let to students until summer.
Property to Rent|PL3|420|Exchange wanted, two bed Efford|propertyType=House;bedrooms=2;description=Council home in Plymouth to swap for one near Truro.
Property for Sale|PL4|155000|Ex council house, two bed|propertyType=House;bedrooms=2;description=Plymouth. Garden to the rear.
Garage Storage|SW16|130|Lock up, Streatham Common|propertyType=Garage;description=Single garage with a light. Monthly.
Miscellaneous|SW16|60|Garage door, up and over|condition=Good;description=White, seven foot. Streatham.
Property to Rent|SW16|2300|House with garage, Streatham|propertyType=House;bedrooms=3;description=Off street parking also. Garden.
Garage Storage|LU2|60|Driveway space, Luton|propertyType=Garage;description=Gated, ten minutes from the airport by bus.
Vehicle Accessories|LU1|20|Parking sensors, set of four|condition=New;description=Boxed, with buzzer. Luton.
Miscellaneous|LU3|40|Old parking meter|condition=Fair;description=Luton council. Makes a lamp.
Caravans|LL22|16500|Sited static, Abergele|make=Willerby;model=Rio;year=2012;description=Caravan of two bedrooms, eleven month site in North Wales. Decked.
Vehicle Accessories|LL18|45|Caravan steps, static|condition=Good;description=Two treads and a rail. Rhyl.
Vehicle Accessories|LL19|80|Skirting for a static caravan|condition=Good;description=Cream plastic. Prestatyn.
Property to Rent|YO22|620|Fisherman's cottage, Whitby, sleeps four|propertyType=House;bedrooms=2;pets=Yes;description=Holiday weeks by the harbour. Dogs welcome.
Property for Sale|YO21|275000|Former holiday let, Whitby|propertyType=House;bedrooms=2;description=Sold with its bookings. Two dogs slept here.
Property for Sale|PE25|189950|Detached bungalow, Winthorpe|propertyType=House;bedrooms=2;description=Skegness, chain free. Level plot.
Property to Rent|PE25|750|Bungalow, Skegness, two beds|propertyType=House;bedrooms=2;description=Unfurnished. Retired tenant wanted.
Commercial Property|BB11|650|Shop with living rooms over, Burnley|propertyType=Commercial;description=To let on a lease. Flat of two rooms above.
Property for Sale|BB11|95000|Shop and flat, Burnley|propertyType=Commercial;description=Freehold corner plot, let out.
Property for Sale|DY3|189950|Semi in Sedgley|propertyType=House;bedrooms=3;description=Dudley. Three good rooms upstairs, garage.
Property for Sale|DY1|224950|Three bed semi, Dudley|propertyType=House;bedrooms=3;description=Extended to the rear. Drive.
Property to Rent|DY2|950|Three bed semi, Netherton|propertyType=House;bedrooms=3;description=Dudley. Long let. Collect any evening.
Property to Rent|CM2|850|Self contained annexe, Great Baddow|propertyType=Studio;bedrooms=0;description=Chelmsford. Own door and shower room.
Property for Sale|CM1|585000|Family house with annexe|propertyType=House;bedrooms=4;description=Chelmsford. Granny could live in.
Land for Sale|YO17|38000|Three acre field, Malton|propertyType=Land;description=Water and gate. Good for horses.
Property to Rent|YO17|90|Grazing for two ponies, Malton|propertyType=Land;description=Four acre field to rent with a field shelter. Horses live out.
Miscellaneous|YO17|35|Horse rug, 6ft|condition=Good;description=Field rug, heavy. Malton.
Flatshare - Rooms to rent|SW4|1050|Big double, Clapham Common|propertyType=Flat;description=Share with two, both in their twenties. Landlord direct.
Property for Sale|SW4|525000|Two bed flat, Clapham|propertyType=Flat;bedrooms=2;description=Agents welcome. Share of freehold.
Property for Sale|MK9|118000|Half share, two bed apartment|propertyType=Flat;bedrooms=2;description=Shared ownership at 50 per cent in Milton Keynes. Rent on the rest.
Property to Rent|MK9|1350|Two bed apartment, Milton Keynes|propertyType=Flat;bedrooms=2;description=Shared roof terrace. Near the theatre.
Commercial Property|TF7|1100|Trade unit, Halesfield, 2,000 sq ft|propertyType=Commercial;surface=2000;description=Telford. Roller door, warehouse or workshop.
Full-Time Jobs|TF1||Warehouse operative, Telford|jobTitle=Warehouse operative;description=Days. Unit near the motorway.
Miscellaneous|TF3|150|Warehouse racking, four bays|condition=Good;description=Telford. Take it down yourself.
Commercial Property|BN1|180|Hot desks, North Laine|propertyType=Commercial;description=Brighton. Shared office with fast wifi, by the month.
Home|BN2|45|Computer desk, white|condition=Good;description=Fits a small space. Brighton.
Property to Rent|RH10|1350|Maisonette, Three Bridges|propertyType=Flat;bedrooms=2;description=Crawley. Own front door and a garden.
Property to Rent|RH11|1525|Two bed maisonette, Crawley|propertyType=Flat;bedrooms=2;description=Newly done up, parking. Collect any evening.
Cars|WR5|3750|Fiat 500C, soft top|make=Fiat;model=500;year=2011;mileage=71000;fuelType=Petrol;transmission=Manual;bodyType=Convertible;color=White;description=Electric roof works. New clutch.
Cars|WR4|5650|Fiat 500C Lounge|make=Fiat;model=500;year=2015;mileage=42000;fuelType=Petrol;transmission=Manual;bodyType=Convertible;color=Red;description=Convertible with leather.
Vehicle Accessories|WR3|25|Car cover for Fiat 500 convertible|condition=Good;description=Outdoor, with straps. Collect any evening.
Cars|SN2|2495|Micra auto, Swindon|make=Nissan;model=Micra;year=2009;mileage=58000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Blue;description=One lady owner. Long ticket.
Cars|SN1|5995|Jazz CVT automatic|make=Honda;model=Jazz;year=2014;mileage=49000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Silver;description=Swindon. Full history. Collect any evening.
Vehicle Accessories|SN3|220|Automatic gearbox, Corsa|condition=Good;description=Easytronic. Swindon. Collect any evening.
Cars|NN3|3450|Zafira, seven seats|make=Vauxhall;model=Zafira;year=2012;mileage=98000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Grey;description=Northampton. Family car, two keys.
Vehicle Accessories|NN1|15|Seat covers, 7 seater|condition=Good;description=Northampton. Washable. Collect any evening.
Cars|NN5|2800|Seat Ibiza diesel|make=Seat;model=Ibiza;year=2012;mileage=90000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;color=Red;description=Northampton. Cheap tax. Collect any evening.
Vans|TR8|15500|T5 camper, pop top|make=Volkswagen;model=Transporter;year=2011;mileage=112000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=Blue;description=VW conversion with rock and roll bed and hob.
Vehicle Accessories|TR7|40|Transporter T5 camper curtains|condition=Good;description=VW. Blackout, grey. Collect any evening.
Vehicle Accessories|TR6|60|Roof bars, VW T5|condition=Good;description=Fit a Transporter camper.
Motorbikes & Scooters|HU5|1350|CBF125, Hull|make=Honda;model=CBF125;year=2012;mileage=16000;fuelType=Petrol;bodyType=Other;color=Black;description=Fine on a CBT. Chain just done.
Vehicle Accessories|HU3|25|Learner helmet, medium|condition=Good;description=Motorbike lid. Hull. Collect any evening.
Motorbikes & Scooters|CA2|595|Kisbee 50, twist and go|make=Peugeot;model=Kisbee;year=2014;mileage=6000;fuelType=Petrol;bodyType=Other;color=White;description=49cc. First bike for my lad.
Vehicle Accessories|CA1|12|Moped cover, 50cc|condition=Good;description=Cheap and waterproof. Collect any evening.
Trucks|HR9|9500|Horsebox, 3.5t, stalls for two|make=Iveco;model=Daily;year=2008;mileage=120000;fuelType=Diesel;description=Drives on a car licence. Ramp sound.
Miscellaneous|HR8|60|Horse box partition|condition=Good;description=Breast bar and head divider from a 3.5 tonne.
Miscellaneous|HR7|10|Toy horse box|condition=Good;description=Schleich size, with a horse.
Other Vehicles|SY13|1450|Box trailer, braked|make=Ifor Williams;model=BV84;year=2010;description=Eight by four, roller door. New tyres.
Vehicle Accessories|SY11|15|Trailer board with lights|condition=Good;description=Four foot, for a box trailer.
Other Vehicles|PO12|1250|Fourteen foot dinghy, 8hp Mariner|make=Orkney;model=Longliner;year=2001;description=Boat with outboard and launching trolley.
Miscellaneous|PO13|30|Outboard bracket|condition=Good;description=Fits a small boat. Collect any evening.
Miscellaneous|PO14|40|Boat cover, small|condition=Good;description=To fit up to fifteen foot with outboard.
Miscellaneous|FY3|650|Road scooter, 8mph|condition=Good;description=Mobility, class 3, new batteries. For disabled driver.
Miscellaneous|FY4|50|Mobility scooter canopy|condition=Good;description=Fits most 8mph models. Collect any evening.
Leisure|FY2|30|Stunt scooter|condition=Good;description=Kids, 110mm wheels. Collect any evening.
Vehicle Accessories|OL9|20|Golf Mk5 GTI breaking|condition=Fair;description=All parts. Engine, seats and gearbox.
Vehicle Accessories|OL4|180|Four 17in alloys, 5x112|condition=Good;description=Tyres on two. No cracks.
Cars|OL8|2450|Passat on 17 inch alloys|make=Volkswagen;model=Passat;year=2010;mileage=120000;fuelType=Diesel;transmission=Manual;bodyType=Sedan;color=Grey;description=5x112 wheels. Long ticket.
Vehicle Accessories|HX1|120|Roof box, 420 litre|condition=Good;description=Came off a Skoda Superb. Two keys.
Cars|HX3|6450|Skoda Superb estate|make=Skoda;model=Superb;year=2015;mileage=98000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Black;description=Roof box and bars go with it.
Vehicle Accessories|DE23|85|Towbar for Astra J|condition=Good;description=Vauxhall. Detachable, with electrics.
Cars|DE22|3250|Vauxhall Astra J|make=Vauxhall;model=Astra;year=2012;mileage=80000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=White;description=Towbar fitted. Two keys.
Cars|LS27|350|Focus non runner|make=Ford;model=Focus;year=2008;mileage=140000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;color=Blue;description=Spares or repair. Turbo gone.
Cars|CB23|14500|Kona Electric 64kWh|make=Hyundai;model=Kona;year=2020;mileage=38000;fuelType=Electric;transmission=Automatic;bodyType=SUV;color=White;description=Does 250 miles on a charge.
Vehicle Accessories|CB4|90|Electric car charging cable|condition=Good;description=Type 2, ten metre. Collect any evening.
Vehicle Accessories|CB3|200|Home wallbox, 7kW|condition=Good;description=Electric car charger. Collect any evening.
Trucks|ML3|7950|Transit tipper|make=Ford;model=Transit;year=2013;mileage=99000;fuelType=Diesel;description=One stop body, tow bar. Collect any evening.
Leisure|ML1|8|Toy tipper truck|condition=Good;description=Yellow Tonka. Collect any evening.
Vehicle Accessories|IP4|450|Cherished plate, D4 VEE|condition=Good;description=Private registration number on retention. Suits Dave.
Vehicle Accessories|IP3|6|Plate surrounds, pair|condition=New;description=Number plate holders, private or trade.
Cars|GL14|3250|Mini City, needs welding|make=Austin;model=Mini;year=1989;mileage=62000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;description=Classic for restoration. Project half done.
Home|GL15|35|Mini fridge, classic red|condition=Good;description=Was a project, works well.
Vehicle Accessories|GL16|40|MINI alloy, 15in|condition=Fair;description=Spare or project wheel. Collect any evening.
Caravans|SA31|6950|Bailey four berth|make=Bailey;model=Pageant;year=2007;description=Carmarthen. Tourer with mover, awning.
Vehicle Accessories|SA32|250|Powrtouch motor mover|condition=Good;description=Off a touring caravan, 4 berth. Carmarthen.
Part-Time Jobs|DE1||Saturday assistant, garden centre|jobTitle=Shop assistant;description=Derby. Sixteen and over, both days of the weekend.
Part-Time Jobs|CA1||Waking nights, care home|jobTitle=Care assistant;description=Carlisle. Three nights a week.
Job Wanted|CA3||Care assistant seeks nights|jobTitle=Care assistant;adType=Wanted;description=Carlisle. Ten years of it.
Full-Time Jobs|DN4||Rigid driver, days, Doncaster|jobTitle=HGV driver;description=Class 2. Home every night.
Trucks|DN3|8500|Class 2 lorry, Doncaster|make=DAF;model=LF;year=2010;mileage=400000;fuelType=Diesel;description=HGV eighteen tonner, one driver.
Full-Time Jobs|GU1||Nanny to live in, Guildford|jobTitle=Nanny;description=Surrey family of four. Own room and car.
Job Wanted|GU2||Live in nanny looking for family|jobTitle=Nanny;adType=Wanted;description=Surrey. First aid and references.
Full-Time Jobs|ST4||Trainee spark, Stoke|jobTitle=Apprentice electrician;contractType=Apprenticeship;description=Four days on site, one in college.
Find a tradesman|ST1|45|Electrician, Stoke|serviceType=Electrician;description=Sockets and fuse boards. Served my apprenticeship here.
Full-Time Jobs|YO1||CDP, brasserie|jobTitle=Chef de partie;salary=£28,000 a year;description=York. Split tips, four day week.
Fashion|YO10|15|Chef whites, large|condition=Good;description=York. Two jackets. Collect any evening.
Freelance Jobs|NP20||Data entry clerk, remote|jobTitle=Data entry clerk;workplace=Remote;description=From home, own laptop. Collect any evening.
Electronics|NP19|5|Data cable, USB|condition=New;description=Works for home entry phones.
Part-Time Jobs|EX1||Barista, four shifts|jobTitle=Barista;description=Exeter. Latte art a plus.
Home|EX2|90|Barista machine, Sage|condition=Good;description=Exeter. Coffee machine, part used.
Full-Time Jobs|SL1||General labourer, Slough|jobTitle=Labourer;description=CSCS card. Start Monday.
Job Wanted|SL2||Labourer, can start now|jobTitle=Labourer;adType=Wanted;description=Slough. Immediate start wanted.
Full-Time Jobs|RG1||Security officer, shopping centre|jobTitle=Security guard;description=Reading. SIA badge needed.
Electronics|RG2|30|Security camera, outdoor|condition=Good;description=Reading. Guard your house.
Part-Time Jobs|IP1||TA, Key Stage 1|jobTitle=Teaching assistant;description=Ipswich primary. Term time.
Leisure|IP2|6|Teaching assistant handbook|condition=Good;description=Ipswich. Primary school.
Part-Time Jobs|FY1||Office cleaner, 5 to 8|jobTitle=Cleaner;description=Blackpool. Evenings, Monday to Friday.
Find a tradesman|FY1|15|Cleaner with evenings free|serviceType=Cleaning;description=Blackpool. Ovens and all.
Freelance Jobs|BL1||Parcel rounds, own van|jobTitle=Multi-drop driver;contractType=Freelance;description=Bolton. Self employed, paid by the drop.
Vans|BL3|4950|Sprinter, ex multi drop|make=Mercedes;model=Sprinter;year=2014;mileage=190000;fuelType=Diesel;bodyType=Van;description=Bolton. One driver, self employed.
Internships|EC2A||Design intern, studio|jobTitle=Graphic design intern;contractType=Internship;description=London. Six months, paid.
Electronics|EC1V|60|Graphics tablet for design|condition=Good;description=London. With pen. Collect any evening.
Removals & Storage Services|SY3|35|Man and van, Shrewsbury|serviceType=Removals;description=Any distance. Straps and blankets.
Vans|SY2|3950|Vivaro van, one man owner|make=Vauxhall;model=Vivaro;year=2012;mileage=130000;fuelType=Diesel;bodyType=Van;description=Shrewsbury. Ply lined. Collect any evening.
Find a tradesman|WR1|60|Gutters cleared, Worcester|serviceType=Gutters;description=Vacuum from the ground, with photos.
Miscellaneous|WR2|20|Gutter lengths, black|condition=New;description=Clear out. Worcester. Collect any evening.
Health-Beauty|DT1|20|Hair cut at home|serviceType=Hairdresser;description=Mobile. Pensioners and care homes a speciality.
Electronics|DT2|15|Hairdryer, mobile size|condition=Good;description=For travel or home visits.
Find a tradesman|SK1|60|Televisions hung on walls|serviceType=TV mounting;description=Bracket supplied, wires hidden.
Electronics|SK2|12|TV wall bracket|condition=New;description=Mounting for 32 to 55 inch.
Find a tradesman|NR3|50|Wasp nests treated|serviceType=Pest control;description=Same day, no fix no fee.
Home|NR4|4|Wasp trap|condition=New;description=Removal of nest not needed.
Other Services|M21|30|Maths tuition to GCSE|serviceType=Tutor;serviceMode=Remote;description=Online by a teacher of twenty years.
Leisure|M20|4|GCSE maths revision guide|condition=Good;description=CGP with online edition.
Find a tradesman|SK3|75|Boilers serviced, Gas Safe|serviceType=Heating engineer;description=Stockport. Certificate for landlords.
Home|SK4|250|Combi boiler, Worcester|condition=Good;description=Stockport. Full service history.
Web & IT services|LE1|250|Websites from £250|serviceType=Web design;description=Small firms and sole traders. Hosting too.
Event Planning & Catering|BH1|250|Wedding and party disco|serviceType=DJ;description=Lights, sound and own requests.
Electronics|BH2|180|DJ decks, Pioneer|condition=Good;description=Did one wedding. Collect any evening.
Fashion|BH3|150|Wedding dress, lace|condition=Like new;description=Fits a ten. DJ not included.
Other Services|GL1|36|Learn to drive, automatic|serviceType=Driving instructor;description=Gloucester. Patient lady, pass in weeks.
Vehicle Accessories|GL2|3|L plates, magnetic|condition=Good;description=Gloucester. For driving lessons in an automatic.
Cars|GL3|2950|Yaris automatic|make=Toyota;model=Yaris;year=2010;mileage=70000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Blue;description=Gloucester. Used for driving lessons.
Removals & Storage Services|S70|40|Waste cleared, licensed|serviceType=Clearance;description=Barnsley. Rubbish of house and garden taken away.
Home|S71|8|Rubbish bin, pedal|condition=Good;description=Barnsley. Tip not needed.
Other Services|CH1|28|Piano taught, all ages|serviceType=Music teacher;description=Beginners of sixty welcome. Lessons in your home.
Leisure|CH2|150|Upright piano|condition=Good;description=Adults to lift it. Had lessons on it.
Leisure|CH3|20|Piano stool, adult height|condition=Good;description=Good for lessons. Collect any evening.
Other Services|KA7|35|Mobile dog groomer|serviceType=Dog grooming;description=Ayr. In our van on your drive.
Miscellaneous|KA8|40|Grooming table, dog|condition=Good;description=Ayr. Use at home. Collect any evening.
Other Services|WN1|45|Cracked screens replaced|serviceType=Phone repair;description=Wigan. Half an hour, bring any mobile.
Electronics|WN3|3|Phone screen protector|condition=New;description=Wigan. No repair needed.
Other Services|EX4|12|Dressmaker, hems and zips|serviceType=Alterations;description=Trousers shortened, curtains too.
Fashion|EX5|10|Chino trousers, need taking up|condition=Good;description=No alterations done. Collect any evening.
Event Planning & Catering|DY10|75|Castle hire, all weekend|serviceType=Party hire;description=Kidderminster. Bouncy ones for kids and adults.
Miscellaneous|DY11|50|Bouncy castle blower|condition=Good;description=Kidderminster. From a hire firm.
Home|LA1|150|Corner sofa, grey|condition=Good;description=Left hand, from a smoke free home.
Home|LA2|450|Grey corner sofa, velvet|condition=Like new;description=Right hand. Six months old.
Home|LA3|20|Sofa cover, grey corner|condition=Good;description=Stretch, washable. Collect any evening.
Home|LA4|40|Double bedstead, oak|condition=Good;description=Frame only, no mattress.
Home|LA5|3|Bed frame bolts|condition=New;description=For a double without mattress.
Home|LA6|12|Double bedding set|condition=Good;description=Duvet cover and two pillowcases.
Home|TS1|120|Memory foam mattress, king|condition=Like new;description=Spare room only. Collect any evening.
Home|TS3|10|King size mattress protector|condition=New;description=Fits memory foam. Collect any evening.
Home|TS4|25|Memory foam topper, king size|condition=Good;description=Goes on the mattress. Collect any evening.
Home|TS5|140|Washing machine, Bosch|condition=Good;description=9kg drum, 1400 spin. Collect any evening.
Home|TS6|15|Washing machine stand|condition=Good;description=For 9kg machines. Collect any evening.
Home|TS7|5|Hose for washing machine|condition=New;description=Two metres. Collect any evening.
Home|TS8|90|Condenser dryer, Hotpoint|condition=Good;description=Tumble, eight kilos. No vent.
Home|TS9|4|Dryer balls|condition=New;description=For a condenser tumble dryer.
Home|TS10|8|Tumble dryer vent kit|condition=New;description=Not for condenser. Collect any evening.
Home|PR1|350|Samsung American fridge|condition=Good;description=Freezer on the side, ice and water.
Home|PR2|15|Water filter, American fridge freezer|condition=New;description=Samsung style. Collect any evening.
Home|PR3|85|Ninja Foodi, two drawers|condition=Good;description=Dual zone air fryer. Boxed.
Home|PR4|4|Air fryer liners, Ninja dual|condition=New;description=Pack of fifty. Collect any evening.
Electronics|PR5|190|Switch OLED, white|condition=Good;description=Nintendo, with Mario Kart and Zelda.
Electronics|PR6|8|Carry case, Nintendo Switch OLED|condition=Good;description=Holds ten games. Collect any evening.
Electronics|PR7|20|DualShock 4, black|condition=Good;description=PS4 controller, no drift.
Electronics|PR8|10|PS4 controller charging dock|condition=Good;description=Takes two. Collect any evening.
Electronics|PR9|3|PS4 controller thumb grips|condition=New;description=Pack of eight. Collect any evening.
Electronics|PR25|165|iPhone 12 64GB|condition=Good;description=Any network. Small scratch.
Electronics|PR26|285|iPhone 12 Pro|condition=Like new;description=Unlocked, boxed. Collect any evening.
Electronics|BB1|5|iPhone 12 case|condition=New;description=Clear. Collect any evening.
Electronics|BB2|9|iPad plug and lead|condition=Good;description=Genuine Apple charger. Collect any evening.
Electronics|BB3|220|iPad Air, 64GB|condition=Good;description=With charger and box. Collect any evening.
Home|BB4|60|Racing style gaming chair|condition=Good;description=Red and black, tilts. Collect any evening.
Electronics|BB5|450|Gaming PC, RTX 3060|condition=Good;description=Chair not included. Collect any evening.
Home|BB6|15|Floor mat, gaming chair|condition=New;description=Round, black. Collect any evening.
Home|BB8|180|Sliding wardrobe, two mirrors|condition=Good;description=Two metres wide. Taken apart.
Home|BB9|6|Sliding wardrobe door rollers|condition=New;description=For mirror doors. Collect any evening.
Leisure|WA1|35|18in bike, blue|condition=Good;description=Suits age 5 to 7 years. Kids grew.
Leisure|WA2|15|Bike seat, kids|condition=Good;description=Up to age 6. Collect any evening.
Leisure|WA3|6|Bike stabilisers|condition=Good;description=For kids to age 6. Collect any evening.
Leisure|WA4|120|Ladies hybrid, Raleigh|condition=Good;description=Bike with 17 inch frame, medium. Mudguards.
Leisure|WA5|12|Ladies bike basket|condition=Good;description=Fits a hybrid, medium. Collect any evening.
Leisure|WA6|5|Bike pump, hybrid|condition=Good;description=Ladies, medium length. Collect any evening.
Home|WA7|150|Shed, 8 x 6|condition=Fair;description=Garden one with window. Buyer takes apart.
Home|WA8|12|Shed felt for 8x6|condition=New;description=Garden shed, one roll. Collect any evening.
Home|WA9|160|Garden table and six chairs|condition=Good;description=Patio set with a parasol.
Home|WA10|15|Parasol base for patio set|condition=Good;description=Suits 6 chairs. Collect any evening.
Home|WA11|140|Mountfield self drive|condition=Good;description=Petrol lawnmower, self propelled, serviced.
Home|WA12|9|Lawnmower blade, petrol|condition=New;description=For a self propelled Mountfield.
Home|WA13|4|Pull cord, petrol lawnmower|condition=New;description=Self propelled or not. Collect any evening.
Home|WA14|90|Karcher K4, boxed|condition=Good;description=Pressure washer with patio head.
Home|WA15|12|Lance, Karcher K4 pressure washer|condition=Good;description=Vario. Collect any evening.
Home|WA16|10|Pressure washer hose, Karcher|condition=Good;description=K4, six metres. Collect any evening.
Home|CW1|350|Stove, 5kW, multi fuel|condition=Good;description=Log burner with back boiler removed.
Home|CW2|60|Flue pipe, 5in|condition=New;description=For a 5kw log burner. Collect any evening.
Home|CW3|12|Wicker log basket|condition=Good;description=By the burner. Collect any evening.
Home|CW4|120|Bathroom suite, white|condition=Good;description=Bath, basin, toilet with taps.
Home|CW5|20|Bathroom cabinet, white|condition=Good;description=Matches any suite. Collect any evening.
Home|CW6|5|Bath mat, white|condition=New;description=From a bathroom suite set.
Home|CW7|450|Complete kitchen, twelve units|condition=Good;description=Job lot with worktops. Must be gone by June.
Home|CW8|12|Handles, kitchen units, job lot|condition=Good;description=Thirty of them. Collect any evening.
Miscellaneous|CW9|150|Old bricks, about 500|condition=Good;description=Reclaimed, cleaned, on a pallet.
Leisure|CW10|15|Lego bricks, reclaimed from loft|condition=Good;description=About 500. Collect any evening.
Fashion|CW11|180|Bridal gown, size 12|condition=New;description=Wedding dress with tags, unworn.
Fashion|CW12|10|Wedding dress bag|condition=New;description=Holds up to size 12, never used.
Fashion|ST5|15|Wedding veil, never worn|condition=New;description=Goes with any dress of size 12.
Fashion|ST6|45|Dr Martens, mens 10|condition=Good;description=Cherry red, eight eyes. Size 10.
Fashion|ST7|3|Boot laces, Doc Martens|condition=New;description=Size 10 holes. Mens. Collect any evening.
Miscellaneous|ST8|150|Pushchair 3 in 1, Silver Cross|condition=Good;description=Carrycot, seat and car seat. Travel system.
Miscellaneous|ST9|8|Rain cover, travel system pram|condition=Good;description=Fits over car seat. Collect any evening.
Miscellaneous|ST10|5|Pram organiser|condition=Good;description=Fits a travel system with car seat.
Free Stuff - Swap|ST11|0|Cotbed, pine|condition=Fair;description=One side drops. Mattress too.
Free Stuff - Swap|ST12|0|Cot mobile|condition=Good;description=Musical, bed clip. Collect any evening.
Miscellaneous|ST13|5|Cot bed bumper|condition=Good;description=Free local drop off. Collect any evening.
Leisure|ST14|40|Tub of Lego, 4kg|condition=Good;description=Bundle of mixed pieces. Collect any evening.
Leisure|ST15|5|Lego instructions bundle|condition=Good;description=Books only. Collect any evening.
Leisure|ST16|20|Display case for Lego|condition=Good;description=Acrylic. Collect any evening.
Miscellaneous|ST17|120|Aquarium, 200l, with stand|condition=Good;description=Fish tank of four foot, no leaks.
Miscellaneous|ST18|20|Fish tank filter|condition=Good;description=For 200 litre. Collect any evening.
Miscellaneous|ST19|5|Fish tank gravel, 20 litre|condition=Good;description=Was in a 200 litre. Collect any evening.
Leisure|TF9|150|Treadmill, folds flat|condition=Good;description=Roger Black, ten speeds.
Leisure|TF10|5|Treadmill oil|condition=New;description=For folding ones too. Collect any evening.
Leisure|TF11|12|Mat for a folding treadmill|condition=Good;description=Rubber. Collect any evening.
Home|TF12|75|Singer Heavy Duty|condition=Good;description=Sewing machine with foot pedal and book.
Home|TF13|4|Singer sewing machine bobbins|condition=New;description=Box of ten. Collect any evening.
Freelance Jobs|TF2||Singer wanted, wedding band|jobTitle=Singer;description=Not a sewing machine in sight.
Leisure|NG1|120|Marshall combo, 40 watts|condition=Good;description=Guitar amp with reverb. Collect any evening.
Leisure|NG2|12|Guitar amp stand|condition=Good;description=Tilts. Collect any evening.
Leisure|NG3|60|Acoustic guitar|condition=Good;description=Needs no amp. Collect any evening.
Free Stuff - Swap|NG4|0|Pallets, help yourself|condition=Fair;description=Wooden, about ten, by the gate.
Miscellaneous|NG5|120|Pallet truck|condition=Good;description=Two tonne. Free test. Collect any evening.
Leisure|NG6|60|LPs, seventies, boxful|condition=Good;description=Vinyl records of Bowie, Bolan, Floyd.
Electronics|NG7|45|Record player, 70s|condition=Good;description=Plays vinyl records. Collect any evening.
Home|NG8|30|Vinyl flooring, 70s pattern|condition=New;description=Two metres. Collect any evening.
Electronics|NG9|150|Dell 27in, 4K|condition=Good;description=Monitor with USB-C. Stand and box.
Electronics|NG10|15|Monitor arm, 27 inch|condition=Good;description=Holds 4K screens. Collect any evening.
Electronics|NG11|20|Baby monitor|condition=Good;description=Not 4K. Collect any evening.
Electronics|NG12|180|Canon 2000D, 18-55|condition=Good;description=DSLR camera, ideal to begin with. Low count.
Electronics|NG13|10|Camera bag, DSLR|condition=Good;description=Beginner size. Collect any evening.
Electronics|NG14|2|Lens cap, DSLR camera|condition=New;description=58mm. Collect any evening.
Miscellaneous|CM3|950|Cockapoo litter, four left|condition=New;description=Puppies of eight weeks. Essex, seen with mum.
Miscellaneous|CM4|5|Puppy pads|condition=New;description=From our cockapoo. Essex.
Miscellaneous|CM5|25|Puppy pen|condition=Good;description=Cockapoo outgrew it. Essex.
Free Stuff - Swap|LN5|0|Three kittens, ten weeks|condition=New;description=Litter trained, to a good home.
Free Stuff - Swap|LN6|0|Kitten food, twelve pouches|condition=New;description=Free to a good home. Collect any evening.
Miscellaneous|LN4|45|Aviary style cage|condition=Good;description=Large, for budgies or finches.
Miscellaneous|LN3|20|Pair of budgies|condition=New;description=No cage. Large wings. Collect any evening.
Miscellaneous|LN8|40|Hutch, two floors|condition=Good;description=For rabbits or guinea pigs. Ramp.
Miscellaneous|LN9|20|Lop rabbit, house trained|condition=New;description=Two years, lived in a hutch of two storeys.
Miscellaneous|LN10|10|Hutch cover|condition=Good;description=For a two storey rabbit hutch.
Miscellaneous|RH17|0|Cob mare for part loan|condition=New;description=Sussex. 14.2 horse, safe in traffic.
Miscellaneous|RH16|150|Horse saddle, 17in|condition=Good;description=Sussex. Loan to try. Collect any evening.
Miscellaneous|RH15|30|Horse rug, stable|condition=Good;description=Sussex. Used on loan horse.
Miscellaneous|PE20|14|Warren pullets, at lay|condition=New;description=Hens of eighteen weeks, vaccinated.
Miscellaneous|PE21|90|Hen coop for six|condition=Good;description=Point of lay birds fit in.
Miscellaneous|PE22|40|Dog cage, extra large|condition=Good;description=Crate of 42in, two doors.
Miscellaneous|PE23|12|Crate cover, XL dog|condition=Good;description=Blue. Collect any evening.
Miscellaneous|PE24|600|Puppies, XL bully cross dog|condition=New;description=Crate trained. Collect any evening.
Miscellaneous|HG3|450|Collie pups, farm bred|condition=New;description=Border type, working parents.
Miscellaneous|HG4|5|Border collie pup collar|condition=New;description=Red. Collect any evening.
Friendship - Friends|LA9|0|Gentle walks, Kendal, retired|description=Group of us over 60 go out on Tuesdays.
Fashion|LA9|25|Walking boots, size 6|condition=Good;description=Kendal. Used with a group.
Leisure|LA8|8|Walking poles|condition=Good;description=Kendal. Group of two. Collect any evening.
Friendship - Friends|NE6|0|Footballers wanted, Thursdays|description=Five a side, two players short. Any level.
Fashion|NE3|10|Football boots, size 9|condition=Good;description=For five a side players.
Leisure|NE4|20|Football goal, five a side|condition=Good;description=Needed gone. Folds. Collect any evening.
Friendship - Friends|BS6|0|Swap English for Spanish|description=From Madrid. Language exchange over coffee.
Leisure|BS7|60|Spanish guitar|condition=Good;description=Exchange for a banjo. Collect any evening.
Leisure|BS8|5|Spanish language coursebook|condition=Good;description=Exchange or buy. Collect any evening.
Friendship - Friends|S11|0|Drummer wanted, indie band|description=We rehearse on Sundays. Own kit helps.
Leisure|S10|120|Drum kit, Pearl|condition=Good;description=Drummer left the band. Collect any evening.
Leisure|S8|4|Pair of drumsticks|condition=New;description=For a drummer in any band.
Friendship - Friends|HG1|0|Stay and play, Fridays|description=Harrogate mums and dads with toddlers meet in the hall.
Home|HG2|30|Toddler bed|condition=Good;description=Harrogate mums, come and see.
Miscellaneous|NR2|0|Missing: grey tabby, Norwich|condition=New;description=Cat lost since Sunday near the cathedral. Chipped.
Miscellaneous|NR1|25|Cat tree|condition=Good;description=Norwich. Our tabby lost interest.
Miscellaneous|NR5|40|Tabby kittens|condition=New;description=Norwich. Cat is the mother.
Miscellaneous|BA14|0|Keys found by the canal|condition=New;description=Bunch of three with a fob.
Home|BA15|12|Key safe|condition=New;description=Never be without keys. Found surplus.
Miscellaneous|BA11|2|Novelty keyring|condition=New;description=So your keys are found. Collect any evening.
Miscellaneous|TR26|0|Gold band lost, Porthmeor|condition=New;description=Wedding ring, engraved inside. Reward.
Fashion|TR18|250|Diamond ring|condition=Good;description=Engagement or wedding. Box lost.
Miscellaneous|CF5|0|Spaniel found, Ely|condition=New;description=Liver and white dog, no collar. With the warden.
Miscellaneous|CF3|400|Spaniel pups|condition=New;description=Dog and bitch. Found homes for three.
Miscellaneous|CF14|5|Spaniel slip lead|condition=New;description=For any dog. Collect any evening.
Miscellaneous|DE45|0|Drone missing near Monsal|condition=New;description=Lost in trees. Grey, four rotors.
Electronics|DE4|220|DJI Mini 2 drone|condition=Good;description=Never lost. Three batteries.
`;
