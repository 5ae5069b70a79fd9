export const people = `
walking group, walkers, walking friends, ramblers, rambling, hiking group, hillwalking
walking group, ramblers, rambling, walkers, hiking group, walking club, hill walking
hillwalking buddies, hillwalking partner, hillwalking pals, hillwalking friends, hill walking buddies, walking buddies, walking pals, munro bagging pals, munro bagging, ramblers
walking buddy, walking partner, walking pal, walking friend, walking friends, ramblers
child, children, kid, kids
couple, couples, two people, 2 people
junior, kids, childrens, childs
kids, bairns, bairn, weans
baby, infant
woman, women, ladies, lady, womens
man, men, gents, mens
book club, reading group, readers, book group
board game group, board game night, board game evening, board games evening, board game club, board games club
cycling buddy, cycling partner, cycling friends, cyclist, cycling club, bike rides
running club, running group, joggers, jogging, running buddy, running partner, jogging partner
running club, running group, jogging group, running buddy
running club, running group, jogging group, parkrun
knitting group, knit and natter, knitting circle
knitting group, knit and natter, crafters
knitting group, knit and natter, crochet group, knitters
language exchange, conversation exchange, language partner
language exchange, conversation exchange, tandem partner
pub quiz team, quiz team
five a side, 5 a side, five aside, kickabout
five a side, 5 a side, five aside, 5 aside, footballers
five a side, 5 a side, 5 a side football, 5 a side footy, five a side players, 5 a side players, five a side team, midweek football, casual football, kickabout
football players, five a side, 5 a side, five a side players, sunday league players
toddler group, mums with toddlers, mums and toddlers, mum and baby group, baby group, playgroup, parent and toddler
mums group, new mums, baby and toddler group, mum and baby group, mums and tots, mother and toddler group
art group, painting group, sketching group
choir, singing group
sewing group, craft group, crafting group
single parents, single dads, single mums, lone parents
climbing partner, climbing buddy, bouldering, climbing, belay partner
card players, bridge players, whist, cribbage, card games
band members, drummer, bassist, guitarist, musicians
bassist, bass player, bass guitarist
guitarist, guitar player
pen pal, penpal, penfriend, pen friend, letter writing
gig buddy, concert buddy
singer, vocalist
wild swimming, wild swimming partner, wild swimming group, cold water swimming, sea swimming, open water swimming, cold water swimmers, sea swimmers
mum, mother
fiddle player, fiddler, violinist
found keys, keys found, bunch of keys found, found bunch of keys
chess club, chess players, chess partner, chess opponent
new friends, make friends, friendship
kids, laddie, lassie
hen do, hen party, hen night, hen weekend
rowing club, rowing, rowers, rowing team
sword fencing, fencing lessons, fencing club, foil, epee
`;
