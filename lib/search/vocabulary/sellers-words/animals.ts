export const animals = `
ram: vengeance lpx, vengeance rgb, hyperx fury, kingston fury, ballistix, ripjaws, ddr3, ddr4, ddr5, sodimm, dimm, pc3 12800, 16gb 3200mhz, 32gb 3200mhz, 16gb 3600mhz
dog walker: solo walks, group walks, doggy daycare, puppy visits, pop in visits, home boarding, pet visits, dogs boarded, cat feeding, cats fed, dog minding
pet sitter: solo walks, group walks, puppy visits, pop in visits, pet visits, dogs boarded
dog boarding: solo walks, group walks, puppy visits, pop in visits, pet visits, dogs boarded, cat feeding
dog groomer: full groom, hand stripping, nail clips, bath and brush, puppy intro groom, deshedding, dogs clipped, cockapoos groomed
dog cage: ellie bo, midwest icrate, dogit, pet planet folding, croft cage, barjo, lintran, transk9, dog residence, petmate, mdc exclusive
rabbit hutch: ferplast casita, ferplast rabbit, ferplast krolik, ferplast multipla, savic nero, eglu, skyline marlin, indoor rabbit, bunny business, midwest wabbitat, zooplus outback
guinea pig cage: ferplast casita, ferplast rabbit, ferplast krolik, ferplast multipla, savic nero, eglu, skyline marlin, chartwell hutch, bluebell hutch, kendal hutch, two storey hutch, indoor rabbit, bunny business, midwest wabbitat, zooplus outback
chicken coop: eglu, green frog, smiths sectional, cocoon coop, nestera, flyte so fancy, poultry ark, chicken ark, hen ark, chicken hut
hamster cage: habitrail, rotastak, roddy cage, ferplast favola, ferplast mary, ferplast tris, ferplast laura, savic plaza, savic mickey, qute, skyline barney, skyline dexter, detolf hamster, alaska cage, niteangel, bucatstate, pico cage, barney cage, sky falo, hamster heaven
fish tank: rio 125, rio 180, rio 240, vision 180, vision 260, lido 120, trigon 190, trigon 350, roma 90, roma 125, roma 200, roma 240, aqua one, aquaone, aqua nano, aquanano, bi orb, biube, interpet insight, fish pod
tropical fish tank: juwel rio, rio 125, rio 180, rio 240, juwel vision, vision 180, vision 260, juwel lido, lido 120, juwel trigon, trigon 190, trigon 350, juwel rekord, juwel primo, fluval roma, roma 90, roma 125, roma 200, roma 240, fluval edge
aquarium filter: fluval 206, fluval 306, fluval 406, fluval 207, fluval 307, fluval 407, fluval u2, fluval u3, fluval fx6, fx5, eheim professionel, eheim ecco, eheim classic, eheim 2217, allpond solutions, aps ef, juwel bioflow, interpet pf, all pond external, tetra ex
vivarium: vivexotic, exo terra, exoterra, monkfield, prorep, habistat, lucky reptile, zoo med, repti sun, tortoise table
snake tank: vivexotic, viv exotic, exo terra, exoterra, komodo viv, monkfield, prorep, habistat, lucky reptile, zoo med, repti sun, tortoise table, 4ft viv, 3ft viv, 2ft viv, wooden viv, viv and stand, glass viv
bird cage, parrot cage, budgie cage: liberta, rainforest cages, ferplast piano, ferplast rekord, ferplast canto, montana cages, rainforest santos, omlet geo, hagen vision, vision m02, voltrega, savic cambridge, sky pet products, flight cage
cat tree: cat activity centre, cat condo, cat climbing, cat gym, feandrea, catit vesper, petrebels, rhrquality, pawhut activity, natural paradise
scratch post: cat activity centre, cat condo, cat climbing, cat gym, feandrea, catit vesper, petrebels, rhrquality, pawhut activity, natural paradise, cat house tower
dog harness, dog coat: julius k9, ruffwear, perfect fit, ezydog, halti, easy walk, mekuti, hurtta, danish design, hotterdog, ruff and tumble, siccaro, dog robe
saddle: kent and masters, albion k2, albion kontact, albion legend, ideal hansen, jeffries falcon, barnsby, stubben, passier, kieffer, bates caprilli, amerigo, cwd, devoucoux, childeric, harry dabbs, black country saddlery, frank baines, lovatt ricketts, farrington
horse rug: rambo duo, amigo hero, rhino wug, rhino original, rambo supreme, horseware, weatherbeeta, masta, shires tempest, shires highlander, shires typhoon, bucas, premier equine, gallop trojan, gallop defender, rambo newmarket, cooler horse, sweat rug, bug buster, fal pro
fly rug: rambo duo, amigo hero, rhino wug, rhino original, rambo supreme, horseware, weatherbeeta, masta, shires tempest, shires highlander, shires typhoon, bucas, premier equine, gallop trojan, gallop defender, rambo newmarket, heavyweight turnout, mediumweight turnout, lightweight turnout, combo turnout
riding boots, riding hat: ariat, mountain horse, brogini, de niro, dublin river, dublin boots, toggi, rhinegold, shires moretta, harry hall, tredstep, sergio grasso, tattini, hy equestrian, just togs, jodphur, jodphurs, charles owen, champion ventair, gatehouse conquest
`;
