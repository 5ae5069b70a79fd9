export const babyAndChild = `
wendy house, playhouse, play house, kids den
wendy house, playhouse, play house, cubby house
paddling pool, swimming pool inflatable
paddling pool, splash pool, kids pool
baby bath, bath seat
bath seat, bath support
baby bath, tummy tub, bath support
jigsaw, jigsaw puzzle, puzzle
lego, legos
lego, duplo
travel system, baby travel system, pram and car seat, buggy and car seat, pushchair and car seat
pram, pushchair, buggy, stroller, travel system
push chair, pushchair
cot, crib, cotbed, cot bed
crib, cot, bedside crib, next to me crib
crib, bedside crib, next2me, bedside cot, co sleeper
car seat, carseat, child seat
car seat, infant carrier, baby seat, child seat, baby car seat, child car seat
high chair, highchair, feeding chair
nappy, diaper
nappies, diapers, nappy
moses basket, bassinet
moses basket, baby basket
dolls house, doll house, dollhouse
stabilisers, training wheels
bouncer, baby bouncer, bouncy chair, baby rocker
baby bouncer, bouncer chair, bouncing chair, baby rocker
baby monitor, baby camera, video monitor
stair gate, stairgate, safety gate, baby gate, baby safety gate
play pen, playpen
changing table, changing unit, baby changer
toy tractor, pedal tractor, ride on tractor
teddy, teddy bear, soft toy, cuddly toy, stuffed toy
soft toy, cuddly toy, teddy, plush, stuffed toy
action figure, action figures, figures
toy car, diecast, die cast
scalextric, slot car
babygro, babygrow, baby grow, sleepsuit, sleep suit, romper
booster seat, booster, booster cushion, isofix booster
childminder, child minder, nanny, babysitter, baby sitter, childcare
childminder, childminding, wraparound care, registered childminder
babysitter, baby sitter, babysitting, nanny, childminder
nanny, live in nanny, nanny housekeeper, au pair
childminder, childminding, child minder, after school care, registered childminder
nanny, mothers help, mother help, childcare at home
dummy, soother, pacifier
child bike seat, bike seat child, kids bike seat, bike child seat
child bike seat, toddler bike seat, childs bike seat, cycle seat, child cycle seat, bike child seat, baby bike seat
rc car, remote control car, remote controlled car, radio controlled car
remote control car, rc car, radio control car, radio controlled car
rc boat, radio control boat, radio controlled boat, remote control boat, remote controlled boat, model boat
rc plane, radio control plane, radio controlled plane, remote control plane, rc aeroplane, model aeroplane
rc helicopter, radio control helicopter, radio controlled helicopter, remote control helicopter
rc, radio control, radio controlled, remote controlled
rc truck, radio control truck, radio controlled truck, remote control truck
climbing frame, monkey bars, jungle gym, swing and slide set, swing and slide
toy motorbike, ride on motorbike, electric ride on motorbike, kids motorbike, kids electric motorbike
ride on car, ride on toy, electric ride on
kids electric car, childrens electric car, child electric car, ride on electric car, ride on 12v, ride on 24v, ride on 6v, 12v ride on, kids jeep, electric ride on, kids electric ride on, kids ride on car
ride on toy, push along car, foot to floor car, ride along toy
teepee, tipi, wigwam
double buggy, double pushchair, twin buggy, tandem pushchair, double pram
double buggy, double pushchair, twin pushchair, twin buggy, tandem buggy, twin pram
baby sling, baby carrier, papoose, baby wrap
play gym, baby gym, play mat, playmat
jumperoo, baby jumper
breast pump, milk pump
breast pump, breastpump
steriliser, sterilizer, bottle steriliser
baby bundle, bundle of baby, baby things, baby items, baby stuff
nursery, day nursery, preschool, pre school
nappy bag, changing bag
perfect prep, perfect prep machine, formula maker, formula machine
baby walker, activity walker, push along walker, baby push along
nursery furniture, nursery set, nursery furniture set, cot and changing table, cot and changing unit
slide, garden slide, chute
toy bundle, bundle of toys, toys bundle, playset
travel cot, pop up cot, folding cot, pack n play
bike trailer, child trailer, kids bike trailer, child bike trailer
dolls pram, toy pram, doll buggy, dolls pushchair, doll pram
baby buggy, buggy, pushchair, pram, stroller
baby stuff, baby things, baby bits, newborn bits, newborn stuff
`;
