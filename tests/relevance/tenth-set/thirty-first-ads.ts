/* Ads that the thirty-first queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|DD2|560|One bed flat off Lochee High Street|propertyType=Flat;bedrooms=1;description=Top floor, newly painted, close to the bus.
Property to Rent|DD5|1150|Villa near the castle, Broughty Ferry|propertyType=House;bedrooms=3;description=Garden front and back. A year or longer.
Property to Rent|PA20|495|Seafront flat in Rothesay, two bedrooms|propertyType=Flat;bedrooms=2;description=View over the bay. Five minutes to the ferry.
Property to Rent|KW15|675|Cottage in Kirkwall, 2 bedrooms|propertyType=House;bedrooms=2;description=Oil heating, small yard, shed for bikes.
Property to Rent|SA31|695|Mid terrace with three bedrooms, Johnstown|propertyType=House;bedrooms=3;description=Housing benefit is fine. Gas heating and a long garden.
Property to Rent|BT48|700|Townhouse near the Guildhall, two bedrooms|propertyType=House;bedrooms=2;description=Inside the walls. Recently redecorated.
Property to Rent|SE8|1150|Studio by Deptford market|propertyType=Studio;description=Own kitchen and shower. Bright, second floor.
Flatshare - Rooms to rent|E9|790|Double in a warehouse conversion, Hackney Wick|propertyType=Flat;billsIncluded=Yes;description=You live with three others and a cat. Everything is in the rent.
Flatshare - Rooms to rent|CV1|430|Room for a student near Coventry University|propertyType=House;description=Five of us, second years. From September.
Property for Sale|NR32|189000|Three bed mid terrace, Lowestoft, chain free|propertyType=House;bedrooms=3;description=New boiler. Walk to the station and the beach.
Property for Sale|NR33|265000|Detached chalet bungalow, Pakefield|propertyType=House;bedrooms=3;description=Corner plot with a garage near the sea.
Property to Rent|NR32|725|House to let in Lowestoft, two bedrooms|propertyType=House;bedrooms=2;description=Fresh carpets. No smokers, please.
Property for Sale|PO33|168000|Apartment by Ryde pier, two bedrooms|propertyType=Flat;bedrooms=2;description=Long lease and a lift. Sea views from the lounge.
Land for Sale|LA20|44000|Four acres of oak and birch near Broughton in Furness|propertyType=Land;description=Old wood with a track and a stream. Red squirrels.
Garage Storage|PO4|95|Garage to let behind Albert Road, Southsea|propertyType=Garage;description=Up and over door, dry, new lock.
Garage Storage|TQ2|55|Storage for caravans and boats, Torquay|propertyType=Garage;description=Fenced yard with cameras. Come and go as you like.
Commercial Property|SR1|650|Retail unit in the centre of Sunderland|propertyType=Commercial;description=Big window, store room behind. Was a card shop.
Commercial Property|NG31|480|Small industrial unit with roller shutter, Grantham|propertyType=Commercial;description=Would suit a workshop. Three phase power.
Property to Rent|RG21|1250|Modern apartment, two double bedrooms, Basingstoke|propertyType=Flat;bedrooms=2;pets=Yes;description=Balcony and a parking space. Cats and small dogs are welcome.
Property to Rent|RG21||Wanted: two bed flat in Basingstoke for a nurse and her son|propertyType=Flat;bedrooms=2;adType=Wanted;description=From May. Good references and a steady job.
Property to Rent|YO11|575|South Cliff flat, one bedroom, Scarborough|propertyType=Flat;bedrooms=1;furnished=Furnished;description=Bed, sofa and all white goods are here.
Property to Rent|YO12|650|Two bed flat near Peasholm Park|propertyType=Flat;bedrooms=2;furnished=Unfurnished;description=First floor. Bring your own things.
Property to Rent|BL9|850|Stone terrace near Bury market|propertyType=House;bedrooms=2;description=Two up two down with a cellar. Tram at the end of the street.
Property to Rent|WA10|775|Semi in Dentons Green, three bedrooms|propertyType=House;bedrooms=3;description=Drive for two cars. Good schools nearby.
Property for Sale|LE15|435000|Detached family home in Oakham|propertyType=House;bedrooms=4;description=Double garage, utility room and a south facing garden.
Cars|LN1|3200|Toyota Aygo 1.0, 2012, twenty pounds tax|make=Toyota;model=Aygo;year=2012;mileage=64000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;engineSize=1.0;description=First car for my daughter, now outgrown. MOT to June.
Cars|LN5|8900|Aygo X-Play, 2019, one owner|make=Toyota;model=Aygo;year=2019;mileage=22000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=White;engineSize=1.0;description=Reversing camera. Serviced every year.
Cars|LN6|2900|Hyundai i10, one lady owner|make=Hyundai;model=i10;year=2011;mileage=48000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Blue;description=Shopping and church only. Two keys.
Cars|LN2|1500|Wanted: Toyota Aygo or Citroen C1|vehicleOfferType=buy;make=Toyota;model=Aygo;description=Any colour, with an MOT, for a learner.
Cars|FK8|3100|Saab 9-3 soft top, 2010|make=Saab;model=9-3;year=2010;mileage=88000;fuelType=Petrol;transmission=Manual;bodyType=Convertible;color=Silver;description=The roof goes down at the push of a button.
Cars|FK7|10500|Ford Kuga, all wheel drive, tow bar|make=Ford;model=Kuga;year=2017;mileage=61000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Grey;description=Has pulled a horsebox up every hill in Perthshire.
Cars|SR5|6500|Nissan Juke 2015, low deposit finance|make=Nissan;model=Juke;year=2015;mileage=52000;fuelType=Petrol;transmission=Manual;bodyType=SUV;color=Red;adType=Dealer;description=Twelve months of warranty and a fresh MOT from us.
Cars|SR3|6950|Juke Tekna, 2016, heated seats|make=Nissan;model=Juke;year=2016;mileage=39000;fuelType=Petrol;transmission=Manual;bodyType=SUV;color=Black;description=My own car, sold because I have a company one now.
Cars|DH7|450|Ford Focus, MOT failure, spares or repair|make=Ford;model=Focus;year=2008;mileage=121000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;color=Silver;description=Clutch has gone. You will need a trailer.
Cars|AB21|9800|MG ZS EV, 2020, white|make=MG;model=ZS;year=2020;mileage=31000;fuelType=Electric;transmission=Automatic;bodyType=SUV;color=White;description=About 150 miles on a charge. Home charger can be had too.
Cars|CT9|4900|Honda Jazz, CVT gearbox, 2012|make=Honda;model=Jazz;year=2012;mileage=47000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Gold;description=Two pedals, easy to park. Retired owner.
Cars|CT10|3600|Peugeot 207, five doors|make=Peugeot;model=207;year=2012;mileage=58000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Black;description=New clutch and tyres. Runs well.
Cars|WN5|5600|Vauxhall Zafira Tourer, seven seats|make=Vauxhall;model=Zafira;year=2014;mileage=76000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Blue;description=Third row folds flat. Great for a big family.
Vans|ME10|7200|Renault Trafic SL27, 2015|make=Renault;model=Trafic;year=2015;mileage=83000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Panel van with ply lining and three seats. No VAT.
Vehicle Accessories|ME9|70|Roof bars for a Renault Trafic|condition=Good;description=Set of three, with the keys.
Motorbikes & Scooters|NG18|2350|Yamaha YBR125, learner legal|make=Yamaha;model=YBR125;year=2016;mileage=7200;fuelType=Petrol;color=Blue;description=Starts at once. Top box and a chain included.
Motorbikes & Scooters|NG24|4400|Sportster 883 Iron, 2013|make=Harley-Davidson;model=Sportster 883;year=2013;mileage=11500;fuelType=Petrol;color=Black;description=A Harley that has been looked after. Screamin Eagle pipes.
Fashion|NG19|65|Harley Davidson leather jacket, ladies medium|condition=Good;description=Zip vents, quilted lining. Smells of leather only.
Leisure|NG17|18|Harley Davidson model, die cast, boxed|condition=Like new;description=One twelfth scale. For a shelf.
Vehicle Accessories|NG20|110|Harley Davidson saddle bags, pair|condition=Good;description=Black hide with buckles. Off a Softail.
Caravans|LA4|12900|Swift Charisma 565, 2013, five berth|make=Swift;model=Charisma 565;year=2013;description=With motor mover, awning and two gas bottles.
Caravans|IV51|17500|VW T5 pop top, Portree, sleeps four|make=Volkswagen;model=T5;year=2009;mileage=118000;fuelType=Diesel;color=Green;description=Camper with cooker, fridge and night heater.
Other Vehicles|NR12|14500|Broads cruiser, 24 ft, four berths|make=Freeman;model=24;year=1990;fuelType=Diesel;color=White;description=Moored at Wroxham. Cabin heater and a toilet.
Other Vehicles|SA61|5200|Ford 4610 with front loader|make=Ford;model=4610;year=1989;fuelType=Diesel;color=Blue;description=Tractor off a small farm. Good tyres, some rust.
Leisure|SA62|25|Ride on pedal tractor with trailer, green|condition=Good;description=For three to six years. Horn still works.
Trucks|DN15|11500|Isuzu N75 tipper, 2013|make=Isuzu;model=N75;year=2013;mileage=132000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=White;description=7.5 tonnes with drop sides. Tested to autumn.
Vehicle Accessories|PR8|90|Pair of Michelin 205 55 R16, six mm left|condition=Good;description=Tyres came off when I sold the car.
Miscellaneous|FY4|380|Pride Colt four wheel mobility scooter|condition=Good;description=Basket and charger. It was my late aunt's.
Full-Time Jobs|CA11||HGV class 1 driver, Penrith, days|jobTitle=HGV driver;contractType=Permanent;salary=£39,000 a year;description=Lorry work round the north of England. Home most nights.
Job Wanted|CA10||Experienced HGV driver looking for work|jobTitle=HGV driver;description=Class 1 and 2, clean licence. Penrith or Carlisle.
Part-Time Jobs|CA12||Kitchen porter for a hotel, Keswick|jobTitle=Kitchen porter;contractType=Permanent;salary=£12.21 an hour;description=Pots, pans and floors. Meals on shift, live in is possible.
Part-Time Jobs|IP28||Classroom assistant, primary school, Mildenhall|jobTitle=Teaching assistant;contractType=Fixed term;salary=£12.50 an hour;description=Term time, mornings, with Year 2.
Job Offers|IP33||Front desk at a dental practice, Bury St Edmunds|jobTitle=Receptionist;contractType=Permanent;salary=£12.80 an hour;description=Phones, diary and payments. Four days.
Job Offers|CM20||Bricklayers needed, Harlow, new houses|jobTitle=Bricklayer;contractType=Temporary;salary=£230 a day;description=A long run of work. CSCS card please.
Find a tradesman|CM19|220|Bricklayer: garden walls, repointing, small extensions|serviceType=Bricklayer;description=Thirty years in the trade. Harlow and Epping.
Full-Time Jobs|DY2||Apprentice vehicle technician, Dudley|jobTitle=Apprentice vehicle technician;contractType=Apprenticeship;salary=£7.55 an hour;description=Learn to be a mechanic. One day a week at college.
Find a tradesman|DY1|55|Mobile mechanic, servicing on your drive|serviceType=Mechanic;description=Brakes, batteries and diagnostics. Dudley and Tipton.
Part-Time Jobs|BT74||Bar staff, weekends, Enniskillen|jobTitle=Bar staff;contractType=Permanent;salary=£12.21 an hour;description=Friday to Sunday in a busy pub. Training given.
Full-Time Jobs|GU9||Sous chef for a gastropub, Farnham|jobTitle=Sous chef;contractType=Permanent;salary=£34,000 a year;description=Fresh food, brigade of six, two days off together.
Part-Time Jobs|GU51||Babysitter needed for two girls, Fleet|jobTitle=Babysitter;contractType=Temporary;salary=£11 an hour;description=Two nights a month. They are four and seven.
Job Wanted|GU14||Childcare student offers babysitting, Farnborough|jobTitle=Babysitter;description=First aid course done. References from three families.
Job Offers|HR9||Strawberry pickers, May to August, Ross-on-Wye|jobTitle=Picker;contractType=Temporary;salary=£12.21 an hour;description=Fruit farm with caravans on site. No experience needed.
Internships|CB4||Marketing intern, three months, science park|jobTitle=Marketing intern;contractType=Internship;salary=£12.50 an hour;description=Paid, in Cambridge. Social media and events.
Freelance Jobs|BA2||Copywriter for a tea company|jobTitle=Copywriter;contractType=Freelance;workplace=Remote;description=Two days a month from home. Send us something you wrote.
Find a tradesman|KY1|60|Gas Safe heating engineer, Kirkcaldy|serviceType=Plumbing and heating;description=Boilers serviced and mended, leaks, taps and radiators.
Find a tradesman|S40|12|Windows, gutters and conservatories washed|serviceType=Window cleaning;description=Every four weeks or once. Chesterfield and Clay Cross.
Find a tradesman|PE21|6|Carpets and vinyl laid, Boston|serviceType=Carpet fitting;description=I bring underlay and grippers. Stairs too.
Home|PE22|35|Carpet offcut, beige, 4 x 3 metres|condition=New;description=Left over from our lounge. Hessian back.
Other Services|BB11|28|English and science tuition, up to GCSE|serviceType=Tutor;description=Retired teacher, at your home in Burnley or Nelson.
Transport Services|DL3|45|Airport transfers, up to eight passengers|serviceType=Taxi;description=Minibus from Darlington to Teesside, Newcastle and Leeds Bradford.
Removals & Storage Services|CO2|60|Junk and garden waste taken away|serviceType=Waste collection;description=Licensed carrier, Colchester. Sheds emptied, all swept up.
Health-Beauty|SS2|20|Barber who comes to you, Southend|serviceType=Barber;description=Cuts and beard trims in your kitchen. Pensioners pay less.
Event Planning & Catering|TQ12|55|Cakes made to order, Newton Abbot|serviceType=Cake maker;description=Birthdays, weddings and christenings. Eggless too.
Models - Auditions - Photography|ME8|95|Newborn and family photos in your home|serviceType=Photographer;description=Gillingham, Rainham and Chatham. Twenty pictures.
Interpreting - Translation|PE1|35|Polish and Lithuanian translator|serviceType=Translator;description=Certificates, letters and court papers. Peterborough.
Financial Services|SN2|250|Mortgage and protection adviser, Swindon|serviceType=Mortgage broker;description=First time buyers and people who remortgage.
Astrology - Psychics|ME14|30|Psychic readings by phone or in person|serviceType=Clairvoyant;description=Tarot and crystal ball. Maidstone, evenings.
Web & IT services|TA1|350|Websites for sole traders, Taunton|serviceType=Web design;description=Five pages, your own address, found on maps.
Massage|WR14|42|Swedish and deep tissue, Malvern|serviceType=Massage;description=For stiff necks and backs. Qualified, female.
Leisure|WR13|35|Massage gun with six heads|condition=Like new;description=Charger and case. For sore legs after running.
Other Services|GL51|13|Dogs walked, and pop in visits|serviceType=Dog walking;description=Insured, Cheltenham and Bishops Cleeve. An hour each.
Home|NN16|65|Numatic Henry, red, with tools|condition=Good;description=Strong suction. Box of bags as well.
Home|NN14|110|Cordless Dyson V8 Animal|condition=Good;description=Vacuum with two heads and charger. New battery.
Home|NN15|10|Filter for Dyson V8, sealed|condition=New;description=Bought the wrong one.
Home|NN9|18|Dyson V8 battery, spare|condition=New;description=Never fitted. With screws.
Home|NN8|14|Dyson V8 wall dock|condition=Good;description=Screws and plugs in a bag.
Home|CV21|150|Two seater settee, navy velvet|condition=Good;description=Moving away. Collect from near the school.
Home|CV22|55|Pine chest, five deep drawers|condition=Good;description=For clothes. Solid, some scratches on top.
Home|ST16|120|Tall Hotpoint fridge freezer, white|condition=Good;description=Half and half. Works as it should.
Home|ST17|40|Panasonic breadmaker, SD-2501|condition=Good;description=With the paddle and recipe book.
Home|HG2|180|Rattan garden set, four chairs and a table|condition=Good;description=Glass top. Cushions have been kept indoors.
Home|HG3|75|Grass trimmer, Stihl, petrol|condition=Good;description=Strimmer with a spare spool. Starts well.
Home|KA8|120|Electric cooker, ceramic hob, 60 cm|condition=Good;description=Double oven, clean. Beko.
Home|DA2|95|Ikea Pax wardrobe, sliding doors|condition=Good;description=Two metres wide. Taken down and labelled.
Electronics|PO9|340|Apple iPhone 14, 128GB, midnight|condition=Good;description=Unlocked. Battery 90 per cent, no marks.
Electronics|PO8|8|Case and screen protector for iPhone 14|condition=New;description=Clear. Wrong size for mine.
Electronics|PO7|9|iPhone 14 charger and lead|condition=New;description=Plug and cable, still sealed.
Electronics|PO10|30|iPhone 14 screen, replacement part|condition=New;description=With the little screwdrivers.
Electronics|LU4|290|Sony PlayStation 5, digital edition|condition=Good;description=One pad and leads. Wiped.
Electronics|LU3|35|DualSense controller for PS5, white|condition=Good;description=No stick drift. Cable included.
Electronics|LU2|30|FIFA and two more games for PS5|condition=Good;description=Discs are clean. Sold as a bundle.
Electronics|SG1|95|Nintendo Switch Lite, yellow|condition=Good;description=Charger and a carry case.
Electronics|SG5|40|Canon Pixma, prints and scans|condition=Good;description=Printer with spare ink. Wifi works.
Electronics|AL1|85|27 inch Dell screen for a computer|condition=Good;description=Monitor with HDMI. Stand turns.
Electronics|MK40|130|40 inch Toshiba smart telly|condition=Good;description=Netflix and iPlayer. Remote is here.
Electronics|MK41|9|Universal remote control for TV|condition=New;description=Works with most makes.
Electronics|SN25|165|HP notebook computer, i5, 8GB|condition=Good;description=15 inch laptop with Windows 11. Good for school.
Fashion|SN3|12|Laptop bag, 15 inch, grey|condition=Good;description=Padded, with a shoulder strap.
Leisure|TS24|75|Women's Dawes bicycle with basket|condition=Good;description=Eighteen inch frame. New tyres.
Leisure|TS18|160|Running machine, folds away|condition=Good;description=Treadmill with incline, up to 14 km an hour.
Leisure|EX33|140|Foam surf board, 7 ft, Braunton|condition=Good;description=Good for a beginner. Leash and fins.
Leisure|TR18|30|Soprano ukulele with bag|condition=Good;description=New strings and a chord book.
Leisure|GL5|430|Alto sax by Yamaha, with hard case|condition=Good;description=Saxophone serviced last year. Two mouthpieces.
Leisure|WS11|70|Ten foot trampoline with net|condition=Good;description=You take it down. Springs are sound.
Leisure|WS12|15|Trampoline cover and ladder, 10ft|condition=Good;description=Cover has one small tear.
Leisure|B77|140|Hornby trains on a board, two engines|condition=Good;description=Model railway with houses and points. Works.
Fashion|LA1|260|Lace wedding gown, size 14|condition=Like new;description=Worn for a day. Cleaned and boxed.
Fashion|LA2|30|Bridesmaid dress, sage green, size 14|condition=Like new;description=Long, with a shawl to match.
Fashion|LA9|45|Berghaus waterproof, ladies 14|condition=Good;description=Jacket with hood that rolls up. Bright red.
Fashion|DN31|50|Nike Air Max, size 10, boxed|condition=Like new;description=Worn twice. White and black.
Fashion|DN35|20|School uniform bundle, age 9|condition=Good;description=Grey trousers, polo shirts, two jumpers.
Miscellaneous|CW1|90|Silver Cross buggy with raincover|condition=Good;description=Folds flat. From birth to four years.
Miscellaneous|CW2|10|Footmuff for a pram, grey|condition=Good;description=Cosy toes. Fits most.
Miscellaneous|EX31|550|Border collie pups, farm bred|condition=New;description=Both parents work sheep. Wormed, ready now.
Miscellaneous|EX32|35|Large crate for a dog, folds|condition=Good;description=Metal, two doors, with a tray.
Miscellaneous|DG2|1800|Section C mare, 13 hands, eight years|condition=Good;description=Quiet pony for a teenager. Good to shoe and load.
Miscellaneous|DG1|40|Horse rug, 6ft 3, turnout|condition=Good;description=Medium weight, just washed.
Miscellaneous|HU16|25|Pair of budgies with cage|condition=Good;description=Blue and green. Food and toys as well.
Electronics|PO11|250|Wanted: iPhone 14 or 14 Pro|adType=Wanted;description=Any colour, for my son. Cash on collection.
Home|CV21|60|Wanted: sofa for a student house, Rugby|adType=Wanted;description=Anything that is not broken. We have a van.
Free Stuff - Swap|S60||Sofa going free, Rotherham|description=Three seats, brown. Must be gone by Sunday.
Free Stuff - Swap|SR4||Wardrobe, free if you take it apart|description=Double, white. Ground floor.
Free Stuff - Swap|ME7||Horse muck, bagged, help yourself|description=Well rotted manure for your roses. By the gate.
Friendship - Friends|KY16||Walks for over sixties, St Andrews|description=Group meets on Wednesdays. About four miles and a coffee.
Friendship - Friends|ST6||Drummer and singer wanted for a covers band|description=Burslem, rock and soul. We are in our forties.
Straight Relationships|LL13||Widow, 61, would like company, Wrexham|description=Meals out, gardens and the odd dance. A kind man, please.
Gay and Lesbian|NR3||Quiet guy, 48, seeks boyfriend, Norwich|description=Films, cycling, a garden. Not in a hurry.
`;
