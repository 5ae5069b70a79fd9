/*
 * Goods that are as often bought with somebody who fits them, or hired, as without: a search for them lists
 * services too. Nouns in the singular; the last word of a name is enough ("venetian blind").
 */

const lines = `
blind, boiler, burglar alarm, car key, carpet, cctv, cctv camera, security camera, decking, door, flooring, laminate, lino, shutter,
skylight, solar panel, tile, window, astro turf, artificial grass, loft insulation, loft ladder, loft board,
log burner, wood burner, stove, gas fire, storage heater, radiator, hot water cylinder, electric shower, air con, kitchen,
bathroom suite, worktop, fence panel, driveway gate, pergola, summer house, garden office,
septic tank, stairlift, stair lift, cat flap, ev charger, satellite dish, alarm system, picture frame, swimming pool, hot tub,
tyre, tow bar, towbar, windscreen, car battery, car alarm, car stereo, key fob, exhaust, clutch, parking sensor,
chiavari chair, candy floss machine, popcorn machine, slush machine, karaoke machine, disco light, burger van, coffee van, catering van,
horse drawn carriage, double decker bus, campervan, motorhome, horsebox, coach`;

export const fittedOrHired: ReadonlySet<string> = new Set(
  lines
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);
