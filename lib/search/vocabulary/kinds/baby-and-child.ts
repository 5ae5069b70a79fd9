export const babyAndChild = `
pram: bugaboo, silver cross, icandy
buggy: bugaboo, silver cross, icandy
au pair: nanny, live in nanny
baby stuff: pram, cot, pushchair, baby clothes
baby equipment: pram, cot, pushchair, high chair
toys: lego, doll, jigsaw, teddy, board game, playmobil, barbie, duplo, cars and garage, schleich, hot wheels, matchbox, bburago, diecast, die cast, tonka, sylvanian, bruder, siku, britains, casdon, playskool, rolly toys, little tikes, mega bloks, thomas trackmaster
toy car: hot wheels, matchbox, bburago
ride on car: 12v ride on, 6v ride on, 24v ride on
ride on motorbike: battery motorbike, 6v motorbike, 12v motorbike
baby stuff: baby bath, moses basket, newborn clothes
baby clothes: sleepsuit, babygro, romper, baby bundle, newborn bundle, babygrows, sleepsuits, vests, rompers
childcare: nanny, childminder, babysitter
cot: cotbed, next2me, crib, travel cot, cot bed
baby seat: bouncer, bumbo, car seat
buggy: travel system, stroller, pushchair, pram, baby jogger, maclaren
pram: travel system, carrycot
pushchair: bugaboo, silver cross, icandy, travel system, stroller, maclaren, baby jogger, joie
toy kitchen: play kitchen, mud kitchen
dolls: barbie, baby annabell, baby born, our generation
childminder: ofsted, school pick ups, childcare
next to me crib: bedside sleeper, snuzpod, bedside crib, co sleeper
pram: uppababy
pushchair: bugaboo bee, yoyo, joie litetrax, uppababy
high chair: tripp trapp, antilop
car seat: maxi cosi, cybex cloud, joie spin, britax romer, cabriofix, infant carrier, booster seat, isofix
babysitter: evening sitting
baby sling: ergobaby, babybjorn, baby bjorn, moby wrap, stretchy wrap, connecta, izmi, tula carrier
baby carrier: ergobaby, babybjorn, baby bjorn, moby wrap, connecta, izmi, tula carrier
baby bouncer: rocker, bouncy chair, mamaroo
breast pump: medela, elvie, haakaa
steriliser: tommee tippee, milton
nappies: pampers, huggies
teddy bear: steiff, jellycat, plush
cot: snuzkot, stokke sleepi
bedside crib: snuzpod, next2me
toy tractor: rolly toys, bruder, pedal tractor
high chair: stokke
baby monitor: vtech, tommee tippee monitor
toy kitchen: kidkraft
`;
