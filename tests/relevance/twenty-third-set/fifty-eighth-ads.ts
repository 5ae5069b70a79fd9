/* Ads that the fifty-eighth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Property to Rent|TR1|795|2 bed flat to rent Truro city centre|propertyType=Flat;bedrooms=2;rooms=4;surface=620;availableNow=Yes;furnished=Unfurnished;pets=No;billsIncluded=No;description=First floor flat close to the cathedral, gas heating, on street permit parking
Property to Rent|TR1|1400|Four bed family home Truro, garden|propertyType=House;bedrooms=4;rooms=7;surface=1250;availableNow=Yes;furnished=Unfurnished;pets=By agreement;billsIncluded=No;description=Modern detached on quiet estate with drive for two cars
Property to Rent|SY1|1100|Three bed semi detached house Shrewsbury|propertyType=House;bedrooms=3;rooms=5;surface=950;availableNow=No;furnished=Unfurnished;pets=By agreement;billsIncluded=No;description=To let from next month, new kitchen, enclosed back garden and driveway
Property to Rent|LN1|525|Studio near uni, bills inc|propertyType=Studio;bedrooms=0;rooms=1;surface=260;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=Yes;description=Compact self contained studio, own kitchenette and shower room, ideal for student
Property to Rent|SA1|850|Furnished one bedroom apartment Swansea marina|propertyType=Flat;bedrooms=1;rooms=3;surface=500;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=No;description=Balcony over the water, allocated parking, lift to all floors
Property to Rent|M20|1350|2 bedroom flat Didsbury village with parking|propertyType=Flat;bedrooms=2;rooms=4;surface=700;availableNow=Yes;furnished=Part furnished;pets=No;billsIncluded=No;description=Second floor in converted Victorian house, walk to the tram
Property to Rent|M20|2400|Large 5 bed house off Wilmslow Road|propertyType=House;bedrooms=5;rooms=8;surface=1800;availableNow=Yes;furnished=Unfurnished;pets=Yes;billsIncluded=No;description=Period property with big garden suit family or professional sharers
Property to Rent|LS6|2100|Student house 4 bed Hyde Park, furnished|propertyType=House;bedrooms=4;rooms=6;surface=1150;availableNow=No;furnished=Furnished;pets=No;billsIncluded=Some;description=Ready for September, two bathrooms, water and wifi included
Property to Rent|IV2|900|Cottage to let nr Culloden, dogs welcome|propertyType=House;bedrooms=2;rooms=4;surface=780;availableNow=Yes;furnished=Part furnished;pets=Yes;billsIncluded=No;description=Detached stone cottage with wood burner and a fenced garden
Property to Rent|PO33|875|Ground floor flat with garden Ryde|propertyType=Flat;bedrooms=2;rooms=4;surface=640;availableNow=Yes;furnished=Unfurnished;pets=By agreement;billsIncluded=No;description=Five minutes from the beach and hovercraft, own front door
Property to Rent|KW15|650|Small house to let Kirkwall|propertyType=House;bedrooms=2;rooms=4;surface=680;availableNow=Yes;furnished=Unfurnished;pets=No;billsIncluded=No;description=Mid terrace near the harbour, electric heating, double glazed
Property to Rent|E17|1650|1 bed flat nr Blackhorse Road tube|propertyType=Flat;bedrooms=1;rooms=2;surface=470;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=No;description=Bright top floor flat near Victoria line, no lift, long let preferred
Property to Rent|E17|2300|3 bed maisonette Wood Street|propertyType=Flat;bedrooms=3;rooms=5;surface=900;availableNow=No;furnished=Unfurnished;pets=By agreement;billsIncluded=No;description=Split level over two floors with roof terrace, close to overground
Property to Rent|LL30|700|Sea view flat Llandudno 2 beds|propertyType=Flat;bedrooms=2;rooms=4;surface=650;availableNow=Yes;furnished=Unfurnished;pets=No;billsIncluded=No;description=Lovely outlook over the bay to the Little Orme, long term let only
Property to Rent|BT47|750|3 bed terrace to let Waterside|propertyType=House;bedrooms=3;rooms=5;surface=880;availableNow=Yes;furnished=Part furnished;pets=No;billsIncluded=No;description=Oil heating, yard to rear, handy for the bridge and Altnagelvin
Property to Rent|HG1|995|Part furnished 2 bed apartment, pets considered|propertyType=Flat;bedrooms=2;rooms=4;surface=720;availableNow=Yes;furnished=Part furnished;pets=By agreement;billsIncluded=No;description=Close to the Stray and Valley Gardens, residents parking
Property to Rent|NR2|1050|Victorian terrace 2 bed, pets ok, Golden Triangle|propertyType=House;bedrooms=2;rooms=5;surface=760;availableNow=Yes;furnished=Unfurnished;pets=Yes;billsIncluded=No;description=Character house with fireplaces and courtyard garden, cat or dog fine
Property to Rent|BN21|925|One bed flat to rent Eastbourne seafront|propertyType=Flat;bedrooms=1;rooms=3;surface=480;availableNow=Yes;furnished=Unfurnished;pets=No;billsIncluded=No;description=Second floor with lift and sea glimpses, new carpets
Property to Rent|BN21|900|Wanted: 1 bed flat Eastbourne, quiet couple|propertyType=Flat;bedrooms=1;rooms=3;surface=450;adType=Wanted;description=Retired couple with references looking for a long let near the front
Property to Rent|CA1|600|2 bed bungalow to rent Carlisle|propertyType=House;bedrooms=2;rooms=4;surface=700;availableNow=Yes;furnished=Unfurnished;pets=By agreement;billsIncluded=No;description=Level access bungalow in quiet cul de sac with garage
Property to Rent|PH1|575|1 bed flat Perth, unfurnished|propertyType=Flat;bedrooms=1;rooms=3;surface=450;availableNow=Yes;furnished=Unfurnished;pets=No;billsIncluded=No;description=Top floor tenement flat, gas central heating, landlord registered
Flatshare - Rooms to rent|BS7|650|Double room in friendly houseshare, Horfield|propertyType=House;bedrooms=1;rooms=1;surface=140;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=Yes;description=Three working people looking for a fourth, big shared kitchen and garden
Flatshare - Rooms to rent|EX4|520|Room to rent nr uni all bills incl|propertyType=House;bedrooms=1;rooms=1;surface=120;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=Yes;description=Quiet postgraduate house ten minutes walk to Streatham campus
Flatshare - Rooms to rent|SW2|900|Large dbl room Brixton, 5 min tube|propertyType=Flat;bedrooms=1;rooms=1;surface=170;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=Some;description=Share with two professionals, council tax and wifi included in price
Flatshare - Rooms to rent|SW2|800|Looking for a room in Brixton up to 800 pm|propertyType=Flat;bedrooms=1;rooms=1;surface=120;adType=Wanted;description=Tidy 27 year old nurse needs a room from the first of the month
Flatshare - Rooms to rent|CF24|425|Single room Cathays student house|propertyType=House;bedrooms=1;rooms=1;surface=90;availableNow=No;furnished=Furnished;pets=No;billsIncluded=No;description=Five bed house near the union, two bathrooms, available from July
Flatshare - Rooms to rent|OX4|700|En suite room in shared house Cowley|propertyType=House;bedrooms=1;rooms=1;surface=150;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=Yes;description=Own shower room, parking, bus stop outside, professionals only
Flatshare - Rooms to rent|LA1|400|Lodger wanted, spare room Lancaster|propertyType=House;bedrooms=1;rooms=1;surface=110;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=Yes;description=Live in landlady with a cat offers a comfy room, Monday to Friday or full time
Flatshare - Rooms to rent|B29|450|Female housemate wanted Selly Oak|propertyType=House;bedrooms=1;rooms=1;surface=120;availableNow=Yes;furnished=Furnished;pets=No;billsIncluded=Some;description=Four girls with one room free after someone moved out, close to campus
Property for Sale|WR14|265000|3 bed semi for sale Malvern|propertyType=House;bedrooms=3;rooms=6;surface=980;description=Views to the hills, conservatory, single garage, sold with no chain
Property for Sale|WF1|115000|Two up two down terrace Wakefield|propertyType=House;bedrooms=2;rooms=4;surface=650;description=Good first buy or rental investment, rear yard, gas heating
Property for Sale|IM1|310000|Sea front apartment Douglas promenade|propertyType=Flat;bedrooms=2;rooms=4;surface=820;description=Two bedrooms, secure parking and lift, share of freehold
Property for Sale|LL55|185000|Stone cottage for sale near Caernarfon|propertyType=House;bedrooms=2;rooms=4;surface=700;description=Traditional Welsh cottage with Snowdonia views and a small paddock
Property for Sale|PA34|220000|Detached bungalow Oban, needs work|propertyType=House;bedrooms=3;rooms=5;surface=1000;description=In need of modernisation, large plot, sea views, home report available
Property for Sale|CT9|240000|Flat for sale Margate old town|propertyType=Flat;bedrooms=1;rooms=3;surface=520;description=One bedroom with high ceilings, short walk to the sands and station
Property for Sale|DE3|375000|4 bed detached house Mickleover|propertyType=House;bedrooms=4;rooms=8;surface=1400;description=Corner plot with double garage, utility and en suite to master
Property for Sale|BB11|72000|Cheap terraced house Burnley, no chain|propertyType=House;bedrooms=2;rooms=4;surface=690;description=Tenanted until recently, new boiler fitted, would suit landlord
Commercial Property|HX1|650|Shop to let Halifax town centre|propertyType=Commercial;bedrooms=0;rooms=3;surface=700;availableNow=Yes;description=Ground floor retail unit with kitchen and WC, small business rates relief
Commercial Property|TF3|900|Industrial unit 1500 sq ft roller shutter|propertyType=Commercial;bedrooms=0;rooms=2;surface=1500;availableNow=Yes;description=Workshop or warehouse unit with three phase power and yard, Stafford Park
Commercial Property|CB1|480|Small office space, desks for four|propertyType=Commercial;bedrooms=0;rooms=1;surface=220;availableNow=Yes;description=Serviced office near the station with broadband and meeting room use
Garage Storage|BN3|95|Lock up garage Hove to rent|propertyType=Garage;bedrooms=0;rooms=1;surface=130;availableNow=Yes;description=Single lock up in secure block behind Church Road, monthly contract
Garage Storage|NN1|60|Dry storage room, 24hr access|propertyType=Garage;bedrooms=0;rooms=1;surface=100;availableNow=Yes;description=Secure self storage with CCTV, good for furniture or stock
Garage Storage|GL50|70|Off road parking space near town|propertyType=Garage;bedrooms=0;rooms=1;surface=120;availableNow=Yes;description=Private drive space for one car, ten minute walk to Promenade
Land for Sale|HR2|45000|4 acres grazing land nr Hereford|propertyType=Land;bedrooms=0;rooms=0;surface=174240;description=Level pasture with stock fencing, mains water and road gate
Land for Sale|IV51|65000|Building plot with planning, Portree|propertyType=Land;bedrooms=0;rooms=0;surface=9000;description=Planning in principle for one house on the Isle of Skye, services nearby
Cars|PR1|4995|Ford Fiesta 1.25 Zetec 2014|make=Ford;model=Fiesta;year=2014;mileage=62000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;description=Full service history, two keys, MOT till March, private sale
Vehicle Accessories|PR1|45|Fiesta mk7 front bumper blue|condition=Fair;description=Taken off a 2012 Ford Fiesta, few scratches, collect from Preston
Vehicle Accessories|PR2|180|Set of 4 Fiesta alloys 15 inch with tyres|condition=Good;description=Ford alloy wheels four stud, tyres about 5mm all round
Cars|DL1|6250|VW Golf 1.6 TDI Match 2015|make=Volkswagen;model=Golf;year=2015;mileage=78000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;description=Twenty pounds tax, cambelt done, drives spot on, selling privately
Cars|DL3|12800|Volkswagen Golf GTD DSG 2017|make=Volkswagen;model=Golf;year=2017;mileage=54000;fuelType=Diesel;transmission=Automatic;bodyType=Hatchback;description=Dealer maintained with leather and sat nav, finance and warranty available
Vehicle Accessories|DL1|65|Golf mk7 roof bars genuine|condition=Like new;description=Genuine VW bars used once for a holiday, with key and bag
Cars|LE11|3250|Vauxhall Corsa 1.2 SE ideal first car|make=Vauxhall;model=Corsa;year=2013;mileage=71000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;description=Cheap insurance, five door, heated seats, long MOT
Vehicle Accessories|LE11|40|Corsa D headlight drivers side|condition=Good;description=Off side headlamp for Vauxhall Corsa D, no cracks, tabs fine
Cars|IP1|1195|Corsa 2008 runaround long mot|make=Vauxhall;model=Corsa;year=2008;mileage=98000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;description=Few age related marks but never let me down, quick sale
Cars|TQ1|7200|Nissan Leaf 30kwh Tekna 2017|make=Nissan;model=Leaf;year=2017;mileage=46000;fuelType=Electric;transmission=Automatic;bodyType=Hatchback;description=Fully electric, 12 bars battery, charging cables included
Cars|WA1|11500|Toyota Yaris hybrid Icon 2018|make=Toyota;model=Yaris;year=2018;mileage=38000;fuelType=Hybrid;transmission=Automatic;bodyType=Hatchback;description=One owner, full Toyota history, very economical round town
Cars|ST16|6800|Nissan Qashqai 1.5 dci Acenta|make=Nissan;model=Qashqai;year=2016;mileage=85000;fuelType=Diesel;transmission=Manual;bodyType=SUV;description=Reverse camera, panoramic roof, recently serviced, four good tyres
Vehicle Accessories|ST17|90|Tow bar for Nissan Qashqai with electrics|condition=Good;description=Removable towbar, fits J11 models 2014 on, all bolts there
Cars|LD1|10500|Landrover Defender 90 pick up 1998|make=Land Rover;model=Defender;year=1998;mileage=124000;fuelType=Diesel;transmission=Manual;bodyType=Pickup;description=300 Tdi, galvanised chassis, farm used but looked after
Cars|BN43|4800|Mini Cooper convertible 2012|make=Mini;model=Cooper;year=2012;mileage=67000;fuelType=Petrol;transmission=Manual;bodyType=Convertible;description=Soft top in perfect order, great summer car, Shoreham
Cars|GU1|10900|BMW 320d M Sport auto 2016|make=BMW;model=3 Series;year=2016;mileage=82000;fuelType=Diesel;transmission=Automatic;bodyType=Sedan;description=Estoril blue saloon, heated leather, serviced every year
Vehicle Accessories|GU2|50|BMW 320d breaking all parts available|condition=For parts or repair;description=E90 saloon being broken, message with the part you want
Cars|CM1|8950|Audi A3 1.4 tfsi Sport low miles|make=Audi;model=A3;year=2015;mileage=41000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;description=Two owners, bluetooth, xenon lights, thirty pounds road tax
Cars|S70|5200|Skoda Octavia estate 2.0 TDI|make=Skoda;model=Octavia;year=2014;mileage=105000;fuelType=Diesel;transmission=Manual;bodyType=Other;description=Huge boot estate car, tow bar fitted, motorway miles
Cars|TN34|4350|Honda Jazz automatic one lady owner|make=Honda;model=Jazz;year=2012;mileage=39000;fuelType=Petrol;transmission=Automatic;bodyType=Hatchback;description=Garaged, full dealer service history, immaculate inside
Cars|HU5|1650|Peugeot 107 cheap tax|make=Peugeot;model=107;year=2010;mileage=83000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;description=Twenty quid a year road tax, three door, small dent on wing
Cars|SA31|4995|Fiat 500 Lounge white 2016|make=Fiat;model=500;year=2016;mileage=44000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;description=Glass roof, bluetooth, lovely little car only selling as upsizing
Cars|BT28|13250|Kia Sportage 1.6 GDI 2019|make=Kia;model=Sportage;year=2019;mileage=33000;fuelType=Petrol;transmission=Manual;bodyType=SUV;description=Balance of seven year warranty, bought new from dealer
Cars|WN1|395|Ford Focus non runner spares or repair|make=Ford;model=Focus;year=2009;mileage=121000;fuelType=Diesel;transmission=Manual;bodyType=Hatchback;description=Turbo gone, body decent, must be trailered away
Cars|WN2|5995|Focus 1.0 Ecoboost Titanium 2016|make=Ford;model=Focus;year=2016;mileage=57000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;description=Wet belt replaced with receipt, parking sensors, clean car
Cars|DN1|200|Wanted scrap cars, cash on collection|make=Other;model=Other;vehicleOfferType=buy;description=Any make or age, with or without MOT, collected same day
Cars|MK9|18500|Tesla Model 3 Long Range 2020|make=Tesla;model=Model 3;year=2020;mileage=48000;fuelType=Electric;transmission=Automatic;bodyType=Sedan;description=White with black interior, enhanced autopilot, home charger lead
Cars|TA1|7900|Citroen Berlingo wheelchair access|make=Citroen;model=Berlingo;year=2015;mileage=36000;fuelType=Diesel;transmission=Manual;bodyType=Other;description=WAV conversion with ramp and winch, seats three plus chair
Vans|DY1|8950|Transit Custom 290 2017 no vat|model=Transit Custom;year=2017;mileage=88000;bodyType=Other;description=One company owner, ply lined, three seats, air con;brand=Ford;fuel=Diesel
Vehicle Accessories|DY2|150|Roof rack for Transit Custom|condition=Good;description=Rhino rack with roller, fits short wheelbase van 2013 on
Vans|OL1|3995|Transit lwb high top 2012|model=Transit;year=2012;mileage=136000;bodyType=Other;description=Work van with ten months ticket, new clutch last year;brand=Ford;fuel=Diesel
Vans|PL21|14500|VW T5 camper, pop top, sleeps 4|model=Transporter;year=2011;mileage=112000;bodyType=Other;description=Converted Transporter with fridge, hob, leisure battery and awning;brand=Volkswagen;fuel=Diesel
Vans|TA6|3200|Berlingo van 1.6 HDI|model=Berlingo;year=2013;mileage=94000;bodyType=Other;description=Small van, side loading door, bulkhead, MOT November;brand=Citroen;fuel=Diesel
Vans|RM1|9500|Luton van with tail lift|model=Transit;year=2015;mileage=101000;bodyType=Other;description=Removals van, 500kg tail lift working well, ULEZ check done;brand=Ford;fuel=Diesel
Motorbikes & Scooters|LU1|1800|Honda CB125F learner legal|model=CB125F;year=2019;mileage=6200;description=Ideal first bike for CBT riders, never dropped, two keys;brand=Honda;bodyType=Other
Vehicle Accessories|LU2|60|Exhaust for Honda CB125F|condition=Good;description=Standard silencer removed when I fitted a sports can
Motorbikes & Scooters|YO8|4800|Yamaha MT07 ABS 2018|model=MT-07;year=2018;mileage=9400;description=Tail tidy, heated grips, always garaged, new chain and sprockets;brand=Yamaha;bodyType=Other
Motorbikes & Scooters|FY1|4500|Harley Davidson Sportster 883|model=Sportster;year=2007;mileage=14800;description=Vance and Hines pipes, sissy bar, summer use only;brand=Harley-Davidson;bodyType=Other
Motorbikes & Scooters|BN11|2900|Vespa GTS 300 scooter|model=GTS 300;year=2016;mileage=8100;description=Cream with tan seat, top box, serviced this spring;brand=Vespa;bodyType=Other
Caravans|SY23|6800|Swift Challenger 4 berth 2010|brand=Swift;model=Challenger;bodyType=Other;year=2010;description=Touring caravan with motor mover, end washroom, no damp
Leisure|SY23|250|Kampa air awning for caravan|condition=Good;description=Inflatable porch awning 390 with pump and pegs, used two seasons
Caravans|PE25|12500|Static caravan sited Skegness|brand=Willerby;model=Rio;bodyType=Other;year=2012;description=Two bedroom holiday home on quiet park, site fees paid
Other Vehicles|CV23|38000|Narrowboat 50ft cruiser stern|brand=Liverpool Boats;model=Cruiser;bodyType=Other;year=2004;description=Blacked last year, solid fuel stove, mooring at Rugby can transfer
Other Vehicles|CW5|1500|Ifor Williams trailer twin axle|brand=Ifor Williams;model=LM105;bodyType=Other;year=2014;description=Ten foot flatbed with ramps and spare wheel, lights all work
Other Vehicles|BT78|5500|Massey Ferguson 135 tractor|brand=Massey Ferguson;model=135;bodyType=Other;year=1988;description=Good working tractor, new back tyres, starts on the button
Caravans|EX8|19500|Fiat Ducato motorhome 2 berth|brand=Fiat;model=Ducato;bodyType=Other;year=2009;description=Autotrail motor home with fixed bed, solar panel and bike rack
Vehicle Accessories|AB25|120|Winter tyres 205 55 R16 part worn|condition=Good;description=Set of four with 6mm tread, Continental, off a Seat Leon
Home|CA2|120|3 seater settee grey fabric|condition=Good;description=Comfy with removable cushions, smoke free home, must collect
Home|CA1|20|Stretch covers fit 3 seater sofa|condition=Like new;description=Charcoal sofa cover set, used for one month only
Home|WV1|350|Corner sofa cream leather|condition=Good;description=L shaped, left hand corner, few marks on arm, two man lift
Home|KY1|0|2 seater couch blue, free to collector|condition=Fair;description=Springs fine but fabric faded, needs to go by Friday
Home|SA61|0|Three piece suite brown leather FREE|condition=Fair;description=Sofa and two armchairs, fire labels on, you will need a van
Home|TS1|130|Dyson V8 cordless hoover|condition=Good;description=Holds charge well, all heads and wall dock, cleaned and tested
Home|TS1|15|Dyson V8 filter and attachments|condition=New;description=Unused spare filter plus crevice tool and brush
Home|KT1|60|Henry vac red, works fine|condition=Good;description=Numatic Henry with hose, floor head and six bags
Electronics|ME14|280|iPhone 13 128gb midnight unlocked|condition=Good;description=Battery health 88 percent, no cracks, boxed with cable
Electronics|ME14|6|iPhone 13 clear case x3|condition=New;description=Bundle of clear gel covers, ordered wrong size
Electronics|ME5|70|I phone 11 64gb cracked screen|condition=For parts or repair;description=Powers on but touch does not work, sold for spares or repair
Electronics|CH1|260|Samsung Galaxy S22 boxed|condition=Like new;description=Unlocked mobile in black with receipt, always in a case
Electronics|CH2|10|Samsung fast charger 25w plug|condition=New;description=For Galaxy phones, USB C, sealed in packet
Electronics|HD1|240|Samsung 55in smart tv 4k|condition=Good;description=Crystal UHD with remote and legs, upgraded to larger
Electronics|HD1|15|TV wall bracket 32-55 inch|condition=New;description=Tilting mount with all the screws, never fitted
Home|HD3|40|Oak telly stand two drawers|condition=Good;description=Television unit 120cm wide, solid and heavy
Home|FK1|110|Hotpoint washing machine 8kg|condition=Good;description=White, 1400 spin, works perfectly, can help load
Home|FK2|25|Bosch washer 7kg, not spinning|condition=For parts or repair;description=Fills and drains but drum not turning, spares or repair
Home|SR1|90|Beko tall fridge freezer white|condition=Good;description=Fifty fifty split, frost free, all shelves present
Home|SR2|420|American style fridge freezer Samsung|condition=Good;description=Double door with ice and water dispenser, silver
Home|DN31|70|Condenser tumble drier|condition=Fair;description=Indesit 8kg, noisy but dries well, no hose needed
Home|SP1|90|Double bed frame and mattress|condition=Good;description=Wooden bedstead with sprung mattress, already taken apart
Home|SP2|140|Kingsize mattress memory foam as new|condition=Like new;description=Used in guest room only, 5ft wide, with protector
Home|SP1|12|Double duvet set floral|condition=New;description=Bed linen with two pillowcases, still in packet
Home|LL11|75|Solid pine wardrobe 2 door|condition=Good;description=Drawer at bottom, comes apart for moving, ground floor
Home|NN8|35|Ikea malm chest of draws white|condition=Good;description=Six drawer in white, one small chip on side
Home|MK6|45|Kallax shelving unit 4x4|condition=Good;description=Ikea cube shelves in black brown, collect only
Home|GL1|220|Oak dining table and six chairs|condition=Good;description=Extending table with fabric seats, a few light scratches
Home|GL2|60|6 dining chairs only|condition=Fair;description=Beech chairs with cream pads, table already sold
Home|PE1|80|Garden shed 6x4 dismantled|condition=Fair;description=Shiplap panels with felt roof and window, bring a trailer
Home|WR1|120|Mountfield petrol lawnmower|condition=Good;description=Self propelled with grass box, serviced, starts first pull
Home|WR2|30|Flymo hover mower electric|condition=Good;description=Light garden mower with 12m cable, new blade fitted
Home|DE45|450|Wood burning stove 5kw|condition=Good;description=Clearview multifuel log burner with flue pipe, removed by sweep
Home|RG14|40|Singer sewing machine with pedal|condition=Good;description=Electric, twenty stitches, instruction book and bobbins
Home|WF8|85|Dewalt 18v combi drill 2 batteries|condition=Good;description=Brushless with charger and case, light DIY use only
Home|WF9|12|Drill bits set, fit dewalt and makita|condition=New;description=Masonry and wood bits in plastic case, 50 pieces
Electronics|CW1|330|PS5 disc edition with two pads|condition=Good;description=Sony PlayStation 5 console boxed with leads, reset and ready
Electronics|CW2|30|PS5 game Spiderman 2|condition=Like new;description=Disc and case perfect, completed it so selling on
Electronics|LN6|110|Playstation 4 slim 500gb|condition=Good;description=Console with one controller and four games, smoke free
Electronics|TQ9|190|Nintendo Switch oled white|condition=Good;description=With dock, joycons and carry case, hardly played
Electronics|TQ12|90|Wanted Nintendo Switch any condition|condition=Fair;adType=Wanted;description=Looking to buy for my son, cash waiting, Newton Abbot area
Electronics|CB6|480|Macbook Air M1 2020|condition=Good;description=Apple laptop 256gb space grey, battery cycle count 140
Electronics|SK17|160|HP laptop i5 8gb 256 ssd|condition=Good;description=Windows 11, fifteen inch screen, charger included
Electronics|SK17|10|Laptop bag fits 15.6 inch|condition=Like new;description=Black padded shoulder bag with pockets, hardly used
Electronics|TN24|550|Gaming pc RTX 3060 Ryzen 5|condition=Good;description=Custom tower with 16gb ram and 1tb nvme, runs everything
Electronics|IV30|170|Ipad 9th gen 64gb wifi|condition=Good;description=Apple tablet in space grey, small scuff on back
Electronics|CT1|380|Canon EOS 80D camera body|condition=Good;description=Shutter count around 12k, two batteries and strap
Electronics|CT2|25|Tripod for canon camera|condition=Good;description=Aluminium, 150cm, quick release plate and bag
Electronics|BA20|120|Bose quiet comfort headphones|condition=Good;description=Noise cancelling over ear with case, black
Home|DT4|75|Ninja dual zone air fryer|condition=Good;description=Two baskets, cleaned, selling as got an oven one
Home|LL57|60|Delonghi coffee machine|condition=Good;description=Pump espresso maker with milk frother, descaled
Home|CF31|25|Microwave 800w silver|condition=Good;description=Russell Hobbs digital, clean, works as it should
Home|BT34|65|Kenwood Chef mixer|condition=Good;description=Classic food mixer with bowl and three beaters
Home|PL14|0|Upright piano, free, buyer collects|condition=Fair;description=Needs tuning, iron frame, ground floor with ramp access
Electronics|SY8|95|Yamaha F310 acoustic guitar|condition=Good;description=Six string with gig bag and tuner, ideal beginner
Electronics|SY8|8|Guitar strings acoustic 3 packs|condition=New;description=Light gauge bronze, unopened, bought by mistake
Leisure|LD3|420|Trek mountain bike 29er large|condition=Good;description=Marlin 7 with hydraulic brakes, new tyres, 19 inch frame
Leisure|CB7|85|Ladies Raleigh bicycle with basket|condition=Good;description=Traditional town bike with mudguards and three speed hub
Leisure|NG34|35|Girls bike 16 inch pink|condition=Good;description=Suits age 5 to 7, stabilisers included, a bit of rust
Leisure|LD3|50|Bike rack for car, 3 bikes|condition=Good;description=Boot mounted cycle carrier with straps, fits hatchbacks
Leisure|GU9|690|Brompton folding bike 6 speed|condition=Good;description=M6L in racing green, serviced, front bag included
Leisure|S80|160|Folding treadmill Reebok|condition=Good;description=Running machine with incline, barely used since Christmas
Leisure|CO15|25|Dumbells 20kg set|condition=Good;description=Cast iron weights with spinlock bars and collars
Leisure|KA10|220|Ping golf clubs full set and bag|condition=Good;description=Right handed irons, driver, putter and stand bag
Leisure|KA10|150|Powakaddy golf trolley|condition=Good;description=Electric with lithium battery and charger, folds flat
Leisure|TR7|260|Two person kayak sit on top|condition=Good;description=With paddles, seats and buoyancy aids, used few times
Leisure|TR7|45|Mens wetsuit XL 5mm|condition=Good;description=C Skins winter suit, small repair on knee
Leisure|LA22|85|Vango 4 man tent|condition=Good;description=Family tunnel tent with groundsheet, used twice in the Lakes
Leisure|OX14|20|Nike football boots size 9|condition=Good;description=Moulded studs, worn a handful of times, black and orange
Leisure|PE12|95|Carp rods x3 with reels|condition=Good;description=Fishing set up with bite alarms, rod pod and holdall
Leisure|DA11|150|Xiaomi m365 electric scooter|condition=Good;description=Escooter with charger, range 15 miles, new back tyre
Home|HP20|220|iCandy Peach pushchair|condition=Good;description=Grey with carrycot and seat unit, folds fine
Home|DH3|140|Silver Cross pram navy|condition=Good;description=Coach built style with matching bag, lovely condition
Home|DH3|10|Rain cover for Silver Cross pram|condition=Like new;description=Clear cover with zip, fits most models
Home|CH41|65|Cot bed with mattress white|condition=Good;description=Converts to toddler bed, teething rails, smoke free home
Home|KT22|55|Maxi Cosi isofix car seat|condition=Good;description=Group 0 plus with base, never in an accident
Home|IP33|20|Moses basket and stand|condition=Good;description=Wicker with white covers and rocking stand
Home|ST5|15|Ikea high chair|condition=Good;description=Antilop highchair with tray, easy to clean
Home|TD1|80|Wanted: double buggy for twins|condition=Good;adType=Wanted;description=Side by side preferred, Galashiels, can collect any evening
Miscellaneous|NE46|900|Cockapoo puppies ready now|condition=New;description=F1 pups, chipped and vaccinated, mum can be seen in Hexham
Leisure|NE46|40|Large dog crate with bed|condition=Good;description=Folding metal cage 42 inch, outgrown by our lab
Miscellaneous|SA43|60|Tabby kittens 9 weeks|condition=New;description=Two boys one girl, litter trained and used to children
Leisure|PR25|45|Guinea pig cage indoor 120cm|condition=Good;description=With hay rack, bottle and hidey house, cleaned
Leisure|WS11|80|Fish tank 120 litre with stand|condition=Good;description=Aquarium with filter, heater and light, no leaks
Miscellaneous|HR9|18|Point of lay hens, brown|condition=New;description=Vaccinated Warren hybrids laying soon, price is each
Miscellaneous|CA11|1800|Cob mare 14.2 for sale|condition=Good;description=Safe happy hacker, good to shoe and load, 11 years old
Find a tradesman|NP20|40|Plumber Newport, no call out fee|description=Leaks, taps, toilets and bathrooms, evenings and weekends no extra
Find a tradesman|DH1|45|Boiler repairs and servicing, gas safe|description=Heating engineer covering Durham and Chester le Street, same day
Find a tradesman|CO1|50|Electrician NICEIC rewires and fuse boards|description=Fully qualified, landlord certificates, extra sockets and lights
Find a tradesman|TA1|150|Painter and decorater 20 yrs exp|description=Interior and exterior painting, wallpapering, clean and tidy
Find a tradesman|SK1|180|Plastering and rendering, free quotes|description=Ceilings, skimming and patch work, Stockport and surrounding
Find a tradesman|ST4|35|Handyman, flat packs and odd jobs|description=Shelves, curtain rails, furniture assembly and small repairs
Find a tradesman|PO16|30|Gardener, hedge cutting and lawns|description=Regular garden maintenance or one off tidy ups in Fareham
Find a tradesman|LA9|250|Tree surgeon fully insured|description=Felling, pruning, stump grinding, hedges and logs, Kendal based
Find a tradesman|YO11|200|Roofer, flat roofs and gutters|description=Slipped tiles, leadwork and leaking roofs repaired in Scarborough
Find a tradesman|BA1|60|24hr locksmith, no callout charge|description=Locked out, snapped keys, new locks fitted in Bath area
Find a tradesman|SA31|60|Chimney sweep with certificate|description=Open fires and stoves swept with no mess, bird guards fitted
Find a tradesman|NG18|80|Carpet fitter, own or supplied|description=Carpets, underlay and vinyl laid, restretching and repairs
Other Services|GU21|16|Domestic cleaner weekly or fortnightly|description=Reliable lady offers house cleaning and ironing in Woking
Other Services|SS1|120|End of tenancy cleaning Southend|description=Deposit back guarantee, oven and carpets can be included
Other Services|WA10|12|Window cleaner taking new customers|description=Pure water pole system, every four weeks, St Helens and Prescot
Other Services|BL1|45|Carpet and upholstery cleaning|description=Hot water extraction, stains and pet smells removed, sofas too
Removals & Storage Services|IP4|60|Man and van Ipswich, house moves|description=Large luton van with two men, local and long distance
Removals & Storage Services|ML1|50|House clearance, rubbish removed|description=Licensed waste carrier, lofts, garages and gardens emptied
Removals & Storage Services|PA1|300|Full house removals, packing service|description=Family firm in Paisley, insured, storage can be arranged
Other Services|CF62|28|GCSE maths tutor Barry|description=Qualified teacher, one to one at your home or online
Other Services|SG1|25|Piano lessons for beginners|description=Adults and children welcome, grades one to five, Stevenage
Other Services|TN1|35|Native French tutor|description=Conversation, GCSE and A level from experienced teacher
Other Services|BD18|32|Driving lessons manual Shipley|description=Patient instructor, block booking discounts, pick up from home
Web & IT services|LU1|30|Laptop and pc repairs, virus removal|description=Slow computers sped up, data recovery, home visits in Luton
Web & IT services|RG21|60|iPhone screen replacement while you wait|description=Cracked mobile phone screens and batteries, Basingstoke shop
Find a tradesman|PE30|30|Mobile hairdresser comes to your home|description=Cuts, colours and perms for all ages in Kings Lynn
Find a tradesman|EH54|12|Dog walker and pet sitter|description=Group or solo walks, cat feeding and home boarding, Livingston
Find a tradesman|CV37|650|Wedding photographer, relaxed style|description=Full day coverage with album, Stratford upon Avon and beyond
Find a tradesman|BT41|45|Mobile mechanic, servicing and brakes|description=Come to your home or work, diagnostics, batteries, Antrim
Find a tradesman|KW1|150|Self assessment accountant|description=Tax returns and bookkeeping for sole traders in Caithness
Find a tradesman|JE2|80|Satellite and aerial installer|description=Tv aerials, freesat dishes and extra points across Jersey
Full-Time Jobs|DN1||HGV class 1 driver nights|description=Trunking to Midlands, Monday to Friday, CPC and digi card needed. £34000 a year;contractType=Permanent
Job Wanted|DN2||Class 1 driver looking for work|description=Clean licence, ten years experience, tramping or days in Doncaster. £34000 a year;contractType=Permanent
Full-Time Jobs|WV10||Delivery driver, multi drop parcels|description=Own van or hire one of ours, weekly pay, Wolverhampton depot. £14 an hour;contractType=Permanent
Part-Time Jobs|TQ1||School minibus driver, mornings and pm|description=Twenty hours term time, D1 on licence needed, Torquay. £12 an hour;contractType=Permanent
Part-Time Jobs|BH1||Bar staff evenings and weekends|description=Busy seafront pub, experience handy but training given. £12 an hour;contractType=Permanent
Full-Time Jobs|LL55||Chef de partie country hotel|description=Live in possible, rosette kitchen near Caernarfon. £29000 a year;contractType=Permanent
Part-Time Jobs|YO21||Waiting staff for seafront cafe|description=Friendly waiter or waitress for tea rooms in Whitby. £12 an hour;contractType=Permanent
Full-Time Jobs|PH16||Live in housekeeper, hotel Pitlochry|description=Room attendant post with accommodation and meals on duty. £12 an hour;contractType=Permanent
Job Offers|TR26||Kitchen porter summer season St Ives|description=May to September, pot wash and basic prep, tips shared. £13 an hour;contractType=Temporary
Freelance Jobs|RH10||Bricklayers needed new build site|description=Six months work in Crawley, price or day rate, CSCS required. £22 an hour;contractType=Freelance
Job Offers|ME1||Labourer with cscs card|description=Start Monday on Rochester site, four weeks plus, PPE needed. £15 an hour;contractType=Temporary
Full-Time Jobs|KY11||Joiner wanted Dunfermline|description=Time served, own tools, kitchens and general joinery firm. £19 an hour;contractType=Permanent
Freelance Jobs|SR5||Electricians mate needed|description=Assist spark on commercial fit out in Sunderland for 3 months. £14 an hour;contractType=Freelance
Full-Time Jobs|BB1||Care assistant nights, care home|description=Blackburn residential home, NVQ support, paid training and DBS. £12 an hour;contractType=Permanent
Full-Time Jobs|EX2||Registered nurse, nursing home|description=RGN with NMC pin, 36 hours, enhanced weekends, Exeter. £37000 a year;contractType=Permanent
Part-Time Jobs|CB9||Dental nurse, 3 days|description=Qualified or trainee considered for Haverhill practice. £13 an hour;contractType=Permanent
Part-Time Jobs|HU17||Home carer, own car needed|description=Community care visits in Beverley, mileage paid, flexible hours. £13 an hour;contractType=Permanent
Full-Time Jobs|SN1||Junior web developer|description=HTML, CSS and PHP agency role in Swindon, hybrid working. £26000 a year;contractType=Permanent
Full-Time Jobs|CB4||Software engineer python|description=Science park startup, django and AWS, share options. £52000 a year;contractType=Permanent
Full-Time Jobs|LN5||1st line IT support technician|description=Helpdesk role for Lincoln firm, Windows and Office 365. £24000 a year;contractType=Permanent
Part-Time Jobs|HG1||Saturday sales assistant shoe shop|description=Would suit sixth former or student, Harrogate town centre. £11 an hour;contractType=Permanent
Full-Time Jobs|DA1||Store manager fashion retail|description=Lead a team of 12 near Dartford, bonus and discount. £29000 a year;contractType=Permanent
Part-Time Jobs|BT35||Night shelf stacker supermarket|description=Twenty four hours a week replenishing in Newry store. £12 an hour;contractType=Permanent
Full-Time Jobs|NN4||Warehouse operative, picking and packing|description=Day and late shifts at Brackmills Northampton, overtime. £13 an hour;contractType=Permanent
Job Offers|DE11||Forklift driver counterbalance|description=Ongoing shift work in Swadlincote, in date licence needed. £14 an hour;contractType=Temporary
Part-Time Jobs|SL4||Receptionist 20 hrs a week|description=Front desk at Windsor surgery, phones and appointments. £13 an hour;contractType=Permanent
Full-Time Jobs|CA3||Accounts clerk, Sage|description=Purchase ledger and credit control for Carlisle haulier. £25000 a year;contractType=Permanent
Job Offers|SP10||Primary school teaching assistant|description=Fixed term for one year in Andover, SEN experience helps. £18000 a year;contractType=Temporary
Part-Time Jobs|TW9||After school nanny, two children|description=Pick up and tea for girls 6 and 9 in Richmond, driver needed. £15 an hour;contractType=Permanent
Part-Time Jobs|GU22||Office cleaner early mornings|description=Cleaning job five to eight am, Monday to Friday, Woking. £12 an hour;contractType=Permanent
Job Wanted|GU22||Cleaner looking for work|description=Honest and experienced, free Tuesdays and Thursdays, Woking area. £14 an hour;contractType=Permanent
Full-Time Jobs|LL18||Salon stylist, hairdresser needed|description=Busy Rhyl salon, column available, commission on top. £13 an hour;contractType=Permanent
Part-Time Jobs|PO1||SIA door supervisors weekends|description=Badge holders for pubs and clubs in Portsmouth. £14 an hour;contractType=Permanent
Full-Time Jobs|BN27||Mechanic wanted, MOT tester pref|description=Family garage in Hailsham, five day week, own tools. £36000 a year;contractType=Permanent
Full-Time Jobs|SA33||Dairy farm worker|description=Relief milking and tractor work near Carmarthen, house available. £27000 a year;contractType=Permanent
Internships|WA7||Apprentice plumber|description=Three year scheme with college day release in Runcorn. £15000 a year;contractType=Apprenticeship
Full-Time Jobs|HP1||Estate agent negotiator|description=Sales and lettings in Hemel Hempstead, car driver, OTE more. £25000 a year;contractType=Permanent
Full-Time Jobs|ZE1||Shop assistant Lerwick|description=Counter work and stock in busy Commercial Street store. £12 an hour;contractType=Permanent
Job Wanted|TW10||Experienced nanny seeks position|description=Paediatric first aid, driver, fifteen years with under fives. £15 an hour;contractType=Permanent
`;
