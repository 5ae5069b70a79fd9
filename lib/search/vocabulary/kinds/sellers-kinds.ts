/* How sellers name a thing without its usual name: by model, size, breed or part; as in kinds.ts. By subject. */

const spins = [1000, 1200, 1300, 1400, 1500, 1600]
  .flatMap((speed) => [`${speed} spin`, `${speed}rpm`])
  .join(', ');
const frames = [19, 20, 21, 22, 23].flatMap((size) => [`${size}in frame`, `${size} inch frame`]);
const lenses =
  'nifty fifty, telephoto, 50mm f1.8, 50mm 1.8, 35mm f1.8, 85mm f1.8, prime for canon, prime for nikon, prime for sony, 70-300mm, 55-250mm, 24-70mm, 70-200mm';
const switchGames =
  'for switch, switch cartridge, mario kart, animal crossing, mario odyssey, smash bros, splatoon, ring fit, zelda';

const counts = [
  ['4', 'four'],
  ['6', 'six'],
  ['8', 'eight'],
] as const;
const seated = counts.flatMap(([digit, word]) =>
  [digit, word].map(
    (count) =>
      `${count} chairs: ${[digit, word].flatMap((other) => [`${other} chairs`, `${other} seats`, `seats ${other}`, `set of ${other}`]).join(', ')}`,
  ),
);
const seats = counts.flat();
const tables = [
  'extending oak',
  'extending pine',
  'extending glass',
  'extending table',
  'drop leaf',
  'gateleg',
  'gate leg',
  'draw leaf',
  'refectory table',
  ...seats.flatMap((count) => [`table and ${count}`, `table plus ${count}`, `table with ${count}`]),
].join(', ');
const fires =
  'electric fireplace, fireplace suite, fire suite, fireplace surround, mantel, mantelpiece';

const house = `
dining table: ${tables}
${seated.join('\n')}
electric fire: electric fireplace, electric stove, flame effect
fire and surround: ${fires}
electric fire and surround: ${fires}
gas fire and surround: ${fires}
washing machine: ${spins}
dishwasher: 12 place, 13 place, 14 place, place settings
tumble dryer: 7kg dryer, 8kg dryer, 9kg dryer, heat pump dryer, vented dryer, tumbler vented, vented tumbler, tumbler condenser, condenser tumbler, tumbler dryer
vented tumble dryer: vented dryer, tumbler vented, vented tumbler
condenser tumble dryer: condenser dryer, tumbler condenser, condenser tumbler
heat pump tumble dryer: heat pump dryer
king size: king
double size: double
single size: single
bundle: large bag, big bag, bag of, bin bag, job lot, joblot, box of
wood: firewood, pallets, logs
free wood: firewood, pallets, logs, offcuts
with tank: with vivarium, with aquarium, vivarium, terrarium
`;

const technology = `
psvr2: ps vr2, playstation vr2
psvr: ps vr, playstation vr
ps vr2: psvr2, playstation vr2
ps5 vr: psvr2, playstation vr2
designer: gucci, prada, louis vuitton, chanel, dior, fendi, burberry, mulberry, michael kors, kate spade, vivienne westwood, ysl, hermes
handbag: cross body, crossbody
bag: cross body, crossbody
baby sling: ergobaby, babybjorn, baby bjorn, moby wrap, stretchy wrap, connecta, izmi, tula carrier
baby carrier: ergobaby, babybjorn, baby bjorn, moby wrap, connecta, izmi, tula carrier
lens: ${lenses}
xbox controller: xbox pad, xbox wireless pad, xbox joypad, xbox gamepad
ps4 controller: dualshock, dual shock, ps4 pad, ps4 joypad
ps5 controller: dualsense, dual sense, ps5 pad
ps5 pad: ps5 controller, dualsense, dual sense
ps4 pad: ps4 controller, dualshock, dual shock
xbox pad: xbox controller
switch controller: joycon, joycons, joy con, joy cons, pro controller
switch game: ${switchGames}
nintendo switch game: ${switchGames}
`;

/** Whoever has a puppy to sell names its breed and weeks. */
const young = (one: string, breeds: string) =>
  breeds.split(', ').map((breed) => `${breed} ${one}: ${breed}`);
const dogs =
  'border terrier, jack russell, border collie, cocker spaniel, springer spaniel, golden retriever, labrador, german shepherd, french bulldog, bulldog, pug, dachshund, chihuahua, beagle, whippet, greyhound, lurcher, boxer, rottweiler, doberman, husky, akita, malamute, poodle, toy poodle, cockapoo, cavapoo, labradoodle, goldendoodle, cavachon, shih tzu, bichon, maltese, pomeranian, yorkie, yorkshire terrier, westie, patterdale, lakeland terrier, staffy, staffie, cavalier, king charles, schnauzer, miniature schnauzer, corgi, dalmatian, great dane, mastiff, newfoundland, weimaraner, vizsla, pointer, setter, red setter, sheepdog, sprocker, sproodle, jackapoo, chow chow, cane corso, belgian malinois, samoyed';
const cats =
  'british shorthair, ragdoll, maine coon, bengal, siamese, persian, sphynx, russian blue, scottish fold, norwegian forest, birman, burmese, tabby, ginger';

const shortNames = `
lab: labrador
frenchie: french bulldog
sausage dog: dachshund
alsatian: german shepherd
cocker: cocker spaniel
springer: springer spaniel
collie: border collie
staffy: staffordshire bull terrier
yorkie: yorkshire terrier
rottie: rottweiler
westie: west highland
golden: golden retriever
retriever: golden retriever
spaniel: cocker spaniel, springer spaniel
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [short = '', breeds = ''] = line.split(': ');
    return [`${short} puppy: ${breeds}`, `${short} pup: ${breeds}`];
  });

const animals = `
${shortNames.join('\n')}
${[...young('puppy', dogs), ...young('pup', dogs), ...young('kitten', cats)].join('\n')}
hamster cage: hamster palace, rodent cage, hamsterscape, hamster tank, hamster set up
horse: foal, filly, colt, stallion, thoroughbred, warmblood, irish draught
pony: shetland, section a, section b, section c, section d, connemara, exmoor, dartmoor, fell
lizard: bearded dragon, gecko, iguana, chameleon, skink, monitor lizard, water dragon
reptile: iguana, chameleon, terrapin, python, boa
snake: corn snake, python, boa, king snake, milk snake, hognose
bird: cockatoo, parakeet, lovebird, conure, finches, macaw, african grey
tropical fish: guppies, tetras, cichlids, discus, angelfish, plecos, mollies
sheep: ewes, tups, rams, shearlings, hoggets, lambs
pig: weaners, gilts, sows, kune kune, saddleback, piglets
cattle: heifers, bullocks, steers, calves, cows
duck: indian runner, call ducks, muscovy, khaki campbell, ducklings
goat: pygmy goats, nanny goats, billy
spider: tarantula
`;

const vehicles = `
motorbike helmet: arai, shoei, agv, hjc, caberg, nolan, motorbike lid, bike lid, flip front
crew van: crew cab, double cab van, six seats, 6 seats
pickup truck: pickup, hilux, navara, l200, ranger, d max, amarok, double cab, crew cab
mens bike: ${frames.join(', ')}
moped: twist and go, lexmoto echo, piaggio zip, kisbee, 49cc
50cc scooter: primavera 50, vespa 50, zip 50, 50cc moped, twist and go, piaggio zip, kisbee
125 scooter: pcx, nmax, burgman, vespa 125, agility 125
motorcycle leathers: motorbike leathers, one piece leathers, two piece leathers, biker leathers, motorbike jacket, motorcycle jacket
motorbike leathers: motorcycle leathers, one piece leathers, two piece leathers, biker leathers, motorbike jacket, motorcycle jacket
motorbike gear: motorbike jacket, motorbike trousers, motorbike gloves, motorbike boots, motorcycle jacket, motorbike leathers, crash helmet
motorcycle gear: motorbike jacket, motorbike trousers, motorbike gloves, motorbike boots, motorcycle jacket, motorbike leathers, crash helmet
biker gear: motorbike jacket, motorbike trousers, motorbike gloves, motorbike boots, motorcycle jacket, motorbike leathers, crash helmet
`;

const work = `
care: carer, carers
weekend: saturday, sunday
digger driver: 360 operator, excavator operator, plant operator, machine driver, jcb driver, groundworkers
`;

const places = `
woodland: wood, woods, broadleaf, acres of trees
building plot: outline consent, planning consent, planning permission, outline planning, consent for a dwelling
parking: driveway space, permit area, car park
parking space: parking, driveway, driveway space, parking bay, off street bay
self storage: container, loft space, lock-up
storage unit: container, loft space, lock-up
`;

export const sellersKinds = [house, technology, animals, vehicles, work, places]
  .map((lines) => lines.trim())
  .join('\n');
