export const healthAndBeauty = `
sunbed: philips solarium, philips sunstudio, philips innergize, philips hb, hb 555, hb 175, ergoline, megasun, hapro, sunquest, nordic tan, elite tanning, rio tanning, tanning canopy, cleo tubes, facial tanner, facial solarium
mobile hairdresser: cut and finish, highlights, balayage, colour and cut, shampoo and set, blow dries, wash cut, half head foils, full head foils, brazilian blow
hair stylist: cut and finish, highlights, balayage, colour and cut, shampoo and set, hair at home, blow dries, wash cut, half head foils, full head foils, brazilian blow
beautician: gel nails, spray tans, microblading, lvl, shellac, threading, biab, acrylics, pedicures, manicures, dermaplane
beauty treatments: gel nails, spray tans, brow lamination, hd brows, microblading, lvl, shellac, threading, biab, acrylics, pedicures, manicures, dermaplane, henna brows
mobile beautician: gel nails, lash extensions, spray tans, brow lamination, hd brows, russian lashes, microblading, lvl, lash lift, shellac, threading, biab, acrylics, pedicures, manicures, dermaplane, henna brows
nail technician: builder gel, pedicures
carer: dementia care, live in care, respite care, sleep ins, home visits elderly, pop in visits, overnight sits
personal trainer: bootcamp, weight loss coaching, strength and conditioning, home workouts
massage: sports therapy, lymphatic drainage, indian head, reflexology, lomi lomi
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
`;
