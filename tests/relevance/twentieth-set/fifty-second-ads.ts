/* Ads as people type them, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|EX4|895|Two bedroom flat, Pennsylvania, 5 mins walk to Uni|propertyType=Flat;bedrooms=2;rooms=3;surface=920;availableNow=Yes;furnished=Furnished;description=Top floor of a period conversion, gas ch, no smokers pls, deposit 5 weeks.
Property for Sale|EX2|189950|Leasehold flat St Thomas Exeter, 2 dbl beds, share of freehold|propertyType=Flat;bedrooms=2;rooms=3;surface=880;availableNow=Yes;description=First floor, juliet balcony, 140 yr lease, ideal first time buyer or investor.
Property to Rent|EX1||Professional couple seek 2 bed, Exeter or nearby|adType=Wanted;propertyType=Flat;description=Both NHS, no kids no pets, budget up to 950, can move end of the month.
Flatshare - Rooms to rent|NR2|475|DBL ROOM Golden Triangle, all bills inc + wifi|propertyType=House;rooms=1;surface=150;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Sharing with 2 easy going profs and a cat, street parking with permit, 1 month min.
Flatshare - Rooms to rent|NR5|380|Lodger wanted Mon-Fri nr UEA and hospital|propertyType=House;rooms=1;surface=130;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Quiet family home, would suit someone who goes home at weekends, use of kitchen.
Home|NR2|25|Room divider, double sided bookcase, Kallax type|condition=Good;description=White 4x4 cube unit, splits a bedroom nicely, few scuffs on the base.
Flatshare - Rooms to rent|NR1||Female student nurse needs room Norwich asap|adType=Wanted;propertyType=House;description=Quiet and tidy, budget 450 with bills, close to a bus route if possible thanks.
Property to Rent|IV2|1050|3 bed hse Culloden Inverness, pet friendly, big garden|propertyType=House;bedrooms=3;rooms=4;surface=1200;availableNow=Yes;furnished=Unfurnished;description=Landlord reg no on request, dogs welcome, enclosed back green and a shed.
Property to Rent|IV3|825|2 bed flat Inverness Crown area NO PETS|propertyType=Flat;bedrooms=2;rooms=3;surface=800;availableNow=Yes;furnished=Furnished;description=Main door flat, suits professional couple, 5 min walk to the station.
Home|IV2|90|XL wooden dog house / kennel, insulated|condition=Good;description=My lab wont use it, felt roof, 3 bedroom rugs thrown in lol, needs 2 to lift.
Garage Storage|SN2|70|Lock up garage Rodbourne, dry, no electric|propertyType=Commercial;rooms=1;surface=150;availableNow=Yes;description=Fits a normal car or use as store, month in advance, in a block of eight.
Home|SN2|60|Garage door, up & over, white, 7ft, Swindon|condition=Good;description=Canopy type with frame, lock and two keys, you will need a van to collect.
Find a tradesman|SN25|40|Garage conversions Swindon - free quotes|description=Turn your garage into a bedroom or office, building regs sorted, 20 yrs in the trade.
Land for Sale|KW15|62000|Building plot 0.4ac nr Kirkwall, outline planning, sea view|surface=17400;availableNow=Yes;description=Services at roadside, access road formed, 2 miles from the toon, home report not needed.
Other Services|KW15|40|Mini digger hire with driver, Orkney - founds, drains, house sites|description=1.5t and 3t machines, will clear your plot ready for building, day rate.
Leisure|KW15|15|Land of the Vikings board game, complete|condition=Good;description=Build your own house and fields, 2 to 4 players, hardly been oot the box.
Land for Sale|HR2|320|4 acres grazing to rent w/ 2 stables, nr Hereford|surface=174000;availableNow=Yes;description=Post and rail, water trough, no sheep, hacking from the gate, 80 a week.
Leisure|HR4|35|Horse rug 6ft3 heavyweight turnout, field safe|condition=Good;description=Been washed and reproofed, one small patch, horse sold so no longer needed.
Job Wanted|HR1||Experienced groom looking for horse yard work Hereford|description=BHS stage 2, own transport, mucking out, exercise, holiday cover for stables.
Property to Rent|TN38|600|Studio flat St Leonards, UC considered, no deposit scheme|propertyType=Studio;bedrooms=0;rooms=1;surface=290;availableNow=Yes;furnished=Furnished;description=Own kitchen area, shared laundry, 3 mins to Warrior Sq stn, guarantor helps.
Electronics|TN34|130|KRK Rokit 5 studio monitors, pair, Hastings|condition=Good;description=From my flat studio, no deposit needed ha, cables included, sound mint.
Models - Auditions - Photography|TN34|40|Photo studio hire Hastings old town, by the hour|description=Daylight studio, infinity cove, backdrops, kettle. 25 an hour or 150 a day.
Commercial Property|LN2|650|Small shop unit Steep Hill Lincoln, A1, flexible lease|propertyType=Commercial;rooms=2;surface=420;availableNow=Yes;description=Window frontage, wc, small stock room, would suit gifts or vintage, no rates payable.
Commercial Property|LN6|540|Office suite, 2 rooms, 3 car spaces, Doddington Rd|propertyType=Commercial;rooms=2;surface=510;availableNow=Yes;description=First floor, kitchen shared, broadband included, 24/7 access with fob.
Home|LN1|45|Shop display counter glass w/ light, ex jewellers|condition=Good;description=4ft wide, sliding back doors with key, shut the shop so must go.
Part-Time Jobs|LN2||Shop assistant 16hrs, Lincoln Bailgate gift shop|description=Weekends a must, till experience handy, staff discount, pop in with a cv.
Home|LN5|30|Office chair mesh back, height adj|condition=Good;description=Used in a home office, gas lift fine, one arm has a scuff, Lincoln collect.
Property for Sale|PH1|285000|4 bed det villa Perth, o/o 285k, dbl garage|propertyType=House;bedrooms=4;rooms=6;surface=1700;availableNow=Yes;description=Home report available, two public rooms, ensuite to master, south facing gardens.
Property to Rent|PH2|1350|4 bed detached Scone Perth to let, long term|propertyType=House;bedrooms=4;rooms=6;surface=1650;availableNow=Yes;furnished=Unfurnished;description=Double garage, oil heating, references essential, landlord registered.
Home|PH1|20|House for sale sign post, wooden, 4 x 4in x 8ft|condition=Good;description=Sturdy post left by estate agent in Perth, ideal for fence or clothes line.
Property to Rent|BT48|795|3 bed semi Culmore Rd, oil heating, Derry|propertyType=House;bedrooms=3;rooms=4;surface=1100;availableNow=Yes;furnished=Unfurnished;description=NI landlord registered, driveway, close to schools and the bus, month deposit.
Flatshare - Rooms to rent|BT48|330|Room near Magee, lads share, wifi & bins incl|propertyType=House;rooms=1;surface=120;availableNow=Yes;furnished=Furnished;description=One room left of four, 3 min walk to campus, sept start, craic is good.
Leisure|BT48|12|Magee College Derry framed print, student graduation gift|condition=New;description=Local artist, mounted, still in cellophane, can post for 4 quid.
Property to Rent|TR1|850|Winter let 2 bed cottage nr Truro, Oct to end March|propertyType=House;bedrooms=2;rooms=3;surface=760;availableNow=Yes;furnished=Furnished;description=Our holiday cottage, 6 months only, woodburner, wifi, sorry no pets.
Fashion|TR1|28|Winter coat ladies 14, Joules, red, let down hem|condition=Good;description=Long padded coat, short term wear only, two winters, from Truro store.
Property for Sale|LL57|179950|2 bed bungalow Penrhosgarnedd, no onward chain, must be seen|propertyType=House;bedrooms=2;rooms=4;surface=800;availableNow=Yes;description=All on one level, wet room, garage, walk to Ysbyty Gwynedd, probate granted.
Property for Sale|LL57||Cash buyer wants bungalow Bangor / Menai area|adType=Wanted;propertyType=House;description=Retired, nothing to sell, any condition considered, no agents please.
Property to Rent|BT34|725|2 bed apt Newry city centre, lift, secure parking|propertyType=Flat;bedrooms=2;rooms=3;surface=750;availableNow=Yes;furnished=Furnished;description=Third floor overlooking the canal, gas heating, close to Buttercrane.
Home|BT34|110|Apartment size tumble dryer, 3kg wall mount, Newry|condition=Good;description=White Knight compact one, vents out the back, great for a 2 bed flat.
Flatshare - Rooms to rent|CA1|435|En-suite room, professional houseshare, Carlisle|propertyType=House;rooms=1;surface=190;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Newly refurbed house of five, cleaner weekly, 10 min walk to Citadel station.
Flatshare - Rooms to rent|CA2|360|Single room £85pw all in, Denton Holme|propertyType=House;rooms=1;surface=90;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Clean working person wanted, no couples, tv in room, council tax covered.
Home|CA1|120|Ensuite shower cubicle 800 quadrant NEW boxed|condition=New;description=Wrong size for our bathroom in Carlisle, tray and waste included, cost 240.
Property for Sale|LL14|92000|2 bed mid terrace Rhos Wrexham, tenant in situ|propertyType=House;bedrooms=2;rooms=3;surface=690;availableNow=Yes;description=Currently let at 575, good yield, upvc windows, yard, cash or BTL mortgage.
Other Services|LL11|40|We buy any house Wrexham & N Wales, quick cash|description=Sell your house fast, tenanted or empty, no fees, offer in 24 hours.
Garage Storage|BA1|95|Off street parking space Bath, nr Royal Crescent|propertyType=Commercial;surface=120;availableNow=Yes;description=Gated courtyard, 1 car, permit not needed, monthly rolling.
Vehicle Accessories|BA1|18|Reverse parking sensors kit x4 silver, never fitted|condition=New;description=Beeper and wiring, instructions, city parking in Bath made me buy it then sold car.
Garage Storage|TA2|45|Secure caravan & motorhome storage Taunton, CCTV|propertyType=Commercial;surface=300;availableNow=Yes;description=Hard standing on a farm, gate code, touring vans and campers, 45 a month.
Caravans|TA1|650|Caravan storage box chassis project, Taunton|brand=Abbey;model=Piper;bodyType=Other;year=1990;description=Body stripped, would make a good trailer, no floor rot on the frame, tow away.
Property to Rent|SY23|2250|5 bed student hse Aberystwyth seafront, July start|propertyType=House;bedrooms=5;rooms=7;surface=1900;availableNow=Yes;furnished=Furnished;description=450 each, two bathrooms, half rent over summer, bike shed.
Leisure|SY23|20|Student nurse textbooks x5 Aberystwyth house clear out|condition=Good;description=Anatomy, pharmacology etc, few highlighter marks, collect seafront.
Property to Rent|IP1|500|MUTUAL EXCHANGE my 2 bed Ipswich council for 3 bed Colchester|propertyType=House;bedrooms=2;rooms=4;surface=800;availableNow=Yes;description=Council house with garden, HA also considered, must be ground floor bathroom.
Free Stuff - Swap|IP2||Swap council recycling bin, lg for small, Ipswich|condition=Good;description=Have a big blue bin need the smaller one, exchange at my house anytime.
Commercial Property|LA1|475|Workshop to let 800sqft, 3 phase, roller shutter, Lancaster|propertyType=Commercial;rooms=1;surface=800;availableNow=Yes;description=White Lund estate, suit joiner or car repairs, wc, no spraying.
Leisure|LA1|8|Haynes workshop manual Rover 25, Lancaster|condition=Good;description=Oily thumb prints but all pages there, can post for 3 quid more.
Home|LA2|55|Record No 3 workshop vice, heavy|condition=Good;description=Off my dads bench, jaws open and close smooth, bring a strong pal.
Property to Rent|YO24|745|1 bed flat Acomb York, unfurnished, avail now|propertyType=Flat;bedrooms=1;rooms=2;surface=500;availableNow=Yes;furnished=Unfurnished;description=First floor, white goods left, council tax A, no smokers, holding deposit one week.
Home|YO24|70|1 bed flat contents, York - sofa bed, table, kitchen bits|condition=Good;description=Moving abroad, unfurnishing the place, job lot only, collect Acomb.
Property to Rent|DT4|640|Ground floor 1 bed flat Weymouth, wet room, level access|propertyType=Flat;bedrooms=1;rooms=2;surface=480;availableNow=Yes;furnished=Unfurnished;description=Ramp to the door and wide hallways, over 55s considered, close to bus stop.
Leisure|DT4|60|Wheelchair folding self propelled, Weymouth flat clearance|condition=Good;description=18in seat, footrests, brakes good, friendly buyer collects from Wyke.
Cars|LN6|2995|FORD FIESTA 1.25 ZETEC 5dr, 68k, long MOT|brand=Ford;model=Fiesta;bodyType=Hatchback;fuel=Petrol;year=2012;description=Two keys, belt not due, small dent ns rear, cheap insurance first car, Lincoln.
Vehicle Accessories|LN5|140|Set of 4 Fiesta mk7 alloys 16in with tyres|condition=Good;description=4x108 off a zetec s, two are kerbed, tyres 4-5mm, Lincoln or Newark meet.
Cars|LN4|1000|WANTED Ford Fiesta any age, cash waiting Lincoln|vehicleOfferType=buy;brand=Ford;model=Fiesta;bodyType=Hatchback;description=Mot failure or runner, will collect within 30 miles, no time wasters.
Cars|NR6|5450|VW Golf GTI mk5 2.0 turbo, red, 98k fsh|brand=Volkswagen;model=Golf;bodyType=Hatchback;fuel=Petrol;year=2007;description=Cambelt and waterpump done at 80, tartan seats, 3 owners, Norwich viewing welcome.
Leisure|NR7|150|Golf clubs left handed, Callaway irons 4-PW + bag|condition=Good;description=Steel shafts, regular flex, gave up after knee op, trolley also for sale.
Fashion|NR3|10|GTI red tartan golf cap + polo, L|condition=Good;description=From VW merchandise, worn to one show, smoke free Norwich home.
Vans|DN4|6250|Transit LWB hi top 2.2tdci 125, ply lined, NO VAT|brand=Ford;model=Transit;bodyType=Van;fuel=Diesel;year=2014;description=One owner from 2016, twin side doors, 3 seats, tow bar, few age marks, Doncaster.
Vehicle Accessories|DN2|85|Roof rack 3 bar + ladder roller off LWB Transit|condition=Good;description=Rhino, came off a 2014 hi top, all the feet and keys, Doncaster.
Removals & Storage Services|DN1|25|Man with LWB Transit van, Doncaster, from £25|description=Single items to full house moves, students, ebay pick ups, no vat to pay.
Vans|IV3|17500|VW T5 camper, pop top, 4 berth, 2010, Inverness|brand=Volkswagen;model=Transporter;bodyType=Van;fuel=Diesel;year=2010;description=Pro conversion, rock n roll bed, diesel heater, leisure battery, done the NC500 twice.
Vehicle Accessories|IV2|220|Vango Kela driveaway awning for campervan|condition=Good;description=Inflatable, 5 min pitch, fits T5 or similar height vans, used at Glencoe twice.
Transport Services|IV1|85|Campervan hire Inverness NC500, from £85 per nt|description=2 and 4 berth vans, all kit, airport pick up, fully insured 25 plus.
Motorbikes & Scooters|TN35|1895|Honda PCX 125, 2019, 9k, learner legal, top box|brand=Honda;model=PCX;bodyType=Other;fuel=Petrol;year=2019;description=CBT friendly, full mot, 2 keys, heated grips, selling as passed my big bike test, Hastings.
Leisure|TN34|35|Kids micro scooter purple 3 wheel, Hastings|condition=Good;description=Mini deluxe, age 2-5, helmet thrown in, wheels light up. 125 quid new with bits.
Leisure|TN37|475|Mobility scooter Shoprider, new batteries, Hastings|condition=Good;description=4mph boot scooter, basket, comes apart in 5 bits, charger incl.
Caravans|HR4|7995|Bailey Pegasus 4 berth, fixed bed, 2011, Hereford|brand=Bailey;model=Pegasus;bodyType=Other;year=2011;description=Damp report clear, alko hitch, porch awning, serviced every yr, will deliver local.
Vehicle Accessories|HR1|190|Powrtouch caravan motor mover, off 4 berth twin|condition=Good;description=Handset and rollers, good batts, removed when we sold the tourer, Hereford.
Caravans|HR9|1000|Wanted old touring caravan, damp ok, Ross / Hereford|vehicleOfferType=buy;bodyType=Other;description=For use as a site office so looks dont matter, up to 300 cash.
Cars|SN3|5495|Nissan Leaf Acenta 30kwh 2016, 11 bars|brand=Nissan;model=Leaf;bodyType=Hatchback;fuel=Electric;year=2016;description=100 odd miles in summer, heat pump, chademo, zero tax, one lady owner, Swindon.
Home|SN1|48|Leaf blower vac, petrol, McCulloch|condition=Good;description=Starts second pull, bag has a small hole, moving to a flat, Swindon.
Vehicle Accessories|SN5|75|EV charging cable type 2 to type 1, 5m, ex Nissan Leaf|condition=Good;description=32 amp, with carry bag, works on public posts, car gone back to lease co, Swindon.
Other Vehicles|BT74|3800|Massey Ferguson 135, 1987 reg, good tin, Enniskillen|brand=Massey Ferguson;model=135;bodyType=Other;fuel=Diesel;year=1987;description=Multi power, pick up hitch, starts on the button, oul lad retired from farming.
Leisure|BT74|40|Massey Ferguson pedal tractor, Rolly Toys, age 3-8|condition=Good;description=With loader and trailer, faded bonnet, wean has outgrown it, Enniskillen.
Other Vehicles|SP2|2650|Ifor Williams HB505 double horse trailer, Salisbury|brand=Ifor Williams;model=HB505;bodyType=Other;year=2006;description=New floor 2022, front and rear ramp, spare wheel, tows lovely.
Trucks|SP4|8900|Horsebox 3.5t Peugeot Boxer, 2 stall, drive on car licence|brand=Peugeot;model=Boxer;bodyType=Other;fuel=Diesel;year=2009;description=Rear facing, camera, tack locker, weighed with good payload, Amesbury nr Salisbury.
Home|SP1|30|Horse trailer brass plaque + horse brasses, pub decor|condition=Good;description=Box of 14 brasses on leather, Salisbury car boot find.
Cars|LA9|9750|Land Rover Defender 90 TD5 CSW, galv chassis|brand=Land Rover;model=Defender;bodyType=SUV;fuel=Diesel;year=2003;description=New bulkhead, 7 stamps, winch bumper, tows owt, been in Kendal since new.
Leisure|LA9|130|Lego Technic Land Rover Defender 42110, built once|condition=Good;description=Complete with box and book, gearbox works, retired set, Kendal.
Home|LA8|22|Defender LED security floodlight w/ tripod 110v|condition=Good;description=Site light, yellow, heavy duty cable, no longer on the tools, nr Kendal.
Cars|PO19|4250|Mini Cooper convertible auto, 2010, black roof|brand=Mini;model=Cooper;bodyType=Convertible;fuel=Petrol;year=2010;description=Chichester, roof works as it should, heated seats, 74k, new discs all round.
Leisure|PO19|85|Mini Cooper 12v ride on car w/ parental remote|condition=Good;description=Kids electric, leather style seat, battery holds ok, Chichester collection.
Cars|LL57|6200|Toyota Yaris 1.33 AUTOMATIC 2013, 41k miles|brand=Toyota;model=Yaris;bodyType=Hatchback;fuel=Petrol;year=2013;description=Nains car, garaged, reverse camera, 30 tax, MOT Nov, Bangor.
Other Services|LL57|38|Automatic driving lessons Bangor & Menai, £38/hr|description=Toyota Yaris auto, dual control, patient instructor, Cymraeg or English.
Trucks|LL13|10250|Iveco Daily 35C15 dropside tipper, 2015, Wrexham|brand=Iveco;model=Daily;bodyType=Pickup;fuel=Diesel;year=2015;description=3.5 ton, twin rear wheels, body recently painted, plus vat, ideal builder or landscaper.
Other Services|LL12|40|Topsoil by the tipper load, Wrexham delivered|description=Screened, 8 or 16 ton loads, also hardcore and mot type 1.
Cars|PE2|3695|Vauxhall Zafira 1.8 Exclusiv 2014, 7 seats|brand=Vauxhall;model=Zafira;bodyType=Other;fuel=Petrol;year=2014;description=Family car, isofix, tow bar, lpg no, mot 10 mths, Peterborough.
Home|PE1|350|7 seater corner sofa, grey cord, Peterborough|condition=Good;description=Fits in a big car? no it wont lol, needs van. Pet free, cushions washable.
Cars|IV30|7950|Mitsubishi L200 Warrior double cab, 2013, Elgin|brand=Mitsubishi;model=L200;bodyType=Pickup;fuel=Diesel;year=2013;description=Leather, 4wd hi and lo, tidy underneath, one farmer owner, no vat.
Vehicle Accessories|IV30|350|Truckman canopy for L200 double cab 2010-15, Elgin|condition=Good;description=Silver, rear glass fine, one key missing, clamps included, two folk to lift.
Other Vehicles|DT4|2400|16ft Shetland 535 boat, 40hp Mariner, trailer, Weymouth|brand=Shetland;model=535;bodyType=Other;fuel=Petrol;year=1988;description=Cuddy, fish finder, flares out of date, ready for bass season.
Leisure|DT3|20|Intex Seahawk blow up boat with oars, kids, Weymouth|condition=Good;description=One slow leak, repair kit included, lilo thrown in.
Motorbikes & Scooters|YO31|4300|Triumph Bonneville T100 2011, 12k, York|brand=Triumph;model=Bonneville;bodyType=Other;fuel=Petrol;year=2011;description=Blue and white, sissy bar, dry miles only, original pipes in the loft.
Vehicle Accessories|YO30|110|Triumph Bonneville exhaust silencers, pair, TOR|condition=Good;description=Off the road pipes, slight blueing, sound mega, York or post.
Fashion|YO26|55|Leather motorbike jacket mens 42, Triumph, York|condition=Good;description=Armour in elbows and shoulders, zip in liner, worn on my Bonneville.
Vehicle Accessories|NN15|80|4x part worn tyres 205/55/16 Michelin 5mm|condition=Good;description=Off a Focus, no plugs no repairs, rims not included, Kettering.
Find a tradesman|NN16|40|24hr mobile tyre fitting Kettering & Corby|description=Punctures, locking nut removal, new tyres 205/55/16 from 55 fitted at yours.
Cars|BB11|795|BMW 320d spares or repair, snapped chain, Burnley|brand=BMW;model=320d;bodyType=Sedan;fuel=Diesel;year=2008;description=Turns over wont start, full v5, leather fine, needs trailering away.
Transport Services|BB10|40|SCRAP CARS BOUGHT Burnley Nelson, top prices, same day|description=Any bmw audi ford, non runners, mot failures, log book not needed, licensed.
Electronics|EX2|260|iPhone 13 128gb midnight, unlocked, batt 86%|condition=Good;description=Screen protector on since day one, tiny mark on corner, box no plug, Exeter.
Electronics|EX4|5|Case for iPhone 13 / 14, clear magsafe, unused|condition=New;description=Bought wrong one, Exeter or post for a quid.
Web & IT services|EX1|40|Iphone screen repairs Exeter while u wait, 8 to 15|description=Cracked glass, batteries, charging ports, 13 from 69, high street kiosk.
Electronics|EX3||Wanted: iphone 13 or 14, cracked ok, Exeter|adType=Wanted;description=Will pay fair price for locked or broken handsets, no icloud ones.
Electronics|PL4|290|PS5 disc edition 825gb + 1 pad, boxed, Plymouth|condition=Good;description=Hardly used since xmas, all leads, can show it working.
Electronics|PL6|32|PS5 dualsense controller, red, no drift|condition=Good;description=Spare pad, cable not included, Plymouth Derriford collection.
Free Stuff - Swap|PL2||Swap my mountain bike for PS5 or Xbox, Plymouth|condition=Good;description=Voodoo Hoodoo large, worth 350, hydraulic brakes, lad wants a console now.
Home|CA2|120|2 seater DFS sofa, grey fabric, Carlisle, can deliver|condition=Good;description=Fire labels on, from a pet free home, one cushion needs restuffing.
Home|CA1|14|Sofa throw fits 2 seater, teal chenille, Carlisle|condition=New;description=Still in packet, argos, covers the arms as well, non slip back.
Other Services|CA3|40|Sofa & carpet cleaning Carlisle, 2 seater £40|description=Deep clean, stain guard, dries in 4 hrs, pet smells gone.
Home|BT47|95|Bosch 8kg washing machine, 1400 spin, Derry|condition=Good;description=2 yr old, quiet, moving in with the girlfriend so have two, Waterside.
Find a tradesman|BT48|40|Washing machine repairs Derry, no fix no fee|description=All makes, hoover bosch hotpoint, cookers and dryers too, same day.
Home|BT47|50|Karcher K2 pressure washer + patio head, Derry|condition=Good;description=Great for cars and paths, hose connector replaced last yr.
Home|IP3|85|Slimline dishwasher Beko 45cm white, Ipswich|condition=Good;description=10 place, all baskets, plumbed in ready to show it working till friday.
Home|IP4|9|Finish dishwasher tablets x110 tub, opened, Ipswich|condition=New;description=Used about ten, house move no dishwasher now.
Part-Time Jobs|IP1||Kitchen porter / dish washer, eves, Ipswich waterfront|description=20 hrs, staff meals, share of tips, must be able to work saturday nights.
Leisure|LA9|180|Carrera Vengeance MTB, 18in frame, Kendal|condition=Good;description=27.5 wheels, new chain, hydraulic discs, a few scratches as you would expect.
Leisure|LA9|240|Giant Defy road bike, M/L, not a mountain bike!!|condition=Good;description=Drop bars, 105 groupset, carbon forks, Kendal, done the Fred Whitton once.
Vehicle Accessories|LA8|45|Thule bike rack 3 bikes, boot mounted, nr Kendal|condition=Good;description=Straps good, takes mountain or road bikes, does most hatchbacks.
Leisure|BN11|110|Silver Cross Wayfarer pram & pushchair, navy, Worthing|condition=Good;description=Carrycot plus seat, raincover, smoke free, few chassis marks.
Leisure|BN12|15|Dolls pram, Silver Cross style, pink, Worthing|condition=Good;description=For age 3 up, with blanket and dolly changing bag.
Leisure|BN13|6|Universal pram rain cover, fits most pushchairs|condition=Good;description=Mothercare one, velcro tabs, folded small, Worthing.
Home|TR1|40|Flymo hover mower, electric, 30cm, Truro|condition=Good;description=New blade, extension lead included, lawn is now decking.
Home|TR2|695|Ride on mower Mountfield 12.5hp w/ grass box, Truro|condition=Good;description=Serviced in march, new battery and belt, can deliver for fuel.
Other Services|TR1|20|Grass cutting & strimming Truro, from £20|description=Lawns mowed weekly or fortnightly, hedges too, waste taken away.
Home|ZE1|140|Fridge freezer Hotpoint 50/50 frost free, Lerwick|condition=Good;description=White, 55cm wide, works fine, you come and lift it, up one stair.
Home|ZE1|8|Fridge magnets x12 Up Helly Aa + puffins, Lerwick|condition=New;description=Made by me, guizer squad designs, sold as a set.
Home|PA34|320|Log burner 5kw Morso Squirrel, Oban, c/w flue pipe|condition=Good;description=Fire bricks replaced, glass good, multi fuel grate, heavy so bring help.
Home|PA34|90|Seasoned logs, trailer load, hardwood, Oban delivered|condition=New;description=Ash and birch, split for stoves, under 20 percent, dumped in the drive.
Other Services|PA37|55|Chimney sweep Oban & Lorn, stove service, £55|description=Brush and vac, no mess, certificate for insurance, log burners and open fires.
Electronics|ST4|190|Samsung 55 inch 4K smart TV, remote + legs, Stoke|condition=Good;description=Freeview play, netflix etc, tiny cluster of dead pixels bottom left.
Home|ST4|30|Oak TV stand, fits 55 inch telly, Stoke on Trent|condition=Good;description=Two drawers, cable holes in the back, solid not veneer, duck.
Electronics|ST6|12|TV wall bracket tilt, 32-65in, with bolts, Stoke|condition=New;description=Never put up, landlord said no, spirit level included.
Electronics|CT1|135|Dell Latitude i5, 8gb, 256 ssd, win 11, Canterbury|condition=Good;description=14 inch, ex office, battery 4 hrs, ideal homework or uni.
Fashion|CT2|12|Laptop bag 15.6 inch, targus backpack, Canterbury|condition=Good;description=School or work, padded bit, mouse pocket, zip fine.
Web & IT services|CT1|40|Slow laptop? Fix, upgrade & virus removal Canterbury|description=Home visits, ssd from 60 fitted, data recovery, dell hp acer.
Leisure|SY3|165|Squier Strat electric guitar, sunburst, + gig bag, Shrewsbury|condition=Good;description=Affinity series by Fender, new strings, jack a bit crackly, lead included.
Leisure|SY2|10|Guitar stand, folding, plus capo, Shrewsbury|condition=Good;description=Fits electric or acoustic, foam bits ok, free plectrums.
Other Services|SY1|40|Guitar lessons Shrewsbury, electric & acoustic, all ages|description=Grades or just for fun, own studio, first half hour free, dbs checked.
Fashion|BA2|350|Wedding dress size 12 ivory lace, Bath, dry cleaned|condition=Good;description=Bought from a Bath boutique for 1400, sweetheart neck, train, never altered.
Fashion|BA1|60|3 bridesmaid dresses 8, 10, 12 dusky pink, Bath|condition=Good;description=Long multiway, worn once at my wedding, will split.
Other Services|BA1|40|Wedding dress cleaning & alterations Bath, seamstress|description=Take in, hem, bustle, boxing for keeping, fittings by appointment.
Fashion|S71|18|Nike Tiempo football boots size 8, studs, Barnsley|condition=Good;description=Worn half a season, bit of mud sorry, uk 8, firm ground.
Fashion|S70|9|Hunter wellies green, size 8 mens, Barnsley|condition=Good;description=Fit a wide foot, football pitch side boots really, no splits.
Home|LA1|70|Dyson V8 cordless vac, Lancaster, new filter|condition=Good;description=25 mins run time, wall dock, two heads, good on stairs and dog hair.
Home|LA2|16|Battery for Dyson V8, unused, bought in error|condition=New;description=Replacement 4000mah, screws and screwdriver in box, nr Lancaster.
Part-Time Jobs|LA1||Cleaner wanted Lancaster offices, hoover provided, 5-7pm|description=Mon to fri, 10 hrs, paid fortnightly, Dyson and products supplied.
Home|DL1|75|Cotbed, white, drop side no, 140x70, Darlington|condition=Good;description=Turns to toddler bed, 3 heights, mattress not included, teething rail.
Home|DL3|20|Cot bed mattress 140x70 sprung, Darlington|condition=New;description=Still wrapped in plastic, grandma bought two.
Home|DL1|25|Adult bed base single, metal, day bed, Darlington|condition=Good;description=White frame, bolts in a bag, no matress with it.
Home|PE30|150|Greenhouse 8x6 aluminium, dismantled, Kings Lynn|condition=Good;description=Glass stacked, two panes short, bolts and clips, with staging.
Home|PE30|22|Greenhouse heater paraffin, twin burner, Kings Lynn|condition=Good;description=Keeps frost off tomatos, wick ok, no leaks, Gaywood.
Home|PE31|1|Tomato plants, moneymaker, £1 each, from my greenhouse|condition=New;description=About 6 inch tall, lots to go, honesty box nr Kings Lynn.
Home|BH8|100|Pax wardrobe Ikea 150cm sliding mirror doors, Bournemouth|condition=Good;description=Already taken apart, all fixings, hang rail and 4 drawers.
Find a tradesman|BH8|40|Flat pack assembly Bournemouth, Ikea Pax specialist|description=Wardrobes from 60, desks, beds, hang tvs and mirrors, evenings too.
Fashion|BH5|25|Whole wardrobe clear out ladies 16 bundle, Bournemouth|condition=Good;description=Approx 30 items, M and S, George, Next, some with tags.
Electronics|WN3|135|Nintendo Switch v2 neon, dock + case, Wigan|condition=Good;description=Slight drift on left joycon, 32gb card, no games with it.
Electronics|WN5|28|Mario Kart 8 Deluxe, Nintendo Switch game, Wigan|condition=Good;description=Cartridge and box, kids finished with it, no offers.
Home|WN1|4|Light switch x6 double, MK white plastic, Wigan|condition=New;description=Left over from rewire, screws included.
Leisure|CW2|55|10ft trampoline with enclosure net, Crewe|condition=Good;description=Dismantled, one spring missing, ladder, kids too big for it.
Leisure|CW1|20|Trampoline cover + 10ft safety pad, NEW, Crewe|condition=New;description=Green, eyelets and ties, got the wrong size.
Leisure|SA31|130|Lay-Z-Spa Miami inflatable hot tub, Carmarthen|condition=Good;description=4 person, pump fine, small patch on outer, cover faded.
Leisure|SA31|12|Hot tub chemicals starter kit, chlorine + ph, Carmarthen|condition=New;description=Tub died, tablets sealed, test strips in date.
Leisure|NG18|140|Treadmill Reebok, folds up, incline, Mansfield|condition=Good;description=Running machine hardly run on, more a clothes horse, lubricated recently.
Fashion|NG19|22|Running shoes Brooks size 9, treadmill use only, Mansfield|condition=Good;description=About 40 miles indoor, clean soles, insoles new.
Home|LL18|95|Makita 18v cordless combi drill, 2 batts, Rhyl|condition=Good;description=DHP482 in case with charger, brother in law upgraded, works tidy.
Home|LL18|7|SDS drill bits x10 masonry, assorted, Rhyl|condition=Good;description=Some new some used, up to 18mm, in a plastic case.
Home|SA15|110|Belle minimix 150 cement mixer, petrol, Llanelli|condition=Good;description=Starts first pull, bit of muck in the drum, barrow stand.
Home|SA14|190|Kitchenaid stand mixer, red, 4.8L bowl, Llanelli|condition=Good;description=Dough hook whisk and beater, used for cakes at xmas.
Leisure|KA7|60|Job lot vinyl LPs, 70s rock, Floyd Zep Quo, Ayr|condition=Good;description=About 45 records, sleeves vary, no scratches that jump.
Home|KA8|35|Vinyl flooring roll 4m x 2.2m, grey oak, Ayr|condition=New;description=Off cut from kitchen, cushioned, rolled not folded.
Home|BN21|280|Riser recliner armchair, electric, brown, Eastbourne|condition=Good;description=Dual motor, lifts you to standing, mums, ground floor easy collect.
Home|BN22|30|Folding camping chairs x4, cup holders, Eastbourne|condition=Good;description=Beach or festival, bags for each, one slightly faded.
Home|DG1|120|Dining table & 6 chairs, extending, pine, Dumfries|condition=Good;description=Solid, one leaf, chairs have been recovered, few dings.
Home|DG1|10|6 dining chair covers, stretch, cream, Dumfries|condition=New;description=Unopened set of six, too small for our ones.
Leisure|PE4|90|2 carp rods 12ft 3lb + reels, holdall, Peterborough|condition=Good;description=Sonik, baitrunners, giving up the fishing, alarms sold.
Leisure|PE3|5|Garden canes & curtain rods job lot, Peterborough|condition=Good;description=Mixed lengths, some brass ends, good for peas.
Leisure|SA62|65|Vango 4 man tent, porch, used twice, Haverfordwest|condition=Good;description=Easy up, pegs and footprint, been aired and dry.
Event Planning & Catering|SA61|40|Party tent & gazebo hire Haverfordwest, 20 to 80 guests|description=Put up and took down, tables chairs and lights too.
Leisure|SA61|3|Tent pegs x30 and mallet, Pembs|condition=Good;description=Steel, slightly bent some of them, rock pegs too.
Home|HX1|65|Chest of drawers 5 drw, solid pine, Halifax|condition=Good;description=Runners waxed, one knob different, upstairs so bring muscle.
Fashion|HX3|6|Thermal long johns (drawers!) mens L x3, chest 42 vests too, Halifax|condition=New;description=Unopened, M and S, for the cold, not his size.
Electronics|IP33|55|Canon Pixma wifi printer, scan & copy, Bury St Edmunds|condition=Good;description=Half full carts, usb lead, kids used for homework.
Electronics|IP32|8|Ink cartridges Canon 545 546 multipack, Bury St Edmunds|condition=New;description=Sealed, got a new printer that dont take em.
Leisure|CT10|60|Wetsuit mens ML 4/3 winter, O'Neill, Broadstairs|condition=Good;description=No tears, knees bit worn, back zip, no boots.
Leisure|CT10|150|Bodyboard + foam surfboard 7ft, leash, Broadstairs|condition=Good;description=Softie for learning, few dents, wax thrown in, no suit with it.
Vehicle Accessories|CT9|25|Roof rack for surfboards, soft pads & straps, Thanet|condition=Good;description=Inflatable, fits any car with or without rails, Broadstairs or Margate.
Electronics|FK7|40|Sony WH bluetooth headphones over ear, Stirling|condition=Good;description=Over ear, noise cancelling, pads flaking slightly, charger.
Home|FK8|45|Ear defenders + hard hat Stihl chainsaw set, Stirling|condition=Good;description=Mesh visor, head gear only, saw not included.
Home|GL52|35|Next blackout curtains 90x90 eyelet, navy, Cheltenham|condition=Good;description=Pair with tiebacks, from nursery, washed and ironed.
Home|GL50|12|Curtain pole 2.4m brushed steel, Cheltenham|condition=Good;description=With rings and brackets, ball ends.
Home|YO11|15|Slow cooker 3.5L Morphy Richards, Scarborough|condition=Good;description=Lid has a chip, makes a cracking stew, moving.
Job Offers|YO12||Cooks & kitchen staff, care home Scarborough|description=30 hrs, alternate weekends, level 2 hygiene, uniform and lunch given.
Fashion|ST16|30|Mens watch Seiko 5 automatic, Stafford|condition=Good;description=Day date, bracelet has hairlines, keeps good time.
Other Services|ST17|6|Watch & clock repairs Stafford, batteries from £6|description=Straps, glasses, automatic services, grandfather clocks at home.
Full-Time Jobs|TR1||Chef de partie, gastro pub nr Truro, £14.50/hr, live in|description=48 hrs over 5 days, tips, one straight shift, start asap.
Fashion|TR1|18|Chefs whites jacket L + checked trousers, Truro|condition=Good;description=College course finished, black trim, boil washed.
Job Wanted|TR4||Chef avail for shifts, Truro Newquay Falmouth|description=20 yrs in kitchens, breakfast to fine dining, own knives and car, 18 an hr.
Full-Time Jobs|CA3||HGV Class 1 driver, tramping, Carlisle Kingstown, £165/day|description=Curtainsiders, DAF XG, mon to fri, cpc and digi card, 2 yrs exp.
Other Services|CA3|40|HGV driver training Carlisle - Class 1 & 2, CPC, medicals|description=5 day courses, high pass rate, funding may be available.
Job Wanted|CA2||Class 2 driver looking for work Carlisle, hiab|description=Clean licence, 12 yrs, days only, can start monday.
Part-Time Jobs|NR1||Evening cleaner, Norwich offices, 12 hrs, £12.21|description=Mon to fri 5.30 start, no weekend, training on the job, dbs paid for.
Other Services|NR3|16|Domestic cleaner has spaces, Norwich, £16 hr|description=Weekly or fortnightly, ironing too, police checked, own products.
Full-Time Jobs|LL11||Care assistant waking nights, Wrexham, no exp needed|description=38.5 hrs, £12.60, paid induction, nvq offered, driver preferred.
Health-Beauty|LL12|40|Private carer for elderly, Wrexham, days or nights|description=Companionship, meals, meds prompts, 15 yrs nhs, enhanced dbs.
Leisure|LL13|35|Baby car seat group 1, Wrexham, well cared for|condition=Good;description=Never in accident, night blue, isofix no.
Full-Time Jobs|PH1||Plumber/heating engineer wanted, Perth, van + phone|description=Gas safe pref, 40 hrs, 19 to 21 ph, domestic service and repair.
Find a tradesman|PH2|40|Emergency plumber Perth 24/7, leaks, boilers, no call out|description=Burst pipes, toilets, taps, power flush, gas safe registered, pensioner discount.
Home|PH1|15|Plumbers bits job lot, 15mm copper fittings, Perth|condition=New;description=Elbows, tees, isolators, two lengths of pipe, one bucket.
Part-Time Jobs|BA1||Weekend barista, indie coffee shop Bath, latte art a plus|description=Sat and sun, 14 hrs, 11.80 plus tips, training given if keen.
Home|BA2|75|Sage barista coffee machine, Bath|condition=Good;description=Bambino, descaled, jug and tamper, weekend use only.
Part-Time Jobs|YO10||Nanny needed York, 2 kids, after school mon-thu|description=3 till 6.30, driver with own car, 13 ph net, term time only.
Other Services|YO23|40|Babysitter / mothers help avail York, eves & wkends|description=Paediatric first aid, dbs, student teacher, 10 an hour.
Full-Time Jobs|DN3||Warehouse op NIGHTS Doncaster iPort £13.40ph + bonus|description=4 on 4 off, pick and pack, flt a bonus, temp to perm.
Commercial Property|DN4|2900|Warehouse 5000 sqft Doncaster, dock level, to let|propertyType=Commercial;rooms=2;surface=5000;availableNow=Yes;description=3 phase, yard, nights access ok, near J3 M18.
Job Offers|NE46||Lambing assistant nr Hexham, March-April, caravan provided|description=800 mules, nights and days shared, vet students welcome, bring a dog if biddable.
Miscellaneous|NE47|25|Pet lambs x4, Hexham, on the bottle|condition=Good;description=Texel cross, fortnight old, holding number needed.
Full-Time Jobs|SN5||Apprentice electrician, Swindon, L2, age 16-19|description=Day release at New College, tools bought for you, maths gcse needed.
Find a tradesman|SN1|40|Electrician Swindon NICEIC, rewires, EICR, fault finding|description=Consumer units, sockets, ev points, landlord certs from 120.
Full-Time Jobs|IV1||WFH admin & data entry, Inverness firm, remote ok|description=Home based after first week, 37.5 hrs, laptop given, typing 40wpm.
Home|IV2|55|Home office desk + drawers, white, Inverness|condition=Good;description=120 wide, was for working from home admin, back in office now.
Part-Time Jobs|HR2||Fruit pickers Hereford, strawbs & cherries, May-Sept|description=Piece rate or nmw, caravans on farm 9 a night, no exp, start 5am.
Home|HR4|1|Strawberry runners £1 each, Hereford, pick up|condition=New;description=Cambridge favourite, well rooted, loads of fruit this summer.
Job Offers|TA1||2 brickies + labourer, Taunton, price or day rate|description=New build site off the A358, cscs needed, 6 months of work.
Home|TA2|180|Reclaimed bricks approx 400, Taunton|condition=Good;description=Red, cleaned, on a pallet, bricklayer let us down so selling.
Job Wanted|LL57||Gardener seeks regular work Bangor / Anglesey|description=Own tools and van, pruning, mowing, patios jet washed, 17 ph.
Part-Time Jobs|LL57||Gardener required, Penrhyn estate Bangor, 24 hrs|description=Working in walled garden, rhs 2 useful, pension.
Home|LL57|15|Wheelbarrow planter w/ flowers, garden ornament, Bangor|condition=Good;description=Painted wood, gardener made, some rot at base.
Internships|GU1||Marketing internship Guildford, 3 mths, paid, hybrid|description=Social media, canva, travel paid, ideal 2nd year student, tues and thurs in.
Leisure|GU2|9|Principles of Marketing textbook, Kotler, Guildford|condition=Good;description=Student copy, some pencil, useful for social media modules.
Find a tradesman|BN20|40|Roofer Eastbourne - slipped tiles, flat roofs, gutters|description=Free quote with photos, 10 yr guarantee on epdm, no deposit taken.
Vehicle Accessories|BN23|50|Roof box 420L Halfords, Eastbourne|condition=Good;description=Two keys, brackets, some scratches on the top, no leaks.
Other Services|DE14|40|Dog grooming Burton on Trent, clip & nails, doodles ok|description=City and guilds, small salon, 1 to 1, from 30.
Miscellaneous|DE15|15|Dog grooming table clamp & clippers, Burton|condition=Good;description=Blades need sharpened, no table, used on our poodle.
Other Services|CH1|40|Maths tutor GCSE & A level, Chester or online|description=Qualified teacher, 28 an hr, past papers, confidence building.
Leisure|CH3|6|GCSE maths revision guides CGP higher, Chester|condition=Good;description=Three books and flash cards, no writing in em.
Event Planning & Catering|HD1|180|Mobile disco & DJ Huddersfield, weddings 18ths, from £180|description=Lights, smoke, request list, karaoke extra 40, pat tested.
Electronics|HD3|120|Numark DJ decks + mixer, Huddersfield|condition=Good;description=Party use, one fader crackles, usb lead and box.
Event Planning & Catering|DD2|40|Celebration cakes Dundee, birthday, wedding, vegan|description=Sponge or choc, delivered in DD area, 5 days notice please.
Home|DD3|10|Wilton cake tins & number moulds, Dundee|condition=Good;description=Birthday numbers 0-9, wedding tier tins, bit of wear.
Transport Services|LU2|40|Airport taxi Luton, Stansted, Heathrow fixed price|description=8 seater also, meet and greet, child seats, card taken.
Leisure|LU1|20|Cabin suitcase fits Luton easyjet, 45x36x20|condition=Good;description=Black, wheels fine, used for one flight from the airport.
Interpreting - Translation|PE1|40|Polish translator & interpreter, Peterborough, certified|description=Docs, HMRC, solicitor, hospital visits, from 25.
Leisure|PE2|4|Polish - English dictionary, Collins, Peterborough|condition=Good;description=Hardback, slight tear, translated 50,000 words.
Financial Services|ST5|40|Self assessment & bookkeeping, small biz, Newcastle-under-Lyme|description=Tax returns from 120, cis refunds, vat, xero, aat licensed.
Miscellaneous|ST5|8|Cash box & receipt books, Newcastle-under-Lyme|condition=Good;description=From a small business bookkeeping desk, two keys, tax year labels.
Find a tradesman|BT42|40|Tree surgeon Ballymena, felling, stumps ground, hedges|description=Nptc, insured, chip taken away, storm work, free look.
Home|BT42|70|Artificial xmas tree 7ft + stump stand, Ballymena|condition=Good;description=Prelit, warm white, in bag, branches hinged.
Massage|WR1|40|Sports & deep tissue massage Worcester, male & female|description=Level 4 therapist, clinic or mobile, 40 per hr, back pain runners etc.
Home|WR4|60|Massage table folding, beauty couch, Worcester|condition=Good;description=Cream, face hole, carry bag, small tear on the edge.
Health-Beauty|LN4|40|Mobile hairdresser Lincoln & villages, perms, sets, OAPs|description=Cut and blow dry 22, housebound welcome, barbering too.
Full-Time Jobs|LN1||Hairdresser / rent a chair, Lincoln salon|description=Employed or self employed, busy salon, column waiting, parking.
Fashion|LN6|40|Hair straighteners GHD, Lincoln|condition=Good;description=Old type, work fine, my hairdresser recommended, heat mat.
Other Services|IP4|70|Piano tuner Ipswich & Woodbridge, £70|description=Uprights and grands, pitch raise, minor repairs, institute trained.
Free Stuff - Swap|IP2||FREE upright piano, needs tuned, Ipswich, u collect|condition=Good;description=Ground floor, one sticky key, oak case, must go by the weekend or its for the skip.
Electronics|IP1|240|Yamaha P45 digital piano, 88 weighted keys, Ipswich|condition=Good;description=Stand and pedal, headphones, grade 5 kid gave up.
Miscellaneous|TQ2|350|Cockapoo pups, f1, 2 boys left, Torquay|condition=Good;description=Chipped, vacc, mum seen, hips checked, ready 14th, licence not needed.
Miscellaneous|TQ1|8|Cockapoo mug & coaster, gift, Torquay|condition=New;description=Apricot dog, boxed, never used.
Other Services|TQ1|12|Dog walker & puppy visits Torquay, £12|description=Group walks, cockapoos to collies, insured, pics sent.
Miscellaneous|BT79|60|Kittens tabby + tortie, 9 wks, Omagh|condition=Good;description=Wormed, litter trained, used to weans and dogs, ready to go now.
Home|BT79|20|Cat carrier + litter tray, kitten food, Omagh|condition=Good;description=Washed, plastic door ok, moggy passed away.
Miscellaneous|BT78||LOST tabby cat, Omagh Gortin Rd, reward|condition=Good;description=Neutered male, white bib, chipped, missing since sunday night.
Miscellaneous|SA48|12|POL hens, warrens & blacks, Lampeter, £12 each|condition=Good;description=Point of lay, vaccinated, bring a box, open sats.
Home|SA48|95|Chicken coop / hen house for 6, Lampeter|condition=Good;description=Nest box, ramp, run 2m, creosoted, no birds with it.
Miscellaneous|GL1|45|Fish tank 60L + heater, filter, Gloucester|condition=Good;description=Juwel, hood light, gravel, no fish, no leaks.
Free Stuff - Swap|GL2||Free goldfish x3 to good home, Gloucester|condition=Good;description=Common ones about 3 inch, pond pref, bring a bucket.
Leisure|HG1|85|2 tickets Elbow, Harrogate Conv Centre, stalls|condition=New;description=Face value, e tickets transfer, cant go now, nov date.
Leisure|HG2|12|Elbow Seldom Seen Kid vinyl LP, Harrogate|condition=Good;description=Plays well, ticket stub inside from the tour.
Free Stuff - Swap|CO2||Free topsoil approx 3 ton, Colchester, bring bags|condition=Good;description=From extension footings, some stones, barrow through side gate.
Home|CO3|150|Pallet of compost 50 bags, Colchester|condition=New;description=Peat free, not free delivery though, forklift here.
Free Stuff - Swap|PR2||Swap touring caravan for car, Preston, what have you|condition=Good;description=Swift 2 berth, worth 2k, want small diesel or van, no cash.
Vehicle Accessories|PR1|3|Caravan club sticker & car mirror extenders, Preston|condition=Good;description=Pair, milenco, one strap replaced, or swap for beer.
Friendship - Friends|LL30||Walking group over 50s Llandudno, new members, Sundays|description=5 to 8 miles, great orme, conwy, tea after, dogs on leads, singles friendly.
Fashion|LL30|25|Walking boots ladies 6, Karrimor, Llandudno|condition=Good;description=Worn on three walks with my group, waterproof, spare laces.
Friendship - Friends|BN7||Drummer wanted for indie covers band, Lewes|description=30s to 50s, rehearse tues, gigs monthly, kit at the studio.
Leisure|BN7|180|Pearl drum kit 5 piece, Lewes, blue|condition=Good;description=Cymbals tired, stool, was in a covers band, loud neighbours won.
Free Stuff - Swap|KT13||Free pallets x9, Weybridge, good for firewood|condition=Good;description=Outside the unit, help yourself after 4, no need to ring.
Friendship - Friends|SY23||Welsh conversation group Aberystwyth, learners, Weds|description=Paned a sgwrs, free, all levels, upstairs in the arts centre cafe.
Leisure|KT13|14|Artist paint palette set, acrylics & easel, Weybridge|condition=Good;description=Wooden easel, most tubes full, free brush roll.
Removals & Storage Services|DH1|45|House removals Durham, 2 men + luton, from £45/hr|description=Packing, piano moves, small storage, insured, no job too wee.
Miscellaneous|DH1|15|Removal boxes x25 + bubble wrap, Durham|condition=Good;description=Just moved house, double wall, flat packed, take the lot.
Full-Time Jobs|DH1||Removals porter, Durham, £12.50, heavy lifting|description=Early starts, driving licence handy, van provided, 45 hrs.
Leisure|LL11|40|2x Wrexham AFC tickets, Sat, Tech End, face value|condition=New;description=Together, adult and u18, transfer on the app, wifes birthday so cant go.
Fashion|LL12|18|Wrexham AFC home shirt L, 23/24|condition=Good;description=United on the front, washed inside out, small pull.
Models - Auditions - Photography|SP1|650|Wedding photographer Salisbury, full day £650|description=Album or usb, second shooter, drone where allowed, relaxed style.
Home|SP2|6|Mr & Mrs wedding photo frame 10x8, Salisbury|condition=New;description=Silver plated, unwanted present, our photographer gave us one.
Leisure|KA3|35|Wee boys bike 16 inch, Apollo, age 5-7, Kilmarnock|condition=Good;description=Red, stabilisers in the bag, tyres pumped, my lad is on a 20 now.
Leisure|KA1|5|Bike stabilisers + bell, fit 12 to 20in, Kilmarnock|condition=New;description=Wean didnt need them, bolts there.
Free Stuff - Swap|NN1||Free rabbit w/ hutch, to good home, Northampton|condition=Good;description=Lop doe, 2 yrs, neutered, daughter at uni now. Hay incl.
Miscellaneous|NN3|4|Peter Rabbit cuddly toy + book, Northampton|condition=Good;description=Clean, free from pets, good for easter gift.
Miscellaneous|DE55||Car boot sale Alfreton, every Sunday, sellers 7am £8|condition=New;description=Field by the A38, burger van, toilets, vans 12, dogs on lead.
Vehicle Accessories|DE55|12|Car boot liner + organiser, Astra, Alfreton|condition=Good;description=Rubber tray, for sale due to selling car.
Home|LN2|140|Vintage barbers chair, chrome, hydraulic, Lincoln|condition=Good;description=Out of my uncles salon, red leatherette, some rust to foot rest.
`;
