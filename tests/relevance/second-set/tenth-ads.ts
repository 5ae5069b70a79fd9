/* Ads that the tenth queries look for, in other words than the queries; columns as in ads.ts. */
export const rows = `
Property to Rent|M21|1150|First floor conversion with two double bedrooms, Chorlton Green|propertyType=Flat;bedrooms=2
Property to Rent|KY10|650|Fishing village cottage, sea at the door|propertyType=House;bedrooms=2;furnished=Furnished
Property to Rent|CT9|525|Compact studio by the Turner gallery|propertyType=Studio
Property to Rent|NE65|430|Lodge with hot tub, by the week|propertyType=House;bedrooms=2
Property for Sale|S36|179950|Quirky weaver's house with workshop|propertyType=House;bedrooms=2
Property for Sale|BT56|215000|Apartment overlooking the strand|propertyType=Flat;bedrooms=2
Flatshare - Rooms to rent|OX4|560|Lodger wanted by quiet academic, weekdays preferred|propertyType=House;billsIncluded=Yes
Commercial Property|BN1|520|Treatment room in a wellness centre|propertyType=Commercial
Garage Storage|G42|65|Brick garage off a lane|propertyType=Garage
Land for Sale|HR2|29000|Old cider orchard, two acres|propertyType=Land
Cars|M30|2350|Aygo, three door, tiny road tax|make=Toyota;model=Aygo;year=2012;mileage=61000
Cars|IP1|4800|Volvo V50 estate, tow hook|make=Volvo;model=V50;year=2011;mileage=109000;fuelType=Diesel
Cars|DD1|8900|Yaris hybrid auto, one careful owner|make=Toyota;model=Yaris;year=2017;mileage=39000;fuelType=Hybrid;transmission=Automatic
Vans|SO50|4300|Citroen Berlingo, side door|make=Citroen;model=Berlingo;year=2015;mileage=91000;bodyType=Van;fuelType=Diesel
Motorbikes & Scooters|LA1|1900|Yamaha XSR 125, learner friendly|make=Yamaha;model=XSR125;year=2021;mileage=5200
Caravans|SA70|11000|Bailey four berth with motor mover|make=Bailey;model=Pageant;year=2011
Other Vehicles|PO11|950|Inflatable tender with outboard|make=Avon;model=Rover;year=2004
Vehicle Accessories|B70|45|Isofix base and booster|condition=Good
Home|EH15|85|Ercol style rocking chair|condition=Good
Home|SW19|140|Weber kettle grill|condition=Good
Home|DT1|30|Cast iron cookware, orange|condition=Good
Home|TS20|60|Under counter larder fridge|condition=Good
Home|WN1|75|Kids' cabin bed with slide|condition=Good
Electronics|CW1|210|Nintendo Switch Lite, coral|condition=Good
Electronics|NG5|30|Roberts DAB set|condition=Good
Electronics|HP1|260|Refurbished desktop, i5, with screen|condition=Good
Leisure|YO12|60|Two-man kayak paddles and buoyancy vests|condition=Good
Leisure|BD18|90|Clarice Cliff style teapots, collection|condition=Good
Leisure|PH1|400|Springer spaniel bitch, two years, needs a home|condition=Good
Leisure|CB1|55|Student violin, half size|condition=Good
Leisure|LE11|35|Badminton set with net and posts|condition=Good
Fashion|BS8|95|Barbour waxed jacket, gents 42|condition=Good
Fashion|L1|20|Ladies' ankle boots, tan, size five|condition=Good
Fashion|ME7|240|Gold signet ring, hallmarked|condition=Good
Free Stuff - Swap|NW5||Double divan, free to whoever collects|condition=Fair
Miscellaneous|AL1|35|Twin baby monitor and bottle steamer|condition=Good
Find a tradesman|CV6|160|Artex removal, skimming and coving|serviceType=Plastering
Find a tradesman|LS28|25|Lawns cut and borders kept, fortnightly|serviceType=Gardening
Find a tradesman|DN35|70|Locked out? Doors opened day and night|serviceType=Locksmith
Transport Services|RH6|45|Gatwick runs, fixed fares|serviceType=Airport transfer
Other Services|EX4|24|Puppy classes and recall training|serviceType=Dog training
Other Services|SK9|30|Keyboard and piano for grown-up beginners|serviceType=Music
Health-Beauty|NE3|28|Brows, lashes and tints at your home|serviceType=Beauty
Event Planning & Catering|PE1|380|Mobile disco for birthdays|serviceType=DJ
Web & IT services|GL50|40|Slow computer? Home visits|serviceType=Computer repair
Models - Auditions - Photography|M4|120|Headshots for actors|serviceType=Photography
Part-Time Jobs|DA1||Sunday checkout assistant|jobTitle=Shop assistant;salary=£11.90 an hour
Full-Time Jobs|IV1||Joiner for timber frame houses|jobTitle=Joiner;salary=£34,000 a year
Part-Time Jobs|WV10||Night carer, two nights a week|jobTitle=Care assistant;salary=£13.20 an hour
Job Offers|CF24||Pizza chef with wood oven experience|jobTitle=Chef;salary=£13.50 an hour
Freelance Jobs|E2||Sub-editor, four days a month|jobTitle=Sub-editor;salary=£180 a day
Friendship - Friends|BA1||New to Bath, keen on crosswords and cake
`;
