export const trades = `
security light: flood light, lutec, solar spike, bollard light, pir floodlight, pillar lantern, solar stakes, solar stake, lamp post, solar fairy, blooma, wall lantern outdoor, arlec, eufy floodlight, ring floodlight, ring spotlight, patio lights, hue lily, hue calla, hue econic
scaffolding: youngman boss, boss tower, minimax, instant upright, diy tower, quickfit tower, trade tower, evolution boss, alloy tower, lewis tower, kwikstage, scaff boards, podium steps, acrows, razor deck, scaff tubes, cuplok, euro towers, micro platform
home automation: philips hue, hive hub, tado, smartthings, fibaro, zigbee, hue bridge, tradfri, echo show, nest hub, google nest, meross, shelly plus, lightwaverf, wemo, tp link kasa, tapo p100, sonoff, switchbot, aqara
house alarm: yale sync, yale ia, yale hsa, yale easy fit, yale 360, simplisafe, ring alarm, ajax hub, ajax starter, texecom, veritas excel, pyronix, honeywell galaxy flex, galaxy dimension, accenta, optima xm, response electronics, friedland response, eufy home alarm, somfy protect
plasterer: skim coat, re skim, artex covered, dot and dab, plasterboarding, dry lining, coving, skim and finish, float and set, monocouche, overskim
electrician: eicr, eicrs, pat testing, ev chargers, napit, 18th edition, downlights, spotlights fitted, light fittings fitted, fault finding, landlord certificates, cooker circuits, shower circuits
plumber: boiler repairs, boiler swaps, boiler installations, combi swaps, power flushing, radiators fitted, wet rooms, unvented cylinders, bathrooms fitted, central heating, gas engineer
bathroom fitter: wet rooms, wetrooms, walk in showers, shower rooms, ensuites, full refits
wet room: wetrooms, walk in showers, bathrooms fitted, shower rooms, ensuites, bathroom suites fitted, full refits
kitchen fitter: worktops fitted, kitchen refits, worktop mitres, howdens fitter, wren fitter
tiler: tiles laid, porcelain laid, regrouting, re grouting, mosaics laid, wet rooms
bathroom tiling: tiles laid, porcelain laid, regrouting, re grouting, mosaics laid, wet rooms, splashbacks tiled
carpenter: doors hung, door hanging, skirting boards, fitted wardrobes, alcove units, second fix, kitchens fitted, sash windows, loft hatches, stud walls, bespoke shelving, understairs storage, laminate flooring fitted, architrave
roofer: leaking roof, slating and tiling, lead flashing, leadwork, fibreglass roofs, epdm, dry ridge, dry verge, felt roofs, chimneys repointed, chimney stacks, storm damage, moss removal, fascias and soffits, velux
gutter cleaning: downpipes, fascias soffits
gutter repair: gutters cleared, gutters cleaned, gutter vac, downpipes, fascias soffits, gutter clearance
builder: garage conversions, knock throughs, brickwork, steel beams, rsj, new builds, porches, garden walls, structural alterations, refurbishments
general builder: loft conversions, house extensions, garage conversions, kitchen extensions, knock throughs, brickwork, steel beams, rsj, new builds, porches, garden walls, structural alterations, refurbishments
bricklayer, brickwork: garden walls, brick walls, blockwork, brick and block, lime mortar, brick repairs, walls rebuilt
decorator: wallpapering, paint and paper, kitchen spraying, paperhanging, walls and ceilings, feature walls
carpet fitter: carpets laid, vinyl laid, lino laid, laminate fitted, lvt fitted, amtico, karndean, floors laid
flooring fitter: carpets fitted, carpets laid, vinyl laid, lino laid, laminate fitted, lvt fitted, amtico, karndean, floors laid
fence fitter: feather edge, featheredge, close board, closeboard fitted, panels and posts, fence panels fitted, gravel boards, blown down panels, fences erected
cleaning service: end of tenancy, deep clean, deep cleans, one off clean, regular cleans, domestic clean, after builders, sparkle clean, spring clean, oven and carpet, airbnb changeovers, holiday let changeovers, communal areas, housekeeping
handyman: tvs mounted, tv wall mounting, curtain poles, blinds fitted, curtain rails fitted, locks changed, grouting and silicone, diy jobs
locksmith: locks fitted, auto keys
aerial fitter: aerials fitted, freesat, freeview aerials, sky dishes, satellite dishes, extra tv points
`;
