/* Ads that the fourteenth queries look for; columns as in ads.ts. */
export const rows = `
Property to Rent|HU3|480|Ground floor flat with yard, Hull|propertyType=Flat;bedrooms=1
Property to Rent|BH2|1350|Two bedroom apartment with sea glimpses, Bournemouth|propertyType=Flat;bedrooms=2
Property to Rent|LE11|1900|Five bedroom house for students, Loughborough|propertyType=House;bedrooms=5
Property for Sale|PA20|98000|One bedroom flat with a view of the bay, Rothesay|propertyType=Flat;bedrooms=1
Flatshare - Rooms to rent|BD7|340|Room in a shared house near the university|propertyType=House;billsIncluded=Yes
Commercial Property|CA1|750|Vacant cafe with kitchen, Carlisle|propertyType=Commercial
Garage Storage|DA11|60|Hardstanding for a caravan or boat|propertyType=Garage
Cars|NG5|2100|Renault Clio 1.2, 2012, two keys|make=Renault;model=Clio;year=2012;mileage=72000
Cars|SY2|7400|Nissan X-Trail, seven seats, tow bar|make=Nissan;model=X-Trail;year=2015;mileage=92000;fuelType=Diesel
Cars|ML1|4600|Mini One, chilli red, 12 months MOT|make=Mini;model=One;year=2013;mileage=58000
Vans|GL2|5200|Renault Kangoo, side door, no VAT|make=Renault;model=Kangoo;year=2015;mileage=79000;bodyType=Van;fuelType=Diesel
Motorbikes & Scooters|WF1|2700|Kawasaki Ninja 300, learner owned|make=Kawasaki;model=Ninja 300;year=2014;mileage=11000
Vehicle Accessories|SS1|55|Roof bars for a Golf mark 7
Home|PL3|130|Four drawer chest in solid pine
Home|CM2|35|Nest of three coffee tables
Home|SA5|25|Wok, steamer and two pans
Home|LS15|290|Hotpoint American style fridge freezer
Home|B23|12|Pair of bedside lamps
Home|TW3|45|Petrol hedge trimmer
Home|NE9|70|Single bed with mattress, hardly used
Home|CV6|20|Bundle of curtains, various sizes
Home|IP4|15|Set of six wine glasses
Home|BT9|60|Wooden playpen
Leisure|M25|75|Boys' mountain bike, 20 inch
Leisure|SO16|40|Electric guitar amplifier, 15 watt
Leisure|DT4|150|Two-person kayak and paddles
Leisure|RG6|25|Board games bundle, ten
Leisure|PE2|85|Rabbit hutch with run, two storey
Leisure|CW2|500|British shorthair kittens
Leisure|KY11|10|Jigsaws, 1000 pieces, complete
Leisure|S20|60|Cross trainer, folds away
Electronics|HA1|140|Samsung Galaxy A52, unlocked
Electronics|L18|30|Wireless keyboard and mouse set
Electronics|NR7|45|DAB kitchen radio
Electronics|BS7|95|32 inch LG television
Fashion|DE3|18|Girls' school uniform bundle, age 7
Fashion|W4|120|Designer handbag, black leather
Fashion|CH1|35|Men's walking boots, size 10
Free Stuff - Swap|SR6||Old bathroom suite, free to collector
Find a tradesman|OL4|30|Fence panels and gates fitted
Find a tradesman|RM1|45|Damp and mould specialist
Removals & Storage Services|ST1|50|Single items moved, large van
Web & IT services|GU1|35|Websites for small firms
Event Planning & Catering|LL11|220|Wedding cakes, any design
Health-Beauty|PO1|30|Mobile hairdresser for older people
Financial Services|TF1|50|Bookkeeping for sole traders
Other Services|SN3|20|Dress alterations and repairs
Other Services|EX4|22|Guitar lessons for adults and children
Other Services|WR5|15|Cat sitting while you are away
Job Offers|LA1||Kitchen assistant, evenings|jobTitle=Kitchen assistant;salary=£11.80 an hour
Full-Time Jobs|SL1||Air conditioning engineer|jobTitle=Engineer;salary=£38,000 a year
Part-Time Jobs|YO8||School lunchtime supervisor|jobTitle=Lunchtime supervisor;salary=£11.70 an hour
Full-Time Jobs|CF24||Nursery practitioner, level 3|jobTitle=Nursery practitioner;salary=£24,000 a year
Freelance Jobs|N1||Illustrator for a children's app|jobTitle=Illustrator
Friendship - Friends|EH3||Hill walkers wanted for Sundays
`;
