/* Ads that the eighth queries look for; columns as in ads.ts. */
export const rows = `
Property to Rent|SO17|875|One bed annexe, Highfield, bills included|propertyType=Flat;bedrooms=1;billsIncluded=Yes
Property to Rent|DL7|795|Stone cottage in a village near Northallerton|propertyType=House;bedrooms=2
Property to Rent|G42|995|Main door tenement flat, Govanhill|propertyType=Flat;bedrooms=2
Property to Rent|UB3|1900|Family house in Hayes, close to the Elizabeth line|propertyType=House;bedrooms=3
Property for Sale|CF41|89950|Mid-terrace miner's cottage, Pentre|propertyType=House;bedrooms=2
Flatshare - Rooms to rent|B29|525|Room for a postgraduate, Selly Oak|propertyType=House
Flatshare - Rooms to rent|GL50|600|Mon to Fri let, Montpellier|propertyType=Flat
Garage Storage|EH7|95|Dry lock-up off Leith Walk|propertyType=Garage
Commercial Property|S3|450|Artist's workspace with north light|propertyType=Commercial
Cars|EX4|1850|Clio 1.2, ULEZ friendly|make=Renault;model=Clio;year=2009;mileage=79000
Cars|HD1|6500|Mercedes A180 AMG Line|make=Mercedes-Benz;model=A-Class;year=2015;mileage=68000;transmission=Automatic
Cars|ML5|2100|Seven seater Zafira, long MOT|make=Vauxhall;model=Zafira;year=2011;mileage=101000
Cars|CT9|14500|Mini Cooper S convertible|make=Mini;model=Cooper;year=2019;mileage=24000;bodyType=Convertible
Motorbikes & Scooters|S75|1400|CBR125 learner bike|make=Honda;model=CBR125;year=2013;mileage=14000
Vans|NN5|8900|Sprinter LWB high roof|make=Mercedes-Benz;model=Sprinter;year=2015;mileage=141000;fuelType=Diesel
Caravans|LL30|17500|Static on a quiet park, sea views|make=Willerby;model=Rio;year=2015
Vehicle Accessories|SK8|60|Thule cycle carrier for tow ball
Home|DA1|120|Kingsize ottoman divan with mattress|condition=Good
Home|IP33|30|Roman blinds, linen, pair|condition=Good
Home|PE30|90|Cuprinol-treated bench and arch|condition=Good
Home|WA5|45|Nutribullet and air fryer|condition=Good
Home|FY1|200|Smeg toaster and kettle set, red|condition=Like new
Electronics|NE8|75|Sonos One smart speaker|condition=Good
Electronics|LE1|160|iPad 9th gen 64GB|condition=Good
Electronics|CM2|40|Wii with balance board|condition=Good
Leisure|DD1|65|Vango four berth dome|condition=Good
Leisure|TW1|300|Concept 2 rower|condition=Good
Leisure|BB5|50|Turbo trainer for road cycles|condition=Good
Leisure|ST1|10|Panini albums and stickers|condition=Good
Leisure|GY1|40|Bodyboard and fins|condition=Good
Fashion|BT9|20|Communion dress, age 8|condition=Good
Fashion|LS17|85|Canada Goose style parka, XL|condition=Good
Miscellaneous|NP44|30|Maxi-Cosi infant carrier and Isofix base
Miscellaneous|SA15|40|Four hens and a cockerel
Miscellaneous|KY1|200|Stairlift, straight, right hand
Find a tradesman|BN11|30|UPVC windows, doors and locks repaired|serviceType=Windows
Find a tradesman|WF2|25|Man with pressure washer: patios and paths|serviceType=Cleaning
Find a tradesman|LL18|18|Domestic cleaner, references|serviceType=Cleaning
Other Services|GU9|30|Guitar tuition for beginners|serviceType=Music
Other Services|HG1|14|Ironing collected and returned|serviceType=Ironing
Health-Beauty|PL1|45|Sports physio, evening slots|serviceType=Physiotherapy
Event Planning & Catering|NR3|4|Hog roast and BBQ catering|serviceType=Catering
Transport Services|BT29|35|Belfast airport runs, eight seats|serviceType=Airport transfer
Models - Auditions - Photography|ME4|150|Newborn and family portraits|serviceType=Photography
Full-Time Jobs|BD1||Tele-sales agent, basic plus bonus|jobTitle=Sales agent;salary=£24,500 a year
Part-Time Jobs|LL11||Ward hostess, mornings|jobTitle=Catering assistant;salary=£11.80 an hour
Full-Time Jobs|TN23||Groundworker with CSCS card|jobTitle=Groundworker;salary=£170 a day
Full-Time Jobs|AB21||Offshore rope access technician|jobTitle=Rope access technician;salary=£48,000 a year
Part-Time Jobs|BA16||Nursery nurse, level 3|jobTitle=Nursery nurse;salary=£12.80 an hour
Job Wanted|CB4||Reliable gardener looking for regular work|jobTitle=Gardener
Friendship - Friends|M21||Knit and natter in Chorlton
`;
