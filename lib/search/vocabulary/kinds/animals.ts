import { namedLists, phrases } from '@/lib/search/vocabulary/lists';

/** Whoever has a puppy to sell names its breed and weeks. */
const young = (one: string, breeds: string) =>
  phrases(breeds).map((breed) => `${breed} ${one}: ${breed}`);
export const dogs =
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
`;

const shortNamed = namedLists(shortNames).flatMap(([short, breeds]) =>
  ['puppy', 'pup'].map((one) => `${short} ${one}: ${breeds.join(', ')}`),
);

export const animals = `
dog sitter: dog day care, doggy day care, doggy daycare, pet sitter
dog boarding: doggy day care, dog day care
dog: puppy, labrador, spaniel, terrier, cockapoo, collie, poodle, dachshund, bulldog, husky, pug, beagle, whippet, lurcher
puppy: puppies, cockapoo, labradoodle, dachshund, cavapoo, weeks old, week old
cat: kitten, persian, bsh, ragdoll, bengal, siamese, maine coon, tabby, tomcat, tortoiseshell, ginger tom
pet: dog, cat, rabbit, puppy, kitten
pet cage: dog crate, rabbit hutch, bird cage
cage: hutch, vivarium
pet carrier: cat carrier, dog carrier
kitten: ragdoll, bengal, british shorthair, weeks old, week old
bird: budgie, parrot, canary, cockatiel
reptile: bearded dragon, gecko, snake, tortoise, corn snake, royal python
poultry: hens, chickens, ducks
horse: pony, cob, mare, gelding, foal, filly, colt, stallion, thoroughbred, warmblood, irish draught
pet care: dog walking, dog walker, pet sitter
tortoise: hermann, horsfield, sulcata, spur thighed
pet bird: budgie, cockatiel, canary, finches
chickens: hens, pullets, point of lay, bantams, cockerel
dog cage: crate, dog crate
fish tank: juwel, fluval, biorb, aquarium
cat scratcher: cat tree, scratching post
dog walker: dogs walked, pet care, dog walks
pet sitter: pets fed, house sitting, cat visits, pet care
chicken: pullets, point of lay
dog groomer: clipping, trims and baths, clipped and bathed
dog grooming: clipping, trims and baths, clipped and bathed
with tank: with vivarium, with aquarium, vivarium, terrarium
${shortNamed.join('\n')}
${[...young('puppy', dogs), ...young('pup', dogs), ...young('kitten', cats)].join('\n')}
hamster cage: hamster palace, rodent cage, hamsterscape, hamster tank, hamster set up
pony: shetland, section a, section b, section c, section d, connemara, exmoor, dartmoor, fell, lead rein, welsh section a, welsh section b, welsh cob, new forest pony
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
labrador puppies: lab pups, black lab, chocolate lab, labs
riding boots: long boots, jodhpur boots
budgies: budgerigar, budgerigars
budgie: budgerigar, budgies
puppies: pups
dog: bitch, pup, jack russell, chihuahua, staffy
rabbit: lionhead, mini lop, netherland dwarf, buck, doe
tack: saddle, bridle, headcollar, girth
saddle: wintec, gp saddle, thorowgood
horse rug: turnout, stable rug, fly rug
cow: heifer, calf, cattle, bullocks
bees: nuc, nucleus, beehive
hay: haylage, round bales, small bales
fish: goldfish, koi, tropical fish, guppies, tetras, platies
dog: cavapoo, french bulldog, border collie, german shepherd, gsd, jrt, frenchie, shih tzu, golden retriever
cat: british shorthair
`;
