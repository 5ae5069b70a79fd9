/* Ads that the seventh queries look for; columns as in ads.ts. */
export const rows = `
Property to Rent|PH1|620|Top floor flat, Perth, unfurnished|propertyType=Flat;bedrooms=2;furnished=Unfurnished
Property to Rent|LL57|850|Terraced house in upper Bangor, students welcome|propertyType=House;bedrooms=4
Property to Rent|SE6|1550|Garden flat, Catford, pets considered|propertyType=Flat;bedrooms=2;pets=By agreement
Property for Sale|DG1|165000|Detached bungalow in a quiet cul-de-sac|propertyType=House;bedrooms=3
Property for Sale|NE30|425000|Coastguard cottage, Tynemouth|propertyType=House;bedrooms=2
Flatshare - Rooms to rent|EH9|590|Box room in Marchmont, suit student|propertyType=Flat
Flatshare - Rooms to rent|CB1|680|Ensuite room off Mill Road|propertyType=House
Cars|TD1|2250|Honda Jazz 1.4, full MOT|make=Honda;model=Jazz;year=2011;mileage=84000
Cars|BT30|10950|Tiguan 2.0 TDI 4motion|make=Volkswagen;model=Tiguan;year=2016;mileage=79000;fuelType=Diesel
Cars|NR1|3950|Fiat 500 Pop, pastel green|make=Fiat;model=500;year=2014;mileage=52000
Cars|WV2|1200|Ford Ka, spares or repair|make=Ford;model=Ka;year=2008;mileage=110000
Motorbikes & Scooters|LA4|2600|Royal Enfield Bullet 500|make=Royal Enfield;model=Bullet;year=2012;mileage=8000
Vans|CA1|5900|Renault Trafic, six seats|make=Renault;model=Trafic;year=2014;mileage=98000;fuelType=Diesel
Other Vehicles|PL11|5200|Bowrider with outboard and trailer|make=Bayliner;model=175;year=2005
Home|LN1|70|Bosch fridge freezer, frost free|condition=Good
Home|HR4|40|Singer treadle table|condition=Fair
Home|GU1|220|Weber kettle and cover|condition=Good
Home|CH1|55|Swivel desk seat, mesh back|condition=Good
Electronics|SR1|130|Dell OptiPlex tower with monitor|condition=Good
Electronics|WN1|85|AirPods Pro with case|condition=Good
Electronics|BA1|60|Roku streaming stick and soundbar|condition=Good
Leisure|PA34|450|Sit-on-top with paddle and buoyancy aid|condition=Good
Leisure|TQ1|90|Ping irons, right handed, set of eight|condition=Good
Leisure|LE3|25|Children's scooter, three wheels|condition=Good
Leisure|DN4|35|Harry Potter hardbacks, all seven|condition=Good
Fashion|MK9|45|Nike Air Force 1, UK 8|condition=Good
Fashion|BL1|15|School uniform bundle, age 7|condition=Good
Miscellaneous|OX1|250|Tortoise table and heat lamp|condition=Good
Miscellaneous|RM1|600|French bulldog pups, ready now
Miscellaneous|IP4|95|Folding mobility scooter battery charger|condition=Good
Free Stuff - Swap|BN3||Rhubarb crowns, free to gardeners
Find a tradesman|SP1|35|Gas Safe engineer, boilers and hobs|serviceType=Gas
Find a tradesman|KA7|30|Slabbing, turfing and monoblock drives|serviceType=Landscaping
Find a tradesman|TF1|25|Pots, tiles and moss: roof repairs|serviceType=Roofing
Other Services|YO31|22|Maths and physics, KS3 to A level|serviceType=Tutoring
Other Services|PE1|15|Doggy day care and boarding|serviceType=Pet care
Other Services|CT2|40|Mobile mechanic, brakes and servicing|serviceType=Mechanic
Health-Beauty|LA1|30|Gel manicures at your home|serviceType=Nails
Event Planning & Catering|AB25|350|Ceilidh band for weddings|serviceType=Music
Removals & Storage Services|CO1|40|Two lads and a van, house clearances|serviceType=Removals
Interpreting - Translation|CF11|25|Welsh to English documents|serviceType=Translation
Financial Services|BT2|60|Self assessment for the self employed|serviceType=Accounting
Web & IT services|NN1|30|Slow PC? Virus removal and upgrades|serviceType=Computer repair
Part-Time Jobs|TR1||Saturday assistant in a bakery|jobTitle=Shop assistant;salary=£10.50 an hour
Full-Time Jobs|IV1||Commis chef, live in|jobTitle=Commis chef;salary=£26,000 a year
Full-Time Jobs|DE24||Machine operator, rotating shifts|jobTitle=Machine operator;salary=£14.20 an hour
Job Offers|SO14||Band 5 nurse, community team|jobTitle=Staff nurse;salary=£31,000 a year
Freelance Jobs|EC1A||WordPress developer, fully remote|jobTitle=Web developer;workplace=Remote
Part-Time Jobs|WR5||School lunchtime supervisor|jobTitle=Lunchtime supervisor
Friendship - Friends|SA61||Walkers wanted for Pembrokeshire coast path
`;
