export const electronics = `
aerial, antenna
switch lite, switch light
phone, mobile phone, smartphone, smart phone
phone, fone
laptop, lap top, notebook
laptop, notebook computer, laptop computer
notebook, laptop, ultrabook
pc, computer, desktop
desktop computer, desktop pc, desktop, tower pc, pc tower
desktop, desktop pc, tower pc, desktop computer, all in one pc
tv, television, telly, tele, smart tv
headphones, head phones, earphones, ear phones
earphones, earbuds, ear buds, in ear headphones
earbuds, ear buds, wireless earbuds, earphones
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
monitor, computer screen, pc screen
speaker, loudspeaker
soundbar, sound bar
hi fi, hifi, stereo, music system, music centre
record player, turntable, record deck, vinyl player
decks, dj decks, turntables, cdjs
camcorder, video camera, cine camera
games console, games machine, gaming console
graphics card, gpu
hard drive, hard disk, hdd
hard drive, hdd, ssd, external drive
usb stick, pen drive, memory stick, flash drive
wi fi, wifi
kindle, kindle paperwhite, e reader
ebook reader, e book reader, kindle, e reader
e reader, ereader, kindle, kobo
charger, charging cable
webcam, web cam, web camera
lightning cable, lightning lead, lightning charger, iphone cable, iphone charger
charger, power adapter, power supply
gaming pc, gaming desktop
gaming pc, custom pc, gaming computer, gaming rig
smart speaker, amazon echo, alexa, google home
smart speaker, echo dot, google home, homepod, alexa
bluetooth speaker, wireless speaker, portable speaker, jbl
security camera, cctv, cctv camera
cctv, security cameras, surveillance cameras
games controller, gamepad, game controller, joypad
controller, gamepad, game pad, joypad, control pad
games pad, controller, gamepad, control pad
vr headset, oculus, meta quest, virtual reality headset
router, wifi router, broadband router
router, modem
router, wifi box, broadband hub, wifi router
printer, inkjet printer, laser printer
printer, printer scanner, all in one printer
cd player, compact disc player
radio, dab radio
amp, amplifier
projector, video projector
projector, beamer
drone, quadcopter, dji
polaroid, instant camera, instax
dslr, slr camera, digital slr
digital camera, compact camera
camera, digital camera, dslr
lens, camera lens
unlocked, sim free, any network, open to all networks
fitbit, fitness tracker, activity tracker
power bank, powerbank, battery pack, portable charger, portable phone charger, phone battery pack
fire stick, firestick, fire tv stick, amazon fire stick, fire tv
ps2, playstation 2
gaming monitor, gaming screen
ds, nintendo ds, ds lite, dsi
quest 2, meta quest 2, oculus quest 2
quest 3, meta quest 3
tablet pc, tablet
software developer, software dev
web developer, web dev
web designer, web developer, web design, website design
website, web site, web design, website design
software developer, software engineer, programmer, coder, web developer, developer
frontend developer, front end developer, front end dev, frontend dev
backend developer, back end developer, back end dev, backend dev
seo, search engine optimisation
aerial fitter, tv aerial, tv aerials, aerial installation
computer repair, pc repair, laptop repair, laptop repairs, computer repairs
helpdesk, help desk, service desk, it support
computer repair, computer help, pc repair, laptop repair, virus removal, slow computer, computer support
computer virus, virus removal, malware removal
slow computer, slow pcs, slow laptop
it support, technical support, it help, computer help
phone repair, screen repair, phone screen repair
phone repair, screen replacement, screen repair, phone screen
phone screen repair, phone repair, cracked screens, screens replaced, screen replacement
tv mounting, tv wall mounting, tv bracket fitting
tv wall mounting, tv mounting, tv installation, tvs hung, tv hanging
video doorbell, doorbell camera, ring doorbell, door bell camera, smart doorbell
phone case, phone cover, mobile phone case
laptop bag, laptop case
gaming laptop, gaming notebook
gameboy, game boy
megadrive, mega drive, sega mega drive
video games, computer games, console games
headset, headphones with mic, gaming headset
radio alarm, alarm clock radio, clock radio
video player, vcr, vhs player, video recorder
tv bracket, tv mount, tv wall bracket, tv wall mount
tv bracket, telly bracket, tv wall mount, tv wall bracket, television bracket
freeview box, set top box, digibox, freesat box
freeview box, freeview recorder, humax box, set top box, freeview plus
data recovery, file recovery
gopro, go pro
memory card, sd card
external hard drive, portable hard drive, portable drive
airpods pro, air pods pro
wifi extender, wifi booster, wifi repeater
printer ink, ink cartridges, printer cartridges, cartridges, bottles of ink, ink bottles
ink cartridge, printer ink, printer cartridge
iphone case, iphone cover
wireless keyboard, bluetooth keyboard, cordless keyboard
samsung tablet, samsung tab, galaxy tab
big button phone, big buttons phone, telephone big buttons, big button telephone, phone big buttons
computer lessons, computer help, computer tuition
fire tablet, amazon fire, amazon tablet, kindle fire, fire hd
landline phone, house phone, cordless phone, home phone, landline
mixing desk, audio mixer, channel mixer
blood pressure monitor, bp monitor, omron
`;
