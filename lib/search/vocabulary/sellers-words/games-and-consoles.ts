export const gamesAndConsoles = `
wii: rvl 001, wiimote
xbox: 360 elite, 360 slim, 360 250gb, rrt 00007, crystal original
retro games console: super nintendo, nes classic, nintendo entertainment system, snes mini, nes mini, nintendo 64, sega saturn, dreamcast, megadrive, sega mega drive, sega master system, atari 2600, atari 7800, atari lynx, atari jaguar, neo geo, philips cdi, 3do, pc engine, mega drive mini
games console: ps3, ps2, ps1, psone, switch lite, switch oled, switch 2, nintendo 64, n64, snes, super nintendo, nes classic, nintendo entertainment system, dreamcast, sega saturn, megadrive, master system, sega mega, atari 2600, atari jaguar
steam deck: valve deck 512gb, steamdeck, valve handheld
psp: pch 1003, pch 2003, pch 1103, psvita, playstation portal
ps1: psone, psx, scph 102, scph 5502, scph 7502, scph 9002, scph 1002, playstation1, playstation classic
ps2: scph 30003, scph 50003, scph 70003, scph 77003, scph 90003, playstation2
ps3: cech, cechg03, playstation3
ps4: cuh 1216a, cuh 2216a, cuh 7116b, ps4pro, playstation4
ps5, play station: cfi 1116a, cfi 1216a, cfi 1016a, cfi 2016, playstation5
gaming headset, gaming headphones: turtle beach, stealth 600, stealth 700, stealth 300, recon 50, recon 70, recon 200, ear force, hyperx cloud, cloud ii, cloud stinger, cloud alpha, arctis, razer kraken, razer blackshark, blackshark v2, razer barracuda, razer nari, razer kaira, logitech g432
game boy: dmg 01, gba, advance sp, ags 101, ags 001, mgb 001, cgb 001
mega drive: sega master system, sega saturn, dreamcast, game gear, mega cd, 32x
sega: mega drive mini, dreamcast, game gear, mega cd, 32x
snes: super famicom, super nes, shvc 001
nes: nintendo entertainment system, famicom, nese 001
n64: nus 001, ultra 64
atari: 2600 woody, lynx ii
arcade machine, arcade cabinet: arcade1up, arcade 1up, pandora box, bartop, bar top, cocktail cabinet, space invaders cabinet, pac man cabinet, jamma, street fighter cabinet, mame cabinet, sega rally cabinet, candy cab, astro city, at games legends, claw grabber, tabletop arcade, atgames legends
pinball machine: bally, gottlieb, stern pro, williams pinball, zaccaria, addams family williams, data east, atgames legends 4k
fruit machine: jpm, barcrest, bell fruit, maygay, pub bandit, one arm bandit, ace system, scorpion 4, mpu4, aristocrat nevada, mills high top, allwin, penny arcade
controller, game controller: dualsense, dualshock, dual shock, xbox elite, elite series 2, xbox wireless, xbox pad, joy con, joycon, joycons, switch pro, wii remote, wiimote, nunchuck, wii nunchuk, powera, scuf, 8bitdo, razer wolverine, kishi
gaming controller, joystick: dualsense, dualshock, dual shock, xbox elite, elite series 2, xbox wireless, xbox pad, joy con, joycon, joycons, pro controller, switch pro, wii remote, wiimote, nunchuck, wii nunchuk, powera, scuf, 8bitdo, razer wolverine
switch pro controller: joy con, joycon, joycons, joy cons, powera enhanced, 8bitdo pro, hori split pad, split pad pro, nyxi, gamecube pad, hac 013
joy con, joycon: hori split pad, split pad pro, nyxi, binbok
racing wheel, gaming steering wheel, racing wheel and pedals: g29, g920, g923, g27, g25, logitech driving force, driving force gt, driving force pro, t300rs, t300, t150, t248, tmx, t128, t80, t500rs, thrustmaster, th8a, fanatec, csl dd
flight stick: thrustmaster hotas, hotas one, t16000m, t16000, x52, x45, x56, saitek, cyborg evo, logitech extreme 3d, extreme 3d pro, honeycomb alpha, honeycomb bravo, pro flight yoke, velocityone, virpil, vkb gladiator, gladiator nxt, tca sidestick, microsoft sidewinder
vr headset: quest 3s, quest 2, quest 3, quest pro, psvr, psvr2, playstation vr, htc vive, vive pro, vive cosmos, valve index, hp reverb, reverb g2, gear vr, pico 4, pico neo, pimax, samsung odyssey mixed, windows mixed reality, google cardboard
vr goggles: oculus quest, oculus rift, oculus go, meta quest, quest 3s, quest 2, quest 3, quest pro, psvr, psvr2, playstation vr, htc vive, vive pro, vive cosmos, valve index, hp reverb, reverb g2, gear vr, pico 4, pico neo
oculus quest: meta 2 128gb, meta 3 512gb, rift cv1, oculus go
psvr: cuh zvr1, cuh zvr2, ps4 virtual reality
capture card: hd60, cam link, elgato 4k60, avermedia, live gamer, razer ripsaw, hauppauge, hd pvr, easycap, mirabox, elgato game capture, atem mini, blackmagic intensity
stream deck: elgato xl, elgato mk2, elgato 15 key, loupedeck
video game: fifa 18, fifa 17, ea sports fc, pro evolution soccer, pes 2019, football manager 2024, nba 2k, wwe 2k, ufc 4, gta san andreas, gta vice city, grand theft auto, red dead, call of duty, cod mw3, modern warfare, black ops, cod ghosts, battlefield 1, battlefield 4
game: ea sports fc, pro evolution soccer, pes 2019, football manager 2024, nba 2k, wwe 2k, ufc 4, grand theft auto, red dead, cod mw3, modern warfare, black ops, cod ghosts, battlefield 1, battlefield 4, gears of war, forza horizon, forza motorsport, need for speed, the crew 2
switch games: mario wonder, super mario party, mario party superstars, mario party jamboree, mario maker 2, mario 3d world, 3d all stars, mario rabbids, mario tennis aces, mario strikers, paper mario origami, luigis mansion 3, links awakening, skyward sword hd, echoes of wisdom, acnh, pokemon sword, pokemon shield, pokemon scarlet, pokemon violet
ds games: pokemon diamond, pokemon pearl, pokemon platinum, heartgold, soulsilver, pokemon black, pokemon white, mario kart ds, nintendogs, brain training, professor layton, cooking mama, phantom hourglass, spirit tracks, big brain academy, mario party ds, imagine babyz, moshi monsters, r4 card, pokemon ranger
pc games: the sims 3, sims 2, sims 4, rollercoaster tycoon, roller coaster tycoon, age of empires, command and conquer, red alert 2, championship manager, football manager, half life 2, world of warcraft, starcraft, diablo 2, theme hospital, total war, crysis, flight simulator, train simulator, counter strike
retro games: manic miner, jet set willy, sensible soccer, speedball 2, codemasters cassette, ocean cassette, cannon fodder, turrican, head over heels, kick off 2, dungeon master, last ninja, elite big box, impossible mission, speccy
`;
