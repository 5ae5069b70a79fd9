export const animals = `
crate, dog crate, dog cage, puppy crate, pet crate
dog crate, dog cage, metal crate
litter tray, litter box, cat litter tray
dog kennel, kennel, doghouse
dog sitter, dog sitting, dog boarding
cat sitter, cat visits, cat care
dog kennel, kennel, dog house
dog boarding, dog sitter, kennels
pet sitter, pet sitting, cat sitter, dog sitter, house sitter, pet care, cats fed, pets fed
kennels, dog boarding, boarding kennels, dog hotel, home boarding
house sitter, home sitting, house sitting
dog sitter, dog minding, dog minder, home boarding, dog home boarding, dog sitting
cat sitter, cat sitting, cat feeding, pop ins, cat visits
rabbit hutch, hutch, rabbit cage
2 tier, two tier, two floors, double decker, double storey, two storey
rabbit hutch, rabbit house, bunny hutch, bunny house
chicken coop, hen house, chicken house, hen coop, chicken coup
chicken coop, hen house, chicken house, hen hut
hen house, chicken coop, poultry house, hen coop
chicken coop, hen house, henhouse, chicken house, poultry house, chook house
bird cage, birdcage
puppy, puppies, pup, pups
kitten, kitty
cat, moggy
kitten, moggy, moggie
moggy, domestic shorthair
dog, hound
rabbit, bunny
fish tank, aquarium, fishtank
hen, chicken, chickens
hens, chickens, pullets, bantams
point of lay, pol
hens, pullets, pol hens, point of lay, chooks
border collie, sheepdog, sheep dog, collie
staffy, staffie, staffordshire bull terrier
frenchie, french bulldog
alsatian, german shepherd, gsd
dachshund, sausage dog
westie, west highland terrier
yorkie, yorkshire terrier
hamster cage, hamster home, hamster house
hamster cage, gerbil cage, rodent cage, hamster home
dog walker, dug walker
dog walker, dogs walked, dog walking, walks and pop ins, dog walks
dog groomer, dog grooming, dog clipping, grooming parlour, pooch parlour, dog parlour
pooch parlour, dog groomer, dog grooming, pet grooming, poodle parlour, dog parlour
dog groomer, dog grooming, pet grooming, dogs groomed, dog clipping, poodle parlour
vivarium, viv
vivarium, terrarium, reptile tank
guinea pig, guinea pigs, guineapig
guinea pig, guineapig, cavy
budgie, budgerigar, parakeet
doggy day care, dog day care, doggy daycare, dog daycare
cockerel, cock bird, rooster
goldfish, gold fish
dog coat, dog jacket
cat tree, cat tower, cat scratcher, scratching post, cat climber
cat carrier, cat box, pet carrier
rabbit run, guinea pig run
horse rug, turnout rug, stable rug
pony, horse, cob
riding hat, riding helmet
riding boots, jodhpur boots
labrador, lab
cockapoo, cockerpoo
springer, springer spaniel
cavalier, king charles spaniel, cavalier king charles
pug, puggle
jack russell, jrt
cattery, cat boarding, cat hotel
ginger kitten, orange kitten, ginger cat, orange cat
dog trainer, dog training, puppy training, puppy classes, obedience classes
dog trainer, dog training, dog behaviourist, puppy training, puppy classes
dog bed, pet bed, dog basket, puppy bed
guinea pig cage, guinea pig hutch
lead and collar, dog lead, dog collar
cavapoo, cavoodle
maltipoo, maltese poodle
xl bully, american bully
chicken feeder, poultry feeder, hen feeder
bees, bee colony, nucleus of bees, honey bees, nuc
rescue dog, rehome dog, dog rehoming, dog needs new home
farrier, shoeing, hoof trimming, horseshoeing, barefoot trimmer
stables to rent, stabling, stables to let, livery, diy livery
puppy training, puppy class, puppy socialisation, puppy classes, puppy training classes
`;
