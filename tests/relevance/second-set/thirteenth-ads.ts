/* Ads that the thirteenth queries look for; columns as in ads.ts. */
export const rows = `
Property to Rent|DD1|675|Modern one-bed by the Tay, secure entry|propertyType=Flat;bedrooms=1
Property to Rent|OX4|1700|Three-bed terrace off Cowley Road|propertyType=House;bedrooms=3;furnished=Furnished
Property to Rent|PL21|1050|Barn conversion, two beds, wood burner|propertyType=House;bedrooms=2
Property to Rent|CR0|1250|High-rise apartment near East Croydon|propertyType=Flat;bedrooms=1
Property for Sale|HU17|310000|Extended semi, Beverley Westwood|propertyType=House;bedrooms=3
Property for Sale|TD1|145000|Top-floor tenement flat, Galashiels|propertyType=Flat;bedrooms=2
Flatshare - Rooms to rent|L17|520|Large attic bedroom, Lark Lane|propertyType=House;billsIncluded=Yes
Flatshare - Rooms to rent|SO14|600|Ensuite in a quiet flat, professionals|propertyType=Flat
Garage Storage|BN3|110|Single garage behind Portland Road|propertyType=Garage
Commercial Property|HX1|550|Ground floor shop with flat above|propertyType=Commercial
Commercial Property|EX1|380|Pottery studio, shared kiln|propertyType=Commercial
Land for Sale|NR9|55000|Two paddocks with field shelter|propertyType=Land
Cars|SR2|1900|Toyota Aygo, £0 tax, new clutch|make=Toyota;model=Aygo;year=2011;mileage=77000
Cars|GL50|6300|Ford Focus estate, 1.0 EcoBoost|make=Ford;model=Focus;year=2016;mileage=61000;fuelType=Petrol
Cars|EH12|17900|Kia Niro EV, heat pump|make=Kia;model=Niro;year=2020;mileage=38000;fuelType=Electric;transmission=Automatic
Cars|WR2|3200|Suzuki Jimny, off-road tyres|make=Suzuki;model=Jimny;year=2008;mileage=89000
Vans|NG9|11500|Transit Luton with tail lift, 2018|make=Ford;model=Transit;year=2018;mileage=93000;bodyType=Van;fuelType=Diesel
Motorbikes & Scooters|BH8|3900|Triumph Street Twin, two owners|make=Triumph;model=Street Twin;year=2017;mileage=8200
Caravans|LA4|19500|Holiday home on a site with a pool, Morecambe|make=Willerby;model=Rio;year=2015
Other Vehicles|PO12|4200|Rib with 40 hp outboard and trailer|make=Zodiac;model=Pro;year=2009
Vehicle Accessories|CV3|35|Towing mirrors, pair
Vehicle Accessories|IP3|95|Isofix base and child seat
Home|BS16|70|Ikea Malm drawers, white, six
Home|M21|320|Bosch integrated dishwasher
Home|SK8|15|Hanging baskets and brackets, four
Home|DA1|45|Oil-filled radiator on wheels
Home|NE30|110|Singer treadle machine on its iron stand
Home|YO1|25|Cheval looking glass
Home|LE3|200|Rattan egg chair with stand
Home|TA2|60|Black and Decker Workmate and clamps
Home|EH7|85|Persian style hall runner, 3 m
Home|CF3|20|Bread maker, Panasonic
Home|ST5|150|Cast iron log burner, 5 kW
Home|B31|18|Double duvet and covers
Leisure|OX2|480|Trek Domane road racer, 56
Leisure|BS3|35|Kids' scooter, three wheels
Leisure|LS8|220|Yamaha flute, silver plated
Leisure|TQ1|95|Snorkel sets and fins
Leisure|SN2|30|Warhammer army, part painted
Leisure|KY1|60|Guinea pig pair with indoor cage
Leisure|WN1|900|Cavapoo puppies, health checked
Leisure|SE15|25|Yoga mats and blocks
Leisure|FK8|300|Hill pony saddle and bridle
Leisure|DL3|12|Box of cosy crime paperbacks
Leisure|GU2|140|Carp fishing bundle: rods, alarms, bivvy
Leisure|N8|55|Two seats for Hamilton, Saturday
Electronics|BA1|120|Garmin Forerunner running watch
Electronics|HD1|60|Epson printer with spare ink
Electronics|PE1|190|Dell XPS, 13 inch
Electronics|SW17|35|Ring video doorbell
Electronics|TS5|75|Philips OneBlade and beard trimmer
Electronics|LL11|240|GoPro Hero with mounts
Fashion|E17|30|Levi's 501, waist 32
Fashion|NE6|55|Ladies' walking boots, Scarpa, 6
Fashion|M14|20|Graduation gown and mortarboard
Fashion|CB4|60|Pearl earrings and necklace
Fashion|B15|25|Boys' school blazer and ties
Free Stuff - Swap|CT5||Pile of bricks, free to collector
Free Stuff - Swap|EX2||Garden chairs, free, need painting
Miscellaneous|WS2|40|Commode and bath board
Miscellaneous|CH5|300|Cafe tables and twelve chairs
Find a tradesman|SA2|45|Gas Safe engineer, boilers and cookers|serviceType=Heating
Find a tradesman|M33|30|Carpets, rugs and sofas shampooed|serviceType=Cleaning
Find a tradesman|EH15|50|Stone walls repointed in lime|serviceType=Masonry
Find a tradesman|CM1|35|Wasps, rats and moles dealt with|serviceType=Pest control
Removals & Storage Services|OX3|45|Student moves and single items|serviceType=Removals
Transport Services|LE5|40|Eight-seater for airports and weddings|serviceType=Taxi
Web & IT services|ML3|35|Cracked screens replaced while you wait|serviceType=Phone repair
Event Planning & Catering|BD3|200|Asian wedding stages and flower walls|serviceType=Decor
Event Planning & Catering|PL9|160|Magician for children's parties|serviceType=Entertainer
Health-Beauty|RG4|45|Reflexology and Indian head massage|serviceType=Therapy
Health-Beauty|DE21|20|Gentlemen's barber who visits care homes|serviceType=Barber
Massage|BN11|50|Swedish massage, mornings|serviceType=Massage
Financial Services|HR1|0|Mortgage advice, whole of market|serviceType=Mortgages
Interpreting - Translation|CF5|25|Welsh conversation for beginners|serviceType=Teaching
Other Services|KT3|38|11 plus preparation, small groups|serviceType=Tutoring
Other Services|BL3|16|Nervous dogs walked one at a time|serviceType=Dog walking
Other Services|NR3|20|Bicycles serviced at your door|serviceType=Bike repair
Other Services|AB25|30|Wills and powers of attorney|serviceType=Legal
Part-Time Jobs|BS1||Bartender, weekends, harbourside|jobTitle=Bartender;salary=£12 an hour
Part-Time Jobs|LN2||Early morning office cleaner|jobTitle=Cleaner;salary=£12.10 an hour
Full-Time Jobs|ME10||Counterbalance truck driver, days|jobTitle=Forklift driver;salary=£27,000 a year
Full-Time Jobs|G2||Junior developer, JavaScript|jobTitle=Software developer;salary=£30,000 a year
Job Offers|TR7||Surf instructor for the season|jobTitle=Instructor
Job Offers|WF2||Live-in carer, two weeks on|jobTitle=Carer;salary=£110 a day
Internships|BS8||Wildlife film research internship|jobTitle=Intern
Job Wanted|SY3||Retired joiner wants a few hours|jobTitle=Joiner
Friendship - Friends|M20||Board games on Thursdays, all welcome
Straight Relationships|NN3||Gentleman, 68, would like to meet a lady for dinners
Gay and Lesbian|CF11||Women's walking group for lesbians and friends
`;
