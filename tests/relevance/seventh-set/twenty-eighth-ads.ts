/* Ads that the twenty-eighth queries look for, and look-alikes; columns as in ads.ts. */
export const rows = `
Cars|DL1|3650|Fiat 500 Lounge, first registered 2011|make=Fiat;model=500;year=2011;mileage=61000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=White;description=An easy car to park. Long ticket. Collect any evening.
Leisure|DL3|4|Fiat 500 key ring, first edition|condition=New;description=For a car that you love. Enamel. Collect any evening.
Leisure|DL2|7|Mini Cooper tea towel|condition=New;description=Cotton, with a car from 1965. Collect any evening.
Cars|DL2|4200|Cooper, Mini hatch, red|make=Mini;model=Cooper;year=2012;mileage=68000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Red;description=Red with a white roof. Two keys. Collect any evening.
Fashion|CA3|9|Land Rover Defender mug and cap|condition=New;description=Gift for somebody with a car like it.
Cars|CA3|14500|Defender 110, Land Rover county pack|make=Land Rover;model=Defender;year=2008;mileage=98000;fuelType=Diesel;transmission=Manual;bodyType=SUV;color=Green;description=Galvanised chassis. No rust. Collect any evening.
Electronics|TS1|25|iPad charger, Pro 11|condition=Good;description=USB-C and a cable, two metres. Collect any evening.
Electronics|TS3|410|iPad Pro 11, third generation|condition=Good;description=128GB, silver, no marks on the glass.
Electronics|TS4|18|Kindle cover, Paperwhite 11|condition=Good;description=Black leather, wakes when opened. Collect any evening.
Electronics|TS5|75|Kindle Paperwhite 11, 8GB|condition=Good;description=Seven inch, warm light. No adverts.
Electronics|HU1|22|ThinkPad dock, X1 Carbon|condition=Good;description=Two screens and a network port. Collect any evening.
Electronics|HU2|380|ThinkPad X1 Carbon, i7|condition=Good;description=14 inch, 16GB. New keys. Collect any evening.
Electronics|HU3|9|GoPro mount, Hero 9|condition=Good;description=For a handlebar. Screw included. Collect any evening.
Electronics|HU5|140|GoPro Hero 9 black|condition=Good;description=Two batteries and a case thrown in.
Caravans|LL18|26500|Willerby Salsa, 2 bed static caravan|make=Willerby;model=Salsa;year=2016;mileage=0;fuelType=Petrol;description=Sited, Towyn. Site fees paid until March. Central heating.
Caravans|LL22|95|Static caravan for hire, Towyn, sleeps six|make=Willerby;model=Rio;year=2015;mileage=0;fuelType=Petrol;description=Pets fine. Pass for the club. By the night.
Leisure|HX1|220|Jet ski for hire, weekends|condition=Good;description=Life vests and a lesson included. Collect any evening.
Leisure|HX2|3900|Sea-Doo jet ski on its trailer|condition=Good;description=Serviced, 80 hours. Key and cover.
Leisure|HX3|55|Bouncy castle to hire, ten foot|condition=Good;description=Delivered and put up in Halifax. Collect any evening.
Leisure|HX4|350|Castle, bouncy, twelve foot, with blower|condition=Good;description=Bouncy castle that our children outgrew. Patched once.
Miscellaneous|PE1|1600|French bulldog puppies, two girls left|condition=New;description=Both parents to be seen. Chipped and wormed.
Miscellaneous|PE2|300|French bulldog at stud, blue|condition=Good;description=Proven, health tested. Puppies by him are fawn and blue.
Miscellaneous|PE3|200|Stud cob, piebald, proven|condition=Good;description=His foals go on to do well. Mares stay at grass.
Miscellaneous|PE4|1400|Piebald cob mare, 14 hands|condition=Good;description=Hacks alone. Good to shoe. Collect any evening.
Cars|NE33|1800|Corsa 1.2, ideal first car|make=Vauxhall;model=Corsa;year=2009;mileage=77000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Blue;description=Small bills. Ticket until June. A new driver passed in it.
Cars|NE34|200|Breaking Fiesta, first car of my son|make=Ford;model=Fiesta;year=2007;mileage=101000;fuelType=Petrol;transmission=Manual;bodyType=Hatchback;color=Silver;description=All parts, new driver door, lights. Ring for a price.
Cars|IP1|250|Transit Connect breaking, all panels|make=Ford;model=Other;year=2008;mileage=140000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Small van for parts. Engine sold. Collect any evening.
Vans|IP2|2600|Transit Connect, side door, no VAT|make=Ford;model=Transit Connect;year=2012;mileage=96000;fuelType=Diesel;transmission=Manual;bodyType=Van;color=White;description=Small van, ply lined. Two keys. Collect any evening.
Home|E8|140|Corduroy couch, two seater|condition=Good;description=Green, from a home without smoke. Dalston.
Home|BD1|90|Settee, tan leather, two seats|condition=Good;description=Some scuffs. Help to carry it. Collect any evening.
Home|LS6|60|Pine wardrobe, two doors|condition=Good;description=With a rail and one shelf. Headingley.
Leisure|SO15|85|Ladies bike, basket, 18in|condition=Good;description=Shirley. Six gears, new brakes. Collect any evening.
Home|SA2|45|Chest freezer, 100 litres|condition=Good;description=From a garage in Sketty. Cold as ever.
Home|WR1|240|Ottoman bed, king size, oatmeal|condition=Good;description=Opens at the foot. Lifts with one hand.
Home|WR2|30|King duvet set, and a size 10 ottoman slipper box|condition=Good;description=Made for a bed. Blue and cream stripes.
Miscellaneous|NR1|25|First day covers, 1969 to 1985|condition=Good;description=About ninety in an album, all neat.
Leisure|NR2|12|First aid manual, and day pack with two covers|condition=Good;description=Used on one walk. Dry bags as well.
Leisure|NR3|15|Fifty shilling book of old card games from home|condition=Good;description=Rules for one, two or more. Clean pages.
Electronics|NR4|18|Plates for a steam iron|condition=Good;description=Iron plates, fifty. For a craft that I gave up.
Leisure|EX1|420|LesPaul by Vintage, sunburst|condition=Good;description=Electric guitar with a set neck. Low action.
Leisure|EX2|15|Paul Simon song book, and Les Mis|condition=Good;description=For guitar and voice. A few marks.
Leisure|EX3|260|Stratocaster in white, Squier|condition=Good;description=Electric guitar, maple neck. Plays well.
Electronics|EX4|130|Play Station 4, one pad|condition=Good;description=500GB. Works well, few marks. Collect any evening.
Home|EX5|95|LaySpa Vegas, six people|condition=Good;description=Inflatable hot tub. No leaks. Collect any evening.
Home|EX6|80|Kitchen Aid mixer, red|condition=Good;description=Bowl and three tools. Heavy. Collect any evening.
Home|EX7|70|TrippTrapp chair, natural|condition=Good;description=High chair by Stokke. Grows with a child.
Home|EX8|35|Le Creuset pan, volcanic|condition=Good;description=20 cm, with lid. No chips. Collect any evening.
Leisure|EX9|40|Air fix kits, five planes|condition=New;description=Sealed. Spitfire, Hurricane and more.
Leisure|EX4|55|Thermo rest mattress, regular|condition=Good;description=Self inflating camping mat. With sack.
Fashion|EX4|20|Joulesclothing wellies, size 5|condition=Good;description=Flowers on navy. No splits. Collect any evening.
Fashion|EX4|30|TedBaker shirt, medium|condition=Good;description=Floral, worn twice. Collect any evening.
Leisure|L1|25|Abbey Road and Revolver, The Beatles|condition=Good;description=Two records, played with care. Collect any evening.
Miscellaneous|L3|600|Beagles, two boys, ready now|condition=New;description=Puppies with papers. Both parents to see.
Leisure|L4|20|Queen and Genesis tapes|condition=Fair;description=Eight cassettes in a box. Collect any evening.
Miscellaneous|L5|40|Genetics course books|condition=Good;description=For a degree. Three volumes. Collect any evening.
Friendship - Friends|CT14|0|Tortoise gone from our garden, Deal|description=Lost on Monday. Hermann, the size of a saucer. Reward.
Home|CT13|25|Tortoise table with a lamp|condition=Good;description=Wood. Its lid is lost. Collect any evening.
Friendship - Friends|DE1|0|Found in Allestree, grey parrot|description=Talks. In our kitchen since Tuesday. Ring with its ring number.
Home|DE3|30|Parrot cage on wheels, found in the loft|condition=Good;description=Tall, black. Bowls too. Collect any evening.
Friendship - Friends|GL5|0|Singers wanted, Nailsworth, no auditions|description=Community choir, Mondays. Tenors above all.
Leisure|GL6|4|Choir hymn books, ten|condition=Fair;description=From a chapel in Stroud. Collect any evening.
Friendship - Friends|HR1|0|Bell ringers wanted, Hereford|description=Tower band of eight. Wednesdays. Beginners taught.
Leisure|HR2|18|Brass band music, box of marches|condition=Fair;description=Parts for 20. Hereford. Collect any evening.
Friendship - Friends|HR4|0|Cornets and horns, come and play|description=Hereford brass band, Thursdays. All grades.
Friendship - Friends|LD1|0|Readers who meet monthly, Llandrindod|description=Book club with cake. All welcome. Collect any evening.
Leisure|LD2|5|Book club editions, eleven|condition=Good;description=Hardbacks from the seventies. Llandrindod.
Property to Rent|TQ1|850|Harbour flat, no pets|propertyType=Flat;bedrooms=1;pets=No;description=Torquay marina. Lift. Collect any evening.
Property to Rent|TQ2|795|Garden flat, Chelston, Torquay|propertyType=Flat;bedrooms=1;description=Own gate. Landlord lives upstairs. Ask about animals.
Property to Rent|PL4|700|Flat by the Hoe, strictly no pets|propertyType=Flat;bedrooms=1;pets=No;description=Plymouth. Third floor. Collect any evening.
Property to Rent|PL3|725|Peverell flat, first floor|propertyType=Flat;bedrooms=1;description=Plymouth. Bay window. Big kitchen.
Home|SN1|12|Footmuff, charcoal, zip front|condition=Good;description=Cosy. Fits most makes. Collect any evening.
Home|SN2|15|Garden hose on a reel|condition=Good;description=20 metres. No kinks. Collect any evening.
`;
