/* Earlier misses, each with similar queries; columns as in queries.ts. */
export const rows = `
fiat 500 first car => Fiat 500 Lounge !! key ring
mini cooper red => Cooper, Mini hatch !! tea towel
land rover defender => Defender 110 !! mug
ipad pro 11 => iPad Pro 11 !! charger
kindle paperwhite 11 => Kindle Paperwhite 11 !! cover
thinkpad x1 carbon => ThinkPad X1 Carbon, !! dock
gopro hero 9 => GoPro Hero 9 !! mount
gopro hero 9 mount => GoPro mount !! GoPro Hero 9 black
static caravan for sale => Willerby Salsa !! for hire
static caravan for hire => Static caravan for hire !! Willerby
static caravan for sale towyn => Willerby Salsa !! for hire
jet ski => Sea-Doo jet ski !! for hire
jet ski for sale => Sea-Doo jet ski !! for hire
bouncy castle for sale => Castle, bouncy !! to hire
french bulldog puppies => French bulldog puppies !! stud
french bulldog => French bulldog puppies !! stud
french bulldog stud => French bulldog at stud !! girls left
piebald cob => Piebald cob mare !! Stud
first car for new driver => Corsa 1.2 !! Breaking
transit connect => Transit Connect, side door !! breaking
small van => Transit Connect, side door !! breaking
any sofas going in Hackney? => Corduroy couch !!
any sofas going in Bradford? => Settee, tan !! :: Bradford
anyone selling a wardrobe in Leeds? => Pine wardrobe !! :: words=wardrobe .*area=Leeds
does anyone have a ladies bike in Southampton? => Ladies bike !! :: words=ladies bike .*area=Southampton
is there a chest freezer near Swansea? => Chest freezer !! :: words=chest freezer .*area=Swansea
are there any wardrobes in Leeds? => Pine wardrobe !! :: words=wardrobes .*area=Leeds
has anybody got a settee going in Bradford? => Settee, tan !! :: words=settee .*area=Bradford
who sells wardrobes in leeds => Pine wardrobe !! :: words=wardrobes .*area=Leeds
got any chest freezers going cheap near Swansea => Chest freezer !! :: words=chest freezers .*area=Swansea
king size ottoman bed => Ottoman bed, king size !! slipper box
first day covers => First day covers, 1969 !! First aid
les paul => LesPaul by Vintage !! song book
lespaul => LesPaul by Vintage !! song book
playstation 4 => Play Station 4 !!
lay z spa => LaySpa Vegas|Lay-Z-Spa !!
kitchenaid mixer => Kitchen Aid mixer !!
tripp trapp => TrippTrapp !!
lecreuset pan => Le Creuset !!
airfix kits => Air fix kits !!
ted baker shirt => TedBaker shirt !!
tedbaker shirt => TedBaker shirt !!
beatles => Abbey Road !! Beagles
beatles records => Abbey Road !! Beagles
genesis => Queen and Genesis !! Genetics
lost tortoise => Tortoise gone !! [Tt]ortoise table
found parrot => Found in Allestree !! cage
choir in stroud => Singers wanted, Nailsworth !! hymn
brass band hereford => Cornets and horns !! marches
book club llandrindod => Readers who meet !! editions
flat to rent torquay pets ok => Garden flat, Chelston !! no pets
flat to rent plymouth dogs welcome => Peverell flat !! no pets
footmuff zzzq => Footmuff, charcoal !! hose
`;
