/* Ads that the twenty-third queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Home|TF1|60|Hotpoint tumbler, vented, white|condition=Good;description=Hose included. Works fine, we have gone over to a condenser.
Home|TF2|35|Glass fronted drinks cabinet|condition=Good;description=Lights up inside. Two shelves and a key.
Home|TF3|90|Sofa table in mahogany with drawers|condition=Good;description=Long and thin, stands behind a settee. Brass feet.
Home|TF4|25|Kids toddler bed, race car shape|condition=Good;description=Red plastic. Mattress not included, sorry.
Home|TF5|70|DeLonghi bean to cup|condition=Good;description=Espresso and latte. Descaled each month. Grinder loud but fine.
Home|TF6|12|Coffee beans, two kilos, sealed|condition=New;description=Bought too many. Good date on them.
Home|TF7|180|Worcester Bosch combi, removed working|condition=Good;description=Heating and water boiler 28kw. Flue too. Gas Safe engineer took it off.
Home|TF8|45|Space saver cot bed, white|condition=Good;description=Three heights, drop side locked. Teething rails on.
Home|TF9|20|Ladder, three section aluminium|condition=Fair;description=Goes to six metres. One foot rubber gone.
Electronics|WR9|240|Pixel 7, obsidian, 128|condition=Good;description=Google handset on any sim. Glass perfect.
Electronics|WR10|35|Logitech mouse and keys, wireless|condition=Good;description=One dongle runs both. Batteries in.
Electronics|WR11|60|Amazon Echo Show 8|condition=Good;description=Alexa with a screen. Reset.
Electronics|WR12|130|Drone, DJI Mini 2, fly more|condition=Good;description=Three batteries and case. Under 250g.
Leisure|WR13|30|Trampoline 8ft with net|condition=Fair;description=Some rust on legs. Ladder too. Take it down yourself.
Leisure|WR14|500|Hot tub, Lay Z Spa Vegas|condition=Good;description=Blow up type, pump and filters. No holes.
Leisure|WR15|55|Acoustic six string, Yamaha F310|condition=Good;description=New strings, gig bag. Suits a learner.
Leisure|WR5|15|Guitar tuner and capo|condition=New;description=Clip on. In the box.
Leisure|WR6|650|Labrador litter, black and fox red|condition=Good;description=KC, hips scored, ready in a fortnight.
Leisure|WR7|80|Siamese lad, two, needs quiet home|condition=Good;description=Neutered and chipped. Not good with dogs.
Leisure|WR8|45|Hutch, two storey with ramp|condition=Good;description=For rabbits or guineas. Felt roof.
Fashion|HX1|28|Levi 501s, 34 waist 32 leg|condition=Good;description=Mid blue, no rips. Button fly.
Fashion|HX2|70|Ugg Tasman slippers, 5|condition=Like new;description=Chestnut. Tried round the house.
Fashion|HX3|40|Girls communion dress, age 8|condition=Good;description=White, worn once. With veil and bag.
Property to Rent|HX4|700|Back to back, two beds, Elland|propertyType=House;bedrooms=2;description=New carpets. Bond needed. No DSS sorry.
Property to Rent|HX5|1100|Lodge on farm, short lets considered|propertyType=House;bedrooms=3;description=Furnished with wifi. Bills in the rent.
Flatshare - Rooms to rent|HX6|400|Spare room, Brighouse, professional|propertyType=House;description=Parking outside. Use of kitchen.
Property for Sale|HX7|220000|Mid terrace with attic room, Hebden Bridge|propertyType=House;bedrooms=3;description=Canal at the end of the road. Cellar.
Commercial Property|BD1|500|Food prep unit with extraction, licensed kitchen|propertyType=Commercial;description=Would suit takeaway deliveries. Walk in chiller.
Garage Storage|BD2|70|Single brick garage, block of six|propertyType=Garage;description=Up and over door. No power. Monthly.
Cars|BD3|2990|Citroen C1, group 1 insurance|make=Citroen;model=C1;year=2014;mileage=51000;description=First car of my girl. Zero tax.
Cars|BD4|15900|BMW X3 M Sport, heads up|make=BMW;model=X3;year=2018;mileage=66000;fuelType=Diesel;bodyType=SUV;transmission=Automatic;description=Full leather. Winter pack.
Cars|BD5|6200|Seven seat Zafira, sat nav|make=Vauxhall;model=Zafira;year=2014;mileage=72000;description=People carrier for a growing family.
Cars|BD6|4400|Mazda MX5 1.8, hard top too|make=Mazda;model=MX5;year=2006;mileage=77000;bodyType=Convertible;description=Roadster. Summer use only.
Vehicle Accessories|BD7|40|Tow bar, Zafira, with electrics|condition=Good;description=Detachable neck. Off a 2013.
Vehicle Accessories|BD8|30|Battery, 063, four year guarantee|condition=Good;description=For small cars. Tested at 500 amps.
Vans|BD9|6400|Renault Trafic sport, nine seats|make=Renault;model=Trafic;year=2012;mileage=110000;fuelType=Diesel;bodyType=Van;description=Minibus with air con. Family owned.
Motorbikes & Scooters|BD10|2600|Yamaha XJ6, commuter|make=Yamaha;model=XJ6;year=2011;mileage=22000;bodyType=Other;description=Rides well. Heated grips and luggage.
Full-Time Jobs|LN5||Fitter wanted, tyres and exhausts|jobTitle=Tyre fitter;salary=£25,000 a year;description=Busy depot. Training for the right lad or lass.
Full-Time Jobs|LN6||Admin, school office|jobTitle=Administrator;salary=£22,000 a year;description=Phones and registers. Term time plus two weeks.
Part-Time Jobs|LN4||Leaflet drop, two days|jobTitle=Distributor;salary=£11.50 an hour;description=Walk Lincoln streets. Own pace.
Full-Time Jobs|LN3||Care home nights, senior|jobTitle=Senior carer;salary=£13.20 an hour;description=Meds trained. Four on four off.
Find a tradesman|BL1|40|Rewires, lights, EICR|serviceType=Electrical;description=NICEIC. Consumer units swapped. Free quotes.
Find a tradesman|BL2|250|Bathrooms from start to finish|serviceType=Bathrooms;description=Tiling, plastering, plumbing in one. Photos on request.
Find a tradesman|BL3|35|Lawns cut and edged fortnightly|serviceType=Gardening;description=All waste gone. Pensioner rates.
Find a tradesman|BL4|70|UPVC doors and windows mended|serviceType=Glazing;description=Misted units, handles and hinges.
Other Services|BL5|30|Reading and spelling help, primary|serviceType=Tuition;description=Retired teacher. SATs and 11 plus.
Other Services|BL6|25|Puppy classes, small group|serviceType=Dog training;description=Recall, lead and manners. Six weeks.
Health-Beauty|BL7|35|Spray tans at yours|serviceType=Beauty;description=Pop up tent. Hen parties too.
Event Planning & Catering|BL8|100|Chair covers and sashes, venue dressing|serviceType=Weddings;description=Any colour. Set up for you.
Transport Services|BL9|50|Car taken anywhere on a beavertail|serviceType=Recovery;description=Non runners, auctions. Local or long.
Friendship - Friends|OL10|0|Mums with toddlers, coffee and park|description=Heywood area, Wednesday mornings. Newcomers welcome.
Miscellaneous|OL11|120|Mobility rollator and bath seat|condition=Good;description=Was for my dad. Hardly touched. Folds for the car.
`;
