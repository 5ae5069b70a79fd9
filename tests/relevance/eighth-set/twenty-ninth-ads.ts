/* Ads that the twenty-ninth queries look for, with accessories, wanted ads, dearer ads and other places; columns as in ads.ts. */
export const rows = `
Property to Rent|NG7|950|2 bedroom flat to rent in Lenton|propertyType=Flat;bedrooms=2;furnished=Furnished;pets=No;description=First floor, close to the Queen's Medical Centre. Gas central heating and a shared yard.
Property to Rent|NG2|1450|Large 2 bed apartment by Trent Bridge|propertyType=Flat;bedrooms=2;furnished=Unfurnished;description=Lift, concierge and parking for one car.
Property to Rent|NG5|895|3 bed terraced house, Sherwood|propertyType=House;bedrooms=3;pets=Yes;description=Small garden. A cat or dog is fine with us. Available in the new year.
Property to Rent|NG1|625|Studio apartment, Lace Market|propertyType=Studio;bedrooms=0;billsIncluded=Yes;furnished=Furnished;description=One bright room with a kitchenette. Water, gas and electric in the rent.
Property for Sale|NG7|165000|Two bedroom flat for sale, Radford|propertyType=Flat;bedrooms=2;description=Sold with no chain. Lease of 110 years.
Flatshare - Rooms to rent|NG7|450|Double room in shared house, Dunkirk|propertyType=House;billsIncluded=Yes;description=Three students and a cat. Bills and broadband in the rent.
Flatshare - Rooms to rent|E5|820|Room available in Clapton, near Hackney Downs|propertyType=Flat;description=You share with two nurses. Bus to the city outside.
Property to Rent|CT9|1100|Seaside house with 3 bedrooms, Margate|propertyType=House;bedrooms=3;description=Five minutes to the sands. Long let only.
Property to Rent|ME14|1350|Modern house in Maidstone, three beds|propertyType=House;bedrooms=3;description=Two parking spaces and a lawn.
Property for Sale|IP28|189950|Bungalow, Mildenhall, two bedrooms|propertyType=House;bedrooms=2;description=Quiet close, all on one level, gardens front and back.
Property for Sale|TQ7|425000|Cottage in Kingsbridge, Devon, walk to the estuary|propertyType=House;bedrooms=3;description=Slate floors and a stove. Garden goes down to a stream.
Property to Rent|SA2|700|One bed flat near Singleton Park|propertyType=Flat;bedrooms=1;furnished=Furnished;description=Walk to the university and to the beach.
Property to Rent|NP19|675|Maindee: one bedroom flat above a bakery|propertyType=Flat;bedrooms=1;description=It smells of bread. Own door on the street.
Garage Storage|TS10|60|Garage to rent in Redcar, dry and secure|propertyType=Garage;description=Up and over door. Key on the day.
Property to Rent|PA20|550|Flat on the Isle of Bute, sea view|propertyType=Flat;bedrooms=2;description=Above the harbour in Rothesay. Boat to the mainland in half an hour.
Cars|HU8|3200|Ford Focus 1.6 Zetec, full service history|make=Ford;model=Focus;year=2014;mileage=71000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Blue;description=Cambelt done. Drives as it should.
Cars|HU3|7900|Ford Focus ST-Line, 2018|make=Ford;model=Focus;year=2018;mileage=38000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;description=Heated screen and a reversing camera.
Cars|HU5|1100|Renault Clio 1.2, cheap little runaround|make=Renault;model=Clio;year=2008;mileage=104000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Silver;description=MOT until June. A few scratches.
Cars|HU10|12800|Kia Sportage GT-Line automatic diesel|make=Kia;model=Sportage;year=2019;mileage=44000;fuelType=Diesel;transmission=Automatic;bodyType=SUV;color=Grey;adType=Dealer;description=Warranty for six months. Part exchange welcome.
Vehicle Accessories|HU4|45|Ford Focus roof bars, 2011 to 2018|condition=Good;description=With keys. Lock on without tools.
Vehicle Accessories|HU6|30|Rubber boot liner for Kia Sportage|condition=Good;description=Keeps mud off the carpet. Collect any evening.
Cars|HU9|2500|Wanted: small automatic car with low miles|vehicleOfferType=buy;make=Any;model=Any;description=For my mother. Cash and collection.
Cars|IP4|8750|VW Polo Match 1.0, one lady owner, 29k miles|make=Volkswagen;model=Polo;year=2018;mileage=29000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=White;description=Two keys, serviced each spring.
Cars|IP1|2900|Volkswagen Polo 1.4, 2010, 92,000 miles|make=Volkswagen;model=Polo;year=2010;mileage=92000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Black;description=New clutch last year. Collect any evening.
Cars|CO3|21500|Tesla Model Y long range|make=Tesla;model=Model Y;year=2021;mileage=35000;fuelType=Electric;transmission=Automatic;bodyType=SUV;color=White;description=Charging cable included. Collect any evening.
Vans|DE24|7450|Vauxhall Vivaro panel van 2017, no VAT|make=Vauxhall;model=Vivaro;year=2017;mileage=82000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Ply lined and bulkhead. One company from new.
Vans|DE1|11200|Mercedes Vito 111 CDI long|make=Mercedes-Benz;model=Vito;year=2018;mileage=76000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=Silver;description=Air con. Two side doors. Collect any evening.
Vehicle Accessories|DE3|110|Van roof rack, fits Vivaro or Trafic|condition=Good;description=Aluminium, with a ladder roller.
Motorbikes & Scooters|DE7|2800|Yamaha YBR 125, learner motorbike|make=Yamaha;model=YBR 125;year=2019;mileage=4800;fuelType=Petrol;description=Used to get to college. New tyres.
Fashion|DE22|40|Motorbike jacket, size large, with armour|condition=Good;description=Textile with a thermal lining.
Motorbikes & Scooters|PL1|1350|Piaggio Vespa LX 50 moped|make=Vespa;model=LX 50;year=2014;mileage=6100;fuelType=Petrol;description=Cream. Starts first time. Collect any evening.
Caravans|LA5|8900|Swift Challenger 4 berth touring caravan|make=Swift;model=Challenger;year=2012;mileage=0;fuelType=Other;description=Fixed bed. Damp report to see.
Vehicle Accessories|LA4|130|Caravan motor mover, twin|condition=Good;description=Taken off before the caravan was sold.
Other Vehicles|PE13|950|Fishing boat, 14 ft, with outboard and trailer|make=Other;model=Dory;year=2005;mileage=0;fuelType=Petrol;description=Four stroke engine. Ready to go out.
Part-Time Jobs|CT6||Part time care assistant, Herne Bay|jobTitle=Care assistant;contractType=Permanent;salary=£12.80 an hour;workplace=On-site;description=Twenty hours over four days. Training and uniform given.
Full-Time Jobs|CT1||Care assistant, full time nights, Canterbury|jobTitle=Care assistant;contractType=Permanent;salary=£26,000 a year;description=Four nights a week in a home for older people.
Part-Time Jobs|PO5||Waitress or waiter wanted for Southsea bistro, weekends|jobTitle=Waiting staff;contractType=Temporary;salary=£12.50 an hour;description=Saturdays and Sundays. Tips are shared.
Full-Time Jobs|RG2||HGV class 1 driver, Reading depot|jobTitle=HGV driver;contractType=Permanent;salary=£39,000 a year;description=Tramping or days. Modern trucks.
Full-Time Jobs|RG4||Graduate accountant, hybrid working|jobTitle=Accountant;contractType=Permanent;salary=£34,000 a year;workplace=Hybrid;description=Study leave for ACCA. Two days in the office.
Job Offers|RG6||Bricklayers needed, Earley|jobTitle=Bricklayer;contractType=Temporary;salary=£220 a day;description=Six months on new homes. CSCS card needed.
Job Offers|RG1||Apprentice electrician, start in September|jobTitle=Apprentice electrician;contractType=Apprenticeship;salary=£14,500 a year;description=College one day a week. GCSE maths wanted.
Freelance Jobs|YO1||Remote copywriter for a travel website|jobTitle=Copywriter;contractType=Freelance;workplace=Remote;description=About ten articles a month, from anywhere.
Job Wanted|RG30||Bricklayer with own tools looking for work|jobTitle=Bricklayer;adType=Wanted;description=Twenty years in the trade. Berkshire and around.
Internships|CB2||Summer internship in a biology lab|jobTitle=Lab intern;contractType=Internship;salary=£12.60 an hour;description=Ten weeks. For students in their second year.
Full-Time Jobs|PL6||Primary school teacher, year 2, Plymouth|jobTitle=Teacher;contractType=Fixed term;salary=£31,000 a year;description=Maternity cover for one year.
Part-Time Jobs|PL4||Teaching assistant, term time only|jobTitle=Teaching assistant;contractType=Permanent;salary=£12.60 an hour;description=Mornings in a special school.
Find a tradesman|NR3|45|Local plumber, no call out charge, Norwich|serviceType=Plumber;description=Leaks, taps, toilets and blocked drains.
Find a tradesman|NR7|80|Boiler repair and servicing, Gas Safe|serviceType=Heating engineer;description=All makes. Landlord certificates.
Full-Time Jobs|NR5||Plumber wanted for a busy firm in Norwich|jobTitle=Plumber;contractType=Permanent;salary=£36,000 a year;description=Van, phone and fuel card. Collect any evening.
Leisure|NR6|15|Plumbing book, City and Guilds level 2|condition=Good;description=From my course. A few notes in pencil.
Find a tradesman|NR1|160|Painter and decorator, inside and out|serviceType=Painting and decorating;description=Price for a day. References in Norwich.
Find a tradesman|NR2|20|Window cleaner with a reach and wash pole|serviceType=Window cleaning;description=Every four or eight weeks.
Removals & Storage Services|SN2|40|Man & van hire, Swindon, seven days|serviceType=Removals;description=House moves, flat moves and single items. Short notice.
Vans|SN5|3100|Van for sale: Peugeot Partner, one man from new|make=Peugeot;model=Partner;year=2012;mileage=99000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Used by a baker. Tidy inside.
Other Services|SN1|14|Dog walker and pet sitter, Old Town|serviceType=Pet care;description=Small groups. Visits to cats as well.
Other Services|SN3|30|Driving instructor, automatic lessons|serviceType=Driving lessons;description=Nervous drivers very welcome. Swindon test centre.
Other Services|SN25|25|GCSE English tuition at home|serviceType=Tutor;description=Qualified teacher. First lesson half price.
Event Planning & Catering|EX2|180|Mobile disco and DJ for weddings and birthdays|serviceType=DJ;description=Lights, smoke machine and requests.
Electronics|EX4|120|DJ decks and mixer|condition=Good;description=Two Numark turntables. Leads and flight case.
Models - Auditions - Photography|EX1|650|Wedding photography, whole day|serviceType=Photographer;description=Around 400 pictures on a stick.
Fashion|EX3|180|Ivory wedding dress, size 14, lace sleeves|condition=Like new;description=Worn for six hours. Dry cleaned.
Health-Beauty|EX2|28|Mobile hairdresser, cuts in your own home|serviceType=Hairdresser;description=Ladies, gents and children.
Web & IT services|CM1|350|Website design for small businesses|serviceType=Web design;description=Five pages and hosting for a year.
Web & IT services|CM2|40|PC and laptop repairs, Chelmsford|serviceType=Computer repair;description=Virus removal, new screens and batteries.
Find a tradesman|CM3|250|Tree surgeon, hedge cutting and stump grinding|serviceType=Tree surgeon;description=Insured to five million. Collect any evening.
Home|WA1|180|Grey fabric sofa, 3 seater|condition=Good;description=From a home with no pets. Must collect.
Home|WA5|650|Brand new 3 seater settee, still wrapped|condition=New;description=Ordered the wrong colour. Teal velvet.
Home|WA2|25|Sofa throws and cushion covers|condition=Good;description=Cream. Washed and ironed. Collect any evening.
Home|WA3|55|Wanted: leather sofa, any colour|adType=Wanted;description=Will collect with a van. Collect any evening.
Free Stuff - Swap|WA4||Free sofa bed, collect from Appleton|description=One leg is loose. Must go by the weekend.
Home|WA7|130|Bosch dishwasher, slimline|condition=Good;description=45 cm wide. Works well. Collect any evening.
Home|WA8|10|Dishwasher tablets, unopened box|condition=New;description=Eighty. Our machine broke.
Home|WA9|90|Hotpoint fridge freezer, white|condition=Fair;description=A dent on one side. Cold as it should be.
Home|WA10|60|Henry vacuum cleaner, spare bags|condition=Good;description=Strong suction. Red, with the smile.
Home|WA11|20|Dyson attachments, set of five|condition=Good;description=Fits V8 and V10. Collect any evening.
Home|WA12|95|Dyson V8 cordless vacuum|condition=Good;description=With its wall dock. Battery lasts 30 minutes.
Home|WN2|35|Single mattress, memory foam|condition=Like new;description=Guest room only. Collect any evening.
Home|WN3|110|Chest of drawers and two bedside tables, oak|condition=Good;description=Solid wood, matching. Collect any evening.
Home|WN5|75|Petrol lawn mower, Mountfield|condition=Good;description=18 inch cut. Sharpened in March.
Home|BB1|40|Garden bench, hardwood|condition=Fair;description=Seats three. Could do with oil.
Home|BB2|15|Telly stand, glass, up to 50 inch|condition=Good;description=Two shelves. Collect any evening.
Electronics|BB3|110|Samsung 43" smart TV|condition=Good;description=With remote and feet. Netflix works.
Electronics|BB5|290|iPhone13 128gb blue, unlocked|condition=Good;description=Battery 88 per cent. Box and lead.
Electronics|BB8|6|iPhone 13 case and screen protector|condition=New;description=Clear. Never used. Collect any evening.
Electronics|BL2|180|Samsung Galaxy S21 mobile phone|condition=Good;description=Small crack in the back glass.
Electronics|BL3|310|Playstation 5 digital with one controller|condition=Good;description=And three games on the account.
Electronics|BL4|25|FIFA game for PS5|condition=Good;description=Disc, no scratches. Collect any evening.
Electronics|BL5|35|PS5 controller, white|condition=Good;description=No drift at all. Collect any evening.
Electronics|BL6|240|HP laptop, Core i5, 15 inch|condition=Good;description=Windows 11, 8GB and a new battery.
Electronics|BL7|12|Laptop bag, fits 15 inch|condition=Good;description=Grey with a strap. Collect any evening.
Electronics|BL9|70|Canon printer and scanner, wireless|condition=Good;description=Half full inks. Collect any evening.
Electronics|OL1|45|Nintendo Switch Lite, spares or repair|condition=For parts or repair;description=Will not charge. Screen is fine.
Electronics|OL2|135|Nintendo Switch with dock|condition=Good;description=Joy cons in red and blue. Collect any evening.
Electronics|OL3|55|Kindle e-reader, 8GB|condition=Good;description=Case included. Holds charge for weeks.
Leisure|TA1|160|Ladies Raleigh bike, 18 inch frame|condition=Good;description=Basket and mudguards. Collect any evening.
Leisure|TA2|50|Girls bike, 20" wheels, purple|condition=Good;description=Suit age six to nine. Collect any evening.
Leisure|TA6|25|Bike helmet and lights|condition=Good;description=Adult medium. Collect any evening.
Leisure|TA4|1150|Haibike electric mountain bike|condition=Good;description=Bosch motor. 300 miles on it.
Leisure|TA7|20|Bike rack for a car boot|condition=Fair;description=Carries two. Collect any evening.
Leisure|TA3|70|4 man tent, Vango|condition=Good;description=Used for one week in Cornwall.
Leisure|TA20|240|Yamaha acoustic guitar with hard case|condition=Good;description=F310. New strings. Collect any evening.
Leisure|TA8|5|Guitar strings, three sets|condition=New;description=Light gauge, for acoustic.
Leisure|BA5|380|Treadmill, folding, 12 kph|condition=Good;description=Heavy. Two people to lift.
Leisure|BA16|30|Wetsuit, womens size 12|condition=Good;description=3 mm shorty. Collect any evening.
Leisure|BA4|85|Two tickets for the Christmas market coach trip|condition=New;description=Leaves from Shepton Mallet.
Fashion|LN1|35|Nike Air Max trainers, size 8|condition=Like new;description=Worn twice, wrong size. Collect any evening.
Fashion|LN2|18|Womens winter coat, size 16, navy|condition=Good;description=Hood and deep pockets. Collect any evening.
Fashion|LN5|60|Prom dress, size 10, emerald green|condition=Like new;description=Worn once. Full length. Collect any evening.
Fashion|LN6|12|Boys school trousers and shirts, age 8|condition=Good;description=Five of each. Collect any evening.
Miscellaneous|LN4|750|Labrador puppies, black and yellow|condition=New;description=KC registered, chipped and vaccinated. Ready now.
Miscellaneous|LN3|30|Puppy crate and bed, medium|condition=Good;description=Suit labrador or spaniel. Collect any evening.
Miscellaneous|LN8|120|Silver Cross pram with rain cover|condition=Good;description=Navy. From birth. Collect any evening.
Miscellaneous|LN10|15|Pushchair footmuff and cup holder|condition=Good;description=Fits most prams. Collect any evening.
Miscellaneous|LN11|55|High chair, folds flat|condition=Good;description=Wipes clean. Tray included.
Miscellaneous|LN12|90|Mobility scooter, small, folds for the car|condition=Fair;description=New batteries needed soon.
Free Stuff - Swap|LN9||Free to collector: wooden pallets|description=About a dozen. Outside our gate.
Friendship - Friends|LA23||Walking group for over 60s, Windermere|description=Gentle walks on Wednesdays, with a stop for tea.
Friendship - Friends|TR7||New in Newquay, hoping to meet other mums|description=I have a boy of two and a baby.
Straight Relationships|TR1||Divorced lady, 55, hopes to meet a gentleman in Cornwall|description=I like gardens, cinema and good food.
Gay and Lesbian|NR2||Gay man, 40s, new to Norwich|description=Would like friends, maybe more. Films and pubs.
`;
