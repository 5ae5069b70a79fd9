/* Nouns of ads for babies and children; see ../things.ts. */

const babies = `
nappies, reusable nappies, cloth nappies, baby bottles, bottle steriliser, bottle warmer, perfect prep, perfect prep machine, tommee tippee, baby gym, baby bouncer, bouncer chair, bouncy chair, baby rocker, baby swing, baby seat, baby nest, sleepyhead, next to me crib, next to me cot, snuzpod, bedside cot, co sleeper, nursery set, changing mat, changing bag,
changing unit, changing station, nappy bin, nappy bag, baby gate, safety gate, fireguard, highchair, feeding chair, bumbo, bumbo seat, door bouncer, travel system, double buggy, double pushchair, double pram, twin buggy, twin pram, tandem pushchair, stroller, umbrella stroller, running buggy, buggy board, pram liner, cosytoes, footmuff, rain cover,
isofix base, car seat base, carrycot, carry cot, sling, baby wrap, papoose, nursing pillow, pregnancy pillow, milk pump, potty seat, training potty, toddler step, step stool for toilet, cot bedding, cot mobile, cot bumper, night light, bed guard, toddler bed, junior bed, kids bed, childrens bed, car bed, princess bed, kids table and chairs, toddler tower, learning tower,
baby jumperoo, activity centre, activity table, playmat, baby play gym, baby walker, push along walker, walker trike, bath support, bath toys, muslin cloths, dummies, bibs, weaning set, baby food maker, baby things, baby items, newborn bundle, baby swaddle, sleeping bag for baby, grobag, gro bag, bugaboo, icandy, silver cross, silver cross pram, uppababy, cybex, maxi cosi, joie car seat, mamas and papas,
stokke, tripp trapp, chicco, britax, isofix car seat, group 1 car seat, high back booster, toy chest, kids wardrobe, kids desk, kids chair, kids table, bed rail, moses basket stand
`;

export const babyAndChild = {
  home: babies,
  miscellaneous: babies,
  leisure: `
ride on toy, ride on, kids scooter, micro scooter, three wheel scooter, stunt scooter, kids trike, tricycle, trike for toddler, toddler bike, push bike for kids, kids quad, kids electric car, electric ride on car, electric ride on, power wheels, little tikes car, cozy coupe, little tikes, smyths, toddler slide, kids slide, kids swing, swing set, seesaw, baby toys, toddler toys, wooden toys, wooden train set, brio,
thomas the tank engine, train table, toy kitchen, play shop, play tent, teepee, tipi, wigwam, soft play set, soft play blocks, ball pool, bouncy castle for garden, inflatable slide, water table, water slide, sand pit, sand and water table, outdoor toys, garden toys, toy garage, toy cars, toy tractor, toy castle, toy farm, toy animals, dinosaurs, dinosaur toys, schleich, toy soldiers, action man, star wars figures, star wars toys, transformers, power rangers,
marvel figures, paw patrol, peppa pig, bluey, frozen dolls, lol dolls, lol surprise, baby annabell, baby born, monster high, bratz, my little pony, my first train, dolls clothes, dolls cot, dolls pushchair, doll house, sylvanian, sylvanians, furby, tamagotchi, beyblade, bakugan, squishmallow, jellycat, beanie babies, steiff, build a bear, soft toys, cuddly toys, puppets, puppet theatre, meccano, knex, k nex, magnetic tiles, magnatiles, building blocks,
building bricks, lego duplo, lego technic, lego star wars, lego city, lego minifigures, lego friends, jigsaws, kids books, childrens books, annuals, beano annual, colouring books, kids art easel, art easel, dressing up clothes, dressing up box, fancy dress box, musical toys, vtech, leapfrog, leappad, tonies, toniebox, kids tablet, marble run, science kit, kids microscope, rc truck, rc boat, remote control helicopter, remote control boat, remote control plane,
scalextric cars, scalextric track, hot wheels track, nerf guns, water pistols, super soaker, pogo stick, space hopper, hula hoop, skipping rope, kids football goal, kids golf clubs, kids trampoline, toddler trampoline, indoor trampoline, kids tent, kids camping chair, pokemon, yugioh cards, match attax, football stickers, panini album
`,
};
