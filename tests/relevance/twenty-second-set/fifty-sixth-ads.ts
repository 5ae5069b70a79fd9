/* Ads that the fifty-sixth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|IV51|780|Croft cottage long let, Staffin|propertyType=House;bedrooms=2;rooms=4;surface=860;availableNow=Yes;furnished=Unfurnished;description=North end of Skye, stove and oil heating, garden, dog no bother. 12 months minimum, not for holidays.
Property to Rent|IV51|690|Croft house sleeps 4, Sat to Sat, Portree|propertyType=House;bedrooms=2;rooms=4;surface=820;availableNow=Yes;furnished=Furnished;description=Self catering holiday let, price is per week, linen and logs included.
Property to Rent|NP7|1150|3 bed terr, walk to station, Abergavenny|propertyType=House;bedrooms=3;rooms=5;surface=980;availableNow=Yes;furnished=Unfurnished;description=Small yard, gas ch, long term family wanted, deposit 1300.
Property to Rent|NP7|1295|Town house 3 bed furnished, 3-6 mths only|propertyType=House;bedrooms=3;rooms=5;surface=1040;availableNow=Yes;furnished=Furnished;description=Owners abroad till spring, Abergavenny centre, suit contractor or family between houses.
Property to Rent|DE22|775|Grd floor flat Allestree, over 55s|propertyType=Flat;bedrooms=1;rooms=2;surface=520;availableNow=Yes;furnished=Unfurnished;description=Retirement block, pull cords, warden weekdays, walk in shower, level from car park.
Property to Rent|DE23|760|1 bed flat top floor no lift, Littleover|propertyType=Flat;bedrooms=1;rooms=2;surface=480;availableNow=Yes;furnished=Unfurnished;description=Third floor, great views, young professional pref.
Property to Rent|PE30|725|Self cont annexe, village nr Kings Lynn|propertyType=House;bedrooms=1;rooms=2;surface=420;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=One quiet person, heat elec and wifi in the price, own door, off road parking.
Property to Rent|BT34|950|Farmhouse Hilltown, stables + paddock|propertyType=House;bedrooms=4;rooms=7;surface=1750;availableNow=Yes;furnished=Unfurnished;description=Edge of the Mournes, room for two horses, oil heating, references.
Property to Rent|BT34|725|2 bed apt Newry, 5 min Daisy Hill hosp|propertyType=Flat;bedrooms=2;rooms=3;surface=690;availableNow=Yes;furnished=Furnished;description=First floor, lift, one parking space, no students.
Property to Rent|PL4|2275|5 bed student hse Mutley, from July|propertyType=House;bedrooms=5;rooms=7;surface=1400;availableNow=No;furnished=Furnished;description=£105 each a week, 10 min walk to the uni, 2 bathrooms, fast wifi.
Property to Rent|PL6|1250|3 bed semi Derriford, no students|propertyType=House;bedrooms=3;rooms=5;surface=960;availableNow=Yes;furnished=Unfurnished;description=Plymouth, near hospital, driveway, enclosed garden, cat considered.
Property to Rent|TN34|1200|Wanted - 2/3 bed hse Hastings, nurse + 2 kids|adType=Wanted;propertyType=House;bedrooms=3;rooms=4;description=Rent up to 1200, guarantor, ten years at last place, landlord selling up.
Property for Sale|LN6|189950|2 bed det bungalow N Hykeham, no chain|propertyType=House;bedrooms=2;rooms=4;surface=760;availableNow=Yes;description=South of Lincoln, garage, low maintenance garden, ramp to the front door.
Property for Sale|LN2|425000|4 bed det with dbl garage, Nettleham|propertyType=House;bedrooms=4;rooms=8;surface=1700;availableNow=Yes;description=Village near Lincoln, study, utility, south garden.
Property for Sale|KW15|88000|Stone cottage for renovation, Orkney|propertyType=House;bedrooms=2;rooms=4;surface=700;availableNow=Yes;description=Roof needs doing, water and power on, third of an acre, view over the Flow.
Land for Sale|KW15|39000|House site with planning, nr Kirkwall|surface=11000;availableNow=Yes;description=Full permission for 3 bed bungalow, services at road.
Property for Sale|BL2|97500|2 up 2 down Tonge Moor, tenant in|propertyType=House;bedrooms=2;rooms=4;surface=650;availableNow=Yes;description=Bolton. Buy to let, rent 675 a month, landlord selling, tenant 6 yrs wants to stay.
Property for Sale|BL1|139950|2 bed terr Halliwell, vacant, FTB ideal|propertyType=House;bedrooms=2;rooms=4;surface=720;availableNow=Yes;description=Bolton, new boiler and kitchen, ready to move in.
Property for Sale|CM1|62500|25% share 1 bed flat, Chelmsford|propertyType=Flat;bedrooms=1;rooms=2;surface=500;availableNow=Yes;description=Shared ownership, rent on the rest 410, allocated parking, 10 min station.
Property for Sale|SS3|134995|Park home 2 bed Gt Wakering, over 50s|propertyType=House;bedrooms=2;rooms=4;surface=640;availableNow=Yes;description=Residential all year site near Southend, 36x20, small dog ok, pitch fee 190.
Property for Sale|BT74|245000|Bungalow, big shed & 1 acre, Enniskillen|propertyType=House;bedrooms=3;rooms=6;surface=1300;availableNow=Yes;description=Shed 60x30 with pit and 3 phase, would suit mechanic or lorry man.
Property for Sale|SY23|172000|Prom flat Aberystwyth, 2 bed, lift|propertyType=Flat;bedrooms=2;rooms=3;surface=710;availableNow=Yes;description=Second floor, bay window right on the sea, leasehold 940 yrs.
Property for Sale|HR4||Cash buyers seek cottage, Hereford side|adType=Wanted;propertyType=House;bedrooms=2;description=Sold ours, up to 300k, bit of ground, anything considered even if it wants work.
Flatshare - Rooms to rent|CB4|600|Mon-Fri room Chesterton, quiet home|propertyType=House;rooms=1;surface=120;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Cambridge, ideal weekly commuter, desk, bike shed, weekends away please.
Flatshare - Rooms to rent|CB1|720|Dbl rm Mill Rd Cambridge, full time let|propertyType=House;rooms=1;surface=140;availableNow=Yes;furnished=Furnished;description=Three postgrads, garden, bills about 70 a month on top.
Flatshare - Rooms to rent|SO15|560|Large rm Shirley, couples ok|propertyType=House;rooms=1;surface=170;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Southampton, two people welcome £90 extra, near General hospital.
Flatshare - Rooms to rent|SO17|430|Rm in student hse Portswood|propertyType=House;rooms=1;surface=110;availableNow=Yes;furnished=Furnished;description=One person only, girls house of 4, near Highfield campus Southampton.
Flatshare - Rooms to rent|LU2|580|Single rm Luton, airport staff ok|propertyType=House;rooms=1;surface=90;availableNow=Yes;furnished=Furnished;billsIncluded=Yes;description=Shift workers no problem, quiet in daytime, bus to terminal 24 hr.
Flatshare - Rooms to rent|CT1||Rm wanted Canterbury, me & small dog|adType=Wanted;propertyType=House;description=Mature student, 32, quiet old terrier, up to 600 with bills.
Flatshare - Rooms to rent|AB24|400|Rm Old Aberdeen, month on month off|propertyType=Flat;rooms=1;surface=130;availableNow=Yes;furnished=Furnished;description=Flatmate works offshore so place to yourself half the time.
Garage Storage|HU5|60|Garage to let off Chanterlands Ave|propertyType=Commercial;rooms=1;surface=150;availableNow=Yes;description=Hull, brick, dry, new lock, car or storage.
Home|HU5|140|Garage door up & over 7ft white, Hull|condition=Good;description=Hormann, complete with frame and runners, buyer collects.
Find a tradesman|HU4|50|Garage door springs & cables mended, Hull|description=Roller, sectional, up and over, same day, motors fitted.
Garage Storage|NR10|95|20ft shipping container to rent, farm nr Norwich|propertyType=Commercial;surface=160;availableNow=Yes;description=Self store, drive up, 24 hr access, CCTV.
Other Vehicles|NR10|1650|20ft shipping container for sale, del poss|brand=Other;model=Container;bodyType=Other;year=2008;description=Watertight, good floor, doors swing ok, hiab delivery.
Garage Storage|PH1||Garage wanted Perth, for old MG|adType=Wanted;propertyType=Commercial;description=Long rent, dry, any lock up within 5 miles, 60 a month.
Commercial Property|WV3|65|Chair to rent, busy barbers, W'ton|propertyType=Commercial;rooms=1;surface=80;availableNow=Yes;description=£65 a week, Compton Road, own clients welcome, self employed.
Home|WV3|220|Barbers chair hydraulic, red leather|condition=Good;description=Wolverhampton, shop refit, one of two.
Full-Time Jobs|WV1||Barber wanted, fades & beards, W'ton|contractType=Permanent;salary=£120 a day;description=Five days, busy shop near the ring road.
Commercial Property|HX1|480|Workshop 700 sq ft, 3 phase, Halifax|propertyType=Commercial;rooms=2;surface=700;availableNow=Yes;description=Ground floor mill unit, roller door, suit joiner or car repairs, small biz rates relief.
Commercial Property|HX7|18|Studio by the hour, mirrors & sprung floor|propertyType=Commercial;rooms=1;surface=900;availableNow=Yes;description=Hebden Bridge, dance, pilates, rehearsals, £18 hr.
Commercial Property|HR1|35000|Village inn, free of tie lease, Herefordshire|propertyType=Commercial;rooms=9;surface=3000;availableNow=Yes;description=Pub with 3 letting rooms and owners flat, retirement sale.
Leisure|HR4|25|Pub bar towels & ash trays, collection|condition=Good;description=Hereford, Guinness, Banks, Worthington, about 40 pieces.
Land for Sale|PA34|45000|3 acre wood, burn & track, nr Oban|surface=130000;availableNow=Yes;description=Mixed oak and birch, Argyll, camping and firewood for own use.
Home|PA34|90|Logs, builders bag, hardwood seasoned|condition=Good;description=Oban and Connel delivered, ash and oak, under 20%.
Land for Sale|SA31|32000|Paddock 2.5 ac with field shelter|surface=108000;availableNow=Yes;description=Carmarthen 4 miles, mains water, good hedges, horses or hobby farm.
Land for Sale|BT78|95000|Building site Omagh, FPP for two storey|surface=17000;availableNow=Yes;description=Half acre, elevated, entrance laid, percolation passed.
Cars|TA1|3250|VW Polo 1.2 Match, 2012, 68k|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Polo;year=2012;fuelType=Petrol;mileage=68000;transmission=Manual;bodyType=Hatchback;doors=5;color=Silver;engineSize=1.2;co2=128;description=Taunton, fsh, cambelt done, two keys, cheap tax.
Fashion|TA1|8|3x polo shirts mens L, Ralph Lauren|condition=Good;description=Taunton, navy white and pink, no fading.
Vehicle Accessories|TA2|60|Set of 15in alloys off a Polo 6R|condition=Good;description=Legal tyres, one kerbed, Taunton.
Cars|TA6|8900|VW Polo 1.0 TSI 2018 auto, 31k|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Polo;year=2018;fuelType=Petrol;mileage=31000;transmission=Automatic;bodyType=Hatchback;doors=5;color=Grey;engineSize=1.0;co2=110;description=Bridgwater, DSG, one lady owner, carplay.
Cars|CA2|5400|Nissan Leaf 30kwh Acenta, 2016|adType=Individual;vehicleOfferType=sell;make=Nissan;model=Leaf;year=2016;fuelType=Electric;mileage=47000;transmission=Automatic;bodyType=Hatchback;doors=5;color=White;engineSize=;co2=0;description=Carlisle, 11 bars, 47k, type 1 cable with it.
Vehicle Accessories|CA3|95|EV lead type 2, 7m 32 amp + bag|condition=Like new;description=Carlisle, charging cable for electric car, wrong one for mine.
Home|CA2|30|Garden vac & leaf blower 2600w|condition=Good;description=Carlisle, shreds too, bag fine.
Find a tradesman|CA1|850|Car charge point installs, Carlisle|description=7kw home wallbox fitted and certified, from 850, grant for flats.
Cars|LD1|13500|Land Rover Defender 90 TD5, 2003|adType=Individual;vehicleOfferType=sell;make=Land Rover;model=Defender;year=2003;fuelType=Diesel;mileage=128000;transmission=Manual;bodyType=SUV;doors=3;color=Green;engineSize=2.5;co2=0;description=Llandrindod, galv chassis, winch bumper, mot feb.
Vehicle Accessories|LD1|110|Defender rear door & glass, green|condition=Fair;description=Bottom corner gone, will weld, Llandrindod Wells.
Leisure|LD1|14|Land Rover die cast 1:18, boxed|condition=New;description=Model Defender for a shelf, Bburago.
Cars|SR2|950|Fiat Panda 2008, 12 mths test, cheap runabout|adType=Individual;vehicleOfferType=sell;make=Fiat;model=Panda;year=2008;fuelType=Petrol;mileage=81000;transmission=Manual;bodyType=Hatchback;doors=5;color=Yellow;engineSize=1.1;co2=119;description=Sunderland, bit of lacquer peel, no leaks, £35 tax.
Leisure|SR3|10|Giant panda cuddly toy 4ft|condition=Like new;description=Won at the fair, Sunderland.
Cars|SR4|500|Scrap & non runners bought, Wearside|vehicleOfferType=buy;description=Any car any van mot failures, collected same day with paperwork.
Cars|GL7|11995|MGB roadster 1972, chrome bumper|adType=Individual;vehicleOfferType=sell;make=MG;model=MGB;year=1990;fuelType=Petrol;mileage=64000;transmission=Manual;bodyType=Convertible;doors=2;color=Red;engineSize=1.8;co2=0;description=Cirencester, BRG hood, wire wheels, overdrive, tax and mot exempt.
Vehicle Accessories|GL7|90|Tonneau cover MGB, black, fair|condition=Fair;description=Cirencester, two poppers missing.
Transport Services|GL7|350|Vintage wedding car, white ribbon, Cotswolds|description=1936 Bentley with chauffeur, 3 hrs, champagne in the back.
Cars|IV30|6750|Dacia Duster 4x4 dci 2015, tow bar|adType=Individual;vehicleOfferType=sell;make=Dacia;model=Duster;year=2015;fuelType=Diesel;mileage=72000;transmission=Manual;bodyType=SUV;doors=5;color=Brown;engineSize=1.5;co2=135;description=Elgin, pulled a small caravan, winter tyres on, 72k.
Cars|NP20|4300|Citroen Berlingo WAV, ramp, 2013|adType=Individual;vehicleOfferType=sell;make=Citroen;model=Berlingo;year=2013;fuelType=Diesel;mileage=55000;transmission=Manual;bodyType=Other;doors=5;color=Blue;engineSize=1.6;co2=136;description=Newport, wheelchair accessible, winch and belts, seats 3 plus chair.
Vans|NP19|3400|Berlingo van 1.6 hdi 2014, no vat|brand=Citroen;model=Berlingo;bodyType=Other;fuel=Diesel;year=2014;description=Newport, three seats, side door, 98k, racking one side.
Health-Beauty|NP20|60|Wheelchair folding, self propel, 18in|condition=Good;description=Newport, Karma alu, brakes good, footrests.
Motorbikes & Scooters|EH54|1350|Honda CBF125 learner legal, 2013|brand=Honda;model=CBF125;bodyType=Other;fuel=Petrol;year=2013;description=Livingston, 14k, L plates come with it, new back tyre.
Motorbikes & Scooters|EH54|6200|Triumph Bonneville T100, 2014, 8k|brand=Triumph;model=Bonneville;bodyType=Other;fuel=Petrol;year=2014;description=Livingston, garaged, Dart screen, panniers.
Fashion|EH54|90|RST bike leathers 2 piece, 42 chest|condition=Good;description=Livingston, zip together, one down mark on elbow.
Vehicle Accessories|EH54|40|Bike ramp & tie downs, for van|condition=Good;description=Motorcycle loading, folding, straps included, Livingston.
Motorbikes & Scooters|BN11|2350|Vespa Primavera 125, mint green, 2017|brand=Vespa;model=Primavera;bodyType=Other;fuel=Petrol;year=2017;description=Worthing, 5k, top box and screen, serviced.
Leisure|BN11|18|Micro scooter, 3 wheel, age 2-5|condition=Good;description=Worthing, pink, light up wheels.
Miscellaneous|BN11|480|Mobility scooter 4mph, splits for boot|condition=Good;description=Worthing, TGA Minimo, new batteries, charger and basket.
Other Services|BN12|45|Scooter & powerchair repairs, home visits|description=Worthing Littlehampton, batteries, punctures, mobility only.
Vans|TF1|9800|Transit Custom L2 2017, e6, ply lined|brand=Ford;model=Transit Custom;bodyType=Other;fuel=Diesel;year=2017;description=Telford, 94k, roof bars, ULEZ ok, no vat.
Vans|TF1|4650|Transit 17 seat minibus, 2010|brand=Ford;model=Transit;bodyType=Other;fuel=Diesel;year=2010;description=Telford, ex school, tacho, steps, 102k.
Transport Services|TF2|140|16 seater with driver, nights out & airports|description=Telford Shrewsbury, hen dos, races, school trips, minibus.
Vans|DG9|7900|VW T5 camper 2007, pop top, 4 berth|brand=Volkswagen;model=Transporter T5;bodyType=Other;fuel=Diesel;year=2007;description=Stranraer, rock n roll bed, hob, fridge, diesel heater, 141k.
Vehicle Accessories|DG9|150|Drive away awning for VW camper|condition=Good;description=Stranraer, Vango Kela, poled, used twice.
Trucks|PE1|8500|Iveco Daily 3.5t tipper, 2013, cage sides|brand=Iveco;model=Daily;bodyType=Other;fuel=Diesel;year=2013;description=Peterborough, tree work or landscaping, ton payload, tow bar.
Trucks|PE2|14500|7.5t box lorry with tail lift, 2012|brand=Iveco;model=Eurocargo;bodyType=Other;fuel=Diesel;year=2012;description=Peterborough, 20ft body, tested to nov, 290k.
Leisure|PE1|9|Tonka tipper, metal, bit rusty|condition=Fair;description=Old sandpit toy, Peterborough.
Other Vehicles|DT11|16500|Horsebox 3.5t, Renault Master, carries 2|brand=Renault;model=Master;bodyType=Other;fuel=Diesel;year=2011;description=Blandford, rear facing, tack locker, car licence.
Other Vehicles|DT10|2600|Ifor Williams 505 trailer, two horses|brand=Ifor Williams;model=HB505;bodyType=Other;year=2004;description=Sturminster, new floor, breast bars, spare wheel.
Event Planning & Catering|DT11|600|Horsebox bar for weddings, Dorset|description=Converted trailer, prosecco gin and local ale, staff supplied.
Transport Services|DT9|55|Ponies moved, vet trips & shows, Sherborne|description=Equine transport, DEFRA authorised, two horse lorry.
Other Vehicles|DE14|38000|57ft trad narrowboat, Burton, 2004|brand=Other;model=Narrowboat;bodyType=Other;fuel=Diesel;year=2004;description=Liveaboard, multifuel stove, pump out, blacked last year, canal mooring can transfer.
Leisure|DE14|30|Canal ware jugs & lace plates, roses|condition=Good;description=Burton on Trent, hand painted barge art.
Other Vehicles|IP4|900|Mirror dinghy, sails & trolley, Ipswich|brand=Other;model=Mirror;bodyType=Other;year=1990;description=Wooden, sound, red sails, launching trolley and oars.
Home|IP4|35|Mirror gilt overmantel, 4ft wide|condition=Fair;description=Ipswich, chip on one corner.
Other Vehicles|CT14|260|Sit on kayak 2 person, paddles, Deal|brand=Other;model=Kayak;bodyType=Other;year=2019;description=Ocean tandem, seats, good for fishing or family, yellow.
Vehicle Accessories|CT14|45|J bars for kayak, lockable|condition=Good;description=Fits aero bars on roof, straps, Deal.
Other Vehicles|BT79|8750|Massey Ferguson 135, 1971, multi power|brand=Massey Ferguson;model=135;bodyType=Other;fuel=Diesel;year=1990;description=Gortin Co Tyrone, restored, roll bar, new tyres all round, vintage tractor.
Leisure|BT79|35|Massey 135 kids pedal tractor & trailer|condition=Good;description=Rolly ride on, 3 to 6 yrs, Omagh.
Other Vehicles|BT79|1400|Link box & grass topper for small tractor|brand=Other;model=Implements;bodyType=Other;year=2005;description=3 point, 4ft cut, sell seperate, Omagh.
Other Vehicles|WR11|9500|Mini digger 1.5t Kubota KX, 3 buckets|brand=Kubota;model=KX;bodyType=Other;fuel=Diesel;year=2010;description=Evesham, 2900 hrs, expanding tracks, plant trailer avail.
Find a tradesman|WR11|220|Digger & driver hire, Evesham|description=Per day, footings, ponds, drains, spoil away.
Leisure|WR10|12|Bruder JCB digger, toy, Pershore|condition=Good;description=Big plastic one, working arm.
Full-Time Jobs|WR11||360 operator, CPCS, Evesham sites|contractType=Permanent;salary=£22 an hour;description=Groundworks firm, 13 tonne and up, long run.
Caravans|NE66|8950|Bailey Pegasus 4 berth touring van, 2011|adType=Individual;vehicleOfferType=sell;make=Bailey;model=Pegasus;year=2011;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=White;engineSize=;co2=0;description=Alnwick, fixed bed, mover, awning, damp check clear.
Caravans|NE66|1100|Trailer tent Conway, sleeps 6, folds flat|adType=Individual;vehicleOfferType=sell;make=Conway;model=Cruiser;year=1999;fuelType=Other;mileage=;transmission=Other;bodyType=Other;doors=0;color=Grey;engineSize=;co2=0;description=Alnwick, kitchen pod, no tears, tows behind small car.
Vehicle Accessories|NE65|190|Caravan motor mover, Powrtouch, single axle|condition=Good;description=Amble, remote, will need fitting.
Part-Time Jobs|NE66||Caravan park warden, Mar-Oct, Alnmouth|contractType=Permanent;salary=£12.50 an hour;description=Couple or single, own unit pitched free, cleaning and check ins.
Vehicle Accessories|DL10|160|4 winter tyres 205/55/16 on steels|condition=Good;description=Richmond N Yorks, Nokian, 7mm, off a Golf.
Vehicle Accessories|DL10|85|Thule roof bars + 420L box|condition=Good;description=Richmond, two keys, off Octavia with rails.
Vehicle Accessories|DL9|40|Bike rack tow ball, carries 3|condition=Good;description=Catterick, number plate board.
Leisure|DL10|35|Swedish tyre swing & rope|condition=Good;description=For a tree, Richmond. Message me for more.
Home|ST4|130|KitchenAid stand mixer, red, 4.8L|condition=Good;description=Stoke, whisk beater and hook, for cakes.
Home|ST6|110|Belle cement mixer 240v with stand|condition=Fair;description=Burslem, drum clean, runs sweet.
Electronics|ST4|75|Numark DJ mixer 2 ch + decks lead|condition=Good;description=Stoke on Trent, crossfader new.
Home|ST5|28|Kitchen mixer tap, chrome swan neck|condition=New;description=Newcastle under Lyme, unused, wrong size.
Trucks|ST1|17500|Concrete mixer lorry, DAF 6m3, 2009|brand=DAF;model=CF;bodyType=Other;fuel=Diesel;year=2009;description=Hanley, 8 wheeler, drum good, test march.
Home|LA9|350|Log burner 5kw Stovax, used one winter|condition=Like new;description=Kendal, multi fuel, defra, bit of flue pipe as well.
Find a tradesman|LA9|60|Chimney sweep Kendal & S Lakes, CCTV|description=Flues, birds nests out, certificate for insurance.
Find a tradesman|LA8|1200|Stove installs, liners & hearths, Kendal|description=Hetas, woodburners fitted in your fireplace, survey free.
Home|GU9|190|Karcher K5 pressure washer + patio head|condition=Good;description=Farnham, 10m hose, snow foam.
Other Services|GU9|150|Drives & patios jet washed, resanded|description=Farnham Surrey, from 150, moss and algae gone.
Home|GU9|160|Bosch Serie 4 8kg washing machine|condition=Good;description=Farnham, 1400 spin, 3 yrs old.
Home|GU10|5|Jar nuts bolts & washers, M6-M12|condition=Good;description=Shed clear out nr Farnham.
Home|SN8|280|Greenhouse 8x6, ali, toughened glass|condition=Good;description=Marlborough, you dismantle, staging in.
Home|SN8|18|Greenhouse paraffin heater|condition=Fair;description=Parasene, wick ok, Marlborough.
Part-Time Jobs|SN8||Nursery hand, glasshouse, 20 hrs, Marlborough|contractType=Permanent;salary=£12.21 an hour;description=Potting on, watering, plant sales at weekends.
Home|SN9|380|Ride on mower Mountfield 66cm, Pewsey|condition=Good;description=Wilts, collector, new blade and battery.
Find a tradesman|SN8|30|Mower servicing, blades sharpened, Marlb'o|description=Collected and back in a week, all makes, ride ons too.
Home|BD7|240|Corner sofa, grey jumbo cord, L shape|condition=Good;description=Bradford, 2.6 x 1.9m, smoke free, comes apart.
Free Stuff - Swap|BD9||Free settee 3 str brown leather, take today|condition=Fair;description=Bradford, two tears, ground floor, no fire label issue.
Other Services|BD6|120|Sofa repair & re-upholstery, Bradford|description=Foam cushions, webbing, leather tears, pubs and home.
Home|CF62|75|Ikea Malm chest 6 drawer, white|condition=Fair;description=Barry, one scratch on top, built.
Find a tradesman|CF63|35|Flat pack put up, shelves, TVs on walls|description=Barry and Vale, handyman, Ikea wardrobes, 35 first hr.
Home|PR1|95|King memory foam mattress, 5ft, 8 mths|condition=Like new;description=Preston, Emma, protector always on.
Home|PR1|60|Toddler mattress & cotbed, white|condition=Good;description=Preston, 140x70, converts to bed.
Home|IV2|140|Meaco dehumidifier 20L|condition=Good;description=Inverness, low energy, washing dries overnight.
Find a tradesman|IV2|120|Damp & mould surveys, DPC injected, Highland|description=Inverness, timber rot, woodworm, 20 yr guarantee.
Home|SY16|300|Oil tank bunded 1200L, Newtown Powys|condition=Good;description=Plastic, gauge, drained, heating changed over.
Leisure|SY16|70|Fish tank 4ft, cabinet, filter, heater|condition=Good;description=Newtown, Juwel 240, gravel and light.
Home|CB7|160|Reclaimed bricks, Cambs gaults x400|condition=Good;description=Ely, yellow, cleaned, you load.
Leisure|CB7|30|Lego bricks 5kg tub, mixed|condition=Good;description=Ely, washed, some star wars.
Full-Time Jobs|CB7||Brickie & hod carrier gang, Ely|contractType=Permanent;salary=£240 a day;description=New builds, price work or day rate, start monday.
Electronics|HA1|180|iPhone 12 64gb black, 84% batt|condition=Good;description=Harrow, unlocked, tiny crack on back, boxed.
Electronics|HA1|6|iPhone 12 cases x4 & glass|condition=New;description=Harrow, clear and black.
Web & IT services|HA3|45|Phone screens replaced while u wait, Harrow|description=iPhone Samsung Pixel, batteries, charging ports.
Electronics|HA2||Smashed iphones wanted for spares|adType=Wanted;description=Harrow, cash, locked ones no good.
Electronics|HA1|620|iPhone 15 Pro 256gb natural|condition=Like new;description=Harrow, apple care, 95%.
Electronics|TS5|290|PS5 disc edition, 2 pads|condition=Like new;description=Middlesbrough, boxed, hardly used, Sony.
Electronics|TS5|40|Playstation 2 slim & 20 games|condition=Fair;description=Middlesbrough, memory cards, GTA San Andreas.
Electronics|TS5|140|Nintendo Switch lite, turquoise, mario kart|condition=Fair;description=Middlesbrough, small mark, case.
Electronics|TS6|8|Light switches brass x6|condition=Good;description=Eston, 13 amp double sockets as well.
Electronics|CV5|110|27in monitor Dell, QHD, height adj|condition=Good;description=Coventry, hdmi and dp leads.
Electronics|CV6|30|Baby monitor with camera, Vtech|condition=Good;description=Coventry, night vision, talk back.
Electronics|CV5|450|Gaming PC Ryzen 5, RTX 3060, 16gb|condition=Good;description=Coventry, 1tb nvme, RGB, runs fortnite 144.
Electronics|CV5|55|Epson Ecotank printer, spare ink|condition=Good;description=Coventry, prints scans copies, wifi.
Electronics|CV3|160|Ender 3 3D printer + 4 rolls PLA|condition=Good;description=Coventry, bed levelled, auto probe.
Electronics|NG17|230|LG 55in 4K smart telly|condition=Good;description=Sutton in Ashfield, remote, legs, no dead pixels.
Home|NG17|35|Oak tv unit corner, up to 50in|condition=Good;description=Sutton in Ashfield, shelf for box.
Find a tradesman|NG18|40|Aerials, freesat, extra points, Mansfield|description=TV wall hung, signal problems, sky dish moved, same day.
Electronics|LL30|380|DJI Mini 2 drone, fly more|condition=Like new;description=Llandudno, 3 batteries, under 250g.
Models - Auditions - Photography|LL30|120|Roof & land photos from the air, N Wales|description=Drone pilot CAA licensed, estate agents, farms, surveys.
Electronics|LL31|45|CB rig Midland + aerial, FM40|condition=Good;description=Conwy, mag mount, for lorry or car.
Leisure|PL19|220|Skywatcher telescope 130p, tripod|condition=Good;description=Tavistock, see saturns rings, two eyepieces.
Leisure|PL19|85|Hawke binoculars 8x42, birding|condition=Good;description=Tavistock, case and strap.
Friendship - Friends|PL19||Stargazing group, Dartmoor nights, all ages|description=Tavistock, bring flask, astronomers with scopes to share.
Fashion|CH2|150|Wedding gown ivory size 14, lace, tea length|condition=Like new;description=Chester, worn once, dry cleaned, bought for 900.
Fashion|CH2|45|Prom dress emerald, size 8, full length|condition=Like new;description=Chester, Jora, one night only.
Event Planning & Catering|CH3|280|Wedding cakes, 3 tier, Chester|description=Sponge or fruit, gluten free, delivered and set up.
Other Services|CH4|15|Dress alterations, zips, curtains, Chester|description=Bridal and prom taken in, trousers shortened.
Fashion|TD9|70|Barbour Beaufort wax jacket, C42|condition=Good;description=Hawick, rewaxed, olive. Message me for more.
Fashion|S11|45|Doc Martens 1460 cherry, UK 5|condition=Fair;description=Sheffield, broken in, laces new.
Fashion|S11|40|Meindl walking boots mens 10|condition=Good;description=Sheffield, goretex, good tread.
Leisure|S10|15|Footy boots blades size 9 Puma|condition=Good;description=Sheffield, soft ground studs.
Miscellaneous|S25|12|Car boot Sundays, field nr Dinnington|description=Pitches 12 cars 15 vans, from 6am, cafe and loos.
Fashion|BT9|2100|Omega Seamaster 300m, box & papers|condition=Good;description=Belfast, 2015, serviced, blue dial.
Electronics|BT9|120|Garmin Forerunner 245 running watch|condition=Like new;description=Belfast, gps, heart rate, charger.
Other Services|BT7|25|Watch batteries & clock repairs, Belfast|description=Grandfather clocks, glasses, straps, while you wait.
Friendship - Friends|BT9||Bird watching walks Lagan, Sat 8am|description=Belfast, beginners, spare bins, kingfishers.
Leisure|KY11|160|Golf clubs Ping G5, bag & trolley|condition=Good;description=Dunfermline, irons 4-SW, driver 3 wood putter.
Cars|KY11|3900|Golf 1.6 TDI Mk6 2012, £20 tax|adType=Individual;vehicleOfferType=sell;make=Volkswagen;model=Golf;year=2012;fuelType=Diesel;mileage=109000;transmission=Manual;bodyType=Hatchback;doors=5;color=Black;engineSize=1.6;co2=107;description=Dunfermline, VW, 109k, belt done, tow bar.
Other Services|KY11|30|Golf lessons, PGA pro, Dunfermline|description=Half hour, juniors 20, video swing.
Leisure|WS1|330|Pearl Export drum kit, 5 pc, cymbals|condition=Good;description=Walsall, stool, hardware, snare reskinned.
Other Services|WS1|18|Drum tuition Walsall, kids & adults|description=Rock school grades, half hr, kit at my studio.
Home|WS2|8|Oil drums 205L, steel, clean x6|condition=Good;description=Walsall, bbq or bins, £8 each.
Leisure|WS1|70|Yamaha PSR keyboard 61 keys, stand|condition=Good;description=Walsall, power supply, lesson book.
Leisure|SW16|650|Brompton M3L folding bike, orange|condition=Good;description=Streatham, mudguards, bag block.
Leisure|SW16|90|Exercise bike, magnetic, LCD|condition=Good;description=Streatham, folds, barely used.
Leisure|SW16|1150|E bike Raleigh Motus, ladies step thru|condition=Good;description=Streatham, Bosch electric, 60 miles range.
Other Services|SW17|40|Bike repairs at your door, Tooting|description=Services, punctures, brakes, gears, mobile mechanic for cycles.
Leisure|SW16|25|Balance bike wooden, age 2+|condition=Good;description=Streatham, adjustable seat.
Leisure|TQ12|210|Treadmill Reebok, fold up, incline|condition=Good;description=Newton Abbot, 16kph, 120kg max.
Leisure|TQ12|60|Dumbbells 2x20kg & bench|condition=Good;description=Newton Abbot, spinlock cast iron weights.
Health-Beauty|TQ12|7|Pilates Newton Abbot, mat class, Tue 6pm|description=Mixed ability, physio led, £7 drop in.
Leisure|NN14|280|Carp set up, 2 rods, bivvy, bedchair|condition=Good;description=Kettering way, Nash, alarms, landing net.
Leisure|NN14|320|Season ticket, trout water, nr Oundle|description=Fly fishing club membership, 3 fish limit.
Miscellaneous|NN16|25|Koi 6 to 12in, pond closing|description=Kettering, £25 each, ten, bring a tub.
Leisure|OL8|110|Trampoline 10ft & net, Oldham|condition=Good;description=You take it down, ladder, no rust.
Leisure|OL8|15|Trampoline cover & pads 12ft|condition=Good;description=Oldham, spares. Message me for more.
Miscellaneous|KA1|18|Point of lay hens, warrens, Kilmarnock|description=£18 each, vaccinated, brown egg layers, bring a box.
Home|KA1|90|Hen house on wheels, holds 6|condition=Good;description=Ayrshire, nest box, run attached, treated timber.
Part-Time Jobs|KA3||Egg packer mornings, poultry farm|contractType=Permanent;salary=£12.21 an hour;description=Near Stewarton, chicken sheds, own transport.
Miscellaneous|SP4|190|National beehive with bees, 6 frame|condition=Good;description=Amesbury, overwintered colony, calm, marked queen, suit not incl.
Other Services|SP4|70|Wasp nests & mice dealt with, Salisbury|description=Pest control, rats, moles, bees we try to rehome.
Fashion|SP2|8|Bumble bee costume age 3-4|condition=Good;description=Salisbury, wings and tights.
Miscellaneous|SR8|80|Tabby kittens, litter trained, 9 wks|description=Peterlee, mum can be seen, two boys one girl.
Other Services|SR8|11|Cattery, heated pens, £11 a night|description=Peterlee East Durham, inspection welcome, meds given.
Miscellaneous|SR7||MISSING ginger tom, Seaham, white bib|description=Answers to Marmalade, neutered, chipped, kids heartbroken.
Home|SR8|15|Microchip cat flap, Sureflap|condition=Good;description=Easington, battery, fits door or wall.
Miscellaneous|DT9|60|Two pygmy wethers, 2 yrs, pets|description=Sherborne, goats, good with kids, must stay together.
Other Services|RG14|32|Full groom small dogs, Newbury|description=Cockapoo, shih tzu, clip nails ears, hand strip, from 32.
Miscellaneous|RG14|900|Cockapoo bitch pups, DNA clear|description=Newbury, 8 weeks, apricot, chipped and vaxed.
Electronics|RG14|20|Wahl pet clippers, corded|condition=Good;description=Newbury, combs, used on poodle.
Miscellaneous|HU17|240|Livery, grass & stable, Beverley|description=Per month DIY, sand school, hacking, assisted days on request.
Miscellaneous|ZE1|4|Shetland kye hay, small bales|description=Lerwick, £4 each, barn stored, delivery mainland.
Fashion|ZE1|85|Fair Isle yoke jumper, ladies 12|condition=New;description=Hand knitted in Shetland, natural colours.
Miscellaneous|TR18||Found hearing aid, Penzance prom|description=Left ear, beige, Sunday, describe make to claim.
Health-Beauty|TR18|40|Foot clinic at home, nails & corns, Penzance|description=Chiropodist HCPC registered, diabetics, 40 visit.
Free Stuff - Swap|LA1||Upright piano, free, needs 3 strong men|condition=Fair;description=Lancaster, ground floor, few sticky keys, Bentley.
Removals & Storage Services|LA1|120|Piano movers, ground floor from £120|description=Lancaster Morecambe, uprights and grands, insured, stairs extra.
Other Services|LA1|70|Piano tuner, Lancaster & district|description=Pitch raise, repairs, 30 yrs, concert venues too.
Free Stuff - Swap|SN1||Pallets x20 free for firewood or crafts|condition=Fair;description=Swindon unit, mon to fri, most are heat treated.
Transport Services|SN2|55|Pallet delivery next day, 1 or 20|description=Swindon depot, tail lift, freight UK wide, from 55.
Free Stuff - Swap|EX17||Topsoil free, about 6 ton, Crediton|condition=Good;description=Dug out for extension, you dig and cart, some stones.
Home|EX17|55|Bulk bag topsoil, screened, delivered|condition=New;description=Mid Devon, lawns and borders.
Free Stuff - Swap|BN3||Swap my allotment shed for a bigger one|condition=Good;description=Hove, 6x4 apex, sound roof, want 8x6.
Find a tradesman|SA15|50|Roof leaks, slates & ridge repointed|description=Llanelli, storm damage, flat roofs, lead, no call out.
Find a tradesman|SA15|75|Boiler service & gas cert, Llanelli|description=Landlord safety CP12, Worcester Ideal Vaillant, 75.
Find a tradesman|GU14|65|Locked out? Farnboro locksmith 24/7|description=No call out, upvc door mechanisms, lost keys, new barrels.
Find a tradesman|HG1|150|Tree work, crown lift, stump grinding|description=Harrogate, qualified climbers, hedges, logs left if wanted.
Home|HG2|25|Artificial xmas tree 7ft, prelit|condition=Good;description=Harrogate, boxed, stand.
Find a tradesman|DL8|180|Dry stone walls mended, gaps & new|description=Wensleydale, per metre, heritage certificate, farm or garden.
Find a tradesman|EN1|45|Sparky - fuseboards, EICR, Enfield|description=Electrician Niceic, extra sockets, tripping, landlords certs.
Full-Time Jobs|EN3||Apprentice electrician, level 2, Ponders End|contractType=Permanent;salary=£7.55 an hour;description=Day release at college, tools provided, age 16 up.
Other Services|DA1|36|Auto driving lessons, Dartford, nervous ok|description=Automatic Yaris, lady instructor, block of 10 deals.
Other Services|CH41|25|GCSE maths tutor, resits, Birkenhead|description=Ex teacher, online or at yours, foundation to grade 5.
Removals & Storage Services|NG7|60|Student moves, small van, Lenton|description=Nottingham halls to home, boxes given, one bloke with van.
Removals & Storage Services|DD3|250|House clearances & probate, Dundee|description=Whole house emptied, left swept, value deducted, lofts, garages.
Web & IT services|EX8|30|Computer help for pensioners, Exmouth|description=Patient, emails, zoom, scams, printer set up, at your home.
Web & IT services|EX8|80|Lost photos? Data recovery drives & sticks|description=Exmouth, dropped hard disk, no fix no fee.
Web & IT services|KT1|350|Small biz websites from £350, Kingston|description=Wordpress, domain, online shop, found on google.
Event Planning & Catering|CW1|75|Bouncy castle hire, Crewe, from £75|description=Kids parties, slide combos, soft play, dropped off.
Event Planning & Catering|FK8|500|Ceilidh band & caller, Stirling|description=Four piece, weddings and burns nights, fiddle box drums.
Event Planning & Catering|CO2|160|Childrens magician & balloons, Colchester|description=Parties 4 to 10, rabbit, games, one hour.
Leisure|CW2|35|Inflatable castle w blower, garden size|condition=Good;description=Crewe, 3m, home use, patch on one side.
Event Planning & Catering|BT43|9|Funeral teas & buffets, Ballymena|description=£9 head, sandwiches traybakes, served or dropped.
Financial Services|HP20|120|Self assessment done, sole traders, Aylesbury|description=CIS builders, landlords, accountant, fixed fee 120.
Financial Services|BH8|50|Mortgage broker, bad credit considered|description=Bournemouth, first buyers, self employed, no fee chat.
Financial Services|BH9|95|Wills & power of attorney, home visits|description=Bournemouth Poole, single will 95, mirror 150.
Interpreting - Translation|PE21|28|Polish & Lithuanian interpreter, Boston|description=Hospital, bank, school meetings, per hr.
Interpreting - Translation|LL55|40|Cyfieithu / Welsh translation, Caernarfon|description=English to Welsh signs, websites, per 500 words.
Interpreting - Translation|HD3|45|BSL interpreter, Huddersfield|description=Registered, deaf clients, appointments, theatre, 45 hr.
Other Services|HD1|50|Learn to sign, BSL level 1 course|description=Huddersfield, ten weeks, deaf tutor, evening class.
Transport Services|TN24|85|Heathrow & Gatwick runs, 8 seater, Kent|description=Ashford, fixed price, flights tracked, baby seats.
Transport Services|BT20|25|Wheelchair taxi, Bangor Co Down|description=Ramp, hospital outpatients, day centre, pre book.
Full-Time Jobs|PO19||Chef de partie, live in, Chichester pub|contractType=Permanent;salary=£29000 a year;description=Gastro, 48 hrs over 4 days, room in staff house.
Full-Time Jobs|LL18||HCA days, care home, Rhyl|contractType=Permanent;salary=£12.60 an hour;description=Carers needed, nvq paid for, no experience, alt weekends.
Job Wanted|LL18||Live in carer available, N Wales|description=15 yrs, dementia, drives, DBS, two weeks on two off.
Full-Time Jobs|DE7||Multi drop courier, van supplied, Ilkeston|contractType=Permanent;salary=£130 a day;description=Delivery driver, parcels, 5 days, fuel card.
Leisure|DE7|25|Taylormade driver 10.5, regular|condition=Good;description=Ilkeston, golf, headcover.
Part-Time Jobs|TQ1||Exam invigilators, casual, Torquay college|contractType=Permanent;salary=£12.80 an hour;description=May and June, sit in the hall, keep time.
Part-Time Jobs|SK4||Lollipop person, Heaton Norris|contractType=Permanent;salary=£12.30 an hour;description=Stockport, school crossing patrol, 10 hrs, term.
Job Offers|ME15||Fruit pickers, caravan on farm, Maidstone|contractType=Permanent;salary=£12.21 an hour;description=Strawberries and apples, june to sept, pickers and packers.
Home|ME15|20|Long handled apple picker + crates|condition=Good;description=Maidstone, for orchard trees.
Job Offers|GL52||Nanny 3 days, school run, Cheltenham|contractType=Permanent;salary=£16 an hour;description=Two children 4 and 7, driver, cook tea.
Job Wanted|GL50||Qualified nanny seeks family, Chelt'm|description=Level 3, 12 yrs, own car, newborns and twins, from sept.
Job Wanted|ST17||HGV 1 driver wants days only, Stafford|description=Clean licence, adr, no nights out, immediate start.
Job Wanted|SO45||Time served chippy looking for work|description=Carpenter 25 yrs, New Forest, kitchens stairs cut roofs.
Internships|YO31||Museum collections placement, York, 8 wks|description=Unpaid, travel covered, cataloguing, history students.
Internships|CH1|2000|Zoo keeper placement yr, Chester, bursary|description=Animal management undergraduates, reptiles and primates.
Internships|E8||Fashion PR intern, Hackney, London living wage|description=3 months, samples, socials, start asap.
Freelance Jobs|LE2||Logo & menu design needed, new cafe|description=Leicester, freelance graphic designer, pay 300, two weeks.
Freelance Jobs|CF24||Youtube video editor, 4 a month, remote|description=Cardiff channel, premiere pro, £80 each.
Web & IT services|LE3|95|Logos, leaflets & banners designed|description=Leicester studio, business cards, print incl.
Friendship - Friends|SK8||Walking football over 50s, Cheadle|description=Mondays 11am, astro, no running, cuppa after.
Friendship - Friends|NR3||New mums & bumps meet up, Norwich|description=Coffee, prams welcome, weds 10am, library cafe.
Friendship - Friends|WR5||Chess players wanted, Worcester pub|description=Thurs 7.30, all standards, boards there.
Leisure|WR5|35|Wooden chess set, folding board|condition=Good;description=Worcester, weighted, one pawn replaced.
Friendship - Friends|SA1||Spanish English intercambio, Swansea|description=Language exchange, free, tuesdays, conversation.
Models - Auditions - Photography|BA1|20|Life models for art class, Bath|description=£20 hr, nude, all ages and shapes, no experience.
Models - Auditions - Photography|M50|90|Extras needed, 1940s drama, Salford|description=Film and tv, men with short hair, 110 a day, lunch.
Models - Auditions - Photography|IP33|110|Newborn shoots at your home, Bury|description=Bury St Edmunds baby photographer, prints and files.
Models - Auditions - Photography|DY1|90|Panto dame & chorus, open auditions|description=Dudley am dram, Aladdin, singers dancers, sun 2pm.
`;
