export const electronics = `
gaming chair: gtracing, secretlab, xrocker, noblechairs, dxracer, gtplayer, gt omega, gtforce, adx firebase, adx race, anda seat, corsair t3, corsair tc100, razer iskur, akracing, vertagear, autofull, homall, respawn 110, matchspel
gaming desk: uppspel, utespelare, fredde, ikea malvakt, secretlab magnus, gaming station, arozzi arena, homall, eureka ergonomic, huzaro, piranha furniture
gaming desk: brazen gaming table
smart bulb, smart lights: philips hue, hue bulbs, hue white, hue starter, lifx, innr, tradfri, tapo l530, tapo l510, nanoleaf, hive bulb, hive active light, osram dulux, gu10, gu10s, e27, b22, e14, led bayonet, edison filament
smart thermostat: nest learning, nest 3rd gen, hive active heating, hive mini, tado, drayton wiser, wiser hub, honeywell t6, evohome, honeywell cm, salus rt, netatmo starter, heatmiser, digistat, danfoss tpone, horstmann hrt4, ecobee
mobile: galaxy s6, galaxy s7, galaxy s8, galaxy s9, galaxy s10, galaxy s25, galaxy a12, galaxy a13, galaxy a14, galaxy a15, galaxy a16, galaxy a20e, galaxy a21s, galaxy a32, galaxy a33, galaxy a34, galaxy a35, galaxy a40, galaxy a50, galaxy a51
smart phone: galaxy s6, galaxy s7, galaxy s8, galaxy s9, galaxy s25, galaxy a12, galaxy a13, galaxy a14, galaxy a15, galaxy a16, galaxy a20e, galaxy a21s, galaxy a32, galaxy a33, galaxy a34, galaxy a35, galaxy a40, galaxy a50, galaxy a51, galaxy a52
handset: iphone, galaxy s6, galaxy s7, galaxy s8, galaxy s9, galaxy s10, galaxy s25, galaxy a12, galaxy a13, galaxy a14, galaxy a15, galaxy a16, galaxy a20e, galaxy a21s, galaxy a32, galaxy a33, galaxy a34, galaxy a35, galaxy a40, galaxy a50
android mobile, android smartphone: s20 fe, s21 ultra, s22 ultra, s23 ultra, s24 ultra, redmi, xperia, realme, oppo, honor 90, honor 50, poco x3, nothing phone, fairphone, huawei p30, htc one
foldable phone: galaxy fold, galaxy flip, pixel fold, motorola razr, honor magic v2, oneplus open
flip phone: motorola razr, razr v3, doro, nokia 2720, nokia 2660, alcatel 2053
button phone, basic phone, dumb phone, brick phone: nokia 3310, nokia 3210, nokia 8210, nokia 105, nokia 106, nokia 6310, nokia 130, nokia 8110, nokia 2660, doro, alcatel 2053, sony ericsson, razr v3, blackberry bold, blackberry curve, one touch alcatel
big button phone: nokia 105, geemarc, binatone speakeasy, bt big button, amplicomms
cordless phone: bt freestyle, bt advanced 1z, bt decor, bt premium, bt synergy, bt diverse, bt quantum, bt verve, bt graphite, gigaset, panasonic kx, philips d4, binatone, geemarc, bt converse, bt big button, nuisance call blocker, twin handsets, trio handsets, quad handsets
telephone: panasonic dect, bt freestyle, bt advanced 1z, bt decor, bt premium, bt synergy, bt diverse, bt quantum, bt verve, bt graphite, gigaset, panasonic kx, philips d4, vtech dect, binatone, geemarc, bt converse, bt big button, nuisance call blocker, twin handsets
answer machine, answering machine, answerphone: bt decor, bt freestyle, bt graphite, gigaset, panasonic kx, bt premium, bt response
phone case: otterbox, spigen, magsafe case, mous limitless, popsocket, wallet case, flip case, uag case, casetify, rhinoshield
screen protector: tempered glass, glass protector, privacy glass
phone holder, phone mount: quad lock, ram mount, magnetic mount, windscreen mount, air vent mount, iottie, brodit, popsocket, dashboard mount
phone charger, usb charger: anker 20w, usb plug, belkin boostcharge, fast charge plug, magsafe, lightning cable, 20w adapter
wireless charger: magsafe, qi pad, belkin boostcharge, qi charging, charging pad, mophie
power bank: anker powercore, 10000mah, 20000mah, 30000mah, mophie, iniu, juice pack, charmast
tablet: samsung tab, tab a7, tab a8, tab a9, tab s6, tab s7, tab s8, tab s9, amazon fire, fire hd, fire 7, fire hd8, fire hd10, kindle fire, lenovo tab, lenovo m10, mediapad, matepad, xiaomi pad, nexus 7
android tablet: ipad air, ipad pro, ipad mini, galaxy tab, samsung tab, tab a7, tab a8, tab a9, tab s6, tab s7, tab s8, tab s9, amazon fire, fire hd, fire 7, fire hd8, fire hd10, kindle fire, lenovo tab, lenovo m10
ipad: a1822, a1893, a2197, a2602, a1566, a1474, a1432, a1458
fire tablet: fire 7, fire hd8, fire hd10, fire max 11
amazon fire tablet: fire hd, fire 7, fire hd8, fire hd10, kindle fire, fire max 11
ereader, ebook reader: nook glowlight, sony prs, prs t1, prs 650, boox, remarkable 2, pocketbook touch
tablet case: smart folio, magic keyboard folio, logitech slim folio, smart cover, otterbox defender
stylus: apple pencil, surface pen, logitech crayon, wacom bamboo pen, adonit, ortofon 2m, 2m red, 2m blue, ortofon om, ortofon concorde, at95e, at95, at vm95, vm95e, goldring 1042, goldring elektra, goldring e3, rega carbon, shure m44, m44 7
graphics tablet, drawing tablet: wacom, intuos pro, cintiq, xp pen, xppen, huion, kamvas, gaomon, ugee, trust flex design, veikk
laptop: powerbook, ibook g4, dell precision, vostro, dell studio, probook, envy x360, hp spectre, spectre x360, hp stream, hp 15s, hp 250, hp 255, hp g62, hp omen 15, hp victus, zbook, hp compaq 6730, presario, compaq cq
windows laptop, student laptop, business laptop, refurbished laptop: dell latitude, dell inspiron, elitebook, probook, thinkpad, ideapad, vivobook, zenbook, acer aspire, aspire 5, hp pavilion 15, hp stream, lifebook, toshiba satellite, surface laptop, matebook, vostro, hp 250, lenovo v15
mac: macbook, imac, powerbook, ibook g4, powermac
netbook: eee pc, aspire one, samsung n130, surface go, dell mini, hp stream 11, msi wind, hp mini 110
gaming laptop: legion 5, lenovo legion, acer nitro, nitro 5, predator helios, asus tuf, tuf gaming, rog strix, rog zephyrus, zephyrus g14, hp omen, hp victus, victus 15, dell g15, dell g5, dell g3, rtx 3050, rtx 4050, rtx 4060, gtx 1650
laptop charger: magsafe 2, magsafe charger, 45w magsafe, 85w magsafe, dell 65w, hp 65w, lenovo 65w, dell 130w, targus charger, 19v adapter, 60w magsafe
laptop bag: targus, wenger backpack, samsonite briefcase, macbook sleeve, thule subterra, incase sleeve
laptop stand: nulaxy, rain design, macbook stand, cooling stand, lap tray
cooling pad: notepal, havit, laptop fan, klim wind
desktop computer, computer: prodesk, elitedesk, hp z240, hp z440, hp z600, dell precision t3600, precision tower, thinkcentre, thinkstation, dell xps 8700, dell vostro 200, dell inspiron 530, esprimo, veriton, packard bell imedia, mac mini, mac pro, mac studio, powermac, hp compaq 8200
computer tower, windows pc: optiplex, prodesk, elitedesk, hp z240, hp z440, hp z600, dell precision t3600, precision tower, thinkcentre, thinkstation, dell xps 8700, dell vostro 200, dell inspiron 530, hp pavilion desktop, esprimo, veriton, packard bell imedia, mac mini, mac pro, mac studio
all in one computer: imac, hp pavilion 24, hp 24 aio, dell inspiron 24, ideacentre aio, acer aspire c24, aspire c22, touchsmart, surface studio, optiplex aio, asus zen aio, eliteone, lenovo aio
mini pc: intel nuc, mac mini, optiplex micro, elitedesk mini, thinkcentre tiny, beelink, minisforum, prodesk mini, asus vivomini, gigabyte brix, zotac zbox, geekom, chuwi larkbox, n100, lenovo tiny
gaming pc: alienware aurora, hp omen 25l, rx 580, rx 6600, rx 6700xt, rx 7800xt, cyberpower, corsair vengeance pc, pcspecialist tower, chillblast, nzxt, rgb tower, lenovo legion tower, msi trident, msi infinite, predator orion
raspberry pi: rpi 4, pi zero, pi 5 8gb, pi400
server: poweredge, proliant, microserver, dl360, thinksystem, r710, r720, supermicro, dell r620
nas, nas drive: synology, diskstation, qnap, my cloud, readynas, terastation, linkstation, drobo, terramaster, ds218, ds220, ds920
hard drive, external hard drive: my passport, wd elements, seagate expansion, seagate backup plus, seagate barracuda, wd blue, wd red, wd black, wd green, ironwolf, canvio, my book, lacie, samsung t5, samsung t7, maxtor, freecom, sandisk extreme portable, 2tb sata, 1tb sata
nvme: samsung evo, 870 evo, 860 evo, 850 evo, 970 evo, 980 pro, 990 pro, crucial bx500, mx500, wd sn750, sn850, wd black sn, kingston a400, sandisk plus, samsung t5, samsung t7, crucial p3, sabrent rocket, sata m2, firecuda 530
usb stick: sandisk cruzer, datatraveler, sandisk ultra flair, 32gb usb, 64gb usb, 128gb usb, thumb drive
memory card: sandisk extreme, sandisk ultra, microsd, sdxc, sdhc, compact flash, compactflash, cf express, cfexpress, xd picture card, lexar professional, xqd, samsung evo plus, smartmedia
graphics card, geforce: rtx 2060, rtx 2070, rtx 2080, rtx 3050, rtx 3060, rtx 3060ti, rtx 3070, rtx 3070ti, rtx 3080, rtx 3090, rtx 4060, rtx 4060ti, rtx 4070, rtx 4080, rtx 4090, rtx 5060, rtx 5070, rtx 5080, gtx 1050, gtx 1050ti
motherboard: b450, b550, b650, x470, x570, x670, z370, z390, z490, z590, z690, z790, b360m, b365m, b460m, b560m, b660m, h310m, h410m, h510m
processor: ryzen 3, ryzen 5, ryzen 7, ryzen 9, ryzen 5600x, 5800x3d, 7800x3d, 5600g, i5 9400f, i5 10400f, i5 12400f, i5 12600k, i5 13600k, i7 8700k, i7 9700k, i7 10700k, i7 12700k, i7 4790k, i7 6700k, i7 7700k
cpu: ryzen 3, ryzen 5, ryzen 7, ryzen 9, ryzen 5600x, 5800x3d, 7800x3d, 5600g, i3 processor, i5 9400f, i5 10400f, i5 12400f, i5 12600k, i5 13600k, i7 8700k, i7 9700k, i7 10700k, i7 12700k, i7 4790k, i7 6700k
laptop ram: vengeance lpx, vengeance rgb, hyperx fury, kingston fury, ballistix, ripjaws, ddr3, ddr4, ddr5, sodimm, dimm, pc3 12800, 16gb 3200mhz, 32gb 3200mhz, 16gb 3600mhz
power supply, psu: corsair rm750, rm850, rm750x, rm850x, corsair cx, cx450, cx550, cx650, corsair hx, evga 600w, evga 750w, seasonic, modular 750w, modular 850w, 80 plus gold, 80 plus bronze, atx 500w, bench supply
pc case, computer case: nzxt h510, nzxt h5, nzxt h9, fractal design, meshify, corsair 4000d, corsair 5000d, 4000d airflow, lian li, o11 dynamic, phanteks, eclipse p400, masterbox, coolermaster, mid tower, mini itx case, atx case, kolink, antec 1200, thermaltake
cpu cooler, pc fans: noctua, nh d15, hyper 212, kraken x63, nzxt kraken, corsair h100i, h115i, h60, dark rock, corsair ll120, arctic freezer, liquid freezer, wraith prism, wraith stealth, 120mm fans, artic p12, galahad 240, 240mm aio
pc parts: graphics card, motherboard, rtx 3060, rtx 3070, gtx 1660, ryzen 5, ryzen 7, ddr4, psu, cpu cooler, b450, b550, ssd, corsair rm750, noctua
monitor, computer monitor, pc monitor: ultrasharp, p2419h, p2414h, u2412m, u2719d, dell u2415, dell s2721, dell se2422, benq gw2480, zowie, benq gl2450, aoc 24g2, aoc 27g2, aoc 24, aoc 27, prolite, iiyama, asus tuf vg, asus vg248, vg248qe
gaming monitor: odyssey g5, odyssey g7, odyssey g9, ultragear, aoc 24g2, benq zowie, msi optix, acer nitro vg, alienware aw, asus tuf vg, asus rog swift, gigabyte m27q, vg248qe, 180hz, 170hz, 360hz, 120hz screen, freesync, acer predator xb
curved monitor: odyssey g5, odyssey g9, ultrawide, 34wn80c, 3440x1440, 49 inch curved, 34 inch curved, samsung cf390, c27f390, u3415w, 1500r, 1800r
ultrawide monitor: odyssey g5, odyssey g9, lg ultrawide, 34wn80c, 3440x1440, 49 inch curved, 34 inch curved, samsung cf390, c27f390, u3415w, 1500r, 1800r
monitor arm, monitor stand: arctic z1, ergotron, vesa mount, vesa arm, dual arm mount, invision arm, amazon basics arm, gas spring arm, screen arm, screen riser
keyboard: logitech k120, logitech k380, mx keys, logitech k270, k400, k800, cherry stream, cherry mx, microsoft sculpt, microsoft comfort, rapoo, keychron, psr e263, psr e273, psr e353, psr e363, psr e373, psr e383, psr e423, psr e463, 88 key, 61 key, 76 key, 88 note
wireless keyboard: magic keyboard, logitech k120, logitech k380, mx keys, logitech k270, k400, k800, cherry stream, cherry mx, microsoft sculpt, microsoft comfort, rapoo, keychron
gaming keyboard, mechanical keyboard: blackwidow, razer huntsman, huntsman mini, razer ornata, corsair k55, corsair k65, corsair k70, corsair k95, k70 rgb, steelseries apex, apex pro, apex 3, hyperx alloy, logitech g213, logitech g413, logitech g915, keychron, ducky one, cherry mx red, cherry mx brown
mouse: mx master, mx anywhere, logitech m185, logitech m720, g502, g305, g203, g403, deathadder, razer viper, razer basilisk, razer naga, razer mamba, steelseries rival, corsair scimitar, corsair harpoon, corsair dark core, zowie ec2, pulsefire, logitech lift
wireless mouse, gaming mouse: mx master, mx anywhere, logitech m185, logitech m720, g502, g305, g203, g403, deathadder, razer viper, razer basilisk, razer naga, razer mamba, magic mouse, steelseries rival, corsair scimitar, corsair harpoon, corsair dark core, zowie ec2, pulsefire
mouse mat, gaming mouse mat: qck, logitech g840, goliathus, corsair mm300, deskmat, desk mat xl, razer gigantus
computer speakers, pc speakers: logitech z323, logitech z200, logitech z533, z906, z623, creative pebble, gigaworks, inspire t10, soundsticks, bose companion, companion 2, razer leviathan, razer nommo, edifier r1280, audioengine, logitech s120, creative inspire, altec lansing, gogroove, t20
webcam: c920, c922, c270, logitech brio, streamcam, lifecam, kiyo, facecam, obsbot, logi c505, trust tyro, anker powerconf
usb hub, usb c hub, docking station, laptop dock: thunderbolt dock, caldigit, ts3 plus, wd15, wd19, wd19s, d6000, hp ultraslim, ultra dock, surface dock, kensington sd, plugable, startech dock, targus dock, anker powerexpand, hyperdrive, port replicator, belkin thunderbolt, dell k17a
network switch: gs108, gs308, gs105, sg108, sg1005, cisco catalyst, catalyst 2960, procurve, unifi switch, 8 port gigabit, 5 port gigabit, 24 port gigabit, gigabit switch, 8 port poe, 16 port switch
router: smart hub 2, home hub, virgin hub, super hub, superhub, vodafone thg3000, talktalk hub, plusnet hub, asus rt, asus rog rapture, rt ac68u, rt ax88u, tp link archer, archer c7, archer ax50, netgear nighthawk, linksys wrt, wrt54g, wrt3200acm, draytek
mesh wifi: tp link deco, deco m4, deco m5, deco m9, deco x20, deco x50, deco x60, bt whole home, bt discs, eero, orbi, linksys velop, google wifi, nest wifi, amplifi, tenda nova, zenwifi, sky max pods
wifi extender: re200, re305, re450, tp link re, netgear ex, ex3700, ex6120, bt mini hotspot, devolo, bt broadband extender, range extender, deco m4, orbi, sky pod, homeplug, brostrend
powerline adapter: devolo, dlan, homeplug, bt broadband extender, tl pa4010, tl wpa, tp link av600, av1000, netgear pl
mobile wifi, wifi dongle, dongle: huawei e5577, mifi, m7350, m7200, netgear m1, 4gee, ee osprey, huawei e5330, mobile hotspot, huawei b311, mobile broadband
printer: photosmart, officejet, smart tank, hp tango, pixma, canon mg, canon maxify, canon megatank, selphy, workforce pro, expression home, xp 2100, xp 3150, et 2720, et 2750, et 2850, brother mfc, kodak esp, kodak verite, lexmark
photo printer: hp envy, hp deskjet, deskjet 2720, deskjet 3630, photosmart, officejet, smart tank, hp tango, pixma, canon mg, canon maxify, canon megatank, selphy, ecotank, epson workforce, workforce pro, epson stylus, epson expression, expression home, epson xp
photocopier: aficio, bizhub, imagerunner, workcentre, taskalfa, sharp mx, develop ineo, ricoh mp
label printer, label maker: dymo, labelwriter, letratag, ptouch, brother ql, ql 570, ql 700, gk420d, zebra zd, zebra lp2844, rollo, niimbot, munbyn, phomemo
scanner, document scanner: epson perfection, perfection v370, perfection v500, perfection v600, v550, canoscan, lide, scansnap, brother ads, opticfilm, plustek, doxie, epson v600, veho, slide converter, scanza, iriscan, coolscan
printer ink, toner: hp 301, hp 302, hp 303, hp 304, hp 305, hp 62xl, hp 301xl, hp 364, hp 364xl, hp 932xl, hp 950xl, canon pgi, pgi 570, cli 571, pg 545, cl 546, pg 540, cl 541, epson 603, epson 29
laminator: fellowes saturn, fellowes lunar, fellowes callisto, gbc fusion, gbc heatseal, texet a4, ilam
calculator: casio fx, fx 83gt, fx 85gt, fx 991ex, fx 991, fx cg50, fx 9750, fx 9860, texas instruments ti, sharp el, hp 12c, classwiz, casio hr
typewriter: olivetti lettera, lettera 32, lettera 22, olivetti valentine, olivetti dora, good companion, silver reed, smith corona, remington portable, underwood portable, brother deluxe, brother ax, olympia sm, olympia traveller, olympia splendid, adler gabriele, adler tippa, ibm selectric, golfball ibm, hermes baby
software: microsoft office, office 2019, office 2021, office 365, windows 10 pro, windows 11 pro, norton 360, mcafee, photoshop elements, adobe creative, quickbooks, sage 50, coreldraw, windows xp cd
tv, flat screen tv, led tv, lcd tv: samsung ue, ue32, ue40, ue43, ue48, ue50, ue55, ue65, qe55, qe65, qe43, 43uk, 55uk, 43un, 55un, oled55, oled65, oled48, nanocell, samsung frame
oled tv, oled: oled55, oled65, oled48, oled42, oled77, bravia a80, a80j, a95k, s90c, s95c
qled tv: q60t, q60a, q80t, q90t, qn85, qn90, neo qled, qe55, qe65, qe43, hisense u7, tcl c735, tcl c745
plasma tv: viera tx p42, kuro, 42 inch plasma, ps42, ps50, tx p50
big screen tv: 65 inch, 70 inch, 75 inch, 77 inch, 82 inch, 85 inch, 86 inch
small tv, kitchen tv, caravan tv, portable tv: avtex, 19 inch led, 22 inch led, 24 inch led, 24 inch smart, 20 inch led, 16 inch led, 19 inch lcd, rv media, vision plus, cello traveller, majestic 12v, bush 24, bush 22, telefunken 24, 12 volt telly, falcon 12v, alba 22, 24 inch hd, sharp 24
tv bracket: vesa mount, vesa bracket, sanus, vogels, cantilever mount, invision mount, full motion bracket, swivel bracket, tilt bracket, vesa 400x400, echogear
tv remote, remote control, universal remote: logitech harmony, harmony 650, harmony one, magic remote, sky zapper, bn59, sofabaton
tv aerial, telly aerial, tv ariel: status 570, maxview, log periodic, digital antenna, omnimax, labgear, yagi, freeview antenna, loft antenna
aerial: status 570, maxview, log periodic, omnimax, labgear, yagi
satellite dish: zone 1 dish, zone 2, quad lnb, octo lnb, maxview omnisat, multimo, wideband lnb, oyster caravan, camping sat kit
freeview box: fvp 5000t, fvp 4000t, pvr 9200t, hdr 2000t, aura 2tb, manhattan t3, manhattan t2, manhattan t4, manhattan plaza, youview, dtr t2100, dtr t4000, talktalk huawei dn360t, topfield, panasonic dmr, digihome, goodmans gdb, bush dfta, sagemcom, august dvb
freesat: foxsat, hdr 1100s, hdr 1000s, hb 1000s, manhattan sx, manhattan plaza hds, bush bfsat, sky hd box, openbox v8, zgemma, vu duo, dreambox, arris 4k
sky box, sky q box, sky q: sky plus, sky mini, sky stream, sky hd, amstrad drx, drx890, drx895, pace sky, thomson sky, em150, em340
virgin box: virgin v6, tivo, virgin 360, virgin stream
youview box: dtr t1000, dtr t2100, dtr t4000, huawei dn372t, humax t1000, bt humax
android box: mxq, t95, nvidia shield, shield pro, mi box, x96, h96, minix, roku ultra, roku express, apple tv 4k, chromecast, now tv box, mecool, google tv streamer, formuler z8, buzztv, mag box, mag 254, mag 322
tv box: mxq, t95, nvidia shield, shield pro, mi box, x96, h96, minix, roku ultra, roku express, apple tv 4k, chromecast, mecool, google tv streamer, formuler z8, buzztv, mag box, mag 254, mag 322, wd tv live
streaming stick: roku express, roku premiere, roku streaming, amazon fire stick, fire tv, fire stick 4k, now tv stick, chromecast, google tv 4k, fire cube, xiaomi mi tv
firestick: roku express, roku premiere, roku streaming, now tv stick, chromecast, google tv 4k, fire cube, xiaomi mi tv
tv stick: roku express, roku premiere, roku streaming, amazon fire stick, fire tv, fire stick 4k, chromecast, google tv 4k, fire cube, xiaomi mi tv
amazon fire stick: amazon 4k max
dvd player: sony dvp, dvp sr, dvp ns, philips dvp, toshiba sd, bush dvd, alba dvd, upscaling dvd, multi region, multiregion, region free
blu ray player: sony bdp, bdp s1700, bdp s3700, bd j5500, bd e5500, bd f5100, dmp bd, dp ub420, ub820, ubp x700, ubp x800, lg bp250, oppo bdp, oppo 203, dmp ub, cambridge cxuhd, bd h5900
dvd recorder: panasonic dmr, dmr ex, dmr es, dmr pwt, sony rdr, rdr hxd, toshiba rd, toshiba dvr, pioneer dvr
portable dvd player: nextbase, philips pet, pd7, headrest dvd, bush portable 9, dual screen dvd, in car dvd, in car screens
video recorder: sony slv, jvc hr, panasonic nv, svhs, betamax, beta max, combi vhs, dvd video combi, ferguson videostar, philips n1500, v2000, vhs dvd
minidisc player: sony mz, mds je, net md, mz rh1, minidisk
projector: w1070, w1080, w2700, optoma hd, hd27, hd141x, hd29, optoma uhd, uhd40, gt1080, epson eh, tw5400, tw650, epson eb, epson powerlite, viewsonic px, px701, px747, nebula capsule, anker nebula
projector screen: elite screens, pull down screen, tripod screen, screen 100 inch, screen 120 inch, celexon, duronic screen, da lite
slide projector, film projector: kodak carousel, ektapro, pradovit, hanimex, aldis, paximat, eumig, bolex, elmo st, elmo gs, bell howell, noris super 8, chinon sp330, kindermann, liesegang, gnome slide, boots slide
soundbar: sonos arc, sonos ray, playbase, playbar, bose solo, bose 300, bose 500, bose 700 soundtouch, bose smart ultra, samsung hw, q990b, q950a, sony ht, ht a7000, yamaha yas, yas 107, yas 109, yas 207, yas 209, ysp
speaker: wharfedale diamond, wharfedale linton, wharfedale denton, mission 700, mission 760, mission lx, mission m31, celestion ditton, celestion sl6, tannoy, ls50, kef, monitor audio, bowers wilkins 600, bowers and wilkins, dm600, dm601, dm602, dali zensor, dali spektor
bluetooth speaker: partybox, megaboom, ue boom, hyperboom, wonderboom, bose soundlink, soundlink mini, soundlink color, soundlink revolve, soundlink flex, bose s1, soundtouch, marshall stanmore, marshall woburn, marshall emberton, marshall kilburn, marshall acton, marshall middleton, marshall willen, kilburn ii
party speaker: jbl charge, jbl xtreme, jbl boombox, jbl go, jbl clip, jbl flip, jbl pulse, partybox, megaboom, ue boom, hyperboom, wonderboom, bose soundlink, soundlink mini, soundlink color, soundlink revolve, soundlink flex, bose s1, soundtouch, marshall stanmore
sonos: play 1, play 3, play 5, playbar, playbase, era 100, era 300, symfonisk
bang and olufsen: beolit, beoplay, beosound, beolab, beocenter, beomaster, beogram, beovision, beovox, beocord, beosystem
smart speaker: echo show, echo spot, echo plus, echo studio, echo pop, echo flex, home mini, nest mini, nest audio, nest hub, google nest, lenovo smart clock
amazon alexa: echo dot, echo show, echo spot, echo plus, echo studio, echo pop, echo flex, amazon echo, google home, home mini, nest mini, nest audio, nest hub, google nest, homepod, lenovo smart clock
amazon echo, echo dot: dot 3rd gen, dot 4th gen, dot 5th gen
echo: alexa dot, dot 3rd gen, dot 4th gen, dot 5th gen, amazon alexa
bookshelf speakers, hi fi speakers: wharfedale diamond, wharfedale denton, wharfedale linton, mission 760, mission 700, celestion 3, celestion 5, ditton 15, tannoy mercury, mercury m2, kef q100, kef q150, kef q350, kef coda, ls50, kef cresta, monitor audio bronze, bronze 1, bronze 2, dm600
floorstanding speakers, floor standing speakers: wharfedale diamond 9, bronze 6, silver rx6, kef q300, kef q500, kef q550, kef q750, tannoy mercury m3, tannoy mercury v4, tannoy revolution, mission 773, mission m34, mission m35, mx5, dm603, dm604, keilidh, ninka, castle howard, castle harlech
studio monitor: rokit, hs5, hs7, hs8, ns10, genelec, adam audio, adam t5v, adam t7v, a7x, mackie cr, mackie cr3, presonus eris, eris e5, jbl 305p, jbl lsr305, bx5, bx8, alesis m1, alesis elevate
subwoofer: bk gemini, bk xls, xls200, bk electronics, rel storm, rel quake, rel strata, rel t5, svs sb, sonos bass module, yamaha yst, yst sw, wharfedale sw, powercube, kef kube, kube 8, jamo sub, velodyne, jl audio, fusion powerplane
amplifier: cxa60, cxa61, cxa80, cxa81, cambridge audio azur, azur 640a, azur 540a, azur 351a, cambridge a1, axa25, axa35, a5 cambridge, marantz pm, pm6005, pm6006, pm6007, pm5005, pm66, pm66se, denon pma
valve amp: leak stereo 20, leak tl12, leak tl10, quad ii, rogers cadet, prima luna, primaluna, icon audio, yaqin, el34, kt88, ming da, radford sta, unison research, audio note, vox ac30, pure sound a30, line magnetic
av receiver: denon avr, avr 1910, avr x1200, avr x2700, avr x1600h, rx v473, rx v485, rx v673, onkyo tx, tx nr609, tx nr616, vsx, sony str, str dn, str dh, str db, marantz sr, marantz nr, nr1504, nr1603
phono amp: rega fono, fono mini, phono box, cambridge cp1, cp2, alva duo, graham slee, gram amp, pp2, lehmann black cube, creek obh, ifi zen phono, art dj pre, moving magnet, behringer pp400, rothwell simplex
record player, deck: sl 1200, sl1200, sl 1210, sl1210, 1210s, 1210 mk2, planar 2, planar 3, pro ject debut, project debut, debut carbon, debut iii, pro ject essential, project essential, pro ject elemental, pro ject t1, project t1, project xpression, linn sondek, lp12
technics: sl 1200, sl 1210, sl1210, sl1200, 1210s
cd player: marantz cd, cd6000, cd63, cd67, cd5400, cd6005, cd6006, cd6007, 640c, 540c, 340c, axc35, cxc, arcam cd, arcam alpha, cd72, cd73, cd17, rotel rcd, rcd 02
cassette deck, tape deck: nakamichi, technics rs, yamaha kx, aiwa ad, drm, denon drw, sony tc, pioneer ct, akai gx, akai cs, nad 6, jvc td, marantz sd, rotel rd, kenwood kx, philips fc, twin cassette
cassette player: sony walkman, sony wm, aiwa hs, sanyo cassette, panasonic rq, saisho, shoebox recorder, boodo khan, sports walkman, sony tcm, walkman professional, wm d6c, philips moving sound, alba tape, toshiba kt, we are rewind, fiio cp13
walkman: sony wm, aiwa hs, sanyo cassette, panasonic rq, saisho, shoebox recorder, boodo khan, sony tcm, wm d6c, philips moving sound, alba tape, toshiba kt, we are rewind, fiio cp13
reel to reel: a77, b77, revox, akai 4000, akai 4000ds, akai gx, tascam 22, tandberg, ferrograph, philips n4, tc 377, uher, grundig tk, truvox, brenell, fidelity tape, fostex r8, nagra
hi fi: denon dm, dm39, ceol, mcr610, mcr603, mcr611, mcr612, ruark r4, ruark r3, ruark r5, panasonic sc, cmt, mhc, lbt, philips mcm, jvc ux, nsx, aiwa cx, kenwood ud, pianocraft
stereo system, hifi system, stacking system, micro system, midi system: denon dm, dm39, ceol, mcr610, mcr603, mcr611, mcr612, ruark r4, ruark r3, ruark r5, panasonic sc, cmt, mhc, lbt, philips mcm, jvc ux, nsx, aiwa cx, technics sc, kenwood ud
hi fi separates, separates: technics stack, pioneer stack, sony stack, kenwood stack, denon pma, rotel ra, nad 3020, marantz pm, audiolab 8000a, naim nait, cyrus one, arcam alpha, technics su, mission cyrus, leak stereo, quad 33, technics st, sony es
surround sound, home cinema, surround sound system, surround speakers: bose acoustimass, acoustimass 10, bose lifestyle, lifestyle 48, lifestyle 28, cinemate, z906, z5500, kht, kef egg, kef t105, 5 1 speakers, 7 1 speakers, samsung ht, sony dav, bdv, panasonic sc pt, hts, tannoy efx, tannoy arena
radio: roberts rd, roberts revival, roberts stream, roberts play, roberts elise, ecologic, roberts classic dab, roberts gemini, roberts expression, roberts sports, roberts swallow, roberts rambler, roberts r200, roberts r300, pure evoke, evoke 1s, evoke 2s, evoke mio, evoke flow, pure one
internet radio: stream 93i, stream 94i, stream 218, roberts stream, evoke flow, ruark r1s, ruark r2i, majority pembroke, ocean digital, logitech squeezebox, sangean wfr, reciva, vq dexter, majority bard, sensia
clock radio: pure siesta, siesta rise, siesta mi, dream machine, chronologic, ortus, lumie, bose wave, pure chronos, pure tempus, philips aj, goodmans dab clock, ruark r1, ihome, jbl horizon, flip clock, teasmade
vintage radio, transistor radio: roberts r200, roberts r300, roberts r500, roberts r600, roberts r700, hacker herald, hacker sovereign, hacker hunter, tr82, bush tr130, bush dac90, dac90a, ekco, ultra bermuda, pye, ever ready sky, ferguson fieldfare, vidor, grundig yacht boy, philips bakelite
cb radio, ham radio: midland alan, alan 48, alan 78, president jackson, president grant, president lincoln, president bill, thunderpole, team cb, cobra 148, cobra 29, cobra 19, superstar 3900, ham international, cb mobile, icom ic, ic 706, ic 7300, ic 7000, yaesu ft
radio scanner: bearcat, uniden ubc, ubc 125xlt, ubc 125, ubc 3500, realistic pro, ar8000, aor ar, yupiteru mvt, mvt 7100, airband, rtl sdr, sdrplay, whistler trx, yaesu vr, fairmate
walkie talkie, walkie talkies: tlkr, motorola t82, motorola t92, talkabout, motorola gp, gp340, gp300, motorola dp, dp4400, binatone latitude, binatone terrain, cobra mt, cobra microtalk, midland xt, midland g9, kenwood tk, tk 3201, uv5r, bf 888s, retevis
headphones: powerbeats, quietcomfort, qc35, qc45, qc25, qc15, nc700, soundtrue, wh 1000xm5, wh1000xm4, wh1000xm3, wh1000xm5, 1000xm4, 1000xm3, wh ch510, wh ch520, wh ch700n, mdr, hd25, hd 600
wireless headphones, over ear headphones: airpods, beats studio, beats solo, beats ep, beats mixr, beats pro, beats by dre, powerbeats, beats flex, quietcomfort, qc35, qc45, qc25, qc15, bose 700 cans, nc700, soundtrue, sony wh, wh 1000xm5, wh1000xm4
noise cancelling headphones: quietcomfort, qc35, qc45, qc25, qc15, nc700, wh 1000xm3, wh 1000xm5, wh1000xm4, wh1000xm3, 1000xm4, airpods max, beats studio 3, studio pro beats, px7, px8, momentum 3, momentum 4, soundcore q30, wh ch700n
beats: powerbeats, solo 3, studio 3, by dr dre, monster dre
wireless earbuds, in ear headphones: galaxy buds, pixel buds, powerbeats, fit pro, studio buds, urbeats, beatsx, soundsport, quietcomfort ii, sony wf, wf 1000xm3, wf 1000xm4, wf 1000xm5, wf c500, wf c700n, linkbuds, jabra elite, elite 75t, elite active, jlab
wireless earphones, earpods: airpods, airpod, galaxy buds, pixel buds, powerbeats, fit pro, studio buds, urbeats, beats flex, beatsx, soundsport, bose sport, quietcomfort ii, sony wf, wf 1000xm3, wf 1000xm4, wf 1000xm5, wf c500, wf c700n, linkbuds
galaxy buds: sm r170, sm r175, sm r180, sm r177, buds live, buds pro
ipod: a1238, a1367, a1421, a1136, nano 7th gen, touch 5th gen
dictaphone, dictation machine: olympus ws, olympus vn, vn 713pc, olympus ds, pearlcorder, sony icd, icd px, philips voice tracer, voicetracer, pocket memo, zoom h1, zoom h1n, zoom h2n, zoom h4n, zoom h5, zoom h6, tascam dr, stenorette
karaoke machine: singing machine, singstar, easy karaoke, lucky voice, vtech kidi star, bonaok, mr entertainer, sing stand, singcube
camera, compact camera: powershot, ixus, g7x, g9x, g10, g12, g15, g16, s95, s110, coolpix, cybershot, cyber shot, dsc hx, rx100, rx10, sony zv1, zv e10, dmc tz, dmc fz
point and shoot camera: powershot, ixus, g7x, g9x, g10, g12, g15, g16, s95, s110, coolpix, cybershot, cyber shot, dsc hx, rx100, rx10, sony zv1, zv e10, panasonic lumix dmc, lumix tz
bridge camera: lumix fz, fz82, fz72, fz200, fz330, fz1000, fz2000, dmc fz, finepix hs, powershot sx, sx50, sx60, sx70, sx530, sx540, coolpix p900, coolpix p950, coolpix p1000, coolpix b500, coolpix b700
slr: canon 1000d, canon 1100d, canon 1200d, canon 1300d, canon 2000d, canon 4000d, canon 250d, canon 200d, canon 300d, canon 350d, canon 400d, canon 450d, canon 500d, canon 550d, canon 600d, canon 650d, canon 700d, canon 750d, canon 760d, canon 800d
slr camera: rebel t3i, rebel t5, rebel xti, d3100, d3200, d3300, d3400, d5300, d5600, d7000, d7100, d7200, d750, d810, d850, sony a200, sony a100, sony a58, sony a77, sony slt
mirrorless camera: sony a5000, sony a5100, sony a6100, sony a6300, sony a6400, sony a6500, sony a6600, sony a7, sony a7ii, sony a7r, sony a7s, sony a7c, sony a9, a7iii, a7iv, sony nex, nex 5, nex 6, nex 7, zv e10
canon: powershot, ixus, eos, rebel t3i, 700d, 1300d, 2000d, 5d mark, 7d mark, 600d, 550d, 1200d, sure shot, canonet
nikon: coolpix, d3100, d3200, d3300, d3400, d3500, d5100, d5300, d5600, d7000, d7100, d7200, d7500, d750, d850, nikkormat, f3hp, zfc
fujifilm: finepix, instax, x100v, x100f, fujica
film camera, vintage camera: canon ae 1, ae1, ae 1 program, canon av 1, canon at 1, canon t50, canon t70, canon ftb, canon eos 300, eos 500n, eos 1000f, eos 50e, eos 5, canonet, sure shot, canon prima, canon eos 30, nikon f3, nikon f4, nikon f5
medium format camera: rb67, rz67, mamiya 645, mamiya 7, c330, c220, bronica etrsi, bronica sq, etrs, hasselblad 500, 500cm, 503cx, rolleiflex, rolleicord, yashica mat, yashicamat, mat 124g, pentax 67, pentax 645, kiev 60
instant camera: mini 9, sx70, onestep, supercolor 635, impulse af, spirit 600, land camera, kodak printomatic, zoemini, lomo instant
disposable camera: funsaver, quicksnap, single use, ilford hp5 single
underwater camera: olympus tough, tg 860, coolpix aw, aw100, aw130, w100, w300, finepix xp, lumix ft, dmc ft, nikonos, canon d10, canon d20, easypix, gopro, pentax wg, ricoh wg
action camera: hero 5, hero 7, hero 8, hero 9, hero 10, hero 11, hero 12, hero4, hero 4, dji osmo, osmo pocket, insta 360, akaso, apeman, hdr as, sjcam, sj4000, virb, cycliq, drift ghost
gopro: hero 3, hero 4, hero 5, hero 6, hero 7, hero 8, hero 9, hero 10, hero 11, hero 12, hero 13, hero session
camcorder: sony handycam, hdr cx, dcr, ccd trv, hdr xr, hdr hc, sony hdr, sony fdr, fdr ax, fdr ax53, sony hxr, sony pxw, panasonic hc, hc v770, hdc, panasonic ag, legria, canon xa, xm2, canon xl1
camera lens, zoom lens, telephoto lens: canon ef, canon rf, canon fd, ef 50mm, ef 24 105, ef 70 200, ef 70 300, ef 100mm, ef 85mm, ef 100 400, 18 55mm, 18 135mm, 18 200mm, 18 105mm, 18 140mm, 18 250mm, 55 200mm, 55 250mm, 55 300mm, 70 200mm
macro lens: 105mm macro, 90mm macro, 100mm macro, 60mm macro, micro nikkor, tamron sp 90mm, sigma 105mm, laowa, extension tubes
prime lens: nifty fifty, 50mm f1 8, 50mm 1 8, 35mm f1 8, 85mm f1 8, sigma 30mm, sel50f18, helios 44, xf 35mm
tripod, camera tripod: manfrotto, befree, gitzo, benbo, vanguard alta, slik, velbon, joby, gorillapod, hama star, vivitar vpt, three legged thing, 3 legged thing, 3lt, neewer carbon fibre, libec, vinten, miller ds, sachtler ace, silk 88
gimbal: dji ronin, ronin sc, ronin rs2, rs3 mini, osmo mobile, dji om4, om5, zhiyun, moza, feiyutech, feiyu, glidecam, hohem, osmo plus
camera flash, flash gun: speedlite, 430ex, 580ex, 600ex, nikon sb, sb 600, sb 700, sb 800, sb 900, sb 910, mecablitz, metz 45, nissin di622, nissin i40, godox v1, godox v860, godox ad200, tt600, tt685, yongnuo yn
studio lighting kit, photography lights, softbox: bowens gemini, bowens esprit, elinchrom, sk400, sl60w, godox sl, godox ad, interfit, neewer 660, neewer led, lencarta, portaflash, rotolight, aputure, amaran, beauty dish, octobox, monobloc, led panel, key light
photography backdrop: colorama, lastolite, background stand, green screen, manfrotto background, chromakey, muslin background, paper roll background
camera bag: lowepro, billingham hadley, tamrac, peak design everyday, peli case, peli 1510, crumpler, manfrotto backpack, think tank, domke, vanguard rucksack, kata, case logic dslr, national geographic shoulder, toploader
light meter: sekonic, gossen, lunasix, weston master, minolta flash meter, minolta autometer, polaris dual, invercone
trail camera, wildlife camera, trail cam: bushnell trophy, trophy cam, browning recon force, browning strike force, browning spec ops, spypoint, victure hc, apeman h45, apeman h70, acorn ltl, ltl acorn, crenova, reconyx, garden cam
baby monitor: mbp, mbp36, mbp481, angelcare, bt audio monitor, bt 6000, bt video, tomy walkabout, philips avent, avent scd, avent dect, infant optics, dxr 8, owlet sock, nanit, vm5463, hello baby, hellobaby, babysense, hubble nursery
baby cam, video baby monitor: mbp, mbp36, mbp481, angelcare, bt audio monitor, bt 6000, bt video, tomy walkabout, philips avent, avent scd, avent dect, infant optics, dxr 8, owlet sock, nanit, vtech bm, vtech vm, vtech rm, vm5463, hello baby
dash cam: 512gw, 312gw, mivue, blackvue, dr900, dr590, thinkware, a119, a129, 70mai, roadhawk, drivepro, vantrue, aukey dr, apeman c450, cobra drive, drv, garmin tandem, redtiger, rove r2
sat nav: go 520, go 5100, tom tom, nuvi, drivesmart, driveassist, dezl, garmin camper, zumo, garmin streetpilot, truckmate, snooper ventura, mio moov, mio spirit, navman, binatone carrera, aguri, etrex, navigon, road angel
dog tracker, gps tracker: tractive, airtag, tile mate, smarttag, weenect, invoxia, chipolo, garmin alpha, garmin astro, pitpat, tkstar, tk star, air tag, tabcat, loc8tor, curve vodafone, jiobit
smartwatch: iwatch, series 3 42mm, series 5 44mm, series 6 44mm, series 7 45mm, series 8 45mm, se 40mm gps, watch active 2, samsung gear, gear s3, gear sport, vivoactive, fenix 5, fenix 6, fenix 7, huawei watch gt, watch gt 2, watch gt 3, watch fit, huawei band
iwatch: series 3 42mm, series 3 38mm, series 4 44mm, series 5 44mm, series 6 44mm, series 7 45mm, series 8 45mm, series 9 45mm, se 40mm gps, se 44mm gps, ultra 49mm, nike edition 44mm
galaxy watch: gear s2, gear s3, gear sport, gear fit, gear fit2, watch active 2, watch 4 classic, watch 5 pro, watch 6 classic
fitness tracker, fitness watch: charge 5, vivosmart, vivofit, vivosport, vivomove, mi band, huawei band, honor band, samsung gear fit, gear fit 2, galaxy fit, whoop strap, whoop 4, oura, jawbone up, polar loop, misfit shine, polar a300, polar a370, amazfit band
running watch, gps watch: forerunner 35, forerunner 45, forerunner 55, forerunner 235, forerunner 245, forerunner 255, forerunner 265, forerunner 735xt, forerunner 935, forerunner 945, forerunner 955, fenix 3, fenix 5, fenix 6, fenix 7, vivoactive, garmin instinct, garmin venu, garmin epix, garmin swim, garmin forerunner, garmin fenix, garmin vivoactive, suunto, polar vantage, coros
garmin: forerunner 35, forerunner 45, forerunner 55, forerunner 235, forerunner 245, forerunner 255, forerunner 265, forerunner 735xt, forerunner 935, forerunner 945, forerunner 955, fenix 3, fenix 5, fenix 6, fenix 7, vivoactive, tactix, enduro 2 solar, suunto ambit, ambit3
kids smartwatch: vtech kidizoom, kidizoom smartwatch, fitbit ace, vivofit jr, xplora, imoo, garmin bounce, spacetalk, kurio watch, dx2, moochies
bike gps: garmin edge, edge 130, edge 200, edge 500, edge 520, edge 530, edge 705, edge 800, edge 810, edge 820, edge 830, edge 1000, edge 1030, edge 1040, edge explore, garmin touring, wahoo bolt, elemnt, bryton, lezyne macro
cctv, wifi camera, ip camera: arlo, blink outdoor, blink xt, blink xt2, blink mini, blink indoor, ring stick up, ring spotlight, ring floodlight, ring indoor cam, stick up cam, spotlight cam, floodlight cam, nest cam, nest iq, eufycam, eufy cam, eufy security, eufy 2c, solocam
cctv system: swann, hikvision, dahua, annke, zosi, sannce, lorex, samsung sdr, hiwatch, reolink nvr, rlk8, 4 camera dvr, 8 camera dvr, 4 channel dvr, 8 channel dvr, 16 channel dvr, 8ch dvr, 4ch dvr, 8ch nvr, 16ch nvr
video doorbell: ring pro, ring chime, ring 2, ring 3, ring video, nest hello, nest battery bell, eufy 2k bell, eufy dual, arlo essential wired, arlo video, blink video, tapo d230s1, ezviz db1, byron dby, byron sx, friedland, honeywell dc, hive hello, yale front door
doorbell: nest hello, nest battery bell, arlo essential wired, arlo video, tapo d230s1, ezviz db1, byron dby, byron sx, friedland, honeywell dc, hive hello, yale front door, remo bell, eques, 1byone, door chime, ding dong chime, avantek, swann buddy
smart home: philips hue, hive hub, tado, smartthings, fibaro, zigbee, hue bridge, tradfri, echo show, nest hub, google nest, meross, shelly plus, lightwaverf, wemo, tp link kasa, tapo p100, sonoff, switchbot, aqara
smart plug: tapo p100, tapo p110, tp link hs100, hs110, kasa hs100, wemo, hive active plug, meross mss, amazon smart socket, eve energy, teckin, gosund, sonoff s26, alexa socket, hue plug, energenie, innr sp, wifi socket, remote control sockets
hue lights: hue go, hue iris, hue bloom, hue play bar, hue lightstrip, hue bridge, hue gu10, hue e27
smart thermostat: google nest thermostat, hive hub, slt3
alarm system: yale sync, yale ia, yale hsa, yale easy fit, yale 360, simplisafe, ring alarm, ajax hub, ajax starter, texecom, veritas excel, pyronix, honeywell galaxy flex, galaxy dimension, accenta, optima xm, response electronics, friedland response, eufy home alarm, somfy protect
home alarm: yale sync, yale ia, yale hsa, yale easy fit, yale 360, simplisafe, ring alarm, ajax hub, ajax starter, texecom, veritas excel, pyronix, honeywell galaxy flex, galaxy dimension, accenta, optima xm, response electronics, friedland response, somfy protect, panasonic kx hn
intercom: videx, bpt, comelit, fermax, aiphone, urmet, bell system 801, bticino, door entry kit, wifi door entry, video entry
ps vita: psp 1000, psp 2000, psp 3000, psp 3003, psp 3004, psp go, psp street, pch 1003, pch 2003, pch 1103, psvita, playstation portal
retro console: super nintendo, nes classic, nintendo entertainment system, nes mini, nintendo 64, sega saturn, dreamcast, megadrive, neo geo, philips cdi, 3do, pc engine, playstation classic, amiga cd32, intellivision, colecovision, vectrex, binatone tv master, psone, ps1
series x: rrt 00007
switch console: switch v2, hac 001, heg 001, hdh 001, mariko, switch joycons
ds lite: ndsl, 3ds, 2ds
3ds: 2ds xl, new nintendo 2ds
2ds: 3ds xl
`;
