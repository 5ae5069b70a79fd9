/* Ads that the forty-second queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|LS12|750|2 bed flat to let Armley|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Second floor flat on Town Street, double glazed, gas central heating. Available straight away.
Property to Rent|LS12|895|3 BED TERRACE TO LET, ARMLEY|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Through terrace with yard, cellar and attic bedroom. No smokers please.
Property for Sale|LS12|125000|2 bed flat Armley, no chain|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Leasehold with 110 years left. Ideal first time buy or let.
Flatshare - Rooms to rent|LS12|425|Double room Armley near Town Street|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Friendly house of three professionals, bills in.
Property to Rent|CF24|950|Two bed house to rent in Splott Cardiff|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Part furnished;description=Mid terrace with a small yard, walk to the centre.
Property to Rent|CF62|900|2 bedroom house to let Barry near the island|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Newly painted, close to the station.
Property to Rent|NE6|650|1 bed flat Heaton, DSS welcome|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Tyneside flat with its own front door. Housing benefit and UC considered.
Property to Rent|NE6|675|1 bed flat Heaton professionals only NO DSS|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Ground floor Tyneside flat, working tenants only.
Property to Rent|PO30|1100|3 bed house to rent Newport Isle of Wight|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;pets=By agreement;description=Semi with garden and drive, near the hospital.
Property to Rent|NP20|1000|3 bed house Newport Gwent, long let|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Close to the M4 and the city centre.
Property to Rent|E8|1950|1 bed flat London Fields E8, furnished|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Bright first floor flat by the park. Available now.
Property to Rent|E17|1500|1 BED FLAT WALTHAMSTOW E17 👍|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Ten minutes to Blackhorse Road on the Victoria line.
Property to Rent|SW9|2300|Spacious 2 bed flat Brixton, roof terrace|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Two doubles, five minutes from the tube.
Property to Rent|DE1|575|Studio flat Derby city centre all bills inc|propertyType=Studio;bedrooms=0;rooms=1;surface=310;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Self contained, kitchenette and shower. Wifi, gas, electric, water, council tax all in.
Property to Rent|DE23|625|Studio flat Derby, bills not included|propertyType=Studio;bedrooms=0;rooms=1;surface=310;availableNow=Yes;furnished=Furnished;billsIncluded=No;description=Near the Royal hospital. Tenant pays utilities.
Miscellaneous|DE22|60|Photo studio lights and backdrop kit|condition=Good;description=Two softboxes and stand, used twice. Derby collection.
Property to Rent|PL4|1350|4 bed student house Mutley Plymouth Sept 2027|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Furnished;description=£85 pppw style rent, four equal doubles, two showers.
Property to Rent|PL3|1400|4 bed family home Peverell, no students|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Unfurnished;description=Garden, garage, near Hyde Park school.
Property to Rent|IV2|825|2 bedroom bungalow to rent Inverness, pets ok|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;pets=Yes;description=Detached bungalow with enclosed garden, dogs and cats fine.
Property to Rent|IV3|850|2 bed bungalow Inverness no pets no smokers|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;pets=No;description=Modern bungalow in Kinmylies with driveway.
Property to Rent|ST1||Wanted: 2 or 3 bed house Hanley area, can pay 6 months|adType=Wanted;propertyType=House;description=Couple with one child looking for a house in Stoke on Trent. Good references.
Property to Rent|ST1|725|2 BED TERRACED HOUSE TO LET HANLEY|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=New kitchen and carpets. Near Festival Park.
Property to Rent|DG1|495|1 bedroom cottage to let near Dumfries|propertyType=House;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Part furnished;description=Stone cottage on a farm with log burner.
Commercial Property|DG1|350|Small shop to let Dumfries town centre|propertyType=Commercial;rooms=2;surface=600;availableNow=Yes;description=Former barber's, 300 sq ft with rear store and WC.
Property to Rent|BN2|1450|2 bed maisonette Kemptown Brighton - no pets sorry|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;pets=No;description=Split level with sea glimpses.
Property to Rent|BN3|1550|2 bed flat Hove with garden, cat friendly 🐱|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;pets=Yes;description=Ground floor, west facing garden. Cats and small dogs welcome.
Property to Rent|LL57|700|2 bed terrace Bangor, close to Uni|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Hirael area, double glazing.
Property to Rent|BT20|750|2 bed apartment Bangor marina Co Down|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Overlooking the marina with parking.
Property to Rent|GU11|1275|Ground floor 2 bed flat with garage, Aldershot|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Own garage in block and communal gardens.
Garage Storage|GU11|95|Lock up garage to rent Aldershot|propertyType=Garage;rooms=0;surface=140;availableNow=Yes;description=Dry single garage in secure block.
Property to Rent|SA1|850|2 bed flat Swansea Marina furnished|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Sea view, lift, parking space.
Property to Rent|SA2|800|2 bed flat Sketty unfurnished|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Close to Singleton hospital and park.
Property for Sale|YO24|285000|3 bed semi Acomb York, driveway and garage|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;bathrooms=1;description=Extended kitchen, south facing garden.
Property for Sale|YO31|395000|4 bed detached Heworth York|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;description=Ensuite, utility and double garage.
Property to Rent|YO24|1200|3 bed semi to rent Acomb York|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Long let, garden and off street parking.
Property for Sale|TS1|69950|2 bed terrace Middlesbrough, tenant in situ|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Investor sale, let at 525 a month.
Property for Sale|TS5|134000|3 bed semi Linthorpe Middlesbrough|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Garden, garage, walking distance to Albert Park.
Property for Sale|TR7|325000|2 bed apartment Newquay with sea view|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Top floor, overlooking Fistral beach. Parking.
Caravans|TR7|24000|Static caravan Newquay holiday park, 2 bed|adType=Individual;vehicleOfferType=sell;make=Willerby;model=Rio;year=2017;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Cream;engineSize=;co2=0;description=Sited near Fistral, site fees paid till January.
Property for Sale|KW15|189000|3 bedroom house for sale Kirkwall Orkney|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Detached, oil heating, garden to rear.
Property for Sale|HS1|155000|3 bed house Stornoway Isle of Lewis|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Close to harbour and schools.
Property for Sale|PE30|245000|2 bed detached bungalow Kings Lynn, no onward chain|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Needs modernising. Corner plot.
Property for Sale|PE30|310000|4 bed detached house King's Lynn|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;description=Modern estate, ensuite.
Property for Sale|ML1|82000|2 bed flat for sale Motherwell offers over|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=First floor four in a block, own garden.
Property for Sale|G72|120000|2 bed flat Cambuslang walk in condition|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Close to train station.
Land for Sale|LD1|65000|5 acres pasture land Llandrindod Wells|propertyType=Land;rooms=0;surface=60000;availableNow=Yes;description=Roadside access, stock fenced, mains water trough.
Land for Sale|SY16|95000|Building plot Newtown Powys planning for 1 house|propertyType=Land;rooms=0;surface=60000;availableNow=Yes;description=Full planning, services nearby.
Property to Rent|LD1|120|Grazing to rent 3 acres Llandrindod|propertyType=Land;rooms=0;surface=130000;availableNow=Yes;description=Horse grazing on a monthly basis, Powys.
Flatshare - Rooms to rent|M14|480|Double room Fallowfield, bills included, students or young pros|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Clean shared house, fast wifi, on the Oxford Road bus route.
Flatshare - Rooms to rent|M20|620|ENSUITE ROOM DIDSBURY|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Quiet professional house, off road parking.
Flatshare - Rooms to rent|M14||Room wanted Fallowfield or Withington, budget 500|adType=Wanted;propertyType=House;description=Postgrad student looking for a room from January.
Property to Rent|M14|2000|4 bed student house Fallowfield|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Furnished;description=Four doubles and two bathrooms.
Flatshare - Rooms to rent|BS5|550|Room in vegan friendly house share Easton Bristol|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;description=Three housemates and a cat. Women preferred.
Flatshare - Rooms to rent|BS16|525|Single room Fishponds, weekly rent 120|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;description=Small single near UWE.
Property for Sale|BS5|290000|2 bed terrace Easton Bristol|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Period features, courtyard.
Flatshare - Rooms to rent|RG1|650|Room to let Reading couples welcome|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Large double in shared flat near the station, couples at a small extra.
Flatshare - Rooms to rent|RG30|560|Room Tilehurst Reading, one person only, no couples|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;description=Lodger in family home.
Leisure|RG1|15|Reading lamp and reading books bundle kids|condition=Good;description=Bedtime reading set for ages 5 to 7.
Flatshare - Rooms to rent|OX4|595|Mon-Fri room Cowley Oxford|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Weekday lodger, quiet house near the Mini plant.
Garage Storage|BN11|110|Garage to let Worthing, Broadwater|propertyType=Garage;rooms=0;surface=140;availableNow=Yes;description=Standard single, up and over door.
Garage Storage|BN43|45|Parking space Shoreham station|propertyType=Garage;rooms=0;availableNow=Yes;description=Open air bay five minutes from platform.
Vehicle Accessories|BN11|40|Garage door remote control Hormann|condition=Good;description=Two button hand transmitter.
Find a tradesman|BN12|75|Garage door repairs Worthing and Littlehampton|serviceType=Garage doors;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Springs, cables and motors replaced.
Garage Storage|CH41|60|20ft container storage Birkenhead 24/7 access|propertyType=Garage;rooms=0;surface=160;availableNow=Yes;description=Secure yard, CCTV, drive up.
Commercial Property|B18|1100|INDUSTRIAL UNIT TO LET HOCKLEY BIRMINGHAM 1500 SQ FT|propertyType=Commercial;rooms=2;surface=600;availableNow=Yes;description=Roller shutter, three phase, office and WC.
Commercial Property|B3|450|Office for 4 people Jewellery Quarter|propertyType=Commercial;rooms=2;surface=600;availableNow=Yes;description=Serviced office incl broadband.
Property to Rent|B18|1250|2 bed flat Hockley Jewellery Quarter|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Canalside with parking.
Commercial Property|FY1|900|Takeaway shop to let Blackpool, A5, fully equipped|propertyType=Commercial;rooms=2;surface=600;availableNow=Yes;description=Extraction and fryers in. Flat above available.
Job Offers|FY1||Counter staff needed takeaway Blackpool|contractType=Permanent;salary=£12.50 an hour;jobTitle=;description=Evening shifts serving customers.
Property to Rent|IM1|1200|2 bed flat Douglas Isle of Man|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Promenade apartment with lift.
Cars|LS27|7250|Ford Focus 1.0 EcoBoost Titanium 2017 52k|adType=Individual;vehicleOfferType=sell;make=Ford;model=Focus;year=2017;fuelType=Petrol;mileage=52000;transmission=Manual;bodyType=Hatchback;doors=5;color=Blue;engineSize=1.0;co2=110;description=Full service history, two keys, MOT till June.
Cars|WF1|4995|FORD FOCUS ZETEC 1.6 AUTO 2013|adType=Dealer;vehicleOfferType=sell;make=Ford;model=Focus;year=2013;fuelType=Petrol;mileage=71000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Silver;engineSize=1.6;co2=149;description=Trade in welcome. Serviced and new MOT.
Cars|BD4|2200|Ford Focus 1.6 TDCi estate diesel|adType=Individual;vehicleOfferType=sell;make=Ford;model=Focus;year=2010;fuelType=Diesel;mileage=118000;transmission=Manual;bodyType=Other;doors=5;color=Black;engineSize=1.6;co2=119;description=Good runner, towbar.
Vehicle Accessories|LS27|120|Ford Focus mk3 alloy wheels set of 4 16 inch|condition=Good;description=Came off a 2016 Titanium. Tyres legal.
Vehicle Accessories|BD4|35|Ford focus roof bars genuine|condition=Good;description=Fits 5 door 2011 to 2018.
Cars|CT1|3450|VW Polo 1.2 Match 5dr 2012 low miles|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Polo;year=2012;fuelType=Petrol;mileage=41000;transmission=Manual;bodyType=Hatchback;doors=5;color=Red;engineSize=1.2;co2=128;description=One lady owner, garaged.
Cars|ME7|9800|Volkswagen Golf GTD 2016 grey|adType=Dealer;vehicleOfferType=sell;make=Volkswagen;model=Golf;year=2016;fuelType=Diesel;mileage=68000;transmission=Manual;bodyType=Hatchback;doors=5;color=Grey;engineSize=2.0;co2=114;description=HPI clear, finance available.
Leisure|CT2|25|Polo shirts boys bundle and golf balls|condition=Good;description=Mixed bundle from a clear out.
Fashion|CT5|18|Ralph Lauren polo shirt mens large|condition=Good;description=Navy, hardly worn. Message me for more details.
Leisure|ME8|120|Golf clubs full set right handed with bag|condition=Good;description=Wilson irons, driver, putter.
Cars|BB1|1450|Vauxhall Corsa 1.2 SXi 2009 MOT Feb|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Corsa;year=2009;fuelType=Petrol;mileage=88000;transmission=Manual;bodyType=Hatchback;doors=3;color=White;engineSize=1.2;co2=129;description=Ideal first car, cheap insurance.
Cars|BB5|495|Vauxhall Corsa spares or repair non runner|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Corsa;year=2007;fuelType=Petrol;mileage=121000;transmission=Manual;bodyType=Hatchback;doors=3;color=Green;engineSize=1.0;co2=125;description=Engine gone, good body and tyres.
Vehicle Accessories|BB1|30|Corsa D headlight drivers side|condition=Good;description=Removed from a 2010 car.
Other Services|BB2|30|Corsa driving lessons - learn to drive Blackburn|serviceType=Driving lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Manual lessons in a new Corsa. Weekly or intensive.
Cars|EH4|16500|Tesla Model 3 Standard Range Plus 2020 white|adType=Individual;vehicleOfferType=sell;make=Tesla;model=Model 3;year=2020;fuelType=Electric;mileage=48000;transmission=Automatic;bodyType=Sedan;doors=4;color=White;engineSize=;co2=1;description=Autopilot, glass roof, two chargers.
Cars|EH12|8900|Nissan Leaf Tekna 40kWh 2019|adType=Dealer;vehicleOfferType=sell;make=Nissan;model=Leaf;year=2019;fuelType=Electric;mileage=39000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Silver;engineSize=;co2=1;description=Battery 12 bars. Message me for more details.
Leisure|EH6|30|Kids ride on Tesla electric car toy 12v|condition=Good;description=Battery holds charge. Red.
Vehicle Accessories|EH4|85|Tesla model 3 floor mats all weather|condition=Like new;description=Full set, frunk and boot liner.
Cars|SO15|6200|Toyota Yaris hybrid 2015 1 owner full history|adType=Individual;vehicleOfferType=sell;make=Toyota;model=Yaris;year=2015;fuelType=Hybrid;mileage=54000;transmission=Automatic;bodyType=Hatchback;doors=5;color=White;engineSize=1.5;co2=75;description=ULEZ free and tax zero.
Cars|SO40|11750|Toyota Auris Hybrid Touring Sports 2018|adType=Dealer;vehicleOfferType=sell;make=Toyota;model=Auris;year=2018;fuelType=Hybrid;mileage=61000;transmission=Automatic;bodyType=Other;doors=5;color=Grey;engineSize=1.8;co2=92;description=Estate, warranty included.
Cars|NN4|5450|Nissan Qashqai 1.5 dCi Acenta 2014 diesel|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Qashqai;year=2014;fuelType=Diesel;mileage=76000;transmission=Manual;bodyType=SUV;doors=5;color=Black;engineSize=1.5;co2=99;description=Panoramic roof, recent cambelt.
Cars|NN1|6950|Nissan Qashqai 1.2 petrol N-Connecta 2016|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Qashqai;year=2016;fuelType=Petrol;mileage=59000;transmission=Manual;bodyType=SUV;doors=5;color=Bronze;engineSize=1.2;co2=129;description=Reverse camera and sat nav.
Cars|LN5|2995|Mini Cooper convertible 2008 yellow|adType=Individual;vehicleOfferType=sell;make=Mini;model=Cooper;year=2008;fuelType=Petrol;mileage=82000;transmission=Manual;bodyType=Convertible;doors=2;color=Yellow;engineSize=1.6;co2=140;description=Roof works perfectly, long MOT.
Cars|LN6|4250|Mini One hatch 2012 3 door|adType=Individual;vehicleOfferType=sell;make=Mini;model=One;year=2012;fuelType=Petrol;mileage=66000;transmission=Manual;bodyType=Hatchback;doors=3;color=Red;engineSize=1.6;co2=127;description=Low tax, half leather.
Electronics|LN1|20|Mini fridge 6 litre for cans|condition=Good;description=Runs off mains or 12v.
Fashion|LN2|8|Mini skirt black size 10|condition=Like new;description=From New Look. Message me for more details.
Cars|SA31|3800|Land Rover Freelander 2 TD4 2009 4x4|adType=Individual;vehicleOfferType=sell;make=Land Rover;model=Freelander;year=2009;fuelType=Diesel;mileage=104000;transmission=Manual;bodyType=SUV;doors=5;color=Green;engineSize=2.2;co2=194;description=Tow bar, good tyres, Carmarthen.
Cars|DN1|300|WE BUY ANY CAR scrap mot failures Doncaster|adType=Dealer;vehicleOfferType=buy;make=Any;model=Any;year=2005;fuelType=Petrol;mileage=90000;transmission=Manual;bodyType=Hatchback;doors=5;color=Any;engineSize=1.4;co2=140;description=Cash same day, free collection.
Cars|DN4|1895|Renault Clio 1.2 Dynamique 2011 12 months MOT|adType=Individual;vehicleOfferType=sell;make=Renault;model=Clio;year=2011;fuelType=Petrol;mileage=79000;transmission=Manual;bodyType=Hatchback;doors=3;color=Blue;engineSize=1.2;co2=127;description=New tyres, no warning lights.
Cars|HA1|4400|Honda Jazz 1.4 automatic 2011 ULEZ compliant|adType=Individual;vehicleOfferType=sell;make=Honda;model=Jazz;year=2011;fuelType=Petrol;mileage=58000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Silver;engineSize=1.4;co2=126;description=Elderly owner, always serviced by Honda.
Miscellaneous|HA3|40|Jazz vinyl records job lot|condition=Fair;description=About 30 LPs, Miles Davis and Coltrane.
Cars|AB16|13995|7 seater Skoda Kodiaq 2018 diesel SE L|adType=Dealer;vehicleOfferType=sell;make=Skoda;model=Kodiaq;year=2018;fuelType=Diesel;mileage=72000;transmission=Automatic;bodyType=SUV;doors=5;color=Blue;engineSize=2.0;co2=150;description=Dealer warranty, finance.
Cars|AB21|2600|Citroen C4 Grand Picasso 7 seats 2011|adType=Individual;vehicleOfferType=sell;make=Citroen;model=C4 Grand Picasso;year=2011;fuelType=Diesel;mileage=99000;transmission=Manual;bodyType=Other;doors=5;color=Grey;engineSize=1.6;co2=120;description=Family car, isofix. Message me for more details.
Home|AB10|180|7 seater corner sofa grey|condition=Good;description=Huge corner couch, collection only, two people needed.
Vans|M40|11995|Ford Transit Custom 2018 LWB no VAT|adType=Individual;vehicleOfferType=sell;make=Ford;model=Transit Custom;year=2018;fuelType=Diesel;mileage=84000;transmission=Manual;bodyType=Van;doors=5;color=White;engineSize=2.0;co2=170;description=Ply lined, roof rack, one owner.
Vans|OL9|8500|Ford Transit 350 Luton tail lift 2015|adType=Dealer;vehicleOfferType=sell;make=Ford;model=Transit;year=2015;fuelType=Diesel;mileage=112000;transmission=Manual;bodyType=Van;doors=3;color=White;engineSize=2.2;co2=220;description=Tail lift tested, plus VAT.
Vehicle Accessories|M40|90|Transit Custom ply lining kit LWB|condition=New;description=Pre cut, brand new. Message me for more details.
Removals & Storage Services|M9|40|Man with Luton van Manchester removals|serviceType=Removals;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=House moves, single items, student moves.
Job Offers|M17||Van driver wanted Transit multi drop Manchester|contractType=Permanent;salary=£14 an hour;jobTitle=;description=Own van not needed, full licence.
Leisure|M33|12|Ford Transit van toy model 1:36|condition=Like new;description=Boxed die cast. Message me for more details.
Vans|IP1|4750|Vauxhall Vivaro 2014 sportive 6 seat crew van|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Vivaro;year=2014;fuelType=Diesel;mileage=127000;transmission=Manual;bodyType=Van;doors=5;color=Silver;engineSize=2.0;co2=198;description=Crew cab, towbar, no vat.
Vans|IP2|6900|Citroen Berlingo van 2019 3 seats Euro 6|adType=Dealer;vehicleOfferType=sell;make=Citroen;model=Berlingo;year=2019;fuelType=Diesel;mileage=66000;transmission=Manual;bodyType=Van;doors=4;color=White;engineSize=1.5;co2=120;description=One company owner. Message me for more details.
Vans|EX2|18500|VW T5 campervan pop top 2013 4 berth|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Transporter;year=2013;fuelType=Diesel;mileage=98000;transmission=Manual;bodyType=Van;doors=4;color=Blue;engineSize=2.0;co2=190;description=Rock and roll bed, sink, hob, leisure battery.
Vehicle Accessories|EX4|150|VW T5 awning drive away|condition=Good;description=Vango, used for two trips.
Leisure|EX1|20|LEGO VW Campervan 10220|condition=Good;description=Complete with instructions, no box.
Motorbikes & Scooters|LE3|2650|Honda CB500X 2015 19k miles|adType=Individual;vehicleOfferType=sell;make=Honda;model=CB500X;year=2015;fuelType=Petrol;mileage=19000;transmission=Manual;color=Red;engineSize=0.5;doors=;bodyType=;co2=;description=Top box, heated grips, new chain.
Motorbikes & Scooters|LE4|1350|Honda PCX 125 2014 scooter learner legal|adType=Individual;vehicleOfferType=sell;make=Honda;model=PCX 125;year=2014;fuelType=Petrol;mileage=16000;transmission=Automatic;color=White;engineSize=0.1;doors=;bodyType=;co2=;description=Full MOT, one key. Message me for more details.
Motorbikes & Scooters|LE2|1800|Yamaha YBR 125 2016 learner bike|adType=Individual;vehicleOfferType=sell;make=Yamaha;model=YBR 125;year=2016;fuelType=Petrol;mileage=9000;transmission=Manual;color=Black;engineSize=0.1;doors=;bodyType=;co2=;description=Great on fuel, never dropped.
Leisure|LE1|35|Mobility scooter cape and bag|condition=Good;description=Waterproof, universal fit.
Leisure|LE5|28|Micro scooter kids 3 wheel pink|condition=Good;description=Maxi Micro, some scuffs.
Leisure|LE7|375|Mobility scooter Pride Colt 8mph|condition=Good;description=New batteries last year.
Fashion|LE3|65|Motorbike jacket leather mens 42|condition=Good;description=Armoured elbows, RST.
Motorbikes & Scooters|HU5|3900|Triumph Bonneville T100 2011 black and white|adType=Individual;vehicleOfferType=sell;make=Triumph;model=Bonneville;year=2011;fuelType=Petrol;mileage=14500;transmission=Manual;color=Black;engineSize=0.9;doors=;bodyType=;co2=;description=Lovely condition, Hull.
Motorbikes & Scooters|HU8|1600|Lexmoto 125 2020 2k miles only|adType=Dealer;vehicleOfferType=sell;make=Lexmoto;model=Zontes;year=2020;fuelType=Petrol;mileage=2000;transmission=Manual;color=Blue;engineSize=0.1;doors=;bodyType=;co2=;description=Nearly new. Message me for more details.
Vehicle Accessories|HU3|70|Triumph Bonneville exhaust silencers pair|condition=Good;description=Standard peashooters, no dents.
Caravans|SY3|6500|Swift Challenger 480 2 berth touring caravan 2008|adType=Individual;vehicleOfferType=sell;make=Swift;model=Challenger;year=2008;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=1;color=White;engineSize=;co2=0;description=End washroom, motor mover, awning.
Caravans|SY1|3200|Bailey Ranger 4 berth caravan 2003|adType=Individual;vehicleOfferType=sell;make=Bailey;model=Ranger;year=2003;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=1;color=White;engineSize=;co2=0;description=Dry, no damp, spare wheel.
Leisure|SY2|45|Caravan awning 390cm porch|condition=Fair;description=Used, all poles there.
Vehicle Accessories|SY4|60|Caravan motor mover remote Powrtouch|condition=Good;description=Handset only. Message me for more details.
Other Vehicles|NR12|4200|Narrow beam 22ft river cruiser boat Wroxham|adType=Individual;vehicleOfferType=sell;make=Freeman;model=22;year=1990;fuelType=Petrol;mileage=;transmission=Manual;bodyType=Other;doors=0;color=White;engineSize=1.5;co2=0;description=Broads licence and mooring paid.
Other Vehicles|DT4|950|Trailer 8x4 twin axle Ifor Williams|adType=Individual;vehicleOfferType=sell;make=Ifor Williams;model=GD84;year=2014;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Grey;engineSize=;co2=0;description=New lights and tyres.
Fashion|NR3|12|Boat shoes mens size 9 navy|condition=Good;description=Sperry, worn twice. Message me for more details.
Vehicle Accessories|TA1|110|Winter tyres 205/55 R16 set of four|condition=Good;description=5mm tread, taken off a Golf.
Vehicle Accessories|TA6|45|Single tyre 195/65 R15 part worn|condition=Fair;description=Continental, 4mm. Message me for more details.
Find a tradesman|TA2|50|Mobile tyre fitting Taunton and Bridgwater|serviceType=Tyre fitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Call out day and night.
Trucks|S9|9500|DAF LF 7.5 tonne curtainsider 2012|adType=Dealer;vehicleOfferType=sell;make=DAF;model=LF45;year=2012;fuelType=Diesel;mileage=410000;transmission=Manual;bodyType=Other;doors=2;color=White;engineSize=4.5;co2=0;description=Barn doors, test till October.
Job Offers|S9||7.5 tonne driver Sheffield days|contractType=Permanent;salary=£13.75 an hour;jobTitle=;description=C1 licence, digi card and CPC.
Find a tradesman|CR0|45|Plumber Croydon no call out charge|serviceType=Plumbing;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Leaks, taps, toilets, radiators.
Find a tradesman|CR4|60|Gas safe boiler repair and service Mitcham|serviceType=Boiler repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Landlord certificates too.
Job Offers|CR0||Plumber needed Croydon social housing contract|contractType=Permanent;salary=£38,000 a year;jobTitle=;description=Van and fuel card supplied.
Leisure|CR2|9|Super Mario plumber fancy dress age 7|condition=Good;description=Hat and moustache included.
Job Wanted|CR7||Experienced plumber looking for work Croydon|jobTitle=;description=NVQ level 3, own tools and van.
Find a tradesman|BA1|180|Painter and decorator Bath, free quotes|serviceType=Painting and decorating;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Interior and exterior, 20 years, references.
Miscellaneous|BA2|10|Painting by Bath artist framed print|condition=Good;description=Pulteney bridge scene.
Find a tradesman|BA2|350|Bathroom fitter Bath and Bristol|serviceType=Bathroom fitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Full refits, tiling, plumbing.
Home|BA1|150|Steel bath 1700mm white with taps|condition=Good;description=Removed from a refurb, no chips.
Find a tradesman|LL30|25|Window cleaner Llandudno and Conwy|serviceType=Window cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Reach and wash, gutters too.
Find a tradesman|LL22|95|uPVC window repairs Abergele|serviceType=Window repairs;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Misted units, hinges and locks.
Find a tradesman|DD1|120|Tree surgeon Dundee - stump grinding, hedges|serviceType=Tree surgery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Insured, free quotes.
Find a tradesman|DD3|18|Gardener Dundee grass cutting from £18|serviceType=Gardening;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Weekly or one off. Message me for more details.
Leisure|DD4|55|Garden gnome and planters lot|condition=Fair;description=Clear out of the garden.
Find a tradesman|HG1|140|Sparky Harrogate - fuse boards, EV chargers|serviceType=Electrician;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=NICEIC approved electrician, certificates.
Job Offers|HG2||Electrician wanted Harrogate, gold card|contractType=Permanent;salary=£40,000 a year;jobTitle=;description=Domestic and commercial work.
Other Services|SE15|14|Dog walker Peckham & Nunhead 🐕|serviceType=Dog walking;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Group and solo walks, insured.
Other Services|SE22|30|Dog grooming East Dulwich|serviceType=Dog grooming;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Full groom, nails, bath.
Job Offers|SE15||Dog walker required Peckham part time|contractType=Permanent;salary=£12 an hour;jobTitle=;description=Must have a car. Message me for more details.
Other Services|PR1|22|Maths tutor Preston GCSE and A level|serviceType=Tuition;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Qualified teacher, online or at home.
Leisure|PR2|6|GCSE maths revision guides CGP|condition=Good;description=Higher tier, three books.
Job Offers|PR1||Maths teacher supply work Preston|contractType=Temporary;salary=£150 a day;jobTitle=;description=QTS needed. Message me for more details.
Other Services|WR1|16|Cleaner Worcester weekly or fortnightly|serviceType=Domestic cleaning;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=References, own products.
Home|WR2|55|Karcher carpet cleaner machine|condition=Good;description=SE4001, all attachments.
Find a tradesman|WR3|60|Carpet & upholstery cleaning Worcester from 60|serviceType=Carpet cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Truck mounted machine.
Part-Time Jobs|WR1||Cleaner needed Worcester offices 5pm-7pm|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=Mon to Fri evenings.
Health-Beauty|NG7|35|Mobile hairdresser Nottingham, ladies and gents|serviceType=Hairdressing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Cut and blow dry at your home.
Full-Time Jobs|NG1||Hairdresser / stylist wanted Nottingham salon|contractType=Permanent;salary=£26,000 a year;jobTitle=;description=Busy city centre salon, column provided.
Commercial Property|NG7|300|Hair salon chair to rent Nottingham|propertyType=Commercial;rooms=2;surface=600;availableNow=Yes;description=Rent a chair in a busy salon, Radford.
Massage|GL50|50|Deep tissue and sports massage Cheltenham|serviceType=Massage;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Level 4 qualified, clinic room.
Electronics|GL51|40|Massage gun deep tissue 6 heads|condition=Like new;description=Boxed, charger. Message me for more details.
Event Planning & Catering|CV1|250|Mobile DJ Coventry weddings & birthdays|serviceType=DJ;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Lights and sound, PAT tested.
Electronics|CV3|220|Pioneer DDJ-400 DJ controller boxed|condition=Good;description=Rekordbox licence, perfect.
Event Planning & Catering|WN1|80|Bouncy castle hire Wigan|serviceType=Bouncy castle hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=15x15, delivered and set up.
Leisure|WN3|60|Kids garden bouncy castle with blower|condition=Good;description=Plum, up to 5 years.
Models - Auditions - Photography|SN1|450|Wedding photographer Swindon full day|serviceType=Photography;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=300 edited photos, USB and album.
Financial Services|BH1|150|Accountant Bournemouth self assessment tax returns|serviceType=Accountancy;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Sole traders and CIS.
Job Offers|BH8||Accounts assistant Bournemouth AAT|contractType=Permanent;salary=£27,500 a year;jobTitle=;description=Purchase ledger, hybrid.
Transport Services|LU2|45|Luton airport taxi from Milton Keynes fixed fare|serviceType=Airport transfers;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Saloon or 8 seater minibus.
Job Offers|LU2||Airport taxi driver wanted Luton|contractType=Freelance;salary=£700 a week;jobTitle=;description=PCO or Luton badge. Message me for more details.
Web & IT services|CB1|30|Laptop and PC repairs Cambridge no fix no fee|serviceType=Computer repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Screens, viruses, data recovery.
Electronics|CB4|180|Dell Latitude 5490 laptop i5 8GB 256GB SSD|condition=Good;description=Windows 11, charger. Battery lasts 4 hours.
Electronics|CB5|40|HP laptop faulty screen spares or repair|condition=For parts or repair;description=Boots up, cracked screen.
Electronics|CB2|12|Laptop bag 15.6 inch black|condition=Good;description=Padded, shoulder strap.
Interpreting - Translation|CF10|35|Welsh English translator Cardiff|serviceType=Translation;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Documents, websites, subtitles.
Removals & Storage Services|TN1|60|Man & van Tunbridge Wells - house clearance|serviceType=House clearance;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Licensed waste carrier.
Astrology - Psychics|BL9|25|Tarot reading Bury by phone or in person|serviceType=Tarot;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=30 years experience.
Miscellaneous|BL8|10|Tarot cards Rider Waite deck|condition=Like new;description=Boxed with booklet. Message me for more details.
Part-Time Jobs|S1||Saturday barista wanted Sheffield city centre|contractType=Permanent;salary=£11.80 an hour;jobTitle=;description=Weekend coffee shop help, training given.
Home|S6|140|Sage Barista Express coffee machine|condition=Good;description=Grinder built in, descaled.
Job Wanted|S10||Barista with 3 years experience seeks weekend work|jobTitle=;description=Latte art, available Sat and Sun, Sheffield.
Full-Time Jobs|SL1||HGV Class 1 driver Slough nights|contractType=Permanent;salary=£19 an hour;jobTitle=;description=Tramping not required, home daily.
Full-Time Jobs|SL3||HGV class 2 driver Colnbrook days Mon-Fri|contractType=Permanent;salary=£16 an hour;jobTitle=;description=Multi drop parcels. Message me for more details.
Other Services|SL2|900|HGV driver training Slough pass first time|serviceType=HGV training;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=C, C+E and CPC courses.
Full-Time Jobs|LA1||Care assistant Lancaster no experience needed|contractType=Permanent;salary=£12.40 an hour;jobTitle=;description=Home care, paid mileage, driver.
Job Wanted|LA4||Carer looking for private work Morecambe|jobTitle=;description=DBS, NVQ 2, own car.
Part-Time Jobs|LA1||Night care assistant Lancaster 24 hours a week|contractType=Permanent;salary=£13.20 an hour;jobTitle=;description=Waking nights in a small residential home.
Job Offers|KT1||Chef de partie Kingston upon Thames gastropub|contractType=Permanent;salary=£32,000 a year;jobTitle=;description=45 hours, two days off together.
Fashion|KT2|15|Chef whites jacket size medium and trousers|condition=Good;description=Two sets, washed. Message me for more details.
Job Offers|HU1||Kitchen porter Kingston upon Hull hotel|contractType=Permanent;salary=£11.44 an hour;jobTitle=;description=Five shifts, meals on duty.
Job Offers|CB7||Warehouse operative Ely, nights, immediate start|contractType=Temporary;salary=£13 an hour;jobTitle=;description=Temp to perm picking and packing.
Full-Time Jobs|PE2||Warehouse operative Peterborough days|contractType=Permanent;salary=£12.50 an hour;jobTitle=;description=Forklift licence useful.
Job Offers|B1||Remote customer service advisor work from home|contractType=Permanent;salary=£24,000 a year;workplace=Remote;jobTitle=;description=Laptop provided, full training. Birmingham based company.
Job Offers|B2||Customer service advisor Birmingham office|contractType=Permanent;salary=£23,500 a year;workplace=On-site;jobTitle=;description=City centre call centre.
Job Offers|TS10||Apprentice joiner Redcar|contractType=Apprenticeship;salary=£8 an hour;jobTitle=;description=College one day a week. Aged 16 plus.
Find a tradesman|TS12|160|Joiner Saltburn - doors, floors, kitchens|serviceType=Joinery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Time served, free quotes.
Part-Time Jobs|EX8||School holidays nanny Exmouth 3 days|contractType=Fixed term;salary=£13 an hour;jobTitle=;description=Two girls, 6 and 9. Driver needed.
Other Services|EX8|6|Childminder Exmouth has spaces for under 5s|serviceType=Childminding;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Ofsted good, funded hours.
Internships|EC1R||Marketing internship Clerkenwell 3 months paid|contractType=Internship;salary=£13.85 an hour;jobTitle=;description=Social media and email.
Freelance Jobs|BS1||Freelance copywriter needed Bristol agency|contractType=Freelance;salary=£250 a day;workplace=Hybrid;jobTitle=;description=Two days a week for six months.
Job Offers|BT1||Receptionist Belfast dental practice £25k|contractType=Permanent;salary=£25,000 a year;jobTitle=;description=Full time front desk.
Job Offers|BT9||Hotel receptionist Belfast maternity cover|contractType=Fixed term;salary=£23,500 a year;jobTitle=;description=12 months. Message me for more details.
Home|LS6|60|IKEA Malm chest of drawers white|condition=Good;description=Six drawers, one small mark on top. Smoke free home.
Home|LS8|85|Ikea MALM bed frame king size white|condition=Good;description=With slats, no mattress, dismantled.
Home|LS7|10|Ikea malm drawer runners replacement|condition=New;description=Pack of two. Message me for more details.
Home|LS9||WANTED Ikea Malm bedside table white|adType=Wanted;description=Can collect around Leeds.
Find a tradesman|LS5|35|IKEA furniture assembly Leeds|serviceType=Flat pack assembly;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Pax, Malm, kitchens.
Home|G41|120|King size mattress memory foam 5ft|condition=Like new;description=Spare room use, with protector.
Home|G12|70|Double mattress 4ft6 orthopaedic firm|condition=Good;description=Clean, pet free. Message me for more details.
Home|G20|25|King size bedding set duvet cover|condition=Good;description=Grey reversible. Message me for more details.
Home|G3|90|Single divan bed with mattress and headboard|condition=Good;description=Two drawers. Message me for more details.
Home|CH1|220|Brown leather 3 seater sofa Chester|condition=Good;description=DFS, some wear on arms.
Home|CH2|150|Grey fabric 3 seater sofa bed|condition=Good;description=Pull out double. Message me for more details.
Home|CH3|12|Sofa throw and cushions grey|condition=Good;description=From Dunelm. Message me for more details.
Home|CH4|300|Cream leather corner sofa|condition=Like new;description=Reclining ends. Message me for more details.
Electronics|NE3|160|Samsung 55 inch 4K smart TV|condition=Good;description=Remote and stand, wall mount not included.
Electronics|NE12|70|LG 32" TV full HD|condition=Good;description=Freeview, good kids room set.
Home|NE3|35|TV stand glass black for up to 55 inch|condition=Good;description=Three shelves. Message me for more details.
Electronics|NE5|15|TV wall bracket 40-65 inch tilt|condition=New;description=Unopened. Message me for more details.
Find a tradesman|NE7|60|TV wall mounting Newcastle|serviceType=TV installation;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Cables hidden, same day.
Home|ST5|130|Bosch 9kg washing machine 1400 spin|condition=Good;description=Serie 4, quiet, works perfectly.
Home|ST4|90|Hotpoint washing machine 7kg|condition=Good;description=Two years old. Message me for more details.
Home|ST6|40|Bosch washing machine pump and door seal|condition=Good;description=Parts from a 9kg machine.
Home|ST3|175|Beko 9kg heat pump tumble dryer|condition=Like new;description=A++ rating. Message me for more details.
Find a tradesman|ST1|55|Washing machine repairs Stoke on Trent|serviceType=Appliance repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=All makes, no fix no fee.
Electronics|SW11|290|iPhone 13 128GB unlocked blue|condition=Good;description=Battery health 87%, no cracks.
Electronics|SW18|540|iPhone 14 Pro 256GB purple|condition=Like new;description=Boxed, always in a case.
Electronics|SW17|6|iPhone 13 case clear and screen protector|condition=New;description=Never used. Message me for more details.
Electronics|SW12||Wanted iphone 13 cracked or faulty|adType=Wanted;description=Cash waiting. Message me for more details.
Find a tradesman|SW11|50|iPhone 13 screen repair Clapham while you wait|serviceType=Phone repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Genuine quality. Message me for more details.
Electronics|CO1|260|PS5 disc edition with 2 controllers|condition=Good;description=Boxed, one owner. Message me for more details.
Electronics|CO2|25|FIFA 24 PS5 game|condition=Like new;description=Disc perfect. Message me for more details.
Electronics|CO4|30|PlayStation 5 DualSense controller white|condition=Good;description=No drift. Message me for more details.
Electronics|CO3|75|PS4 slim 500gb with 3 games|condition=Good;description=Works great. Message me for more details.
Electronics|MK9|95|Nintendo Switch Lite turquoise|condition=Good;description=With charger and case.
Electronics|MK4|28|Mario Kart 8 Nintendo Switch game|condition=Good;description=Cartridge and box. Message me for more details.
Find a tradesman|MK3|8|Light switch replacement Milton Keynes|serviceType=Electrical;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Per switch price, part P.
Leisure|YO1|240|Carrera mountain bike 29er medium frame|condition=Good;description=Hydraulic discs, serviced.
Leisure|YO10|60|Girls bike 20 inch wheels purple Apollo|condition=Good;description=Basket and bell. Message me for more details.
Leisure|YO30|80|Ladies Raleigh hybrid bike 17" frame|condition=Good;description=Mudguards, 21 gears.
Leisure|YO32|22|Bike rack 3 bikes rear mount|condition=Fair;description=Straps fine. Message me for more details.
Leisure|YO26|30|Exercise bike folding|condition=Good;description=Barely used. Message me for more details.
Fashion|L1|45|Nike Air Max 90 size 9 white trainers|condition=Good;description=Boxed, worn three times.
Fashion|L15|35|Nike Air Max 90 size 6 black|condition=Good;description=Ladies. Message me for more details.
Fashion|L17|20|Adidas football boots size 9 moulded|condition=Fair;description=Messi ones, red. Message me for more details.
Fashion|IG1|180|Asian bridal lehenga red size 12|condition=Like new;description=Heavy embroidery with dupatta.
Fashion|RM1|250|Wedding dress ivory size 12 never worn|condition=New;description=Mermaid shape with veil, bought at a sample sale.
Fashion|RM7|30|Bridesmaid dress sage green size 12|condition=Like new;description=Multiway. Message me for more details.
Other Services|RM3|60|Wedding dress alterations Romford|serviceType=Alterations;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Seamstress, hems and bustles.
Fashion|HX1|55|Barbour wax jacket mens XL green|condition=Good;description=Re-waxed last winter.
Fashion|HX3|18|Kids school uniform bundle age 7-8|condition=Good;description=Grey trousers, polos, cardigans.
Home|TF1|75|Solid oak dining table and 4 chairs|condition=Good;description=Extending, 150cm. Message me for more details.
Home|TF2|15|Dining chair covers set of 4|condition=New;description=Stretch, grey. Message me for more details.
Home|TF3|40|Glass dining table only no chairs|condition=Fair;description=Chip on a corner. Message me for more details.
Home|SS1|95|Shark cordless vacuum anti hair wrap|condition=Good;description=IZ202, new filter. Message me for more details.
Home|SS0|45|Dyson V8 battery replacement|condition=New;description=New in packet. Message me for more details.
Home|SS2|110|Dyson V8 Absolute cordless hoover|condition=Good;description=All tools, Southend.
Leisure|SS3|10|Casdon Dyson toy vacuum kids|condition=Good;description=Makes noise. Message me for more details.
Home|PA1|80|Fridge freezer 50/50 white frost free|condition=Good;description=Hisense, 180cm tall.
Home|PA2|50|Chest freezer 100 litre|condition=Good;description=Clean. Message me for more details.
Home|PA3|45|Under counter fridge 55cm|condition=Good;description=With ice box. Message me for more details.
Home|TQ1|200|Petrol lawnmower Honda self propelled 18 inch|condition=Good;description=Starts first pull. Message me for more details.
Home|TQ2|60|Flymo electric hover mower|condition=Fair;description=Spare blades. Message me for more details.
Find a tradesman|TQ3|45|Lawnmower repairs and servicing Torbay|serviceType=Mower repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Collection possible.
Home|TQ4|18|Lawnmower blade 46cm Honda|condition=New;description=Genuine part. Message me for more details.
Home|CA1|350|Log burner 5kw multi fuel stove|condition=Good;description=Glass intact, flue not included.
Home|CA3|90|Seasoned hardwood logs bulk bag Carlisle|condition=New;description=Kiln dried, delivered locally.
Find a tradesman|CA2|60|Chimney sweep Carlisle and north Cumbria|serviceType=Chimney sweep;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Certificates issued.
Free Stuff - Swap|BN21||Free sofa must be collected Eastbourne|condition=Fair;description=Two seater, fire label on.
Free Stuff - Swap|BN22||FREE pallets and hardcore|condition=Fair;description=Help yourself, driveway.
Free Stuff - Swap|BN23|5|Swap my PS4 games for Switch games|condition=Good;description=Message with what you have.
Leisure|SA15|1200|Labrador puppies KC reg Llanelli black and yellow|condition=New;description=Ready in 2 weeks, vet checked, mum can be seen.
Leisure|SA14|350|Cocker spaniel adult male needs new home|condition=Good;description=Age 4, house trained, due to work.
Leisure|SA15|20|Puppy crate medium with bed|condition=Good;description=Folds flat. Message me for more details.
Other Services|SA16|60|Puppy training classes Burry Port 6 weeks|serviceType=Dog training;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Small groups. Message me for more details.
Leisure|SA14|12|Labrador soft toy puppy large|condition=Like new;description=Keel toys. Message me for more details.
Leisure|WA1|650|Ragdoll kittens ready now Warrington|condition=New;description=Litter trained, wormed, vaccinated.
Leisure|WA5|15|Cat carrier and litter tray|condition=Good;description=Cleaned. Message me for more details.
Leisure|WA4||Kitten wanted Warrington for family home|adType=Wanted;description=Prefer female, any colour.
Leisure|PO14|60|Rabbit hutch 4ft two tier|condition=Good;description=Pulls apart. Message me for more details.
Leisure|PO16|25|Two baby rabbits dwarf lop Fareham|condition=New;description=8 weeks, one buck one doe.
Leisure|M16|130|2 tickets Coldplay Co-op Live Manchester Friday|condition=New;description=Seated block 112, e-tickets.
Leisure|M4|10|Coldplay vinyl Parachutes LP|condition=Good;description=Played twice. Message me for more details.
Leisure|M1||Wanted Coldplay tickets any night|adType=Wanted;description=Two needed please. Message me for more details.
Leisure|M3|25|Coldplay tribute night ticket Deansgate|condition=New;description=Standing, Saturday. Message me for more details.
Other Services|GL1|9|Pilates class Gloucester Tuesday evenings|serviceType=Pilates;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Beginners, mats provided.
Leisure|GL2|20|Pilates reformer resistance bands and mat|condition=Good;description=Hardly used. Message me for more details.
Other Services|PH1|25|Piano lessons Perth all ages|serviceType=Music tuition;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Grades 1 to 8. Message me for more details.
Leisure|PH2|250|Upright piano Perth buyer collects|condition=Fair;description=Needs tuning. Message me for more details.
Leisure|PH1|75|Yamaha keyboard 61 keys with stand|condition=Good;description=Adapter included. Message me for more details.
Event Planning & Catering|NP19|10|Car boot sale Newport every Sunday, pitches|serviceType=Car boot sale;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Gates 6am sellers. Message me for more details.
Friendship - Friends|NP20||Walking group Newport over 50s new members|description=Friendly weekly walks around Gwent, no charge, all welcome.
Friendship - Friends|BH15||New to Poole, looking for tennis friends|description=Thirty something woman wanting a regular hit and a coffee afterwards.
Straight Relationships|NR2||Single lady 58 Norwich seeks gentleman for companionship|description=Enjoys theatre, walks and the coast. Non smoker preferred.
Straight Relationships|NR7||Genuine man 45 Norwich seeks lady for long term relationship|description=Enjoys pubs, football and travel. Own home.
Leisure|GY1|45|Surfboard wax and leash Guernsey|condition=New;description=Bits left from a move.
Leisure|GY1|150|Surfboard 7ft mini mal Guernsey|condition=Good;description=Softtop, leash and bag.
Home|ZE1|250|Oil tank 1200 litre bunded Lerwick|condition=Good;description=Drained and clean. Message me for more details.
Miscellaneous|HR1|65|Aluminium ladder 3 section 7m extension|condition=Good;description=Trade rated. Message me for more details.
Home|HR2|22|Step ladder 4 tread|condition=Good;description=Beldray. Message me for more details.
Home|DH1|90|Pram travel system Silver Cross grey|condition=Good;description=Carrycot, seat, adapter and raincover.
Home|DH2|35|Silver Cross dolls pram|condition=Good;description=Toy pram navy. Message me for more details.
Home|DH3|50|Joie baby car seat group 0+|condition=Like new;description=Never in an accident.
Leisure|DH6|25|Cot bed mattress 140x70|condition=New;description=Sealed. Message me for more details.
Miscellaneous|CW1|40|Makita combi drill 18v body only|condition=Good;description=No battery or charger.
Miscellaneous|CW2|110|Makita 18V drill with 2 batteries and case|condition=Good;description=5ah batteries. Message me for more details.
Miscellaneous|CW2|35|Makita 18v battery 3ah|condition=Good;description=Genuine, holds charge.
Electronics|NE4|220|TCL 65 inch 4K TV nearly new|condition=Like new;description=With box and remote, moving abroad.
Electronics|SW19|120|iPhone 8 64GB good condition|condition=Good;description=Unlocked, new battery fitted.
Fashion|L4|40|Nike Air Max 95 size 11 grey|condition=Good;description=Worn a handful of times.
Home|G31|140|Super king size mattress 6ft pocket sprung|condition=Good;description=Guest room, always protected.
Flatshare - Rooms to rent|E8|900|Double room in Hackney flatshare, bills inc|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Two others in the flat, near London Fields.
Leisure|WA2|40|Ragdoll cat plush and kitten starter toys|condition=Good;description=Bundle of toys and a scratching post.
`;
