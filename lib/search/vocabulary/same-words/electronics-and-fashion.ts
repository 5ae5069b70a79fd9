export const electronics = `
nintendo switch lite, nintendo switch light
phone, mobile phone, smartphone, smart phone
laptop, lap top, notebook
pc, computer, desktop
tv, television, telly, tele, smart tv
headphones, head phones, earphones, ear phones
airpods, air pods
playstation, play station
ps5, playstation 5, play station 5
ps4, playstation 4, play station 4
ps3, playstation 3
xbox, x box
xbox one, xboxone
nintendo switch, switch console
macbook, mac book
macbook pro, macbookpro
macbook air, macbookair
ipad, i pad
iphone, i phone
smartwatch, smart watch
apple watch, iwatch
monitor, computer screen
speaker, loudspeaker
soundbar, sound bar
hi fi, hifi, stereo
turntable, record player
camcorder, video camera
games console, games machine, gaming console
graphics card, gpu
hard drive, hard disk, hdd
memory stick, usb stick, flash drive
sat nav, satnav, gps
wi fi, wifi
e reader, ereader, kindle
charger, charging cable
desktop, desktop pc, tower pc, desktop computer
gaming pc, gaming computer, gaming rig
smart speaker, amazon echo, alexa, google home
bluetooth speaker, wireless speaker, portable speaker
dash cam, dashcam, dash camera
security camera, cctv, cctv camera
games controller, gamepad, game controller, joypad
vr headset, oculus, meta quest, virtual reality headset
router, wifi router, broadband router
printer, inkjet printer, laser printer
record player, turntable, record deck, vinyl player
cd player, compact disc player
radio, dab radio
amp, amplifier
projector, video projector
drone, quadcopter, dji
polaroid, instant camera, instax
dslr, slr camera, digital slr
lens, camera lens
sim free, unlocked
fitbit, fitness tracker, activity tracker
kindle, kindle paperwhite, e reader
power bank, powerbank, portable charger
unlocked, sim free, any network, open to all networks
earphones, earbuds, ear buds, in ear headphones
fire stick, firestick, fire tv stick, amazon fire stick, fire tv
ps2, playstation 2
hair dryer, hairdryer, hair drier
hair straighteners, ghd, ghds, straighteners
gaming monitor, gaming screen
gaming pc, gaming desktop
ebook reader, e book reader, kindle, e reader
ds, nintendo ds
quest 2, meta quest 2, oculus quest 2
quest 3, meta quest 3
record player, turntable, vinyl player
hearing aid, hearing aids
electric shaver, electric razor, shaver
digital camera, compact camera
tablet pc, tablet
`;

export const fashion = `
trainers, sneakers, running shoes
jumper, sweater, pullover
hoodie, hoody, hooded top
trousers, pants
jeans, denims
coat, overcoat
dr martens, doc martens
jacket, blazer
t shirt, tshirt, tee
tracksuit, track suit
swimsuit, swimming costume, bathing suit
handbag, hand bag, purse
wallet, billfold
suitcase, suit case, luggage
sunglasses, sun glasses, shades
jewellery, jewelry
necklace, pendant
earring, ear ring
wedding dress, bridal gown, wedding gown
prom dress, ball gown, evening dress
wellies, wellington boots, wellingtons
slippers, house shoes
watch, wristwatch, wrist watch
pyjamas, pajamas
dressing gown, bath robe, bathrobe
fancy dress, costume
kilt, highland dress
school uniform, school clothes
school blazer, uniform blazer
wax jacket, waxed jacket, barbour
raincoat, rain coat, waterproof jacket, anorak, cagoule
puffer jacket, puffa jacket
leather jacket, biker jacket
high heels, heels, stilettos
flip flops, sliders
hat, cap
beanie, woolly hat
gloves, mittens
bum bag, bumbag, fanny pack
holdall, duffel bag, duffle bag, sports bag
wedding suit, morning suit
tuxedo, dinner suit, dinner jacket
dungarees, overalls
leggings, tights
bra, bras
waistcoat, vest
school shoes, kids shoes
nike air max, air max
football boots, football shoes
babygro, babygrow, baby grow, sleepsuit, sleep suit, romper
tote, tote bag
handbag, shoulder bag, cross body bag, crossbody bag
steel toe boots, steel toe cap boots, safety boots, work boots, steelies
hi vis, hi viz, high vis, high viz, hi vis jacket, hi vis vest
body warmer, gilet, bodywarmer
football shirt, football top, football kit, home shirt, away shirt, home top, replica shirt
gown, dress
christening gown, christening dress, christening outfit
prom suit, tuxedo
kilt, kilt outfit
fleece, fleece jacket
sandal, flip flop
`;
