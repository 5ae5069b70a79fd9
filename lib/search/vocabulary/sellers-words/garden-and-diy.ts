export const gardenAndDiy = `
plant stand: satsumas, ikea lantliv, jardiniere stand, torchere, plant ladder, pot stand, planter stand, fern stand, aspidistra stand, socker, flower stand, wire plant tower, lindormoln, olivblad, hanging plant rack
rattan furniture: lloyd loom, cane suite, bamboo suite, rattan suite, conservatory suite, daro cane, mamasan, papasan, peacock chair, angraves, wicker suite, desser, cane sofa set, cane chairs, wicker chairs, holm ikea, agen
laminate flooring: quick step, quickstep, pergo, krono, kronoswiss, balterio, egger, kaindl, berry alloc, click lock, classen, elka, malmo click, parador, aquastep
lawnmower: rotak, citymower, universalrotak, advancedrotak, bosch arm, bosch ahm, easyrotak, concorde 32, suffolk punch, suffolk colt, atco balmoral, balmoral 17s, atco windsor, atco commodore, atco royale, atco admiral, atco ensign, atco liner, atco quattro, allett, honda hrx, honda hrg, honda hrd
petrol mower: honda hrx, honda hrg, honda izy, hrg416, hrx476, hrx426, hrg466, mountfield, hayter harrier, hayter hawk, hayter spirit, hayter hayterette, hayter motif, harrier 41, harrier 48, harrier 56, hayter ranger, stihl rm, stihl rm248, stihl rm443
electric mower: rotak, flymo, bosch arm, universalrotak, citymower, qualcast concorde, qualcast 1600w, qualcast 1400w, qualcast 1200w, easi trak, mountfield princess 34, mountfield electress, mountfield el, spear jackson 32cm, mac allister 1200w, mac allister 1400w, challenge 1000w, challenge 31cm, hayter envoy, hayter spirit electric
cordless mower: citymower, rotak li, advancedrotak 36, universalrotak 36, easyrotak 36, ego lm, lm1701e, ego 42cm, ego power, makita dlm, dlm432, dlm382, dlm460, dlm533, ryobi one 33cm, ryobi one 36v, ryobi oly, ryobi rlm18, ryobi ry18lmx, greenworks 40v
cylinder mower: qualcast concorde, qualcast classic, classic 35s, suffolk punch, suffolk colt, atco balmoral, atco royale, atco commodore, atco windsor, atco ensign, allett, webb witch, webb wasp, webb wizard, ransomes marquis, auto certes, dennis fd510, hayter ambassador, bosch ahm, bosch ahm38
push mower: bosch ahm, bosch ahm38, qualcast panther, einhell gc hm, webb h12, husqvarna 540, husqvarna 54, webb push, webb h18, fiskars staysharp, gardena 330, gardena 400, spear jackson hand, mac allister hand, push along cylinder, reel mower, hand cylinder, gardenline hand, hand lawnmower, qualcast superlite
robot mower, robot lawnmower: automower, landroid, robomow, sileno, indego, easilife, 1200r, imow, autoclip, miimo, mammotion, luba awd, luba 2, yuka mini, navimow, mcculloch rob, yard force compact, yardforce, yard force sa, yard force classic
strimmer: bosch art, art 23, art 26, art 27, art 30, easygrasscut, easy grass cut, universalgrasscut, advancedgrasscut, bosch afs, flymo contour, contour 500e, contour xt, contour 650e, mini trim, flymo simplitrim, ultratrim, flymo multi trim, flymo sabre trim, black decker gl
petrol strimmer: fs38, fs45, fs55, fs 100, fs 120, fs 130, fs 131, fs 240, fs 250, fs 260, fs 300, fs 311, fs 350, fs 360, fs 400, fs 410, fs 411, fs 450, fs 460, fs 480
hedge trimmer: bosch ahs, ahs 45, ahs 50, ahs 54, ahs 60, ahs 65, easyhedgecut, easy hedge cut, universalhedgecut, advancedhedgecut, isio, easicut, sabrecut, flymo sabre cut, black decker gt, black decker gtc, black decker bdht, gtc18502, gt6060, gt5055, stihl hs45, stihl hs46, stihl hsa, hs45
chainsaw: stihl msa, stihl mse, stihl 017, stihl 018, stihl 020, stihl 021, stihl 023, stihl 024, stihl 026, stihl 028, stihl 029, stihl 034, stihl 036, stihl 038, stihl 039, stihl 044, stihl 046, stihl 048, stihl 051, stihl 064
leaf blower, leaf vacuum, garden vac: stihl bg, stihl bga, stihl br, stihl sh, br 350, br 430, br 450, br 500, br 550, br 600, br 700, br 800, br600, bga 45, bga 50, bga 56, bga 57, bga 86, sh56, sh86
garden shredder, chipper, garden chipper: bosch axt, axt 25, axt 2000, axt 2200, axt rapid, axt 23 tc, bosch ahs 2200, quiet impact, viking ge, ge 105, ge 150, ge 250, stihl gh, stihl ghe, ghe 105, ghe 140, ghe 150, ghe 250, ghe 355, gh 460c
log splitter: forest master, fm10d, fm8, fm10tw, fm16, hyundai hyls, hyls5200, hyls7000, handy thls, thls 6, sealey ls, sealey ls520h, log buster, oxdale, al ko lsh, alko lsh 4, alko lsh 370, al ko lsv, scheppach hl, hl650
rotavator: honda fg201, honda f210, honda f400, honda f600, honda f200, honda ff300, fg110, f220, merry titan, merry major, howard gem, howard 200, howard bulldog, howard bantam, bonser, mountfield manor, wolseley merry, landmaster, norlett, husqvarna tf
scarifier, lawn aerator: bosch alr, alr 900, bosch amr, amr 32, universalverticut, verticut, lawnraker, qualcast 1300w, gd300, flymo lawnrake, lawnrake compact, sovereign 1300w rake, einhell gc sa, gc sa 1231, einhell rg sa, titan ttl488scr, hyundai 1500w, hysc1532e, hyundai hysc, vonhaus 1300w
pressure washer: k4 full control, k5 premium, c110, e145, bosch aqt, aqt 33, aqt 35, aqt 37, aquatak, universalaquatak, easyaquatak, advancedaquatak, bosch ghp, fontus, stihl re, stihl rb, vax powerwash, vax power wash, vax vpw, powerwash 2500w
drill: dcd796, dcd778, dcd795, dcd776, dcd785, dcd996, dcd999, dcd805, dcd791, dcd100, dhp453, dhp482, dhp481, dhp484, dhp485, dhp486, dhp458, dhp456, df347, hp457
combi drill, hammer drill: dcd796, dcd778, dcd795, dcd776, dcd785, dcd996, dcd999, dcd805, dcd791, dcd709, dhp453, dhp482, dhp481, dhp484, dhp485, dhp486, dhp458, dhp456, df347, hp457
sds drill: dch273, dch133, dch253, dch274, dch333, d25133, d25033, d25144, d25103, dhr202, dhr242, dhr243, dhr171, bhr202, hr2630, hr2470, hr2450, hr2610, hr2810, hr4003
impact driver: dcf887, dcf787, dcf885, dcf845, dcf850, dcf809, dcf899, dcf894, dcf880, dcf891, dcf922, dtd152, dtd153, dtd154, dtd155, dtd146, dtd171, dtd172, btd140, td110
angle grinder: dcg405, dcg412, dcg409, dcg414, dga452, dga454, dga463, dga504, dga506, ga4530, ga5030, ga9020, ga9050, 9557nb, gws 7, gws 18v, gws 22, gws 750, gws 850, pws 700
circular saw: dcs391, dcs570, dcs565, dcs572, dcs573, dwe560, dwe576, dwe550, d23700, dhs680, dhs710, dhs660, dss611, dss610, bss611, hs7601, hs301, 5704r, 5604r, 5703r
plunge saw, track saw: festool ts 55, ts55, ts55r, tsc55, ts75, sp6000, sp6000j, dsp600, dsp601, dsp600zj, gkt 55, gkt55, dws520, dcs520, dcs520t2, m18 fps55, m18 fps, mt55, mafell, scheppach pl55
mitre saw: dws780, dws774, dws773, dws777, dws727, dws771, dw703, dw700, dw707, dw717, dw718, dw712, dw716, dw777, dcs365, dcs727, dhs780, dcs778, dcs777, ls1040
table saw: dwe7491, dwe7492, dwe7485, dw745, dw744, dw746, dcs7485, mlt100, mlt100n, mls100, makita 2704, gts 10, gts 635, pts 10, gts10xc, bosch pts, rage 5, rage 5s, rage5, fury5s
band saw, bandsaw: record power bs, bs250, bs300e, bs350s, bs400, bs500, sabre 300, sabre 350, startrite 352, startrite 301, startrite 401, inca euro, axminster ap, axminster hbs, hbs200n, hbs250n, axminster ac1950b, cbs190, clarke cbs, clarke cbs225
scroll saw: hegner, multicut 1, multicut sem, dw788, ex16, axminster ac405, ex21, diamond fret, delta 40, ss16v, css16v, css400, titan ttb502sss, moto saw, ferm ssm, scheppach deco, deco flex, einhell tc ss, rexon vs, sip scroll
jigsaw tool: dcs331, dcs334, dcs335, dw331, dw341, dwe349, dw333, djv180, djv182, djv181, djv184, 4351fct, 4351ct, 4350fct, jv0600, jv183d, gst 18v, gst 150, gst 90, gst 8000
reciprocating saw: dcs380, dcs367, dcs388, dcs382, dwe305, dw304, djr186, djr187, djr188, djr183, djr360, jr3050, jr3060, jr105d, gsa 18v, gsa 1100, gsa 1300, gsa 10 8, psa 700, psa 900
sander, orbital sander, belt sander: dwe6423, dcw210, dwe6411, dw433, dw650, d26410, d26500, dcw200, dcw220, bo5041, bo5031, bo4565, bo4556, bo3711, bo6050, bo6030, dbo180, dbo380, dbo480, bo3710
planer, thicknesser: dcp580, dwp862, dw733, dw735, dw1150, dw677, dw680, d26500k, d27300, kp0800, kp0810, kp312s, dkp180, dkp181, 1911b, 1923h, 2012nb, makita 2012, gho 26, gho 15
router tool: dw625, dw615, dw621, dw620, dw624, dw613, dw629, dw626, dw622, d26200, d26204, d26203, dcw604, dcw600, dwe625, trend t3, trend t4, trend t5, trend t7, trend t9
nail gun: paslode, im350, im65, im65a, im90i, im250, im200, im360ci, im65f16, ppn35ci, ppn50i, impulse 350, dcn692, dcn690, dcn660, dcn680, dcn693, dcn695, dcn890, dcn681
paint sprayer: wagner w450, w100, w590, w610, w665, w950, wagner wallperfect, wall perfect, flexio, wagner control pro, control pro 250, control pro 350, wagner airless, wagner 995, earlex hv, hv3500, hv5500, hv5000, hv1900, spray station
cement mixer: minimix, mini mix, baromix, altrad, barrow mixer, haemmerlin, erba 125, lescha, mac allister 140l, titan 120l, 63l electric, 140l electric, 120l electric, 650w 160l, clarke ccm, ccm125, ccm125c, victor mixer, imer, minibeta
breaker: kango
breaker: hm1812, hm1317c, hm1304b, hm1307c, hm1202c, hm1203c, hm1213c, hm0870c, hm0871c, hm1214c, hm1801, d25960k, d25981, d25899, d25951, d25980, d25992k, gsh 16
kango: hm1812, hm1317c, hm1304b, hm1307c, hm1202c, hm1203c, hm1213c, hm0870c, hm0871c, hm1214c, hm1801, d25960k, d25981, d25899, d25951, d25980, d25992k, gsh 16, gsh 27, gsh 11e
wacker plate: belle pcx, pclx, belle pcel, pcel 320, pcx 12, pcx 13, pcx 350, belle fc, evolution hulk, wacker neuson, wacker vp, vp1135, vp1340, vp1550, wp1550, wp1540, vp1340a, mvc, mikasa, ammann
air compressor: airmate, sip 09, clarke ranger, clarke tiger, shhh air, clarke raider, clarke boxer, clarke hunter, clarke se14, clarke xev, xev16, xe15, sealey sac, sac05020, sac02420, sac0502, sac12420, abac, wolf sioux, wolf dakota
bbq: smokey joe, outback omega, outback spectrum, outback meteor, outback jupiter, outback trooper, char griller, traeger, pit boss, napoleon rogue, campingaz xpert, cadac, lotusgrill, masterbuilt, gravity series, broil king, landmann, tepro toronto, jumbuck, ninja woodfire
gas bbq: weber genesis, weber spirit, outback omega, outback spectrum, outback meteor, outback jupiter, outback trooper, char broil, napoleon rogue, broil king, campingaz, cadac carri chef, jumbuck, boss grill, cosmogrill, swiss grill, 4 burner grill, 3 burner grill, beefeater discovery, nexgrill
charcoal bbq: weber kettle, smokey joe, master touch, weber compact, tepro toronto, kamado joe, big green egg, lotusgrill, lotus grill, char griller, landmann, oil drum grill, everdure cube, outback comet
bbq smoker, smoker, kamado: big green egg, traeger, pit boss, masterbuilt, smokey mountain, proq, landmann tennessee, akorn, bastard grill, louisiana grills, primo oval, tepro wichita, offset barrel, green mountain grill
bbq smoker, smoker: kamado joe
bbq smoker, kamado: bradley smoker
pizza oven: uuni, gozney, roccbox, woody oven, igneus, delivita, ninja woodfire, alfa forni, fontana forni, pizzaiolo, morso forno, clementi, burnhard nero, ferrari g3, effeuno, bertello, big horn pellet, fresh grills, witt etna, la hacienda bbq
fire pit: solo stove, kadai, breeo, firebowl, tiiru, la hacienda, gas fire table, chimenea, washing machine drum, burner pit, morso ignis, hotspot pit
chiminea: clay chimney, chimnea, gardeco, castmaster, patio burner, terracotta chimney burner, chimera garden
patio heater: swan al fresco, dimplex outdoor, pyramid gas flame, bullet heater, shadow heat, infrared 2kw outdoor, mushroom heater, calor patio, parasol heater, heatmaster popular, outback signature, kettler kalos, heatlab, radtec, la hacienda halogen, burda term, tansun, outdoor halogen
hot tub: cleverspa, clever spa, mspa, pure spa, purespa, canadian spa, layzspa, lazyspa, hydrojet, saluspa, sundance spa, hotspring, hot spring spa, artesian spa, caldera spa, wellis, arctic spa, arctic spas, rotospa, roto spa
swimming pool, pool: intex metal frame, bestway steel pro, steel pro max, power steel, easy set, intex ultra, prism frame, fast set, polygroup, summer waves, intex 15ft, bestway 12ft, bestway 14ft, splash frame
garden furniture: garden sofa, cube set, keter, allibert, lifetime folding, kettler, bramblecrest, lg outdoor, nova garden, nova outdoor, cane line, applaro, bondholmen, tarno, askholmen, solleron, kungso, falholmen, jutholmen, angso
rattan furniture: keter corfu, keter california, allibert
rattan sofa, rattan corner sofa: keter corfu, keter california, allibert, maze winchester, maze london, kettler palma, palma corner, bramblecrest, nova heritage, 8 seat cube, 4 piece rattan, 3 piece rattan, solleron, resin weave, wicker garden, wicker patio, poly rattan, yakoe, nova cambridge, hartman heritage
garden chair, patio chair: steamer chair, director chair, kettler high back, hartman high back, askholmen chair, applaro chair, lafuma, zero gravity, fermob, quest chair, moon chair, recliner garden, sunlounger, suntime gravity, deckchair, lawn chair, keter harmony, monobloc resin, resin chairs, love seat
garden table, patio table: bistro table, picnic bench, applaro drop leaf, askholmen table, applaro table, cast aluminium round, teak extending, pub bench, parasol hole, kettler mesh, hartman round, keter, tarno table, picnic table, grosfillex, mosaic bistro
garden bench: lutyens, park bench, memorial bench, companion seat, love seat, jack and jill, bench ends, tree seat, applaro bench, lister teak, westminster teak, cast iron ends, rowlinson tuscan, rustic log seat, storage bench keter, keter eden, eden bench, pub bench, winawood, church pew outdoor
picnic bench, picnic table: pub table, hexagonal bench, beer bench, lifetime folding table, beer festival table, plum picnic, keter fold, sandpit picnic, nbb recycled
sun lounger: lafuma, zero gravity, gravity chair, steamer chair, applaro lounger, textoline recliner, suntime gravity, poolside bed, anti gravity, kettler recliner, quest relaxer, pool lounger, steamer lounger, garden relaxer, ikea tostero, foldable lounger, day bed garden
garden lounger, garden recliner: lafuma, zero gravity, gravity chair, steamer chair, applaro lounger, sunlounger, sun bed, textoline recliner, suntime gravity, poolside bed, anti gravity, kettler recliner, quest relaxer, pool lounger, steamer lounger, garden relaxer, ikea tostero, deckchair, foldable lounger, day bed garden
sun lounger: sunbeds
swing seat: swinging hammock, swinging bench, swinging chair garden, swinging arbour
hammock: la siesta, amazonas, dd frontline, brazilian hanging, eno doublenest, tree tent hanging, swing bed, hanging bed, tentsile, ikea gaaro
parasol, cantilever parasol: garden brolly, sun shade umbrella, overhanging umbrella, banana umbrella, karlso, hogon, ikea ligolo, tuuci, glencrest, shadowspec, cantilever 3m, table umbrella, patio brolly, norfolk leisure royce, market umbrella, seglaro, hanging umbrella
gazebo, pop up gazebo, party tent: gala tent, gala shade, galatent, rock solid, easy up, 3x3 pop up, 3x6 pop up, quest instant, event shelter, market stall canopy, dancover, surf turf canopiapro, instant shelter, sojag, palram palermo, hardtop canopy, fast shelter, all seasons 3x3, crivit, garden canopy
arbour, garden arbour, arbour seat: rowlinson, corner seat pergola, love seat trellis, zest charlotte, charlotte seat, party seat, lattice seat
shed: tiger shiplap, billyoh, keter manor, keter factor, keter apex, 6x4 apex, 8x6 apex, 7x5 apex, 6x8 apex, 10x8 apex, 8x6 pent, 6x4 pent, shiplap apex, shiplap pent, overlap apex, yardmaster, trimetals, rubbermaid big max, lifetime 8x10, suncast
metal shed: yardmaster, trimetals, biohort, duramax, absco, arrow hamlet, sheffield arrow, rowlinson trentvale, store more lotus, security store steel, globel
plastic shed: keter, palram, suncast, duramax, grosfillex, store it out
log cabin: dunster house, tiger logs, billyoh, interlocking 44mm, 28mm interlocking, 44mm cabin, 28mm cabin, summerhouse, palmako, lasita maja, garden office, glamping pod
garden storage box: keter, store it out, suncast, deck box, rowlinson, cushion storage, ikea tostero, storeitout, wheelie bin store, patio box, midi store, rattan storage, garden chest
greenhouse: halls popular, halls cotswold, palram, vitavia, eden blockley, rhino premium, gabriel ash, alitex, polycarbonate 6x4, polycarbonate 6x8, grow house, growhouse, alton cedar, cold frame, halls magnum, janssens, swallow kingfisher, hartley botanic
polytunnel: first tunnels, haygrove
cold frame, cloche, propagator: stewart heated, vitopod, hotbox, heated windowsill, growhouse, access classic, grow camp, garland heated, super 7 heated, stewart premium, haxnicks, growcamp
water butt: slimline 100l, slimline tank, ward 210l, beehive 150l, strata 100l, ibc, rain tank, rainwater barrel, rain saver, 190l barrel, water tank garden, harcostar
compost bin: hotbin, hot bin, aerobin, tumbler compost, dalek bin, green johanna, blackwall, thermo king, rotating tumbler, wormery, green cone, compost tumbler, bokashi, ridan, 220l black bin, 330l black
wheelbarrow: haemmerlin, chillington, bullbarrow, bull barrow, ballbarrow, gorilla cart, dump cart, garden cart, muck barrow, electric barrow, smartcart, allsop, power barrow, belle buggy
hose reel, hose: hozelock, auto reel, fast cart, pico reel, gardena, rollup, xhose, expandable 100ft, 50m reel, tricoflex, kink free, reel and cart, wall mounted 40m, karcher hr, flopro, hozelok, hoselock
sprinkler: hozelock oscillating, gardena oscillating, lawn oscillating, hozelock rectangular, impulse spike, aquazoom, pulsating lawn, rain bird, hunter rotor
strimmer line: 2 4mm nylon, flymo double autofeed, spool line, flysock, oregon starline, 3mm nylon cord, stihl autocut, spool cover, trimmer cord
spade: digging tool steel, treaded stainless, border stainless, draining tool, spear jackson border, rutland tool, de wit, grafting tool
secateurs: felco, niwaki, swoe wilkinson, wilkinson razorcut, darlac, okatsune, hand shears, gardena bypass, snippers garden, rolcut
secateurs: bypass pruner, anvil pruners, ratchet pruner
loppers: tree pruner, darlac, black decker alligator, fiskars powergear, fiskars powerstep, telescopic pruner, bypass ratchet, branch cutters, long reach pruner, wilkinson razorcut
axe, hatchet: gransfors, fiskars x25, fiskars x27, fiskars x7, fiskars x11, hultafors, splitting maul, elwell, husqvarna splitting, hults bruk, hudson bay felling, wetterlings, estwing sportsmans, kent pattern, log grenade, roughneck maul
water feature, fountain: cascading bowls, solar pump ornament, kelkay, sphere pump, pebble pool, bubbling millstone, water wall, henri studio, stainless sphere, water fall led, waterfall slate, self contained cascade, lion head wall, haddonstone, cherub spouting
water feature: easy fountain, tiered fountain
pond pump, pond filter: oase, aquamax, bioforce, cyprio, aquaforce, easyclear, nexus 210, nexus 220, inpond, blagdon midi, easypod, eazypod, fish mate, fishmate, bermuda 3500, biotec, yamitsu, kockney, evolution aqua, pondmaster
bird table, bird feeder: bird box, nest box, nesting box, bird station, seed feeder, peanut feeder, feeding station, squirrel buster, peckish, gardman, suet ball holder, nyjer, niger seed, fat ball holder, rspb, bird bath, chapelwood, flip top squirrel, jacobi jayne
bird table: window feeder bird
plant pot: half barrel, whisky barrel, jardiniere, terracotta, wall trough, patio tub, belfast sink, butler sink trough, lechuza, ikea bittergurka, elho, fibreclay, stone urn, cast iron urn, versailles tub, yorkshire flowerpots, hanging basket, stewart corinthian, window box, saxon trough
garden pots, flower pot: half barrel, whisky barrel, jardiniere, terracotta, wall trough, patio tub, belfast sink, butler sink trough, lechuza, ikea bittergurka, elho, fibreclay, stone urn, chimney pot, cast iron urn, versailles tub, yorkshire flowerpots, hanging basket, strawberry pot, stewart corinthian
garden ornament, garden statue, gnomes: staddle, concrete lion, concrete owl, buddha garden, saddle stone, sundial, concrete frog, stone lion, stone dog, armillary, moongazing hare, stone ornament, mushroom stone, concrete dog, metal heron, stone eagle, resin owl, stone mushrooms, concrete swan, vivid arts
plants: agapanthus, crocosmia, pampas grass, lavender plugs, heuchera, phormium, cordyline, fatsia, euonymus, trachycarpus, photinia, buddleia, sempervivum, sedum, aquilegia, geum, alchemilla, passion flower, day lily, pelargonium
house plants: dracaena, ficus, pothos, calathea, snake plant, sansevieria, money plant, jade plant, crassula, alocasia, zz plant, zamioculcas, peace lily, swiss cheese, rubber plant, yucca, aspidistra, kentia, parlour palm, fiddle leaf
hedging: silver birch, japanese maple, laurel, leylandii, photinia, box hedge, buxus, monkey puzzle, trachycarpus, beech whips, hornbeam, red robin, bare root whips, weeping willow, cordyline, twisted willow, lollipop bay, standard bay, thuja, griselinia
fruit trees: victoria plum, apple maiden, greengage, cox apple, conference pear, peach dwarf, raspberry canes, grape vine, braeburn, medlar, stella cherry, morello, lemon tree, cordon apple, espalier
firewood: seasoned oak, stove ready, barn dried, seasoned ash, burning wood, cord wood, softwood nets, silver birch nets, briquettes, seasoned beech, cordwood, tree rounds, tree trunk rings, hotmax, nestro, logburner wood, scrap wood, waste wood, arb waste
workbench: superjaws, jawhorse, keter folding, sjoberg, sjobergs, mft 3, festool mft, saw horse, pegas, trojan workcentre, worx pegasus, woodworkers vice table, trestles, sealey api, carpenters bench
tool box: snap on kra, rollcab, rolcab, halfords industrial, clarke cbb, us pro, top box, top chest, sealey ap, sealey superline, superline pro, moraknipen, tstak, toughsystem, packout, makpac, lboxx, systainer, britool engineers, moore wright
toolbox: snap on kra, roll cab, rollcab, rolcab, halfords industrial, clarke cbb, us pro, top box, top chest, sealey ap, sealey superline, superline pro, moraknipen, tstak, toughsystem, packout, makpac, lboxx, systainer, britool engineers
socket set, spanner set: snap on, halfords pro, teng, britool, 1 2 drive, 1 4 drive, 3 8 drive, king dick, bahco, facom, gedore, siegen, elora, stahlwille, whitworth set, kamasa, gordon sockets, gear wrench, gearwrench, combination spanners
spanner: king dick, stilsons, stillsons, superslim, garringtons, gordon combination, podger, bedford ring, snap on flank, shifter, adjustable wrench, monkey wrench, ring end, britool combination
ladder: youngman, zarges, abru, werner, lyte, telesteps, telescopic 3 8m, 3 8m telescopic, triple 3m, double 3m, combination 3 way, platform step, loft steps, roof hook, little giant, drabest, extending steps, hop up
scaffold tower: youngman boss, minimax, instant upright, diy tower, quickfit tower, trade tower, evolution boss, alloy tower, lewis tower, kwikstage, scaff boards, podium steps, acrows, razor deck, scaff tubes, cuplok, euro towers, micro platform
welder: clarke mig, 151te, 135te, clarke 90en, rtech, migmate, sip autoplus, cebora, pocket turbo, snap on mm, tradesmig, oxford oil cooled, pickhill bantam, bantam oil, esab, lincoln compact, kemppi, fronius, gys, supermig
lathe: myford, ml7, ml10, boxford, colchester student, colchester bantam, harrison m250, harrison m300, dml, coronet major, axminster at, sieg, cl300m, warco, unimat, emco compact, chester db, drummond, southbend, south bend
pillar drill, drill press: meddings, fobco, startrite mercury, cdp, cdp5rb, cdp10b, progress no 1, axminster trade bench, sealey gdm, nutool 5 speed, elliott progress, record power dp, pbd40, warco 2b, draper 5 speed, rexon 5 speed, bench drill, ajax radial, sip 5 speed, union bench
paint: crown matt, johnstones, leyland trade, 10l magnolia, 10l brilliant white, valspar, little greene, frenchic, annie sloan, rust oleum, rustoleum, zinsser, sandtex, eggshell 2 5l, 5l matt, wickes trade matt, tikkurila, magnolia 10l, farrow ball, hammerite
emulsion, emulsion paint: crown matt, dulux matt, johnstones, leyland trade, 10l magnolia, 10l brilliant white, valspar, little greene, frenchic, annie sloan, rust oleum, rustoleum, zinsser, sandtex, dulux easycare, eggshell 2 5l, 5l matt, wickes trade matt, tikkurila, magnolia 10l
fence paint, wood stain: cuprinol, ronseal, ducksback, fence life, creocote, garden shades, sadolin, sikkens, sheds and fences, barrettine, protek, timbercare, osmo, one coat fence
paving: indian stone
paving slabs: marshalls saxon, porcelain 900x600, porcelain 600x900, raj green, kandla grey, bradstone, riven 600x600, 3x2 council, york stone, mint fossil, flag stones, stonemarket, circle kit, stepping stones, block pavers, marshalls heritage, limestone patio, marshalls drivesett, cobbles, granite setts
paving: marshalls saxon, porcelain 900x600, porcelain 600x900, raj green, kandla grey, bradstone, riven 600x600, 3x2 council, york stone, mint fossil, flag stones, stonemarket, circle kit, stepping stones, block pavers, marshalls heritage, marshalls drivesett, cobbles, granite setts
bricks, house bricks: lbc, imperial reds, rustic antique, london stocks, london stock, engineering blue, reclaimed reds, yellow stocks, wienerberger, heritage blend 65mm, accrington reds, smooth reds, staffordshire blues, cheshire blend, flettons
insulation, insulation board, loft insulation: kingspan, celotex, rockwool, knauf, recticel, pir, quinntherm, xtratherm, ecotherm, mannok, polystyrene sheets, jablite, isover, earthwool, thermafleece, loft roll, ravatherm, superquilt, foil wrap, yelofoam
timber, wood: 4x2, 3x2, 6x2, 2x4, 8x2, c16, c24, cls, scaffold boards, scaff boards, sleepers, joists, plywood, osb, osb3, roofing batten, 18mm ply, mdf, decking boards, sterling board
plywood, osb sheet: osb3, 18mm sheet, 8x4 18mm, 8x4 sheets, sterling board, hardwood faced, marine 18mm, birch faced, far eastern, buffalo board, phenolic board, smartply
tiles, floor tiles, wall tiles: porcelain 600x600, porcelain 60x60, metro white, quarry red, encaustic, travertine, mosaic sheets, victorian geometric, slate 300x300, ceramic 300, brick effect white, splashback, terracotta quarry, subway white, porcelanosa, minton hollins, zellige
floor tiles, wall tiles: johnson tiles
door, internal door: suffolk oak, jb kind, 4 panel pine, 6 panel moulded, 1981mm, 762mm, 686mm, 30 inch oak, 1930s panelled, shaker 4 panel, 2032mm, mexicano oak, victorian 4 panel, premdor, ledged and braced, fd30
roof tiles, roof slates: marley modern, marley mendip, redland 49, redland 50, rosemary clay, sandtoft, double roman, welsh slates, spanish slates, bold roll, marley ludlow, ludlow major, redland renown, redland grovebury, ridge tiles, stonewold, blue bangor, acme century, eternit slates, duchess slates
artificial grass: fake turf, 30mm pile turf, 40mm pile turf, synthetic turf, plastic grass, 4g pitch turf, namgrass, easigrass, lazylawn
decking: composite boards, millboard, trex, timber deck, deck joists, grooved 4 8m, ecodek, composite prime, saige, deck tiles, runnen
fence panels: 6x6 panels, 6x5 panels, 6x4 panels, 6x3 panels, 6ft panels, waney lap, close board, featheredge, hit and miss, willow screening, hazel hurdles, bamboo screening, post and rail, sheep netting, stock netting, trellis, chestnut paling, gravel boards, durapost, slatted panels
guttering: downpipes
landscaper: patios, turfing, fencing and decking, artificial grass, block paving, driveways, sleepers laid, decking and fencing, garden makeovers, retaining walls, indian sandstone laid, slabs laid
gardener: strimming, garden clearance, garden tidy, weeding, pruning, borders weeded, overgrown gardens
tree surgeon: hedges reduced, conifers topped, leylandii
fence repair: featheredge, close board, gravel boards, blown down panels, fences erected
patio cleaning: power washing, patios cleaned, driveways cleaned, drives jet washed, softwashing, render cleaning, jetwash
`;
