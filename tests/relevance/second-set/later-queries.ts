/* Written after the fixes for the first ones; columns as in queries.ts. */
export const rows = `
2 bedroom flat glasgow => Property & Glasgow !! Flatshare :: area=Glasgow.*bedrooms=2
two bed flat to rent finnieston => Finnieston !! Property for Sale :: bedrooms=2
2 bed house to rent wrecsam => Terraced house in Wrexham !! Property for Sale :: area=Wrexham|area=Wrecsam
unfurnished flat to rent plymouth => Unfurnished flat by the Hoe !! Property for Sale :: area=Plymouth
3 bed victorian terrace for sale norwich => Victorian terrace in Norwich !! Property to Rent :: bedrooms=3
ensuite room bristol bills inc => Ensuite double in Horfield !! Property for Sale :: area=Bristol
flats to rent in liverpool £600 - £900 pcm => Property to Rent !! >900 / <600 :: min=600.*max=900
FLATSHARE LONDON => Flatshare !! Property for Sale :: flatshare.*area=London
room in edinburgh, under £700! => Flatshare !! >700 :: area=Edinburgh.*max=700
house for sale cardiff between 200k and 350k => Property for Sale !! >350000 / <200000 :: min=200000.*max=350000
studio flat london under £1,500 pcm => Studio !! >1500 :: area=London.*max=1500
houses to rent in bath => Property to Rent !! Baby bath :: area=Bath
flat in sandwich => Property !! toaster :: area=Sandwich
jobs in reading => Job !! Reading lamp :: area=Reading
vw polo automatic => Polo !! Golf
volkswagen polo under 50k miles => Polo !! Corsa :: mileage=-50000
mini cooper liverpool => Mini Cooper !! Property :: area=Liverpool
cars in newcastle less than £7000 => Cars !! >7000 :: cars.*area=Newcastle.*max=7000
car under 3 grand liverpool => Cars !! >3000 :: area=Liverpool.*max=3000
17 plate polo => Polo !! Corsa
yamaha mt07 => Yamaha MT-07 !! keyboard
small van manchester => Berlingo|Vans !! Cars :: area=Manchester
berlingo => Berlingo !! Property
winter tyres => winter tyres !! Property
narrow boat => Narrowboat !! Property
kitchen porter jobs swansea => Kitchen porter !! Property :: jobs.*area=Swansea
weekend job abertawe => Kitchen porter|Part-Time|Job !! Property :: area=Swansea|area=Abertawe
software jobs belfast => Software developer !! Services :: area=Belfast
fork lift driver leeds => Forklift driver !! Vans :: area=Leeds
summer internship london => Summer internship !! Property :: area=London
joiner edinburgh => Joiner !! Home · :: area=Edinburgh
roof repair cardiff => Roofer !! Roof bars :: area=Cardiff
wedding dj => Wedding DJ !! Wedding dress
french tutor london => French lessons !! Maths :: area=London
laptop repairs leeds => Laptop repair !! For parts :: area=Leeds
oak wardrobe => Oak wardrobe !! Property
wardrobes bristol under 150 => wardrobe|Wardrobe !! >150 :: area=Bristol.*max=150
airfryer => Air fryer !! Property
child's scooter => Kids' scooter !! Vespa
electric guitar cardiff => Fender electric guitar !! lessons :: area=Cardiff
harry potter books => Harry Potter !! Property
dslr => DSLR !! Property
beats headphones => Beats Studio !! Property :: area=none
i pad air => iPad Air 64 !! Property
ipad case => iPad Air case !! Property
mens waterproof coat => Men's waterproof jacket !! Property
dr martens size 6 => Doc Martens !! Property
highchair => High chair !! Property
dog crate => dog crate !! Property
labrador puppys => Labrador puppies !! Property
free bricks => bricks !! >1
tumble dryer wanted => tumble d !! Property
board game friends glasgow => Board game friends !! Property :: area=Glasgow
wardobe => [Ww]ardrobe !! Property
guitr => [Gg]uitar !! Property
flat to rent edinbrugh => Property to Rent !! Electronics :: area=Edinburgh
cheap sofa near me under 100 => [Ss]ofa|[Ss]ettee|Couch !! >100 :: area=none.*max=100
`;
