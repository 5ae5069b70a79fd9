/* Ads that the twenty-fifth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|NR3|875|Mid terrace, two bedrooms, DSS welcome|propertyType=House;bedrooms=2;description=Gas heating and a small yard. One month up front.
Property to Rent|NR2|950|Two bed terrace, Golden Triangle, professionals only|propertyType=House;bedrooms=2;description=Wood floors, bike store. References needed.
Property to Rent|IP4|795|One bedroom apartment, Neptune Marina|propertyType=Flat;bedrooms=1;description=Waterfront balcony, lift. No smokers please.
Property to Rent|IP1|980|Two bed flat by the station, Ipswich|propertyType=Flat;bedrooms=2;description=Second floor, gas heating. Ready now.
Flatshare - Rooms to rent|PL4|425|Room going in student house, Mutley|propertyType=House;billsIncluded=Yes;description=Four of us, all second years. Wifi and bills in the rent.
Flatshare - Rooms to rent|AB25|340|Box room in a quiet house, Rosemount|propertyType=House;description=Single bed, desk, rail. Near the hospital.
Flatshare - Rooms to rent|AB10|590|En suite double, Ferryhill|propertyType=Flat;description=Big bay window. Bills on top.
Property for Sale|PE25|179950|Two bed bungalow, Skegness, walk to front|propertyType=House;bedrooms=2;description=Wet room, low garden. No chain.
Property to Rent|PE25|800|Bungalow to let, Winthorpe|propertyType=House;bedrooms=2;description=Long let, quiet cul de sac. Cat considered.
Property for Sale|LL13|239950|Three bed detached with garage, Wrexham|propertyType=House;bedrooms=3;description=Utility room. Garage at the side.
Property for Sale|LL12|289000|Detached, three beds, double garage, Gresford|propertyType=House;bedrooms=3;description=Big plot, near the school.
Property to Rent|SA1|750|Marina flat, one bed, with balcony|propertyType=Flat;bedrooms=1;furnished=Furnished;description=Third floor, lift. White goods stay.
Commercial Property|DN2|850|Industrial unit, Wheatley, roller door|propertyType=Commercial;surface=1100;description=Three phase, toilet, yard shared with one other.
Commercial Property|YO1|375|Two desk office above Coppergate|propertyType=Commercial;surface=160;description=Rates nil for small firms. Broadband in.
Home|YO10|45|Office desk, beech, with pedestal|condition=Good;description=Three drawers, one locks. 140 wide.
Garage Storage|PO4|85|Single garage off Albert Road|propertyType=Garage;description=Southsea. Up and over door, no damp.
Home|PO4|60|Garage shelving, five bays|condition=Good;description=Metal, boards included. Bolts together.
Garage Storage|RH6|70|Space on our drive, Horley|propertyType=Garage;description=Parking by the week or month. Ten minutes to Gatwick.
Transport Services|RH6|30|Gatwick runs, any hour|serviceType=Airport transfers;description=Licensed taxi. Meet and greet.
Land for Sale|LN9|32000|Half acre plot, edge of Horncastle|propertyType=Land;description=Hedged, road frontage. Was an orchard.
Property to Rent|YO22|690|Harbour cottage, Whitby, dogs welcome|propertyType=House;bedrooms=2;pets=Yes;description=Holiday let, by the week. Sleeps five.
Property for Sale|CR7|339950|Garden maisonette, two beds, Thornton Heath|propertyType=Flat;bedrooms=2;description=Own front door. Long lease.
Property for Sale|CR2|425000|Three bed maisonette, South Croydon|propertyType=Flat;bedrooms=3;description=Two floors over a shop. Share of freehold.
Free Stuff - Swap|ME15||Council exchange, our two bed flat for a house|description=Housing association, ground floor. We need a third bedroom.
Property to Rent|BL3|925|Three bed terrace, Daubhill, bare|propertyType=House;bedrooms=3;furnished=Unfurnished;description=Fresh paint and carpets. Yard.
Property to Rent|BL1|1050|Three bed semi, Heaton, all furniture stays|propertyType=House;bedrooms=3;furnished=Furnished;description=Drive and lawn. Twelve months.
Flatshare - Rooms to rent|GL50|575|Own bathroom, big double, Montpellier|propertyType=House;description=En suite shower. One other lodger, quiet.
Flatshare - Rooms to rent|GL52|720|En suite room, Pittville, parking|propertyType=House;description=All bills. Suits contractor.
Commercial Property|FY4|650|Shop with flat over, South Shore|propertyType=Commercial;description=Corner spot, was a florist. New lease.
Property for Sale|BH6|165000|Over 55s apartment, Southbourne, lift|propertyType=Flat;bedrooms=1;description=Retirement block with warden and lounge.
Property for Sale|BH1|210000|Top floor flat, Lansdowne, one bed|propertyType=Flat;bedrooms=1;description=Buy to let, tenant leaving.
Property for Sale|PO31|145000|Park home, Cowes, residential site|propertyType=House;bedrooms=2;description=Live all year. Two bedrooms, oil heating.
Caravans|PO33|8500|Static caravan, sited, eight berth|make=Willerby;model=Rio;year=2009;description=Holiday use only, Nodes Point. Fees paid.
Cars|PE1|6450|BMW 118i Sport, auto box|make=BMW;model=1 Series;year=2014;mileage=71000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=White;description=Paddles, leather. Full history.
Cars|PE2|5200|BMW 116d, six speed|make=BMW;model=1 Series;year=2013;mileage=88000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;color=Black;description=Cheap tax. New clutch.
Cars|PE7|8995|Golf GTD, DSG, pan roof|make=Volkswagen;model=Golf;year=2016;mileage=79000;fuelType=Diesel;transmission=Automatic;bodyType=Hatchback;color=Grey;description=Winter pack. Two keys.
Cars|PE4|4300|Golf GTD, remapped|make=Volkswagen;model=Golf;year=2011;mileage=132000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;color=White;description=Mk6. Coilovers, short ticket.
Cars|LE3|5750|Ford S-Max, seven seats, 2.0 TDCi|make=Ford;model=S-Max;year=2013;mileage=97000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Silver;description=Third row folds flat. Family car.
Cars|LE4|2400|Zafira 1.8, third row of seats|make=Vauxhall;model=Zafira;year=2010;mileage=90000;fuelType=Petrol;transmission=Manual;bodyType=Other;color=Red;description=Seven seater. Petrol, so no filter worries.
Cars|LE5|3600|Fiesta 1.25, one lady owner, 19,000 miles|make=Ford;model=Fiesta;year=2011;mileage=19000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Green;description=Mum has given up driving. Garaged.
Cars|LE2|7900|Mini Cooper S, roof down fun|make=Mini;model=Cooper;year=2015;mileage=52000;fuelType=Petrol;transmission=Manual;bodyType=Convertible;color=Yellow;description=Convertible with heated seats. Hood perfect.
Vehicle Accessories|LE2|20|Mini Cooper parcel shelf|condition=Good;description=From a hatch, R56. Strings intact.
Cars|LD2|3950|Freelander 2, towbar, four new tyres|make=Land Rover;model=Freelander;year=2009;mileage=118000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Blue;description=Pulls a sheep trailer with ease. Builth.
Cars|LD1|14500|Land Rover Defender 90, county pack|make=Land Rover;model=Defender;year=2010;mileage=84000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Green;description=Galvanised chassis. Waxoyled each autumn.
Vehicle Accessories|LD3|60|Defender 90 side steps|condition=Good;description=Pair with brackets. Fit any 90.
Cars|ST1|795|Micra 1.2, MOT until next September|make=Nissan;model=Micra;year=2006;mileage=93000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Purple;description=Runs lovely. Scrape on a wing.
Cars|ST2|1495|Clio, eleven months ticket|make=Renault;model=Clio;year=2009;mileage=80000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Silver;description=Belt done. Long test.
Cars|ST4|4995|Passat Estate 2.0 TDI|make=Volkswagen;model=Passat;year=2014;mileage=109000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Grey;description=Bluemotion. Dog guard and liner in the boot.
Cars|ST5|4500|Passat saloon 2.0 TDI|make=Volkswagen;model=Passat;year=2014;mileage=101000;fuelType=Diesel;transmission=Manual;bodyType=Sedan;color=Black;description=Motorway miles. Two keepers.
Cars|ST6|2750|Peugeot 208, Cat N, repaired|make=Peugeot;model=208;year=2014;mileage=66000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=White;description=Light bump to the door. Photos of before.
Vans|HU3|9250|Transit Custom, long wheelbase, no VAT|make=Ford;model=Transit Custom;year=2016;mileage=98000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=L2H1, ply lined, twin doors. One owner.
Vehicle Accessories|HU5|90|Roof rack, Transit Custom|condition=Good;description=Three bars, roller. Low roof.
Vans|HU7|15500|VW T5 camper, elevating roof|make=Volkswagen;model=Transporter;year=2012;mileage=112000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=Orange;description=Pop top, rock and roll bed, hob and sink.
Trucks|HR9|7900|Navara double cab, Truckman top|make=Nissan;model=Navara;year=2013;mileage=99000;fuelType=Diesel;transmission=Manual;bodyType=Pickup;color=Black;description=Pick up with hard canopy, load liner.
Vehicle Accessories|HR1|350|Canopy off an L200 pickup|condition=Fair;description=Fibreglass top, side windows. Two people to lift.
Motorbikes & Scooters|DD2|695|Piaggio Zip 50, moped|make=Piaggio;model=Zip;year=2017;mileage=6200;fuelType=Petrol;transmission=Automatic;color=Red;description=49cc, ride it at 16 with a CBT. Two keys.
Motorbikes & Scooters|DD3|1350|Yamaha YBR 125|make=Yamaha;model=YBR;year=2014;mileage=14000;fuelType=Petrol;transmission=Manual;color=Black;description=Chain and sprockets done. Rack.
Motorbikes & Scooters|DD4|3700|Honda CB500X, panniers and screen|make=Honda;model=CB500X;year=2017;mileage=16500;fuelType=Petrol;transmission=Manual;color=White;description=A2 licence friendly. Heated grips.
Vehicle Accessories|DD5|55|Centre stand, CB500X|condition=Good;description=SW Motech with springs. 2017 fit.
Other Vehicles|CA10|280|Kids quad, 49cc, pull start|make=Other;model=Mini quad;year=2021;fuelType=Petrol;color=Red;description=For children up to ten. Speed limiter.
Other Vehicles|CA11|3900|Yamaha Grizzly 450, farm quad|make=Yamaha;model=Grizzly;year=2014;fuelType=Petrol;color=Green;description=Four wheel drive, winch, tow ball.
Other Vehicles|CA4|2600|Ifor Williams flatbed, 8x5|make=Ifor Williams;model=LM85;year=2012;color=Silver;description=Twin axle trailer with dropsides and spare.
Trucks|GL7|11500|Horsebox, 3.5t, Renault Master|make=Renault;model=Master;year=2010;mileage=91000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=White;description=Carries two. Drive on a car licence.
Other Vehicles|LL20|38500|Trad narrowboat, 40ft, solid fuel stove|make=Liverpool Boats;model=Trad;year=2003;color=Green;description=Blacked last spring. On the Llangollen canal.
Vehicle Accessories|TQ3|180|Isabella awning, size 975|condition=Good;description=For a caravan. Poles, curtains, no mould.
Vehicle Accessories|TQ4|95|Thule carrier, takes three cycles|condition=Good;description=Bike rack, sits on the tow bar. Lights and plate.
Vehicle Accessories|TQ5|120|Winter tyres, 205/55 R16, four|condition=Good;description=Michelin Alpin, 6mm. Off a Golf.
Vehicle Accessories|TQ1|90|Part worn tyres, 225/45 R17, pair|condition=Good;description=Avon, 5mm. Fitting extra.
Part-Time Jobs|LN1||Drivers for busy pizza shop|jobTitle=Delivery driver;salary=£11.50 an hour plus drops;description=Evenings, own car and insurance. Two to five nights.
Full-Time Jobs|WV1||Nights at a residential home, training given|jobTitle=Care assistant;salary=£12.20 an hour;description=Carer on a team of three. No experience needed.
Full-Time Jobs|SN3||Pickers and packers, start Monday|jobTitle=Warehouse operative;salary=£12 an hour;contractType=Temporary;description=Immediate start, South Marston. Bus from town.
Part-Time Jobs|GU1||Front desk, dental practice, 20 hours|jobTitle=Receptionist;salary=£12.50 an hour;description=Three mornings and a Saturday. Friendly team.
Full-Time Jobs|GU2||Receptionist, motor dealer|jobTitle=Receptionist;salary=£25,000 a year;description=Five days, eight to six. Uniform.
Full-Time Jobs|DN4||Class 1 days, Doncaster depot|jobTitle=HGV driver;salary=£39,000 a year;description=Artic work, four on four off. CPC paid.
Full-Time Jobs|NN1||Customer service adviser, home based|jobTitle=Customer service adviser;salary=£23,800 a year;workplace=Remote;description=Phones and chat for a water firm. Laptop sent.
Part-Time Jobs|RG4||Classroom support, Caversham primary|jobTitle=Teaching assistant;salary=£14,200 a year;description=Term time, Year 2. Phonics a plus.
Full-Time Jobs|PH22||Sous chef, Aviemore hotel, live in|jobTitle=Sous chef;salary=£29,000 a year;description=Forty covers. Meals on shift, staff house.
Full-Time Jobs|TQ2||Sous chef, seafront hotel, live in|jobTitle=Sous chef;salary=£28,000 a year;description=Torquay. Eighty covers, split shifts.
Full-Time Jobs|PR2||General labourer, site in Fulwood|jobTitle=Labourer;salary=£13 an hour;description=Ten months of work. Boots and hat given.
Job Wanted|PR1||Labourer, own van, looking for work|jobTitle=Labourer;description=Ten years on sites around Preston. CSCS.
Full-Time Jobs|HU8||Apprentice vehicle technician|jobTitle=Apprentice mechanic;salary=£6.40 an hour;contractType=Apprenticeship;description=School leavers. Day release, tools bought.
Find a tradesman|HU9|45|Mobile mechanic, brakes and servicing|serviceType=Car repair;description=Comes to your drive. Diagnostics.
Full-Time Jobs|MK9||Christmas staff, toy shop|jobTitle=Sales assistant;salary=£11.80 an hour;contractType=Temporary;description=Six weeks from November. Till and stock.
Internships|BN1||Paid marketing intern, three months|jobTitle=Marketing intern;salary=£11.44 an hour;contractType=Internship;description=Social posts, newsletters. Brighton Lanes.
Freelance Jobs|BN3||Designer for a rebrand, from anywhere|jobTitle=Graphic designer;salary=£220 a day;workplace=Remote;contractType=Freelance;description=Logo, pack and site. Six weeks.
Web & IT services|BN2|250|Logos and leaflets drawn for you|serviceType=Graphic design;description=Designer with ten years of print. Two rounds of changes.
Find a tradesman|GL1|55|Electrician, small jobs welcome|serviceType=Electrical;description=NICEIC. Sockets, lights, outdoor supplies.
Home|GL2|12|Outdoor socket, double, new|condition=New;description=IP66. Bought two, fitted one.
Find a tradesman|NN16|70|Boilers serviced, landlord certificates|serviceType=Plumbing;description=Gas Safe engineer. CP12 same week, Kettering.
Find a tradesman|BN11|30|Odd jobs, flat packs, shelves put up|serviceType=Handyman;description=No job too small. Pictures, blinds, locks.
Home|BN12|25|Floating shelves, set of three, oak|condition=Good;description=90 cm. Brackets and screws.
Find a tradesman|IV2|10|Carpets and vinyl laid|serviceType=Flooring;description=Fitter of 20 years. Stairs, uplift of the old.
Home|IV3|40|Carpet offcut, 4m by 3m, grey|condition=New;description=Left from the lounge. Twist pile.
Removals & Storage Services|B73|60|House and garage clearances|serviceType=Waste removal;description=Rubbish taken, licensed carrier. Sutton and around.
Find a tradesman|TF1|65|Fences and gates put up|serviceType=Fencing;description=Closeboard, concrete posts. Free quotes.
Home|TF2|22|Fence panels, 6ft by 5ft, seven|condition=Fair;description=Lap. Took down for a wall.
Health-Beauty|PR8|18|Hairdresser, comes to your home|serviceType=Hairdressing;description=Sets, perms, cuts. Pensioners at ease.
Electronics|PR9|15|Hair dryer, Parlux, for salon|condition=Good;description=Italian. Two nozzles.
Event Planning & Catering|CT5|280|Paul's disco for your big day|serviceType=DJ;description=DJ and lights for weddings. All of Kent.
Electronics|CT6|240|Pioneer DJ deck, DDJ-400|condition=Good;description=Controller with cable. Bedroom use.
Models - Auditions - Photography|GU22|120|Babies and bumps, photographed at home|serviceType=Photography;description=Photographer for newborns. Props brought.
Other Services|BH15|35|Mobile dog grooming in my van|serviceType=Pets;description=Wash, clip, nails, outside your door. Poole.
Other Services|MK40|6|Childminder, two places from January|serviceType=Childcare;description=Ofsted outstanding. School run, garden.
Other Services|FK8|32|Piano teacher, all ages|serviceType=Tuition;description=Grown up learners a joy. Stirling.
Leisure|FK9|0|Upright piano, needs tuning|condition=Fair;description=Free for lifting. Ground floor, ramp.
Removals & Storage Services|NR6|300|Long distance moves, two men and a Luton|serviceType=Removals;description=Norfolk to anywhere. Packed and insured.
Interpreting - Translation|LU1|25|Certificates put into English, Polish and Czech|serviceType=Translation;description=Sworn translator. Passports, births, by post.
Financial Services|SA2|150|Self assessment done by a chartered accountant|serviceType=Accounting;description=Tax returns, sole traders, CIS.
Massage|BA2|45|Sports and deep tissue, by appointment|serviceType=Massage;description=Qualified therapist, clinic in Bath. Women and men.
Home|BA1|180|Roll top bath, cast iron|condition=Fair;description=Ball feet. Bring four strong people.
Find a tradesman|LU3|60|Locks opened and changed, 24 hours|serviceType=Locksmith;description=Locked out? Half an hour anywhere in Luton.
Vans|LU4|6500|Transit Luton, tail lift|make=Ford;model=Transit;year=2012;mileage=130000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Box body, 3.5 ton. New belt.
Astrology - Psychics|SY16|20|Tarot by telephone with Maria|serviceType=Tarot;description=Honest readings, evenings. No bots.
Other Services|CT1|12|Spanish for beginners, small group|serviceType=Classes;description=Conversation over coffee. Thursdays.
Health-Beauty|BN7|10|Yoga on Tuesdays, church hall|serviceType=Yoga;description=Gentle flow, 7 pm. Mats lent. Lewes.
Event Planning & Catering|LS22|8|Car boot, every Sunday from 7|serviceType=Market;description=Pitches for sellers, no need to book. Wetherby.
Home|SR1|260|Ottoman bed, king size, grey velvet|condition=Good;description=Gas lift storage. Frame only.
Home|SR2|25|Ottoman footstool, grey velvet|condition=Good;description=Lid lifts. Blanket sized.
Home|SR3|120|Hotpoint washer, 9kg, 1400 spin|condition=Good;description=Washing machine in white. New hose.
Home|SR4|230|Washer dryer, Bosch, 9kg|condition=Good;description=Two years old. Manual too.
Home|SR5|75|Condenser tumble dryer, Beko|condition=Good;description=8kg, no vent. Tank holds a load.
Home|SR6|480|American fridge freezer, Samsung|condition=Good;description=Water and ice in the door. Silver.
Home|DY10|110|Ninja dual zone air fryer|condition=Like new;description=7.6 litre, two drawers. Boxed.
Home|DY11|6|Liners, Ninja dual air fryer, 100|condition=New;description=Paper, unopened packs.
Home|DY12|195|Oak table and six chairs|condition=Good;description=Solid wood dining set. Seats eight when out.
Home|DY10|15|Covers for dining chairs, six|condition=New;description=Stretch, navy. Never used.
Home|DY11|150|Brown leather two seater|condition=Good;description=Sofa from Next. One scratch, cat.
Home|TQ12|70|Two door robe, mirrored|condition=Good;description=Wardrobe with a drawer. Already flat.
Home|TQ13|30|Large wall mirror, gilt|condition=Good;description=Four foot tall. Heavy.
Home|CA3|55|Wool rug, 160 x 230, cream|condition=Good;description=From John Lewis. Smoke free.
Home|CA2|30|Wool rug, 120 x 170, cream|condition=Good;description=Cut pile. Hoovered weekly.
Home|CA1|140|Greenhouse, 8ft by 6ft|condition=Good;description=Aluminium, toughened glass. You take it down.
Home|CA5|25|Paraffin heater, greenhouse|condition=Fair;description=Keeps the frost off. Wick new.
Home|DG1|160|Lay-Z-Spa, Miami, four people|condition=Good;description=Inflatable hot tub, pump and lid.
Home|DG2|15|Filters, Lay-Z-Spa, twelve|condition=New;description=Hot tub size VI. Sold the spa.
Home|DG1|130|Stihl FS55, petrol|condition=Good;description=Strimmer with harness. Starts first time.
Home|DG2|8|Strimmer line, 3mm, for Stihl|condition=New;description=Square cord. 50 metres.
Home|DG5|380|Boss tower, 6m working height|condition=Good;description=Alloy scaffold, stabilisers, two platforms.
Electronics|EX31|490|Galaxy S23 Ultra, any network|condition=Good;description=Samsung, 256GB, green. SIM free.
Electronics|EX32|6|Screen protector, S23 Ultra|condition=New;description=Samsung Galaxy glass. Pack of two.
Electronics|EX33|430|MacBook Air, M1, 2020|condition=Good;description=8GB, gold. 91 per cent battery.
Electronics|EX34|18|MacBook Air charger, genuine|condition=Good;description=30w, USB C. 2020 models.
Electronics|EX35|210|Switch OLED, Mario Kart with it|condition=Good;description=Nintendo console, white pads. Dock and case.
Electronics|EX36|28|Mario Kart 8, Nintendo Switch|condition=Good;description=Cartridge and case. Kids moved on.
Electronics|EX31|85|iPad, sixth gen, 32GB|condition=Fair;description=Scuffed back, glass fine. Ideal for the children.
Electronics|EX32|10|Child proof iPad case, blue|condition=Good;description=Foam with handle. Sixth gen.
Electronics|EX39|620|Gaming tower, Ryzen 5, RTX 3060|condition=Good;description=16GB, 1TB. PC built last year, windows on.
Electronics|LA1|60|Turntable, Sony, with two speakers|condition=Good;description=Record player plugs into the amp. Lid clear.
Leisure|LA2|25|Vinyl records, 80s, about forty|condition=Good;description=LPs, Wham to Queen. Record box too.
Electronics|LA3|50|24 inch Dell monitor|condition=Good;description=Full HD, HDMI and lead. Stand tilts.
Electronics|LA4|14|Monitor arm, desk clamp|condition=Good;description=For 17 to 27 inch. HDMI clip.
Fashion|LA5|80|North Face puffer, ladies, medium|condition=Good;description=Black 700 down jacket. Hood off.
Fashion|LA6|65|Nike Air Max 95, UK 9|condition=Good;description=Neon. Worn a handful of times.
Fashion|LA7|40|Nike Air Max 95, UK 5|condition=Good;description=Pink and grey. Boxed.
Fashion|LA3|10|Kids footy boots, size 3|condition=Good;description=Adidas moulded studs. Boys or girls.
Fashion|LA2|14|Party frock, girl of 7-8|condition=Like new;description=Monsoon, sequin dress. One wedding.
Fashion|LA1|9|Party frock, girl of 3-4|condition=Good;description=Next dress in red tulle.
Fashion|LA4|120|Bridal lehenga, maroon and gold|condition=Like new;description=Asian wedding. Size 10, with dupatta.
Home|LL30|35|Travel cot, foam mattress included|condition=Good;description=Red Kite. Bag with wheels.
Home|LL31|15|Cot mattress, 120 by 60|condition=Good;description=Washable cover. Used at grandma's.
Home|LL31|90|Side by side pushchair, twins|condition=Good;description=Double buggy, Out n About. Rain cover.
Home|LL32|12|Rain cover, double buggy|condition=Good;description=Clear. Fits most twins.
Leisure|LL30|20|Toddler ride on, red car|condition=Good;description=Little Tikes, from 18 months. Foot to floor.
Leisure|LL35|30|Balance bike, Strider, 12 inch|condition=Good;description=Wooden handle grips. From two to four.
Leisure|LL36|40|Kids bike with pedals, 12 inch|condition=Good;description=Stabilisers, bell. From four.
Leisure|BB1|950|Frenchie pups, blue and fawn|condition=Good;description=KC papers, jabs, mum here. French bulldog.
Leisure|BB2|250|French bulldog at stud|condition=Good;description=KC registered blue dog. Proven.
Leisure|SA4|450|Ragdoll kittens, two boys|condition=Good;description=Litter trained, ready at 13 weeks.
Leisure|SA5|25|Cat carrier, large|condition=Good;description=For a Ragdoll sized cat. Steel door.
Leisure|BB2|60|Hutch, two tier, ramp|condition=Good;description=For rabbits or guinea pigs. Felt roof.
Leisure|BB1|25|Mini lop rabbits, eight weeks|condition=Good;description=Handled daily. Three does.
Leisure|ST6|15|Young budgies, blue and green|condition=Good;description=Bred in an outdoor flight. Stoke.
Leisure|ST4|20|Budgie cage and toys|condition=Good;description=Two perches, swing. Clean.
Leisure|CW1|0|Cob mare, 14.2, to loan|condition=Good;description=Part or full, stays at yard. Steady horse to hack.
Leisure|CW2|30|Horse rug, 6ft, heavy|condition=Good;description=Rambo turnout. Reproofed.
Leisure|CW3|110|Motocaddy golf trolley, electric|condition=Good;description=Lithium battery, charger. Folds small.
Leisure|CW4|60|Carp rods, two, and reels|condition=Good;description=Shakespeare. Ready to fish with alarms.
Leisure|CW5|55|Adjustable dumbbells, pair, 24kg|condition=Good;description=Dial type with trays. Home gym.
Leisure|CW6|170|Left handed acoustic, Tanglewood|condition=Good;description=Guitar with padded bag. New strings.
Leisure|CW7|220|Trek mountain bike, 29er, large|condition=Good;description=Gents. Disc brakes, front fork.
Leisure|CW8|40|Pokemon cards, about 300|condition=Good;description=Job lot, some shiny. Binder.
Leisure|CW9|75|Lego, Star Wars, big box|condition=Good;description=Four kilos, sets mixed. Most books.
Leisure|CW10|180|Drum kit, full, starter|condition=Good;description=Mapex. Cymbals, stool, sticks.
Free Stuff - Swap|CO1||Pallets, about ten|description=Behind the shop. Any time before six.
Free Stuff - Swap|CO2||Paving slabs, 2x2, thirty|description=Yours if you lift them. Colchester.
Friendship - Friends|HG1|0|New in town, over 50, shall we meet|description=Coffee, galleries, walks. Lady hoping for friends.
Home|HG2|55|Coffee machine, De'Longhi|condition=Good;description=Bean to cup, over 50 drinks a day. Friends gave it.
Friendship - Friends|CM1|0|Missing tabby, Moulsham|description=Cat gone since Friday. Chipped, white paws.
Friendship - Friends|CM2|0|Covers band needs someone on drums|description=Rehearse Wednesdays. Indie and soul, Chelmsford.
Straight Relationships|PH1|0|Widow, 62, hopes to meet a kind man|description=Likes dancing and dogs. Perth way.
`;
