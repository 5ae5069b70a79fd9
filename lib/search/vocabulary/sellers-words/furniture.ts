export const furniture = `
sofa: soderhamn, kivik, friheten, vimle, landskrona, stocksund, lidhult, karlstad ikea, beddinge, lycksele, hammarn, vallentuna, norsborg, parup, vilasund, knopparp, glostad, karlanda, backabro, manstad
corner sofa: friheten, chaise sofa, chaise settee, corner group, corner unit, lhf chaise, rhf chaise, left hand chaise, right hand chaise, chaise end, modular sofa, 2c1, 2 corner 1, soderhamn corner, kivik chaise, vimle chaise, vallentuna
modular sofa, sectional sofa: soderhamn, vallentuna, lovesac, vimle, jattebo, togo sofa, swyft model, mags sofa
sofa bed: friheten, beddinge, lycksele, hammarn, vilasund, grimhult, exarby, nyhamn, asarum, holmsund, bedinge, knopparp, solsta, askeby, karlaby, moheda, manstad, balkarp, vattviken, put you up
daybed: hemnes pull out, brimnes pull out, fyresdal, flekke, fjellse, tarva pull out, utaker, pull out guest, svarta pull out
recliner: stressless, ekornes, lazyboy, himolla, celebrity somersby, reclining armchair, poang rocker, muren ikea, hsl chair, berg chair, push back chair, electric riser
riser recliner: hsl, willowbrook, dual motor, lift recline, cosi chair, celebrity rise, repose chair, repose rimini
armchair: ekero, tullsta, pello, jennylund, ektorp chair, remsta, ikea vedbo, froset, grimo, agen chair, muren, gistad, koarp, oskarshamn, ekenas, landskrona chair, cuddle chair, snuggler, snuggle chair, club chair
wingback chair: strandmon, parker knoll, cottage chair, queen anne chair, grandfather chair, high back chair, high seat chair, orthopaedic chair
tub chair, bucket chair: tullsta, lloyd loom, club chair, barrel chair, swivel tub, solsta olarp, tub armchair
accent chair: strandmon, ekero, cocktail chair, tub chair, oyster chair, scallop chair, slipper chair, bedroom chair, boucle chair, teddy chair, spoonback chair, shell chair
egg chair, hanging chair: cocoon chair, hanging pod, pod chair, swing egg, hanging egg, rattan swing chair, egg swing, ikea lomsk, arne jacobsen egg
egg chair: hanging basket chair
nursing chair: poang, tutti bambini, dutailier, haberhutt, kub haldon, kub chatsworth, ickle bubba eden, hauck glider, gliding chair, glider and footstool, glider and stool, obaby deluxe reclining, babylo milan, spoonback, victorian low chair
rocking chair: grankulla, sundvik, eames rar, rar style, rocking armchair
massage chair: zero gravity chair, osim, weyron, sanyo shiatsu, komoder, homedics shiatsu chair, shiatsu seat, inada, medical breakthrough, panasonic shiatsu, irest
office chair: ikea markus, markus chair, renberget, jarvfjallet, langfjall, millberget, flintan, volmar, skruvsta, hattefjall, loberget, orfjall, vimund, jules junior, alefjall, gruppspel, matchspel, mirra, sayl, embody chair
dining chair: ingolf, henriksdal, borje ikea, stefan ikea, harry ikea, nordmyra, odger, leifarne, bergmund, norrnas, tobias ikea, kaustby, ivar chair, terje, lisabo chair, teodores, martin ikea, karljan, gronsta, janinge
bar stool: ingolf stool, franklin ikea, janinge stool, glenn ikea, henriksdal stool, stig ikea, dalfred, bosse stool, bergmund stool, raskog stool, kyrre, counter stool, tolix stool, gas lift stools, bombo stool, swivel stool, pub stool, tractor stool, adjustable stool, breakfast chairs
footstool: tuffet, strandmon stool, poang stool, ektorp bromma, kneeler, leg rest, gout stool, moroccan leather poufe, alseda, camel stool, songmics cube, otium, humpty, beaded stool, cube seat
bean bag: fatboy, lovesac, icon bag, rucomfy, big bertha, ambient lounge, bazaar bag, extreme lounging, gamer bag, loft 25, floor pillow giant, squashy gamer
bench: pew, monks seat, monk settle, oak settle, school form, hallway seat, kneeler
church pew: chapel bench, chapel seat
chaise longue: day couch, fainting couch, lc4, scroll end sofa, boudoir couch, recamier, one arm sofa
dining table: extending dining, ekedalen, bjursta, ingatorp, norden ikea, gamleby, lerhamn, morbylanga, stornas, ikea lisabo, docksta, jokkmokk, strandtorp, lanneberga, glivarp, vangsta, skogsta, melltorp, nordviken, norraker
drop leaf table, gateleg table, gate leg table: norden gateleg, ikea norden, ikea ingatorp, ercol drop leaf, sutherland table, pembroke table, butterfly table, wake table, old charm gateleg, barley twist gateleg, fold away dining, space saving table, ikea norberg, norbo, pedestal flap, ikea gamleby, folding leaf table, barleytwist table
dining set, dining room set: extending and 6, table 4 chairs, table 6 chairs, table 8 chairs, table 2 chairs, table with benches, table and benches, table 2 benches, space saver set, stowaway table, bench dining, 5 piece dining, 7 piece dining, breakfast set, lerhamn, ercol table chairs, nathan table chairs, mcintosh table chairs, tulip set, pine table chairs
coffee table: lack ikea, lack table, ikea liatorp table, vittsjo table, lunnarp, listerby, burvik, ikea gladom, ikea trulstorp, ikea tofteryd, holmerud, ikea kvistbro, ikea stockholm table, boksel, klubbo, strind, ikea vejmon, ramvik, lovbacken, tingby
side table, end table, lamp table: gladom, lack side, ikea hol, hol table, kvistbro, burvik, ikea ingatorp round, olsedal, vittsjo laptop, tingby, knarrevik, wine table, tripod table, pie crust table, piecrust table, pedestal table, plant table, butlers tray, sofa table, tilt top table
console table, hall table: hall console, telephone table, hemnes console, sofa table, entryway table, half moon table, demi lune, demilune, credence table, radiator table, pier table, entrance table, ikea liatorp console, lack console, ikea ekby console, foyer table, hall stand
telephone table, telephone seat: gossip bench, chippy heath, chippy telephone, phone seat, phone bench, hall seat, gossip seat, telephone stool, phone table, telephone chair
dressing table: hemnes dressing, malm dressing, brimnes dressing, ikea malm vanity, vanity desk, dresser with mirror, hollywood vanity, makeup station, make up desk, makeup desk, vanity set, stag dressing, stag vanity, kneehole dressing, kidney shaped dressing, syvde, idanas vanity, vanity station, dressing chest, alex vanity
desk, study desk: micke, ikea alex, linnmon, lagkapten, bekant, idasen, skarsta, trotten, ikea galant, vika amon, thyge, ikea hilver, klimpen, ikea lillasen, kullaberg, ikea jerker, ikea fredrik, borgsjo, uppspel, utespelare
standing desk: flexispot, idasen, trotten, skarsta, rodulf, bekant sit stand, varidesk, fully jarvis, jarvis desk, fezibo, maidesite, yo yo desk, yoyo desk, sanodesk, mittzon sit stand, uplift v2, sit to stand, height adjustable table, desktronic, lift desk
corner desk: micke corner, corner workstation, brusali corner, galant corner, bekant corner, corner computer table, ikea linnmon corner, radial desk, crescent desk, corner computer station
filing cabinet: bisley 4 drawer, bisley 2 drawer, ikea galant filing, triumph filing, suspension filing, helmer, ikea erik, erik cabinet, filing drawers, a4 filing, 4 drawer filing, pedestal drawers, desk pedestal, multidrawer, silverline, galant drawer, plan chest, index cabinet, card index drawers, lateral filing
drawer unit: ikea alex, helmer, ikea lennart, ikea erik, moppe, desk pedestal, trolley drawers, plan chest, tower drawers, raaco, kallax insert, trofast, haberdashery drawers, galant drawers, plastic tower, storage tower, bank of drawers, really useful tower
bed frame, bed: malm frame, brimnes frame, tarva, songesand, askvoll, fjellse, neiden, slattum, gjora, bjorksnas, leirvik, noresund, fyresdal, kopardal, nordli frame, dunvik, trysil frame, nesttun, nyvoll, tufjord
single bed: single frame
single bed: 3ft divan, 3ft frame, 3 foot divan, minnen, malm single, hemnes single, tarva single, kritter single, brimnes single, neiden single, single mattress, single base, utaker, stackable bed, flekke, single ottoman, cabin bed, 3 ft divan
double bed: double frame
double bed: 4ft6 divan, 4ft6 frame, 4ft 6 divan, 4ft6 ottoman, 4 6 divan, 4 6 bed, double ottoman, malm double, hemnes double, brimnes double, tarva double, songesand double, 4foot6, double size, double bedframe
king size bed: kingsize frame, king ottoman, kingsize ottoman, 5ft divan, 5ft frame, 5ft ottoman, 5 ft bed, malm king, hemnes king, brimnes king, tarva king, songesand king, zip and link, 5ft bedframe, king bedframe, king sleigh
king size bed: king frame
bunk bed, bunk: kura, mydal, svarta, tuffing, vitval, slakt, stompa, double decker bed, julian bowen domino, julian bowen maxi, flexa, aspace charterhouse, ladder beds, two tier beds, noomi, thuka
cabin bed: stompa, thuka, kura, ikea smastad, low sleeper, den bed, captains bed, bed with slide, bed with desk, shorty sleeper, steens, flexa, parisot, noa and nani, julian bowen pluto, kidspace, pluto midi, tent bed, sleep station, cabin sleeper
high sleeper: ikea stuva, ikea smastad, ikea svarta loft, ikea tromso, tuffing loft, vitval loft, stora, stompa, thuka, gaming sleeper, bed over desk, bed with desk, noa and nani, bed above desk, julian bowen kepler, kidsaw kudl, futon sleeper, study bunk, gaming bunk, parisot
guest bed: jaybe, jay be, rollaway, roll away, pull out bed, put you up, zbed, fold away bed, foldaway bed, foldable mattress, folding mattress, utaker, sandvika, futon, chair bed, aerobed, folding single, fold out bed, visitor bed
trundle bed: underbed guest, hemnes daybed, brimnes daybed, fyresdal, flekke, pull out underbed, stowaway guest, guest daybed
four poster bed: 4 poster, edland, canopy bed, half tester, four post bed, tester bed, canopied bed, four postered
adjustable bed: adjustamatic, theraposture, tempur adjustable, massage bed, craftmatic, laybrook, opera profiling, tilting bed, dual adjustable, power base, ergomotion, mibed, electric divan, opera classic, bakare, sidhil, invacare medley, harvest woburn, motorised divan
electric bed: adjustamatic, theraposture, tempur adjustable, massage bed, craftmatic, profiling bed, laybrook, opera profiling, tilting bed, dual adjustable, power base, ergomotion, mibed, electric divan, opera classic, bakare, sidhil, invacare medley, harvest woburn, motorised divan
ottoman bed: brimnes frame, malm ottoman, hydraulic bed, ottoman base, divan 4 drawers, divan 2 drawers, side lift, end lift, captains bed, lift up storage, gas lift storage, ottoman frame, nordli frame, songesand drawers, underbed drawers, sommerhus
air bed: aerobed, blow up mattress, readybed, outwell flow, aero bed, self inflating mattress, outwell excellent, vango shangri la, intex dura beam
mattress: hovag, hamarvik, ikea sultan, hyllestad, hesseng, morgedal, malfors, moshult, minnesund, matrand, myrbacka, hokkasen, hasvag, ikea vadso, valevag, vesteroy, vagstranda, abygda, anneland, haugsvar
memory foam mattress: tempur, emma original, eve original, simba hybrid, otty, dormeo, ergoflex, leesa, mlily, visco foam, morgongava, matrand, octaspring, sweet dreams foam
mattress topper, memory foam topper: tussoy, tustna, talgje, tudal, knapstad, tananger, sultan tjome, dormeo topper, panda topper, tempur topper, bed topper, dormeo octasmart, simba topper, emma topper, feather topper, airmax, goose down topper, wool topper, mattress enhancer, pillow top pad
headboard: bed head, nordli head
bedside table: hemnes bedside, malm bedside, brimnes bedside, tarva bedside, trysil bedside, songesand bedside, askvoll bedside, tyssedal bedside, nordli bedside, bedside lockers, bedside locker, bedside chest, bedside cupboard, stag minstrel bedside, pair of bedsides
bedside table: malm 2 drawer, kullen 2 drawer, knarrevik, nordkisa, selje
wardrobe: aneboda, dombas, kleppstad, brusali, musken, visthus, rakkestad, trysil, vuku, breim, brimnes 3 door, hemnes 2 door, platsa, ikea sundvik, vilhatten, ikea aspelund, hopen ikea, elgnas, ikea songesand, ikea godishus
double wardrobe: 2 door robe, brimnes 2 door, dombas, kleppstad, aneboda, hemnes 2 door, gents robe
triple wardrobe: triple robe, brimnes 3 door, 3 door robe, dombas, three door robe, brusali 3 door, rakkestad 3 door, songesand 3 door
sliding wardrobe: pax sliding, pax auli, hasvik, sliderobes, slide robe, sliderobe, rauch sliding, sliding robe, auli doors, sliding mirror doors, hokksund, trysil sliding, stanley mirror doors, spacepro, todalen
clothes rail: mulig, rigga, turbo ikea, tjusig rail, garment rack, dress rail, hanging rail, coat rail, portis, heavy duty rail, rolling rail, market rail, gown rail, kornsjo, veberod, elvarli, hanging rack, clothes stand, nikkeby, open wardrobe
chest of drawers: koppang, kullen, rast, tarva, nordli, idanas, askvoll, gursken, vihals, hurdal, tyssedal, trysil, songesand, hauga, raevskar, skruvby, ikea aneboda, nordkisa, oppland, ikea bisley
sideboard: besta, ikea stockholm, idanas, havsta, ikea liatorp, ivar cabinet, fabrikor, dresser base, side board, chiffonier, nathan squares, mcintosh torpedo, elliotts of newbury, eon modular, white and newton, stonehill stateroom, beithcraft, portwood, jentique, meredew
dresser: plate rack base, welsh cupboard, display hutch, ercol dutch, old charm canted, farmhouse cabinet, hygena cabinet, kitchenette retro, easiwork, maid saver, maidsaver, larder cabinet, liatorp cabinet, plate rack unit
cabinet: credenza, chiffonier, vitrine, besta ikea, hygena kitchenette
display cabinet: detolf, fabrikor, milsbo, blaliden, rudsta, regissor, brimnes glass, hemnes glass door, liatorp glass, billy oxberg, billy morliden, havsta glass, ikea baggebo glass, vitrine, bijouterie, bow front glass, glass display, nathan display, old charm display, trophy case
corner cabinet, corner unit: liatorp corner, brimnes corner, old charm corner, ercol corner, nathan corner, corner display, barrel front corner, bow fronted corner, corner dresser, pine corner, hanging corner
drinks cabinet: globe bar, globe cabinet, globe drinks, tiki bar, atomic bar, barget bar, turnidge, home bar, old charm cocktail, drinks globe, cocktail bar, wine cabinet, deco walnut cocktail, vono bar, retro bar, padded bar, cocktail unit
drinks cabinet: mini bar cabinet
drinks trolley: raskog, gold trolley
hostess trolley: ekco hostess, philips hostess, food warmer trolley, ekco royal, ekco imperial, hostess royal, hostess sovereign, swan hostess, heated serving, hostess connoisseur
hostess trolley: heated food trolley
tea trolley: kaymet, raskog, nissafors, serving trolley, woodmet, remploy trolley, ercol trolley, cake trolley, dinner wagon
bookcase, book shelves: expedit, laiva, finnby, gersby, kilby, baggebo, vittsjo, fjalkinge, ikea hemnes shelves, lerberg, ikea brimnes shelves, liatorp shelves, tomnas, enetri, borgsjo, flysta, nornas, valje, eket, havsta shelves
shelving unit: besta, ikea ivar, ivar side units, hyllis, hejne, ikea gorm, bror, ikea albert, omar ikea, jostein, laiva, gersby, finnby, baggebo, vittsjo, fjalkinge, lerberg, eket, enetri, elvarli
floating shelf, wall shelf: lack shelf, ekby, mosslanda, bergshult, burhult, sibbhult, string pocket, lack floating, svalnas, botkyrka, lustigt, picture ledge, picture ledges, persbult, hyllis wall, scaffold shelf, granhult, tranhult, driftwood shelf, mantel shelf
tv stand, tv table: besta, lack tv, hemnes tv, brimnes tv, brusali tv, byas, lappland, fjallbo, vittsjo tv, ikea benno, tv meuble, ikea leksvik tv, nordli tv, ikea baggebo tv, skruvby tv, gettorp, ikea stockholm tv, havsta tv, malsjo, tomnas
wall unit: ladderax, ikea besta wall, tapley 33, tapley unit, beaver and tapley, cado, string shelving, royal system, avalon wall, nathan wall, schreiber unit, stag wall, mcintosh wall, hulsta
shoe rack, shoe cupboard: tjusig, hemnes shoe, trones, ikea stall, bissa, mackapar, ikea brusali shoe, grejig, greja, stansa, skubb shoe, boot rack, over door shoe, shoe tower, songmics shoe, welly rack, shoe bench, tip out cabinet, pleje, novogratz
coat stand, cloak stand: pinnig, tjusig, ikea knippe, bentwood stand, hall tree, hall robe, hat rack, coat hooks, peg rack, coat pegs, hall pegs, sputnik hooks, atomic hooks, eames hang it, kubbis, lurt, svartsjon rack, ikea ekrar, clothes tree, cloakroom pegs
umbrella stand: stick stand, brolly stand, umbrella holder, umbrella rack, drainage pipe stand, stick holder
magazine rack: newspaper rack, magazine holder, magazine stand, ercol magazine, paper rack, lp rack
blanket box, linen chest: ottoman, kist, toy chest, pine trunk, marriage chest, camphor chest, camphorwood chest, hemnes storage bench, dowry chest, mule chest, bedding chest, storage chest, pine chest, linen box, rug box, hope chest, oak coffer, sword chest, cedar chest
ottoman: blanket box, bedding box, toy chest, lloyd loom blanket, linen box
ottoman box: storage pouffe
trunk, steamer trunk, chest: tuck box, ammo box, kist, louis vuitton malle, flight case, camphor wood, ammunition box, packing case vintage, pukka luggage
steamer trunk, chest: school trunk, cabin trunk, travel trunk, mossman trunk, overpower trunk, campaign trunk, wardrobe trunk, tin trunk
trunk: steamer chest, dome top chest
steamer trunk: steamer chest, dome top chest, seamans chest
toy storage: trofast
toy storage: ikea stuva, smastad, kallax drona, drona boxes, flisat, toy tidy, toy organiser, toy bins, kids storage bins, tidy books, ikea eket, glis, toy drawers, vessla, samla, great little trading, gltc, toy shelf, lego storage head
toy storage unit: ikea stuva, smastad, kallax drona, drona boxes, flisat, toy tidy, toy organiser, toy bins, kids storage bins, tidy books, ikea eket, glis, toy drawers, vessla, samla, great little trading, gltc, toy shelf, lego storage head, ottoman kids
storage box: samla, drona, kuggis, skubb, tjena, sockerbit, ikea vessla, tjog, ikea glis, underbed storage, wham box, wham crystal, sterilite, sistema, curver, euro crates, stacker boxes, sortera, attached lid crates, lidded crate
room divider: dressing screen, room screen, modesty screen, 4 panel screen, four fold screen, partition screen, decoupage screen, fire screen divider
room divider: shoji, ikea risor, coromandel, kallax 5x5
ladder shelf: leaning bookcase, leaning shelf, ikea satsumas, ikea lerberg, step shelves, 5 tier leaning, ladder bookcase
record cabinet, vinyl storage: kallax, expedit, flip flap records, record rack, lp rack, lp cabinet, music cabinet, record crate, record crates, zomo, ikea eket, hi fi unit, vinyl rack, record box, lp box, record stand, album rack, dansette legs, stereo cabinet
antique furniture: pembroke table, chiffonier, credenza, bureau bookcase, court cupboard, tallboy, commode chair, wash stand, georgian mahogany, victorian mahogany, edwardian inlaid, edwardian mahogany, queen anne walnut, barley twist, regency mahogany, balloon back, prie dieu, campaign chest, jardiniere, art nouveau
mid century furniture, teak furniture: ercol, nathan teak, mcintosh teak, ladderax, stonehill, mid century modern, mcm, danish teak, parker knoll, schreiber, formica table, stag minstrel, merrow associates, white and newton, elliots of newbury, tapley, beithcraft, portwood, danish modern, kofod larsen
g plan: ib kofod larsen, astro coffee
stag furniture, stag minstrel: stag cantata, stag madrigal
pine furniture: mexican pine, corona mexican, mexican corona, corona range, solid pine, cotswold pine, pine chest, pine dresser, ducal victoria, hampshire pine, airsprung pine
oak furniture: oak furnitureland, old charm, priory oak, mouseman, ercol, bevan funnell, webber croft, wood brothers, laura ashley kingsley, rustic oak, next huxley, next bronx, cotswold company chester, jaycee tudor, quercus rustic
conservatory furniture, cane furniture: lloyd loom, cane suite, bamboo suite, rattan suite, conservatory suite, daro cane, mamasan, papasan, peacock chair, angraves, wicker suite, desser, cane sofa set, cane chairs, wicker chairs, holm ikea, agen
office furniture: boardroom table, bench desking, desk pedestal, wave desk, office desk, office chairs, filing cabinet, tambour unit, herman miller, reception desk, meeting table, office pods, partition screens, kinnarps, ikea galant, ikea bekant, steelcase, office screens, operator chairs
mirror: overmantle, overmantel, over mantle, cheval, psyche glass, hovet, ikea stave, nissedal, lindbyn, mongstad, ikea karmsund, lots ikea, ikea songe, toftbyn, ikea ikornnes, svansele, rotsund, sunburst glass, convex glass, pier glass
full length mirror: cheval, psyche mirror, hovet, leaner mirror, leaning mirror, knapper, nissedal, ikornnes, karmsund, mongstad, toftbyn, ikea stave, swing mirror, tall mirror, lean to mirror, bevelled long, over door mirror, body mirror, gym mirror, pier mirror
rug: axminster square, kilim, kelim, gabbeh, adum, lohals, vindum, stoense, tiphede, ikea lappljung, gaser, hampen, alhede, ikea toftlund, vedbaek, langsted, morum, sheepskin, rens ikea, ludde
persian rug: bokhara, heriz, kashan, qashqai, kazak, hamadan, baluchi, kilim, nain wool, sarouk, turkish hand knotted, hand knotted wool, bakhtiari, tekke, persian carpet, afghan rug, turkish rug, turkish carpet, turkmen, qum silk
sheepskin, sheepskin rug: rens, ludde, ikea skold, icelandic fleece, sheep skin, auskin, wool hide
hall runner: persian runner, hallway carpet, stair carpet, turkish runner, roger oates, corridor carpet, axminster runner, hall carpet, runner rug
stair runner: persian runner, hallway carpet, long hall rug, turkish runner, roger oates, corridor carpet, axminster runner, hall carpet, runner rug
stair rods: carpet rods, stair clips, stairrods, carpet grips brass, stair bars
carpet tiles: heuga, interface tiles, burmatex, desso, milliken, gradus, paragon tiles, tessera, carpet squares, modulyss, rawson
underlay: cloud 9, cloud nine, tredaire, duralay, 10mm pu, tread 11mm, 11mm foam, sonic gold, fibreboard 5mm, wood floor foam, crumb rubber, fastlay, durafit, ball and young, gripper rods, timbermate, vitrex laminate, xps boards 5mm
laminate: quick step, quickstep, pergo, krono, kronoswiss, balterio, egger, kaindl, berry alloc, click lock, classen, elka, malmo click, parador, aquastep
vinyl flooring: karndean, amtico, moduleo, polyflor, camaro, livyn, cushion floor, cushionfloor, cushioned floor, marmoleum, tarkett, altro, spc click, gerflor, expona, palio, rhinofloor, leoline, vinyl planks, self adhesive floor
lvt, luxury vinyl tile, vinyl floor: karndean, amtico, moduleo, polyflor, camaro, livyn, cushion floor, cushionfloor, cushioned floor, linoleum, marmoleum, tarkett, altro, spc click, gerflor, expona, palio, rhinofloor, leoline, vinyl planks
oak flooring, engineered flooring, parquet: junckers, kahrs, herringbone blocks, oak boards, engineered oak, solid oak planks, reclaimed floorboards, floor boards, pine boards, woodpecker harlech, ted todd, v4 wood, engineered planks, gymnasium flooring, chevron boards, chevron oak, woodblock floor, maple strip, elka engineered, wood blocks
curtains: majgull, hilja, ikea lill, merete, sanela, ritva, vivan, lenda, ikea matilda, ikea aina, aina ikea, ikea blekviva, gunrid, hannalill, hilleborg, silverlonn, tibast, ingert, moalisa, rosalill
net curtains, voile: ikea lill, alvine spets, lace panel, teresia, nottingham lace, hilja, ikea matilda, hildrun, gjertrud, ikea alvine, sheer panels, louvre panel, nylon lace
net curtains, voile: cafe nets, net panel, jardiniere nets, lace nets, swagged nets
net curtains: voile panels
curtain pole, curtain rail: racka, hugad, vidga, kvartal, dignitet, betydlig, swish rail, swish track, swish deluxe, curtain track, bay pole, integra poles, finials, curtain rod, silent gliss, tension rod, harrison drape, speedy poles, eyelet pole, ceiling track
blind: fridans, tupplur, fyrtur, kadrilj, skogsklover, hoppvals, tretur, enje, schottis, lindmon, ringblomma, roman shade, pleated shade, perfect fit, duette, luxaflex, velux ggl blackout, dkl, duettes, vertical louvres
blackout blind: fridans, gro anywhere, tupplur, dkl, gro blind, sleepout, snooze shade window, easyblinds, ezblinds, velux rooflight, easynight, portable blackout, ubbleforbe, magicblackout, blackout roller, totally blackout
shutters, window shutters: shutterly fabulous, louvered panels, louvre panels, plantation blinds, louvred window, cafe style louvre, tier on tier
window shutters: california shutters
duvet: mysa, slumberdown, 10 5 tog, 13 5 tog, 4 5 tog, 15 tog, all seasons, all season tog, hollowfibre, goose down, hungarian goose, fine bedding company, snuggledown, coverless bedding, night lark, nightlark, silentnight 10 5, rodtoppa, strandmolke, grusblad
bedding: bedspread, dvala, bergpalm, nattjasmin, alvine kvist, emmie, puderviva, dorma, reversible double set, oxford pillowcases, egyptian cotton, bedset, teddy fleece set, bed spread, throwover, counterpane, candlewick, eiderdown, valance, smaspor
bed linen: quilt cover, bedspread, dvala, bergpalm, nattjasmin, alvine kvist, emmie, puderviva, dorma, fitted sheet, reversible double set, oxford pillowcases, egyptian cotton, quilt set, bedset, teddy fleece set, bed spread, throwover, counterpane, candlewick
bedspread: candlewick, patchwork quilt, welsh quilt, durham quilt, bed cover, throwover, ikea indira, kantha, marseille quilt, crochet bed
counterpane, eiderdown: candlewick, patchwork quilt, welsh quilt, durham quilt, bed cover, throwover, bed throw, ikea indira, kantha, marseille quilt, crochet bed
bedspread, counterpane: paisley eiderdown, satin eiderdown
bedspread, counterpane, eiderdown: quilted coverlet
pillow: bolster, rosenskarm, hollowfibre pair, memory foam contour, tempur original small, tempur millennium, slumberdown, emma cloud pair, goose feather pair, simba hybrid firm, panda bamboo, kally, dreamgenii, contour memory foam, ergonomic neck memory, silentnight hotel collection, klubbsporre, ikea gulkavle, vildkorn, hutterite
electric blanket: dreamland intelliheat, slumberdown heated, silentnight comfort control, heated throw, monogram beurer, imetec, heated mattress, underblanket, heated over blanket, morphy richards washable, monogram komfort, overblanket, dual control heated, relaxwell, beurer ub, beurer hd75, lakeland heated, electric throw, bed warmer, snuggly heated
weighted blanket: gravity 7kg, gravity 9kg, kudd, remy sleep, mela comfort, calming blanket, kalm, 6 8kg sensory, odonvide, brentfords weighted, teddy weighted throw, sensory weighted, anxiety blanket, aeyla mela
throw: welsh tapestry, polarvide, ingabritta, gurli, odhild, tartan travel rug, picnic rug
cushion: scatter set, bolster, gurli, sanela, seat pads, seat pad, bantham, malou ikea, fjadrar, inner pads, chair pads, justina, back rest pad, feather pads, hollowfibre inserts, pin tuck scatter, floor pillow, kneeler, scatter pillows, seat squab
wallpaper: anaglypta, woodchip roll, lincrusta, sanderson rolls, graham brown, cole and son, laura ashley rolls, arthouse, osborne and little, fine decor, muriva, lining paper, wall mural, photo mural, feature wall roll, farrow ball rolls, border roll, vliespapier, erismann, superfresco
table lamp: tertial, fado, lampan, holmo, arstid, ranarp, hektar, jansjo, knubbig, tarnaby, lersta, grono, tvars, blasverk, ikea rodd, skurup, ikea fubbla, riggad, ikea symfonisk light, vate
floor lamp, uplighter: holmo, ikea not, ikea hektar, hektar floor, ranarp floor, ikea lersta, arstid floor, ikea alang, skaftet, isjakt, hemnes floor light, lauters, ikea vidja, ikea samtid, ikea stockholm floor, arco lamp, flos arco, arc lamp, castiglioni arco, tripod light
desk lamp, reading lamp: tertial, jansjo, forsa, anglepoise, ikea hektar, ikea riggad, navlinge, tisdag, arod, herbert terry, apex 90, type 75, kontext, terry 1227, bankers lamp, screenbar, daylight lamp, daylight company, serious readers, serious light
lava lamp: mathmos, astro baby, crestworth, glitter lamp, fireflow, lava light, rocket lava, grundig lava, bubble lamp, glitter rocket, lava astro
salt lamp: himalayan salt, rock salt light, salt crystal, himalayan light
chandelier: maskros, ps 2014, knappa, sinnerlig, melodi, ikea foto, fado pendant, regolit, hektar, ranarp, skurup, nymane, ikea varv, misterhult, ikea stockholm light, brasa ikea, nymo, ikea solvinden, solleftea, ikea tarnaby
lampshade: ikea jara, jara ikea, nymo, hemsta, regolit, ikea sinnerlig shade, drum shade, coolie shade, empire shade, ceiling shade, pendant shade, easy fit pendant, coolicon, tiffany shade, glass shade, shade only, pleated shade, easyfit shade, rattan shade, ringsta
wall light: wall lamp, wall sconces, wall lantern, astro parma, swan neck, swing arm lamp, girandole, wall uplighter, picture light, astro lighting, wall lamps, ikea tarnaby wall, ikea barometer
outdoor light: flood light, lutec, solar spike, bollard light, pir floodlight, pillar lantern, solar stakes, solar stake, lamp post, solar fairy, blooma, wall lantern outdoor, arlec, eufy floodlight, ring floodlight, ring spotlight, patio lights, hue lily, hue calla, hue econic
light bulbs: philips hue, hue bulbs, hue white, hue starter, lifx, innr, tradfri, tapo l530, tapo l510, nanoleaf, hive bulb, hive active light, osram dulux, gu10, gu10s, e27, b22, e14, led bayonet, edison filament
fairy lights, christmas lights: twinkly, pin wire, cluster led, string lights, micro lights, curtain led warm, net led outdoor, konstsmide, treebrights, noma lights, pifco lanterns, pifco cinderella, treebright, festive lights connectable, lumineo, net lights, icicle led, strala, ledfyr, led string
clock: smiths sectric, smiths enfield, napoleon hat, westminster chime, karlsson, bakelite sectric, newgate, thomas kent, seth thomas, acctim, vienna regulator, bracket timepiece, mantle timepiece, metamec, 400 day, kundo, starburst sunburst, junghans, smiths astral, brass carriage timepiece
wall clock: smiths sectric, vienna regulator, drop dial, station clock, newgate, karlsson, regulator clock, school clock, fusee dial, postman clock, sunburst, starburst clock, metamec, thomas kent, kitchen clock, railway clock, acctim radio controlled, seiko wooden chime, rhythm motion, double sided station
grandfather clock: longcase
grandfather clock: long case
grandfather clock: 8 day striking, 30 hour, tempus fugit, howard miller, westminster chime, grand mother clock, hermle tall, kieninger, comitti, richard broad bodmin, tubular bells clock, mora clock, 8 day clock, grandaughter clock, triple chime, painted dial
mantel clock: napoleon hat, smiths enfield, westminster chime, anniversary clock, slate clock, bracket clock, carriage clock, metamec, hermle, elliott london, atmos clock, jaeger lecoultre atmos, french slate, enfield clock, smiths mantle, torsion clock, skeleton clock, bentima, garrard clock, wuba
alarm clock: lumie, bodyclock, westclox, dream machine, echo spot, echo dot clock, wake up light, philips wake up, somneo, gro clock, groclock, tommee tippee gro, braun voyager, braun ab, braun bnc, clock radio, teasmade, smiths bell alarm, roberts chronologic, roberts ortus
cuckoo clock: black forest clock, schwarzwald, hubert herr, black forest cuckoo, herr cuckoo, chalet clock, trenkle, engstler, regula movement
barometer: shortland, aneroid, barograph, weather station brass, stick mercury, oak banjo, weather glass, ships weather, zambra, barigo
vase: moorcroft, poole delphis, whitefriars, murano, mdina, dartington daisy, waterford lismore, lalique, jasperware, posy bowl, cloisonne, orrefors, royal brierley, studio crystal, jardiniere, bud holder
massage chair: homedics shiatsu, homedics gel, homedics foot, homedics quad, theragun, hypervolt, renpho, naipo, scholl foot spa
`;
