/* Ads that the sixth queries look for, in places that the other sets leave out; columns as in ads.ts. */
export const rows = `
Property to Rent|SA2|750|1 bed flat near Singleton Park, Sketty|propertyType=Flat;bedrooms=1
Property to Rent|AB24|525|Furnished studio close to the university|propertyType=Studio;furnished=Furnished
Property to Rent|BT47|650|Three-bed terrace in the Waterside|propertyType=House;bedrooms=3
Property to Rent|CV1|995|2 bedroom apartment with parking, city centre|propertyType=Flat;bedrooms=2
Property to Rent|TR7|1400|Winter let near Fistral, sea views|propertyType=House;bedrooms=3
Property for Sale|LA1|189950|Victorian terrace, no chain|propertyType=House;bedrooms=3
Property for Sale|KY16|310000|Ground floor flat with garden near the West Sands|propertyType=Flat;bedrooms=2
Property for Sale|PL4|142000|Maisonette needing modernisation|propertyType=Flat;bedrooms=2
Flatshare - Rooms to rent|NG7|430|Large room in a student house, Lenton|propertyType=House;billsIncluded=Yes
Flatshare - Rooms to rent|BT9|395|Room in a quiet professional house off the Lisburn Road|propertyType=House
Flatshare - Rooms to rent|E17|750|Sunny double in Walthamstow, one cat|propertyType=House
Garage Storage|CH41|70|Brick garage, Birkenhead|propertyType=Garage
Commercial Property|DE1|600|Small café premises with kitchen|propertyType=Commercial
Land for Sale|SY20|45000|Two-acre plot near Machynlleth|propertyType=Land
Cars|AB12|3200|Vauxhall Corsa 1.2 SE, low tax|make=Vauxhall;model=Corsa;year=2014;mileage=61000;color=Red
Cars|LL13|7495|Skoda Octavia estate 1.6 TDI|make=Skoda;model=Octavia;year=2017;mileage=72000;fuelType=Diesel
Cars|IP1|11900|Nissan Leaf, 40 kWh battery|make=Nissan;model=Leaf;year=2019;mileage=31000;fuelType=Electric;transmission=Automatic
Cars|SN1|4300|Nissan Qashqai Tekna, full history|make=Nissan;model=Qashqai;year=2013;mileage=88000;transmission=Automatic
Cars|BD3|1495|Peugeot 107, ideal first car|make=Peugeot;model=107;year=2010;mileage=95000
Cars|PA1|8900|Toyota Yaris, one lady owner|make=Toyota;model=Yaris;year=2018;mileage=40000;fuelType=Hybrid
Vans|HU3|3500|Vauxhall Vivaro, 12 months MOT|make=Vauxhall;model=Vivaro;year=2012;mileage=120000;fuelType=Diesel
Vans|EX2|14500|VW Transporter T5 camper conversion|make=Volkswagen;model=Transporter;year=2012;mileage=99000;fuelType=Diesel
Motorbikes & Scooters|NR3|4200|Yamaha MT-07 ABS, 9,000 miles|make=Yamaha;model=MT-07;year=2018;mileage=9000
Motorbikes & Scooters|PO4|950|Piaggio Zip 50cc, good runner|make=Piaggio;model=Zip;year=2016;mileage=7000
Caravans|YO15|6900|Bailey Pageant with awning|make=Bailey;model=Pageant;year=2008
Other Vehicles|CA12|2800|Ifor Williams horse trailer|make=Ifor Williams;model=HB505;year=2010
Vehicle Accessories|WF1|120|Set of four 17 inch alloys, Audi fit
Vehicle Accessories|DD3|30|Roof bars, lockable, adjustable
Home|BA2|60|Chest of drawers, solid pine|condition=Good
Home|DH1|85|Hotpoint washing machine, 7 kg|condition=Good
Home|TS1|40|Vax upright vacuum|condition=Good
Home|WV1|350|Rattan patio set with cushions|condition=Good
Home|FK8|20|Velux blackout blind, unused|condition=New
Home|SO15|150|Extending table with six chairs|condition=Good
Electronics|GL1|95|Lenovo ThinkPad, i5, 8 GB|condition=Good
Electronics|KA1|210|Samsung Galaxy S21, unlocked|condition=Good
Electronics|ST4|45|Ring video doorbell, boxed|condition=New
Electronics|CB4|120|Nintendo Switch Lite, turquoise|condition=Good
Leisure|LD3|180|Dawes hybrid, ladies, 18 inch|condition=Good
Leisure|WR1|75|Stamp album, GB and Commonwealth|condition=Good
Leisure|NP20|30|Carp rod and reel|condition=Good
Leisure|RG1|65|Dumbbells and bench, 40 kg|condition=Good
Leisure|CT1|220|Alto saxophone with stand|condition=Good
Leisure|HS1|15|Walter Scott novels, set of twelve|condition=Good
Fashion|BB1|25|Ladies winter coat, Next, size 14|condition=Good
Fashion|IM1|40|Men's kilt, 34 waist|condition=Good
Fashion|DT1|150|Bridesmaid dresses, sage green, three|condition=New
Free Stuff - Swap|LU1||Free upright piano, collect only
Free Stuff - Swap|IV3||Free pallets and offcuts for firewood
Miscellaneous|SL1|45|Silver Cross pram, navy
Miscellaneous|HX1|80|Pair of guinea pigs with hutch
Miscellaneous|CF37|550|Labrador puppies, chocolate
Find a tradesman|SK1|30|Local handyman, small jobs welcome|serviceType=Handyman
Find a tradesman|CF24|40|Qualified electrician, fuse boards|serviceType=Electrical
Find a tradesman|AB10|35|Domestic appliance repairs|serviceType=Appliance repair
Find a tradesman|NW10|28|Locksmith, day and night|serviceType=Locksmith
Health-Beauty|BT1|20|Barber, skin fades and beards|serviceType=Barber
Removals & Storage Services|EH11|45|House removals with a Luton van|serviceType=Removals
Other Services|OX4|12|Dog walking and home visits|serviceType=Pet care
Other Services|DL1|25|Driving lessons, manual and automatic|serviceType=Driving lessons
Event Planning & Catering|SA1|180|Bouncy castle hire|serviceType=Hire
Web & IT services|CM1|35|Website design for small firms|serviceType=Web design
Financial Services|S2|90|Bookkeeping and payroll|serviceType=Bookkeeping
Part-Time Jobs|PR1||Evening cleaner, offices|jobTitle=Cleaner;salary=£12 an hour
Full-Time Jobs|HU1||Class 1 driver, days|jobTitle=HGV driver;salary=£38,000 a year
Full-Time Jobs|G2||Care assistant, nights|jobTitle=Care assistant;salary=£12.60 an hour
Job Offers|BN1||Receptionist for a dental practice|jobTitle=Receptionist;salary=£24,000 a year
Job Offers|CV6||Forklift driver, immediate start|jobTitle=Forklift driver
Internships|M1||Summer placement in architecture|jobTitle=Architecture intern
Job Wanted|LE2||Carer with own car seeks work|jobTitle=Carer
Friendship - Friends|YO1||Book club in York wants new members
Leisure|LS6|20|Wanted: old bicycles for a charity|condition=Used;adType=Wanted
Home|BS3|30|Wanted: single wardrobe|condition=Used;adType=Wanted
Straight Relationships|NE3||Lady, 55, would like to meet a gentleman
`;
