/* Ads that the fourth queries look for; columns as in ads.ts. */
export const rows = `
Home|LS6|75|Divan double bed with drawers, Headingley|condition=Good
Home|LS8|40|Bunk bed, white, comes apart|condition=Good
Home|M21|60|Ikea Billy bookcases, pair, oak|condition=Good
Home|SE15|35|Chest freezer, small, works fine|condition=Good
Home|B13|90|Tumble dryer, condenser, 8kg|condition=Good
Home|G12|150|Dishwasher, Bosch, slimline|condition=Good
Home|CF10|45|Garden swing seat with canopy|condition=Good
Home|NE2|25|Pair of bedside tables, pine|condition=Good
Home|EH6|300|Corner settee, L shaped, grey|condition=Good
Home|L17|30|Ironing board and steam iron|condition=Good
Home|BS5|200|Wood burning stove, 5kW|condition=Good
Home|YO24|15|Venetian blinds, three, white wood|condition=Good
Electronics|LS11|180|Samsung 55 inch QLED telly|condition=Good
Electronics|M14|220|Xbox Series S with two controllers|condition=Like new
Electronics|B29|550|MacBook Air M1, 8GB, 256GB|condition=Good
Electronics|BT7|60|Kindle Paperwhite, 11th generation|condition=Good
Electronics|S10|90|Canon 50mm lens, EF mount|condition=Good
Electronics|E8|35|Bluetooth speaker, JBL Flip|condition=Good
Electronics|NW6|120|27 inch computer monitor, Dell|condition=Good
Electronics|BS6|20|MacBook charger, 60W, MagSafe|condition=Good
Leisure|BS3|250|Brompton folding bicycle, three speed|condition=Good
Leisure|LS7|110|Girls' mountain bike, 24 inch wheels|condition=Good
Leisure|CF24|85|Inflatable paddle board with pump|condition=Good
Leisure|EH3|400|Upright piano, Yamaha, tuned|condition=Good
Leisure|M20|70|Acoustic guitar with bag, beginner|condition=Good
Leisure|TR1|60|Wetsuit, 5/4, men's medium|condition=Good
Leisure|LS17|50|Tent, four man, Vango|condition=Good
Leisure|BN2|40|Yoga mat, blocks and strap|condition=Like new
Leisure|NR2|150|Treadmill, folds flat|condition=Good
Fashion|W12|30|Dr Martens boots, cherry red, size 6|condition=Good
Fashion|M1|350|Wedding dress, ivory, size 12|condition=Like new
Fashion|B16|20|School blazer, age 11 to 12|condition=Good
Fashion|G3|45|Barbour wax jacket, large|condition=Good
Miscellaneous|LS13|60|Buggy and car seat travel system, Silver Cross|condition=Good
Miscellaneous|L4|20|Cot bed with mattress, white|condition=Good
Miscellaneous|PO1|25|Dog crate, extra large|condition=Good
Miscellaneous|IV2|500|Static shed 8x6, dismantled|condition=Good
Miscellaneous|NG7|10|Box of vinyl LPs, jazz and soul|condition=Good
Free Stuff - Swap|SK4||Free: three seater sofa, must be collected|condition=Good
Free Stuff - Swap|N16||Free topsoil and turf, bring bags|condition=Good
Cars|BS5|3400|Ford Fiesta 1.25 Zetec 2014, petrol|year=2014;mileage=61000;fuelType=Petrol;transmission=Manual;make=Ford;model=Fiesta
Cars|LS12|7900|Nissan Leaf 2018, 40kWh|year=2018;mileage=38000;fuelType=Electric;transmission=Automatic;make=Nissan;model=Leaf
Cars|M33|2200|VW Polo 1.2 2011, five door|year=2011;mileage=88000;fuelType=Petrol;transmission=Manual;make=Volkswagen;model=Polo
Cars|G41|1500|Automatic Honda Jazz 2008|year=2008;mileage=94000;fuelType=Petrol;transmission=Automatic;make=Honda;model=Jazz
Vans|B23|4300|Citroen Berlingo van, no VAT, 2015|year=2015;mileage=99000;fuelType=Diesel;transmission=Manual;make=Citroen;model=Berlingo
Motorbikes & Scooters|LS9|1900|Yamaha YBR 125, learner legal|year=2015;mileage=9000
Caravans|SA1|8500|Touring caravan, four berth, Bailey|year=2012
Vehicle Accessories|CF14|40|Roof bars for a Golf, lockable|condition=Good
Vehicle Accessories|LS10|90|Four alloy wheels, 16 inch, Ford|condition=Good
Property to Rent|LS6|725|One-bed flat off Otley Road, Headingley|propertyType=Flat;bedrooms=1
Property to Rent|M20|1250|Two-bed terraced house in Didsbury|propertyType=House;bedrooms=2
Property to Rent|EH6|1300|Two-bed flat on the Shore, Leith|propertyType=Flat;bedrooms=2;furnished=Furnished
Property to Rent|IV51|800|Croft house near Portree|propertyType=House;bedrooms=2
Property to Rent|LL59|750|Two-bed cottage, Menai Bridge, Anglesey|propertyType=House;bedrooms=2
Property to Rent|PO30|900|Two-bed flat in Newport, Isle of Wight|propertyType=Flat;bedrooms=2
Property to Rent|BT48|700|Three-bed house in the Waterside, Derry|propertyType=House;bedrooms=3
Flatshare - Rooms to rent|SE16|820|Ensuite double room by Canada Water|propertyType=Flat;billsIncluded=Yes
Flatshare - Rooms to rent|NE6|430|Room in a Heaton terrace, two housemates|propertyType=House
Property for Sale|KW15|210000|Stone cottage in Kirkwall, Orkney|propertyType=House;bedrooms=2
Commercial Property|M4|600|Artist studio with north light, Ancoats|propertyType=Commercial
Find a tradesman|LS16|40|Boiler service and repair, Gas Safe engineer|
Find a tradesman|BS7|180|Plasterer, skimming and patch work|
Find a tradesman|CV1|150|Damp proofing and tanking, Coventry|
Removals & Storage Services|M16|35|Man with a van, single items to house moves|
Health-Beauty|CF11|35|Mobile hairdresser, cuts and colour|
Massage|LS1|45|Sports massage, city centre clinic|
Web & IT services|S1|30|Laptop repairs and data recovery|
Other Services|N10|25|GCSE maths and physics tutor|
Other Services|E17|12|Cat sitting and dog walking, insured|
Other Services|B14|15|Ironing service, collect and deliver|
Interpreting - Translation|BD1|30|Urdu and Punjabi interpreter|
Event Planning & Catering|LS8|250|Wedding DJ with lights|
Part-Time Jobs|CF10||Weekend barista, Cardiff arcade|jobTitle=Barista;salary=£12 an hour
Full-Time Jobs|LS1||Care home nurse, nights|jobTitle=Nurse;salary=£36,000 a year
Job Offers|M2||HGV class 1 driver, trunking|jobTitle=HGV driver;salary=£17 an hour
Full-Time Jobs|EH1||Apprentice electrician|jobTitle=Apprentice electrician;salary=£18,000 a year
Friendship - Friends|LS6||Board games evening in Headingley seeks players|
`;
