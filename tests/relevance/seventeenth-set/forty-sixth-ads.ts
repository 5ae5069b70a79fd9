/* Ads that the forty-sixth queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|LL13|750|2 bed terraced house Wrexham with garden|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Long lawn to the rear, gas heating, on street parking.
Property to Rent|LL13|675|2 bed flat Wrexham first floor, sorry no garden|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Near the football ground, newly painted.
Property to Rent|SW2|2050|1 bed flat Brixton Hill ALL BILLS INCLUDED|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Council tax, wifi and energy in the price.
Property to Rent|SW9|1800|One bed flat Brixton, top floor, bills not included|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Five minutes to the tube.
Property to Rent|TS18|525|1 bed ground floor flat Stockton on Tees, own front door|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Small yard, electric heating.
Property to Rent|TS18|510|1 bed flat Stockton, third floor no lift|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Views of the river, parking.
Property to Rent|WA4|950|2 bed ground floor flat Stockton Heath Warrington|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=By the canal and the bars.
Property to Rent|PE30|1100|Wheelchair accessible bungalow Kings Lynn, 3 bed, wet room|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Level access, wide doors, ramp to the garden.
Miscellaneous|PE30|60|Wheelchair ramp portable folding 5ft|condition=Good;description=Aluminium, carry handle, up to 270kg.
Property to Rent|TR7|800|Holiday flat Newquay sea view sleeps 6|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Price per week. Walk to Fistral beach.
Property to Rent|TR7|950|2 bed flat Newquay 12 month let - no holiday lets|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Residents parking, white goods.
Property to Rent|BA2|900|HOUSEBOAT to rent, residential mooring near Bath|propertyType=House;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=60ft wide beam, wood stove, all mod cons.
Home|BA2|130|12v fridge for houseboat or camper|condition=Good;description=Shoreline, 60 litre, low draw.
Property to Rent|LU1|675|Studio flat Luton near Arndale|propertyType=Studio;bedrooms=0;rooms=1;surface=310;availableNow=Yes;furnished=Furnished;description=Newly done kitchenette, bills extra.
Commercial Property|LU2|35|Photography studio hire Luton by the hour|propertyType=Commercial;rooms=2;surface=600;availableNow=Yes;description=Infinity cove, lights and backdrops.
Property to Rent|RG21|895|Retirement flat to rent Basingstoke over 55s, 1 bed|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=House manager, residents lounge.
Property to Rent|RG21|875|1 bed flat Basingstoke - young professionals only|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Close to the station.
Property to Rent|BT28|875|3 BED SEMI LISBURN part furnished|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Part furnished;description=Oil heating, enclosed garden.
Property for Sale|BT28|184950|3 bed semi detached Lisburn for sale|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Oil fired heating, chain free.
Property to Rent|NG18|575|2 bed flat Mansfield town, 575 pcm|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Second floor, electric heaters.
Property to Rent|NG18|895|Luxury 2 bed flat Mansfield, gated|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Juliet balcony, gym.
Property to Rent|CT20|895|2 bed maisonette Folkestone NO DEPOSIT option|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Harbour end of the town.
Property to Rent|CT19|750|1 bed flat Folkestone, five weeks deposit required|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Guarantor also needed.
Property to Rent|L7|575|1 bed flat Kensington Liverpool|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Off Edge Lane, bus to town.
Property to Rent|SW7|1950|1 bed flat South Kensington London|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Mansion block with porter.
Property to Rent|DL10|775|2 bed cottage Richmond North Yorkshire|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Stone cottage by the castle.
Property to Rent|TR1|1200|3 bed house Truro, quiet cul de sac|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Garage, garden, near Treliske.
Property to Rent|TR1||Family looking for 3 bed house Truro|adType=Wanted;propertyType=House;description=Two teachers and two kids, up to 1200, from spring.
Property to Rent|LL53|350|Caravan hire Pwllheli, Hafan y Mor, 3 bed|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Furnished;description=Price per week, sleeps 8, pool passes extra.
Flatshare - Rooms to rent|SL1|700|Double room Slough, couple ok|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Own fridge, five minutes to the station.
Flatshare - Rooms to rent|SL2|480|Single room Slough 1 person only|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Quiet house, wifi, see pictures for more.
Flatshare - Rooms to rent|SO14|620|Professional houseshare Southampton, no students|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Cleaner weekly, lounge with projector.
Flatshare - Rooms to rent|SO17|520|Room Southampton students only, Portswood|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Ten minute walk to Highfield.
Flatshare - Rooms to rent|CF24|425|Cosy single room Cathays|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Bills in, wifi, no lounge.
Flatshare - Rooms to rent|CF24||NHS worker needs room Cardiff, up to 500|adType=Wanted;propertyType=House;description=Quiet and clean, works nights at the Heath.
Flatshare - Rooms to rent|EX8|550|Double room Exmouth, your cat welcome|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Two cats here already, big garden.
Flatshare - Rooms to rent|EX8|530|Double room Exmouth no pets no smokers|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Close to the beach, see pictures for more.
Flatshare - Rooms to rent|OX26|575|Room in shared house Bicester|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Near Bicester North.
Property for Sale|OX26|98000|Shared ownership 2 bed flat Bicester, 40% share|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Housing association, rent on the rest.
Property for Sale|BN11|119950|Retirement apartment for sale Worthing over 60s|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;description=Sea glimpses, lift, warden.
Home|BN11|5|Happy Retirement banner and balloons|condition=New;description=Left over from a party.
Property for Sale|CO15|229950|Detached bungalow Clacton NO ONWARD CHAIN|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Vacant, garage, mile from the pier.
Home|CO15|45|Chain link fencing 25m roll green|condition=New;description=Unused, with line wire.
Property for Sale|SY18|95000|Derelict stone cottage Llanidloes, renovation project|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=No services, half an acre, stunning views.
Leisure|SY16|9|Derelict Wales - photography book|condition=Good;description=Abandoned chapels and mines, hardback.
Property for Sale|ML3|62000|1 bed flat Hamilton Lanarkshire fixed price|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;description=Second floor, near the racecourse.
Leisure|ML3|110|Hamilton musical tickets x2 Edinburgh Playhouse|condition=New;description=Saturday matinee, stalls.
Property for Sale|DN4|115000|3 bed end terrace Doncaster Hexthorpe|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Tenant in place or vacant.
Property for Sale|DN2|210000|3 bed semi Doncaster Wheatley Hills|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Extended, large drive.
Land for Sale|YO17|35000|2 acre paddock Malton with field shelter|propertyType=Land;rooms=0;surface=87000;availableNow=Yes;description=Mains water, road gate.
Miscellaneous|YO17|60|Paddock electric fence kit, posts and energiser|condition=Good;description=Battery unit, 200m tape.
Land for Sale|PE21|160000|Fishing lake for sale Boston Lincs 3 acres|propertyType=Land;rooms=0;surface=130000;availableNow=Yes;description=Stocked with carp, car park, cabin.
Leisure|PE21|45|Carp fishing rods x2 and bite alarms|condition=Good;description=12ft 2.75lb, pod too.
Commercial Property|S70|15000|PUB LEASE Barnsley free of tie, 3 bed flat above|propertyType=Commercial;rooms=2;surface=2400;availableNow=Yes;description=Fixtures included, beer garden.
Home|S71|70|Pub table with cast iron base|condition=Good;description=Britannia style, wooden top.
Commercial Property|EX1|120|Coworking desk space Exeter, hot desks|propertyType=Commercial;rooms=2;surface=900;availableNow=Yes;description=Fast internet, coffee, meeting rooms.
Home|EX2|40|Office desk Ikea 140cm white|condition=Good;description=Few marks on the top.
Commercial Property|DN31|350|Workshop unit to let Grimsby docks 600 sq ft|propertyType=Commercial;rooms=2;surface=600;availableNow=Yes;description=Single phase, roller door.
Home|DN32|55|Workshop bench heavy duty with vice|condition=Good;description=Steel legs, 6ft, see pictures for more.
Commercial Property|LE4|900|Commercial kitchen to rent Leicester, takeaway / delivery|propertyType=Commercial;rooms=2;surface=500;availableNow=Yes;description=Five star hygiene, extraction fitted.
Home|LE4|320|Commercial kitchen extractor hood stainless 1.5m|condition=Good;description=With filters and fan, from a takeaway.
Event Planning & Catering|CA11|18|Church hall hire Penrith, kitchen and stage|serviceType=Hall hire;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Parties, classes, seats 120.
Home|CA11|65|Oak hall table with drawer|condition=Good;description=Narrow console, 80cm.
Garage Storage|OX14|95|Lock up garage Abingdon to rent|propertyType=Garage;rooms=0;surface=150;availableNow=Yes;description=Electric door, dry, see pictures for more.
Find a tradesman|OX14|120|Garage door repairs Abingdon & Didcot|serviceType=Garage doors;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Cables, springs and motors.
Garage Storage|IP24|35|Caravan storage Thetford, locked compound|propertyType=Garage;rooms=0;surface=300;availableNow=Yes;description=Price per month, hard standing.
Vehicle Accessories|IP24|60|Caravan storage cover 17-19ft|condition=Good;description=Breathable with bag.
Cars|SS1|5200|Vauxhall Corsa 1.4 SE auto 2016|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Corsa;year=2016;fuelType=Petrol;mileage=41000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Silver;engineSize=1.4;co2=120;description=Small automatic, parks itself nearly.
Cars|SS2|3650|CORSA 1.2 STING 2015 manual 3dr|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Corsa;year=2015;fuelType=Petrol;mileage=62000;transmission=Manual;bodyType=Hatchback;doors=3;color=Black;engineSize=1.2;co2=120;description=Black alloys, cheap tax.
Cars|TA1|8400|VW Polo 1.0 Match 2018|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Polo;year=2018;fuelType=Petrol;mileage=34000;transmission=Manual;bodyType=Hatchback;doors=5;color=White;engineSize=1.0;co2=120;description=Full history, one lady owner.
Fashion|TA1|30|Ralph Lauren polo shirts x3 mens medium|condition=Good;description=Navy, white, pink. Custom fit.
Cars|WS1|6200|Ford Focus estate 1.0 Ecoboost Zetec 2016|adType=Individual;vehicleOfferType=sell;make=Ford;model=Focus;year=2016;fuelType=Petrol;mileage=66000;transmission=Manual;bodyType=Other;doors=5;color=Blue;engineSize=1.0;co2=120;description=Massive boot, roof rails.
Cars|WS2|9800|FORD FOCUS ST-3 2015 hatch|adType=Individual;vehicleOfferType=sell;make=Ford;model=Focus;year=2015;fuelType=Petrol;mileage=58000;transmission=Manual;bodyType=Hatchback;doors=5;color=Yellow;engineSize=2.0;co2=120;description=Recaro, sync, unmolested.
Vehicle Accessories|WS3|20|Ford Focus wheel trims 16 inch set of 4|condition=Good;description=Genuine Ford, see pictures for more.
Cars|LD1|12500|LAND ROVER DEFENDER 90 TD5 2003|adType=Individual;vehicleOfferType=sell;make=Land Rover;model=Defender;year=2003;fuelType=Diesel;mileage=118000;transmission=Manual;bodyType=SUV;doors=3;color=Green;engineSize=2.5;co2=120;description=Galvanised chassis, winch.
Leisure|LD3|25|Land Rover Defender diecast model 1:24|condition=Like new;description=Boxed Burago, blue, see pictures for more.
Vehicle Accessories|LD1|70|Defender snorkel Land Rover TD5|condition=Good;description=Raised air intake, all brackets.
Cars|GU7|7950|Porsche Boxster 2.7 2006 cabriolet|adType=Individual;vehicleOfferType=sell;make=Porsche;model=Boxster;year=2006;fuelType=Petrol;mileage=79000;transmission=Manual;bodyType=Convertible;doors=2;color=Silver;engineSize=2.5;co2=120;description=IMS done, hood good.
Leisure|GU7|15|Porsche 911 brochure and keyring|condition=Good;description=1998 sales brochure.
Cars|CA1|8900|Classic Mini Mayfair 1989 998cc|adType=Individual;vehicleOfferType=sell;make=Rover;model=Mini;year=1989;fuelType=Petrol;mileage=52000;transmission=Manual;bodyType=Hatchback;doors=3;color=Red;engineSize=1.0;co2=120;description=Dry stored, new sills.
Cars|CA2|3900|MINI COOPER D 1.6 2012|adType=Individual;vehicleOfferType=sell;make=Mini;model=Cooper;year=2012;fuelType=Diesel;mileage=91000;transmission=Manual;bodyType=Hatchback;doors=3;color=Grey;engineSize=1.6;co2=120;description=£20 tax, half leather.
Vehicle Accessories|CA2|80|Classic mini rear subframe|condition=Good;description=Blasted and painted.
Home|CA3|35|Mini fridge 20 litre for bedroom|condition=Good;description=Hot and cold, 12v lead.
Cars|DE55|7900|Seat Leon FR 1.4 TSI 2017|adType=Individual;vehicleOfferType=sell;make=Seat;model=Leon;year=2017;fuelType=Petrol;mileage=49000;transmission=Manual;bodyType=Hatchback;doors=5;color=White;engineSize=1.4;co2=120;description=LED lights, DSG not fitted.
Vehicle Accessories|DE55|90|Rear seats out of Seat Leon mk3|condition=Good;description=Half leather, no rips.
Cars|EN8|3600|Smart ForTwo 1.0 2014 auto|adType=Individual;vehicleOfferType=sell;make=Smart;model=ForTwo;year=2014;fuelType=Petrol;mileage=39000;transmission=Automatic;bodyType=Hatchback;doors=3;color=Black;engineSize=1.0;co2=120;description=Free tax, park anywhere.
Electronics|EN8|30|Smart meter display + smart plugs|condition=Good;description=Energy monitor, 4 plugs.
Cars|ST16|3950|Citroen C4 Picasso 1.6 HDi 2014|adType=Individual;vehicleOfferType=sell;make=Citroen;model=C4 Picasso;year=2014;fuelType=Diesel;mileage=88000;transmission=Manual;bodyType=Other;doors=5;color=Grey;engineSize=1.6;co2=120;description=Panoramic windscreen, cambelt done.
Home|ST17|25|Picasso dove print framed 50x70|condition=Good;description=Gallery poster, black frame.
Cars|BS24|8700|Honda Civic 1.8 i-VTEC EX 2016|adType=Individual;vehicleOfferType=sell;make=Honda;model=Civic;year=2016;fuelType=Petrol;mileage=47000;transmission=Manual;bodyType=Hatchback;doors=5;color=Blue;engineSize=1.6;co2=120;description=Leather, pano, see pictures for more.
Home|BS23|620|Honda EU20i generator inverter 2kw|condition=Like new;description=Quiet, 30 hours use.
Cars|RM6|1650|Peugeot 107 2010 ULEZ compliant, £20 tax|adType=Individual;vehicleOfferType=sell;make=Peugeot;model=107;year=2010;fuelType=Petrol;mileage=84000;transmission=Manual;bodyType=Hatchback;doors=5;color=Black;engineSize=1.0;co2=120;description=Very cheap on petrol.
Cars|RM7|1500|Renault Clio 1.5 dCi 2009 not ULEZ|adType=Individual;vehicleOfferType=sell;make=Renault;model=Clio;year=2009;fuelType=Diesel;mileage=101000;transmission=Manual;bodyType=Hatchback;doors=3;color=Blue;engineSize=1.5;co2=120;description=Zone charge applies, MOT June.
Cars|UB3|7200|Toyota Prius 2014 ex PCO 140k|adType=Individual;vehicleOfferType=sell;make=Toyota;model=Prius;year=2014;fuelType=Hybrid;mileage=140000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Silver;engineSize=1.6;co2=120;description=Motorway miles, new battery.
Transport Services|UB4|190|PCO car hire Hayes, Prius from £190 a week|serviceType=Car hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Insurance included, same day start.
Vehicle Accessories|UB3|200|Prius catalytic converter lock, Toyota|condition=New;description=Catloc, never fitted.
Cars|KA1|4900|Cat S Audi A1 1.4 TFSI 2015 repaired|adType=Individual;vehicleOfferType=sell;make=Audi;model=A1;year=2015;fuelType=Petrol;mileage=55000;transmission=Manual;bodyType=Hatchback;doors=3;color=White;engineSize=1.4;co2=120;description=Repaired to a high standard, photos of damage.
Miscellaneous|KA1|12|Cat flap Staywell 4 way locking|condition=Good;description=White, tunnel included.
Cars|PO20|1900|LHD Fiat Panda Spanish registered left hand drive|adType=Individual;vehicleOfferType=sell;make=Fiat;model=Panda;year=2010;fuelType=Petrol;mileage=90000;transmission=Manual;bodyType=Hatchback;doors=5;color=White;engineSize=1.2;co2=120;description=Ideal for taking to Spain.
Leisure|PO21|170|Left handed Squier Stratocaster guitar|condition=Good;description=Sunburst, gig bag, see pictures for more.
Vans|CH65|8900|Ford Transit TIPPER 2014 one stop body|adType=Individual;vehicleOfferType=sell;make=Ford;model=Transit;year=2014;fuelType=Diesel;mileage=96000;transmission=Manual;bodyType=Pickup;doors=2;color=White;engineSize=2.2;co2=120;description=Alloy body, tow bar, no vat.
Vans|PL7|9500|17 seater minibus Ford Transit 2015|adType=Individual;vehicleOfferType=sell;make=Ford;model=Transit;year=2015;fuelType=Diesel;mileage=87000;transmission=Manual;bodyType=Van;doors=4;color=White;engineSize=2.2;co2=120;description=Ex school, seat belts all round.
Transport Services|PL6|180|17 seat minibus hire with driver Plymouth|serviceType=Minibus hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Nights out and airports.
Vans|TR14|9800|VW T4 campervan pop top 1999|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Transporter;year=1999;fuelType=Diesel;mileage=160000;transmission=Manual;bodyType=Van;doors=4;color=Blue;engineSize=2.5;co2=120;description=Rock and roll bed, hook up.
Leisure|TR15|20|VW campervan tin and mug set|condition=New;description=Gift set, unused, see pictures for more.
Vans|HU7|7600|Citroen Relay fridge van 2015 twin temp|adType=Individual;vehicleOfferType=sell;make=Citroen;model=Relay;year=2015;fuelType=Diesel;mileage=121000;transmission=Manual;bodyType=Van;doors=4;color=White;engineSize=2.2;co2=120;description=Freezer down to minus 20, overnight standby.
Motorbikes & Scooters|FY4|4700|Harley Davidson Sportster 883 2010|adType=Individual;vehicleOfferType=sell;make=Harley-Davidson;model=Sportster;year=2010;fuelType=Petrol;mileage=14000;transmission=Manual;color=Black;engineSize=1.0;doors=;bodyType=;co2=;description=Vance & Hines, forward controls.
Fashion|FY3|85|Harley Davidson leather jacket XL|condition=Good;description=Heavy hide, zip out liner.
Motorbikes & Scooters|CV21|4500|Kawasaki Ninja 650 2018|adType=Individual;vehicleOfferType=sell;make=Kawasaki;model=Ninja 650;year=2018;fuelType=Petrol;mileage=9000;transmission=Manual;color=Green;engineSize=0.6;doors=;bodyType=;co2=;description=Restrictor removed, HPI clear.
Home|CV22|75|Ninja dual zone air fryer 7.6L|condition=Like new;description=AF300, hardly used, see pictures for more.
Home|CV22|6|Air fryer liners and cook book|condition=New;description=Paper liners x100, see pictures for more.
Motorbikes & Scooters|LD2|2600|Beta Evo 250 trials bike 2014|adType=Individual;vehicleOfferType=sell;make=Beta;model=Evo;year=2014;fuelType=Petrol;mileage=600;transmission=Manual;color=Red;engineSize=0.2;doors=;bodyType=;co2=;description=Not registered, well maintained.
Caravans|NR29|900|Conway trailer tent 6 berth|adType=Individual;vehicleOfferType=sell;make=Conway;model=Cruiser;year=2004;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Blue;engineSize=;co2=0;description=Kitchen, awning, spare wheel.
Leisure|NR30|20|Trailer tent groundsheet|condition=Good;description=Breathable 3m x 2m, see pictures for more.
Other Vehicles|SY21|3900|Massey Ferguson 135 tractor 1970|adType=Individual;vehicleOfferType=sell;make=Massey Ferguson;model=135;year=1987;fuelType=Diesel;mileage=;transmission=Manual;bodyType=Other;doors=0;color=Red;engineSize=2.5;co2=120;description=Runs sweet, good tin, V5.
Leisure|SY22|15|Massey Ferguson 135 toy tractor Britains|condition=Good;description=1:32, boxed, see pictures for more.
Other Vehicles|KY16|1900|EZGO electric golf buggy|adType=Individual;vehicleOfferType=sell;make=EZGO;model=TXT;year=2012;fuelType=Electric;mileage=;transmission=Automatic;bodyType=Other;doors=0;color=Green;engineSize=;co2=1;description=New batteries, charger, roof.
Other Vehicles|NE63|2400|Ifor Williams car transporter trailer 14ft|adType=Individual;vehicleOfferType=sell;make=Ifor Williams;model=CT136;year=2014;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Silver;engineSize=;co2=0;description=Tilt bed, winch, spare.
Vehicle Accessories|NE63|260|Erde 6x4 car trailer with lid|condition=Good;description=Tipping, 500kg, cover.
Vehicle Accessories|NE62|18|Trailer light board 4ft|condition=Good;description=6m cable, see pictures for more.
Other Vehicles|DN9|7800|Toyota forklift 2.5 tonne gas|adType=Individual;vehicleOfferType=sell;make=Toyota;model=Forklift;year=2008;fuelType=Other;mileage=;transmission=Automatic;bodyType=Other;doors=0;color=Yellow;engineSize=;co2=0;description=Container spec, LOLER till June.
Cars|LU4|6900|London taxi TX4 2010 black cab|adType=Dealer;vehicleOfferType=sell;make=LTI;model=TX4;year=2010;fuelType=Diesel;mileage=210000;transmission=Automatic;bodyType=Other;doors=5;color=Black;engineSize=2.5;co2=120;description=Working cab, wheelchair ramp.
Vehicle Accessories|MK42|80|4 x 205/55 R16 tyres part worn|condition=Good;description=5mm plus, Michelin, see pictures for more.
Vehicle Accessories|MK41|90|225/45 R17 tyres set of four|condition=Good;description=Part worn, even tread.
Find a tradesman|MK40|30|Mobile tyre fitting Bedford 24/7|serviceType=Tyre fitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=All sizes at home or roadside, 205/55/16 from £45.
Vehicle Accessories|IP1|55|Nextbase 322GW dash cam|condition=Good;description=Front and SD card, see pictures for more.
Vehicle Accessories|IP2|10|Dash cam hardwire kit|condition=New;description=Fits Nextbase, see pictures for more.
Vehicle Accessories|G66|650|Cherished number plate J88 SMX|condition=Good;description=On retention, private reg.
Vehicle Accessories|G64|6|Number plate surrounds pair chrome|condition=New;description=Screws and caps, see pictures for more.
Vehicle Accessories|BB9|700|Transit 2.2 TDCi engine complete 2013|condition=Good;description=68k, turbo, injectors.
Job Offers|DN1||Forklift driver counterbalance Doncaster, nights|contractType=Temporary;salary=£13.90 an hour;jobTitle=;description=Valid licence, six month booking.
Other Services|DN3|250|Forklift training course Doncaster|serviceType=Training;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Counterbalance and reach, RTITB certificate.
Job Offers|NG1||SIA door supervisor Nottingham bars|contractType=Permanent;salary=£14 an hour;jobTitle=;description=Friday and Saturday nights.
Other Services|NG2|190|SIA door supervisor training Nottingham|serviceType=Training;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Six days, exam and first aid.
Full-Time Jobs|YO1||Sous chef wanted York bistro|contractType=Permanent;salary=£32,000 a year;jobTitle=;description=45 hours, closed Mondays.
Event Planning & Catering|YO24|55|Private chef York, dinner parties at home|serviceType=Private chef;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Three courses cooked and cleared, price a head.
Fashion|YO10|12|Chef whites jacket and hat M|condition=Good;description=For catering students.
Job Offers|HU1||Scaffolder part 2 wanted Hull|contractType=Permanent;salary=£17 an hour;jobTitle=;description=Van and CISRS card, see pictures for more.
Find a tradesman|HU2|600|Scaffolding hire Hull, domestic|serviceType=Scaffolding;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Chimney and roof access, next day.
Home|HU4|8|Scaffold boards 13ft used|condition=Fair;description=Each. Good for raised beds or shelves.
Freelance Jobs|LU3||Taxi drivers wanted Luton, badge holders|contractType=Freelance;salary=£900 a week;jobTitle=;description=School runs and station, own or rented car.
Part-Time Jobs|BA1||Swimming teacher level 2 Bath leisure centre|contractType=Permanent;salary=£19.50 an hour;jobTitle=;description=Weekends and after school.
Other Services|BA1|14|Swimming lessons for toddlers Bath|serviceType=Swimming lessons;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Warm pool, parent in water.
Job Offers|RM1||Nail technician wanted, Romford salon|contractType=Permanent;salary=£13 an hour;jobTitle=;description=Gel, acrylics, commission.
Health-Beauty|RM2|30|Gel nails mobile Romford & Hornchurch|serviceType=Nails;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=I come to you, evenings.
Home|RM3|160|Paslode nail gun IM350|condition=Good;description=Two batteries, case, gas.
Full-Time Jobs|IV3||Joiner / bench hand Inverness|contractType=Permanent;salary=£17 an hour;jobTitle=;description=Timber kit houses, van.
Find a tradesman|IV2|200|Joiner Inverness - doors hung, floors, skirting|serviceType=Joinery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Time served, small jobs fine.
Part-Time Jobs|LA9||Kennel assistant weekends Kendal|contractType=Permanent;salary=£12.21 an hour;jobTitle=;description=Love of dogs and other animals a must.
Part-Time Jobs|SA1||Call centre evenings Swansea part time|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=5pm to 9pm, inbound, training.
Part-Time Jobs|RG1||Leaflet distributors wanted Reading|contractType=Freelance;salary=£12.21 an hour;jobTitle=;description=Walk and earn, flexible days.
Other Services|RG2|60|Leaflet distribution Reading, GPS tracked|serviceType=Leaflet distribution;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Price per thousand, solus or shared.
Part-Time Jobs|WR14||Gardener required Malvern, 2 days a week|contractType=Permanent;salary=£14 an hour;jobTitle=;description=Large private garden, ride on.
Other Services|WR14|22|Gardener Malvern - hedges, borders, weeding|serviceType=Gardening;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Weekly or one off, see pictures for more.
Job Offers|MK9||Temp data entry clerk Milton Keynes|contractType=Temporary;salary=£12.70 an hour;workplace=On-site;jobTitle=;description=Four weeks, Excel, free parking.
Part-Time Jobs|W5||Maths tutor needed for year 10 son Ealing|contractType=Freelance;salary=£19.50 an hour;jobTitle=;description=Two evenings a week at our house.
Models - Auditions - Photography|CF10|95|Film extras wanted Cardiff, all ages|serviceType=Casting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Paid a day, BBC period drama.
Electronics|CF11|70|35mm film camera Pentax K1000|condition=Good;description=50mm lens, meter works.
Job Offers|LE5||Sewing machinist from home Leicester|contractType=Freelance;salary=£12.21 an hour;workplace=Remote;jobTitle=;description=Own overlocker and flatbed.
Home|LE5|70|Brother overlocker sewing machine|condition=Good;description=4 thread, instructions.
Full-Time Jobs|PL4||Trainee bus driver Plymouth|contractType=Permanent;salary=£13.50 an hour;jobTitle=;description=Full training, PCV licence paid.
Job Offers|CR0||Removals porter Croydon|contractType=Temporary;salary=£13 an hour;jobTitle=;description=House moves, strong back.
Friendship - Friends|CB7||Volunteers needed charity shop Ely|description=Till and sorting, a few hours a week.
Freelance Jobs|TN23||Avon rep wanted Ashford|contractType=Freelance;salary=£12.21 an hour;jobTitle=;description=Own hours, commission, starter kit.
Miscellaneous|TN24|20|Avon perfume bottles collectable x12|condition=Good;description=1970s, cars and animals.
Part-Time Jobs|BH1||Tattoo apprentice Bournemouth studio|contractType=Apprenticeship;salary=£7.55 an hour;jobTitle=;description=Bring a portfolio, three days.
Miscellaneous|BH8|40|Tattoo kit two machines, power supply|condition=Good;description=Practice skins and needles.
Job Wanted|CA1||HGV class 2 driver seeks work Carlisle|jobTitle=;description=Digi card, 12 years, days or nights.
Job Wanted|SS14||Bricklayers available now Essex, 2+1 gang|jobTitle=;description=CSCS, price work or day rate.
Job Offers|CM1||Bricklayer wanted Chelmsford extension|contractType=Freelance;salary=£220 a day;jobTitle=;description=Two weeks, start Monday.
Job Wanted|HP1||Au pair from Spain looking for family|jobTitle=;description=Maria, 21, good English, drives.
Job Offers|HP4||Au pair needed Berkhamsted, 2 girls|contractType=Fixed term;salary=£160 a day;jobTitle=;description=Own room, school runs.
Find a tradesman|WA1|2500|Bathroom fitter Warrington|serviceType=Bathroom fitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Full refits, wet rooms, tiling.
Home|WA2|120|White bathroom suite, bath sink & toilet|condition=Good;description=Taps included, removed carefully.
Home|WA5|25|Bathroom mirror cabinet with shaver light|condition=Good;description=60cm wide, see pictures for more.
Find a tradesman|DY1|60|Carpet fitter Dudley, stairs and rooms|serviceType=Carpet fitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Supply or fit only, see pictures for more.
Home|DY2|45|Carpet offcut 4m x 3m beige|condition=New;description=Twist pile, new, see pictures for more.
Home|DY3|15|Carpet stair rods brass x13|condition=Good;description=With brackets, see pictures for more.
Find a tradesman|BL1|1200|Kitchen fitter Bolton, worktops & plumbing|serviceType=Kitchen fitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Fifteen years, references.
Home|BL2|700|Ex display kitchen units shaker grey with worktop|condition=Good;description=Oven and hob included, buyer dismantles.
Leisure|BL3|35|Kids wooden play kitchen|condition=Good;description=Pans and food, pink.
Home|BL4|20|Kitchen unit handles x24 brushed|condition=Good;description=128mm bar handles, see pictures for more.
Removals & Storage Services|S80|160|Skip hire Worksop 4 & 6 yard|serviceType=Skip hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Same day, permit sorted.
Leisure|S81|5|Skipping rope speed|condition=New;description=Ball bearings, see pictures for more.
Find a tradesman|BD7|450|CCTV installation Bradford, 4 cameras fitted|serviceType=CCTV;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=View on phone, two year warranty.
Electronics|BD8|110|CCTV camera kit 4 channel Hikvision 2TB|condition=Good;description=Cables and recorder, DIY.
Other Services|FK7|60|Piano tuner Stirling & Falkirk|serviceType=Piano tuning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Uprights and grands.
Find a tradesman|SN2|350|Loft boarding Swindon, ladders & hatch|serviceType=Loft boarding;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Raised boards, insulation.
Home|SN3|50|Loft ladder 3 section aluminium|condition=Good;description=Up to 3m, see pictures for more.
Property to Rent|SN1|950|Loft apartment to rent Swindon, 1 bed|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Railway village, beams.
Other Services|TR2|20|Boarding kennels Truro, heated|serviceType=Dog boarding;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Price a night, walks twice a day.
Miscellaneous|TR3|80|Dog kennel wooden large outdoor|condition=Good;description=Felt roof, fits labrador.
Event Planning & Catering|PR1|75|Bouncy castle hire Preston|serviceType=Bouncy castle;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Insured, delivered, indoor or out.
Leisure|PR2|450|Bouncy castle 12x15 with blower for sale|condition=Good;description=Jungle, PIPA tagged.
Event Planning & Catering|OL4|90|Face painter Oldham, children's parties|serviceType=Face painting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Glitter tattoos and balloons too.
Leisure|OL4|10|Face paints Snazaroo palette|condition=Good;description=18 colours, brushes.
Event Planning & Catering|TN12|650|Hog roast catering Kent weddings & parties|serviceType=Catering;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Rolls, stuffing, staff.
Home|TN12|480|Hog roast machine gas, spit|condition=Good;description=Feeds 100, cover, see pictures for more.
Other Services|BA11|10|Yoga classes Frome, beginners welcome|serviceType=Yoga;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Tuesdays, mats provided.
Leisure|BA12|12|Yoga mat 6mm with strap|condition=Good;description=Purple, see pictures for more.
Other Services|CW2|22|Drum lessons Crewe|serviceType=Music lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Kit provided, grades.
Leisure|CW1|220|Pearl 5 piece drum kit with cymbals|condition=Good;description=Black, stool, some wear.
Leisure|CW2|6|Drum sticks x3 pairs 5A|condition=New;description=Hickory, see pictures for more.
Other Services|PE1|20|IELTS & English lessons Peterborough|serviceType=Language lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Speaking and writing, band 7.
Other Services|PO22|95|Will writing Bognor Regis, home visits|serviceType=Will writing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Single or mirror wills, LPA.
Find a tradesman|CW9|35|Mobile car valet Northwich|serviceType=Car valeting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Mini, full, interior shampoo.
Vehicle Accessories|CW8|25|Car valeting vacuum and brushes|condition=Good;description=Wet and dry, 20 litre.
Find a tradesman|S60|80|Scratch and dent repair Rotherham, mobile|serviceType=Body repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Bumper scuffs, alloys, car door dings.
Vehicle Accessories|S61|60|Corsa passenger door blue no dents|condition=Good;description=Glass included, see pictures for more.
Find a tradesman|WS11|70|24hr breakdown recovery Cannock M6|serviceType=Recovery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Cars and vans, jump starts.
Find a tradesman|NR3|50|Gutter clearing Norwich, vacuum|serviceType=Gutter cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Before and after photos.
Home|NR4|40|Cast iron guttering 6 lengths|condition=Fair;description=Half round, reclaimed.
Find a tradesman|IP3|35|Flat pack assembly & handyman Ipswich|serviceType=Handyman;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Ikea wardrobes, shelves, blinds.
Home|IP4|110|IKEA Pax wardrobe double white|condition=Good;description=Dismantled, two doors.
Find a tradesman|HR1|180|Tiler Hereford walls and floors|serviceType=Tiling;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Natural stone, mosaics.
Home|HR2|120|Porcelain floor tiles 15 sqm grey|condition=New;description=600x600, boxed, see pictures for more.
Home|HR4|45|Rubi tile cutter 600mm|condition=Good;description=Spare wheel, see pictures for more.
Home|BH12|90|Up and over garage door 7ft white|condition=Good;description=With frame, see pictures for more.
Find a tradesman|BH17|75|Garage door repair Poole|serviceType=Garage doors;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Springs, locks, electric openers.
Home|LD3|90|Seasoned hardwood logs bulk bag Brecon|condition=New;description=Kiln dried ash, delivered.
Home|LD4|180|Electric log splitter 7 ton|condition=Good;description=Stand and guard, see pictures for more.
Home|LD2|280|Clearview log burner 5kw|condition=Good;description=Flue pipe, black, see pictures for more.
Find a tradesman|LD1|1800|Log burner installation Mid Wales HETAS|serviceType=Stove fitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Liners, hearths, sweeping.
Web & IT services|GL51|120|Data recovery Cheltenham - hard drives, phones|serviceType=Data recovery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=No data no fee, photos rescued.
Electronics|GL52|40|External hard drive 2TB Seagate|condition=Good;description=USB 3, wiped, see pictures for more.
Transport Services|NR2|95|Norwich to Stansted taxi|serviceType=Airport transfers;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Fixed fare, estate car.
Garage Storage|CM24|50|Stansted parking on private drive, per week|propertyType=Garage;rooms=0;surface=160;availableNow=Yes;description=Mile from terminal, lifts given.
Transport Services|CT16|550|Pet courier UK to Europe, dogs and cats|serviceType=Pet transport;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Weekly runs to Spain, DEFRA approved.
Home|CO1|95|Triple wardrobe white sliding mirror doors|condition=Good;description=2m wide, dismantled.
Leisure|CO2|8|Dolls house wardrobe and bed|condition=Good;description=1:12, wooden, see pictures for more.
Home|NP20|150|BUNK BEDS pine with matresses ono|condition=Good;description=Splits into two singles.
Home|NP18|15|Bunk bed ladder metal|condition=Good;description=White, see pictures for more.
Home|SK1|45|Panasonic microwave 800w like new|condition=Good;description=Black, inverter, see pictures for more.
Home|SK2|7|Microwave turntable plate 27cm glass|condition=Good;description=Fits Panasonic, see pictures for more.
Home|PA1|130|Bosch slimline dishwasher 45cm|condition=Good;description=A rated, cutlery tray.
Home|PA2|150|Full size dishwasher Beko 60cm|condition=Good;description=White, 14 place, see pictures for more.
Home|PA1|9|Dishwasher tablets box of 100|condition=New;description=Finish, sealed, see pictures for more.
Home|TS1|120|Gas cooker 50cm freestanding Beko|condition=Good;description=Eye level grill, LPG jets.
Home|TS3|140|Electric cooker 60cm Hotpoint ceramic|condition=Good;description=Double oven, see pictures for more.
Home|TS5|35|Cooker hood 60cm chimney steel|condition=Good;description=Filters, see pictures for more.
Home|DN16|18|Blackout curtains 66x72 grey eyelet|condition=Good;description=Lined, see pictures for more.
Home|DN15|25|Blackout curtains 90x90 navy|condition=Good;description=Pencil pleat, see pictures for more.
Home|ST5|80|Greenhouse 6x8 aluminium, toughened glass|condition=Good;description=You take down, see pictures for more.
Home|ST6|15|Greenhouse staging 2 tier|condition=Good;description=6ft long, see pictures for more.
Home|GU34|1200|HOT TUB 6 person Canadian Spa 2.1m|condition=Good;description=Cover and steps, see pictures for more.
Event Planning & Catering|GU35|150|Hot tub hire Alton & Bordon weekends|serviceType=Hot tub hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Delivered Friday, see pictures for more.
Home|GU34|12|Hot tub chemicals chlorine and filters|condition=Good;description=Half used, see pictures for more.
Home|TF9|70|Stihl petrol strimmer FS40|condition=Good;description=New head, see pictures for more.
Home|TF10|5|Strimmer line 2.4mm x 80m|condition=New;description=For Stihl and others.
Home|BB1|60|Karcher K4 preasure washer|condition=Good;description=Patio head, lance, see pictures for more.
Home|BB2|10|Karcher hose 8m|condition=Good;description=Click fit, see pictures for more.
Leisure|WV6|90|Trampoline 10ft with net - collection only|condition=Good;description=Buyer to dismantle, see pictures for more.
Leisure|WV7|15|Trampoline cover 8ft|condition=New;description=Unused, see pictures for more.
Home|EX39|85|Weber kettle BBQ 57cm|condition=Good;description=Charcoal, see pictures for more.
Home|EX39|10|BBQ cover for Weber 57|condition=Good;description=Black, see pictures for more.
Home|PE12|120|Belle cement mixer 110v|condition=Good;description=Transformer and stand.
Home|PE11|130|Kenwood stand mixer Chef|condition=Good;description=Bowl, K beater, dough hook.
Home|DE73|200|Cast iron roll top bath claw feet|condition=Good;description=5ft 6, re-enamelled.
Miscellaneous|DE74|8|Baby bath and seat|condition=Good;description=White, see pictures for more.
Home|CB8|60|Oak internal door 30 inch|condition=Good;description=Glazed, 762mm, see pictures for more.
Home|CB9|55|Oak internal door 27 inch|condition=Good;description=Four panel, unfinished.
Leisure|NR18|220|Brown leather horse saddle 17.5 inch|condition=Good;description=GP, medium fit, see pictures for more.
Leisure|NR17|15|Gel bike saddle|condition=Good;description=Comfort, wide, see pictures for more.
Leisure|NR19|70|Rocking horse wooden vintage|condition=Good;description=Real mane, see pictures for more.
Miscellaneous|NR20||15hh cob horse for part loan Fakenham|condition=Good;description=Safe hack, three days a week, £30.
Leisure|BT79|180|Yamaha PSR keyboard 61 keys with stand|condition=Good;description=Adaptor, music rest.
Electronics|BT78|20|Wireless PC keyboard and mouse Logitech|condition=Good;description=Nano receiver, see pictures for more.
Leisure|RH12|70|Marshall MG30 guitar amp|condition=Good;description=Footswitch, see pictures for more.
Vehicle Accessories|RH13|45|Car amp 4 channel Pioneer|condition=Good;description=600w, wiring kit, see pictures for more.
Electronics|S40|310|Xbox Series X 1TB boxed|condition=Good;description=Pad, leads, see pictures for more.
Electronics|S41|30|Xbox Series X mini fridge|condition=Good;description=Replica, 10 cans, see pictures for more.
Electronics|S42|25|Xbox One controller black|condition=Good;description=Works on PC, see pictures for more.
Electronics|BN22|280|DJI Mini 2 drone fly more|condition=Good;description=Three batteries, see pictures for more.
Electronics|BN23|8|DJI Mini propellers set|condition=New;description=Unused, see pictures for more.
Electronics|CT1|40|HP printer scanner Envy|condition=Good;description=Wireless, see pictures for more.
Electronics|CT2|15|HP 305 printer ink cartridges XL|condition=New;description=Black and colour, see pictures for more.
Electronics|PA4|85|Apple Airpods Pro 2nd gen BNIB|condition=Good;description=Receipt, see pictures for more.
Electronics|PA5|5|Airpods case silicone|condition=New;description=Green, see pictures for more.
Electronics|WA8|60|27 inch monitor Dell HDMI|condition=Good;description=1440p, stand, see pictures for more.
Electronics|WA7|30|Baby monitor VTech with camera|condition=Good;description=Night vision, see pictures for more.
Electronics|LL57|190|iPad mini 5 64GB|condition=Good;description=Space grey, tiny scratch.
Electronics|LL55|8|iPad mini 5 case with stand|condition=Good;description=Pink, see pictures for more.
Electronics|HU13|45|Ring video doorbell 2nd gen|condition=Good;description=Battery, chime, see pictures for more.
Fashion|IG8|350|9ct gold diamond ring size M|condition=Good;description=0.25ct, valuation, see pictures for more.
Fashion|IG7|4|Ring box velvet|condition=New;description=Red, see pictures for more.
Fashion|SO41|55|Dr Martens 1460 boots size 5 cherry|condition=Good;description=Broken in, see pictures for more.
Fashion|SO40|50|Doc Martens size 9 black|condition=Good;description=Air wair, mens, see pictures for more.
Miscellaneous|SO42|4|Doc Martens laces & wonder balsam|condition=New;description=Yellow laces, see pictures for more.
Leisure|DT4|70|Baby Jogger City Mini double buggy vgc|condition=Good;description=Raincover, see pictures for more.
Leisure|DT3|20|Buggy board universal|condition=Good;description=For toddler to ride.
Home|SP10|25|High chair Ikea Antilop with tray|condition=Good;description=White, see pictures for more.
Home|SP11|40|2 high bar chairs black|condition=Good;description=Swivel, gas lift, see pictures for more.
Leisure|WS13|90|Lego Star Wars Millennium Falcon 75257|condition=Good;description=Complete, boxed, see pictures for more.
Leisure|WS14|15|Lego light kit for Millennium Falcon|condition=New;description=USB, see pictures for more.
Leisure|CH66|130|Hornby OO Flying Scotsman train set|condition=Good;description=Track and controller.
Leisure|SG6|35|Harry Potter books full set paperback|condition=Good;description=Bloomsbury, see pictures for more.
Leisure|SG7|18|Harry Potter robe & wand age 9-10|condition=Good;description=Gryffindor, see pictures for more.
Leisure|RM14|60|POKEMON CARDS bundle 300 inc holos 🔥|condition=Good;description=Mixed sets, see pictures for more.
Leisure|RM15|8|Pokemon cards binder empty|condition=Good;description=Holds 360, see pictures for more.
Miscellaneous|WF10|900|French bulldog puppies KC blue 🐶|condition=New;description=8 weeks, chipped, mum seen.
Miscellaneous|WF11|200|French bulldog STUD, health tested|condition=Good;description=Proven, lilac, see pictures for more.
Fashion|WF12|8|French bulldog christmas jumper|condition=Good;description=XS dog, see pictures for more.
Miscellaneous|GL15|15|Pair of budgies blue and green|condition=New;description=Young, with food, see pictures for more.
Miscellaneous|GL16|25|Budgie cage with stand|condition=Good;description=Perches, see pictures for more.
Miscellaneous|CA14||LOST grey whippet Workington, reward|description=Answers to Tilly, microchipped, very nervous.
Miscellaneous|CA15||FOUND African grey parrot Maryport|description=Tame, says hello, see pictures for more.
Leisure|LS28|180|2 x Leeds Festival weekend camping tickets|condition=New;description=Transfer on app, see pictures for more.
Friendship - Friends|OX29||Book club Witney looking for new members|description=First Thursday, pub, contemporary fiction.
Friendship - Friends|LN11||D&D group Louth needs a player|description=5e, fortnightly, beginners fine.
Friendship - Friends|S21||Walking football over 50s Killamarsh|description=Mondays 10am, free first go.
Friendship - Friends|PH2||Drummer wanted for covers band Perth|description=Rock and indie, gigs booked.
Straight Relationships|G71||Lady 52 Glasgow seeks kind man|description=Loves dogs, Millport and dancing.
Straight Relationships|BS37||Genuine guy 33 Yate seeks girlfriend|description=Gym, curry, travelling.
Free Stuff - Swap|NN8||Free pallets x20, collect Wellingborough|condition=Fair;description=Heat treated, mixed.
Free Stuff - Swap|HP22||FREE topsoil, about 2 tons|condition=Good;description=Bring bags, dug from extension.
Home|HP21|45|Topsoil bulk bag screened delivered|condition=New;description=Price per bag, see pictures for more.
Free Stuff - Swap|BN43||Fridge freezer free, works|condition=Fair;description=Collection only, heavy.
Home|BN42||WANTED fridge freezer, can collect Shoreham|adType=Wanted;description=Just moved, anything that works.
Miscellaneous|NR21||WANTED horse saddle 17 inch|adType=Wanted;description=For native pony, see pictures for more.
Electronics|BN21||Looking for a cheap xbox or drone|adType=Wanted;description=Eastbourne way, see pictures for more.
`;
