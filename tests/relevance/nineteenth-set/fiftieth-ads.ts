/* Ads that the fiftieth queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|YO11|650|2 bed flat Scarborough South Cliff, 650 pcm|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Second floor with lift, short walk to the Esplanade, deposit and references needed.
Property to Rent|YO12||Retired couple looking for 2 bed flat Scarborough|adType=Wanted;propertyType=House;description=Ground floor if poss, up to 700 a month, no pets, excellent refs.
Property for Sale|YO12|118000|2 bed flat for sale Scarborough, sea views|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Leasehold, 112 years left, balcony, no onward chain.
Home|YO12|40|Framed Scarborough railway poster, 2ft x 3ft|condition=Good;description=Reprint of the old LNER one, glass front, looks great in a hallway.
Property to Rent|TR11|1800|4 bed student let Falmouth, Sept to June|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;furnished=Furnished;description=Close to Woodlane campus, four big rooms, lounge and a yard for surfboards.
Home|TR10|30|Student desk, white, nr Falmouth uni|condition=Good;description=Ikea one, three drawers, moving out of our shared place so must go.
Property to Rent|FY1|495|1 bed flat Blackpool, DSS welcome, no guarantor|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=First floor near the North Pier, electric heating, available straight away.
Miscellaneous|FY4|5|Giant stick of Blackpool rock, 2ft long|condition=New;description=Still wrapped, bought as a joke present, best before next year.
Property to Rent|LL13|850|3 bed semi Wrexham, pets considered, encl garden|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Quiet cul de sac, drive for two, well behaved dog or cat is fine.
Property to Rent|LL11|795|3 bed terrace Wrexham, sorry no pets no smokers|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Two mins from the hospital, recently painted, yard at the rear.
Property to Rent|CT9|625|Studio flat Margate, bills inc, 5 min to beach|propertyType=Studio;bedrooms=0;rooms=1;surface=310;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Kitchenette and shower room, would suit a single professional.
Commercial Property|CT9|250|Artist studio space Margate, shared kiln|propertyType=Commercial;rooms=2;surface=300;availableNow=Yes;description=North light, sink and 24 hour access, working space only so no living.
Property to Rent|SG1|1150|2 bed maisonette Stevenage Old Town, parking|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Own front door, small rear garden, ten mins walk to the station.
Property to Rent|BT28|925|2 bed bungalow Lisburn, oil heating, garage|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Level access, new kitchen, quiet park, viewing by appointment.
Leisure|BT27|55|Dolls house bungalow, 1:12 scale, furnished|condition=Good;description=Handmade by my dad, two bedrooms, little lights that work.
Property to Rent|KW15|600|2 bed house Kirkwall Orkney, long let|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Storage heaters, harbour views, ten minutes walk to the school.
Home|KW16|450|Orkney chair, straw back, oak seat|condition=Good;description=Made in Stromness in the seventies, hood and drawer, heirloom piece.
Property to Rent|E3|1700|1 bed flat Bow, canal view, zone 2|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Third floor with balcony, five minutes from Bow Road tube.
Leisure|E3|120|Compound archery bow with 6 arrows, RH|condition=Good;description=Draw weight adjustable, sight and release aid, used at the club for a year.
Property to Rent|SY8|750|2 bed cottage nr Ludlow, log burner, rural|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Down a farm track, views to the Clee, oil central heating.
Home|SY8|160|Cottage style kitchen dresser, painted pine|condition=Good;description=Farrow and Ball grey, plate rack top, two drawers, collect from village.
Property to Rent|LA14|475|2 bed terrace Barrow in Furness to let|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Close to BAE, double glazed, yard, working tenants preferred.
Home|LS25|18|Wheelbarrow galvanised, pneumatic tyre|condition=Good;description=90 litre, bit of old cement in it but solid as they come.
Property to Rent|BH15|1100|2 bed flat Poole Quay, lift, allocated parking|propertyType=Flat;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Furnished;description=Overlooks the harbour, long let, would suit professional couple.
Home|AB15|28|Poole Pottery vase, dolphin mark, 8 inch|condition=Good;description=Bluebird pattern, tiny crazing to base, my grans.
Property to Rent|SW3|1950|1 bed flat Chelsea, off Kings Road|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Furnished;description=Period conversion on the second floor, porter, bike store.
Fashion|NG5|38|Chelsea boots mens 9, tan suede, Next|condition=Good;description=Worn three times, too narrow for me, still boxed.
Property to Rent|TF1|825|3 bed semi Wellington Telford, gas c/h|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;furnished=Unfurnished;description=Walk to the market and train, long lawn, shed included.
Fashion|LA9|35|Hunter wellies size 6 navy, ladies|condition=Good;description=Tall ones, gloss finish, one season of dog walks only.
Flatshare - Rooms to rent|CV21|480|Room Rugby town centre, prof only, all bills|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Double with desk, two other house mates, five mins from the station.
Leisure|DL3|22|Rugby boots size 8, Canterbury, 6 studs|condition=Good;description=Son played one season, cleaned up, spare studs in the bag.
Property to Rent|HR3|625|1 bed flat Hay-on-Wye, above bookshop|propertyType=Flat;bedrooms=1;rooms=2;surface=660;availableNow=Yes;furnished=Unfurnished;description=Castle Street, electric heating, small terrace, available March.
Property to Rent|TS25|550|2 bed terrace to let Hartlepool, Oxford Rd|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;furnished=Unfurnished;description=Freshly decorated, new carpets, bond required.
Flatshare - Rooms to rent|PH1|450|Dbl room Perth, quiet hse, bills inc|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Near the Inch, wifi, own fridge shelf, working person preferred.
Home|PH1|60|Double glazed window 4ft x 3ft, never fitted|condition=New;description=White upvc, ordered wrong size, one opener, keys.
Flatshare - Rooms to rent|DL1|520|Large double rm Darlington, couple welcome|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=West end, ensuite, off road parking, use of kitchen and garden.
Flatshare - Rooms to rent|FK9|480|Room to rent Bridge of Allan nr Stirling Uni|propertyType=House;rooms=1;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Single, bills in, share with two postgrads and a cat.
Flatshare - Rooms to rent|FK8||Postgrad seeks room Stirling from Sept|adType=Wanted;propertyType=House;description=Quiet, tidy and vegetarian, can pay up to 500 a month.
Property for Sale|TS24|65000|2 bed mid terrace Hartlepool, FTB or investor|propertyType=House;bedrooms=2;rooms=3;surface=990;availableNow=Yes;description=Needs some updating, yard, double glazed, chain free.
Property for Sale|TS26|245000|4 bed detached West Park Hartlepool|propertyType=House;bedrooms=4;rooms=5;surface=1650;availableNow=Yes;description=Integral garage, conservatory, sunny garden, no chain.
Property for Sale|PL14|485000|3 bed barn conversion nr Liskeard, paddock|propertyType=House;bedrooms=3;rooms=4;surface=1320;availableNow=Yes;description=Vaulted lounge, oak beams, two acres, stable block.
Home|PL14|35|Barn owl nest box, handmade, exterior ply|condition=New;description=Made to the trust design, baffle inside, fixings supplied.
Garage Storage|AB11|65|Self storage unit Aberdeen, 50 sq ft|propertyType=Garage;rooms=0;surface=160;availableNow=Yes;description=Own padlock, alarmed building, access seven days.
Home|AB12|45|Ikea Kallax storage unit 4x4 white|condition=Good;description=Few scuffs on top, comes apart, fits in an estate.
Garage Storage|TW6|90|Driveway parking space nr Heathrow T4|propertyType=Garage;rooms=0;surface=150;availableNow=Yes;description=Private drive, CCTV, five minutes bus to terminal, weekly or monthly.
Vehicle Accessories|TW4|14|Reverse parking sensors kit, 4 black|condition=New;description=Buzzer and drill bit, universal, bought wrong colour.
Cars|DN32|1450|Ford KA 1.2 Edge 2012, 54k, £35 tax|adType=Individual;vehicleOfferType=sell;make=Ford;model=Ka;year=2012;fuelType=Petrol;mileage=54000;transmission=Manual;bodyType=Hatchback;doors=3;color=White;engineSize=1.2;co2=120;description=Cheap little runaround, MOT till June, few age related marks.
Vehicle Accessories|DN33|10|Ford Ka mk2 rubber mats, full set|condition=New;description=Tailored, clips for drivers side, heavy duty.
Cars|ST13|1195|Skoda Fabia 1.9 tdi estate 2009, pd engine|adType=Individual;vehicleOfferType=sell;make=Skoda;model=Fabia;year=2009;fuelType=Diesel;mileage=132000;transmission=Manual;bodyType=Other;doors=5;color=Silver;engineSize=1.9;co2=120;description=Does sixty to the gallon, cambelt done at 100k, dog guard.
Cars|ST14|6800|Skoda Fabia 1.0 TSI SE 2018, 34k, FSH|adType=Individual;vehicleOfferType=sell;make=Skoda;model=Fabia;year=2018;fuelType=Petrol;mileage=34000;transmission=Manual;bodyType=Hatchback;doors=5;color=Blue;engineSize=1.0;co2=120;description=One lady owner, DAB, Apple CarPlay, immaculate.
Cars|NG12|4995|Jaguar XF 2.2d Luxury 2012 auto, FSH|adType=Individual;vehicleOfferType=sell;make=Jaguar;model=XF;year=2012;fuelType=Diesel;mileage=98000;transmission=Automatic;bodyType=Sedan;doors=4;color=Grey;engineSize=2.2;co2=120;description=Heated leather, sat nav, two keys, lovely motorway car.
Fashion|NG9|16|Jaguar print maxi dress, size 14, F&F|condition=Good;description=Worn to one wedding, floaty sleeves, no pulls.
Leisure|NG10|7|Schleich jaguar and cub, plastic wild animals|condition=Good;description=From my sons zoo, paint still bright, no chews.
Cars|PO7|2350|Smart ForTwo Passion 1.0 2011, £20 tax|adType=Individual;vehicleOfferType=sell;make=Smart;model=ForTwo;year=2011;fuelType=Petrol;mileage=61000;transmission=Automatic;bodyType=Hatchback;doors=3;color=Black;engineSize=1.0;co2=120;description=Easiest thing to park ever, pan roof, new battery.
Cars|LN6|7650|Mini Countryman Cooper D 2014, 5dr|adType=Individual;vehicleOfferType=sell;make=Mini;model=Countryman;year=2014;fuelType=Diesel;mileage=72000;transmission=Manual;bodyType=SUV;doors=5;color=Red;engineSize=1.6;co2=120;description=Chili pack, full service history, one former keeper.
Home|LN5|25|Mini fridge 4 litre, 12v and mains|condition=Good;description=For cans or skincare, keeps cool or warm, hardly used.
Cars|CA11|2650|Volvo V70 D5 estate 2008, tow bar|adType=Individual;vehicleOfferType=sell;make=Volvo;model=V70;year=2008;fuelType=Diesel;mileage=141000;transmission=Automatic;bodyType=Other;doors=5;color=Green;engineSize=2.4;co2=120;description=Tows our caravan no bother, leather, huge boot.
Cars|BS31|14500|VW ID.3 Life 58kWh 2021, heat pump|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=ID.3;year=2021;fuelType=Electric;mileage=24000;transmission=Automatic;bodyType=Hatchback;doors=5;color=White;engineSize=;co2=1;description=Always home charged, 220 miles a go, one owner from new.
Cars|YO12|2900|Nissan Note 1.6 AUTO 2012, 49k|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Note;year=2012;fuelType=Petrol;mileage=49000;transmission=Automatic;bodyType=Other;doors=5;color=Silver;engineSize=1.6;co2=120;description=Mums car, garaged, parking bumps on bumper, MOT October.
Cars|YO13|1100|Nissan Note 1.4 manual 2009, cheap runner|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Note;year=2009;fuelType=Petrol;mileage=103000;transmission=Manual;bodyType=Other;doors=5;color=Red;engineSize=1.4;co2=120;description=Starts first time, advisory on tyres, spare key.
Electronics|YO7|290|Samsung Galaxy Note 20 Ultra 256GB|condition=Good;description=Unlocked, S pen, small scratch on the back, boxed.
Cars|GL4|9950|Toyota Corolla 1.8 hybrid 2019 Icon|adType=Individual;vehicleOfferType=sell;make=Toyota;model=Corolla;year=2019;fuelType=Other;mileage=51000;transmission=Automatic;bodyType=Hatchback;doors=5;color=White;engineSize=1.8;co2=120;description=Toyota history, reverse camera, nine months warranty.
Cars|LD3|13500|Land Rover Defender 90 TDCi 2008, 88k|adType=Individual;vehicleOfferType=sell;make=Land Rover;model=Defender;year=2008;fuelType=Diesel;mileage=88000;transmission=Manual;bodyType=SUV;doors=3;color=Green;engineSize=2.4;co2=120;description=Galvanised chassis, winch bumper, no welding needed.
Vehicle Accessories|LD4|220|Landrover Defender steel wheels x5|condition=Fair;description=Wolf style, four with mud tyres, need a repaint.
Leisure|LD2|12|Britains Land Rover Defender model, boxed|condition=Good;description=1:32 scale, farm set with trailer, doors open.
Miscellaneous|LD1|9|Land Rover Defender sales brochure 2007|condition=Good;description=Thick glossy one with the price list, no tears.
Friendship - Friends|TF3||Sunday league team needs a defender, Telford|description=Over 25s, train Wednesdays, subs a fiver, all abilities.
Cars|SK9|11900|Range Rover Evoque SD4 2014, pan roof|adType=Individual;vehicleOfferType=sell;make=Land Rover;model=Range Rover Evoque;year=2014;fuelType=Diesel;mileage=79000;transmission=Automatic;bodyType=SUV;doors=5;color=White;engineSize=2.2;co2=120;description=Full leather, Meridian sound, serviced by specialist.
Home|SK10|550|Rangemaster 90 range cooker, dual fuel, cream|condition=Good;description=Five burner hob, two ovens and grill, you disconnect.
Cars|IP14|1350|Saab 9-3 convertible 1.8t 2006|adType=Individual;vehicleOfferType=sell;make=Saab;model=9-3;year=2006;fuelType=Petrol;mileage=118000;transmission=Manual;bodyType=Other;doors=2;color=Silver;engineSize=1.8;co2=120;description=Hood works perfect, heated seats, ready for the summer.
Cars|TS26|4995|Citroen Berlingo WAV 2014, wheelchair ramp|adType=Individual;vehicleOfferType=sell;make=Citroen;model=Berlingo;year=2014;fuelType=Diesel;mileage=43000;transmission=Manual;bodyType=Other;doors=5;color=Silver;engineSize=1.6;co2=120;description=Lowered floor, winch and belts, ex motability.
Cars|NR5|1795|VW Beetle 1.6 Luna 2007, cream|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Beetle;year=2007;fuelType=Petrol;mileage=92000;transmission=Manual;bodyType=Hatchback;doors=3;color=Cream;engineSize=1.6;co2=120;description=Flower vase on the dash, alloys, long MOT.
Vehicle Accessories|WF2|140|BMW E46 leather seats, front pair, black|condition=Good;description=Electric, slight wear on bolster, from a coupe being broken.
Vans|LN5|4200|Peugeot Partner L1 HDi 2016, no VAT|adType=Individual;vehicleOfferType=sell;make=Peugeot;model=Partner;year=2016;fuelType=Diesel;mileage=86000;transmission=Manual;bodyType=Van;doors=4;color=White;engineSize=1.6;co2=120;description=Ply lined, side loader, three seats, recent cambelt.
Caravans|TR3|9750|VW T4 camper conversion 1999, pop top|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=T4;year=1999;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Blue;engineSize=;co2=0;description=Rock and roll bed, gas hob, 2.5 tdi, sleeps four, some rust on arches.
Motorbikes & Scooters|S75|4100|Kawasaki Ninja 650 2018, 9k, FSH|adType=Individual;vehicleOfferType=sell;make=Kawasaki;model=Ninja 650;year=2018;fuelType=Petrol;mileage=9100;transmission=Manual;color=Green;engineSize=0.6;doors=;bodyType=;co2=;description=Quick shifter, tail tidy, datatagged, never dropped.
Home|S71|70|Ninja air fryer AF100, 3.8L|condition=Good;description=Used about ten times, box and recipe book.
Leisure|S70|14|Ninja turtles figures bundle, 90s|condition=Fair;description=All four plus Shredder, one missing weapons.
Motorbikes & Scooters|CW2|1650|Suzuki Bandit GSF600 2003, 24k|adType=Individual;vehicleOfferType=sell;make=Suzuki;model=Bandit;year=2003;fuelType=Petrol;mileage=24000;transmission=Manual;color=Blue;engineSize=0.6;doors=;bodyType=;co2=;description=Scottoiler, braided hoses, top box, MOT May.
Miscellaneous|CW1|180|One armed bandit fruit machine, 10p play|condition=Good;description=Jubilee 1970s, lights and pays out, man cave piece.
Motorbikes & Scooters|NR19|4950|Harley-Davidson Sportster 883 2012|adType=Individual;vehicleOfferType=sell;make=Harley-Davidson;model=Sportster;year=2012;fuelType=Petrol;mileage=11000;transmission=Manual;color=Black;engineSize=0.9;doors=;bodyType=;co2=;description=Vance and Hines pipes, sissy bar, stored over winter.
Fashion|NR18|15|Harley Davidson T shirt XL, black|condition=Good;description=From the Orlando dealer, print not cracked.
Fashion|NR17|45|Harley Davidson motorbike boots size 8|condition=Good;description=Buckle sides, oil resistant sole, resoled once.
Miscellaneous|NR16|8|Harley Davidson tin sign, motorbike garage|condition=New;description=30 by 40cm, embossed, four holes for screws.
Motorbikes & Scooters|SA2|950|Lexmoto 125 2020, learner legal, CBT ready|adType=Individual;vehicleOfferType=sell;make=Lexmoto;model=ZSF 125;year=2020;fuelType=Petrol;mileage=5200;transmission=Manual;color=Red;engineSize=0.1;doors=;bodyType=;co2=;description=Cheap to insure, new chain, full MOT, V5 present.
Home|SA3|40|Electric motor single phase 1.5kw|condition=Good;description=Came off an old bench saw, 1400 rpm, foot mount.
Caravans|LN9|8900|Hobby 560 caravan 5 berth 2009|adType=Individual;vehicleOfferType=sell;make=Hobby;model=560;year=2009;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=Island bed, Thule awning, mover, damp free, winter ready.
Leisure|LN10|20|Hobby horse toy, plush head, neighs|condition=Good;description=Pole and wheels, batteries just changed.
Caravans|LL18|9995|Static caravan Rhyl, 2 bed, fees paid|adType=Individual;vehicleOfferType=sell;make=Atlas;model=Moonstone;year=2005;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Cream;engineSize=;co2=0;description=Ten and a half month season, decking, gas fire, all furniture stays.
Leisure|LL16|55|Static exercise bike, digital display|condition=Good;description=8 levels, quiet belt, folds, pulse sensor.
Other Vehicles|PO11|650|Zodiac inflatable boat 3.1m + 4hp outboard|adType=Individual;vehicleOfferType=sell;make=Zodiac;model=Cadet;year=2008;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Grey;engineSize=;co2=0;description=Holds air, slatted floor, oars, Mariner two stroke runs well.
Home|PO9|6|Gravy boat with stand, Royal Albert|condition=Good;description=Old Country Roses, no chips, lovely gold rim.
Fashion|PO10|18|Boat shoes mens 10, Timberland, brown|condition=Good;description=Leather laces, sole good, bit of salt on one.
Other Vehicles|PO12|5800|Orkney Longliner 16ft fishing boat, trailer|adType=Individual;vehicleOfferType=sell;make=Orkney;model=Longliner;year=1998;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=30hp Honda, fish finder, cuddy, rod holders, new cover.
Home|PO8|180|Lay-Z-Spa Miami inflatable hot tub|condition=Good;description=Four person, pump and lid, used one summer, filters.
Other Vehicles|CA17|2400|Ferguson TE20 grey fergie tractor 1950|adType=Individual;vehicleOfferType=sell;make=Ferguson;model=TE20;year=1987;fuelType=Petrol;mileage=;transmission=Manual;bodyType=Other;doors=0;color=Grey;engineSize=2.0;co2=120;description=TVO, starts on the handle, good tinwork, link box included.
Miscellaneous|CA16|4|Alex Ferguson autobiography, hardback|condition=Good;description=Dust jacket slightly torn, inscription inside the cover.
Miscellaneous|HR6|5|Small bale hay 2024, barn stored, each|condition=Good;description=Sweet meadow hay, never wet, can load your trailer.
Miscellaneous|DG8|95|Texel x store lambs, 6 available, each|condition=Good;description=Nice strong sheep, wormed and heptavac, must go to holding number.
Home|DG9|35|Sheepskin rug, single, ivory|condition=New;description=Real wool, non slip, never put down.
Leisure|DG7|6|Shaun the Sheep DVD box set|condition=Good;description=Series one to three, all discs fine.
Miscellaneous|DY14|18|POL hens, Warren hybrids, 20 weeks|condition=Good;description=Vaccinated point of lay chickens, brown egg layers, price each.
Miscellaneous|WN7|650|Cockapoo puppies, 8 wks, chipped, 1st jab|condition=Good;description=Two apricot girls left, seen with mum, family raised.
Home|WN3|7|Cockapoo cushion cover, 40cm|condition=New;description=Linen look with zip, lovely present for a dog fan.
Miscellaneous|WN5||Wanted: Cockapoo or small dog, loving home|adType=Wanted;description=Recently lost ours, home all day, secure garden.
Other Services|WN2|38|Cockapoo and doodle grooming, Wigan|serviceType=Dog grooming;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Bath, hand dry and teddy bear trim, puppies by appointment.
Fashion|BS7|12|Kitten heels, size 5, nude patent|condition=Good;description=Dune, worn once to a christening, box.
Miscellaneous|LA6|160|Hermann tortoise, 4 yrs, with table and lamp|condition=Good;description=Article 10 certificate, very active, needs more space.
Fashion|LA4|8|Tortoiseshell sunglasses, oversized|condition=Good;description=Boots own brand, case and cloth.
Miscellaneous|ME10|110|4ft aquarium, stand, heater and lights|condition=Good;description=Juwel 240, cleaned out, fish gone to a friend.
Home|ME9|24|Fish kettle, stainless steel, 60cm|condition=Good;description=For poaching a whole salmon, used once at Christmas.
Miscellaneous|SA44|2500|14.2hh cob gelding, 9 yrs, traffic proof|condition=Good;description=Good to box, shoe and hack alone, would make a super family horse.
Home|SA43|9|Corn on the cob holders, set of 8|condition=New;description=Stainless prongs, still on the card.
Home|SA42|12|Clothes horse, 3 tier, folds flat|condition=Good;description=White wire, takes a full load, one clip missing.
Miscellaneous|DL3||LOST black and white cat, Darlington|description=Male, neutered, missing since Sunday from Cockerton, please check sheds.
Fashion|DL2|35|CAT work boots size 10, steel toe cap|condition=Good;description=Honey nubuck, worn for a week, too tight on me.
Home|DL1|80|3 seater settee, brown leather, vgc|condition=Good;description=Smoke free home, one seat a bit softer, can help load.
Home|B68|45|Pine chest of draws, 5 drawer, solid|condition=Good;description=Dovetail joints, knobs all there, slight sun fade.
Home|B69|70|Chest freezer 200L, white, Beko|condition=Good;description=Working fine, basket and key, too big for new garage.
Home|CF72|190|Welsh dresser, solid oak, 5ft wide|condition=Good;description=Three drawers, cup hooks, from my nans farmhouse.
Home|LU4|110|Bunk beds, grey wood, splits to 2 singles|condition=Good;description=Ladder either side, mattresses can be had for extra.
Home|LU5|30|Raised bed planters x2, wooden 1m|condition=Good;description=For veg or herbs, liner stapled in, collect.
Home|NG31|65|G Plan nest of tables, teak, 3|condition=Good;description=Red label, small ring mark on the biggest.
Electronics|NG32|22|Google Nest Mini 2nd gen, chalk|condition=Good;description=Reset, boxed, wall plug included.
Home|SR5|60|Henry hoover, red, 3 new bags|condition=Good;description=Strong suction, new hose last year, all tools.
Home|SR4|95|Dyson V8 cordless vac, 2 heads|condition=Good;description=Battery does twenty five mins, wall dock.
Home|SR3|90|Hoover washing machine 9kg, 1400 spin|condition=Good;description=Selling as kitchen now integrated, door seal clean.
Home|SR6|150|Dyson Supersonic hair dryer, fuchsia|condition=Good;description=Stand and three nozzles, genuine, receipt available.
Home|OL4|110|Electric cooker 60cm, Beko, ceramic hob|condition=Good;description=Double oven, clean, A rated, tested before you take it.
Home|OL9|50|White Knight tumble drier, 3kg compact|condition=Good;description=Vented with hose, ideal small flat, quiet.
Home|BS2|45|Under counter fridge, white, Lec, Bristol|condition=Good;description=Icebox, 55cm wide, clean and cold.
Home|BS4|3|Fridge magnets, UK towns, bag of 30|condition=Good;description=Collected over years, no doubles.
Home|EX32|75|Stihl FS55 petrol strimmer, harness|condition=Good;description=Starts second pull, new head, brush blade too.
Home|EX31|40|Bosch hedge trimmer 55cm electric|condition=Good;description=Sharp, guard and long lead, light to use.
Miscellaneous|EX39|12|Philips beard trimmer, series 3000|condition=Good;description=Charger and comb, cleaned thoroughly.
Home|FK10|120|8x6 aluminium greenhouse, you dismantle|condition=Good;description=All glass present, one vent, base included.
Home|FK11|15|Greenhouse paraffin heater, Eltex|condition=Good;description=Spare wick and flue, keeps the frost off.
Home|FK12|10|Mini greenhouse replacement cover, 4 tier|condition=New;description=Reinforced pvc, roll up zip, wrong size bought.
Home|FK13|20|Greenhouse staging, aluminium, 2 tier|condition=Good;description=Slatted, fits most sizes, comes apart.
Home|GL2|130|Weber Spirit gas bbq, 3 burner, cover|condition=Good;description=Grill plates cleaned, regulator hose, no bottle.
Leisure|GL3|40|Barbie Dreamhouse and 6 dolls|condition=Good;description=Lift works, most of the furniture, one chewed shoe.
Home|HX5|28|Reclaimed railway sleepers, oak, 8ft, each|condition=Good;description=Great for the garden or raised borders, heavy, can deliver locally.
Home|HX6|140|High sleeper bed with desk, white|condition=Good;description=Wardrobe under, single, some stickers to remove.
Home|WS11|85|Whirlpool slimline dishwasher, 9 place|condition=Good;description=45cm, cleaned with salt, moved to new build.
Home|WS12|160|Whirlpool bath 1700, 8 jets, white|condition=Good;description=Acrylic, panel and waste, pump serviced, taken out.
Home|DN2|350|Combi boiler Worcester Bosch 30i, 2019|condition=Good;description=Working when removed, swapped to heat pump, flue with it.
Fashion|DN4|18|Boiler suit navy, 44 chest, Dickies|condition=New;description=Two way zip, tags on, ordered wrong size.
Miscellaneous|RG30|18|Anti barking dog collar, no shock|condition=Good;description=Vibrate and beep, rechargeable, 8 to 50kg.
Home|PL7|110|Triple extension ladders, 7m, Youngman|condition=Good;description=Stabiliser bar, rope good, for decorating or gutters.
Home|PL9|7|Extension lead 4 gang, 10m reel|condition=Good;description=Thermal cut out, pat tested last year.
Home|BD7|25|Carpet remnant 4m x 3m, beige twist|condition=New;description=Left over from lounge, action back, rolled up.
Home|LN1|10|Dish drainer rack, chrome, 2 tier|condition=Good;description=With tray and cutlery pot.
Home|CA3|8|Patio cleaner fluid 5L, algae remover|condition=New;description=Two bottles unopened, price each.
Home|IP5|20|Tile cutter 600mm, manual|condition=Good;description=Rubi copy, spare wheel, one job done.
Home|IP6|120|Rosemary roof tiles, reclaimed, 200|condition=Fair;description=Clay, stacked by gate, some moss.
Home|EN3|260|Longcase clock, 8 day, painted dial|condition=Good;description=Runs and strikes, about six foot ten, moon phase.
Miscellaneous|KA3|1850|K6 red telephone box, cast iron|condition=Fair;description=Glass complete, door hangs well, needs paint and a hiab.
Miscellaneous|KA1|70|Olivetti Lettera typewriter, case|condition=Good;description=New ribbon, all keys work, portable one from the sixties.
Electronics|AB16|540|Samsung S23 Ultra 256GB, unlocked, black|condition=Good;description=Screen perfect, box and cable, receipt from Currys.
Electronics|AB21|6|Samsung S23 Ultra case, clear|condition=New;description=Magsafe type ring, sealed.
Electronics|AB22|4|Samsung S23 Ultra screen protectors x3|condition=New;description=Tempered glass with the fitting tray.
Electronics|AB24|5|Samsung S23 Ultra box only, empty|condition=Good;description=No phone, just box and papers for resale.
Electronics|CB23|190|Apple iPad 9th gen 64GB, space grey|condition=Good;description=Always in a cover, no scratches, charger.
Electronics|CB24|9|iPad stand, bamboo, adjustable|condition=Good;description=Holds any tablet, good for recipes.
Electronics|TN12|210|Apple Watch Series 8 45mm GPS|condition=Good;description=Midnight, battery ninety per cent, two bands.
Home|TN12|15|Wooden apple crates x3, vintage|condition=Good;description=Kent orchard stamps, sanded, storage or shelves.
Electronics|HD1|40|HP Envy printer scanner, wifi|condition=Good;description=Prints fine, black low, setup disc and lead.
Miscellaneous|HD2|25|HP Sauce enamel sign, 40cm|condition=Good;description=Repro, few dinks added for effect.
Electronics|FK2|45|32in LG telly, freeview, remote|condition=Good;description=Bedroom spare, HDMI x2, stand a bit wobbly.
Home|FK3|15|TV stand, black glass, 3 tier|condition=Good;description=Takes up to 50 inch, chrome legs.
Electronics|FK4|12|TV wall bracket 26-55in, swivel|condition=New;description=All bolts, VESA 400, unopened.
Electronics|FK5|8|Indoor TV aerial, amplified|condition=Good;description=Gets all the channels here, usb powered.
Electronics|M46|110|PS4 Slim 500gb, 1 pad, boxed|condition=Good;description=Hdmi and power leads, factory reset, three yrs old.
Electronics|M44|20|PS4 games bundle, 7 discs|condition=Good;description=Fifa, GTA and Spiderman among them, cases.
Electronics|M45|15|PS4 controller, blue, charge lead|condition=Good;description=No drift, rubber a bit shiny.
Electronics|M43|10|PS4 headset, wired, with mic|condition=Good;description=Ear pads flaking but sound is fine.
Electronics|DE5|55|Xbox 360 250gb, kinect, 12 games|condition=Good;description=Two pads, all leads, last one for the kids.
Electronics|DE7|120|Acer laptop i5 8gb 256 ssd|condition=Good;description=Windows eleven, battery three hours, charger.
Home|DE6|9|Lap tray with bean bag cushion|condition=Good;description=Floral top, good for tea in front of the box.
Electronics|LL55|55|Bose SoundLink bluetooth speaker|condition=Good;description=Charging cradle, loud for the size, silver.
Job Offers|LL57||Welsh speaker for nursery, Bangor|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=Fluent Welsh needed, level three childcare, 30 hours over four days.
Electronics|WV10|130|Technics hi-fi separates, amp, CD, tape|condition=Good;description=Eighties rack with glass door, speakers too.
Electronics|CM8|210|DJI Mini 2 drone, fly more combo|condition=Good;description=Three batteries, under 250g, bag and spare props.
Electronics|SS6|45|Ring video doorbell, battery, 2nd gen|condition=Good;description=Nickel, screws and wedge, reset.
Fashion|SS7|140|9ct gold wedding ring, size L, 3g|condition=Good;description=Plain band, hallmarked Birmingham, polished.
Home|SS8|4|Ring binders A4, pack of 10|condition=New;description=Assorted colours, office clear out.
Electronics|CH4|120|Apple AirPods Pro 2nd gen, boxed|condition=Good;description=Cleaned, new tips, serial shows on receipt.
Electronics|CH5|5|AirPods Pro case, silicone, lilac|condition=New;description=Carabiner clip, bought in error.
Fashion|LE4|55|Dr Martens 1460 size 7, cherry red|condition=Good;description=Broken in already, hardly any creasing, boxed.
Leisure|LE5|190|Martin LX1 acoustic guitar, gig bag|condition=Good;description=Little Martin, fresh strings, small ding.
Fashion|PA3|70|The North Face puffer coat, mens M|condition=Good;description=700 down, black, hood, washed once.
Fashion|HU8|45|Mens navy suit 42R, trousers 36, M&S|condition=Good;description=Slim fit, worn to two interviews, dry cleaned.
Leisure|HU9|40|Osprey wetsuit mens L, 5mm winter|condition=Good;description=Back zip, no holes, used in Brid a few times.
Fashion|WA7|50|Ball gown size 16, emerald, floor length|condition=Good;description=Corset back, worn once for a charity do.
Leisure|WA8|6|Size 5 football, Mitre, match|condition=Good;description=Bladder holds, needs pumping up.
Fashion|SN5|14|Navy school blazer, age 11-12|condition=Good;description=Plain no badge, machine washable, name tape cut out.
Fashion|YO26|75|Barbour Bedale wax jacket, 42, olive|condition=Good;description=Tartan lining, corduroy collar, rewaxed in autumn.
Health-Beauty|YO24|18|Mobile barber York, home visits|serviceType=Hairdressing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Skin fades, beard trims, care homes and weddings.
Fashion|IG8|28|Vans Old Skool trainers, size 7, black|condition=Good;description=Worn twice, box, no creases.
Leisure|TD1|25|England rugby jersey 2019, XL, white|condition=Good;description=Canterbury, long sleeve, rose badge, not faded.
Fashion|NN8|35|New Balance 574 trainers, size 6, grey|condition=Good;description=Suede, clean soles, insoles in.
Fashion|TD9|40|Guernsey jumper, navy wool, 42|condition=Good;description=Le Tricoteur, no moth, warm for sailing.
Miscellaneous|NE34|60|Maclaren Quest stroller, raincover|condition=Good;description=Folds like an umbrella, from birth, grey.
Leisure|NE36|220|Electric golf buggy trolley, Motocaddy|condition=Good;description=Lithium battery, brolly holder, charger.
Miscellaneous|NE37|20|Moses basket, rocking stand, mattress|condition=Good;description=White wicker, two sheets, used 4 months.
Home|NE38|12|Hanging baskets x4, 14 inch, liners|condition=Good;description=Wire, chains on, ready for planting.
Miscellaneous|CT6|15|Ikea Antilop highchair with tray|condition=Good;description=Wipe clean, legs come off, cushion.
Home|CT5|15|BabyDan stair gate, extends to 120cm|condition=Good;description=Wall cups and screws, white metal.
Home|CT4|380|Wrought iron driveway gates, pair, 10ft|condition=Good;description=Hinges and bolts, black, need a rub down.
Miscellaneous|WR9|45|Medela breast pump, swing, electric|condition=Good;description=Sterilised, new tubing, bottles.
Leisure|WR10|12|Bike track pump, high pressure|condition=Good;description=Gauge and both valve types.
Miscellaneous|WR11|40|Joie convertible car seat, 0-4 yrs|condition=Good;description=No accidents, insert and cup holder, washed.
Leisure|NP19|150|JTX treadmill, folding, incline|condition=Good;description=Twelve mph, belt lubricated, heavy so bring a mate.
Leisure|PE15|140|6ft pool table, folding legs, balls|condition=Good;description=Two cues, green cloth in nice nick, triangle.
Leisure|DT11|85|3 x carp rods 12ft with reels|condition=Good;description=Baitrunners, alarms, holdall thrown in.
Miscellaneous|CF14|160|2 Coldplay tickets, Principality Stadium|condition=New;description=Seated, face value, transfer by app.
Miscellaneous|CF5|110|2 x Wales v Ireland rugby tickets, Cardiff|condition=New;description=North stand upper, seats together, paper.
Leisure|SA70|220|Bell tent 5m, canvas, zipped groundsheet|condition=Good;description=Pole and pegs, dried and aired, small patch.
Leisure|S66|240|Specialized Rockhopper 26, medium frame|condition=Good;description=Hydraulic discs, new cassette, some scratches.
Leisure|KT3|780|Brompton M6L 2019, racing green|condition=Good;description=Serviced, mudguards, dynamo lights.
Leisure|KT4|35|Brompton front bag, S, with frame|condition=Good;description=Rain cover, strap, black.
Leisure|KT5|20|Brompton saddle, original, black|condition=Good;description=Took off for a Brooks, clean.
Leisure|KT6||Wanted: Brompton any condition, cash|adType=Wanted;description=Any year, damaged or no wheels, I can collect.
Leisure|NN9|25|Strider balance bike, red, 18m+|condition=Good;description=Alloy, no pedals, seat goes right up.
Leisure|EX15|180|Dawes tandem, 24in front, steel frame|condition=Good;description=Fifteen gears, drag brake, new tyres, lots of miles left.
Leisure|ML1|320|Yamaha alto saxophone, case, stand|condition=Good;description=YAS-25, pads good, ideal grade one to five.
Leisure|ML3|70|Yamaha PSR keyboard, 61 keys, stand|condition=Good;description=Touch sensitive, songs built in, adapter.
Electronics|ML2|18|Logitech wireless keyboard and mouse|condition=Good;description=Usb dongle, new batteries, laptop or PC.
Leisure|WV14|140|Fender Squier Strat, sunburst, amp|condition=Good;description=Set up last month, gig bag, strap.
Miscellaneous|WV15|12|Boat fenders x4, white, ropes|condition=Good;description=Inflatable, came off a narrow boat.
Leisure|LL12|22|Soprano ukulele, Mahalo, blue|condition=Good;description=Tuned up, bag and chord book.
Friendship - Friends|LL13||Ukulele group Wrexham, Thursdays, all welcome|description=Beginners too, spare instruments, pub back room from 7.30.
Leisure|NR7|4200|Baby grand piano, Kemble, black|condition=Good;description=Polyester, tuned yearly, stool, ground floor easy access.
Leisure|NR8|30|Harry Potter books 1-7, hardback set|condition=Good;description=Jackets bit worn, one first edition, no writing.
Leisure|NR9|150|Electric potters wheel, Shimpo style|condition=Good;description=Foot pedal, splash tray, bags of clay too.
Leisure|NR6|65|Beatles LPs x5, Abbey Road, Help etc|condition=Good;description=Play well, light marks, original sleeves.
Leisure|TA2|25|Thomas the tank engine trains, wooden, track|condition=Good;description=Sixteen engines, bridge and station.
Miscellaneous|TA3|60|IBC water tank 1000L in cage, tap|condition=Good;description=Was for apple juice, rinsed, pallet base.
Leisure|TA4|75|Hornby train set OO, flying scotsman|condition=Good;description=Oval, controller, boxed with one wagon missing.
Leisure|TA5|130|Wooden Wendy house 6x4, veranda|condition=Good;description=Perspex windows, needs a repaint, you take down.
Miscellaneous|BL3|85|Kenwood Chef food mixer, attachments|condition=Good;description=Whisk, K beater, blender, older but powerful.
Home|BL4|150|Belle cement mixer, 240v, stand|condition=Good;description=Drum clean, motor strong, wheels fine.
Electronics|BL5|60|Behringer DJ mixer, 2 channel|condition=Good;description=Crossfader crisp, phono ins, psu.
Home|BL6|75|Karcher K4 pressure washer, patio head|condition=Good;description=Long hose, detergent bottle, hardly out the shed.
Miscellaneous|LE67|95|Makita 18v combi drill, 2 batteries|condition=Good;description=Charger and case, chuck tight, DHP453.
Miscellaneous|LE65|18|Makita charger DC18RC, 18v|condition=Good;description=Fan works, fast one, spare to needs.
Miscellaneous|LE67|8|Makita empty case for combi drill|condition=Good;description=Type 3 stack, latches good, nothing inside.
Miscellaneous|LE65|45|Makita site radio, 18v, DAB|condition=Good;description=Loud, aerial bent, mains lead.
Home|PH2|140|Stihl MS170 chainsaw, 14in bar|condition=Good;description=New chain, hard case, starts easy.
Fashion|PH3|30|Silver chain necklace, 20in, curb|condition=Good;description=Hallmarked 925, boxed.
Leisure|PH10|20|Wooden see saw for garden, 2 seat|condition=Fair;description=Handles tight, could do with some varnish.
Home|LA2|650|Honda EU22i generator, petrol, quiet|condition=Good;description=Sixty hours, never ran dry, for the caravan or market.
Home|PE7|35|Bosch electric jigsaw, 500w, blades|condition=Good;description=Case, keyless change, tool used twice.
Find a tradesman|CH42|5|Carpet fitter Birkenhead, uplift included|serviceType=Decorating;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Price per square metre, stairs, vinyl and lvt, free measure.
Find a tradesman|IP4|35|Wall and floor tiler, Ipswich, bathrooms|serviceType=Plastering;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Wetrooms, kitchens, porcelain, fifteen years in the trade.
Find a tradesman|DL3|65|Gas Safe engineer Darlington, boiler service|serviceType=Plumbing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Landlord certs, breakdowns, all makes, evenings ok.
Find a tradesman|LN2|70|Blocked drains Lincoln, unblocking and CCTV|serviceType=Plumbing;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=No call out charge, toilets, sinks and gullies, same day.
Removals & Storage Services|CH1|190|Skip hire Chester, 4 to 8 yard|serviceType=House clearance;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Next day drop, permits sorted, hardcore and soil.
Leisure|CH2|4|Skipping rope, weighted, boxing|condition=Good;description=Ball bearing handles, adjusts, with pouch.
Find a tradesman|NR3|60|TV aerial and satellite installer, Norwich|serviceType=Electrical;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Freesat, extra points, wall mounting, OAP rates.
Leisure|NR2|30|Aerial yoga hammock, purple silk|condition=Good;description=Carabiners and daisy chains, 5m.
Event Planning & Catering|SN3|75|Bouncy castle hire Swindon, all day|serviceType=Entertainer;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Delivered and pegged, insured, halls and gardens.
Leisure|SN4|35|Playmobil castle with knights, huge|condition=Good;description=Drawbridge, catapult, about ninety per cent complete.
Other Services|KA7|26|Singing teacher Ayr, all styles, grades|serviceType=Music lessons;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Pop, musical theatre, nervous beginners, own studio.
Find a tradesman|BA2|55|Wasp nests, rats & mice, pest control Bath|serviceType=Gardening;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Same day treatment, discreet van, guarantee given.
Find a tradesman|TR1|25|Handyman Truro, flat packs, shelves, locks|serviceType=Decorating;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=No job too small, ex navy, own tools, honest price.
Other Services|CA2|15|Domestic cleaner Carlisle, weekly or 1 off|serviceType=Cleaning;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Reliable, DBS checked, own hoover and products.
Part-Time Jobs|CA1||Cleaner reqd, Carlisle pub, mornings|contractType=Permanent;salary=£12.21 an hour;jobTitle=;description=Two hours before opening, five days, start asap.
Other Services|CB7|9|Babysitter available Ely, evenings, DBS|serviceType=Childcare;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Nursery trained, first aid, own car, refs.
Part-Time Jobs|CB6||Babysitter needed Ely, Tues and Thurs eves|contractType=Permanent;salary=£11.50 an hour;jobTitle=;description=Two girls, 5 and 8, bedtime and homework, must be calm.
Removals & Storage Services|YO11|30|Man & van Scarborough, single items, moves|serviceType=Man and van;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Fully insured, tip runs, students, short notice.
Web & IT services|LL13|35|Laptop & PC repairs Wrexham, home visits|serviceType=Computer repair;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Cracked screens, slow machines, data saved.
Job Offers|BA5||Care assistant Wells, days, paid training|contractType=Permanent;salary=£12.60 an hour;jobTitle=;description=Residential home near the cathedral, alternate weekends.
Vehicle Accessories|BA6|12|Car care kit, polish, wax, sponges|condition=New;description=Autoglym gift box, unopened Christmas present.
Part-Time Jobs|TR1||Saturday junior, hair salon Truro|contractType=Permanent;salary=£7.55 an hour;jobTitle=;description=Sweeping up, washing hair, making teas, must be 16.
Full-Time Jobs|DT4||Van delivery driver Weymouth, 4 on 3 off|contractType=Permanent;salary=£12.80 an hour;jobTitle=;description=Multi drop parcels, clean licence, vehicle supplied.
Leisure|DT3|90|TaylorMade driver, 10.5, stiff, headcover|condition=Good;description=Left a few sky marks, golf pride grip, right hand.
Full-Time Jobs|NN17||Forklift driver, Corby, nights, temp to perm|contractType=Temporary;salary=£14 an hour;jobTitle=;description=Counterbalance licence in date, canteen and bus.
Other Vehicles|NN18|3800|Hyster 2.5 ton fork lift truck, gas|adType=Individual;vehicleOfferType=sell;make=Hyster;model=H2.5;year=2004;fuelType=Other;mileage=;transmission=Automatic;bodyType=Other;doors=0;color=Yellow;engineSize=;co2=0;description=Triplex mast, side shift, solid tyres, LOLER due, seen working.
Job Offers|PO33||Sous chef Ryde, Isle of Wight, split tips|contractType=Permanent;salary=£15 an hour;jobTitle=;description=Seafront bistro, staff room available, two days off together.
Job Offers|BA1||Nanny needed Bath, 3 days, 2 boys|contractType=Permanent;salary=£14 an hour;jobTitle=;description=School run, tea and clubs, driver essential, immediate start.
Job Offers|LA9||Apprentice hairdresser, Kendal salon|contractType=Apprenticeship;salary=£7.55 an hour;jobTitle=;description=College one day, kit paid for, age 16 to 19.
Job Offers|LE1||Telesales, work from home, own hours|contractType=Freelance;salary=£12.50 an hour;workplace=Remote;jobTitle=;description=Laptop and headset sent, warm leads, bonus monthly.
Job Wanted|CH43||Experienced bricklayer looking for work, Wirral|jobTitle=;description=Twenty years, own van and CSCS, extensions, garden walls.
Job Offers|LD3||General farm worker nr Brecon, lambing|contractType=Temporary;salary=£12.21 an hour;jobTitle=;description=Six weeks over spring, tractor licence handy, room provided.
Models - Auditions - Photography|TR11|15|Life models needed, Falmouth art class|serviceType=Photography;serviceRateType=per hour;experience=8;availability=Flexible;serviceMode=On-site;description=Drawing group, Tuesday evenings, warm room, no experience necessary.
Free Stuff - Swap|ST1||FREE wooden pallets, about 12, collect|condition=Fair;description=Good for firewood or raised beds, behind the shop.
Miscellaneous|ST4|120|Pallet truck, 2.5 ton, hand pump|condition=Good;description=Wheels fine, lifts no problem, from a closed unit.
Free Stuff - Swap|DN15||Free fridge freezer, works, must collect|condition=Fair;description=Seal perished but still cold, needs two to lift.
Free Stuff - Swap|GL54||Free horse manure, well rotted, bag it|condition=Good;description=Muck heap by gate, bring bags or trailer.
Straight Relationships|LN2||Genuine man 58 WLTM lady, Lincoln|description=Widowed, own home, likes canals, Sunday lunch and old motorbikes.
Miscellaneous|FK7||Car boot sale Stirling, every Sunday|description=Sellers from 7, cars a tenner, hot food, dogs on leads ok.
Land for Sale|TR15|22000|Half acre field nr Redruth, stream, gated|propertyType=Land;rooms=0;surface=6000;availableNow=Yes;description=Level grazing with water, hard standing by the lane, freehold.
Leisure|TR16|15|Field hockey stick 36in and shin pads|condition=Good;description=Junior, grip a bit worn, mouldable gum shield never used.
Transport Services|IV3|25|Airport taxi Inverness, 24hr, fixed fares|serviceType=Limousine hire;serviceRateType=fixed;experience=8;availability=Flexible;serviceMode=On-site;description=Six seater, flights tracked, card payments, book ahead please.
Leisure|IV2|14|Toy airport playset with planes, taxi|condition=Good;description=Wooden control tower, two jets, one wheel missing.
`;
