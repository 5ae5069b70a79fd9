/* Queries of the fifteenth round, with look-alike ads beside them; written without knowing the vocabulary. Columns as in queries.ts. */
export const rows = `
2 bed flat to rent in Norwich max 900 pcm => Norwich & <901 !! >900 / Property for Sale / One bed :: area=Norwich.*max=900.*bedrooms=2
3 bedroom house for sale derby under 220k => Allestree !! >220000 / Property to Rent / Jobs :: area=Derby.*max=220000
studio flat brighton no agents => Bedsit !! Property for Sale / Jobs / Services
double room near leicester uni bills included => Large double !! Property to Rent / Jobs
abertawe room to rent => Uplands !! Property for Sale / Jobs :: area=.*(Swansea|Abertawe)
4 bed detached for sale in cheshire => Four bedroom detached !! Chorlton / Property to Rent :: area=Cheshire
dog friendly holiday cottage cornwall => PL28 !! YO21 / Jobs :: area=Cornwall
caravan holiday skegness => holidays, sleeps six !! Jobs / Willerby
lock up garage hackney => lock-up !! Jobs / Cars
shop to let harrogate => Retail unit !! Jobs / Home ·
land for sale kent => paddock !! Jobs / Property to Rent :: area=Kent
parking space near reading station => Off-street parking !! Jobs / Cars ·
bungalow for sale torquay between 200k and 300k => Two bed bungalow !! >300000 / Top floor flat :: min=200000 max=300000
1 bed flat EH6 under £1000 pcm => EH6 & <1000 !! >1000 / Property for Sale
flat to rent dalston 2 bedrooms => E8 & Property to Rent !! Property for Sale / Jobs :: area=Dalston.*bedrooms=2
house to rent Derry => Waterside !! Property for Sale / Jobs
unfurnished 2 bed flat glasgow west end => Hyndland !! Property for Sale / Jobs
room 2 rent BSI => docks|BS1 & Flatshare !! Jobs / Property for Sale :: area=.*Bristol
annexe to rent guildford => granny flat !! Property for Sale / Jobs
flat 4 students durham => student house|Durham !! Jobs / Roofer / Edinburgh
ford fiesta under 3k leeds => Zetec !! >3000 / Alloy / Wanted
automatic car birmingham under £6000 => [Aa]utomatic & Cars & <6001 !! >6000 / Manual
vw golf diesel 2014 or newer => Golf 2.0 TDI !! 1.9 TDI / petrol / Vehicle Accessories
7 seater car manchester => Zafira !! Jobs / Home ·
electric car low mileage => Nissan Leaf|Electric !! ride-on
bmw 3 series not automatic => 320d SE, manual !! 320d automatic
transit van under 100k miles => Transit Custom !! high miles / Roof rack
camper van devon => Transporter camper !! Jobs :: area=Devon
125cc motorbike learner => CB125F|125 !! jacket / CBR
vespa scooter london => Vespa !! micro scooter
4 berth touring caravan => Sprite|Four-berth !! awning, 950 / Static
caravan awning => awning !! Caravans ·
alloys 17 inch 5x112 => 17" alloys !! Cars · / Jobs
tow bar for vauxhall astra => Witter !! Cars ·
non runner car spares or repair => Peugeot 206 !! Jobs
classic mg car => MGB !! Jobs / Vehicle Accessories
private car seller bristol => Bristol & Cars !! finance available / Jobs
narrow boat => narrowboat !! Jobs
mini cooper convertable => Mini Cooper convertible !! Jobs
dash cam => dashcam !! Jobs / Cars ·
part time cleaner job Leeds => Evening office cleaner|Part-Time & Leeds !! looking for hours / own products :: area=Leeds
hgv class 1 driver jobs doncaster => LGV C !! Services / Cars ·
remote customer service job => work from home|Remote !! office based
nurse jobs £35k => Registered nurse !! Dental / Services
warehouse work nights milton keynes => night shift !! Services / Home ·
plumbing apprenticeship => Trainee plumber !! Emergency plumber
weekend job for 16 year old bath => Saturday assistant !! Home · / Services
teaching assistant job nottingham => Classroom support !! Services
kitchen porter wanted cardiff => KP|[Kk]itchen porter & Cardiff !! Home · / Services
care assistant swansea £12 an hour => Care worker !! Services / Home ·
marketing internship london => placement !! Services
live in carer job scotland => Live-in companion !! Services / Property
bricklayer looking for work => brickie !! needed for housing site
sales rep job company car => Field sales !! Cars · / Services
casual bar work newcastle => Bartender|[Bb]ar & Newcastle !! Home · / Services
delivery driver own car => courier|[Dd]river !! Cars · / Services ·
emergency plumber Croydon => Burst pipes !! Plumber for a housing
man and van sheffield => Sheffield & [Vv]an|[Rr]emoval !! Vans · / Jobs
painter and decorator Stockport => paper hanging !! Jobs
boiler service wakefield => combi servicing !! Jobs / Home ·
gardener near tunbridge wells => Lawns, hedges !! Jobs / Property
dog groomer harlow => grooming parlour !! Jobs
gcse maths tutor ealing => mathematics|[Mm]aths !! Jobs
wedding photographer inverness => big day !! Jobs / Fashion
washing machine repair hull => mended !! Beko
tree surgeon chelmsford => arborist !! Jobs
locksmith oldham => Locks opened !! Jobs
driving lessons bolton => Learn to drive !! Jobs
cleaner for my house york => Domestic cleaning !! Jobs
rubbish removal luton => waste taken !! Jobs
dj for birthday party cardiff => disco !! Jobs
piano lessons beginners norwich => Piano tuition !! Leisure / Jobs
accountant for self employed => sole trader|[Ss]elf assessment !! Jobs
double buggy => Twin pushchair|double buggy|Double buggy !! Rain cover / Wanted
moses basket with stand => Moses !! Jobs
baby clothes 3-6 months => babygrows !! Jobs
high chair => highchair !! Jobs
car seat group 1 => Toddler car seat !! Cars · / Jobs
stair gate => Safety gate !! Jobs
cockapoo puppies wales => Cockapoo !! crate :: area=Wales
kittens kent => kitties !! Property / Jobs
guinea pig cage => Indoor cage !! Pair of guinea
saddle 17 inch => saddle !! Jobs
200 litre fish tank => Juwel !! Jobs
corn snake => Corn snake !! Jobs
king size bed frame under £150 => Kingsize bedstead !! duvet / >150 / Double bed frame
grey L shaped sofa => charcoal|grey & [Cc]orner !! Jobs
oak dining table 6 chairs => half a dozen|seats six !! Jobs
chest of draws => [Ss]et of drawers|[Cc]hest of drawers|[Dd]rawer !! Jobs
free single matress => Single mattress !! >0
ikea pax wardrobe white => Pax !! Jobs
leather recliner arm chair => Reclining armchair !! Jobs
bunk beds => bunks !! Flatshare / Jobs
iphone 14 pro max 256gb => 14 Pro Max, 256 !! Case
55 inch tv under 250 => 55" QLED !! TV wall bracket / >250
galaxy s23 => Samsung S23 !! [Cc]ase
nintendo switch games => Zelda !! Jobs
ps5 controler => DualSense !! Jobs
laptop for uni under 300 quid => [Ll]aptop|Dell|HP|Lenovo & <301 !! >300
i pad air => iPad Air !! Case
macbook charger => power adapter !! MacBook Pro 13
air fryer => airfryer !! Jobs
canon 50mm lens => 50 mm !! Jobs
8x6 shed => 8 by 6 !! Jobs
petrol lawn mower => [Pp]etrol !! electric / servicing
patio slabs => paving !! Jobs
makita drill 18v => Makita !! Jobs
wood burner stove => log burner !! Jobs
mens mountain bike 26 inch => Gents' mountain bike !! Motorbikes / Jobs
left handed golf clubs => Left-hand golf|golf !! Volkswagen / Cars ·
treadmill => Running machine !! Jobs
fender electric guitar => Stratocaster !! lessons / Jobs
drum kit => drums !! Friends
coldplay tickets wembley => Coldplay !! Jobs
wedding dress size 14 => bridal gown !! size 8 / Shoes
mens nike trainers size 9 => Air Max !! women's
north face jacket medium => Nuptse !! Jobs
walking group peak district => rambles !! Jobs / boots
drummer needed for band => Indie trio !! Roland / lessons
wanted lego => Wanted: old Lego !! Big box of Lego
lego bundle => Lego !! Wanted
free sofa leeds => Three-seat couch !! >0
free top soil => Topsoil !! >0
sofa cleaned sale manchester => steam cleaned|shampooed !! settee / Couch / Two-seater
cat feeder => cat feeder !! kittens / Cat sitting
got any ps4 games manchester => PS4 games !! Jobs
`;
