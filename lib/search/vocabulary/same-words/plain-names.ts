export const plainNames = `
storage bed, ottoman bed, ottoman divan, storage divan, lift up bed, gas lift bed
bedside table, bedside cabinet, night stand, nightstand, bedside drawers, bedside unit
42 regular, 42r
40 regular, 40r
44 regular, 44r
38 regular, 38r
phone screen repair, phone repair, cracked screens, screens replaced, screen replacement
man with a van, man and van, man with van, small moves, light removals, small removals
mobile hairdresser, hair cut at home, hairdresser, home hairdresser, haircut, haircuts, hair cutting
book club, reading group, readers, book group
double buggy, double pushchair, twin pushchair, twin buggy, tandem buggy, twin pram
2 seater, two seater, 2 seat, two seat, two seats
3 seater, three seater, 3 seat, three seat, three seats
chesterfield sofa, chesterfield, chesterfield settee, chesterfield couch
barber shop, barbers shop, hairdressing premises, salon premises, barbers, hair salon
five a side, 5 a side, 5 a side football, 5 a side footy, five a side players, 5 a side players, five a side team, midweek football, casual football, kickabout
bus model, model bus, toy bus, model routemaster, diecast bus, die cast bus
london bus model, model london bus, toy london bus, london bus toy, routemaster
kitchen table, dining table, farmhouse table, breakfast table
hgv 1 driver, class 1 driver, hgv class 1, class 1, lgv class 1, c e driver
class 2 driver, hgv 2 driver, hgv class 2, class 2, lgv class 2
bassist, bass player, bass guitarist
singer, vocalist
guitarist, guitar player
trailer tent, folding camper, folding caravan
gopro, go pro
super king bed, superking bed, super kingsize bed, super king size bed
display cabinet, display unit, china cabinet, glass cabinet
baby bouncer, bouncer chair, bouncing chair, baby rocker
bath seat, bath support
tv stand, media unit, television unit
dining chairs, kitchen chairs
sander, sanding machine
ski trousers, salopettes
uke, ukulele
cds, compact discs
wristwatch, watch
exhaust, silencer
car stereo, car radio, head unit, double din
yoga teacher, yoga classes, yoga class
singing lessons, vocal coach, singing teacher
barber, gents hair
taxi, airport transfers, airport runs, private hire
pest control, wasps, rodents
secretary, personal assistant
sales rep, sales representative, sales executive, field sales, account manager
estate agent, lettings negotiator, sales negotiator
accounts assistant, purchase ledger, accounts clerk, sales ledger
labourer, site operative
christmas tree, artificial tree
dog bed, dog basket
sideboard, buffet
bin man, refuse collector
dinner lady, midday supervisor, lunchtime supervisor, dinner assistant
air hostess, air steward, cabin crew, flight attendant
lollipop lady, lollipop man, school crossing patrol
postman, postie, postal worker
car salesman, vehicle sales
checkout assistant, till operator, cashier
fitter, installer
double glazing, upvc windows
driveway, drives, block paving, resin drive
picture frames, photo frames
fireplace, fire surround
clothes airer, clothes horse, drying rack
table lamp, bedside lamp
dinner set, dinner service, dinnerware
cutlery, knives and forks
pots and pans, saucepans, pan set, cookware
tea set, tea service
patio heater, outdoor heater
garden swing, swing seat, swing chair
sun bed, sun lounger, sunlounger
compost bin, composter
hosepipe, garden hose, hose reel
stair carpet, stair runner
lino, vinyl flooring, linoleum
kitchen worktop, worktops, work surface
kitchen cupboards, kitchen units, kitchen cabinets
tow rope, towing rope
wing mirror, door mirror
jump leads, jump cables, booster cables
baby gate, stair gate, safety gate
baby grow, babygrow, babygro, sleepsuit
baby seat, car seat, infant carrier
nappy bag, changing bag
breast pump, breastpump
fishing tackle, fishing gear, tackle box
snooker cue, pool cue
ice skates, skating boots
football goal, goalposts, goal posts
basketball hoop, basketball net, basketball stand
horse rug, turnout rug
riding hat, riding helmet
guinea pig cage, guinea pig hutch
lead and collar, dog lead, dog collar
fish tank, aquarium, fishtank
glasses, spectacles
evening dress, ball gown, evening gown
wax jacket, waxed jacket
body warmer, gilet
bomber jacket, flight jacket
leggings, jeggings
sandals, flip flops, sliders
bike pump, bicycle pump, track pump
bike lights, cycle lights
bike seat, bicycle saddle
electric scooter, e scooter, escooter
electric bike, e bike, ebike, pedelec
dash cam, dashcam, dashboard camera
cctv, security cameras, surveillance cameras
doorbell camera, video doorbell, ring doorbell
soundbar, sound bar
memory card, sd card
external hard drive, portable hard drive, portable drive
games pad, controller, gamepad, control pad
house plants, houseplants, indoor plants
festival, fest
own bathroom, own shower, private bathroom, en suite, ensuite
tuxedo, tux, dinner suit, dinner jacket
`;
