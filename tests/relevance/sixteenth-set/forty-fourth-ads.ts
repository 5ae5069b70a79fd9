/* Ads that the forty-fourth queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|CH41|725|2 bed mid terrace house to let Birkenhead|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Freshly decorated, yard to rear, ten mins to Hamilton Square.
Property for Sale|CH41|89000|2 bed terraced house Birkenhead, ideal buy to let|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Vacant possession, some updating needed.
Property to Rent|CH42|595|2 BED FLAT Tranmere Birkenhead, DSS considered|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=First floor with own entrance.
Property to Rent|DN32|650|3 bed house grimsby available now no fees|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Terrace with yard near Freeman Street market.
Property to Rent|DN35|875|3 bedroom house Cleethorpes, sea front location|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Two minutes to the beach, gas central heating.
Property to Rent|EH6|1150|One bed flat Leith Walk, furnished|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Second floor tenement, landlord registered.
Flatshare - Rooms to rent|EH6|750|Double room in friendly flat, Leith|propertyType=Flat;rooms=1;availableNow=Yes;furnished=Furnished;description=Sharing with two nurses and a cat.
Commercial Property|EH6|600|Office to let The Shore Leith, 1 room|propertyType=Commercial;rooms=2;surface=450;availableNow=Yes;description=Bright room with kitchen share, rates exempt.
Property to Rent|SA1|795|2 bed apartment waterfront Swansea, balcony + parking|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Lift, allocated space, views of the bay.
Property to Rent|CR0|950|Self contained STUDIO flat East Croydon bills inc|propertyType=Studio;bedrooms=0;rooms=1;surface=310;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Kitchenette and shower room, water and electric included.
Property to Rent|CR0|1350|1 bed flat South Croydon near tram|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=First floor conversion, garden share.
Miscellaneous|CR2|70|Home studio microphone arm and pop filter|condition=Good;description=Recording studio bits, Croydon pick up.
Property to Rent|LL18|850|Detached bungalow to rent Rhyl, 2 beds|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Garden, garage, close to the promenade.
Property for Sale|LL18|165000|2 bed bungalow for sale Rhyl|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Corner plot, no chain, needs a new kitchen.
Property to Rent|LN6|975|3 bed semi Lincoln, dogs considered|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;pets=Yes;description=Fenced garden, ideal for a family with a dog.
Property to Rent|LN5|950|3 bed terrace Lincoln city, strictly no pets|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;pets=No;description=Uphill area, permit parking.
Property to Rent|BL3|700|2 bed terrace Bolton, housing benefit accepted|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=UC and DSS tenants fine with one month up front.
Property to Rent|BL1|720|2 bed house Bolton - working tenants only, sorry no DSS|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Guarantor and referencing required.
Property to Rent|LE11|2250|5 bed student house Loughborough 2027/28, close to uni|propertyType=House;bedrooms=5;rooms=6;surface=1980;availableNow=Yes;furnished=Furnished;description=£450 each a month, two bathrooms, big lounge.
Property to Rent|LE11|1150|3 bed family house Loughborough, no students please|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Quiet close, good schools, drive for two cars.
Property to Rent|BA2|1400|Unfurnished 2 bed flat Oldfield Park Bath|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Top floor, white goods only.
Property to Rent|BA1|1500|Lovely furnished 2 bed flat Bath centre|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Georgian conversion off Lansdown Road.
Property to Rent|TA6|650|Granny annexe to rent near Bridgwater|propertyType=House;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Part furnished;description=Own entrance and patio, bills shared with the main house.
Home|TA6|25|Granny square crochet blanket handmade|condition=Like new;description=Double bed size, wool mix, smoke free home.
Property to Rent|YO22|650|Holiday cottage Whitby sleeps 4, dog friendly 🐶|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;pets=Yes;description=Price per week. Harbour views, log burner, short breaks.
Property to Rent|YO21|725|2 bed cottage Whitby LONG TERM let only|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Stone cottage on the Esk side, no holiday lets.
Fashion|YO22|85|Whitby jet necklace silver, real|condition=Good;description=From a shop on the harbour, boxed.
Property to Rent|SE15|2100|2 bedroom flat Peckham with balcony, direct from landlord no agents|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Near Rye Lane, available now, no fees.
Property to Rent|SE15|2150|2 bed apartment Peckham - Foxtree letting agents|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Referencing fee and holding deposit apply.
Property to Rent|M4|1250|Modern 1 bed apartment Ancoats, allocated parking|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Canal views, gym in the building.
Property to Rent|G12|1350|2 bed tenement flat Hyndland West End|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Bay window, box room, shared garden.
Property to Rent|G31|950|2 bed flat Dennistoun, close to city|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Recently refurbished, HMO not available.
Property to Rent|TN24|1750|4 bed detached house to rent Ashford Kent|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Unfurnished;description=New build estate near the international station.
Property to Rent|TW15|2300|4 BED HOUSE ASHFORD MIDDX to rent|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Unfurnished;description=Close to Heathrow, garden, garage.
Property to Rent|NG7|695|1 bed flat Lenton Nottingham|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Suit single professional or couple.
Property to Rent|NG7||Wanted 1 bed flat or studio Nottingham, up to 700|adType=Wanted;propertyType=Flat;description=Quiet single man in work looks for a place near the QMC.
Property to Rent|EH3|2100|Short let Edinburgh New Town 1 bed, Jan to March|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Ideal for contractors, wifi and bills in.
Property to Rent|PL1|800|1 bed flat Barbican Plymouth, sea views|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Third floor, no lift, loads of character.
Property for Sale|EC1Y|620000|1 bed flat Barbican London for sale|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;description=Iconic estate, leasehold, eighth floor.
Flatshare - Rooms to rent|LE2|450|Dbl room Clarendon Park Leicester all bills inc|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Tidy house share near Queens Road cafes.
Flatshare - Rooms to rent|LE2||ROOM WANTED Leicester, mature student, max 450|adType=Wanted;propertyType=House;description=Non smoker looking for a quiet room from January.
Flatshare - Rooms to rent|IG1|700|Room for female only, Ilford near station|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Women only house, Elizabeth line close by.
Flatshare - Rooms to rent|IG1|680|Single room Ilford, male sharer preferred|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Sharing with two guys, wifi included.
Flatshare - Rooms to rent|MK9|695|En-suite room Central Milton Keynes|propertyType=Flat;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Own shower room, gated parking.
Flatshare - Rooms to rent|MK6|550|Double room, shared bathroom, Milton Keynes|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Five bed house near the hospital.
Flatshare - Rooms to rent|NG2|500|Double room West Bridgford, bills incl|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Walk to Trent Bridge, two bathrooms.
Flatshare - Rooms to rent|SW17|850|Mon to Fri room Tooting, quiet lodger wanted|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Family home, weekdays only, five min to St George's.
Flatshare - Rooms to rent|SW17|1150|Large double room Tooting, couples welcome|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;description=Bills split four ways, garden.
Flatshare - Rooms to rent|PO5|525|Lodger wanted, Southsea nr seafront|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Spare room in my terrace, use of kitchen.
Property for Sale|CF47|84950|2 bed terraced house Merthyr Tydfil, needs tlc|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Cash buyers only, roof recently done.
Property for Sale|CF48|145000|3 bed semi Merthyr Tydfil, drive + garden|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Modern kitchen, quiet street.
Property for Sale|HU5|139950|3 bed terrace Newland Avenue Hull|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Ideal first time buy, loft room.
Property for Sale|HU7|215000|3 bed semi Hull Kingswood|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Ensuite, garage, conservatory.
Property to Rent|HU5|795|3 bed terrace to let Hull, Princes Ave|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Part furnished on request.
Property for Sale|PE25|75000|Residential park home Skegness over 50s site|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=12 month licence, gas central heating, garden shed.
Property for Sale|PE25|199950|2 bed detached bungalow Skegness, garage|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=A mile from the beach, solar panels.
Property for Sale|BL9|175000|3 bed terrace for sale Bury, near metrolink|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Stone fronted, converted cellar.
Property for Sale|IP33|325000|Victorian 3 bed terrace Bury St Edmunds|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Sash windows, walled garden.
Property for Sale|AB24|98000|2 bed flat Aberdeen, fixed price|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Close to the uni and beach, sold with furniture.
Land for Sale|SA44|58000|4 acres woodland for sale Llandysul|propertyType=Land;rooms=0;surface=174000;availableNow=Yes;description=Mixed broadleaf with stream and hard track.
Home|SA31|18|Woodland animals nursery wallpaper 3 rolls|condition=New;description=Foxes and hedgehogs, unopened.
Land for Sale|TN33|140000|Building plot Battle East Sussex with planning|propertyType=Land;rooms=0;surface=6500;availableNow=Yes;description=Outline consent for a detached three bed.
Commercial Property|OL1|650|Shop to let Oldham town centre, busy road|propertyType=Commercial;rooms=2;surface=700;availableNow=Yes;description=Former phone shop with basement.
Commercial Property|TF7|1100|Industrial unit Telford 2000 sq ft roller shutter|propertyType=Commercial;rooms=2;surface=2000;availableNow=Yes;description=Three phase, office and toilet, no motor trade.
Commercial Property|BD1|90|Rent a chair in busy barbers Bradford|propertyType=Commercial;rooms=2;surface=80;availableNow=Yes;description=Self employed barber, keep your takings.
Miscellaneous|BD3|180|Barbers chair hydraulic, black|condition=Fair;description=Reclining, from a closed shop. Bradford.
Commercial Property|DE24|25000|Fish and chip shop lease for sale Derby|propertyType=Commercial;rooms=2;surface=900;availableNow=Yes;description=Well established takeaway with flat above.
Job Offers|DE24||Chippy staff wanted, fryer needed Derby|contractType=Permanent;salary=£13 an hour;jobTitle=;description=Busy fish and chip shop, evenings and Saturdays.
Garage Storage|HA9|120|Parking space Wembley Park, gated|propertyType=Garage;rooms=0;surface=120;availableNow=Yes;description=Underground bay, fob entry.
Garage Storage|SK4|85|Lock up garage to let Heaton Moor Stockport|propertyType=Garage;rooms=0;surface=150;availableNow=Yes;description=Dry, up and over door, no power.
Find a tradesman|SK4|9500|Garage conversions Stockport|serviceType=Garage conversion;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Turn your garage into an office or bedroom, full plans.
Garage Storage|NR6|90|20ft container storage Norwich, 24/7 access|propertyType=Garage;rooms=0;surface=160;availableNow=Yes;description=Secure yard with cameras.
Garage Storage|RH6|60|Driveway space near Gatwick airport, long stay|propertyType=Garage;rooms=0;surface=160;availableNow=Yes;description=Private drive, walk to shuttle bus.
Find a tradesman|RH11|2500|Resin driveways Crawley & Gatwick area|serviceType=Driveways;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Block paving, tarmac and resin drives.
Cars|B75|3450|Vauxhall Astra 1.6 SRi 2014 full mot|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Astra;year=2014;fuelType=Petrol;mileage=75000;transmission=Manual;bodyType=Hatchback;doors=5;color=Red;engineSize=1.6;co2=147;description=New clutch, two keys, drives spot on.
Cars|WV10|6800|Astra 1.2 turbo SRi 70 plate|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Astra;year=2020;fuelType=Petrol;mileage=51000;transmission=Manual;bodyType=Hatchback;doors=5;color=Grey;engineSize=1.2;co2=110;description=Vauxhall serviced, apple car play.
Vehicle Accessories|B72|40|Vauxhall Astra J rear lights pair|condition=Good;description=Off a 2013 car, no cracks.
Cars|S6|2850|Ford Fiesta Zetec 1.25 2012, 81k|adType=Individual;vehicleOfferType=sell;make=Ford;model=Fiesta;year=2012;fuelType=Petrol;mileage=81000;transmission=Manual;bodyType=Hatchback;doors=3;color=Blue;engineSize=1.2;co2=122;description=Cheap to run, mot till May.
Cars|S12|9200|FORD FIESTA ST-LINE 1.0 ECOBOOST 2020|adType=Individual;vehicleOfferType=sell;make=Ford;model=Fiesta;year=2020;fuelType=Petrol;mileage=33000;transmission=Manual;bodyType=Hatchback;doors=5;color=White;engineSize=1.0;co2=106;description=One lady owner, parking sensors.
Leisure|S35|8|Ford Fiesta Haynes manual 2008-2012|condition=Good;description=Clean copy, no oily fingerprints.
Cars|CM1|9995|BMW 118i M Sport auto 2018|adType=Individual;vehicleOfferType=sell;make=BMW;model=1 Series;year=2018;fuelType=Petrol;mileage=46000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Black;engineSize=1.5;co2=130;description=Sat nav, heated leather, BMW history.
Cars|CM2|6400|BMW 320d SE saloon 2015|adType=Individual;vehicleOfferType=sell;make=BMW;model=3 Series;year=2015;fuelType=Diesel;mileage=98000;transmission=Manual;bodyType=Sedan;doors=4;color=Silver;engineSize=2.0;co2=119;description=Motorway miles, two owners.
Vehicle Accessories|CM3|35|BMW 1 series rubber floor mats F20|condition=Good;description=Genuine set of four.
Cars|RG41|11500|Audi A3 S line 1.5 TFSI S-tronic 2018|adType=Individual;vehicleOfferType=sell;make=Audi;model=A3;year=2018;fuelType=Petrol;mileage=42000;transmission=Automatic;bodyType=Hatchback;doors=5;color=White;engineSize=1.5;co2=115;description=Automatic, virtual cockpit, full Audi history.
Cars|RG4|6995|Audi A3 2.0 TDI Sport 2015 6 speed|adType=Individual;vehicleOfferType=sell;make=Audi;model=A3;year=2015;fuelType=Diesel;mileage=89000;transmission=Manual;bodyType=Hatchback;doors=5;color=Blue;engineSize=2.0;co2=110;description=Manual box, cambelt done.
Cars|NN4|7995|Nissan Qashqai 1.5 dCi N-Connecta 2017|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Qashqai;year=2017;fuelType=Diesel;mileage=63000;transmission=Manual;bodyType=SUV;doors=5;color=Grey;engineSize=1.5;co2=99;description=Diesel, 20 quid tax, 360 camera.
Cars|NN3|12750|Qashqai 1.3 DIG-T auto petrol 2020|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Qashqai;year=2020;fuelType=Petrol;mileage=29000;transmission=Automatic;bodyType=SUV;doors=5;color=Red;engineSize=1.3;co2=130;description=Panoramic roof, one owner.
Cars|GL1|8250|VW Golf 1.4 TSI Match 2016 petrol|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Golf;year=2016;fuelType=Petrol;mileage=58000;transmission=Manual;bodyType=Hatchback;doors=5;color=White;engineSize=1.4;co2=120;description=Great spec, two former keepers.
Cars|GL2|6950|Volkswagen Golf 2.0 TDI GT 2015|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Golf;year=2015;fuelType=Diesel;mileage=104000;transmission=Manual;bodyType=Hatchback;doors=5;color=Grey;engineSize=2.0;co2=112;description=Diesel, winter pack, tow bar.
Leisure|GL4|120|Set of golf clubs with bag, Wilson|condition=Good;description=Irons 4 to SW, driver and putter.
Cars|HP11|9750|Toyota Yaris 1.5 hybrid Icon 2017|adType=Individual;vehicleOfferType=sell;make=Toyota;model=Yaris;year=2017;fuelType=Hybrid;mileage=38000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Silver;engineSize=1.5;co2=75;description=ULEZ ok, free tax, Toyota warranty.
Cars|HP13|4200|Toyota Yaris 1.33 VVT-i 2012|adType=Individual;vehicleOfferType=sell;make=Toyota;model=Yaris;year=2012;fuelType=Petrol;mileage=66000;transmission=Manual;bodyType=Hatchback;doors=5;color=Red;engineSize=1.3;co2=118;description=Petrol, very reliable, mot March.
Cars|LU1|18500|Tesla Model 3 standard range plus 2020|adType=Individual;vehicleOfferType=sell;make=Tesla;model=Model 3;year=2020;fuelType=Electric;mileage=47000;transmission=Automatic;bodyType=Sedan;doors=4;color=White;engineSize=;co2=1;description=Autopilot, glass roof, two chargers.
Leisure|LU3|140|Kids electric ride on Tesla style car 12v|condition=Good;description=Parent remote, MP3, age 3 to 6.
Cars|TQ2|5750|Fiat 500C Lounge convertible 2015|adType=Individual;vehicleOfferType=sell;make=Fiat;model=500;year=2015;fuelType=Petrol;mileage=44000;transmission=Manual;bodyType=Convertible;doors=2;color=Cream;engineSize=1.2;co2=111;description=Electric roof, perfect for the coast.
Cars|TQ3|4100|Fiat 500 1.2 Pop 2014 hatch|adType=Individual;vehicleOfferType=sell;make=Fiat;model=500;year=2014;fuelType=Petrol;mileage=60000;transmission=Manual;bodyType=Hatchback;doors=3;color=Mint;engineSize=1.2;co2=113;description=Tidy little runner, £35 tax.
Cars|WF2|4395|Vauxhall Zafira Tourer 7 seats 2014|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Zafira Tourer;year=2014;fuelType=Petrol;mileage=72000;transmission=Manual;bodyType=Other;doors=5;color=Silver;engineSize=1.4;co2=144;description=Family seven seater, long mot.
Cars|WF9|13500|Kia Sorento 7 seater 2.2 CRDi 2018|adType=Individual;vehicleOfferType=sell;make=Kia;model=Sorento;year=2018;fuelType=Diesel;mileage=69000;transmission=Automatic;bodyType=SUV;doors=5;color=Black;engineSize=2.2;co2=161;description=Tow pack and leather, one owner.
Cars|NP44|2990|Hyundai i10 1.2 ideal first car low insurance|adType=Individual;vehicleOfferType=sell;make=Hyundai;model=i10;year=2012;fuelType=Petrol;mileage=57000;transmission=Manual;bodyType=Hatchback;doors=5;color=Blue;engineSize=1.2;co2=108;description=£35 a year tax, group 5 insurance.
Other Services|NP44|480|Young drivers car insurance advice|serviceType=Insurance broker;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=First car policies and black box quotes.
Cars|EX2|7450|Nissan Leaf 30kwh Tekna 2017 full electric|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Leaf;year=2017;fuelType=Electric;mileage=41000;transmission=Automatic;bodyType=Hatchback;doors=5;color=White;engineSize=;co2=1;description=12 bars battery health, both cables.
Vehicle Accessories|EX4|90|Type 2 EV charging cable 5m, fits Leaf|condition=Like new;description=32 amp with bag, used a few times.
Cars|SN1|7600|Kia Picanto 2 1.25 2019, 22k|adType=Individual;vehicleOfferType=sell;make=Kia;model=Picanto;year=2019;fuelType=Petrol;mileage=22000;transmission=Manual;bodyType=Hatchback;doors=5;color=Yellow;engineSize=1.2;co2=109;description=Kia warranty remaining, spotless.
Cars|SN25|3300|Kia Picanto 1.0 2013 low miles|adType=Individual;vehicleOfferType=sell;make=Kia;model=Picanto;year=2013;fuelType=Petrol;mileage=35000;transmission=Manual;bodyType=Hatchback;doors=3;color=Red;engineSize=1.0;co2=99;description=Zero road tax, ideal town car.
Cars|DY8|5200|Peugeot 208 1.2 Active 2016|adType=Individual;vehicleOfferType=sell;make=Peugeot;model=208;year=2016;fuelType=Petrol;mileage=54000;transmission=Manual;bodyType=Hatchback;doors=5;color=Grey;engineSize=1.2;co2=104;description=DAB radio, new tyres.
Cars|CV6|5450|Skoda Fabia 1.0 SE 2017 48k miles|adType=Individual;vehicleOfferType=sell;make=Skoda;model=Fabia;year=2017;fuelType=Petrol;mileage=48000;transmission=Manual;bodyType=Hatchback;doors=5;color=Green;engineSize=1.0;co2=106;description=Ex demo, full history.
Cars|CV3|2750|Skoda Fabia 1.2 TSI 2012 112k|adType=Individual;vehicleOfferType=sell;make=Skoda;model=Fabia;year=2012;fuelType=Petrol;mileage=112000;transmission=Manual;bodyType=Hatchback;doors=5;color=Blue;engineSize=1.2;co2=124;description=High mileage but looked after.
Cars|BN6|6900|Mazda MX-5 2.0 Sport 2010 roadster|adType=Individual;vehicleOfferType=sell;make=Mazda;model=MX-5;year=2010;fuelType=Petrol;mileage=68000;transmission=Manual;bodyType=Convertible;doors=2;color=Red;engineSize=2.0;co2=181;description=Folding hard top, no rust.
Vehicle Accessories|BN7|450|MX5 mk2 hardtop black|condition=Good;description=Heated rear window, fits mk1 as well.
Cars|IP4|3950|Volvo V70 D4 estate 2013|adType=Individual;vehicleOfferType=sell;make=Volvo;model=V70;year=2013;fuelType=Diesel;mileage=128000;transmission=Automatic;bodyType=Other;doors=5;color=Black;engineSize=2.0;co2=137;description=Huge boot, heated seats, tow bar.
Cars|KT6|10900|Mercedes C220d AMG Line auto 2017|adType=Individual;vehicleOfferType=sell;make=Mercedes-Benz;model=C Class;year=2017;fuelType=Diesel;mileage=71000;transmission=Automatic;bodyType=Sedan;doors=4;color=White;engineSize=2.1;co2=115;description=Sat nav, reversing camera.
Cars|BB5|450|Renault Megane 2009 spares or repair, non runner|adType=Individual;vehicleOfferType=sell;make=Renault;model=Megane;year=2009;fuelType=Diesel;mileage=121000;transmission=Manual;bodyType=Hatchback;doors=5;color=Silver;engineSize=1.5;co2=124;description=Gearbox gone, tow away.
Cars|BB5|200|CARS WANTED any condition, scrap or mot failure Accrington|adType=Dealer;vehicleOfferType=buy;make=Any;model=Any;year=2008;fuelType=Petrol;mileage=100000;transmission=Manual;bodyType=Hatchback;doors=5;color=Any;engineSize=1.4;co2=140;description=Best prices paid, collected today.
Cars|LL30|9800|Land Rover Discovery 4 TDV6 2011|adType=Individual;vehicleOfferType=sell;make=Land Rover;model=Discovery;year=2011;fuelType=Diesel;mileage=124000;transmission=Automatic;bodyType=SUV;doors=5;color=Grey;engineSize=3.0;co2=244;description=7 seats, tow pack, new timing belts.
Cars|FY5|6250|Wheelchair accessible Fiat Doblo 2014 with ramp|adType=Individual;vehicleOfferType=sell;make=Fiat;model=Doblo;year=2014;fuelType=Petrol;mileage=31000;transmission=Manual;bodyType=Other;doors=5;color=Silver;engineSize=1.4;co2=166;description=WAV for one wheelchair and four seated.
Leisure|FY5|65|FOLDING wheelchair self propelled|condition=Good;description=Lightweight, fits in a car boot.
Cars|CT5|3895|Honda Jazz 1.4 automatic 2011 46k|adType=Individual;vehicleOfferType=sell;make=Honda;model=Jazz;year=2011;fuelType=Petrol;mileage=46000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Blue;engineSize=1.3;co2=129;description=One elderly owner, magic seats.
Cars|EN3|995|Ford Ka 1.2 2010 cheap runabout|adType=Individual;vehicleOfferType=sell;make=Ford;model=Ka;year=2010;fuelType=Petrol;mileage=96000;transmission=Manual;bodyType=Hatchback;doors=3;color=Purple;engineSize=1.2;co2=119;description=Few dents, mot April.
Cars|SA4|5995|Dacia Duster 1.5 dCi 4x4 2016|adType=Individual;vehicleOfferType=sell;make=Dacia;model=Duster;year=2016;fuelType=Diesel;mileage=64000;transmission=Manual;bodyType=SUV;doors=5;color=Brown;engineSize=1.5;co2=123;description=Proper 4wd, tow bar.
Vans|M28|6750|Ford Transit Connect 1.5 TDCi 2017 NO VAT|adType=Dealer;vehicleOfferType=sell;make=Ford;model=Transit Connect;year=2017;fuelType=Diesel;mileage=88000;transmission=Manual;bodyType=Van;doors=3;color=White;engineSize=1.5;co2=116;description=Three seats, ply lined, side door.
Vans|OL9|9500|Ford Transit LWB high roof 2018 + VAT|adType=Dealer;vehicleOfferType=sell;make=Ford;model=Transit;year=2018;fuelType=Diesel;mileage=110000;transmission=Manual;bodyType=Van;doors=5;color=White;engineSize=2.0;co2=180;description=Ex fleet, full service history.
Vans|CF31|8250|VW CADDY VAN 2.0 TDI 2018 🔥|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Caddy;year=2018;fuelType=Diesel;mileage=92000;transmission=Manual;bodyType=Van;doors=4;color=Grey;engineSize=2.0;co2=120;description=Alloys, air con, bulkhead.
Vans|LS10|10995|Luton van tail lift Vauxhall Movano 2017|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Movano;year=2017;fuelType=Diesel;mileage=99000;transmission=Manual;bodyType=Van;doors=2;color=White;engineSize=2.3;co2=195;description=13ft box, good mot, 3 seats.
Removals & Storage Services|LS11|40|Luton van hire with driver Leeds - man & van|serviceType=Man and van;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=House moves and single items, tail lift.
Vans|TR14|16500|Mercedes Sprinter campervan conversion 2014 off grid|adType=Individual;vehicleOfferType=sell;make=Mercedes-Benz;model=Sprinter;year=2014;fuelType=Diesel;mileage=105000;transmission=Manual;bodyType=Van;doors=4;color=Blue;engineSize=2.1;co2=210;description=Solar, diesel heater, fixed bed, shower.
Vans|PO12|7900|Mitsubishi L200 pick up double cab 2014|adType=Individual;vehicleOfferType=sell;make=Mitsubishi;model=L200;year=2014;fuelType=Diesel;mileage=87000;transmission=Manual;bodyType=Pickup;doors=4;color=Silver;engineSize=2.5;co2=208;description=Hard top and tow bar.
Vehicle Accessories|PO12|250|Pick up canopy hard top for L200|condition=Good;description=Off a 2014 double cab, lockable.
Motorbikes & Scooters|LE4|2100|Yamaha MT-125 2016 learner legal|adType=Individual;vehicleOfferType=sell;make=Yamaha;model=MT-125;year=2016;fuelType=Petrol;mileage=11000;transmission=Manual;color=Blue;engineSize=0.1;doors=;bodyType=;co2=;description=Datatagged, heated grips.
Motorbikes & Scooters|LE9|4300|Suzuki GSXR 600 K8, track ready|adType=Individual;vehicleOfferType=sell;make=Suzuki;model=GSX-R600;year=2008;fuelType=Petrol;mileage=21000;transmission=Manual;color=Blue;engineSize=0.6;doors=;bodyType=;co2=;description=Akrapovic can, extra set of fairings.
Motorbikes & Scooters|BH2|1900|Vespa Primavera 125 scooter 2018|adType=Individual;vehicleOfferType=sell;make=Piaggio;model=Vespa Primavera;year=2018;fuelType=Petrol;mileage=5400;transmission=Automatic;color=White;engineSize=0.1;doors=;bodyType=;co2=;description=Top box, two keys, CBT ready.
Leisure|BH8|35|Vespa wall clock and tin sign retro|condition=Good;description=Man cave decor, great gift.
Motorbikes & Scooters|DN4|650|Pit bike 140cc Stomp|adType=Individual;vehicleOfferType=sell;make=Stomp;model=140;year=2021;fuelType=Petrol;mileage=500;transmission=Manual;color=Green;engineSize=0.1;doors=;bodyType=;co2=;description=Off road only, new chain.
Motorbikes & Scooters|SE9|700|50cc moped Peugeot Kisbee 2015|adType=Individual;vehicleOfferType=sell;make=Peugeot;model=Kisbee;year=2015;fuelType=Petrol;mileage=8000;transmission=Automatic;color=Black;engineSize=0.1;doors=;bodyType=;co2=;description=Runs well, mot till July.
Motorbikes & Scooters|CA2|1800|Quad bike Suzuki LTZ 250 road legal?|adType=Individual;vehicleOfferType=sell;make=Suzuki;model=LTZ;year=2007;fuelType=Petrol;mileage=3000;transmission=Manual;color=Yellow;engineSize=0.2;doors=;bodyType=;co2=;description=Farm use only at present, starts first time.
Leisure|CA3|25|Kids quad bike helmet small|condition=Good;description=Motocross style, age 5 to 8.
Leisure|E13|180|Xiaomi M365 electric scooter|condition=Good;description=Private land use, 20km range, charger.
Caravans|PR4|7500|Bailey Pegasus 4 berth caravan 2012|adType=Individual;vehicleOfferType=sell;make=Bailey;model=Pegasus;year=2012;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=Fixed bed, motor mover, full awning.
Caravans|PR8|3800|Compass 2 berth touring caravan 2004|adType=Individual;vehicleOfferType=sell;make=Compass;model=Corona;year=2004;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=End washroom, no damp.
Leisure|PR3|220|Caravan awning porch 390 Kampa air|condition=Like new;description=Used twice, with pump and carpet.
Caravans|LN12|18500|Static caravan 3 bed Mablethorpe, sea front site|adType=Individual;vehicleOfferType=sell;make=ABI;model=Arizona;year=2015;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Cream;engineSize=;co2=0;description=Decking included, site fees till March.
Caravans|NE24|32000|Motorhome Swift Escape 664 6 berth 2014|adType=Individual;vehicleOfferType=sell;make=Swift;model=Escape;year=2014;fuelType=Diesel;mileage=24000;transmission=Manual;bodyType=Other;doors=0;color=White;engineSize=2.3;co2=0;description=Rear lounge, garage, solar.
Other Vehicles|B97|850|Mobility scooter 8mph road legal, Shoprider|adType=Individual;vehicleOfferType=sell;make=Shoprider;model=Cadiz;year=2018;fuelType=Electric;mileage=;transmission=Automatic;bodyType=Other;doors=0;color=Red;engineSize=;co2=0;description=New batteries, suspension, lights.
Trucks|WA8|13500|DAF LF 7.5 tonne tipper truck 2013|adType=Dealer;vehicleOfferType=sell;make=DAF;model=LF;year=2013;fuelType=Diesel;mileage=320000;transmission=Manual;bodyType=Other;doors=2;color=Yellow;engineSize=4.5;co2=1;description=Plated, dropside, clean cab.
Vehicle Accessories|BS3|160|Set of 4 alloys 17" VW 5x112 with tyres|condition=Good;description=Straight, no kerbing, 5mm tread.
Vehicle Accessories|BT62|60|Thule 3 bike carrier tow bar mounted|condition=Good;description=With lights board and straps.
Find a tradesman|BT62|120|Towbar fitting mobile Portadown|serviceType=Towbars;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Supplied and fitted at home, all makes.
Job Offers|WN4||HGV Class 1 driver nights, Wigan|contractType=Permanent;salary=£17.50 an hour;jobTitle=;description=Trunking from Haydock, five on two off.
Job Offers|WN1||Van driver multi drop Wigan, own van|contractType=Freelance;salary=£160 a day;jobTitle=;description=Courier work, fuel paid, six days.
Job Offers|SY2||Care assistant Shrewsbury - no experience needed|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=Full training in our residential home, DBS paid.
Job Offers|SY3||Live in carer for elderly lady Shrewsbury|contractType=Fixed term;salary=£900 a week;jobTitle=;description=Own room, cooking and company, two weeks on.
Other Services|SY1|18|Private carer available Shrewsbury|serviceType=Home care;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Companionship, meals and personal care in your home.
Part-Time Jobs|CB1||Barista part time Cambridge café|contractType=Permanent;salary=£12.40 an hour;jobTitle=;description=Experience on espresso machine helpful.
Home|CB4|230|Sage Barista Express coffee machine|condition=Good;description=Descaled, all parts, boxed.
Job Offers|MK14||Nursery nurse level 3 Milton Keynes|contractType=Permanent;salary=£25,500 a year;jobTitle=;description=Baby room, term time considered.
Other Services|MK13|55|Little Acorns nursery MK, places from age 2|serviceType=Childcare;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Funded hours taken, open 7.30 to 6.
Home|MK15|150|Nursery furniture set cot bed, wardrobe, changer|condition=Good;description=White, Mamas and Papas.
Job Offers|CV2||Warehouse operative nights Coventry immediate start|contractType=Temporary;salary=£13.90 an hour;jobTitle=;description=Picking and packing, 10pm to 6am.
Commercial Property|CV6|1800|Warehouse to let Coventry 4000 sq ft|propertyType=Commercial;rooms=2;surface=4000;availableNow=Yes;description=Loading bay, three phase, parking.
Part-Time Jobs|ST5||Cleaner wanted part time Newcastle under Lyme|contractType=Permanent;salary=£12.50 an hour;jobTitle=;description=Office cleaning 6am to 8am weekdays.
Part-Time Jobs|NE1||Cleaner Newcastle upon Tyne city offices evenings|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=Two hours a night, five nights.
Other Services|ST5|15|Reliable domestic cleaner Newcastle-under-Lyme|serviceType=Domestic cleaning;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Weekly or fortnightly, own products.
Full-Time Jobs|G51||Electrician wanted Glasgow SJIB approved|contractType=Permanent;salary=£19.50 an hour;jobTitle=;description=Commercial fit outs, van and fuel card.
Find a tradesman|G41|45|NICEIC electrician Glasgow southside|serviceType=Electrical;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Rewires, fuse boards, fault finding, free quotes.
Job Wanted|G52||Electrician seeks work Glasgow, approved & van|jobTitle=;description=Time served spark, available immediately.
Job Offers|NN1||Plumbing apprentice Northampton|contractType=Apprenticeship;salary=£7.55 an hour;jobTitle=;description=College one day a week, must be keen.
Find a tradesman|NN5|50|Local plumber Northampton no job too small|serviceType=Plumbing;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Taps, toilets, leaks and burst pipes.
Job Offers|LS1||Admin assistant work from home|contractType=Permanent;salary=£24,500 a year;workplace=Remote;jobTitle=;description=Data entry and customer email, laptop provided.
Job Offers|LS1||Office administrator Leeds city centre|contractType=Permanent;salary=£25,000 a year;workplace=On-site;jobTitle=;description=Phones, filing and front desk, no home working.
Job Offers|DE1||Delivery driver own car, pizza shop Derby|contractType=Freelance;salary=£12.21 an hour;jobTitle=;description=Evenings, paid per drop plus hourly.
Job Offers|TN1||Bricklayers needed Tunbridge Wells, price work|contractType=Freelance;salary=£220 a day;jobTitle=;description=New build site, six months, CSCS card.
Miscellaneous|TN4|200|Reclaimed bricks approx 400|condition=Fair;description=London stocks, cleaned, collect.
Job Offers|SW19||Stylist / hairdresser wanted, Wimbledon salon|contractType=Permanent;salary=£13.50 an hour;jobTitle=;description=Column of clients ready, commission.
Health-Beauty|SW19|35|Mobile hairdresser Wimbledon & Merton|serviceType=Hairdressing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Cuts, colour, perms for over 60s at home.
Part-Time Jobs|NR1||Saturday job shop assistant Norwich, 16+|contractType=Permanent;salary=£8.60 an hour;jobTitle=;description=Sweet shop in the market, school leavers welcome.
Part-Time Jobs|EX4||Medical receptionist part time GP surgery Exeter|contractType=Permanent;salary=£12.70 an hour;jobTitle=;description=20 hours over four days.
Freelance Jobs|BN1||Freelance graphic designer Brighton charity|contractType=Freelance;salary=£230 a day;workplace=Hybrid;jobTitle=;description=Brand refresh, Adobe suite, portfolio needed.
Internships|EC2A||Marketing internship London, paid|contractType=Internship;salary=£13.85 an hour;workplace=Hybrid;jobTitle=;description=Social media and events, three months.
Job Offers|BS1||Junior software developer, fully remote|contractType=Permanent;salary=£32,000 a year;workplace=Remote;jobTitle=;description=React and node, mentoring from seniors.
Job Offers|HR4||Fruit pickers Herefordshire farm, accommodation on site|contractType=Temporary;salary=£12.21 an hour;jobTitle=;description=Strawberries and cherries, May to September.
Job Offers|NW1||Bar staff Camden, nights & weekends|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=Live music venue, tips.
Home|NW5|140|Home bar with 2 stools, oak|condition=Good;description=Man cave drinks bar, heavy.
Job Offers|L3||Labourer CSCS card Liverpool start monday|contractType=Temporary;salary=£14 an hour;jobTitle=;description=General site labouring, two months.
Job Wanted|L8||Experienced nanny looking for work Liverpool|jobTitle=;description=DBS and first aid, ten years with families.
Job Offers|L18||Nanny needed Allerton, after school 2 children|contractType=Permanent;salary=£14 an hour;jobTitle=;description=Driver preferred, term time.
Job Wanted|PL6||Handyman / gardener available for work Plymouth|jobTitle=;description=Any jobs considered, references.
Full-Time Jobs|GU1||Car mechanic MOT tester Guildford garage|contractType=Permanent;salary=£36,000 a year;jobTitle=;description=Busy independent garage, own tools.
Other Services|GU2|45|Mobile mechanic Guildford, servicing at your home|serviceType=Mobile mechanic;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Brakes, diagnostics, non starters.
Job Offers|CA12||Housekeeper live in hotel Keswick|contractType=Permanent;salary=£12.21 an hour;jobTitle=;description=Staff accommodation in the Lakes.
Full-Time Jobs|KA1||Sheet metal welder fabricator Kilmarnock|contractType=Permanent;salary=£17 an hour;jobTitle=;description=MIG and TIG, early finish Friday.
Electronics|KA3|160|MIG welder 150 amp|condition=Good;description=Sealey with gas bottle and mask.
Find a tradesman|KA8|40|Mobile welding Ayr, gates & railings|serviceType=Welding;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Repairs at your place, MIG and stick.
Find a tradesman|PR2|150|Plasterer Preston - skimming, ceilings|serviceType=Plastering;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Free quotes, tidy, 20 years.
Home|PR5|25|Plastering tools trowels hawk and bucket|condition=Fair;description=Job lot from a retired man.
Find a tradesman|BR1|80|Gas safe boiler repairs Bromley|serviceType=Boiler repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Servicing and breakdowns, same day.
Home|BR2|250|Worcester Bosch combi boiler 28i used|condition=Fair;description=Removed working, for spares.
Find a tradesman|HD1|90|Roofer Huddersfield roof repairs, guttering|serviceType=Roofing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Slipped tiles, flat roofs, free survey.
Vehicle Accessories|HD3|70|Roof box 320 litre Halfords|condition=Good;description=Keys and bars included.
Find a tradesman|LE1|65|Locksmith Leicester 24hr, locked out?|serviceType=Locksmith;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=No call out charge, UPVC locks.
Find a tradesman|SL6|250|Tree surgeon Maidenhead, stump removal|serviceType=Tree surgery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Crown reduction, hedges, fully insured.
Home|SL6|30|Artificial christmas tree 6ft, Maidenhead|condition=Good;description=Boxed, with a string of lights.
Other Services|WD17|20|Gardener Watford lawns hedges tidy up|serviceType=Gardening;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Regular or one off garden clearance.
Removals & Storage Services|SE18|30|Man and van Woolwich, from £30|serviceType=Man and van;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Small removals, ikea collection, student moves.
Removals & Storage Services|DA1|200|Rubbish and house clearance Dartford, licensed|serviceType=House clearance;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Probate, garages, sheds, white goods.
Find a tradesman|B14|35|Pest control Kings Heath - wasps, mice, rats|serviceType=Pest control;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Same day, discreet van.
Miscellaneous|B13|40|Rat cage large two storey|condition=Good;description=For pet rats, with wheel and hammocks.
Find a tradesman|OX4|12|Window cleaner Cowley Oxford|serviceType=Window cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Traditional and water fed pole, gutters.
Find a tradesman|OX3|60|Oven cleaning Headington|serviceType=Oven cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Eco products, single oven from £60.
Home|OX2|110|Bosch built in electric oven|condition=Good;description=Single, clean, cable included.
Other Services|CH1|12|Dog walker Chester, insured|serviceType=Dog walking;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Solo or group, puppy visits.
Other Services|CH2|40|Dog groomer Chester, all breeds|serviceType=Dog grooming;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Wash, clip and nails in my salon.
Miscellaneous|CH4|35|Dog crate large folding|condition=Good;description=Two doors with tray, Chester.
Models - Auditions - Photography|GL50|850|Wedding photographer Cheltenham, full day|serviceType=Wedding photography;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Two albums, online gallery.
Fashion|GL51|250|Wedding dress size 12 ivory lace|condition=Like new;description=Dry cleaned, veil included.
Event Planning & Catering|S1|250|DJ for weddings and birthdays Sheffield|serviceType=DJ;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Disco lights, karaoke, all of South Yorks.
Leisure|S8|380|Pioneer DJ controller DDJ-400|condition=Good;description=With flight case, rekordbox.
Event Planning & Catering|CO3|60|Birthday cakes made to order Colchester|serviceType=Cake making;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Vegan and gluten free, delivery.
Home|CO4|15|Cake stand 3 tier and tins|condition=Good;description=Baking bundle, birthday number moulds.
Other Services|M21|28|Maths tutor GCSE & A level Chorlton|serviceType=Tutoring;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Qualified teacher, online or at home.
Leisure|M33|10|GCSE maths revision guides CGP|condition=Good;description=Higher tier, edexcel, unmarked.
Other Services|NE3|24|Piano lessons Gosforth, beginners + grades|serviceType=Music lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Patient teacher, ABRSM.
Leisure|NE5|150|Upright piano, buyer collects|condition=Fair;description=Needs tuning, nice tone.
Other Services|WV1|36|Automatic driving instructor Wolverhampton female|serviceType=Driving lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Nervous learners, block bookings.
Other Services|WV3|34|Driving lessons Wolverhampton manual|serviceType=Driving lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=First lesson half price.
Other Services|BS6|20|Spanish lessons with native tutor Bristol|serviceType=Language lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Conversation, GCSE, zoom or in person.
Financial Services|HA1|180|Accountant Harrow self assessment tax return|serviceType=Accountancy;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Sole traders, CIS refunds, limited companies.
Interpreting - Translation|RG1|40|Polish interpreter and translator Reading|serviceType=Translation;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Certified documents, hospital and court.
Web & IT services|CF14|350|Website design Cardiff small business|serviceType=Web design;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Wordpress, hosting, seo.
Web & IT services|LS6|45|Laptop repair Headingley, screens & virus removal|serviceType=Computer repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=No fix no fee, students discount.
Web & IT services|B29|35|iPhone screen repair Selly Oak, while you wait|serviceType=Phone repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Samsung too, batteries and ports.
Massage|PO19|45|Deep tissue massage Chichester sports therapist|serviceType=Massage;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Back pain, injuries, gift vouchers.
Miscellaneous|PO20|60|Massage couch folding portable|condition=Good;description=Beige with a carry bag.
Astrology - Psychics|TN34|35|Tarot and psychic readings Hastings|serviceType=Tarot;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Phone or face to face, 30 minutes.
Leisure|TN38|9|Tarot cards deck Rider Waite|condition=Like new;description=With guide book and pouch.
Transport Services|MK1|55|Airport taxi Milton Keynes to Luton & Heathrow|serviceType=Airport transfers;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=8 seater available, meet and greet.
Other Services|CF5|30|Personal trainer Canton Cardiff 💪|serviceType=Personal training;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Weight loss, strength, at home or in park.
Job Wanted|KT2||Babysitter available evenings Kingston, 17 yrs|jobTitle=;description=A level student, reliable, first aid.
Find a tradesman|HU3|95|TV aerial & satellite fitter Hull|serviceType=Aerials;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Sky, freesat, wall mounting TVs.
Find a tradesman|ME7|800|Fencing contractor Gillingham Kent|serviceType=Fencing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Closeboard, concrete posts, gates.
Leisure|ME8|60|Fencing kit epee mask jacket|condition=Good;description=Adult medium, for club use.
Find a tradesman|FK2|40|Carpet & sofa cleaning Falkirk|serviceType=Carpet cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Deep steam clean, two rooms.
Other Services|AL1|12|Ironing service St Albans, collected and delivered|serviceType=Ironing;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Next day turnaround.
Home|AL3|20|Ironing board and Tefal iron|condition=Good;description=Wide board, steam iron.
Home|BS5|180|Grey corner sofa L shape, DFS 👌|condition=Good;description=Two years old, pet free, splits in two.
Home|BS16|90|3 seater leather settee brown|condition=Fair;description=Some wear on arms, comfy.
Home|BS7|25|Sofa covers stretch grey 2 seater|condition=Like new;description=Washable, pack of two.
Home|BS5||WANTED sofa bed, cheap or free, Bristol|adType=Wanted;description=Can collect anywhere in town this week.
Home|LA1|150|Double sofa bed with storage|condition=Good;description=Navy fabric, opens flat.
Home|SR4|120|Double bed frame oak + mattress|condition=Good;description=Solid frame, firm mattress, dismantled.
Home|EX4|90|Oak extending dining table & 6 chairs|condition=Good;description=Seats up to eight, few scratches.
Home|EX2|20|Dining chair seat pads x6|condition=Like new;description=Cream with ties, washable.
Home|TQ12|65|Small drop leaf table, two chairs|condition=Good;description=Ideal for flat kitchen.
Home|SK8|40|Chest of drawers pine 5 drawer|condition=Good;description=Solid, dovetail joints.
Home|PO7|130|Hotpoint washing machine 8kg A rated|condition=Good;description=Works perfectly, can deliver locally.
Home|PO9|30|Washing machine door seal and pump, Hotpoint|condition=New;description=New spares, never fitted.
Find a tradesman|PO8|55|Washing machine & appliance repairs Waterlooville|serviceType=Appliance repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Hotpoint, Bosch, Beko, same day.
Home|DL1|95|TALL FRIDGE FREEZER beko frost free|condition=Good;description=50/50 split, white, very tidy.
Home|DL3|50|Undercounter fridge Lec|condition=Good;description=Clean, quiet, with ice box.
Home|SY1|110|Tumble dryer condenser 7kg|condition=Good;description=Bosch, no hose needed.
Home|AB11|220|Dyson V10 cordless hoover|condition=Like new;description=All tools, new filter.
Home|AB12|15|Dyson filters and brush bar V10|condition=New;description=Non genuine, unopened.
Home|SO31|350|Garden furniture rattan set, 6 seater with cushions|condition=Like new;description=Glass top, grey, cover included.
Home|SO30|180|Metal garden shed 8x6 bike store|condition=Good;description=Lockable, dismantled, keeps everything dry.
Home|TA20|90|Petrol lawn mower Honda self propelled|condition=Good;description=Starts first pull, serviced.
Home|TA19|10|Lawnmower blade & spark plug|condition=New;description=Fits 18 inch Mountfield.
Home|NG17|75|Makita combi drill 18v, 2 batteries|condition=Good;description=Carry case and charger too.
Home|NG18|25|Drill bits set 100 pieces|condition=New;description=Masonry, wood, metal.
Free Stuff - Swap|LS8||FREE double mattress, good condition Leeds|condition=Good;description=Must go this week, no stains.
Free Stuff - Swap|BN2||free sofa brighton collect today|condition=Fair;description=Three seater, bit saggy.
Electronics|E17|430|iPhone 13 128gb unlocked midnight|condition=Good;description=Battery 88%, box and lead.
Electronics|E17|12|iPhone 13 case and screen protectors|condition=New;description=Clear, magsafe, unopened.
Electronics|E4|180|iPhone 11 64GB Vodafone|condition=Fair;description=Crack on back, works fine.
Electronics|HA3|480|MacBook Air M1 2020 256gb|condition=Like new;description=80 cycles, space grey.
Electronics|HA5|25|MacBook charger 30w USB C|condition=Good;description=Genuine Apple, with cable.
Electronics|BA14|200|Dell laptop i5 8gb 15 inch|condition=Good;description=Windows 11, 256gb ssd, charger.
Electronics|BA13|15|Laptop bag 15.6|condition=Like new;description=Padded, with shoulder strap.
Electronics|PL3|330|PS5 disc edition with 2 controllers 🎮|condition=Good;description=Boxed, leads and headset.
Electronics|PL5|35|PS5 controller white|condition=Good;description=No stick drift, cable included.
Electronics|PL7|30|FIFA and Spiderman games PS5|condition=Good;description=Both discs mint, sell separately.
Electronics|DD2|140|Samsung 50" 4K smart TV|condition=Good;description=With stand and remote.
Electronics|DD3|15|TV wall bracket 32-55 inch|condition=New;description=Tilting, all fixings.
Electronics|DD4|40|32 inch LG television, not smart|condition=Good;description=Freeview, HDMI, with remote.
Electronics|LS9||WANTED old laptops and phones any condition|adType=Wanted;description=Cash paid, can collect Leeds and Bradford.
Leisure|SK7|320|Silver Cross Wave pram with carrycot|condition=Good;description=Raincover, newborn to toddler.
Leisure|SK6|30|Silver Cross dolls pram|condition=Good;description=Toy pram for girls age 3+.
Home|M44|40|Wooden cot bed with mattress|condition=Good;description=Turns into toddler bed.
Fashion|M41|15|Baby boy clothes bundle 0-3 months|condition=Good;description=Vests, sleepsuits, coats, about 60 items.
Fashion|EN1|90|Barbour wax jacket mens L|condition=Good;description=Green, rewaxed last winter.
Fashion|N9|40|Nike Air Max 90 trainers size 9|condition=Good;description=White, worn few times.
Fashion|N13|20|Girls Nike trainers size 2|condition=Fair;description=Pink, plenty of life.
Leisure|CF11|220|Mountain bike Trek 29er large frame|condition=Good;description=Hydraulic brakes, front sus.
Leisure|CF15|80|Girls bike 20 inch purple|condition=Good;description=Age 6 to 9, stabilisers.
Leisure|CF3|20|Bike pump, lock and lights|condition=Good;description=Bundle, all working.
Leisure|CF23|950|Electric bike Carrera Vengeance|condition=Like new;description=Bosch style motor, 40 mile range.
Leisure|BT48|160|Yamaha acoustic guitar FG800|condition=Like new;description=With padded case and tuner.
Leisure|BT47|8|Guitar strings and capo|condition=New;description=D'Addario light, sealed pack.
Other Services|BT48|22|Guitar lessons Derry, kids & adults|serviceType=Music lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Acoustic and electric, rock grades.
Leisure|W12|120|2 tickets Harry Styles Wembley, seated|condition=New;description=Official transfer, face value.
Leisure|M16|90|Man Utd v Spurs tickets pair|condition=New;description=East stand, together.
Fashion|M17|25|Man Utd home shirt 23/24 medium|condition=Good;description=No name, clean and unmarked.
Leisure|ST4|45|Vinyl records job lot, 60s 70s rock LPs|condition=Fair;description=About eighty, some Beatles.
Home|ST3|50|Vinyl flooring offcut 3x2m|condition=New;description=Oak effect, kitchen.
Miscellaneous|WR14|550|Cockapoo puppies 🐾 8 weeks, microchipped|condition=New;description=Mum and dad seen, vaccinated, licensed breeder.
Leisure|WR5|12|Cockapoo soft toy and puppy toys|condition=New;description=Plush with squeakers, new.
Miscellaneous|TF1|80|Kittens for sale tabby, litter trained|condition=New;description=Nine weeks, flea treated, seen with mum.
Miscellaneous|TF2|30|Cat tree scratching post|condition=Good;description=Five foot tall, grey.
Miscellaneous|DT1|60|Rabbit hutch two tier and run|condition=Fair;description=Felt roof, some chewed wood.
Miscellaneous|EX36|20|Point of lay hens, chickens|condition=New;description=Twenty each, brown hybrids, vaccinated.
Miscellaneous|EX31|90|Chicken coop for 6 hens|condition=Fair;description=Nest box, run, needs paint.
Miscellaneous|RM1||Lost: black and white cat Romford, reward|condition=Good;description=Answers to Felix, missing since Sunday from Eastern Road.
Miscellaneous|RM3||Found set of car keys Harold Wood park|condition=Good;description=Ford key with blue tag, tell me the fob.
Event Planning & Catering|CB6|8|Car boot sale Ely every Sunday 7am|serviceType=Car boot sale;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Sellers £8 a car, hot food, toilets.
Vehicle Accessories|CB7|15|Car boot liner Golf mk7|condition=Good;description=Rubber, fits perfectly.
Transport Services|OX16|5|Car share Banbury to Oxford weekdays|serviceType=Lift share;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Leave 7am, share petrol.
Friendship - Friends|EX1||New to Exeter, looking for friends 30s, coffee and walks|description=Woman 34 just moved from Kent.
Friendship - Friends|LN1||Badminton players needed Lincoln, mixed ability|description=Thursday nights at the sports centre.
Leisure|LN2|15|Badminton rackets pair with shuttles|condition=Good;description=Carlton, with covers.
Friendship - Friends|SA31||Choir in Carmarthen welcomes new singers|description=Mondays 7.30, no auditions, all ages.
Straight Relationships|NE2||Man 45 Newcastle looking for lady, relationship|description=Likes dogs, gigs and curry.
Straight Relationships|PO1||Widow 67 Portsmouth seeks gentleman friend|description=Gardening, cruises, eating out.
Gay and Lesbian|BN1||Gay guy 38 Brighton looking for boyfriend|description=Into hiking, cinema and cooking.
`;
