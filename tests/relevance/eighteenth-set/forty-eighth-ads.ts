/* Ads that the forty-eighth queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|LE11|925|3 bed semi to let Loughborough, driveway|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Gas central heating, lawn front and back, near Holywell school.
Property to Rent|LE11|2250|5 bed student house Loughborough, September start|propertyType=House;bedrooms=5;rooms=6;surface=1980;availableNow=Yes;furnished=Furnished;description=Five minutes from campus, sofas and desks in every room.
Property to Rent|LE11|795|2 bed terrace to let Loughborough town|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Courtyard at the back, new boiler last winter.
Property to Rent|KA7|595|2 bed flat Ayr near beach, dogs allowed|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Ground floor, shared back green, one dog is fine.
Property to Rent|KA8|575|2 bed flat Ayr, strictly no pets|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Second floor by the racecourse, secure entry.
Property to Rent|SY23|550|1 bed flat Aberystwyth seafront to let|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Overlooks the prom, would suit a postgraduate or hospital staff.
Property for Sale|SY23|135000|1 bed flat for sale Aberystwyth harbour|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;description=Leasehold 988 years, ground rent peppercorn.
Property to Rent|NE6|725|2 bed Tyneside flat Heaton, own yard|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Upstairs flat near Chillingham Road, metro close by.
Property to Rent|SK4|1150|2 bed flat Heaton Moor Stockport|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Above the shops, bay windows, train to Manchester.
Property to Rent|NG24|850|2 bed detached bungalow Newark, gas CH|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Level plot, wet room shower, five minutes from the bus.
Property for Sale|NG24|235000|2 bed bungalow Newark for sale, no upward chain|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Corner plot, garage, needs a new kitchen.
Property to Rent|CM2|2100|4 bed house Chelmsford with double garage|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Unfurnished;description=Great Baddow side, utility room, cul de sac.
Property to Rent|CM1|1950|4 bed town house Chelmsford, no parking|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Unfurnished;description=Walk to station, roof terrace, permit waiting list.
Property to Rent|HU5|475|Studio Hull Avenues, bills in|propertyType=Studio;bedrooms=0;rooms=1;surface=310;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Kitchenette, own shower, wifi and heating covered.
Property to Rent|HU5|550|1 bed flat Hull, Newland Ave|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Separate lounge, electric heating, first floor.
Property to Rent|NP20|795|2 bed house Newport Gwent, Maindee|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Terraced, yard to rear, walking distance to the Royal Gwent.
Property to Rent|PO30|900|2 bed house Newport Isle of Wight|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Close to the quay and the bus station, small garden.
Property to Rent|TN34|725|1 bed flat Hastings, DSS considered|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Claimants welcome with guarantor, first floor, sea nearby.
Property to Rent|TN34|750|1 bed flat Hastings, working tenants only|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Proof of earnings needed, no benefits, Old Town.
Property to Rent|EH6|1250|2 bed flat Leith furnished, Shore|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Sofa, beds and desk all included, HMO for two.
Property to Rent|EH6|1150|2 bed flat Leith UNFURNISHED, Great Junction St|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=White goods only, bring your own furniture.
Property to Rent|BT47|650|2 bed apartment Waterside Derry|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Oil heating, balcony with views of the Foyle.
Property to Rent|DE1|775|2 bed apartment Derby riverside|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Allocated parking, walking distance to the intu.
Property to Rent|CA12|680|Holiday cottage Keswick, dogs welcome, sleeps 4|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Price per week. Log fire, fells from the door.
Property to Rent|CA12|900|2 bed cottage Keswick long term let, no dogs|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Twelve months minimum, storage heaters, small garden.
Property to Rent|AB24|650|1 bed flat Aberdeen short let, min 1 month|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Fully equipped, ideal for contractors, all in price.
Property to Rent|AB24|550|1 bed flat Aberdeen, min 12 months|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Old Aberdeen, second floor, gas heating.
Property to Rent|E17|1650|1 bed flat Walthamstow, 5 min tube|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Victorian conversion near the village, shared garden.
Property to Rent|E17||Couple seeking 1 bed flat Walthamstow|adType=Wanted;propertyType=House;description=Both working, quiet, up to 1700 a month, from March.
Property to Rent|TA1||Nurse and son looking for 2 bed Taunton|adType=Wanted;propertyType=House;description=Up to 950 a month, good references, small rabbit.
Property to Rent|TA1|925|2 bed flat to let Taunton, Firepool|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Second floor with lift, one parking space, modern.
Property to Rent|KT1|1450|1 bed flat Kingston upon Thames|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Near the river and the market, top floor.
Property to Rent|KT2|1850|1 bed luxury flat Kingston riverside|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Concierge, gym, balcony over the Thames.
Property to Rent|HU1|500|1 bed flat Kingston House, Hull|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=City centre block near Paragon, lift.
Property to Rent|GL7|800|Annexe to rent Cirencester, own entrance|propertyType=House;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Attached to family home, wet room, quiet single person.
Miscellaneous|GL7|14500|Garden annexe kit, insulated, delivered flat|condition=New;description=Timber panels, windows and doors, you build or we build.
Property to Rent|TW9|1350|Studio flat Kew Gardens, near station|propertyType=Studio;bedrooms=0;rooms=1;surface=310;availableNow=Yes;furnished=Furnished;description=Compact and bright, District line at the end of the road.
Flatshare - Rooms to rent|LS6|450|Room in Headingley, girls only house|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Three friendly students, big lounge, weekly cleaner.
Flatshare - Rooms to rent|LS6|440|Room Headingley, lads house, males only|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Two working lads, football on, good broadband.
Flatshare - Rooms to rent|RG1|600|Double room Reading Mon-Fri lodger|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Weekdays only, own shower, parking on drive.
Home|RG1|35|Reading lamp for bedroom, brass|condition=Good;description=Adjustable arm, bayonet bulb, works well.
Flatshare - Rooms to rent|M14|550|Ensuite room Fallowfield, new house|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Double bed, own shower room, desk, on bus corridor.
Flatshare - Rooms to rent|M14|430|Box room Fallowfield, shared bathroom|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Small single in a house of five, wifi.
Flatshare - Rooms to rent|CB1|725|Double room Cambridge Mill Road|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Victorian terrace, two others, bike shed.
Flatshare - Rooms to rent|CB1||Mature student seeks room Cambridge|adType=Wanted;propertyType=House;description=Mill Road area, up to 700, quiet and tidy.
Flatshare - Rooms to rent|E7|350|Bed space in shared room, Forest Gate|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Two beds in room, working men, bills paid.
Home|E7|220|Space saving bed, cabin style with drawers|condition=Good;description=High sleeper with desk, single mattress not included.
Flatshare - Rooms to rent|EX1|525|Lodger wanted, Heavitree Exeter, quiet home|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Lady with a house to share offers large room, bills included.
Flatshare - Rooms to rent|EX1||Room wanted Heavitree or St Thomas|adType=Wanted;propertyType=House;description=Hospital porter, forty, up to 500, non smoker.
Property for Sale|BD3|85000|2 bed back to back terrace Bradford|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Tenant in place or vacant, double glazed, yard.
Property for Sale|BD9|165000|3 bed semi Bradford, Heaton side|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Gardens front and rear, garage, good schools.
Property for Sale|PE25|65000|Park home for sale Skegness, residential|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Over 50s site, live there all year, two bedrooms.
Caravans|PE24|12500|Static caravan Skegness, 8 month season|adType=Individual;vehicleOfferType=sell;make=Willerby;model=Rio;year=2009;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Cream;engineSize=;co2=0;description=Sited near the beach, two bedrooms, gas bottles, not residential.
Property to Rent|PE25|420|Caravan to hire Skegness, sleeps 6|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Price per week, club passes available, near beach.
Land for Sale|IV27|38000|Building plot Lochinver with planning|propertyType=Land;rooms=0;surface=9000;availableNow=Yes;description=Consent for a two bedroom house, water at the gate.
Land for Sale|IV27|9500|Croft land Lochinver, no planning|propertyType=Land;rooms=0;surface=60000;availableNow=Yes;description=Rough grazing and heather, no building allowed.
Land for Sale|SA19|29000|3 acres woodland near Llandeilo|propertyType=Land;rooms=0;surface=130000;availableNow=Yes;description=Oak and ash with a stream, stone track for access.
Home|SA19|20|Woodland animals nursery curtains|condition=Good;description=Fox and badger print, pencil pleat, blackout.
Property for Sale|TS10|139950|2 bed flat Redcar for sale, sea view|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Bay window over the promenade, second floor.
Property to Rent|TS10|525|2 bed flat Redcar to let, sea view|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Electric heating, second floor, bond required.
Property for Sale|BH21|215000|2 bed flat for sale Wimborne, garage|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=First floor, walk to the square, share of freehold.
Property for Sale|BH21||Cash buyer seeks 2 bed flat Wimborne|adType=Wanted;propertyType=House;description=Ready to move, no chain, up to 230000.
Commercial Property|S70|650|Shop to let Barnsley, former bakery|propertyType=Commercial;rooms=2;surface=700;availableNow=Yes;description=Main road position, rear yard, WC, three phase.
Miscellaneous|S71|180|Shop counter, glass display, 6ft|condition=Good;description=Lockable, lit shelves, buyer collects from unit.
Part-Time Jobs|S70||Shop assistant Barnsley, newsagent|contractType=Permanent;salary=£12.21 an hour;jobTitle=;description=Early mornings and alternate weekends, till work.
Commercial Property|NR2|475|Office to let Norwich, 400 sq ft|propertyType=Commercial;rooms=2;surface=400;availableNow=Yes;description=First floor, two car spaces, broadband ready.
Home|NR2|45|Office chair, mesh back, adjustable|condition=Good;description=Gas lift, castors, black, small mark on arm.
Part-Time Jobs|NR1||Office cleaner Norwich, evenings|contractType=Permanent;salary=£12.30 an hour;jobTitle=;description=Two hours a night, Monday to Friday, city centre.
Commercial Property|B9|90|Salon chair to rent Digbeth Birmingham|propertyType=Commercial;rooms=2;surface=300;availableNow=Yes;description=Per week, hairdresser or barber, busy salon, basin included.
Miscellaneous|B12|140|Barber chair hydraulic, black and chrome|condition=Good;description=Reclines, headrest, small tear in arm, heavy.
Commercial Property|CT11|24000|Fish and chip shop lease Ramsgate, going concern|propertyType=Commercial;rooms=2;surface=900;availableNow=Yes;description=Harbour front, three pan range, flat above, accounts available.
Miscellaneous|CT10|900|Chip shop fryer, 2 pan gas range|condition=Good;description=Serviced, LPG jets, stainless, need a van to collect.
Garage Storage|SW18|160|Parking space to rent Wandsworth, gated|propertyType=Garage;rooms=0;surface=150;availableNow=Yes;description=Underground, fob entry, near Southside.
Vehicle Accessories|SW18|18|Parking sensor kit, 4 sensors black|condition=New;description=Universal reverse kit with buzzer, drill included.
Garage Storage|EH54|120|20ft storage container to rent Livingston|propertyType=Garage;rooms=0;surface=160;availableNow=Yes;description=Monthly, drive up access, padlock supplied, CCTV.
Miscellaneous|EH54|1950|20ft shipping container for sale, one trip|condition=Good;description=Green, watertight, can arrange hiab delivery.
Cars|BN2|4950|Ford Fiesta 1.0 Zetec 2016, 52k|adType=Individual;vehicleOfferType=sell;make=Ford;model=Fiesta;year=2016;fuelType=Petrol;mileage=52000;transmission=Manual;bodyType=Hatchback;doors=5;color=Blue;engineSize=1.0;co2=120;description=Two owners, service book, MOT till autumn, cambelt done.
Vehicle Accessories|BN3|55|Ford Fiesta headlight mk7, passenger side|condition=Good;description=Fits 2013 to 2017, no cracks, bulbs not included.
Miscellaneous|BN3|12|Mexican fiesta party decorations box|condition=New;description=Bunting, paper fans, sombreros for ten.
Cars|EX2|5300|Nissan Leaf 30kWh Tekna 2016|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Leaf;year=2016;fuelType=Electric;mileage=61000;transmission=Automatic;bodyType=Hatchback;doors=5;color=White;engineSize=;co2=1;description=Eleven battery bars, heated seats, charging lead.
Cars|EX4|9400|Nissan Leaf 40kWh N-Connecta 2019|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Leaf;year=2019;fuelType=Electric;mileage=38000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Blue;engineSize=;co2=1;description=Twelve bars, rear camera, full dealer history.
Home|EX2|60|Petrol leaf blower and vac, 26cc|condition=Good;description=Starts easily, bag and tube included, few scratches.
Cars|WV4|2650|Vauxhall Zafira 7 seater 1.8 2012|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Zafira;year=2012;fuelType=Petrol;mileage=94000;transmission=Manual;bodyType=Other;doors=5;color=Silver;engineSize=1.8;co2=120;description=Fold flat third row, towbar, new clutch last year.
Cars|WV3|11500|Ford Galaxy 7 seats 2.0 TDCi 2018|adType=Individual;vehicleOfferType=sell;make=Ford;model=Galaxy;year=2018;fuelType=Diesel;mileage=66000;transmission=Automatic;bodyType=Other;doors=5;color=Black;engineSize=2.0;co2=120;description=Panoramic roof, full Ford history, one keeper.
Home|WV6|400|7 seater corner sofa, charcoal|condition=Good;description=Scatter cushions, comes apart, smoke free home.
Cars|BB1|900|BMW 320d 2011 spares or repair|adType=Individual;vehicleOfferType=sell;make=BMW;model=3 Series;year=2011;fuelType=Diesel;mileage=148000;transmission=Manual;bodyType=Sedan;doors=4;color=Black;engineSize=2.0;co2=120;description=Timing chain gone, not running, trailer needed.
Cars|BB2|4700|BMW 320d 2013, 12 months MOT, FSH|adType=Individual;vehicleOfferType=sell;make=BMW;model=3 Series;year=2013;fuelType=Diesel;mileage=101000;transmission=Manual;bodyType=Sedan;doors=4;color=White;engineSize=2.0;co2=120;description=Drives perfect, leather, four good tyres.
Cars|ME7|4200|Fiat 500 1.2 Lounge 2015 pink|adType=Individual;vehicleOfferType=sell;make=Fiat;model=500;year=2015;fuelType=Petrol;mileage=43000;transmission=Manual;bodyType=Hatchback;doors=3;color=Pink;engineSize=1.2;co2=120;description=Cheap tax, glass roof, ideal first motor.
Leisure|ME8|85|Fiat 500 ride-on, 12v battery, pink|condition=Good;description=For ages three to six, parent remote, charger.
Cars|LL55|6950|Suzuki Jimny 1.3 SZ4 2013 4x4|adType=Individual;vehicleOfferType=sell;make=Suzuki;model=Jimny;year=2013;fuelType=Petrol;mileage=58000;transmission=Manual;bodyType=SUV;doors=3;color=Silver;engineSize=1.3;co2=120;description=Underneath waxed, never off roaded, spare wheel cover.
Vehicle Accessories|LL55|110|Jimny roof rack, steel, full length|condition=Good;description=Gutter mount, ladder not included, some surface rust.
Cars|SN2|4300|VW Beetle 1.2 TSI 2012 yellow|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Beetle;year=2012;fuelType=Petrol;mileage=69000;transmission=Manual;bodyType=Hatchback;doors=3;color=Yellow;engineSize=1.2;co2=120;description=Alloys, sat nav, belt changed, two keys.
Leisure|SN3|6|Beetle Drive game, vintage boxed|condition=Good;description=All the legs and antennae, instructions missing.
Caravans|NN6|24500|Swift Escape motorhome 4 berth 2012|adType=Individual;vehicleOfferType=sell;make=Swift;model=Escape;year=2012;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=Fiat based, rear lounge, solar panel, 39,000 miles.
Caravans|NN5|18900|Autocruise motorhome 2 berth 2007|adType=Individual;vehicleOfferType=sell;make=Autocruise;model=Starburst;year=2007;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=End washroom, gas oven, low mileage, dry.
Vehicle Accessories|NN6|150|Motorhome awning, drive away, 4 berth annexe|condition=Good;description=Poles and pegs, used twice, carry bag.
Caravans|YO25|9200|Bailey Unicorn 4 berth caravan, fixed bed|adType=Individual;vehicleOfferType=sell;make=Bailey;model=Unicorn;year=2013;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=Damp report clear, Alde heating, mover fitted.
Vehicle Accessories|YO25|260|Caravan motor mover, single axle|condition=Good;description=Powrtouch, remote and bracket, removed from old van.
Vans|WF9|6495|VW Caddy C20 TDI 2017 NO VAT|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Caddy;year=2017;fuelType=Diesel;mileage=89000;transmission=Manual;bodyType=Van;doors=4;color=White;engineSize=2.0;co2=120;description=Ply lined, side door, cambelt done, air con.
Vans|WF8|6900|VW Caddy Startline 2018 plus VAT|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Caddy;year=2018;fuelType=Diesel;mileage=80000;transmission=Manual;bodyType=Van;doors=4;color=Silver;engineSize=2.0;co2=120;description=Ex fleet, bulkhead, twin side doors.
Vans|SG6|5500|Iveco Daily Luton box, tail lift, 2014|adType=Individual;vehicleOfferType=sell;make=Iveco;model=Daily;year=2014;fuelType=Diesel;mileage=132000;transmission=Manual;bodyType=Van;doors=2;color=White;engineSize=2.3;co2=120;description=Three and a half tonne, tested, straps inside.
Find a tradesman|LU3|40|Man and van Luton, small moves, 7 days|serviceType=Man and van;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Students, single items, tip runs, fully insured.
Vans|PR2|7800|Vauxhall Vivaro fridge van 2016|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Vivaro;year=2016;fuelType=Diesel;mileage=99000;transmission=Manual;bodyType=Van;doors=4;color=White;engineSize=1.6;co2=120;description=Chiller to zero, overnight standby plug, rear doors.
Vehicle Accessories|PR2|380|Van fridge compressor unit, 12v|condition=Good;description=From a scrapped transit, gassed down, works.
Motorbikes & Scooters|CF62|2150|Honda CB125F 2019, learner legal|adType=Individual;vehicleOfferType=sell;make=Honda;model=CB125F;year=2019;fuelType=Petrol;mileage=6200;transmission=Manual;color=Red;engineSize=0.1;doors=;bodyType=;co2=;description=L plates on, top box, new chain and tyres.
Motorbikes & Scooters|CF63|3400|Honda CBR600F 2004, 28k miles|adType=Individual;vehicleOfferType=sell;make=Honda;model=CBR600F;year=2004;fuelType=Petrol;mileage=28000;transmission=Manual;color=Red;engineSize=0.6;doors=;bodyType=;co2=;description=Full power, crash bungs, full licence only.
Vehicle Accessories|CF64|160|125cc engine for pit bike, kick start|condition=Good;description=Four speed, semi auto, carb included, untested.
Motorbikes & Scooters|SA11|1150|Piaggio Zip 50cc moped 2020|adType=Individual;vehicleOfferType=sell;make=Piaggio;model=Zip;year=2020;fuelType=Petrol;mileage=3900;transmission=Automatic;color=Black;engineSize=0.1;doors=;bodyType=;co2=;description=Restricted, one key, MOT, lock and cover.
Leisure|SA10|30|Micro scooter, child age 5-8, purple|condition=Good;description=Maxi, foldable steering bar, scuffed deck.
Motorbikes & Scooters|LE2|3950|Vespa GTS 300 Super 2017, cream|adType=Individual;vehicleOfferType=sell;make=Vespa;model=GTS 300;year=2017;fuelType=Petrol;mileage=8100;transmission=Automatic;color=Cream;engineSize=0.3;doors=;bodyType=;co2=;description=Screen, rack, serviced in spring, garaged.
Home|LE3|15|Vespa wall clock, retro tin|condition=New;description=Battery powered, 30cm, round face with scooter.
Other Vehicles|LE17|950|Mirror sailing dinghy with trailer 1988|adType=Individual;vehicleOfferType=sell;make=Mirror;model=Mirror;year=1988;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Red;engineSize=;co2=0;description=Red sails, oars, launching trolley, needs varnish.
Home|LE16|45|Ship porthole mirror, round, brass|condition=Good;description=40cm across, hinged, nautical style for a hallway.
Other Vehicles|NN11|31500|45ft narrowboat Braunston, 1994, blacked|adType=Individual;vehicleOfferType=sell;make=Narrowboat;model=Trad;year=1994;fuelType=Diesel;mileage=;transmission=Manual;bodyType=Other;doors=0;color=Green;engineSize=1.5;co2=120;description=Survey last year, solid fuel stove, sleeps three.
Leisure|NN11|40|Narrowboat model, hand painted, 60cm|condition=Good;description=Wooden, roses and castles, stand included.
Other Vehicles|PE21|4600|Kubota B1750 compact tractor 1996|adType=Individual;vehicleOfferType=sell;make=Kubota;model=B1750;year=1996;fuelType=Diesel;mileage=;transmission=Manual;bodyType=Other;doors=0;color=Orange;engineSize=1.0;co2=120;description=Four wheel drive, front loader, topper at extra.
Leisure|PE20|35|Kubota pedal tractor for toddlers|condition=Good;description=Orange, with trailer, stickers faded, sturdy.
Vehicle Accessories|ST5|180|Vauxhall Astra alloys 17in 5 stud, set of 4|condition=Good;description=Tyres have 4mm, one kerbed, centre caps.
Vehicle Accessories|ST6|110|Vauxhall Astra alloys 16in 4 stud|condition=Good;description=No tyres, straight, lacquer peel on two.
Cars|ST4|3300|Vauxhall Astra 1.4 SRi 2013, alloys|adType=Individual;vehicleOfferType=sell;make=Vauxhall;model=Astra;year=2013;fuelType=Petrol;mileage=72000;transmission=Manual;bodyType=Hatchback;doors=5;color=Red;engineSize=1.4;co2=120;description=Part history, parking sensors, clean cabin.
Vehicle Accessories|TF3|230|Golf leather seats, front pair, heated|condition=Good;description=Mk6, isofix on rears not included, good bolsters.
Miscellaneous|BH8|650|Private plate S17 SUE on retention|condition=Good;description=Ready to transfer, paperwork in the post.
Home|BH9|15|House number plate, slate, any number|condition=New;description=Engraved by hand, two holes with screws.
Electronics|WN2|330|iPhone 13 128GB unlocked, blue|condition=Good;description=Battery health 88 percent, box and cable, no marks.
Electronics|WN3|8|iPhone 13 case, clear silicone, new|condition=New;description=Slim fit with raised lip, sealed packet.
Electronics|WN4|90|iPhone 13 Pro cracked screen, for parts|condition=Fair;description=Back glass smashed, switches on, no face id.
Web & IT services|BL1|45|Phone screen repair Bolton while you wait|serviceType=Phone repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Apple and Samsung, fitted at our market stall.
Electronics|SA1|240|Samsung 55 inch 4K smart TV|condition=Good;description=Remote, stand and box, two years old, no dead pixels.
Electronics|SA2|18|TV wall bracket, 32 to 55 inch, tilting|condition=New;description=Fixings and spirit level in the pack.
Electronics|SA3|60|Toshiba 32in TV with built in DVD|condition=Good;description=Freeview, remote, ideal for bedroom or caravan.
Electronics|L20|320|PS5 disc edition, one pad, boxed|condition=Good;description=825GB, two games, hardly used since Christmas.
Electronics|L21|35|PS5 controller, red, slight drift|condition=Fair;description=Left stick drifts now and then, charges fine.
Electronics|L22||WANTED PS5, working or faulty, cash|adType=Wanted;description=Can collect on Merseyside, any model considered.
Electronics|NR30|185|Nintendo Switch OLED, white, 2 games|condition=Good;description=Dock, straps, Mario Kart, screen protector on.
Home|NR31|7|Light switch double, brushed steel|condition=New;description=Two gang, back box not included, unopened.
Electronics|NR32|16|Netgear 8 port gigabit network switch|condition=Good;description=Metal case, power supply, desk or wall mount.
Electronics|EH10|560|MacBook Air M1 256GB, apple boxed|condition=Good;description=Cycle count 120, space grey, charger.
Miscellaneous|EH11|12|MAC lipsticks, 4 shades, unused|condition=New;description=Matte reds and nudes, sealed, can post.
Home|EH12|22|Potted apple trees, Bramley and Discovery|condition=Good;description=Four foot tall, two years old, patio size.
Electronics|WA10|22|Big button phone for elderly, loud ringer|condition=Good;description=Corded, photo memory keys, hearing aid friendly.
Home|WA9|5|Tin of big buttons for sewing, vintage|condition=Good;description=Coat and cardigan sizes, wooden and shell.
Electronics|CV4|290|HP laptop i7, 16GB RAM, 512 SSD|condition=Good;description=Fourteen inch, Windows 11, good battery, charger.
Electronics|CV5|85|HP laptop 4GB RAM, older model|condition=Fair;description=Slow but works, fine for emails, no charger.
Electronics|TN9|55|Kindle Paperwhite 8GB, black|condition=Good;description=Backlit, waterproof, resets to your account.
Electronics|TN10|6|Kindle case, leather look, magnetic|condition=Good;description=Fits older Paperwhite, wakes on opening.
Free Stuff - Swap|TN11||FREE kindling and offcuts, collect|condition=Good;description=Sacks of dry pine from joinery shop.
Home|BA14|290|Grey corner sofa, L shape, right hand|condition=Good;description=Fabric, splits in two, pet free home.
Home|BA13|20|Stretch cover for corner sofa, grey|condition=New;description=Two pieces, machine washable, never opened.
Other Services|BA12|60|Sofa cleaning, corner suites, Trowbridge area|serviceType=Upholstery cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Steam and stain removal, dries in four hours.
Home|PR1|130|Bosch washing machine 8kg, 1400 spin|condition=Good;description=Three years old, quiet, tested before collection.
Find a tradesman|PR1|45|Washing machine repairs Preston, same day|serviceType=Appliance repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Drums, pumps and belts, no fix no fee.
Home|PR4|10|Rotary washing line, 50m, with spike|condition=Good;description=Four arms, line a little stretched.
Home|IP1|160|Extending dining table and 6 chairs, oak|condition=Good;description=Seats eight when out, cream seats, some wear.
Home|IP2|80|Round dining table and 4 chairs|condition=Good;description=Glass top, grey faux leather, one small chip.
Leisure|IP3|70|Table tennis table, folding, indoor|condition=Good;description=Net, bats and balls, wheels, full size.
Home|DG1|290|Log burner 5kW multifuel, cast iron|condition=Good;description=Used two winters, glass good, flue not included.
Home|DG2|110|Seasoned hardwood logs Dumfries, bulk bag|condition=New;description=Kiln dried ash, delivered within ten miles.
Find a tradesman|DG1|55|Chimney sweep Dumfries, stoves and open fires|serviceType=Chimney sweep;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Certificates given, brush and vac, no mess.
Miscellaneous|DG7|3200|Log cabin 4x3m, 44mm walls|condition=Good;description=Garden room, felt roof, dismantled ready.
Home|HR2|260|Honda petrol lawn mower, self propelled|condition=Good;description=Izy 41cm cut, serviced, grass box good.
Home|HR3|45|Electric lawn mower, Flymo hover|condition=Good;description=Long lead, spare blades, light to push.
Other Services|HR1|18|Lawn mowing service Hereford, fortnightly|serviceType=Gardening;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Cutting, edging, hedges, clippings removed.
Free Stuff - Swap|WS3||FREE concrete slabs, about 30, you lift|condition=Fair;description=Two foot square, weathered, bring a barrow.
Home|WS2|320|Indian sandstone slabs 20m2, new|condition=New;description=Mixed sizes, raj green, crated on drive.
Home|BB5|450|Reclaimed bricks, Accrington reds, 500|condition=Good;description=Cleaned and stacked, lorry access, per pallet.
Leisure|BB5|60|Lego bricks bulk, 6kg mixed|condition=Good;description=Washed, wheels, baseplates, some figures.
Miscellaneous|PE2|450|Stairlift straight, Stannah, 13 tread|condition=Good;description=Right side rail, remotes, fitted for 8 months only.
Miscellaneous|PE3|300|Curved stairlift rail, left hand turn|condition=Fair;description=Made to measure, for parts or matching stairs.
Miscellaneous|TQ12|780|Mobility scooter Rascal, 8mph, road legal|condition=Good;description=New batteries, basket, mirrors, V5 present.
Miscellaneous|TQ13|15|Mobility scooter cover, waterproof, large|condition=New;description=Elastic hem, storage pouch, black.
Miscellaneous|FK2|45|Rollator walker with seat and bag|condition=Good;description=Four wheels, lockable brakes, folds flat.
Other Services|FK1|12|Dog walker Falkirk, insured, solo walks|serviceType=Dog walking;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Pick up and drop off, photos every day.
Free Stuff - Swap|NG9||FREE upright piano, needs tuning|condition=Fair;description=Ground floor, you move it, two keys stick.
Leisure|NG10|230|Yamaha P-45 digital piano, stand|condition=Good;description=88 weighted keys, pedal, headphones, boxed.
Leisure|NG11|30|Piano stool, adjustable, black vinyl|condition=Good;description=Storage under lid, height knobs fine.
Leisure|KY16|190|Left handed golf clubs, TaylorMade set|condition=Good;description=Irons five to wedge, woods, stand bag.
Leisure|KY15|120|Right hand golf clubs, Wilson, trolley|condition=Good;description=Full set, putter, balls and tees.
Leisure|KY14|85|Golf driver Callaway, 10.5 degrees|condition=Good;description=Regular shaft, head cover, right hand.
Cars|KY11|8900|VW Golf GTD 2.0 2015, grey|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Golf;year=2015;fuelType=Diesel;mileage=79000;transmission=Manual;bodyType=Hatchback;doors=5;color=Grey;engineSize=2.0;co2=120;description=Tartan cloth, full history, two keys.
Leisure|TA6|65|Girls bike 20in wheels, pink Apollo|condition=Good;description=Six gears, basket, stabilisers never used.
Leisure|TA7|95|Ladies bike 26in, step through, blue|condition=Good;description=Mudguards, rack, shopping basket.
Other Vehicles|BH15|4900|Yamaha WaveRunner jet ski 2010, trailer|adType=Individual;vehicleOfferType=sell;make=Yamaha;model=WaveRunner;year=2010;fuelType=Petrol;mileage=;transmission=Automatic;bodyType=Other;doors=0;color=Blue;engineSize=1.1;co2=120;description=Three seats, cover, 90 hours, flushed always.
Fashion|BH14|40|Ladies ski jacket, size 12, turquoise|condition=Good;description=Snow skirt, lift pass pocket, used one week.
Fashion|BH13|35|Ladies ski jacket, size 8, red|condition=Good;description=Hooded, waterproof, Roxy, zip fine.
Leisure|SY2|130|Outwell 6 man tent, 3 bedrooms|condition=Good;description=Steel poles, carpet, footprint, all pegs.
Leisure|SY3|30|2 man tent, pop up, green|condition=Good;description=Festival use, carry bag, groundsheet sewn in.
Event Planning & Catering|SY4|950|Marquee hire Shropshire, weddings and parties|serviceType=Marquee hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Lining, lights, hard floor, up to 150 guests.
Leisure|SY1|45|Gazebo 3x3m, side panels, used once|condition=Good;description=Wedding barbecue leftover, steel frame.
Leisure|ST6|280|Pearl Export drum kit, 5 piece, cymbals|condition=Good;description=Stool, sticks, new heads, mute pads.
Other Services|ST1|25|Drum lessons Stoke, all ages, grades|serviceType=Music lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Own studio, rock school, first one free.
Home|ST3|10|Oil drum, 45 gallon, clean, open top|condition=Good;description=Makes an incinerator or barbecue kit.
Leisure|SR2|120|Ibanez bass guitar, 4 string, black|condition=Good;description=Gig bag, strap, low action, new strings.
Leisure|SR3|15|Bass fishing lures, box of 25|condition=Good;description=Shads and plugs, rigged, hooks sharp.
Leisure|HU17|320|Hohner accordion, 72 bass, red pearl|condition=Good;description=Straps good, musette, hard case.
Home|HU16|4|Accordion file folder, 24 pockets|condition=New;description=A4 expanding, elastic, for bills.
Leisure|WN1|150|Northern soul records, 60 singles|condition=Good;description=Seven inch, originals and reissues, carry case.
Home|WN5|20|Vinyl flooring offcut, bathroom, 2x1.7m|condition=New;description=Grey tile effect, cushioned, roll end.
Leisure|WR14|60|10ft trampoline with enclosure, ladder|condition=Good;description=Springs good, pads faded, you take apart.
Leisure|WR13|22|Trampoline net replacement, 10ft|condition=New;description=Six pole, zip entry, still in bag.
Leisure|WR12|95|14ft trampoline, no net, sturdy frame|condition=Good;description=Large garden needed, mat recent.
Miscellaneous|DH1|180|WW2 medal group, Durham Light Infantry|condition=Good;description=Four medals, ribbons, box of issue, papers.
Miscellaneous|DH1||Wanted: WW1 and WW2 medals, badges|adType=Wanted;description=Collector pays fair prices, will travel.
Miscellaneous|RM11|135|Kew Gardens 50p coin, circulated|condition=Good;description=2009, genuine, light wear, in capsule.
Leisure|SN1|12|GCSE maths revision books, AQA, 5 guides|condition=Good;description=Higher tier, a few pencil notes, workbook.
Other Services|SN1|30|GCSE maths tutor Swindon, DBS checked|serviceType=Tutoring;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Qualified teacher, foundation or higher, evenings.
Fashion|BT9|240|Wedding dress size 14, ivory lace|condition=Good;description=Altered to five foot five, cleaned, veil.
Fashion|BT8|150|Wedding dress size 8, strapless|condition=Good;description=Satin, corset back, small pull in hem.
Other Services|BT7|85|Wedding dress cleaning and boxing|serviceType=Dry cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Acid free box, collection from home.
Fashion|WF4|65|Nike Air Max 95, mens size 9|condition=Good;description=Grey neon, boxed, soles clean.
Fashion|WF5|30|Nike Air Max 90, size 5, white|condition=Good;description=Bit creased, washed laces, girls or boys.
Other Services|WF1|30|Personal trainer Wakefield, home visits|serviceType=Fitness;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Nine years in the gym trade, all fitness levels.
Fashion|LA9|90|Barbour wax jacket, mens XL, olive|condition=Good;description=Rewaxed, zip in liner, corduroy collar.
Miscellaneous|LA8|25|Barbour dog coat, tartan, XL|condition=Good;description=Labrador size, fleece lined, velcro.
Fashion|SR6|60|Prom dress size 6, teal, full length|condition=Good;description=Sequin bodice, lace up, once worn.
Transport Services|SR1|220|Prom limo Sunderland, stretch, 8 seats|serviceType=Limousine hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Red carpet, soft drinks, photos, chauffeur.
Fashion|BT11|55|First communion dress age 8, satin|condition=Good;description=Veil and gloves, bought in Belfast, as new.
Fashion|BT12|20|Christening gown, 3-6 months, lace|condition=Good;description=Bonnet included, unisex, family piece.
Home|CA3|55|Rabbit hutch, 2 tier, with run|condition=Good;description=Waterproof roof, pull out trays, ramp.
Leisure|CA2|10|Peter Rabbit books, set of 12|condition=Good;description=Beatrix Potter, small hardbacks, sleeve.
Home|NE30|35|Large dog crate, 42 inch, folding|condition=Good;description=Two doors, tray, suits a lab or boxer.
Home|NE29|15|Hamster cage with wheel and tubes|condition=Good;description=Two floors, bottle, cleaned out.
Event Planning & Catering|NE28|280|Hot dog cart hire, fairs and parties|serviceType=Catering;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Server, onions, sauces, 100 portions.
Other Services|LL57|35|Dog grooming Bangor Gwynedd, all breeds|serviceType=Dog grooming;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Wash, clip and nails, home salon, Welsh spoken.
Other Services|BT20|32|Dog grooming Bangor County Down|serviceType=Dog grooming;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Hand stripping, puppies, evening slots.
Other Services|BN3|14|Cat sitter Hove, two visits a day|serviceType=Pet sitting;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Feeding, litter, plants watered, keys safe.
Home|BN3|22|Automatic cat feeder, 4 meals, timer|condition=Good;description=Ice packs, batteries, dishwasher bowl.
Other Services|GL51|38|DIY livery Cheltenham, stable and turnout|serviceType=Livery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Per week, hacking, floodlit school, hay at cost.
Leisure|GL52|28|Toy stable and horses, Schleich|condition=Good;description=Six ponies, jumps, rider, one gate lost.
Other Vehicles|SP2|11500|Horsebox 3.5t Renault Master 2009|adType=Individual;vehicleOfferType=sell;make=Renault;model=Master;year=2009;fuelType=Diesel;mileage=118000;transmission=Manual;bodyType=Other;doors=2;color=Blue;engineSize=2.5;co2=120;description=Carries two, partition, ramp solid, plated.
Leisure|SP1|18|Toy horsebox with 2 ponies|condition=Good;description=Wooden, ramp opens, ages three and up.
Miscellaneous|SP4|35|Horse rug 6ft 3, heavyweight turnout|condition=Good;description=350g fill, neck cover, reproofed.
Miscellaneous|SP5|25|Horse rug 5ft 6, fleece cooler|condition=Good;description=Navy, tail cord, washed ready.
Home|SP3|150|Persian rug 6ft x 3ft, wool, red|condition=Good;description=Hand knotted, fringe worn, no moths.
Home|KA1|120|Chicken coop for 6 hens, nest box|condition=Good;description=Raised house, wire run, slide out tray.
Event Planning & Catering|EH3|180|Hen party cocktail class Edinburgh|serviceType=Hen parties;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Two hours, games, four drinks each, groups of 8.
Find a tradesman|PE1|60|Plumber Peterborough, boilers and leaks|serviceType=Plumbing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=No call out fee, Gas Safe, evenings too.
Job Offers|PE1||Plumber's mate, Peterborough, van based|contractType=Temporary;salary=£14 an hour;jobTitle=;description=Lifting, first fix help, CSCS card needed.
Find a tradesman|RG2|850|EV charger install Reading, 7kW|serviceType=Electrical;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Tethered or socket, grant paperwork, NICEIC.
Vehicle Accessories|RG4|95|EV charging cable type 2, 7m, 32A|condition=Good;description=Bag, used few months, new car has own.
Find a tradesman|NE8|160|Plasterer Gateshead, skim and boarding|serviceType=Plastering;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Ceilings and walls, artex covered, tidy.
Home|NE9|35|Ceiling fan with light, 3 speeds|condition=Good;description=Oak blades, remote, brackets, white body.
Find a tradesman|HX1|90|Roofer Halifax, slates and leaks|serviceType=Roofing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Ridge tiles, flashing, valleys, free quotes.
Home|HX3|8|Slate cheese board with knives|condition=New;description=Rectangular, gift boxed, rope handles.
Other Services|HG1|16|House cleaner Harrogate, weekly or one off|serviceType=Cleaning;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Own products, references, ovens on request.
Part-Time Jobs|HG2||School cleaner, Harrogate, 3pm to 6pm|contractType=Permanent;salary=£12.40 an hour;jobTitle=;description=Term time job, DBS paid, training given.
Find a tradesman|DD2|15|Window cleaner Dundee, ladders or pole|serviceType=Window cleaning;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Every four weeks, gutters, frames wiped.
Home|DD3|25|Karcher window vac, cleaner kit|condition=Good;description=Two heads, spray bottle, charger.
Find a tradesman|CR0|70|Locksmith Croydon, 24 hour, no damage|serviceType=Locksmith;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Lock outs, UPVC mechanisms, thirty minutes.
Leisure|CR2|14|Bike D lock, 2 keys, Kryptonite|condition=Good;description=Medium, bracket included, stiff when cold.
Removals & Storage Services|PL1|320|House removals Plymouth, packing offered|serviceType=Removals;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Two men, Luton, dismantling, storage.
Electronics|PL2|80|Moving head disco lights, pair|condition=Good;description=DMX, sound active, gobos, clamps.
Removals & Storage Services|ST2|150|House clearance Stoke on Trent, probate|serviceType=House clearance;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Respectful team, attic to cellar, licence held.
Home|ST1|250|Clearance sale, 3 piece suites, ex display|condition=New;description=House full of bargains, showroom must empty.
Other Services|OL1|36|Automatic driving lessons Oldham, female|serviceType=Driving lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Nervous pupils, intensive courses, Yaris.
Other Services|OL2|33|Driving lessons Oldham, manual car only|serviceType=Driving lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Corsa, block bookings, theory help.
Full-Time Jobs|LE18||HGV Class 1 driver, nights, Leicester|contractType=Permanent;salary=£18 an hour;jobTitle=;description=Trunking, tacho card, no handball.
Health-Beauty|WR3|24|Mobile hairdresser Worcester, OAP rates|serviceType=Hairdressing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Sets, perms and trims in your own home.
Miscellaneous|WR4|40|GHD hair straighteners, hardly used|condition=Good;description=Gold plates, heat mat, spare cover, all styles.
Models - Auditions - Photography|BA2|900|Wedding photographer Bath, full day|serviceType=Photography;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Album, two cameras, drone, online gallery.
Home|BA1|380|Cast iron roll top bath, claw feet|condition=Good;description=Re-enamelled, 1700mm, taps not included.
Event Planning & Catering|CF47|190|Mobile disco Merthyr, DJ and lights|serviceType=DJ;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Birthdays, karaoke, any decade, PAT tested.
Electronics|CF48|170|Pioneer DJ controller, DDJ-400|condition=Good;description=USB lead, soft case, two channel.
Event Planning & Catering|DA5|130|Magician Bexley, childrens birthday shows|serviceType=Entertainer;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Balloon animals, live rabbit, up to 25 kids.
Leisure|DA15|50|Magic the Gathering cards, 500 mixed|condition=Good;description=Commons and rares, box, kept dry.
Event Planning & Catering|TF1|55|Birthday cakes made to order Telford|serviceType=Cakes;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Sponge, icing figures, egg free, delivered.
Home|TF4|12|Cake stand, 3 tier, china roses|condition=Good;description=Gold centre rod, afternoon tea, no chips.
Web & IT services|NG7|350|Website design for small business, fixed fee|serviceType=Web design;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Five pages, hosting, shows up on Google.
Miscellaneous|NG6|6|Spider web decoration, giant, halloween|condition=New;description=Stretchy with ten spiders, outdoor use.
Web & IT services|SY1|35|Computer repair Shrewsbury, home visits|serviceType=Computer repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Laptops, slow PCs, viruses, screens replaced.
Other Services|NN15|18|Ironing service Kettering, collect and return|serviceType=Ironing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Per basket, hangers, smoke free, next day.
Home|NN16|9|Ironing board, wide, metal mesh|condition=Good;description=Adjustable, iron rest, scorched cover.
Other Services|SK4|140|Self assessment tax returns, sole traders|serviceType=Accountancy;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=CIS refunds, bookkeeping, chased deadlines.
Cars|SK5|1950|Toyota Aygo 2010, £20 road tax|adType=Individual;vehicleOfferType=sell;make=Toyota;model=Aygo;year=2010;fuelType=Petrol;mileage=88000;transmission=Manual;bodyType=Hatchback;doors=3;color=Red;engineSize=1.0;co2=120;description=Cheap runner, insurance group two, ready to go.
Other Services|BN1|22|Spanish lessons Brighton, native teacher|serviceType=Language lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Beginners to A level, online or cafe.
Leisure|BN2|85|Spanish guitar, Admira, nylon strings|condition=Good;description=Full size, case, made in Valencia.
Find a tradesman|WN3|45|Mobile mechanic Wigan, diagnostics|serviceType=Mechanic;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Starters, brakes, belts, done on your drive.
Home|WN6|130|Mechanics tool chest, 7 drawers|condition=Good;description=Ball bearing runners, lockable, wheels.
Find a tradesman|GU1|250|Tree surgeon Guildford, felling, stumps|serviceType=Tree surgery;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Conifers, crown lifting, logs left or taken.
Home|GU2|25|Artificial Christmas tree, conifer style, 6ft|condition=Good;description=Hinged branches, metal stand, box.
Other Services|SS14|6|Childminder Basildon, Ofsted good, spaces|serviceType=Childcare;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=School runs, messy play, 7.30 to 6.
Other Services|SS15|40|Childminder needed Basildon, 2 boys|adType=Wanted;description=After school pick up from Laindon, term time.
Find a tradesman|ME14|65|Fencing contractor Maidstone, storm damage|serviceType=Fencing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Panels, concrete posts, gates, quick quotes.
Leisure|ME15|70|Fencing foil, mask and jacket, junior|condition=Good;description=Leon Paul, right hand, glove, bag.
Part-Time Jobs|YO1||Barista wanted, York, weekends, tips|contractType=Permanent;salary=£12.21 an hour;jobTitle=;description=Latte art training, city walls cafe, free lunch.
Home|YO10|260|Sage Barista Express coffee machine|condition=Good;description=Grinder built in, descaled, tamper, jug.
Job Offers|SA1||Care assistant, nights, Swansea care home|contractType=Permanent;salary=£12.80 an hour;jobTitle=;description=Three waking nights, NVQ helps, paid DBS.
Job Wanted|SA2||Experienced carer seeks work Swansea|jobTitle=;description=Private clients, cooking, dementia trained, drives.
Job Offers|NN11||Warehouse operative, Daventry, no experience|contractType=Temporary;salary=£12.90 an hour;jobTitle=;description=Picking and packing, rotating shifts, bus laid on.
Commercial Property|NN11|3900|Warehouse to let Daventry, 6,000 sq ft|propertyType=Commercial;rooms=2;surface=6000;availableNow=Yes;description=Roller door, yard, office, three phase.
Miscellaneous|NN11|220|Warehouse racking, 4 bays, job lot|condition=Good;description=Boltless, 2.5m high, chipboard shelves.
Job Offers|IV2||Chef de partie, Highland hotel, live in|contractType=Permanent;salary=£14 an hour;jobTitle=;description=Room and meals given, shared tips, near Inverness.
Part-Time Jobs|ST16||Paper round, Stafford, age 13 plus|contractType=Permanent;salary=£30 a week;jobTitle=;description=Six mornings, bag supplied, bike handy.
Home|ST17|15|Paper shredder, cross cut, home use|condition=Good;description=Takes eight sheets, bin, little noisy.
Part-Time Jobs|BL9||Receptionist, part time, Bury Lancashire|contractType=Permanent;salary=£12.50 an hour;jobTitle=;description=Dental practice, afternoons, front desk.
Part-Time Jobs|IP33||Receptionist, part time, Bury St Edmunds|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=Vets surgery, mornings, phones and bookings.
Job Offers|CF10||Apprentice electrician, Cardiff, September|contractType=Apprenticeship;salary=£7.55 an hour;jobTitle=;description=Day release college, tools bought, age 16 up.
Job Offers|CF11||Electrician, Cardiff, 5 years experience|contractType=Permanent;salary=£20 an hour;jobTitle=;description=Gold card, testing, van and fuel.
Job Offers|MK9||Bricklayers needed, Milton Keynes, new build|contractType=Freelance;salary=£230 a day;jobTitle=;description=Long run of houses, weekly pay, CSCS.
Find a tradesman|MK6|180|Bricklayer for garden walls, Milton Keynes|serviceType=Bricklaying;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Repointing, steps, piers, small jobs welcome.
Job Offers|LS1||Customer service adviser, work from home|contractType=Permanent;salary=£12.50 an hour;workplace=Remote;jobTitle=;description=Laptop sent, calls and chat, four on two off.
Home|LS2|80|Home office desk, work station, white|condition=Good;description=120cm, cable tray, two drawers.
Job Offers|HR9||Strawberry picker, Herefordshire farm, caravan|contractType=Temporary;salary=£12.60 an hour;jobTitle=;description=Accommodation on farm, May to October.
Home|HR9|6|Strawberry plants, 10 runners, ever bearing|condition=Good;description=Bare root, fruit in first season, peat free.
Job Offers|NG1||Door supervisor, SIA badge, Nottingham|contractType=Freelance;salary=£15 an hour;jobTitle=;description=Friday and Saturday nights, city bars.
Home|NG2|40|Internal oak doors x3, with handles|condition=Good;description=762mm wide, hinges on, small dent.
Part-Time Jobs|CO4||Kennel hand, weekends, Colchester|contractType=Permanent;salary=£11.50 an hour;jobTitle=;description=Walking, feeding and mucking out, age 16 plus.
Home|CO3|60|Dog kennel, wooden, felt roof, medium|condition=Good;description=Raised floor, weekend project built, painted.
Full-Time Jobs|SE13||Teaching assistant, Lewisham primary school|contractType=Fixed term;salary=£105 a day;jobTitle=;description=Year two, SEN support, immediate start.
Miscellaneous|SE6|14|Teacher assistant desk sign and school bell|condition=Good;description=Brass hand bell, wooden sign, nice prop.
Job Wanted|LA9||Gardener looking for work, Kendal|jobTitle=;description=Twenty years, own tools, hedges and borders.
Friendship - Friends|SK17||Walking group over 50s, Buxton, Sundays|description=Eight mile hikes with a pub stop, newcomers welcome.
Leisure|SK17|30|Walking boots, mens size 10, Scarpa|condition=Good;description=Leather, good tread, resoled, over 50 miles.
Friendship - Friends|BH5||Tennis partner, Bournemouth, intermediate|description=Looking for someone to hit with midweek evenings.
Leisure|BH4|35|Tennis racket, Babolat, grip 3|condition=Good;description=Cover, new strings, suits improver partner.
Friendship - Friends|FK8||Book club Stirling, new members|description=First Tuesday monthly in the library cafe, fiction.
Home|FK7|25|Bookcase, pine, 5 shelves|condition=Good;description=Tall, holds lots, club style brass trim.
Miscellaneous|WR14||Car boot sale, Malvern showground, Sundays|description=From 6am sellers, 7am buyers, cars eight pounds.
Vehicle Accessories|WR14|15|Car boot liner, rubber, for Qashqai|condition=Good;description=2014 to 2020, raised edge, hosed down.
Other Services|WD17|8|Salsa class for beginners, Watford|serviceType=Dance;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Thursdays at eight, no partner, church hall.
Leisure|WD18|12|Dancing cactus toy, sings and repeats|condition=New;description=USB charged, 120 songs, kids love it.
Friendship - Friends|PA1||Knit and natter, Paisley, Wednesdays|description=Tea, wool and chat, crochet as well, free.
Home|PA2|95|Knitting machine, Brother, ribber|condition=Good;description=Punch cards, manuals, weights, serviced.
Fashion|PA4|45|Paisley pattern shawl, wool, antique|condition=Good;description=Large, rust and teal, small darn.
Friendship - Friends|LL55||Choir Caernarfon, new singers wanted|description=Mixed voices, Welsh and English songs, Mondays.
Fashion|LL55|20|Choir robe, adult, maroon, 5 available|condition=Good;description=Full length, singers of medium height.
Straight Relationships|EX4||Woman 45, Exeter, WLTM kind man|description=Dog owner, likes moors, cinema and cooking.
Straight Relationships|NR27||Widower 68, Norfolk, seeks lady companion|description=Retired teacher, birdwatching, pub lunches, own car.
Friendship - Friends|AB10||Penpal wanted, any age, letters not email|description=I collect stamps and like gardening and history.
Leisure|AB11|25|Parker pen, boxed, fountain, pal and gift|condition=Good;description=Medium nib, ink, engraved initials.
Miscellaneous|NE46||LOST: brown spaniel, Hexham, reward|description=Answers to Bracken, red collar, chipped, missing Sunday.
Home|NE46|10|Spaniel doorstop, brown tweed, weighted|condition=Good;description=Handmade, lots of character, sits by door.
Free Stuff - Swap|DY2||FREE sofa, 2 seater, Dudley, collect|condition=Fair;description=Beige, some marks, fire label, gone by Friday.
Home|DY1|399|New sofas Dudley, free delivery, finance|condition=New;description=Three plus two seats, factory prices, many colours.
Free Stuff - Swap|PR7||FREE topsoil, Chorley, loads, bring bags|condition=Good;description=Clean, sieved roughly, on drive from patio dig.
Home|PR6|65|Topsoil bulk bag, screened, free drop|condition=New;description=Near one tonne, delivered, within five miles.
Free Stuff - Swap|BS15||Swap Xbox One for PS4|condition=Good;description=Two pads and Fifa, want same, Bristol.
Miscellaneous|M6||Scrap cars wanted Salford, cash on day|adType=Wanted;description=Any condition, non runners, collected, paperwork done.
Leisure|M5|4|Scrap metal model cars, diecast, job lot|condition=Fair;description=Salford loft find, chipped paint, for sale together.
Leisure|HU3||WANTED old fishing reels, Hardy, Abu|adType=Wanted;description=Any state, boxed or not, cash and I collect.
Leisure|HU4|48|Vintage fishing reel, centrepin, boxed|condition=Good;description=Wooden handles, smooth, with pouch.
Miscellaneous|LE3||Wanted: Lego, any amount, mixed|adType=Wanted;description=Sets, loose, broken, paid per kilo.
Property to Rent|TR26|1450|3 bed house St Ives Cornwall, parking|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Carbis Bay side, twelve months, sea glimpses.
Property to Rent|PE27|1200|3 bed house St Ives Cambs, garage|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Guided busway nearby, family estate.
Flatshare - Rooms to rent|AL1|750|Room St Albans, pro, ensuite, no deposit|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=New build near Thameslink, wifi, cleaner.
Flatshare - Rooms to rent|AL1|620|Room St Albans, single, deposit needed|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Quiet family home, kitchen use, near park.
Garage Storage|BS5|85|Lock up garage to rent Easton Bristol|propertyType=Garage;rooms=0;surface=150;availableNow=Yes;description=Dry, wide door, alley access, monthly.
Home|BS5|90|Garage shelving, lock bolts, 5 tier|condition=Good;description=Steel, 175kg each, easy put up.
Find a tradesman|TN24|150|Painter and decorator Ashford Kent|serviceType=Decorating;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Rooms, stairs, woodwork, wallpaper hung.
Leisure|TN23|7|Paint by numbers set, room with view|condition=New;description=Canvas, brushes, twenty four pots.
`;
