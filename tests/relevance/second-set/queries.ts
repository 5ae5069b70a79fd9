/*
 * Columns: words [@ place] => among the first three !! not on the page :: what is understood.
 * Conditions are joined by &, forbidden items by /; >N and <N are prices in pounds.
 */
export const rows = `
2 bed flat leeds => Property & 2 bed !! Flatshare :: area=Leeds.*bedrooms
two bedroom apartment to rent in leeds => Property to Rent !! Property for Sale :: property-to-rent.*area=Leeds.*bedrooms
2 bed flat to rent leeds under £1200 pcm => Property to Rent !! >1200 :: max=1200.*bedrooms
studio flat belfast => Studio & Belfast !! Cars :: area=Belfast
studio to rent belfast => Studio & Belfast !! monitors
3 bed semi moseley => 3 bed semi in Moseley !! Property to Rent :: bedrooms
3bed house to rent sheffield pets allowed => Property to Rent & Sheffield|Crookes !! Property for Sale :: bedrooms
houses for sale in birmingham under 400k => Property for Sale !! >400000 / Property to Rent :: property-for-sale.*max=400000
flats leeds => Property to Rent|Property for Sale & Leeds !! Flat screen / Electronics :: area=Leeds
FLATS TO RENT IN MANCHESTER => Property to Rent & Manchester !! Property for Sale :: property-to-rent.*area=Manchester
1 bedroom flat in abertawe => One-bedroom flat by the marina !! Cars :: area=Swansea|area=Abertawe
flat caerdydd => Property & Cardiff !! screen :: area=(Cardiff|Caerdydd)
flat to rent bath => Bath !! Baby bath :: area=Bath
flats in reading => Reading !! Books :: area=Reading
baby bath => [Bb]aby bath !! Property :: area=none
reading lamp => lamp !! Property / Cars :: area=none
cottage in deal => cottage in Deal !! Electronics :: area=Deal
bungalow st andrews => Bungalow !! Cars :: area=St Andrews
bungalow for sale fife => Bungalow with views !! Property to Rent :: area=Fife
room to rent peckham => Flatshare & Peckham !! Property for Sale :: area=Peckham
single room newcastle bills included => Single room in Heaton !! Hotel :: area=Newcastle
single room => Flatshare !! Electronics / Cars
double room in hackney => Flatshare !! bed with mattress :: area=Hackney
flatshare london under 800 a month => Flatshare !! >800 :: flatshare.*max=800
spare room se15 => Peckham|SE15 !! Cars :: area=.*(SE15|Peckham)
room for rent near BS1 => Flatshare !! Cars :: area=.*BS1
garage to rent bristol => Garage Storage & Bristol|Bedminster !! Cars :: garage-storage.*area=Bristol
lock up bedminster => lock-up in Bedminster !! Jobs
parking space manchester => Garage Storage !! Cars
office to let leeds => Commercial !! Jobs
shop to rent liverpool => Commercial !! Job :: commercial
land for sale wales => Land for Sale !! Cars :: land-for-sale
field for sale gwynedd => Field of five acres !! Cars
flat to rent in yorkshire no more than £1,000 a month => Property to Rent !! >1000 :: area=.*Yorkshire.*max=1000
house to rent between 1000 and 1300 sheffield => Sheffield|Crookes !! >1300 / <1000 :: min=1000.*max=1300
furnished house sheffield => Furnished house in Crookes|Property & Sheffield !! Electronics :: furnished
pet friendly house to rent => Property to Rent !! Other Services :: pets
4 bedroom detached house for sale => Property for Sale !! Property to Rent :: bedrooms
flat M2O => Property !! Electronics :: area=.*M20
flats in LSI => Leeds|LS1 !! Electronics
vw golf => VW Golf 1\\.6|Volkswagen Golf !! clubs
mk7 golf => Golf !! clubs / Property
golf clubs => golf clubs !! Cars / Roof bars
golf => Golf|golf !! Property
cars under £5k bristol => Cars & Bristol !! >5000 :: cars.*area=Bristol.*max=5000
car less than 5 grand near bristol => Cars !! >5000 :: cars.*max=5000
cars for sale glasgow => Cars & Glasgow !! Job :: cars.*area=Glasgow
used cars 2015 or newer => Cars !! · 20(0\\d|1[0-4]) · :: year=2015
automatic bmw => BMW !! Manual :: 
diesel van belfast => Vans & Belfast !! Cars :: area=Belfast
ford transit => Transit !! Fiesta
ford fiesta under 60k miles => Fiesta !! covers :: mileage=-60000
ford fiesta => Ford Fiesta Zetec !! covers.*covers
64 plate car => Cars !! Electronics :: year=2014
16 plate fiesta => Fiesta !! Corsa
electric car cardiff => Nissan Leaf|Electric !! Diesel :: area=Cardiff
hybrid car => Cars !! bike
cheap cars => Cars !! Electronics
cheap car glasgow => Cars & Glasgow !! Electronics :: cars.*area=Glasgow
vauxhall corsa => Vauxhall Corsa !! Property :: area=none
flat in vauxhall => Property|Flatshare !! Corsa :: area=Vauxhall
toyota yaris bs5 => Toyota Yaris !! Property :: area=.*BS5
motorbike liverpool => Honda CB500F !! Mountain :: area=Liverpool
motor bike => Motorbikes !! Mountain
honda motorcycle under 2500 => Motorbikes !! >2500 :: max=2500
vespa => Vespa !! Property
125cc scooter london => Vespa scooter 125 !! Cars :: area=London
camper van => Motorhome|[Cc]amper|California !! Jobs
motorhomes => Motorhome|[Mm]otorhome|Caravans !! Property
caravan devon => Caravans !! Cars :: area=Devon
touring caravans under 10k => Caravans !! >10000 :: caravans.*max=10000
alloy wheels => alloy wheels !! Property
roof bars => Roof bars !! Property
car seat covers => seat covers !! Property
car seat => seat !! Property
jobs cardiff => Job & Cardiff !! Cars / Property :: jobs.*area=Cardiff
JOBS IN LEEDS!!! => Jobs|Job & Leeds !! Job Wanted :: jobs.*area=Leeds
part time job cardiff => Part-Time & Cardiff !! Full-Time Jobs :: area=Cardiff
part-time jobs in leeds evenings => Part-Time & Leeds !! Property
full time warehouse job manchester => Warehouse operative !! Part-Time :: area=Manchester
warehouse work => Warehouse|warehouse & Job !! Property
barista => barista|Barista !! Home
cleaning jobs leeds => [Cc]leaner & Job !! Dyson / Services :: area=Leeds
cleaner wanted => [Cc]lean !! Dyson
work from home => Remote|remote|home !! Home ·
remote jobs => Remote|remote !! Remote control
hgv driver jobs => HGV class 1 driver !! Services
care assistant edinburgh => [Cc]are assistant !! Cars :: area=Edinburgh
nursery nurse battersea => nursery nurse !! Home
chef jobs london => [Cc]hef !! Home / Job Wanted / Property :: area=London
job as a care worker in scotland => [Cc]are & Job !! Cars
nhs jobs => Job !! Cars
plumber leeds => Plumber and heating !! Job :: area=Leeds
plumbers near me => [Pp]lumb !! Cars :: area=none
electrician bristol => Electrician for homes !! Electronics :: area=Bristol
gardener cardiff => Gardener & Cardiff !! Home ·
man and van manchester => Man and van !! Vans :: area=Manchester
man with a van => [Mm]an and van|[Mm]an with a van|Removals !! Ford Transit
removals edinburgh => Removal !! Cars :: area=Edinburgh
maths tutor => Maths tutor|[Mm]aths !! Electronics
math tutor edinburgh => Maths tutor !! Electronics
dog walker brighton => Dog walking !! Home
piano lessons => Piano lessons|piano lessons|[Pp]iano teacher !! keyboard piano / Upright piano
mobile hairdresser => Mobile hairdresser !! iPhone
house clearance => Clear|clear|Removals|Services !! Property
sofa leeds => settee|[Ss]ofa|[Cc]ouch & Leeds !! Electronics :: area=Leeds
sofs => [Ss]ofa|settee !! Electronics
couches manchester => Couch|[Ss]ofa|[Ss]ettee !! Electronics :: area=Manchester
corner sofa under 200 => corner settee|corner sofa|Corner sofa !! >200 :: max=200
free sofa => [Ff]ree & sofa !! >1
free stuff sheffield => Free Stuff !! >1 :: area=Sheffield
free pallets => Pallets !! >1
fridge freezr => [Ff]ridge freezer !! Cars
fridgefreezer => [Ff]ridge freezer !! Cars
hoover => [Vv]acuum|[Hh]oover !! Cars
vacum cleaner => vacuum cleaner !! Job
tumble dryer => [Tt]umble dri|[Tt]umble dry !! Cars
chest of drawers => [Cc]hest of drawers !! Cars
double bed under £100 => Double bed !! >100 / Property to Rent :: max=100
bed => [Bb]ed !! Property for Sale / Property to Rent
sandwich toaster => Sandwich toaster !! Property :: area=none
tv => TV|[Tt]elevision !! Property
flat screen tv => Flat screen TV !! Property
telly under 200 quid => TV|[Tt]elevision !! >200 :: max=200
50 inch tv => TV|[Tt]elevision !! Property
bycicle => bike|[Bb]icycle !! Property / Motorbikes
mens bike => Men's mountain bike !! Motorbikes
men's bike => Men's mountain bike !! Motorbikes
ladies bike bristol => Ladies' hybrid !! Motorbikes :: area=Bristol
bike => bike|[Bb]icycle !! Property
bikes between 100 and 200 => bike|[Bb]icycle !! >200 / <100 :: min=100.*max=200
kids bike => child|[Kk]id|bike !! Property
wanted kids bike => Wanted: child's bike !! Property
bike pump => Bike pump !! Property
iphone13 => iPhone 13 128 !! Property
iphnoe => iPhone !! Property
iphone 13 case => Case for iPhone 13 !! Property
i phone 13 => iPhone 13 128 !! Property
ps5 => Playstation 5 !! Property
play station 5 newcastle => Playstation 5 !! Property :: area=Newcastle
xboxone => Xbox One !! Property
macbookpro => MacBook Pro !! Property
mac book => MacBook !! Property
laptop for parts => Lap top for spares|Laptop for spares !! Property
laptops under £300 => [Ll]aptop|[Ll]ap top !! >300 :: max=300
nintendo switch => Nintendo Switch with !! Property
studio monitor => studio monitors !! Property / Studio flat :: area=none
new balance => New Balance 574 !! Property
new balance trainers size 9 => New Balance 574 !! Property
ladies leather jacket => leather jacket !! Property
wedding dress size 14 => Wedding dress, ivory !! Property
rugby boots => Rugby boots !! Property :: area=none
pram leeds => pushchair|[Pp]ram !! Property
buggy => pushchair|[Bb]uggy|[Pp]ram !! Cars
cot => [Cc]ot\\b !! cottage
rabbit hutch => Rabbit hutch !! Property
digital piano => keyboard piano|[Dd]igital piano !! Piano lessons
keyboard => keyboard !! Property
walking friends swansea => Walking friends for the Gower !! Property :: area=Swansea
women seeking men york => Lady of 55 !! Jobs
hello i am looking for a nice two bedroom flat to rent in or around leeds city centre for me and my partner, budget is about 1100 a month if possible => Property to Rent & Leeds !! Cars :: area=Leeds.*bedrooms
old coins wanted => Wanted: old coins !! Property
sofa manchestr => [Ss]ofa|Couch|[Ss]ettee !! Electronics :: area=Manchester
furniture near me => Home|[Ss]ofa|[Tt]able !! Cars :: area=none
garden shed => [Ss]hed !! Cars
washing machine under £100 => [Ww]ash(ing machine|er) !! >100 :: max=100
`;
