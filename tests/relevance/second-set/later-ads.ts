/* Ads for the later queries. */
export const rows = `
Property to Rent|G3|975|Two bedroom tenement flat in Finnieston|propertyType=Flat
Property to Rent|LL13|650|Terraced house in Wrexham|propertyType=House;bedrooms=2
Property to Rent|PL4|825|Unfurnished flat by the Hoe|propertyType=Flat;bedrooms=1
Property for Sale|NR1|260000|Victorian terrace in Norwich|propertyType=House;bedrooms=3
Flatshare - Rooms to rent|BS7|575|Ensuite double in Horfield houseshare|propertyType=House;billsIncluded=Yes
Cars|NE4|6400|Volkswagen Polo Match automatic|make=Volkswagen;model=Polo;year=2017;mileage=38000;fuelType=Petrol;transmission=Automatic
Cars|L18|2750|Mini Cooper, chilli pack|make=Mini;model=Cooper;year=2010;mileage=81000
Motorbikes & Scooters|S3|3200|Yamaha MT-07, low miles|make=Yamaha;model=MT-07;year=2017;mileage=9000
Vans|M11|5600|Citroen Berlingo van|make=Citroen;model=Berlingo;year=2015;mileage=78000;fuelType=Diesel
Vehicle Accessories|B11|70|Four winter tyres 205/55 R16|
Other Vehicles|YO8|4200|Narrowboat share, canal mooring|
Part-Time Jobs|SA1||Kitchen porter, weekends|jobTitle=Kitchen porter
Full-Time Jobs|BT1||Software developer, TypeScript|jobTitle=Software developer
Job Offers|LS10||Forklift driver, days|jobTitle=Forklift driver
Internships|E1||Summer internship in marketing|jobTitle=Marketing intern
Find a tradesman|EH3|40|Joiner for kitchens and doors|serviceType=Joiner
Find a tradesman|CF3|120|Roofer, leaks and gutters|serviceType=Roofer
Event Planning & Catering|B3|300|Wedding DJ with lights|serviceType=DJ
Other Services|N4|30|French lessons by a native teacher|serviceType=Language teacher
Web & IT services|LS3|45|Laptop repair, same day|serviceType=Computer repair
Home|BS16|110|Oak wardrobe with mirror|condition=Good
Home|EH7|35|Air fryer, family size|condition=Good
Home|LS13|20|Patio parasol with base|condition=Good
Leisure|M18|75|Kids' scooter with light-up wheels|condition=Good
Leisure|CF23|500|Fender electric guitar with case|condition=Good
Leisure|SE8|12|Harry Potter book set|condition=Good
Electronics|B23|120|Nikon DSLR camera with lens|condition=Good
Electronics|NE7|60|Beats Studio headphones|condition=Good
Electronics|G31|230|iPad Air 64GB|condition=Good
Electronics|LS14|15|iPad Air case, pink|condition=Good
Fashion|E17|25|Men's waterproof jacket, large|condition=Good
Fashion|SO14|18|Doc Martens boots, size 6|condition=Fair
Miscellaneous|DE1|35|High chair, folds flat|condition=Good
Miscellaneous|TR1|40|Large dog crate|condition=Good
Leisure|EX4|450|Labrador puppies, two left|condition=Good
Free Stuff - Swap|NG3||Free bricks, about two hundred|
Home|LS5||Wanted: second hand tumble dryer|adType=Wanted
Friendship - Friends|G12||Board game friends in the west end|
`;
