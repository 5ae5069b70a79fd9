const lenses =
  'nifty fifty, telephoto, 50mm f1.8, 50mm 1.8, 35mm f1.8, 85mm f1.8, prime for canon, prime for nikon, prime for sony, 70-300mm, 55-250mm, 24-70mm, 70-200mm';
const switchGames =
  'for switch, switch cartridge, mario kart, animal crossing, mario odyssey, smash bros, splatoon, ring fit, zelda';

export const electronics = `
mobile: mobile phone, phone, smartphone, iphone
phone: iphone, samsung galaxy, google pixel, handset
mobile phone: iphone, samsung galaxy, google pixel
smartphone: iphone, samsung galaxy, google pixel
smart phone: iphone, samsung galaxy, google pixel
tablet: ipad, galaxy tab
desktop computer: optiplex, imac, desktop pc
desktop pc: optiplex
laptop: macbook, chromebook, thinkpad, ideapad, surface pro, notebook computer, asus, lenovo, dell laptop, acer, xps, inspiron, pavilion, vivobook, zenbook, elitebook, latitude
games console: ps5, ps4, playstation, xbox, nintendo switch
console: ps5, ps4, playstation, xbox, nintendo switch
headphones: airpods, earbuds, earphones, bose, beats, headset
e reader: kindle, kobo, paperwhite
smartwatch: apple watch, fitbit
gaming console: ps5, ps4, playstation, xbox, nintendo switch
camera: dslr, canon, nikon, polaroid, fujifilm, leica
apple: iphone, ipad, macbook, airpods, imac
sony: playstation, bravia
nintendo: switch, wii
microsoft: xbox, surface
printer: inkjet, laserjet, hp envy, epson, canon pixma, hp deskjet, envy printer, deskjet, ecotank
monitor: screen
soundbar: sonos beam
games: board game, video game, jigsaw, fifa, zelda, mario, mario kart, call of duty, gta, minecraft, spider man, pokemon, f1, gran turismo, sonic, halo, assassins creed
speaker: sonos, jbl, soundbar
tv: samsung tv, lg tv, bravia
games console: wii, nintendo ds, gamecube, mega drive
ds games: nintendo ds
action camera: gopro, insta360, osmo action
android phone: samsung, galaxy, pixel, oneplus, xiaomi, motorola, huawei, nokia
pc monitor: computer monitor, dell monitor, display
pc screen: computer monitor, monitor
computer screen: computer monitor, monitor
wifi booster: wifi extender, mesh, powerline
smart tv: lg tv, samsung tv, hisense, bravia, 4k tv, oled, qled
headset: headphones, airpods max, gaming headset
ereader: kindle, kobo, paperwhite
fitness watch: fitbit, garmin, forerunner
smart watch: apple watch, galaxy watch, fitbit, garmin
sound system: speakers, hifi, soundbar, stereo
hifi: amplifier, separates, stereo, technics
record player: technics, turntable, rega, dansette, garrard
doorbell: ring, blink, eufy
gaming pc: rtx, gtx, ryzen, gaming tower, rtx 3060, rtx 3070, rtx 4060, gaming rig
retro console: mega drive, snes, n64, gamecube, atari, master system
switch: nintendo switch
xbox: series x, series s console, xbox one
vr: oculus, quest, psvr
walkie talkie: two way radio, baofeng
computer repair: slow pcs, viruses, pcs, laptops fixed, computer help
web design: wordpress, wix, websites, web pages, shopify
website: wordpress, wix, shopify, web pages
programmer: software developer, software engineer, web developer, coder
gaming monitor: 144hz, 165hz, 240hz, curved screen
samsung phone: galaxy s20, galaxy s21, galaxy s22, galaxy s23, galaxy s24, galaxy a14, galaxy a53, galaxy note, galaxy z flip, galaxy fold
google phone: pixel 6, pixel 7, pixel 8, pixel 9
dslr: canon 700d, canon 600d, canon 80d, nikon d3200, nikon d3500, nikon d5300, eos, nikon, canon eos, pentax
mirrorless camera: sony a6000, fuji xt, lumix, eos r
drone: dji mini, mavic, phantom, dji
tv: qled, oled, smart telly
tv mounting: tv on the wall, tvs hung, tv wall hung, tv wall mounted
psvr2: ps vr2, playstation vr2
psvr: ps vr, playstation vr
ps vr2: psvr2, playstation vr2
ps5 vr: psvr2, playstation vr2
lens: ${lenses}
xbox controller: xbox pad, xbox wireless pad, xbox joypad, xbox gamepad
ps4 controller: dualshock, dual shock, ps4 pad, ps4 joypad
ps5 controller: dualsense, dual sense, ps5 pad
ps5 pad: ps5 controller, dualsense, dual sense
ps4 pad: ps4 controller, dualshock, dual shock
xbox pad: xbox controller
switch controller: joycon, joycons, joy con, joy cons, pro controller
switch game: ${switchGames}
nintendo switch game: ${switchGames}
nintendo switch: switch oled, switch lite
dj decks: ddj, cdj, xdj, technics
gaming laptop: asus rog, msi, razer, alienware
freeview box: humax, freesat
router: bt hub, sky hub
playstation: ps1, ps2, ps3, ps4, ps5
amp: fender frontman, blackstar
computer: imac, optiplex, desktop tower, all in one pc
hi fi: stereo, music system, midi system, music centre
dslr camera: nikon, canon eos, digital slr, pentax
camera: canon eos, lumix, sony alpha, olympus, pentax
mobile phone: galaxy s10, galaxy s20, galaxy s21, galaxy s22, galaxy s23, galaxy s24, pixel 6, pixel 7, pixel 8
phone: galaxy s10, galaxy s20, galaxy s21, galaxy s22, galaxy s23, galaxy s24, pixel 6, pixel 7, pixel 8
turntable: technics
smartphone: galaxy s21, galaxy s22, galaxy s23
landline phone: cordless, dect, answer machine
big button phone: doro
computer monitor: ips, dell 24, dell 27, 144hz
smart tv: webos, roku tv, android tv
model boat: rc boat, rc tug, rc yacht, radio controlled boat
laptop: dell xps, hp pavilion
tablet: surface pro
phone: oneplus, redmi, xperia
mobile phone: oneplus, redmi, xperia
headphones: sennheiser, bose qc, sony wh
speaker: jbl flip, bose soundlink, ue boom, marshall acton
printer: hp officejet, brother dcp
tv: lg oled, samsung qled, sony bravia
camera: sony a6000, sony a7
`;
