/* Ads that the twelfth queries look for; columns as in ads.ts. */
export const rows = `
Property to Rent|SK1|825|One double bedroom above a florist, Stockport|propertyType=Flat;bedrooms=1
Property to Rent|DH1|560|Three-storey student let, Gilesgate|propertyType=House;bedrooms=5
Property to Rent|EX8|900|Ground floor maisonette with patio, Exmouth|propertyType=Flat;bedrooms=2;pets=Yes
Property to Rent|KY16|1300|Family home near the West Sands, part furnished|propertyType=House;bedrooms=4;furnished=Part furnished
Property for Sale|SR4|92000|Mid terrace, two bedrooms, Sunderland|propertyType=House;bedrooms=2
Property for Sale|LL30|189000|Seaside apartment with lift, Llandudno|propertyType=Flat;bedrooms=2
Flatshare - Rooms to rent|NG7|430|Box room in a student house, Lenton|propertyType=House;billsIncluded=Yes
Flatshare - Rooms to rent|BA1|625|Lodger wanted, quiet house near Royal Victoria Park|propertyType=House
Garage Storage|EH6|85|Lock-up off Great Junction Street|propertyType=Garage
Commercial Property|PL1|600|Two desks in a shared creative office, Barbican|propertyType=Commercial
Land for Sale|LA9|29000|Bluebell wood, three acres, with track|propertyType=Land
Cars|DE23|2750|Honda Jazz 1.4, 11 months MOT, lady owner|make=Honda;model=Jazz;year=2010;mileage=67000
Cars|BL1|8900|Ford S-Max, seven seats, diesel|make=Ford;model=S-Max;year=2016;mileage=81000;fuelType=Diesel
Cars|TN1|15500|Volkswagen ID.3, 58 kWh|make=Volkswagen;model=ID.3;year=2021;mileage=29000;fuelType=Electric;transmission=Automatic
Cars|CF24|995|Renault Twingo, cat N, drives well|make=Renault;model=Twingo;year=2012;mileage=74000
Vans|WS1|4200|Citroen Relay LWB, high roof, one company owner|make=Citroen;model=Relay;year=2014;mileage=121000;bodyType=Van;fuelType=Diesel
Motorbikes & Scooters|TA1|1450|Lexmoto 125, 2020, ideal for CBT riders|make=Lexmoto;model=ZSB 125;year=2020;mileage=3900
Caravans|PE25|6200|Elddis Avante, fixed bed, motor mover|make=Elddis;model=Avante;year=2008
Other Vehicles|SY1|3400|Kubota compact tractor with loader|make=Kubota;model=B1410;year=1998
Vehicle Accessories|WV1|70|Part-worn tyres, 205 55 16, set of four
Vehicle Accessories|YO7|150|Hard top for a Land Rover Defender
Home|M33|60|Nespresso Vertuo with milk frother
Home|NE3|240|Marble-topped kitchen island
Home|HX1|35|Karndean offcuts, enough for a small bathroom
Home|BS5|95|G Plan teak sideboard
Home|CB1|45|Ercol rocking chair, light elm
Home|GL1|15|Denby stoneware bowls, blue
Home|RG1|160|Miele tumble dryer, condenser
Home|CT1|55|Flymo hover mower
Home|S6|30|Blackout curtains, 90 by 90, navy
Home|LN1|20|Clothes maiden, three tiers
Home|BD1|85|Next toddler bed with mattress
Home|B13|40|Tommee Tippee perfect prep machine
Home|DY1|120|Sage bean-to-cup coffee maker
Home|WR1|10|Slow cooker, 3.5 litres
Leisure|LS12|180|Cube hardtail, 18 inch frame, 29er
Leisure|BN3|260|Yamaha PSR keyboard with weighted keys and stand
Leisure|PO5|70|Coleman Weathermaster, sleeps six, porch
Leisure|KA1|25|Ping pong bats and folding table
Leisure|TR1|190|Foamie, 8 ft, with leash
Leisure|DN5|40|Sylvanian Families caravan and rabbits
Leisure|PA1|400|Ragdoll kittens, litter trained
Leisure|HG1|120|Model railway layout on boards, OO gauge
Leisure|SW4|15|Agatha Christie paperbacks, 22 of them
Leisure|CA11|350|Cockapoo pups, chipped and wormed
Leisure|ME4|30|Aquarium, 60 litres, heater and pump
Leisure|LE1|80|Two tickets, Leicester Tigers v Bath
Leisure|HP1|55|Nordic walking poles and snowshoes
Electronics|WA1|210|Galaxy Tab S7, 128 GB, pen
Electronics|CO1|120|Sonos One pair
Electronics|PR1|260|Asus ROG gaming notebook, RTX 2060
Electronics|SA2|40|Logitech mechanical keyboard and mouse
Electronics|L4|75|Nintendo DS Lite with twelve cartridges
Electronics|GU1|330|Nikon D5600 body and 18-55 lens
Electronics|AB10|25|Anker 20,000 mAh battery pack
Fashion|WF1|40|North Face puffer, boys 12 to 13
Fashion|KT2|70|Pandora charm bracelet, silver
Fashion|DL1|25|Moss Bros three-piece, 40 regular
Fashion|SO17|18|Crocs, women's 5, lilac
Fashion|OL1|12|Prom gown, emerald, size 8
Free Stuff - Swap|CH1||Free: hardcore and broken slabs
Free Stuff - Swap|IP1||Free upright freezer, works
Miscellaneous|BB1|65|Four-wheeled rollator with seat
Miscellaneous|ST1|35|Bundle of baby things, 3 to 6 months
Find a tradesman|PL4|45|Hedges, lawns and tree pruning|serviceType=Gardening
Find a tradesman|BH1|40|Bathrooms tiled and grouted, Bournemouth|serviceType=Tiling
Find a tradesman|SK3|35|Locks changed and doors opened, day and night|serviceType=Locksmith
Find a tradesman|NR1|45|Flues swept, cowls and bird guards|serviceType=Chimney sweep
Find a tradesman|IV1|50|Upvc doors and windows repaired|serviceType=Windows
Removals & Storage Services|LU1|40|Two men with a Luton, no job too small|serviceType=Removals
Transport Services|SR1|34|Pass with Pat: manual tuition, all test centres|serviceType=Driving instructor
Web & IT services|NP20|40|Virus removal and slow computers|serviceType=Computer repair
Event Planning & Catering|DN1|180|Princess parties and face paint|serviceType=Entertainer
Event Planning & Catering|BT1|350|Buffets for wakes, christenings and offices|serviceType=Catering
Health-Beauty|HU1|25|Acrylics and shellac from my salon|serviceType=Nails
Health-Beauty|LA1|40|Chiropodist, home visits|serviceType=Foot care
Massage|CV1|40|Deep tissue and hot stones|serviceType=Massage
Financial Services|G1|90|CIS returns for subcontractors|serviceType=Accounting
Other Services|WD17|35|GCSE chemistry, online or at your kitchen table|serviceType=Tutoring
Other Services|MK9|14|Dogs walked, cats fed, plants watered|serviceType=Pet care
Other Services|RH1|25|Dresses taken up, zips replaced|serviceType=Alterations
Job Offers|SN1||Pot washer for a village inn|jobTitle=Kitchen porter;salary=£11.60 an hour
Part-Time Jobs|BA1||Lunchtime supervisor at a primary school|jobTitle=Lunchtime supervisor;salary=£11.70 an hour
Full-Time Jobs|DE1||Trainee CNC setter-operator|jobTitle=CNC operator;salary=£24,000 a year
Full-Time Jobs|OX1||Band 6 physiotherapist|jobTitle=Physiotherapist;salary=£36,000 a year
Full-Time Jobs|NN1||HGV Class 1 nights, trunking|jobTitle=HGV driver;salary=£38,000 a year
Freelance Jobs|E2||Freelance copy editor for a food magazine|jobTitle=Copy editor
Job Wanted|BN1||Live-in nanny seeks family|jobTitle=Nanny
Friendship - Friends|S10||Anyone up for bouldering on Tuesdays?
Friendship - Friends|EX4||Bridge players wanted for a friendly four
`;
