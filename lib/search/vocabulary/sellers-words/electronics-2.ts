export const electronics2 = `
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
keyboard piano: p45, p115, p125, p145, p225, yamaha p105, p95, p85, p35, yamaha p71, p515, yamaha dgx, dgx 620, dgx 650, dgx 660, dgx 670, dgx670, yamaha arius, ydp, yamaha clavinova
synthesizer, synth: minilogue, korg monologue, microkorg, korg ms 20, ms20, ms 20 mini, volca, korg m1, korg triton, korg kronos, korg trinity, korg poly 61, poly 800, polysix, mono poly, wavestate, korg nautilus, korg kross, kross 2, korg krome
microphone: sm57, sm7b, mv7, beta 58, beta 58a, pg58, pg48, 55sh, nt1, nt1a, nt2a, rode nt5, nt usb, rode m3, videomic, videomicro, procaster, podmic, wireless go, rode lavalier
mixer desk: xenyx, behringer eurorack, x32, xr18, x18, xr12, behringer ub, eurodesk, sx2442, behringer wing, flow 8, yamaha mg, mg10, mg10xu, mg12xu, mg12, mg16, mg06, mg82, mg124
dj controller: pioneer ddj, ddj 200, ddj 400, ddj 800, ddj 1000, ddj sb, ddj sb2, ddj sb3, ddj sr, ddj sr2, ddj sx, ddj sx2, ddj sx3, ddj sz, ddj rb, ddj rr, ddj rx, ddj rzx, ddj rz, ddj rev1
metal detector: garrett ace, ace 250, ace 400i, ace 200i, garrett apex, at pro, at max, garrett gti, euroace, pro pointer, propointer, minelab, equinox 800, equinox 600, equinox 700, equinox 900, vanquish 340, vanquish 440, vanquish 540, xterra 705
telescope camera: zwo asi, smartphone adapter eyepiece, altair gpcam, svbony sv105
tens machine: revitive, circulation booster, tenscare, perfect mama, itouch easy, boots maternity, lloytron tens, omron e4, omron pocket, omron heat tens, babi tens, elle tens, obi tens, freemom, med fit premier, neurotrac, actipatch, dr hos, paingone, beurer em
blood pressure monitor: ua 611, ua 651, ua 767, beurer bm, kinetik wellbeing, kinetik bpm, exactfit, boots upper arm, lloydspharmacy bp, withings bpm, sphygmomanometer, sphyg, qardioarm, microlife
massager, massage gun: homedics shiatsu, homedics gel, homedics foot, homedics quad, theragun, hypervolt, renpho, naipo, scholl foot spa, niagara cyclo, cyclo therapy, niagara therapy, cyclopad, thumper, purewave, g5 professional, osim, inada, irest, sasaki
sad lamp: lumie, beurer tl, beurer tl30, beurer tl41, golite, philips energylight, britebox, brite box, litebook, verilux, diamond 5, lifemax sky light, luminette, northern light technologies
hair straighteners: corrale, cloud nine touch, cloud 9 wide, cloud 9 hair, remington pearl, remington keratin, remington proluxe, remington silk, wet 2 straight, babyliss 235, babyliss pro 230, babyliss steam, babyliss sheer metal, babyliss smooth, steampod, steam pod, nicky clarke desirable, tresemme salon, toni guy hair, bauer salon
hair curler, hot brush: curl secret, big hair, babyliss boutique, babyliss curling wand, airwrap, flexstyle, ghd curve, ghd rise, ghd glide, ghd soft curl, ghd creative curl, ghd classic curl, ghd duet, ghd oracle, cloud nine curling, cloud 9 waving, waving wand, remington proluxe, remington pearl wand, remington silk wand
curling wand: curl secret, big hair, babyliss boutique, airwrap, flexstyle, ghd curve, ghd rise, ghd glide, ghd soft curl, ghd creative curl, ghd classic curl, ghd duet, ghd oracle, cloud nine curling, cloud 9 waving, waving wand, remington proluxe, remington pearl wand, remington silk wand, remington curl
hair dryer: ghd air, ghd flight, ghd aura, parlux, babyliss pro, babyliss 2000, babyliss ac, babyliss diamond, babyliss 5344, babyliss 2200, remington ac, remington pro air, airshot, shark style iq, speedstyle, shark hd, nanoe, bioionic, bio ionic, elchim
electric shaver: braun cruzer, braun cooltec, philips series 5000, philips series 7000, philips series 9000, philips s9000, philips s7000, philips s5000, philips s9, oneblade, one blade, philishave, philips aquatouch, sensotouch, arcitec, philips powertouch, remington f5, remington f8, remington r4, remington ux7
hair clippers, beard trimmer: wahl senior, magic clip, super taper, wahl balding, wahl detailer, wahl legend, wahl elite pro, wahl colour pro, color pro, wahl chrome pro, wahl homepro, wahl home pro, wahl baldfader, wahl academy, wahl icon, wahl sterling, wahl lithium, groomsman, wahl beret, wahl aqua blade
epilator: silk epil, silkepil, satinelle, satinperfect, satin perfect, satin ice, philips hp64, braun face, emjoi, remington ep, remington smooth silky, panasonic es ed, babyliss g8, rowenta silence
ipl machine, laser hair removal machine: lumea, silk expert, smoothskin, boots smooth skin, ilight, silkn, tria 4x, tria hair, tria precision, rio salon laser, rio x60, rio scanning laser, rio ipl, homedics duo, me my elos, mismon, ulike, currentbody laser, babyliss g9, flawless ipl
electric toothbrush: sonicare, diamondclean, colgate proclinical, ordo sonic, suri brush, foreo issa, issa 2, issa 3, playbrush, spotlight sonic, waterpik sonic
water flosser: waterpik, water pik, airfloss, air floss, sonicare power flosser, aquacare, oxyjet, oral irrigator, panasonic ew
nail lamp, uv nail lamp: sunuv, sun uv, sun one nail, cnd lamp, cnd led, opi studio light, opi led, gelish, mylee, le mini macaron, rio gel nails, rio uv, rio led nails, sensationail, sensatio nail, red carpet manicure, bluesky lamp, bluesky gel, bio sculpture, biosculpture
computer repair, it support: laptops repaired, screen replacement, macs repaired, data recovery, slow pc, windows reinstall
web developer: ecommerce sites, seo
`;
