/* Ads that the twenty-sixth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Flatshare - Rooms to rent|NE2|520|Attic double, Jesmond, bills in|propertyType=House;billsIncluded=Yes;description=Shared with two nurses. Gas, water and wifi in the rent.
Property to Rent|NE2|1150|Two bed flat, Jesmond Road|propertyType=Flat;bedrooms=2;description=Tyneside flat with a yard. Students or sharers.
Property to Rent|NE65|725|Stone cottage, Rothbury, two beds|propertyType=House;bedrooms=2;description=Log burner, small lawn. Long let.
Property for Sale|NE66|245000|Two bed cottage, Alnwick|propertyType=House;bedrooms=2;description=Beams, walled garden. No chain.
Property to Rent|CF24|575|Self contained bedsit, Roath|propertyType=Studio;bedrooms=0;description=Own kitchenette and shower. One person.
Property for Sale|CF24|150000|House let as bedsits, Cathays|propertyType=House;bedrooms=6;description=Six units, all let. Investors only.
Property to Rent|B74|1950|Four bed detached, Streetly, double garage|propertyType=House;bedrooms=4;description=Sutton Coldfield schools. Utility and big lawn.
Garage Storage|B72|95|Brick garage, Sutton Coldfield|propertyType=Garage;description=Dry and locked. Near the park.
Property to Rent|E3|1550|Canalside one bed, Bow|propertyType=Flat;bedrooms=1;description=Balcony over the Hertford Union. Bike room.
Property to Rent|E3|1875|Warehouse one bed, Fish Island|propertyType=Flat;bedrooms=1;description=High ceilings, concierge, gym.
Flatshare - Rooms to rent|N16|1050|Couple or single, big room, Stoke Newington|propertyType=House;description=Shared house of four near Clissold Park. Couples fine.
Property to Rent|EH6|1250|Shore, two bed tenement|propertyType=Flat;bedrooms=2;description=Leith. Landlord registered. Box room for a desk.
Property for Sale|EH6|219000|Two bed flat, Leith Walk|propertyType=Flat;bedrooms=2;description=Second floor, main stair. Home report ready.
Property for Sale|CF48|94950|Mid terrace, Dowlais, three beds|propertyType=House;bedrooms=3;description=New roof, yard. Rented until lately.
Property for Sale|CF47|164950|Terraced house, Thomastown|propertyType=House;bedrooms=3;description=Near Merthyr hospital. Bay windows.
Property for Sale|BN20|199950|Garden level flat, Meads, Eastbourne|propertyType=Flat;bedrooms=2;description=Ground floor with patio. Share of freehold.
Property to Rent|BN21|925|Ground floor flat, Eastbourne|propertyType=Flat;bedrooms=1;description=By the pier. One month deposit.
Property for Sale|SY5|475000|Converted barn, Pontesbury, four beds|propertyType=House;bedrooms=4;description=Vaulted lounge, underfloor heat, paddock by talks.
Property to Rent|SY6|1300|Barn conversion, Church Stretton|propertyType=House;bedrooms=3;description=Courtyard of three. Oil heating.
Garage Storage|SW19|140|Lock-up behind the shops, Wimbledon|propertyType=Garage;description=Garage in a gated yard. New door.
Home|SW19|75|Electric garage door opener|condition=Good;description=Chamberlain, two fobs. Rail included.
Garage Storage|E14|180|Underground bay, Canary Wharf|propertyType=Garage;description=Parking for one car. Fob and cameras.
Vehicle Accessories|E14|15|Parking sensors, kit of four|condition=New;description=Drill, wires and buzzer. Black.
Garage Storage|SA7|110|20ft container, Llansamlet yard|propertyType=Garage;description=Self storage, access all hours. Swansea.
Home|SA3|6|Glass food containers, nine|condition=Good;description=Snap lids, storage for leftovers. Freezer safe.
Commercial Property|NG1|400|Chair going in busy salon, Hockley|propertyType=Commercial;surface=120;description=Hairdresser or barber. Rent by the month, towels done.
Home|NG5|60|Salon styling chair, hydraulic|condition=Good;description=Hair chair, black. Pump sound.
Commercial Property|LL30|900|Tea room, leasehold, near the pier|propertyType=Commercial;surface=700;description=Llandudno cafe with 30 covers. Kitchen fitted.
Part-Time Jobs|LL30||Counter help, Llandudno cafe|jobTitle=Cafe assistant;salary=£11.60 an hour;description=Weekends. Coffee and cakes.
Property to Rent|TR26|1100|Fisherman's cottage, Downalong, sleeps six|propertyType=House;bedrooms=3;description=Holiday let by the week. St Ives, harbour at the end.
Property for Sale|TR26|435000|Cottage near Porthmeor, St Ives|propertyType=House;bedrooms=3;description=Now a holiday let. Sleeps six.
Property to Rent|CA12|950|Timber lodge, Keswick, hot tub|propertyType=House;bedrooms=2;description=Short breaks in the Lake District. Own tub on the deck.
Home|CA12|35|Cover for a hot tub, round|condition=Good;description=Six foot, brown. Straps fine.
Property to Rent|CW6|150|Four acre paddock to rent, Tarporley|propertyType=Land;description=Grazing, water, two stables. Horses only.
Miscellaneous|CW8|45|Horse electric fence, energiser and tape|condition=Good;description=Grazing kit with posts.
Land for Sale|PH16|59000|Six acres of mixed woodland, Pitlochry|propertyType=Land;description=Oak, birch and pine with a track. Perthshire.
Home|PH1|70|Logs, a full pickup load|condition=New;description=Hardwood from our woodland. Perth.
Flatshare - Rooms to rent|OX2|480|Weekday lodger, Summertown, Mon to Fri|propertyType=House;description=Single room, Monday to Friday only. Breakfast.
Property to Rent|OX4|1350|Two bed terrace, Cowley|propertyType=House;bedrooms=2;description=Room for bikes. From Monday.
Property to Rent|PO5|950|Pets fine, flat in Southsea|propertyType=Flat;bedrooms=1;pets=Yes;description=Cats and small dogs welcome. Courtyard.
Property to Rent|PO1|900|Flat by Gunwharf, no pets|propertyType=Flat;bedrooms=1;pets=No;description=Portsmouth harbour. Lift.
Property for Sale|DY3|229950|Extended semi, Sedgley, three beds|propertyType=House;bedrooms=3;description=No upward chain. Dudley. Drive for two.
Property to Rent|DY2|975|Three bed semi, Netherton|propertyType=House;bedrooms=3;description=Dudley. Freshly painted.
Property for Sale|LL55|185000|Town house, Caernarfon, inside the walls|propertyType=House;bedrooms=3;description=Three floors, castle views. Old range.
Property to Rent|LL55|750|Two bed house, Caernarfon|propertyType=House;bedrooms=2;description=Near the ysgol. No smokers.
Property to Rent|E8|1850|One bed, London Fields, top floor|propertyType=Flat;bedrooms=1;description=Light flat by the lido. Hackney.
Property for Sale|E8|445000|One bed flat, Broadway Market|propertyType=Flat;bedrooms=1;description=Hackney. Share of freehold.
Cars|TF3|8750|VRS 2.0 TSI Estate, Skoda Octavia|make=Skoda;model=Octavia;year=2015;mileage=74000;fuelType=Petrol;transmission=Manual;bodyType=Other;color=White;description=Black pack. Service book stamped.
Vehicle Accessories|TF3|18|Octavia vRS mats, estate boot liner|condition=Good;description=Rubber set. 2014 on. Collect any evening.
Cars|WN2|2650|Astra 1.6, automatic, Wigan|make=Vauxhall;model=Astra;year=2010;mileage=68000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Silver;description=Vauxhall, two keepers. Good ticket.
Cars|WN5|4200|Astra 1.4T SRi, auto|make=Vauxhall;model=Astra;year=2014;mileage=59000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Black;description=Half leather. One former keeper.
Cars|GU15|21500|Long Range AWD, Tesla Model 3|make=Tesla;model=Model 3;year=2021;mileage=38000;fuelType=Electric;transmission=Automatic;bodyType=Sedan;color=White;description=Autopilot, tow hitch. Warranty until 2029.
Vehicle Accessories|GU16|110|Tesla Model 3 charging cable|condition=Like new;description=Type 2, five metres, in a bag.
Cars|RG2|13250|Yaris 1.5 Hybrid Icon, 2019|make=Toyota;model=Yaris;year=2019;mileage=31000;fuelType=Hybrid;transmission=Automatic;bodyType=Hatchback;color=Blue;description=Toyota history. Reversing camera.
Cars|RG6|3995|Yaris 1.0 VVT-i, five door|make=Toyota;model=Yaris;year=2012;mileage=66000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;description=Not the hybrid. Cheap tax.
Cars|SR4|750|Non runner, Qashqai 1.5 dCi|make=Nissan;model=Qashqai;year=2010;mileage=128000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Grey;description=Spares or repair, turbo gone. Bring a trailer.
Cars|SR5|5500|Qashqai Acenta, two keys|make=Nissan;model=Qashqai;year=2014;mileage=81000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Black;description=Drives well. New brakes.
Cars|EX8|4250|Roadster, Mazda MX-5, 1.8i|make=Mazda;model=MX-5;year=2008;mileage=62000;fuelType=Petrol;transmission=Manual;bodyType=Convertible;color=Red;description=True red, hood tight. No rot.
Vehicle Accessories|EX8|150|MX-5 hood, red mohair|condition=Good;description=Off a Mk2, glass screen.
Cars|DN16|1850|Corsa SXi, three doors|make=Vauxhall;model=Corsa;year=2009;mileage=79000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Black;description=Vauxhall 1.2 petrol. Chain done.
Vehicle Accessories|DN15|60|Corsa C bumper, 3 door|condition=Fair;description=Vauxhall, front, black. Scuffs.
Cars|CA2|3450|Jazz 1.4 CVT, Honda, one owner|make=Honda;model=Jazz;year=2011;mileage=47000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Silver;description=Retired couple. Dealer serviced.
Vehicle Accessories|CA3|12|Honda Jazz boot liner|condition=Good;description=Rubber, wipes clean. Carlisle.
Cars|LN6|6900|Kangoo with ramp, seats three and a chair|make=Renault;model=Kangoo;year=2014;mileage=41000;fuelType=Petrol;transmission=Manual;bodyType=Other;color=Blue;description=Wheelchair accessible, winch and straps. WAV.
Health-Beauty|LN5|20|Wheelchair hire by the week|serviceType=Hire;description=Folding wheelchair or transit chair, brought to you.
Miscellaneous|LN6|70|Folding wheelchair, self propelled|condition=Good;description=18 inch seat. Goes in a vehicle boot.
Cars|HP9|17995|X5 xDrive30d, 7 seats, M Sport|make=BMW;model=X5;year=2015;mileage=83000;fuelType=Diesel;transmission=Automatic;bodyType=SUV;color=Black;description=BMW with third row. Pan roof.
Cars|HP10|12500|X5 five seat, BMW 25d|make=BMW;model=X5;year=2014;mileage=97000;fuelType=Diesel;transmission=Automatic;bodyType=SUV;color=White;description=Two keys and a full book.
Cars|BD17|3250|Fiat 500 Pop, group 4 insurance|make=Fiat;model=500;year=2012;mileage=58000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=White;description=Passed my test in it. Cheap to run.
Miscellaneous|BD18|5|Fiat 500 key ring, enamel|condition=New;description=Gift for a first car. Collect any evening.
Cars|IP33|2950|V70 D5 SE Lux, Volvo estate|make=Volvo;model=V70;year=2009;mileage=151000;fuelType=Diesel;transmission=Automatic;bodyType=Other;color=Blue;description=Cream leather, heated. Belts done.
Vehicle Accessories|IP32|55|Volvo V70 headlamp, left|condition=Good;description=Xenon with ballast. 2008 on, D5.
Vans|PE30|11900|Refrigerated Sprinter, tail lift|make=Mercedes;model=Sprinter;year=2016;mileage=121000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Fridge van, standby plug. Chilled and frozen.
Vans|GL2|8450|Caddy Maxi C20, Volkswagen|make=Volkswagen;model=Caddy;year=2016;mileage=87000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=Silver;description=Long body, twin doors, ply lined.
Vehicle Accessories|GL4|40|Bulkhead, VW Caddy Maxi|condition=Good;description=Steel, with window and bolts.
Trucks|ME10|8950|Cabstar tipper, 3.5 tonne|make=Nissan;model=Cabstar;year=2012;mileage=92000;fuelType=Diesel;transmission=Manual;bodyType=Pickup;color=White;description=Cage sides, tow ball. Ram is new.
Full-Time Jobs|ME10||Tipper driver, days|jobTitle=Driver;salary=£31,000 a year;description=3.5t truck for a groundworks firm.
Motorbikes & Scooters|BN3|2650|Vespa PX, Italian, 1999|make=Piaggio;model=PX 125;year=1999;mileage=21000;fuelType=Petrol;transmission=Manual;color=Green;description=125, disc brake, kick start. Logbook here.
Vehicle Accessories|BN3|25|Vespa screen, PX 125|condition=Good;description=Tall, with fixings. Collect any evening.
Miscellaneous|BN2|500|Wanted, Vespa PX in any state|adType=Wanted;condition=Good;description=125 or 200. Cash and a trailer waiting.
Motorbikes & Scooters|CH4|5250|Iron 883, Harley-Davidson|make=Harley-Davidson;model=Sportster;year=2014;mileage=9800;fuelType=Petrol;transmission=Manual;color=Black;description=Vance and Hines pipes. Winter stored.
Vehicle Accessories|CH5|90|Saddlebags, Harley Sportster 883|condition=Good;description=Leather throwovers. Collect any evening.
Motorbikes & Scooters|WF9|2495|Yamaha YZF-R125, learner ready|make=Yamaha;model=YZF-R125;year=2015;mileage=13400;fuelType=Petrol;transmission=Manual;color=Blue;description=Sports bike looks on a CBT. Chain new.
Vehicle Accessories|WF8|70|R125 exhaust, Yamaha sports can|condition=Good;description=Learner legal 125. Baffle in.
Motorbikes & Scooters|HX7|1500|Beta Rev 3, trials, 80cc|make=Beta;model=Rev 3;year=2012;fuelType=Petrol;transmission=Manual;color=Red;description=Trials bike for a teenager. Son has grown.
Fashion|HX3|45|Trials boots, Gaerne, size 7|condition=Good;description=For a bike, hardly worn. Youth.
Caravans|TA6|9450|Bailey Pegasus Verona, four berth|make=Bailey;model=Pegasus;year=2012;description=Caravan with island fixed bed, end washroom. Damp checked.
Home|TA7|40|Caravan mattress, fixed bed|condition=Good;description=Cut corner, 6ft 2. Sprung.
Caravans|LL18|16500|ABI Oakley, Rhyl park, sited|make=ABI;model=Oakley;year=2014;description=Static caravan for sale with decking. Fees until March.
Property to Rent|LL18|420|Static caravan for hire, Rhyl|propertyType=House;bedrooms=2;description=Weeks from Easter. Six berth.
Caravans|DT4|895|Conway Countryman, six berth|make=Conway;model=Countryman;year=2002;description=Trailer tent with awning and kitchen. New tyres.
Leisure|DT4|20|Ground sheet, trailer tent|condition=Good;description=Breathable, 3 by 4 metres.
Other Vehicles|PL9|11750|Rib, 5.4m, 90hp Suzuki|make=Ribcraft;model=5.4;year=2010;color=Grey;description=Boat on a roller trailer with outboard. Serviced.
Leisure|PL8|25|Outboard cover, 40 to 90hp|condition=New;description=For a rib or any boat.
Other Vehicles|CT8|850|Shoprider 8mph, road use|make=Shoprider;model=Cadiz;year=2018;fuelType=Electric;color=Red;description=Mobility scooter, lights, new batteries.
Miscellaneous|CT9|12|Mobility scooter bag, rear|condition=New;description=Clips to the seat. Reflective.
Vehicle Accessories|B31|280|18" BMW alloys, 5x120, set|condition=Good;description=Style 400M, four tyres with tread.
Vehicle Accessories|B32|250|18" Audi alloys, 5x112|condition=Good;description=Four, one kerbed. Collect any evening.
Vehicle Accessories|GU9|85|Roof box, Halfords, 420 litres|condition=Good;description=Long enough for skis. Two keys.
Vehicle Accessories|GU10|30|Roof bars only, Golf estate|condition=Good;description=No box. Lockable. Collect any evening.
Vehicle Accessories|LU7|35|Headlamp, offside, Golf Mk5|condition=Good;description=Driver's side headlight. Halogen, lugs intact.
Vehicle Accessories|LU6|35|Golf Mk5 headlight, nearside|condition=Good;description=Passenger side. Halogen.
Vehicle Accessories|SS7|45|Bosch 096 battery, 70Ah|condition=Good;description=Car battery, one winter old. Tests well.
Vehicle Accessories|SS8|10|Jump leads, heavy duty|condition=Good;description=For a flat car battery. Three metres.
Part-Time Jobs|S70||Minibus driver, term time, Barnsley|jobTitle=Minibus driver;salary=£13 an hour;description=School run, mornings and afternoons. D1 on licence.
Part-Time Jobs|LS2||Porter for Saturday and Sunday|jobTitle=Kitchen porter;salary=£11.70 an hour;description=Busy brasserie, Leeds. Meals on shift.
Home|LS7|150|Kitchen cabinets, six, grey|condition=Good;description=Removed at the weekend. Leeds.
Part-Time Jobs|HG1||Saturday help, bakery counter|jobTitle=Shop assistant;salary=£8 an hour;description=Suits a school leaver of 16 or over. Harrogate.
Full-Time Jobs|HG2||Baker, Harrogate, six days|jobTitle=Baker;salary=£27,000 a year;description=Includes Saturday. Three years at the oven.
Part-Time Jobs|EX2||Replenishment, nights, supermarket|jobTitle=Shelf stacker;salary=£14 an hour;description=Ten till six, four shifts. Exeter.
Home|EX4|25|Shelving unit, five shelves|condition=Good;description=Stacking, white. Exeter.
Part-Time Jobs|NP20||Healthcare assistant, bank|jobTitle=Healthcare assistant;salary=£12.60 an hour;description=HCA shifts to suit, wards in Newport.
Job Wanted|NP19|0|Carer, experienced, seeks nights|jobTitle=Care assistant;description=HCA for nine years. Newport.
Full-Time Jobs|CR0||Trainee plumber, Croydon, college paid|jobTitle=Apprentice plumber;salary=£15,500 a year;description=Four days on the van. No experience needed.
Find a tradesman|CR0|90|Bathrooms fitted, Croydon|serviceType=Plumbing;description=Plumber with apprentice. Tiles too.
Part-Time Jobs|SW16||Domestic cleaner needed, Streatham|jobTitle=Cleaner;salary=£14 an hour;description=Six hours a week in a family house.
Other Services|SW16|90|End of tenancy cleans|serviceType=Cleaning;description=Team of cleaners, Streatham. Deposit back.
Full-Time Jobs|TW10||Nanny for two under fives, Richmond|jobTitle=Nanny;salary=£17 an hour;description=Live out, Monday to Thursday. Driver preferred.
Models - Auditions - Photography|TW9|150|Newborns photographed at home|serviceType=Photography;description=Nanny or granny welcome. Richmond.
Freelance Jobs|BS6||Bookkeeper, few hours a week|jobTitle=Bookkeeper;salary=£22 an hour;workplace=Remote;description=Freelance. Xero, from home.
Financial Services|BS7|40|VAT returns and books kept|serviceType=Bookkeeping;description=Freelance bookkeeper for sole traders.
Full-Time Jobs|AB11||Scaffolders, part two carded|jobTitle=Scaffolder;salary=£19 an hour;description=Harbour works, Aberdeen. Six months.
Home|AB12|400|Tower scaffold, 5m, alloy|condition=Good;description=Boards, wheels, stabilisers. Aberdeen.
Full-Time Jobs|SK1||Warm leads only, inside sales|jobTitle=Telesales executive;salary=£24,000 a year plus bonus;description=No cold calling. Telephone team of ten.
Electronics|SK2|30|Telesales headset, Jabra|condition=Good;description=For calling all day. USB.
Internships|SO22||Veterinary placement, two weeks|jobTitle=Work experience;salary=Expenses;description=Shadow a vet nurse, small animals. Winchester.
Miscellaneous|SO23|15|Vet bed, large, grey|condition=New;description=For whelping or crates.
Job Wanted|NN5|0|Counterbalance licence, seeking any shift|jobTitle=Forklift driver;description=Six years on forklifts. Can start now.
Full-Time Jobs|NN4||Reach truck operator, nights|jobTitle=Forklift driver;salary=£13.80 an hour;description=Licence needed. Work four on four off.
Full-Time Jobs|EX20||Live in companion, Okehampton|jobTitle=Live in carer;salary=£780 a week;description=For a lady of 90. DBS checked, two weeks on. Devon.
Job Wanted|EX15|0|Live in carer, DBS, free in May|jobTitle=Carer;description=Devon or Somerset. Drives.
Find a tradesman|OL11|150|Skimming and patching, Rochdale|serviceType=Plastering;description=Ceilings, artex covered. Time served plasterer.
Home|OL12|20|Plastering trowels, Marshalltown, two|condition=Good;description=13 and 16 inch. Rochdale.
Other Services|TQ1|45|Hedges and lawns, tidy work|serviceType=Gardening;description=Cut, cleared and taken. Torquay.
Home|TQ2|40|Hedge cutter, Bosch, 50cm|condition=Good;description=Corded. Torquay. Collect any evening.
Removals & Storage Services|G41|35|Small moves, seven days|serviceType=Man and van;description=Sundays too. Luton or SWB, all of Glasgow.
Vans|G42|3500|Transit connect, high roof|make=Ford;model=Transit Connect;year=2012;mileage=110000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Any man may view, Sunday best.
Find a tradesman|LE7|80|Aerials put up, dishes lined|serviceType=Aerials;description=TV points, satellite, Freesat. Fitted this week.
Electronics|LE8|8|Satellite box and indoor aerial|condition=Good;description=For a TV in a bedroom.
Web & IT services|SW9|50|Cracked screens, same hour|serviceType=Phone repair;description=iPhone and Samsung, batteries too. Brixton arcade.
Electronics|SW2|4|Phone screen protector, clear|condition=New;description=Tempered. Brixton. Collect any evening.
Other Services|SG6|55|Wasp nests treated and taken|serviceType=Pest control;description=Hornets too. Seven days.
Home|SG5|6|Wasp trap, glass|condition=New;description=Hangs by a nest. Bait it with jam.
Other Services|M21|12|Walks for dogs, small groups|serviceType=Pets;description=Collected from Chorlton. Insured walker.
Miscellaneous|M21|10|Dog walker harness belt|condition=New;description=Hands free lead. Chorlton.
Other Services|HD3|28|GCSE maths help by video|serviceType=Tuition;serviceMode=Remote;description=Teacher of ten years. Foundation to grade 9. Online.
Leisure|HD4|5|GCSE maths revision guides, three|condition=Good;description=CGP with online code. Tutor's own.
Other Services|BD9|36|Automatic tuition, lady instructor|serviceType=Driving lessons;description=Learn to drive in Bradford. Test swap help.
Vehicle Accessories|BD8|4|Magnetic L plates for driving lessons|condition=New;description=Pair. Bradford. Collect any evening.
Other Services|TF4|60|Valet at your door, full or mini|serviceType=Car valeting;description=Mobile, own water. Cars and vans, Telford.
Home|TF7|45|Vacuum, wet and dry, car valeting|condition=Good;description=Numatic George. Telford.
Event Planning & Catering|HR4|280|Tiered cakes for the big day|serviceType=Catering;description=Wedding cake maker, tastings free.
Home|HR2|15|Cake stand, three tier, wedding|condition=Good;description=Acrylic. Box kept. Collect any evening.
Event Planning & Catering|DA1|65|Castles for hire, bouncy, all sizes|serviceType=Hire;description=Insured. Dartford and around.
Leisure|DA2|240|Bouncy castle for sale, 12ft|condition=Good;description=With blower. Was for hire. Dartford.
Health-Beauty|LE5|40|Henna by Sana, brides and guests|serviceType=Beauty;description=Mehndi artist, organic paste.
Fashion|LE4|6|Mehndi cones, dozen|condition=New;description=As any artist uses. Brown.
Other Services|WA4|35|CVs written and letters polished|serviceType=Writing;description=Former recruiter. Two days.
Home|WA5|6|Writing paper, cream, 100|condition=New;description=Good for a CV. Collect any evening.
Financial Services|IP12|95|Wills and powers of attorney|serviceType=Legal;description=Written at your home. Fixed fee, stored free.
Find a tradesman|HR6|55|Flues swept, certificates given|serviceType=Chimney sweep;description=Stoves and open fires. Herefordshire.
Home|HR1|20|Chimney sweep rods and brush|condition=Good;description=Nine poles. Hereford. Collect any evening.
Health-Beauty|IG11|35|Lashes, classic or Russian|serviceType=Beauty;description=Extensions at my flat, Barking. Infills.
Fashion|IG11|10|Eyelash extensions, lash kit|condition=New;description=Trays and glue. Barking.
Web & IT services|NG9|350|Sites built for sole traders|serviceType=Web design;description=Small business website with shop. Hosting too.
Leisure|NG7|3|Website and domain book for small business|condition=Good;description=Paperback. Collect any evening.
Home|SN25|25|Travel cot, Graco, with mattress|condition=Good;description=Folds into its bag. For grandchildren.
Home|SN25|5|Travel cot sheets, two|condition=New;description=Fit a mattress of 95 by 65.
Home|BS16|220|Mountain Buggy Duet, twin|condition=Good;description=Double pushchair, side by side, raincovers.
Home|BS15|20|Double buggy footmuff, pair|condition=Good;description=Fits side by side makes.
Home|EH10|75|Tripp Trapp, Stokke, walnut|condition=Good;description=High chair with harness. Grows with them.
Home|EH9|18|Tripp Trapp cushion set|condition=Good;description=For a high chair. Grey stars.
Home|NE12|40|Medela Swing, single|condition=Like new;description=Electric breast pump. New valves.
Home|NE13|6|Breast pump milk bags, 50|condition=New;description=For any electric pump.
Home|GU51|190|Honda Izy, self propelled|condition=Good;description=Petrol mower, 18 inch, starts first pull.
Home|GU52|14|Lawnmower blade, Honda petrol|condition=New;description=46cm self propelled models.
Free Stuff - Swap|WR5||Apex shed, 6x4, take it down yourself|description=Free. Floor has gone, rest sound.
Home|WR4|15|Shed felt, ten metres|condition=New;description=Green. Enough for a 6x4.
Home|CM8|180|Corner rattan with glass table|condition=Good;description=Garden seating for six. Grey cushions.
Home|CM7|12|Rain cover, rattan garden set|condition=New;description=Three metres, elastic hem.
Home|ST17|20|Oak sleepers, reclaimed|condition=Good;description=Railway type, 8ft, no tar. Each.
Home|WS9|120|Belle mixer, 240v|condition=Fair;description=Mixes cement well. With stand.
Home|WS8|110|Belle cement mixer, 110v|condition=Good;description=Yellow plug. Site use.
Home|OX16|60|Makita SDS, corded|condition=Good;description=Hammer drill, three modes. Box.
Home|OX15|12|SDS drill bits, Makita, five|condition=New;description=Masonry, 6 to 14mm. Collect any evening.
Leisure|BB7|260|Vintage V100, Les Paul type|condition=Good;description=Electric guitar, honeyburst. Set up lately.
Leisure|BB5|8|Les Paul guitar strap|condition=New;description=Leather. Copy of a Levy.
Leisure|GL53|450|Cello, 4/4, Stentor|condition=Good;description=Full size with soft case. Grade six.
Leisure|GL51|40|Cello bow, full size|condition=Good;description=Carbon. Rehaired. Collect any evening.
Electronics|LS11|900|Pair of SL-1210 mk2, Technics|condition=Good;description=Turntables with lids. Pitch centred.
Electronics|LS12|10|Technics slipmats, 1210 decks|condition=Good;description=Pair. Collect any evening.
Electronics|LS10|400|Wanted, Technics 1210 decks|adType=Wanted;condition=Good;description=Pair or single. Will collect.
Leisure|KY16|180|Left hand set, Ping irons and driver|condition=Good;description=Golf clubs for a lefty. Stand bag.
Leisure|KY15|160|Golf clubs, right hand, Wilson|condition=Good;description=Full set with trolley. Not left.
Leisure|DE7|520|Giant TCR Advanced, 58cm|condition=Good;description=Carbon road bike, Ultegra.
Leisure|DE5|450|Carbon road bike, 52cm|condition=Good;description=Boardman. Tiagra. Collect any evening.
Leisure|WA10|90|Home multigym, 70kg stack|condition=Good;description=Multi gym, lat bar, leg curl. Dismantled.
Leisure|WA9|6|Multi gym gloves, medium|condition=New;description=Padded palms. Collect any evening.
Leisure|TN2|650|Concept 2 model D|condition=Good;description=Rower with PM5. Stores in two halves.
Leisure|TN3|25|Handle, Concept2 rower|condition=Good;description=With chain swivel. Collect any evening.
Electronics|L15|175|12, any network, 128GB, Apple|condition=Good;description=iPhone 12 unlocked. Battery 86 per cent. Blue.
Electronics|L16|260|iPhone 12 Pro, unlocked, 128GB|condition=Good;description=Gold. Box. Collect any evening.
Electronics|L15|6|iPhone 12 case, clear|condition=New;description=Unlocked my new phone, so not needed.
Electronics|SP1|90|Switch cartridges, Mario, Zelda, three more|condition=Good;description=Nintendo games sold as a bundle.
Electronics|SP2|10|Switch carry case, holds games|condition=Good;description=Nintendo. Zip. Collect any evening.
Electronics|NR7|650|Tower, RTX 3060, Ryzen 5|condition=Good;description=Gaming PC, 16GB, 1TB NVMe. Runs cool.
Electronics|NR6|230|RTX 3060 Ti card, MSI|condition=Good;description=Out of a gaming PC. Boxed.
Electronics|CB4|130|27" curved, 144Hz, AOC|condition=Good;description=Monitor for gaming. No dead pixels.
Electronics|CB3|20|Monitor arm, up to 27in|condition=Good;description=Clamp. VESA. Collect any evening.
Electronics|BA1|480|MacBook Air, M1, 256GB|condition=Good;description=Space grey. 91 cycles.
Electronics|BA2|20|MacBook charger, Air M1|condition=Good;description=30W, cable too. Collect any evening.
Fashion|DL8|95|Bedale, Barbour, large|condition=Good;description=Mens waxed jacket, olive. Rewaxed.
Fashion|DL9|6|Barbour jacket wax tin|condition=New;description=Large. For any mens coat.
Fashion|BS5|45|DMs, eight eye, size 5|condition=Good;description=Doc Martens, cherry red. Broken in.
Fashion|BS4|50|Doc Martens, size 9|condition=Good;description=Black, 1460. Collect any evening.
Fashion|S17|60|Evening gown, emerald, 12|condition=Like new;description=Prom dress, size 12, worn one night.
Fashion|S18|30|Boys prom suit, navy|condition=Good;description=Chest 36. With tie, matched her dress.
Home|YO8|65|Old pine chest, five drawers|condition=Good;description=Chest of drawers, waxed. Runs smooth.
Home|YO8|8|Handles, pine chest of drawers, ten|condition=Good;description=Wooden knobs. Collect any evening.
Home|SL1|160|Ottoman bed, 5ft, grey velvet|condition=Good;description=King size. Lifts on gas struts. No mattress.
Home|SL2|25|Ottoman footstool, king blue|condition=Good;description=Size 60 by 40, matches a bed.
Home|MK5|190|Heat pump dryer, Bosch 8kg|condition=Good;description=Tumble dryer, A++. Sensor.
Home|MK6|5|Tumble dryer vent hose|condition=New;description=Not for a heat pump. Four inch.
Home|PR4|600|Rangemaster 90, gas hob, electric ovens|condition=Good;description=Range cooker, dual fuel, 90cm. Cream.
Home|PR5|30|Range cooker splashback, 90cm|condition=Good;description=Steel. Dual screws. Collect any evening.
Leisure|NP4|5|Haynes book, Focus 2005 to 2011|condition=Good;description=Workshop manual. Oily thumbprints.
Cars|NP4|1795|Focus Zetec, manual|make=Ford;model=Focus;year=2009;mileage=94000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Blue;description=Haynes book in the glovebox.
Miscellaneous|LE2|20|First day covers, 80 in albums|condition=Good;description=GB stamps, 1972 to 1990.
Home|LE2|10|Day bed cover, first quality|condition=Good;description=Cotton, cream. Collect any evening.
Leisure|B37|60|MCM Comic Con, two for Saturday|condition=New;description=Tickets, NEC Birmingham. Transfer by app.
Fashion|B13|25|Comic con costume, Spider-Man|condition=Good;description=Birmingham. Adult medium.
Miscellaneous|LL14|50|Two tier hutch, with run|condition=Good;description=Guinea pigs or rabbits lived here. Felt roof.
Miscellaneous|LL13|5|Guinea pig hay, big bale|condition=New;description=Sweet, dust free. For a hutch.
Free Stuff - Swap|KA1||Kittens need homes, tabby and black|description=Free to kind people. Ten weeks, litter trained.
Home|KA2|8|Cat flap for kittens|condition=Good;description=Magnetic. Free screws.
Friendship - Friends|CT14|0|Tortoise gone from our garden, Walmer|description=Lost on Sunday. Hermann, size of a plate. Reward.
Home|CT13|25|Tortoise table, wooden|condition=Good;description=Lamp holder. Lost its lid.
Friendship - Friends|GL5|0|Singers wanted, Stroud, no auditions|description=Community choir, Mondays. Altos and basses above all.
Leisure|GL6|4|Choir hymn books, twelve|condition=Fair;description=Stroud chapel. Collect any evening.
`;
