import { phrases } from './lists';

/* Makers whose ads often omit the item, by category: a "Dell XPS" is a laptop. */

const lines: Readonly<Record<string, string>> = {
  electronics: `apple, samsung, dell, hp, lenovo, asus, acer, msi, razer, alienware, toshiba, microsoft, google, huawei, xiaomi, motorola, nokia, oneplus, sony, panasonic, philips, lg, hisense, tcl, jvc, bose, sonos, jbl, beats, marshall, sennheiser, technics, denon, yamaha, pioneer, onkyo, cambridge audio, bang and olufsen, canon, nikon, fujifilm, olympus, pentax, leica, gopro, insta360, dji, garmin, fitbit, tomtom, epson, brother, kodak, polaroid, nintendo, sega, atari, logitech, corsair, steelseries, elgato, roku, nest, arlo, blink, eufy, tado, oral b, braun, remington, wahl, dyson, ghd, babyliss, kobo`,
  home: `ikea, singer, janome, bernina, dfs, dunelm, habitat, john lewis, laura ashley, ercol, g plan, parker knoll, oak furniture land, silentnight, emma, simba, tempur, slumberland, bosch, beko, hotpoint, indesit, miele, zanussi, aeg, neff, smeg, samsung, lg, siemens, belling, rangemaster, aga, rayburn, dyson, shark, vax, henry, numatic, bissell, gtech, karcher, flymo, qualcast, stihl, husqvarna, mountfield, hayter, honda, atco, dewalt, makita, milwaukee, ryobi, black and decker, stanley, draper, einhell, titan, erbauer, hilti, festool, worx, kenwood, kitchenaid, magimix, ninja, tefal, breville, delonghi, nespresso, sage, gaggia, krups, russell hobbs, le creuset, denby, wedgwood, spode, portmeirion, emma bridgewater, joseph joseph, weber, ooni, traeger, keter, lay z spa, intex, silver cross, bugaboo, icandy, uppababy, mamas and papas, chicco, tommee tippee, stokke, maxi cosi, joie, cybex, britax, medela, fisher price`,
  leisure: `trek, specialized, cube, scott, cannondale, carrera, boardman, raleigh, brompton, dawes, apollo, ribble, bianchi, orbea, merida, ridgeback, marin, islabike, whyte, pinnacle, wilier, claud butler, vango, coleman, outwell, berghaus, eurohike, msr, osprey, rab, shimano, daiwa, nash, trakker, greys, hardy, ping, callaway, taylormade, titleist, mizuno, wilson, cobra, babolat, yonex, slazenger, gunn and moore, gray nicolls, adidas, nike, salomon, rossignol, burton, oneill, rip curl, billabong, red paddle, peloton, concept 2, nordictrack, bowflex, fender, gibson, epiphone, ibanez, yamaha, takamine, tanglewood, roland, korg, casio, kawai, mapex, zildjian, steinway, lego, playmobil, hornby, scalextric, barbie, sylvanian, brio, vtech, warhammer, games workshop, smart trike, little tikes, step2, razor`,
  fashion: `nike, adidas, puma, reebok, asics, new balance, vans, converse, hoka, brooks, salomon, skechers, clarks, dr martens, ugg, timberland, hunter, birkenstock, crocs, levis, wrangler, superdry, north face, patagonia, barbour, belstaff, moncler, canada goose, stone island, ralph lauren, tommy hilfiger, lacoste, fred perry, hugo boss, armani, gucci, prada, chanel, louis vuitton, burberry, mulberry, radley, michael kors, kate spade, ted baker, zara, joules, boden, seasalt, white stuff, monsoon, phase eight, karen millen, marks and spencer, pandora, swarovski, tiffany, rolex, omega, seiko, casio, tissot, citizen, tag heuer, ray ban, oakley, scarpa, meindl, berghaus, rab, regatta, helly hansen, moss bros, carhartt, dickies, snickers`,
};

/** Makers of vehicles with names of several words. */
export const vehicleMakers: readonly string[] = phrases(
  'land rover, range rover, alfa romeo, aston martin, rolls royce, royal enfield, harley davidson, moto guzzi, mv agusta, mini cooper',
);

export const brands: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lines)
    .flatMap(([slug, names]) => phrases(names).map((name) => [name, slug] as const))
    .reduce(
      (known, [name, slug]) => known.set(name, [...new Set([...(known.get(name) ?? []), slug])]),
      new Map<string, string[]>(),
    ),
);
