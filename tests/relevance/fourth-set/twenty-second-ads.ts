/* Ads that the twenty-second queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Home|RG30|75|Smeg toaster and kettle, cream|condition=Good;description=Retro style, descaled regularly. Sold as a pair, both work as they should.
Home|RG31|20|Silicone egg poacher and toast rack|condition=New;description=Unwanted. Still in the packet.
Home|RG6|350|Velvet Chesterfield three seat, emerald|condition=Good;description=Buttoned back, deep seats. From a smoke free house. Two strong people needed.
Home|RG4|30|Stretch covers for three seat settee|condition=Good;description=Grey, machine washable. Elastic still good.
Home|OX4|110|Extending oak veneer table plus six seats|condition=Fair;description=Seats eight when pulled out. Ring mark on one leaf. Ideal for family dinners.
Home|OX3|40|Nest of tables, teak, mid century|condition=Good;description=G Plan style. Three sizes that slide under.
Home|OX2|65|Ladderback chairs, rush seats, set of four|condition=Fair;description=One seat has a loose strand. Kitchen or dining.
Home|SL1|95|Memory foam double, hardly slept on|condition=Like new;description=Spare room mattress by Emma. Rolled and bagged. No stains.
Home|SL2|15|Waterproof mattress cover, double|condition=New;description=Wrong size ordered. Collection any evening.
Home|SL3|280|Electric fireplace suite with oak mantel|condition=Good;description=Flame effect with remote. Two heat settings. Stands against any wall.
Home|LU1|55|Shark upright hoover with pet tool|condition=Good;description=Lift away. Emptied and filters washed. Lead is long.
Home|LU2|18|Bags for Henry hoover, pack of ten|condition=New;description=Genuine Numatic. Collection any evening.
Home|LU3|60|Cordless hammer drill Makita, two batteries|condition=Good;description=18v with case and charger. Used on one kitchen.
Home|LU4|45|Makita 18v battery 5ah|condition=Good;description=Holds charge. Date code last year.
Home|LU5|120|Bench saw, Evolution, with stand|condition=Good;description=255mm blade, cuts steel and wood. Fence is true.
Home|MK40|25|Roller blind, blackout, 120cm drop|condition=New;description=Cut to fit a window we no longer have. Brackets in the box.
Home|MK41|85|Velvet curtains, pencil pleat, teal, 90x90|condition=Good;description=Lined and heavy. With tie backs. Dry cleaned.
Home|MK42|10|Curtain hooks and header tape|condition=New;description=Two hundred hooks. Collection any evening.
Home|PE7|500|Garden room, insulated, 3m by 4m|condition=Good;description=Was my office. Double glazed doors, electrics disconnected. Buyer takes down.
Home|PE8|140|Greenhouse, aluminium 8x6, toughened glass|condition=Good;description=Two panes spare. Staging included. Dismantled already.
Home|PE9|35|Bird bath and stone toadstool|condition=Good;description=Weathered. Heavy so bring help.
Home|PE10|220|Rattan corner set with fire table|condition=Good;description=Seats seven, cushions with a cover. Left out two summers.
Home|PE11|90|Husqvarna petrol mower, self propelled|condition=Good;description=Serviced, new blade, collects well. Starts first pull.
Home|PE12|12|Two stroke oil and spark plugs|condition=New;description=For mowers and saws. Collection any evening.
Electronics|LE67|320|Macbook Air M1 8GB 256GB space grey|condition=Good;description=87 battery cycles. Box and charger. Signed out of iCloud.
Electronics|LE65|22|Laptop sleeve 13in, felt|condition=Like new;description=Fits MacBook Air. Grey.
Electronics|LE10|410|iPhone 14 128 midnight, any network|condition=Good;description=Battery health 88. Small mark on frame. Face ID fine.
Electronics|LE9|9|Glass protectors for iPhone 14 x 3|condition=New;description=With fitting tray. Collection any evening.
Electronics|LE8|70|Roku TV 32 inch, Hisense|condition=Good;description=Netflix, iPlayer all built in. With feet, no bracket.
Electronics|LE7|28|Full motion wall bracket for 32 to 55 inch TV|condition=New;description=Bolts in bag. Collection any evening.
Electronics|LE12|45|Epson EcoTank, prints and scans|condition=Good;description=Half full of ink, wifi. Nozzles clear.
Electronics|LE17|200|PlayStation VR2 headset, boxed|condition=Like new;description=Used for a month. Needs the console.
Electronics|LE16|160|Bose QC45 noise cancelling, black|condition=Good;description=Case and lead. Ear cups fresh.
Electronics|LE14|95|Denon AV receiver and five satellite speakers|condition=Good;description=Surround sound for films. Sub not included.
Leisure|TR1|180|Fibreglass Canadian canoe, two paddles|condition=Fair;description=Fifteen foot, some gel coat chips. Dry stored.
Leisure|TR2|60|Foamie 7ft with leash and fins|condition=Good;description=Soft top board for learning to surf. A couple of dings.
Leisure|TR3|25|Roof pads and straps for boards|condition=Good;description=Fits all bars. Collection any evening.
Leisure|TR4|75|Boys BMX Mongoose, 20in|condition=Good;description=Stunt pegs, new grips. Outgrown.
Leisure|TR5|1250|Trek Powerfly hardtail, Bosch motor|condition=Good;description=500Wh battery, medium. Serviced in spring. Assist to 15 miles an hour.
Leisure|TR6|850|Specialized Allez, 56cm, carbon fork|condition=Good;description=Claris gears, mudguards. For commuting or sportives.
Leisure|TR8|30|D lock and cable, Kryptonite|condition=Good;description=Two keys. Collection any evening.
Leisure|TR9|55|Yamaha trumpet, student, in case|condition=Good;description=Valves smooth. Mouthpiece included.
Leisure|TR10|320|Pair of CDJs and DJM mixer, Pioneer|condition=Good;description=Old but tested, flight cases too.
Leisure|TR11|40|Cot bed mattress and Moses stand|condition=Good;description=Pram and nursery clear out. Clean.
Leisure|TR12|85|Ergobaby carrier, all positions|condition=Good;description=Sling for newborn upward. Washed.
Leisure|TR13|40|Electric breast pump, Medela swing|condition=Good;description=New tubing. Bottles in the bag.
Leisure|TR14|950|Border terrier boy, ten weeks, vaccinated|condition=Good;description=Raised in the kitchen with children. Dad is working stock. Grizzle.
Leisure|TR15|350|Ragdoll kitten, seal point, litter trained|condition=Good;description=One girl left. Vet checked.
Leisure|TR16|25|Hamster palace with tubes and wheel|condition=Good;description=Big barred home with a house and bottle. No animal.
Leisure|TR17|30|Two female gerbils, tank and all|condition=Good;description=Sisters, six months. Daughter off to uni.
Leisure|TR18|60|African land snails and tub|condition=Good;description=Easy pets, three of them.
Leisure|TR19|150|Trio of bantams with ark|condition=Good;description=Pekin hens, laying. Fox proof house.
Leisure|TR20|450|Alpaca boys, halter trained, pair|condition=Good;description=White and fawn, good guards for hens.
Fashion|TR26|35|Joules wellies, size 5, floral|condition=Good;description=Worn for one festival.
Fashion|TR27|65|North Face puffer, boys 13 to 14|condition=Good;description=Black Nuptse style with hood.
Fashion|CF72|150|Gucci cross body, black leather|condition=Good;description=Authentic with dust bag and receipt.
Fashion|CF71|20|Prom dress, midnight blue, 10|condition=Like new;description=Floor length with sequins. One evening only.
Fashion|CF64|90|Gents dinner suit, 42 regular|condition=Good;description=Satin lapels with bow tie and shirt.
Fashion|CF63|300|Diamond solitaire, 18ct, size L|condition=Good;description=Quarter carat with valuation. Never given in the end.
Fashion|CF62|40|Pandora charm bracelet, seven charms|condition=Good;description=Silver with box. Collection any evening.
Free Stuff - Swap|CF61||Garden soil, dug from a pond|description=Clean, no weeds. Bring bags.
Free Stuff - Swap|CF5||Old settee, collect today|description=Fire labels on. Bit saggy but fine for students.
Property to Rent|HU5|575|Newly decorated first floor flat, one bedroom, DSS ok|propertyType=Flat;bedrooms=1;description=Close to Newland Avenue. Deposit can be paid over two months.
Property to Rent|HU3|695|Two up two down, yard, dogs fine|propertyType=House;bedrooms=2;pets=Yes;description=Unfurnished. Gas heating.
Property to Rent|HU16|1350|Detached family home, four beds, Cottingham|propertyType=House;bedrooms=4;description=Garage, large garden. Available now.
Property to Rent|IM1|950|Sea front apartment, Douglas, two bed|propertyType=Flat;bedrooms=2;description=Balcony over the promenade.
Flatshare - Rooms to rent|G12|550|Box room in tenement, Hillhead|propertyType=Flat;description=Three students, bills on top. Near the subway.
Flatshare - Rooms to rent|E17|800|Live in landlady has double, Walthamstow|propertyType=House;description=One cat, nice garden. Female preferred. Bills in.
Property for Sale|KW14|140000|Croft house with byre and two acres|propertyType=House;bedrooms=3;description=Caithness, sea views. Needs modernising.
Property for Sale|LD3|215000|Stone cottage for renovation, Brecon|propertyType=House;bedrooms=2;description=No heating, roof sound. Cash buyers only.
Property for Sale|LD1|165000|End terrace, three beds, Llandrindod|propertyType=House;bedrooms=3;description=Double glazed, south facing plot.
Land for Sale|LD2|30000|Grazing, four acres, Builth|description=Fenced with water trough. Good access.
Garage Storage|BN41|120|Secure yard space for caravans and boats|description=Gated with alarms. By the month.
Commercial Property|M5|900|Corner shop to let, A1|propertyType=Commercial;description=Was a convenience store. Shutters and alarm.
Commercial Property|M6|250|Treatment room in busy salon|propertyType=Commercial;description=Would suit lashes, brows or massage.
Cars|DY1|1650|Peugeot 107, 5 door, cheap tax|make=Peugeot;model=107;year=2009;mileage=79000;description=Twenty pounds a year to tax. Ideal learner.
Cars|DY2|5400|Audi A3 sportback S line|make=Audi;model=A3;year=2013;mileage=92000;fuelType=Diesel;description=Service history, cambelt done.
Cars|DY3|8995|Toyota Yaris hybrid, auto|make=Toyota;model=Yaris;year=2016;mileage=48000;fuelType=Hybrid;transmission=Automatic;description=ULEZ free. Reversing camera.
Cars|DY4|3200|Wheelchair access Peugeot Partner, ramp|make=Peugeot;model=Partner;year=2011;mileage=60000;description=Winch and belts. Three seats plus chair.
Cars|DY5|12500|Ford Kuga ST line, AWD|make=Ford;model=Kuga;year=2018;mileage=55000;fuelType=Diesel;bodyType=SUV;description=Tow pack, panoramic roof.
Vehicle Accessories|DY6|45|Roof bars for Kuga|condition=Good;description=Lockable. Keys. Collection any evening.
Vehicle Accessories|DY8|60|Car seat, isofix, group 2 3|condition=Good;description=Never in a crash. Covers washed.
Vehicle Accessories|DY9|35|Arai lid, small, scuffed|condition=Fair;description=Motorbike lid, no drops. Visor clear.
Vehicle Accessories|DY10|150|Part worn winter tyres 205 55 16|condition=Good;description=6mm left. Set of four.
Vans|WS1|7800|Peugeot Boxer, long wheelbase, high roof|make=Peugeot;model=Boxer;year=2015;mileage=98000;fuelType=Diesel;bodyType=Van;description=Good for a courier or conversion. Rear camera.
Vans|WS2|4300|Pick up, Nissan Navara double cab|make=Nissan;model=Navara;year=2009;mileage=132000;fuelType=Diesel;bodyType=Pickup;description=Hard top, tow bar. Collection any evening.
Motorbikes & Scooters|WS3|2200|Suzuki Bandit 600|make=Suzuki;model=Bandit;year=2003;mileage=28000;bodyType=Other;description=Datatool alarm, crash bars.
Motorbikes & Scooters|WS4|700|Pit bike 110, kick start|make=Stomp;model=110;year=2020;mileage=0;bodyType=Other;description=Off road only. For a teenager.
Caravans|WS5|13500|Fiat Ducato motorhome, four berth, U lounge|make=Fiat;model=Ducato;year=2005;mileage=61000;fuelType=Diesel;bodyType=Other;description=Solar, bike rack. Habitation checked.
Caravans|WS6|2800|Pop top folding trailer, Conway|make=Conway;model=Countryman;year=1998;mileage=0;bodyType=Other;description=Sleeps six, kitchen. Tows with a small car.
Other Vehicles|WS7|3900|Honda TRX quad, farm use|make=Honda;model=TRX;year=2012;mileage=0;bodyType=Other;description=Four wheel drive, racks. Ball hitch.
Full-Time Jobs|WV1||Night porter, four star hotel|jobTitle=Night porter;salary=£12.50 an hour;description=Five over seven. Front desk and security.
Full-Time Jobs|WV2||Class 2 tipper driver|jobTitle=HGV driver;salary=£15 an hour;description=Muck away, Monday to Friday. CPC.
Full-Time Jobs|WV3||Domiciliary carers, drivers|jobTitle=Carer;salary=£12.60 an hour;description=Mileage paid. Alternate weekends.
Part-Time Jobs|WV4||Saturday assistant, bakery|jobTitle=Shop assistant;salary=£9 an hour;description=Suit school leaver or student. Six till two.
Full-Time Jobs|WV6||Groundworkers and a 360 operator|jobTitle=Groundworker;salary=£190 a day;description=CPCS, six months at least.
Full-Time Jobs|WV10||Legal secretary, conveyancing|jobTitle=Legal secretary;salary=£26,000 a year;description=Audio typing, hybrid after probation.
Full-Time Jobs|WV11||Teaching assistant, SEN, one to one|jobTitle=Teaching assistant;salary=£19,500 a year;description=Term time. Phonics a plus.
Job Wanted|WV14||Retired joiner seeks small jobs|jobTitle=Joiner;description=Three days a week. Own tools.
Find a tradesman|CW1|45|Doors hung, kitchens and flooring|serviceType=Carpentry;description=City and Guilds joiner. Tidy.
Find a tradesman|CW2|60|Boiler breakdown and servicing, all makes|serviceType=Heating;description=Gas Safe, same day when we can.
Find a tradesman|CW3|300|Tarmac and block drives laid|serviceType=Paving;description=Patios as well. Ten year guarantee.
Find a tradesman|CW4|90|Trees felled, stumps ground out|serviceType=Tree work;description=NPTC, insured. Logs left or taken.
Find a tradesman|CW5|55|Wasps, mice, moles dealt with|serviceType=Pest control;description=Discreet van. Guarantee on rodents.
Find a tradesman|CW6|30|Carpets and three piece suites cleaned|serviceType=Cleaning;description=Hot water extraction. Dry in hours.
Find a tradesman|CW7|70|Aerials, Sky dishes and extra points|serviceType=Aerials;description=No signal no fee. TVs on walls.
Health-Beauty|CW8|40|Foot health, nails cut at home|serviceType=Chiropody;description=Corns, hard skin, diabetics welcome.
Health-Beauty|CW9|55|Counselling for anxiety, online or room|serviceType=Counselling;description=BACP. Sliding scale. Collection any evening.
Event Planning & Catering|CW10|90|Pizza van for parties|serviceType=Catering;description=Wood fired, forty guests up.
Event Planning & Catering|CW11|150|Magic and balloon animals for kids|serviceType=Entertainer;description=Hour show with a rabbit. DBS.
Other Services|CW12|30|Piano taught, grades and fun|serviceType=Tuition;description=Beginners and adults returning. At my house.
Other Services|ST7|15|Ironing collected, back next day|serviceType=Ironing;description=Per bag. Hung or folded.
Other Services|SK9|60|Mobile mechanic, brakes, diagnostics, clutches|serviceType=Mechanic;description=At your drive or work.
Other Services|SK10|20|Small breed home boarding|serviceType=Dog boarding;description=Licensed, no kennels. Sofa sleeping allowed.
Transport Services|SK11|25|Parcels and small furniture, same day|serviceType=Courier;description=Nationwide in a medium wheelbase.
Removals & Storage Services|SK12|80|Whole house moves, packing if wanted|serviceType=Removals;description=Two vans, fully insured, free quote.
Friendship - Friends|SK13|0|Women's book group wants new readers|description=First Thursday in a cafe. Mostly fiction.
Friendship - Friends|SK14|0|Found, black and white cat, friendly|description=Turned up in Hyde. No chip.
`;
