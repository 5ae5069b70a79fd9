import { phrases } from './lists';

/* Ads about lost and found animals and items are posted anywhere, and sell nothing. */

export const isLostOrFound = /\b(?:lost|missing|found|stolen|escaped|strayed)\b/i;

/** Categories of these ads, since the catalogue has no special one. */
export const lostAndFoundCategories = ['friendship-friends', 'miscellaneous', 'leisure'] as const;

export const losable: ReadonlySet<string> = new Set(
  phrases(`
pet, dog, puppy, pup, bitch, terrier, spaniel, cocker spaniel, springer spaniel, labrador, lab, collie, border collie, lurcher, whippet, greyhound, dachshund, chihuahua, staffy, husky, bulldog, french bulldog, frenchie, pug, beagle, poodle, cockapoo, cavapoo, labradoodle, german shepherd, alsatian, jack russell, yorkie, westie, shih tzu, rottweiler, pomeranian, corgi
cat, kitten, tabby, tom, tomcat, tom cat, moggy, ginger cat, ginger tom, black cat, tabby cat, tortoiseshell, bengal, bengal cat, ragdoll, ragdoll cat, siamese, siamese cat, maine coon, persian cat
parrot, african grey, african grey parrot, grey parrot, budgie, budgerigar, cockatiel, cockatoo, macaw, parakeet, lovebird, canary, finch, bird, pigeon, racing pigeon, dove, owl, hawk, harris hawk, falcon, peacock, peahen, duck, hen, chicken, cockerel, goose
tortoise, terrapin, snake, python, gecko, bearded dragon, lizard, rabbit, guinea pig, hamster, ferret, chinchilla, hedgehog, horse, pony, sheep, ewe, lamb, goat, cow, heifer, bullock
key, car key, house key, keyring, phone, mobile, mobile phone, iphone, samsung phone, wallet, purse, handbag, bag, rucksack, backpack, suitcase, glasses, spectacles, reading glasses, sunglasses, hearing aid, airpods, airpod, watch, ring, wedding ring, engagement ring, gold ring, eternity ring, bracelet, necklace, earring, locket, pendant, brooch, bangle, medal, passport, driving licence, bank card, bus pass, camera, laptop, ipad, tablet, kindle, fitbit, teddy, teddy bear, cuddly toy, toy, comforter, scarf, hat, glove, coat, jacket, umbrella, walking stick, dentures, bike, bicycle, mountain bike, road bike, scooter, drone, headphones, earphone, earbud, tool bag, toolbox, trailer, caravan, motorbike, pram, pushchair, wheelchair, guitar, violin, laptop bag, luggage, parcel, letter, signet ring, pocket watch, smart watch, gold chain, cufflink, charm, memory stick, hard drive, paddleboard, kayak, canoe, dinghy, dog lead, dog collar, number plate, hubcap, statue
`),
);

export const lostExamples: readonly (readonly [sentence: string, isLost: boolean])[] = [
  ['lost glasses', true],
  ['lost parrot', true],
  ['missing tortoise', true],
  ['found keys', true],
  ['black cat missing', true],
  ['lost wedding ring', true],
  ['lost drone', true],
  ['found hubcap', true],
  ['stolen trailer', true],
  ['missing parcel', true],
  ['stolen mountain bike', true],
  ['parrot', false],
  ['parrot cage', false],
  ['lost boys dvd', false],
  ['ring missing stone', false],
  ['found object sculpture', false],
];
