export const clothes = `
trainers, sneakers, sand shoes, sandshoes, daps, gutties
plimsolls, pumps
trainers, sneakers, running shoes, tennis shoes
plimsolls, daps, sandshoes, gutties
jumper, sweater, pullover, knitwear, jersey, sweatshirt
jumper, pullover, knitted jumper
hoodie, hoody, hooded top
trousers, pants
pants, knickers, underwear, boxers
jeans, denims
coat, overcoat
dr martens, doc martens
dr martens, docs, dms, doctor martens, doc martins, doc martin, dr martins
jacket, blazer
school blazer, uniform blazer
school blazer, blazer
t shirt, tshirt, tee
polo shirt, polos, polo top
tracksuit, track suit
tracksuit, trackies, trackie, trakkies, joggers
tracksuit bottoms, trackie bottoms, tracky bottoms, joggers, jogging bottoms
swimsuit, swimming costume, bathing suit
swimming costume, swimsuit, cossie, bathers
handbag, hand bag, purse
tote, tote bag
handbag, shoulder bag, cross body bag, crossbody bag
handbag, shoulder bag, clutch bag, tote
wallet, billfold
suitcase, suit case, luggage
suitcase, luggage, trolley case, cabin bag, cabin case
sunglasses, sun glasses, shades
jewellery, jewelry
necklace, pendant, chain, locket
earring, ear ring
wedding dress, bridal gown, wedding gown
prom dress, ball gown, evening dress
prom dress, prom gown, ball gown, ballgown, evening gown
evening dress, ball gown, evening gown
prom dress, prom frock, prom gown
wellies, wellingtons, wellington boots, hunter boots, welly boots
slippers, house shoes
watch, wristwatch, wrist watch
pyjamas, pjs, jammies, jim jams, pajamas
dressing gown, bath robe, bathrobe
costume, fancy dress, dressing up, dress up, outfit
dressing up clothes, fancy dress, kids costumes, dressing up
kilt, highland dress
kilt, kilt outfit
school uniform, school clothes
wax jacket, waxed jacket, barbour
rewaxing, rewax, reproofing, wax tin
barbour rewaxing, wax jacket reproofing, barbour wax tin
raincoat, rain coat, waterproof jacket, anorak, cagoule
anorak, cagoule, kagoul, waterproof jacket, rain jacket
parka, parka coat, anorak
mac, raincoat, rain coat, waterproof
cagoule, kagool, kag, pac a mac, packamac
puffer, puffer jacket, puffa jacket, padded jacket
leather jacket, biker jacket
high heels, heels, stilettos
sandal, flip flop
flip flops, sandals, sliders
flip flops, flipflops
hat, cap
beanie, woolly hat
gloves, mittens
bum bag, bumbag, fanny pack
bum bag, bumbag, waist bag, belt bag
holdall, duffel bag, duffle bag, sports bag
wedding suit, morning suit
prom suit, tuxedo
dinner suit, tuxedo, dinner jacket, black tie suit, dj suit
tuxedo, tux, dinner suit, dinner jacket
dungarees, overalls
dungarees, dungaree
leggings, tights
tights, stockings, hosiery
leggings, jeggings
bra, bras
waistcoat, vest
school shoes, kids shoes
nike air max, air max
air max, airmax, air maxes
steel toe boots, steel toe cap boots, safety boots, work boots, steelies
hi vis, hi viz, high vis, high viz, hi vis jacket, hi vis vest
hi vis jacket, high visibility jacket, hi viz jacket, high vis jacket
body warmer, gilet, bodywarmer
gown, dress
christening gown, christening dress, christening outfit
fleece, fleece jacket
dressmaker, seamstress, alterations
alterations, dress alterations, clothes alterations, taken up, dresses taken up, hems, zips replaced, seamstress
dressmaker, seamstress, sewing and alterations, clothes made
alterations, clothing alterations, tailor, hems and zips, trousers taken up, zips replaced
umbrella, brolly
pinafore, pinny, apron
air force 1, air force ones, air force, af1
air force, airforce
graduation gown, graduation robes, graduation robe, mortarboard
bridesmaid dress, bridesmaid gown
mens suit, 3 piece suit, three piece suit, two piece suit, lounge suit
bracelet, bangle, charm bracelet
shoe repair, cobbler, shoe mender
shoe repair, cobbler, shoes repaired, heels and soles
jewellery repair, ring resizing, jeweller
42 regular, 42r
40 regular, 40r
44 regular, 44r
38 regular, 38r
bomber jacket, flight jacket
air max 90, am90
air max 95, am95
air max 97, am97
boys clothes, boys bundle, bundle of boys clothes, boys clothing, boy bundle, bundle boy
girls clothes, girls bundle, bundle of girls clothes, girls clothing, girl bundle, bundle girl
maternity clothes, maternity wear, pregnancy clothes, maternity bundle
swimming trunks, swim shorts, trunks, swimming shorts
chef whites, chef jacket, chefs jacket, chefs whites
plus size clothes, plus size, curve clothes, larger size clothes
mens watch, gents watch, man watch
ladies watch, womens watch, lady watch
rugby shirt, rugby top, rugby jersey
bridesmaid dress, bridesmaids
overalls, boiler suit, boilersuit, coveralls
black tie, dinner jacket, tuxedo, dinner suit
`;
