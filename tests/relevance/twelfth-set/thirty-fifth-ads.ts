/* Ads that the thirty-fifth queries look for, and close look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|LA9|725|1 bed g/f flat Kendal, GCH, parking|propertyType=Flat;bedrooms=1;description=Quiet end of town, small patio. Ref and deposit needed. Avail now.
Property to Rent|LA9|1050|3 bed end terrace, Kendal, avail end of month|propertyType=House;bedrooms=3;description=GCH, dbl glazed, yard and shed. Nr the castle. Would suit a family.
Property to Rent|SY23|695|2 bed maisonette Penparcau|propertyType=Flat;bedrooms=2;description=Over two floors, off road parking, on the bus route to the hospital and the university.
Property to Rent|PO33|850|Two bed ground floor flat with courtyard, Ryde|propertyType=Flat;bedrooms=2;pets=Yes;description=Five min walk to the Esplanade and the Fastcat. Cat considered.
Property to Rent|KY1|550|one bedroom flat kirkcaldy town centre|propertyType=Flat;bedrooms=1;furnished=Unfurnished;description=2nd floor, secure entry, electric heating. landlord registered. no smokers pls
Property to Rent|E17|1750|2 bed flat, Walthamstow Village|propertyType=Flat;bedrooms=2;description=First floor of a Victorian conversion, shared garden. Ten mins walk to the Victoria line.
Property to Rent|E17|1350|1 bed flat nr Blackhorse Road stn|propertyType=Flat;bedrooms=1;furnished=Furnished;description=New build, lift, bike store. Bills not included. Avail 1st of the month.
Property to Rent|BT48|795|3 bed semi off Culmore Road, Derry|propertyType=House;bedrooms=3;description=Gas heating, enclosed back garden, integral garage. Six month lease to start.
Property to Rent|WR14|1150|Stone cottage to let, Malvern, 2 beds, log burner|propertyType=House;bedrooms=2;pets=Yes;description=Up on the hill with views to Bredon. Dog welcome. Council tax band C.
Property to Rent|IV2|925|2 bed semi, Culloden, driveway|propertyType=House;bedrooms=2;description=Gas heating, enclosed garden. On the bus to Raigmore. EPC C.
Property to Rent|SY16|780|3 bed semi, Treowen, Newtown|propertyType=House;bedrooms=3;description=New kitchen, GCH, garden front and back. Walking distance to schools.
Property to Rent|SY16||wanted - 3 bed house newtown area for family of 4|propertyType=House;bedrooms=3;adType=Wanted;description=Both working, good refs, no pets. Up to £850 pcm. Moving for work.
Property to Rent|DE45|980|Holiday cottage nr Bakewell, sleeps 6, hot tub|propertyType=House;bedrooms=3;furnished=Furnished;description=Price is for a week, Fri to Fri. Walks from the door, pub at the end of the lane.
Property to Rent|TR26|640|St Ives holiday flat, sleeps 4, harbour views|propertyType=Flat;bedrooms=2;furnished=Furnished;description=Self catering by the week. Two mins to the beach, parking permit included.
Flatshare - Rooms to rent|S10|475|dbl room in Crookes, all bills + wifi|propertyType=House;billsIncluded=Yes;description=4 bed house, you'd be sharing with 3 postgrads. nice garden, big kitchen
Flatshare - Rooms to rent|M19|530|Room in Levenshulme, veggie household|propertyType=House;description=Two of us and a greyhound. Ten mins on the train to Piccadilly. Bills about £70 on top.
Flatshare - Rooms to rent|M19||Room wanted Levenshulme / Burnage, 28 f with a quiet cat|propertyType=House;adType=Wanted;description=NHS physio, tidy, non smoker. Budget up to £550 all in.
Flatshare - Rooms to rent|SW17|895|Ensuite double, Tooting Broadway, professionals only|propertyType=House;billsIncluded=Yes;description=3 mins to the tube. Cleaner once a week. Min stay six months.
Flatshare - Rooms to rent|SW17|620|box room tooting mon to fri|propertyType=House;billsIncluded=Yes;description=small single, would suit nurse at St Georges. home alone at weekends so mon-fri let only
Property for Sale|SR6|94950|3 bed mid terrace Roker, needs modernising|propertyType=House;bedrooms=3;description=No chain. Needs a kitchen and rewiring, priced to allow for it. Cash or bridging preferred.
Property for Sale|SR6|229950|3 bed semi Seaburn, extended kitchen diner|propertyType=House;bedrooms=3;description=Two mins to the sea front. Move straight in. Garage and south facing garden.
Property for Sale|SA70|285000|Apartment over South Beach, Tenby|propertyType=Flat;bedrooms=2;description=Two beds, balcony, lift. Long lease. Can be used as a holiday let.
Property for Sale|LN11|249950|Dormer bungalow on large plot, Louth|propertyType=House;bedrooms=3;description=Det, oil heating, carport. Edge of the Wolds. Probate granted so no chain.
Property for Sale|HS2|148000|Croft house with 4 acres, Point|propertyType=House;bedrooms=3;description=Eight miles out of Stornoway. Stone byre, rough grazing down to the shore. Tenancy can be assigned.
Property for Sale|DY11|89995|Park home, over 50s site|propertyType=House;bedrooms=2;description=38 x 12, LPG heating, parking by the door. Small dog OK. Between Kidderminster and Stourport.
Land for Sale|PE15|85000|Building plot with PP for a 2 bed bungalow, March|propertyType=Land;description=Full planning, services in the road. 18 x 30 metres.
Garage Storage|BR1|130|garage to rent nr Shortlands station, Bromley|propertyType=Garage;description=up and over door, dry, good for storage or a small car. per month.
Garage Storage|NP16|95|20ft container storage, Chepstow|propertyType=Garage;description=Secure yard with CCTV, 24hr access. No VAT. Per month.
Garage Storage|CB1|120|parking space off Mill Road|propertyType=Garage;description=private car park with barrier. would suit someone working at addenbrookes
Garage Storage|CB1||Wanted: garage to rent, Romsey Town, Cambridge|propertyType=Garage;adType=Wanted;description=For a classic car that hardly moves. Happy to pay six months up front.
Commercial Property|NN17|650|Unit, 1200 sq ft, roller shutter, 3 phase, Corby|propertyType=Commercial;description=Industrial estate with parking. Light engineering or storage. No motor trade.
Commercial Property|NE3|220|treatment room in busy salon, Gosforth|propertyType=Commercial;description=Would suit nails, lashes or facials. Couch and sink in the room. Per month, no commission.
Commercial Property|DN35|45000|Fish & chip shop, leasehold, retirement sale, Cleethorpes|propertyType=Commercial;description=Business with flat above. Three pan range two years old. Books available to serious buyers.
Cars|LA1|5495|FORD FOCUS 1.0 ECOBOOST TITANIUM, 15 PLATE, FSH|make=Ford;model=Focus;year=2015;mileage=61000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Black;engineSize=1.0;description=Cam belt done, two keys, £20 tax. No timewasters please.
Vehicle Accessories|LA3|60|Focus mk3 front bumper, panther black|condition=Good;description=Small scuff to one corner, otherwise vgc. Collection only, Morecambe.
Cars|NN16|5250|Kia Picanto 1.0, one lady owner, 29k|make=Kia;model=Picanto;year=2017;mileage=29000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;engineSize=1.0;description=Always garaged, full Kia history. £20 tax. Mum no longer drives.
Cars|SY2|4800|aygo x-play 5dr, ideal first car|make=Toyota;model=Aygo;year=2016;mileage=48000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Silver;engineSize=1.0;description=low insurance, dab, bluetooth. mot till feb. off to uni so has to go
Cars|CO15|2450|Honda Jazz 1.4 CVT auto, 09 plate, 62k|make=Honda;model=Jazz;year=2009;mileage=62000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Blue;engineSize=1.4;description=MOT March, service book stamped. Few age related marks. ono.
Cars|TQ1|3995|MX-5 2.0i Sport, soft top, 58 plate|make=Mazda;model=MX-5;year=2008;mileage=71000;fuelType=Petrol;transmission=Manual;bodyType=Other;color=Red;engineSize=2.0;description=New hood last year, no rust on the sills, heated leather. Great fun, needs a garage and I haven't got one.
Vehicle Accessories|EX4|450|mk3 MX5 hard top, silver|condition=Good;description=Heated rear screen, all catches. You will need two people to lift it.
Cars|AB51|2750|Volvo V70 D5 estate, 148k, tow bar|make=Volvo;model=V70;year=2011;mileage=148000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Grey;engineSize=2.4;description=Never let me down. Dog guard, winter tyres in with it. o.n.o.
Cars|NP19|6800|Touran 1.6 TDI SE, 7 seats, 2014|make=Volkswagen;model=Touran;year=2014;mileage=82000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Blue;engineSize=1.6;description=Isofix in all the middle seats. Belts done at 78k. Kids have flown.
Cars|NP44|1695|zafira 1.8 exclusiv 7 seater|make=Vauxhall;model=Zafira;year=2010;mileage=104000;fuelType=Petrol;transmission=Manual;bodyType=Other;color=Silver;engineSize=1.8;description=few age related marks, drives spot on, mot 9 months. cheap family bus
Cars|MK6|16950|Tesla Model 3 SR+, 2020, white|make=Tesla;model=Model 3;year=2020;mileage=38000;fuelType=Electric;transmission=Automatic;bodyType=Other;color=White;description=One owner, battery warranty till 2028. Both key cards and mats.
Vehicle Accessories|MK10|85|Type 2 EV charging cable, 7m, 32A|condition=Like new;description=Came with the Tesla, I have a tethered box so never used it. In its bag.
Cars|SY21|21500|Defender 90 TDCi hard top, 2012|make=Land Rover;model=Defender;year=2012;mileage=88000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Green;engineSize=2.2;description=Galvanised chassis, waxoyled. No VAT. Viewing nr Welshpool.
Vehicle Accessories|SY21|240|pair of front seats out of a Defender|condition=Good;description=Black vinyl with runners. No rips. Fit 90 or 110.
Cars|CB7|6500|1967 Morris Minor 1000 Traveller|make=Morris;model=Minor;mileage=54000;fuelType=Petrol;transmission=Manual;bodyType=Other;color=Green;engineSize=1.1;description=Tax and MOT exempt. Woodwork replaced in 2015. Starts on the button, comes with a box of spares.
Cars|TS18|5995|Citroen Berlingo WAV with ramp, 2014|make=Citroen;model=Berlingo;year=2014;mileage=36000;fuelType=Diesel;transmission=Manual;bodyType=Other;color=Silver;engineSize=1.6;description=Wheelchair access at the rear, winch and straps, three seats. Was dad's.
Cars|ME5|900|Audi A3 2.0 TDI, non runner|make=Audi;model=A3;year=2012;mileage=131000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;color=White;engineSize=2.0;description=Timing belt let go. Body and interior good. Spares or repair, will need a trailer.
Cars|ME7|9750|Audi A3 Sportback S line, 66 plate|make=Audi;model=A3;year=2016;mileage=54000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;color=Black;engineSize=1.4;description=FASH, two keys, S tronic. HPI clear.
Cars|OL1|7495|Hyundai i10 SE, 2018, 12 months warranty, finance available|make=Hyundai;model=i10;year=2018;mileage=26000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=White;engineSize=1.0;adType=Dealer;description=HPI clear. Part ex taken. Delivery anywhere in the North West.
Cars|OL4|2995|hyundai i10 1.2 classic, 12 plate|make=Hyundai;model=i10;year=2012;mileage=55000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;engineSize=1.2;description=private sale, had it 7 yrs. new clutch last summer. ono
Cars|RM9|150|scrap cars & vans wanted, best prices, same day|vehicleOfferType=buy;make=Any;model=Any;description=MOT failures, non runners, no keys, all collected free. Paid by bank transfer. Dagenham, Barking and all round.
Vans|ST4|6750|Vauxhall Movano LWB high roof, 65 plate, NO VAT|make=Vauxhall;model=Movano;year=2015;mileage=97000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;engineSize=2.3;description=Ply lined, tow bar, three seats. Been a carpet fitter's van from new.
Transport Services|ST1|80|Self drive Luton van hire, Stoke|serviceType=Van hire;description=Day, weekend or week. Tail lift. Over 25s with a clean licence.
Vans|TF1|10450|Mercedes Vito 114 crew van, 6 seats, 2017|make=Mercedes-Benz;model=Vito;year=2017;mileage=89000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=Silver;engineSize=2.1;description=Two sliding doors, air con. Plus VAT.
Vehicle Accessories|TF2|70|roof bars x3 for Vito 2015 on|condition=Good;description=Rhino, with the keys and end stops. vgc.
Motorbikes & Scooters|HG4|4795|Yamaha MT-07, 2017, 7k|make=Yamaha;model=MT-07;year=2017;mileage=7100;fuelType=Petrol;color=Grey;description=Akrapovic can, original included. Dry miles only. Datatagged.
Motorbikes & Scooters|SS14|350|lexmoto zsx 125, non starter, project|make=Lexmoto;model=ZSX 125;year=2016;mileage=11000;fuelType=Petrol;color=Black;description=been stood 2 years, has v5, one key. spares or repair
Motorbikes & Scooters|DN2|1150|Piaggio Zip 50, 68 plate, 4k|make=Piaggio;model=Zip 50;year=2018;mileage=4000;fuelType=Petrol;color=White;description=Ideal for a 16 yr old on a CBT. Comes with chain and cover.
Miscellaneous|PR8|650|Pride Colt mobility scooter, 8 mph, new batteries|condition=Good;description=Road legal, lights, rear basket. Charger and manual. Can deliver round Southport.
Caravans|HU17|10750|Bailey Pegasus Rimini, 4 berth, 2013, c/w mover|make=Bailey;model=Pegasus Rimini;year=2013;color=White;description=Bone dry, serviced every year. Aquaroll and wastemaster thrown in.
Vehicle Accessories|HU18|180|Kampa Rally 260 porch awning|condition=Good;description=For a caravan or motorhome. Two poles, pegs, carpet. Used four times.
Caravans|LN12|18500|2 bed static, Mablethorpe, site fees paid to Nov|make=Willerby;model=Rio;year=2014;color=White;description=Static caravan with decking on a quiet 10.5 month park. Double glazed and centrally heated.
Caravans|PE36|480|Static caravan for hire, Hunstanton, sleeps 6, per week|make=Swift;model=Bordeaux;year=2018;color=White;description=Park with pools and a club house. Dogs OK. School holidays £200 extra.
Caravans|EX23|17995|VW T5 camper, pop top, 4 berth, 2010|make=Volkswagen;model=Transporter;year=2010;mileage=119000;fuelType=Diesel;transmission=Manual;color=Blue;description=Rock and roll bed, fridge, two burner hob. Converted by us in 2019. Surf rack.
Other Vehicles|GL7|13500|3.5t horsebox, Renault Master, carries 2|make=Renault;model=Master;year=2010;mileage=92000;fuelType=Diesel;transmission=Manual;color=White;description=Stallion partition, rear facing, new floor. Drive on a car licence. MOT Aug.
Other Vehicles|GL8|2900|Ifor Williams HB506 horse trailer|make=Ifor Williams;model=HB506;year=2012;color=Blue;description=Double, rubber mats, spare wheel, tyres good. Serviced in spring.
Other Vehicles|LD3|2600|Honda TRX 250 quad, farm use, V5|make=Honda;model=TRX 250;year=2012;fuelType=Petrol;color=Red;description=Starts first time, racks front and back, new tyres. Nr Brecon.
Vehicle Accessories|DL1|160|4 x winter tyres 205/55 R16 on steels|condition=Good;description=Nokian, 6mm. Off an Octavia. Darlington, collection only.
Vehicle Accessories|CM20|35|Halfords rear mount carrier for 3 bikes|condition=Good;description=Straps to the tailgate. Fits most hatchbacks. Harlow.
Other Services|CM20|290|Mobile towbar fitting, Harlow and West Essex|serviceType=Towbar fitting;description=Supplied and fitted on your drive, with electrics. Price from.
Home|RG21|165|Dyson V11 Absolute, new filter|condition=Good;description=Cordless vac, all tools and wall dock. Battery lasts about 40 mins.
Home|RG23|22|Dyson V11 battery, never used|condition=New;description=Third party one. Sold the vac before it came.
Home|WA14|550|Rangemaster 90 dual fuel, cranberry|condition=Good;description=Range cooker, two ovens and grill. New hob seals. You'll need a van and a mate.
Other Services|WA15|60|Oven, hob & Aga cleaning, Altrincham, Sale, Timperley|serviceType=Oven cleaning;description=No fumes, racks dipped in the van. Done in two hours.
Home|LL55|280|Hunter Herald 5kw multifuel stove|condition=Good;description=Log burner, new fire bricks and rope. We've gone for an air source pump. Nr Caernarfon.
Home|LL57|95|Seasoned logs, builders bag, delivered Bangor area|condition=New;description=Ash and oak, under 20 per cent, ready to burn. Stacked for a tenner more.
Find a tradesman|LL57|55|Chimney swept, cowls & bird guards fitted|serviceType=Chimney sweep;description=HETAS certificate issued for your insurance. Bangor, Caernarfon and Anglesey.
Home|IP33|195|Ercol rocking chair, blonde|condition=Good;description=1960s, new webbing. Lovely patina. Bury St Edmunds.
Home|FY8|220|Dual motor rise & recline armchair, brown|condition=Good;description=Helps you to your feet. Mum's, hardly used. Wipe clean. Lytham, collection only.
Home|CV32|45|John Lewis curtains, teal, eyelet, 90 x 90|condition=Like new;description=Lined. Only up six months.
Other Services|CV31|40|Curtains and roman blinds made to measure|serviceType=Curtain maker;description=Bring your own fabric or choose from my books. Leamington and Warwick.
Home|KY11|120|8x6 pent shed, you dismantle|condition=Good;description=Dry, felt done last year. One window. Dunfermline.
Find a tradesman|KY12|180|Fencing, decking & gates, Dunfermline and West Fife|serviceType=Fencing;description=Storm damage put right. Posts set in concrete. Price per day.
Home|PL19|160|Stihl MS181, 14in bar|condition=Good;description=Chainsaw, runs sweet, two new chains. Tavistock.
Find a tradesman|PL19|200|Tree surgeon, NPTC and insured|serviceType=Tree surgery;description=Felling, crown reductions, hedges and stump grinding. Tavistock, Okehampton and the moor. Logs left if you want them.
Home|DA1|380|Samsung RS68 american fridge freezer, ice & water|condition=Good;description=Silver, plumbed, A1 condition. Will need two to lift. Dartford.
Home|DA2|15|water filter for Samsung american fridge x2|condition=New;description=DA29 type, sealed. Fridge died.
Home|TR18|70|chest freezer 200 litre|condition=Good;description=works as it should, been in the outhouse. penzance
Home|ST16|125|Singer 4423 heavy duty|condition=Like new;description=Sewing machine with foot pedal and manual. Used for one set of cushions.
Other Services|ST17|10|Alterations - hems, zips, waists taken in|serviceType=Seamstress;description=Trousers turned up while you shop. Wedding and prom too. Stafford.
Home|SP1|350|Acorn 130 straight stairlift|condition=Good;description=Two years old, right hand. Taken out and boxed. Rail can be cut to fit.
Home|NR19|55|Lakeland Dry:Soon heated airer, 3 tier|condition=Good;description=Pennies to run, dries washing indoors overnight. With cover. Dereham.
Home|WN1|130|4 seater rattan set, cushions & glass table|condition=Good;description=Garden or conservatory. Cover included. Bit of fading.
Electronics|CA1|190|Nintendo Switch OLED, white, boxed|condition=Like new;description=Dock, straps, all leads. Two games thrown in. Carlisle.
Electronics|CA2|28|Mario Kart 8 for Nintendo Switch|condition=Good;description=Cartridge and case. No offers.
Electronics|CA3|12|pair of joycons, drifting, for repair|condition=For parts or repair;description=red and blue, both sticks drift. switch not included
Electronics|CF31|175|Google Pixel 7a 128gb charcoal|condition=Good;description=unlocked, always in a case. small mark by the usb. bridgend
Electronics|CF32|4|pixel 7a screen protectors x3|condition=New;description=tempered glass, wrong ones ordered
Electronics|BT20|480|iPhone 14 Pro 256gb deep purple, 88% battery|condition=Good;description=Unlocked, boxed, no cable. Bangor Co Down.
Electronics|BT23|110|iphone 14 pro, icloud locked, spares|condition=For parts or repair;description=good screen and camera. for parts only
Electronics|DH1|130|Apple Watch SE 2nd gen 44mm GPS|condition=Good;description=Midnight, with charger and two straps. No scratches on the glass.
Electronics|DH1|10|bundle of apple watch straps, 44mm|condition=Good;description=Five colours. Nylon and rubber.
Electronics|LN6|35|hp envy 6020 printer, ink included|condition=Good;description=prints and scans over wifi. going laser
Electronics|LN5|12|HP 305XL black ink, sealed|condition=New;description=Printer packed up. Dated 2026.
Electronics|S40|520|gaming pc - ryzen 5, rtx 3060, 16gb, 1tb ssd|condition=Good;description=runs everything at 1080p. tower only. chesterfield
Home|S41|60|gaming chair, black and red|condition=Good;description=reclines, neck cushion. gas lift fine. Chesterfield
Electronics|M21|950|pair of Technics SL1210 mk2 decks|condition=Good;description=Turntables with lids and new styluses. Bedroom use only. Chorlton.
Miscellaneous|M20|50|WANTED vinyl LPs & 7in singles, collections bought|adType=Wanted;description=Rock, soul, punk, reggae. Cash paid and I'll come to you. No classical.
Fashion|LA12|110|Barbour Bedale, olive, 42|condition=Good;description=Wax jacket, rewaxed last autumn. Tiny tear in the lining. Ulverston.
Fashion|WS1|90|3 sage green bridesmaid dresses, 8, 10 and 12|condition=Like new;description=Multiway, floor length, worn for four hours. Will split.
Fashion|SG5|15|uniform bundle age 7-8, grey and bottle green|condition=Good;description=school jumpers, pinafores, polo shirts and a pe kit. hitchin
Fashion|PH33|180|Full kilt outfit, Black Watch, 36 waist|condition=Good;description=Prince Charlie jacket, sporran, brogues size 9. Worn to two weddings.
Other Services|PH33|65|Highland wear hire, Fort William|serviceType=Formal hire;description=Kilts for weddings and graduations, three day hire. Wee boys' sizes too.
Miscellaneous|RH16|190|Babyzen Yoyo2, black, cabin size|condition=Good;description=Stroller that folds small enough for the overhead locker. Bag and rain cover.
Miscellaneous|YO11|110|Joie i-Spin 360 car seat, isofix|condition=Good;description=From birth to 4. Never in a bump. Scarborough.
Miscellaneous|IP3|75|SnuzPod bedside crib, grey|condition=Good;description=With mattress and two fitted sheets. Side zips down next to your bed.
Leisure|BL9|60|12ft trampoline with enclosure, buyer to dismantle|condition=Good;description=Springs fine, a rip in the net. Bring spanners. Bury.
Leisure|M26|30|replacement net for 12ft trampoline|condition=New;description=8 poles. Kids lost interest before we fitted it.
Leisure|SG1|150|Wooden climbing frame with slide & 2 swings|condition=Good;description=Plum. Taken down, all bolts bagged up. Stevenage.
Other Services|SG1|6|Ofsted registered childminder, 2 spaces from Jan|serviceType=Childcare;description=School runs, home cooked dinners, funded hours taken. Per hour. Stevenage.
Full-Time Jobs|SG1||Nursery practitioner, level 3, Stevenage|jobTitle=Nursery practitioner;contractType=Permanent;salary=£26,500 a year;description=Toddler room, 45 children. Paediatric first aid paid for.
Leisure|PE30|270|Yamaha P45 digital piano, stand & stool|condition=Good;description=88 weighted keys, headphones for late night practice. King's Lynn.
Free Stuff - Swap|PE31||free upright piano, needs tuning, you shift it|description=Iron frame, heavy. One key sticks. Hall is being cleared.
Other Services|PE30|75|Piano tuner, King's Lynn and West Norfolk|serviceType=Piano tuning;description=Also moth treatment and new strings. Thirty years at it.
Leisure|CH41|620|Concept2 Model D, PM5|condition=Good;description=Rowing machine, splits in two for moving. Chain oiled. Birkenhead.
Leisure|SE13|790|Brompton M6L, racing green|condition=Good;description=Folding bike, serviced in May, new tyres. Lewisham.
Leisure|SE6|50|Brompton front bag with frame|condition=Good;description=Ortlieb, fits any of them. Catford.
Leisure|BA14|170|Frog 55, red, 20in wheels|condition=Good;description=Kids bike, light as you like. A few scratches. Trowbridge.
Leisure|PH22|160|Sevylor 2 man inflatable kayak, paddles & pump|condition=Good;description=Been down Loch Morlich and no further. Aviemore.
Leisure|NG31|75|Hornby Flying Scotsman set, boxed|condition=Good;description=OO gauge train, oval of track, controller. Runs.
Miscellaneous|CR0|60|pokemon cards, about 400, some shiny|condition=Good;description=in folders. son has moved on to girls
Leisure|CF62|220|2 x Wales v Ireland, Principality Stadium|condition=New;description=Six Nations rugby tickets, lower tier, face value. Wedding clash. Barry.
Miscellaneous|LD2|350|farm bred border collie pups|condition=New;description=Both parents work. 9 wks, chipped and wormed. 3 dogs 2 bitches. Nr Builth.
Miscellaneous|GU11|80|tabby kittens, litter trained, ready now|condition=New;description=two girls one boy. Used to kids and dog. Aldershot
Home|GU12|25|cat tree, 5ft, grey|condition=Good;description=Posts a bit scratched as you would expect. Cat has gone up in the world.
Miscellaneous|SA61|45|2 bonded dwarf rabbits + hutch|condition=New;description=Brothers, neutered, 2 yrs old. To a kind home. Haverfordwest.
Miscellaneous|EX20|2800|14.2hh cob mare, 9 yrs|condition=New;description=Quiet to box, shoe and hack alone. No vices. Not a novice ride. Okehampton.
Miscellaneous|EX20|190|17in GFS saddle, brown, medium|condition=Good;description=With stirrups and girth. Changeable gullets.
Other Services|OX26|38|Dog groomer, Bicester|serviceType=Dog grooming;description=Full groom, nails and a bandana. One dog at a time, nervous ones welcome.
Free Stuff - Swap|HP12||free topsoil, 2 ton ish, collect|description=Dug out for an extension. Bring bags or a trailer. High Wycombe.
Free Stuff - Swap|CR0||Sofa bed, free, collection only Croydon|description=Double, blue. Mattress is OK. Second floor, no lift.
Full-Time Jobs|TF3||HGV class 2 driver, Telford, home every night|jobTitle=HGV driver;contractType=Permanent;salary=£36,000 a year;description=Multidrop building materials. CPC and digi card needed.
Job Wanted|TF3||Class 1 HGV driver available weekends|jobTitle=HGV driver;description=Clean licence, ten years, tramping or days. Telford or Shrewsbury.
Part-Time Jobs|PO4||SEN teaching assistant, term time, Southsea|jobTitle=Teaching assistant;contractType=Permanent;salary=£12.85 an hour;description=One to one with a boy in year 3. 27 hours.
Full-Time Jobs|IP1||Trainee dental nurse, Ipswich|jobTitle=Dental nurse;contractType=Apprenticeship;salary=£9 an hour;description=Mixed practice in town. Diploma paid for. No experience needed.
Full-Time Jobs|EX1||Bricklayers x3, price work, Exeter|jobTitle=Bricklayer;salary=£220 a day;description=New build plots, CSCS card a must. Start Monday.
Find a tradesman|EX2|190|Garden walls, repointing & extensions, Exeter|serviceType=Bricklayer;description=Time served brickie. No job too small. Free quotes.
Full-Time Jobs|SY8||Live-in carer for elderly gentleman, Ludlow|jobTitle=Care assistant;contractType=Permanent;salary=£850 a week;description=Two weeks on, two off. Own room and bathroom. Driver.
Job Wanted|SY8||Live in carer seeks position, Ludlow or Leominster|jobTitle=Care assistant;description=15 yrs experience, dementia trained, DBS. Own car.
Job Offers|WR11||Fruit pickers, May to Sept, Evesham|jobTitle=Farm worker;salary=£12.21 an hour;description=Strawberries and plums. Caravan on the farm if wanted. Piece rate bonus.
Full-Time Jobs|RM7||Gas Safe engineer, van supplied, Romford|jobTitle=Gas engineer;contractType=Permanent;salary=£42,000 a year;description=Breakdowns and servicing, one in six on call.
Find a tradesman|RM3|85|Boiler service & repair, Gas Safe|serviceType=Heating engineer;description=No heating or hot water? Out same day. Romford, Hornchurch and Upminster. Landlord certs.
Part-Time Jobs|BN7||Paper boy or girl wanted, 13+, Lewes|jobTitle=Paper round;salary=£35 a week;description=Before school, six mornings. Bike handy, bag supplied.
Find a tradesman|SA12|150|Plasterer - skimming, artex covered, Port Talbot|serviceType=Plasterer;description=Ceilings from £150. Tidy, sheets down. Insurance work too.
Find a tradesman|CR0|80|24hr locksmith, no call out charge, Croydon|serviceType=Locksmith;description=Locked out? UPVC doors, snapped keys, burglary repairs. With you in 30 mins.
Find a tradesman|EH15|25|Odd jobs - flat pack, shelves, dripping taps|serviceType=Handyman;description=Retired joiner. Portobello, Musselburgh and round about. Small jobs others won't do.
Event Planning & Catering|S60|65|Bouncy castle & soft play hire, Rotherham|serviceType=Party hire;description=Jungle, princess and superhero castles. Set up and taken down. Insured.
Removals & Storage Services|WF2|120|House clearances & rubbish taken, Wakefield|serviceType=Waste clearance;description=Licensed carrier. Sheds, lofts, garages and probate. Per load from.
Transport Services|RH1|45|8 seater minibus to Gatwick and Heathrow, Redhill|serviceType=Taxi;description=Airport runs for groups, child seats free. Meet and greet.
Health-Beauty|WR5|38|Foot health visits at home, Worcester|serviceType=Chiropodist;description=Nail cutting, corns, hard skin. Diabetics seen. MCFHP.
Other Services|BD18|22|Guitar & ukulele lessons, all ages, Shipley|serviceType=Music tutor;description=At mine or on zoom. Grades if you want them, tunes if you don't.
Other Services|SA31|6|Learn Welsh - beginners, Tues eve, Carmarthen|serviceType=Language tutor;description=Croeso i bawb. Per class, tea included. Library, six till eight.
Other Services|DE6|38|Pottery taster, throw your own pot, Ashbourne|serviceType=Art tutor;description=Saturday class for eight people. Clay, firing and cake in the price.
Friendship - Friends|LE13||Nordic walking & coffee, Weds, Melton Mowbray|description=Slow group, poles to borrow, mostly retired. All welcome.
Friendship - Friends|G42||board games night, southside glasgow|description=Catan, Ticket to Ride, that sort of thing. Every other Thurs in the pub. Come on your own, we all did.
Straight Relationships|NR33||Lady, 52, WLTM genuine man, Lowestoft area|description=GSOH, non smoker, likes the beach, live music and her Jack Russell.
Gay and Lesbian|NG1||Lesbian, 41, Nottingham, looking for a partner|description=Teacher, likes cycling, wine and bad telly. Friends first.
`;
