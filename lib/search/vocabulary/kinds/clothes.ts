export const clothes = `
trainers: air force 1, air max, stan smith, gazelle, nike, adidas, reebok, converse, vans
nike trainers: air force 1, air max, nike air, air force, dunk, jordan, pegasus
adidas trainers: stan smith, gazelle, superstar, samba, ultraboost, spezial
af1: air force 1
coat: jacket, parka, overcoat, puffer, anorak, raincoat, duffle
shoes: trainers, boots, heels, sandals
jewellery: necklace, ring, bracelet, earrings, bangle, brooch, pendant
clothes: dress, jacket, coat, jeans, shirt, trousers, jumper, skirt, hoodie
clothing: dress, jacket, coat, jeans, shirt, trousers, jumper, skirt, hoodie
footwear: shoes, trainers, boots, sandals
watch: rolex, omega, casio, seiko, tissot
bag: tote, handbag, rucksack, holdall, satchel, shoulder bag
handbag: mulberry, radley, kate spade, michael kors, tote, crossbody, clutch, satchel, louis vuitton, coach, cross body
boots: doc martens, docs, timberland, ugg, dr martens, uggs, timberlands, chelsea boots, ankle boots, wellingtons
fancy dress: costume
swimming costume: bikini, swimsuit
school uniform: blazer, school trousers, school skirt, pinafore, school shirts, pe kit, school skirts, school jumper
winter coat: parka, puffer, duffle coat, padded coat, wool coat, down coat
jacket: coat, fleece, puffer, blazer, anorak
3 piece suit: three piece
jeans: levis 501, levis, denims, 501s
scarf: shawl, pashmina
dress: frock
trousers: chinos, slacks, cords, combats
ring: solitaire, eternity ring, wedding band
suit: tuxedo, dinner suit, three piece
mens suit: two piece, three piece, 2 piece, 3 piece, dinner suit, tuxedo, two piece suit
north face: nuptse, puffer
dr martens: docs, dms, doc martens, doctor martens
docs: dr martens, doc martens, docs
docs boots: dr martens, doc martens, doctor martens
doc martins: dr martens
wedding dress: bridal gown, ivory gown, wedding gown
waterproofs: waterproof jacket, waterproof trousers, cagoule
party dress: sequin dress, cocktail dress, evening dress, occasion dress
smart shoes: brogues, oxfords, loafers
uniform: tunic, scrubs, blazer
engagement ring: solitaire, diamond ring
chain: necklace, curb, figaro, belcher
alterations: hems, zips, trousers shortened, shortened, taken in, hemmed, let out
designer bag: mulberry, louis vuitton, chanel, gucci, bayswater
rolex: datejust, submariner, oyster perpetual, gmt master
wax jacket: barbour, beaufort, bedale
designer: gucci, prada, louis vuitton, chanel, dior, fendi, burberry, mulberry, michael kors, kate spade, vivienne westwood, ysl, hermes
bag: cross body, crossbody
wellies: hunters, hunter boots
sunglasses: ray ban, raybans, oakley
mens watch: seiko, casio, omega
school shoes: kickers, start rite, clarks school
work boots: caterpillar boots, site boots, safety boots, dewalt boots
plus size dress: size 22, size 24, curve
shoes: brogues, loafers, court shoes, oxfords, derby shoes
mens sunglasses: ray ban, raybans, oakley
brown shoes: tan brogues, brogues, loafers
high heels: court shoes, stilettos, louboutin
slippers: moccasins
earrings: stud earrings, hoop earrings, gold studs
gold ring: 9ct ring, 18ct ring
waxed jacket: barbour
trainers: jordans, yeezy, new balance, air jordan
coat: north face, canada goose
jacket: north face
`;
