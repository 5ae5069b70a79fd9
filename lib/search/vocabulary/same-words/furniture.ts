export const furniture = `
futon, futon bed
sofa, settee, couch, bed settee
sofa bed, sofabed, bed settee, futon
sofa bed, pull out bed, fold out sofa, fold out bed, bed sofa
sofa bed, clic clac, click clack, futon
chest of drawers, drawers, tallboy
chest of drawers, drawer chest, chest drawers
tall chest of drawers, tallboy, tall chest, tall boy
chest of drawers, chest of five drawers, chest of four drawers, chest of six drawers, chest of three drawers
chest of drawers, chester draws, chester drawers, chest of draws, tallboy, lowboy, chest drawers
drawers, draws
wardrobe, closet
double wardrobe, two door wardrobe, double robe, two door robe
bookcase, bookshelf, bookshelves, book case, book shelf, bookshelving
sideboard, credenza
sideboard, buffet
sideboard, cupboard unit
armchair, arm chair, easy chair
footstool, pouffe, pouf, ottoman
pouffe, footstool, foot stool, ottoman
footstool, foot rest, pouffe, pouf
bedside table, bedside cabinet, night stand, nightstand, bedside drawers, bedside unit
bedside table, night table, bedside unit
kitchen table, dining table, farmhouse table, breakfast table
dining table, dinner table, dining room table
coffee table, lounge table, occasional table
tv stand, tv unit, television stand, tv cabinet
tv stand, tele stand, telly stand, tv unit, television stand
tv stand, media unit, television unit
tv stand, television cabinet, television stand, telly stand, tv bench
mattress, matress
duvet, quilt
curtain, drape
curtains, drapes, blackout curtains
rug, carpet
lamp, light
mirror, looking glass
mirror, overmantel mirror, wall mirror
desk, writing table, bureau
writing desk, computer desk, study desk
bureau, writing desk, writing bureau
desk, computer desk, workstation, work station, computer table, home office desk
bunk bed, bunkbed
divan, bed base
corner sofa, corner settee, l shaped sofa, l shape sofa, corner couch, l shaped settee
corner sofa, l shaped couch, l shape couch, l shaped, l shape sofa
corner sofa, corner suite
two seater sofa, 2 seater, two seater, loveseat, love seat
snuggler, cuddle chair, love seat, loveseat
2 seater, two seater, 2 seat, two seat, two seats
love seat, loveseat, snuggler, two seater sofa
three seater sofa, 3 seater, three seater
3 seater, three seater, 3 seat, three seat, three seats
recliner, reclining chair, riser recliner, rise and recline chair, lazy boy
riser chair, riser recliner, lift chair
rocking chair, rocker
bar stool, breakfast stool, kitchen stool
bar stools, breakfast stools, high stools, kitchen stools, breakfast bar stools
dressing table, vanity table, vanity unit
chaise longue, chaise, day bed, daybed
blanket box, bedding box, ottoman box
coat stand, hat stand, coat rack, hall stand
shoe rack, shoe cabinet, shoe storage
display cabinet, display unit, china cabinet, glass cabinet
display cabinet, china cabinet, glass cabinet, curio cabinet
nest of tables, nesting tables
headboard, head board, bedhead
bean bag, beanbag
filing cabinet, file cabinet, drawer cabinet
blind, window blind, venetian blind, roller blind, roman blind
suite, three piece suite, 3 piece suite, lounge suite
sofa set, three piece suite, 3 piece suite, lounge suite
mantel clock, mantle clock
cabin bed, mid sleeper, midsleeper
high sleeper, loft bed
clothes rail, garment rail
shelf, shelves
shelving, shelves, shelf unit, shelving unit, storage shelves
light fitting, ceiling light, chandelier
chandelier, pendant light, ceiling light
settee cover, sofa cover
camp bed, campbed, folding bed
guest bed, folding bed, fold up bed, z bed, camp bed
painting, oil painting, canvas, artwork, picture, watercolour
print, framed print, picture, poster
curtain maker, curtains made
upholsterer, upholstery, reupholstery
flat pack assembly, flatpack assembly, furniture assembly, ikea assembly
seater, seats
wing chair, wingback, wing back, wing back chair, wingback chair, wing back armchair, wingback armchair, fireside chair
wing back armchair, armchair wing back, wing chair, wingback chair, wingback
dresser, welsh dresser, kitchen dresser
drinks cabinet, cocktail cabinet, drinks trolley, bar cart
tea trolley, hostess trolley
cupboard, cabinet
kallax, expedit, cube shelves, cube storage
pew, church pew, church bench, church seat
bench, hall bench
four poster, four poster bed
bedstead, bed frame, bedframe
desk chair, office chair, computer chair, swivel chair
gaming chair, racing chair, gamer chair, gaming seat
lampshade, lamp shade, light shade
standard lamp, floor lamp
hallway rug, hall rug, hall runner, hallway runner, carpet runner
full length mirror, cheval mirror, long mirror, cheval looking glass, dressing mirror
duvet set, duvet cover, bedding set, bed linen
throw, blanket, bedspread
storage bed, ottoman bed, ottoman divan, storage divan, lift up bed, gas lift bed
chesterfield sofa, chesterfield, chesterfield settee, chesterfield couch
super king bed, superking bed, super kingsize bed, super king size bed
dining chairs, kitchen chairs
picture frames, photo frames
table lamp, bedside lamp
stair carpet, stair runner
lino, cushioned vinyl, vinyl flooring, linoleum
super king, superking, super king size, superking size
single bed, single divan, sgl bed, divan single, 3ft bed
double bed, 4ft6 bed, double divan, dbl bed
king size bed, kingsize bed, king bed, 5ft bed
corner sofa bed, l shaped sofa bed, corner sofa with bed
dining suite, dining set, dining room suite
grandfather clock, longcase clock, grandmother clock, long case clock
room divider, folding screen, privacy screen
breakfast bar chairs, bar stools, high stools
`;
