/** In both categories. */
const babies = `
nappies, reusable nappies, cloth nappies, baby bottles, bottle steriliser, bottle warmer, perfect prep, perfect prep machine, tommee tippee, baby gym,
baby bouncer, bouncer chair, bouncy chair, baby rocker, baby swing, baby seat, baby nest, sleepyhead, next to me crib, next to me cot, snuzpod, bedside cot,
co sleeper, nursery set, changing mat, changing bag, changing unit, changing station, nappy bin, nappy bag, baby gate, safety gate, fireguard, highchair,
feeding chair, bumbo, bumbo seat, door bouncer, travel system, double buggy, double pushchair, double pram, twin buggy, twin pram, tandem pushchair, stroller,
umbrella stroller, running buggy, buggy board, pram liner, cosytoes, footmuff, rain cover, isofix base, convertible car seat, car seat base, carrycot, carry cot,
sling, baby wrap, papoose, nursing pillow, pregnancy pillow, milk pump, potty seat, training potty, toddler step, step stool for toilet, cot bedding, cot mobile,
cot bumper, night light, bed guard, toddler bed, junior bed, kids bed, childrens bed, car bed, princess bed, kids table and chairs, toddler tower,
learning tower, baby jumperoo, activity centre, activity table, playmat, baby play gym, baby walker, push along walker, walker trike, bath support, bath toys,
muslin cloths, dummies, bibs, weaning set, baby food maker, baby things, baby items, newborn bundle, baby swaddle, sleeping bag for baby, grobag, gro bag,
bugaboo, icandy, silver cross, silver cross pram, uppababy, cybex, maxi cosi, joie car seat, mamas and papas, stokke, tripp trapp, chicco, britax,
isofix car seat, high back booster, toy chest, kids wardrobe, kids desk, kids chair, kids table, bed rail, moses basket stand,
`;

export const babyAndChild = {
  home: `
${babies}
paddling pool, high chair, cot, cot bed, moses basket, changing table, nursery furniture, baby bath, stair gate, baby monitor, pram, pushchair, buggy, car seat,
baby walker, bouncer, playpen, cot mattress, toddler bed, travel cot, bedside crib, crib, jumperoo, play mat, breast pump, steriliser, baby sling, baby carrier,
potty, prep machine, perfect prep, mamaroo, swaddle, swaddles, muslins, muslin cloths, nursing pillow, pregnancy pillow, bath thermometer, nappy bucket,
bottle steriliser,
`,
  miscellaneous: babies,
  leisure: `
bike trailer, swing, slide, climbing frame, sandpit, wendy house, playhouse, toy, toys, lego, doll, dolls house, teddy, jigsaw, scalextric, model car,
remote control car, toy motorbike, ride on motorbike, rc car, toy car, ride on car, vintage toy, action figures, barbie, playmobil, duplo, sylvanian families, hot wheels, nerf gun, play kitchen,
toy kitchen, toy box, hen party accessories, hen do accessories, puzzle, slot car, mud kitchen, ball pit, rocking horse, dolls pram, teddy bear, cuddly toy, ride on toy, ride on, kids scooter,
micro scooter, three wheel scooter, stunt scooter, kids trike, tricycle, trike for toddler, toddler bike, push bike for kids, kids quad, kids electric car,
electric ride on car, electric ride on, power wheels, little tikes car, cozy coupe, little tikes, smyths, toddler slide, kids slide, kids swing, swing set,
seesaw, baby toys, toddler toys, wooden toys, wooden train set, brio, thomas the tank engine, train table, play shop, play tent, teepee, tipi, wigwam,
soft play set, soft play blocks, ball pool, bouncy castle for garden, inflatable slide, water table, water slide, sand pit, sand and water table, outdoor toys,
garden toys, toy garage, toy cars, toy tractor, toy castle, toy farm, toy animals, dinosaurs, dinosaur toys, schleich, toy soldiers, action man,
star wars figures, star wars toys, transformers, power rangers, marvel figures, paw patrol, peppa pig, bluey, frozen dolls, lol dolls, lol surprise,
baby annabell, baby born, monster high, bratz, my little pony, my first train, dolls clothes, dolls cot, dolls pushchair, doll house, sylvanian, sylvanians,
furby, tamagotchi, beyblade, bakugan, squishmallow, jellycat, beanie babies, steiff, build a bear, soft toys, cuddly toys, puppets, puppet theatre, meccano,
knex, k nex, magnetic tiles, magnatiles, building blocks, building bricks, lego duplo, lego technic, lego star wars, lego city, lego minifigures, lego friends,
jigsaws, kids books, childrens books, annuals, beano annual, colouring books, kids art easel, art easel, dressing up clothes, dressing up box, fancy dress box,
musical toys, vtech, leapfrog, leappad, tonies, toniebox, kids tablet, marble run, science kit, kids microscope, rc truck, rc boat, remote control helicopter,
remote control boat, remote control plane, scalextric cars, scalextric track, hot wheels track, nerf guns, water pistols, super soaker, pogo stick, space hopper,
hula hoop, skipping rope, kids football goal, kids golf clubs, kids trampoline, toddler trampoline, indoor trampoline, kids tent, kids camping chair, pokemon,
yugioh cards, match attax, football stickers, panini album, child bike seat, stabilisers, pedal tractor, ride on tractor, dinky toys, matchbox cars, corgi cars,
corgi toys, tin toys, teddies, porcelain doll, porcelain dolls, china dolls, trike for kids, kids jeep, kids electric jeep, electric jeep, ride in jeep,
childs pedal car, go cart, kids go kart, pedal go kart, childs bike seat, bike child seat, cycle seat, toddler bike seat, baby bike seat, car boot toys,
farm toys, britains farm, britains tractors, siku tractor, bruder, toy digger, calico critters, polly pocket, care bears, cabbage patch doll, etch a sketch,
spirograph, tiny tears, reborn doll, baby born doll, doll buggy,
`,
  'other-services': `
childminder, nanny, babysitter, au pair, after school club, holiday club, nursery place, wraparound care, dog creche, childminders, child minder, child minding,
child care, childcare, nannies, baby sitter, babysitting, baby sitting, babysitters, night nanny, mothers help, mother's help, ad hoc childcare,
after school childcare, after school care, after school nanny, breakfast club, out of school club, day nursery, nursery places, preschool, pre school,
baby sensory, messy play, summer camp, holiday camp, half term camp, football camp, kids camp, kids club, night sitter, baby equipment hire,
`,
};
