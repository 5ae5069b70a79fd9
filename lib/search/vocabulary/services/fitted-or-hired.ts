import { phrases } from '@/lib/search/vocabulary/lists';

/* Goods often bought fitted, or hired: a search lists services too. The last word is enough. */

const lines = `
blind, boiler, burglar alarm, car key, carpet, cctv, decking, door, flooring, laminate, lino, shutter,
skylight, solar panel, tile, window, astro turf, artificial grass, loft insulation, loft ladder, loft board,
hot water cylinder, electric shower, air con, kitchen, bathroom suite, worktop, driveway gate, garden office,
septic tank, stairlift, stair lift, cat flap, ev charger, satellite dish, alarm system, picture frame, swimming pool,
tyre, tow bar, towbar, windscreen, car battery, car alarm, car stereo, key fob, exhaust, clutch, parking sensor,
chiavari chair, candy floss machine, popcorn machine, slush machine, karaoke machine, disco light, burger van, coffee van, catering van,
horse drawn carriage, double decker bus, campervan, motorhome, horsebox, coach`;

export const fittedOrHired: ReadonlySet<string> = new Set(phrases(lines));

/** Goods and storage for which a search lists services only if nobody offers them. */
export const fittedIfNotSold: ReadonlySet<string> = new Set(
  phrases(`
cctv camera, security camera, log burner, wood burner, stove, gas fire, storage heater, radiator, fence panel, pergola, summer house, hot tub,
roof box, sauna, gazebo, marquee, bouncy castle, hedge, tree, turf, garage door, wardrobe, storage`),
);
