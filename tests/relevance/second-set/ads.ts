/* Ads for the queries of this folder, written as in ../ads.ts. */
export const rows = `
Property to Rent|LS4|995|2 bed flat near Kirkstall Abbey|propertyType=Flat
Property to Rent|LS17|1050|Bright first-floor apartment in Moortown|propertyType=Flat;bedrooms=2
Property to Rent|SA1|725|One-bedroom flat by the marina|propertyType=Flat;bedrooms=1
Property to Rent|BT7|800|Studio flat off the Ormeau Road|propertyType=Studio;bedrooms=0
Property to Rent|BA1|1300|Georgian maisonette in Bath|propertyType=Flat;bedrooms=2
Property to Rent|RG1|1250|Modern flat near Reading station|propertyType=Flat;bedrooms=2
Property to Rent|S10|1200|Furnished house in Crookes|propertyType=House;bedrooms=3;pets=Yes
Property for Sale|B13|365000|3 bed semi in Moseley with long garden|propertyType=House;bedrooms=3
Property for Sale|CT14|295000|Fisherman's cottage in Deal|propertyType=House;bedrooms=2
Property for Sale|KY16|240000|Bungalow with views of the bay|propertyType=House;bedrooms=2
Flatshare - Rooms to rent|NE6|420|Single room in Heaton, bills included|propertyType=House;billsIncluded=Yes
Flatshare - Rooms to rent|SE15|780|Double room in Peckham flatshare|propertyType=Flat
Garage Storage|BS3|95|Dry lock-up in Bedminster|propertyType=Garage
Commercial Property|L1|1500|Cafe premises on Bold Street|propertyType=Commercial
Land for Sale|LL57|60000|Field of five acres above Bethesda|propertyType=Land
Cars|M21|4250|VW Golf 1.6 TDI, full history|make=Volkswagen;model=Golf;year=2014;mileage=88000;fuelType=Diesel
Cars|B29|8995|Ford Fiesta Zetec 2016|make=Ford;model=Fiesta;year=2016;mileage=41000;fuelType=Petrol
Cars|G41|1995|Vauxhall Corsa 1.2, cheap to insure|make=Vauxhall;model=Corsa;year=2010;mileage=92000;fuelType=Petrol
Cars|CF14|15500|Nissan Leaf 40 kWh|make=Nissan;model=Leaf;year=2020;mileage=21000;fuelType=Electric
Cars|LS12|12400|BMW 320d M Sport automatic|make=BMW;model=3 Series;year=2015;mileage=70000;fuelType=Diesel;transmission=Automatic
Cars|BS5|3900|Toyota Yaris, one owner|make=Toyota;model=Yaris;year=2012;mileage=54000;fuelType=Petrol
Vehicle Accessories|M4|45|Roof bars for VW Golf mk7|
Vehicle Accessories|S6|120|Set of alloy wheels, 17 inch|
Vehicle Accessories|NG7|60|Car seat covers for Ford Fiesta|
Motorbikes & Scooters|L8|2300|Honda CB500F, A2 licence|make=Honda;model=CB500F;year=2015;mileage=12000
Motorbikes & Scooters|SW9|1100|Vespa scooter 125cc|make=Vespa;model=LX 125;year=2011;mileage=9000
Vans|BT12|7900|Ford Transit Custom, long wheelbase|make=Ford;model=Transit Custom;year=2016;mileage=87000;fuelType=Diesel
Caravans|EX1|9500|Swift four-berth touring caravan|make=Swift;model=Challenger;year=2012
Caravans|PL1|26000|Motorhome, sleeps four, VW base|make=Volkswagen;model=California;year=2011;mileage=99000
Part-Time Jobs|CF10||Weekend barista in a small cafe|jobTitle=Weekend barista in a small cafe
Part-Time Jobs|LS1||Evening cleaner for city offices|jobTitle=Evening cleaner for city offices
Full-Time Jobs|M1||Warehouse operative, day shifts|jobTitle=Warehouse operative, day shifts
Full-Time Jobs|EH6||Care assistant, driving licence needed|jobTitle=Care assistant, driving licence needed
Full-Time Jobs|SW11||Qualified nursery nurse|jobTitle=Qualified nursery nurse
Job Offers|B1||Remote customer service adviser|jobTitle=Remote customer service adviser;workplace=Remote
Job Offers|G1||HGV class 1 driver, nights|jobTitle=HGV class 1 driver, nights
Job Wanted|N1||Experienced chef looks for work|jobTitle=Experienced chef looks for work
Find a tradesman|LS8|35|Plumber and heating engineer|serviceType=Plumber
Find a tradesman|BS7|40|Electrician for homes and rewires|serviceType=Electrician
Find a tradesman|CF5|25|Gardener, hedges and lawns|serviceType=Gardener
Removals & Storage Services|M14|60|Man and van, evenings too|serviceType=Removals
Other Services|EH9|30|Maths tutor, GCSE and A level|serviceType=Tutor
Other Services|BN2|15|Dog walking in Hove and Brighton|serviceType=Dog walker
Other Services|SE5|25|Piano lessons for beginners|serviceType=Music teacher
Health-Beauty|L15|30|Mobile hairdresser|serviceType=Hairdresser
Home|LS9|150|Grey corner settee, nearly new|condition=Good
Home|M15|60|Couch, three seats, smoke-free home|condition=Good
Home|B17|85|Tall fridge freezer, frost free|condition=Good
Home|NE3|40|Chest of drawers in pine|condition=Good
Home|NG5|18|Reading lamp with clip|condition=Good
Home|S11|80|Double bed with mattress|condition=Good
Home|L17|15|Sandwich toaster, nonstick|condition=Good
Home|G12|30|Dyson vacuum cleaner|condition=Good
Home|CF11|220|Tumble drier, condenser|condition=Good
Home|BT9|12|Hoover bags, pack of ten|condition=New
Leisure|BS8|180|Ladies' hybrid bike, 17 inch frame|condition=Good
Leisure|LS7|240|Men's mountain bike, Carrera|condition=Good
Leisure|EH10|150|Set of golf clubs with bag|condition=Good
Leisure|B15|20|Bike pump and lights|condition=New
Leisure|N16|350|Yamaha keyboard piano with stand|condition=Good
Leisure|RG6|25|Rugby boots, size 9|condition=Good
Electronics|M3|390|iPhone 13 128GB unlocked|condition=Good
Electronics|LS2|8|Case for iPhone 13, clear|condition=New
Electronics|NE2|330|Playstation 5 with two pads|condition=Good
Electronics|L3|140|Xbox One with games|condition=Good
Electronics|E8|650|MacBook Pro 14 inch M1|condition=Good
Electronics|CF24|160|Flat screen TV, 43 inch|condition=Good
Electronics|SE22|210|KRK studio monitors, pair|condition=Good
Electronics|B5|90|Lap top for spares, cracked screen|condition=For parts or repair
Electronics|G3|40|Nintendo Switch dock|condition=Good
Electronics|G4|150|Nintendo Switch with three games|condition=Good
Fashion|SW4|45|New Balance 574 trainers, UK 9|condition=Good
Fashion|M20|120|Ladies' leather jacket, size 12|condition=Good
Fashion|BN1|300|Wedding dress, ivory, size 14|condition=New
Miscellaneous|LS6|95|Bugaboo pushchair with raincover|condition=Good
Miscellaneous|BS4|25|Baby cot with mattress|condition=Good
Miscellaneous|OX4|60|Rabbit hutch, two storeys|condition=Good
Free Stuff - Swap|S2||Free sofa, collect this week|
Free Stuff - Swap|M9||Pallets, free for firewood|
Miscellaneous|HU5|150|Wanted: old coins and medals|adType=Wanted
Leisure|NG2||Wanted: child's bike, 20 inch wheels|adType=Wanted
Friendship - Friends|SA2||Walking friends for the Gower|
Straight Relationships|YO1||Lady of 55 hopes to meet a kind man|
`;
