export const furtherWork = `
taxi, minicab, mini cab, private hire
airport taxi, airport transfer, airport run, airport runs, airport cab, airport lift
hot desk, desk space, coworking, co working, coworking space, shared office, hot desking
office, office space, office unit, office suite
shop, shop unit, retail unit, retail space, shop premises
industrial unit, workshop, warehouse unit, business unit, trade unit
takeaway, takeaway premises, chip shop, fish and chip shop
pub, public house
therapy room, treatment room, consulting room, clinic room, beauty room
pottery studio, ceramics studio
studio space, art studio, artist studio, creative studio, creative space
woodland, copse, forest, spinney
paddock, field, grazing, pasture, meadow, horse field
farmland, smallholding, croft
building plot, plot, self build plot, development land, building land
lock up, lockup, garage
storage, storage unit, storage space, container storage, self storage
driveway, drive, off street parking
flatmate, roommate, housemate, lodger
lodger, lodgings, room in family home
student house, student let, student accommodation, student digs, student property
maisonette, duplex, flat
bungalow, single storey house
terraced house, terrace, mid terrace, end terrace
ground floor flat, ground floor apartment, garden flat, ground floor maisonette
semi, semi detached, semi detached house
retirement flat, retirement apartment, retirement property, sheltered flat
holiday cottage, holiday let, self catering, holiday home, self catering cottage
static caravan, static, static holiday home, holiday caravan
campervan, camper van, camper, motorhome, day van, van conversion
people carrier, mpv, 7 seater, seven seater, seven seats, 7 seats
suv, 4x4, off roader, crossover, 4wd
estate, estate car, sport tourer
convertible, convertable, cabriolet, roadster, soft top, drop top, cabrio
small car, city car, runabout, runaround, first car, little car
hatchback, hatch
ev, electric car, fully electric
hybrid, plug in hybrid, phev, self charging hybrid
cat n, category n, cat s, category s
high top, high roof, hi top, hi roof
lwb, long wheelbase, long wheel base
swb, short wheelbase, short wheel base
learner legal, cbt legal, cbt bike, learner bike, cbt
scrambler, motocross bike, dirt bike, mx bike, crosser, off road bike
chopper, cruiser, bobber
moped, 50cc
hard top, hardtop
part worn tyres, part worns, used tyres, second hand tyres
alloys, alloy wheels, rims
roof bars, roof rack, roof rails
breaking, breaking for spares, breaking for parts
rib, rigid inflatable boat
cabin cruiser, motor boat, motor cruiser
tractor, compact tractor, mini tractor
horsebox, horse lorry, horse box
compact tractor, small tractor, mini tractor
chippy, carpenter, joiner
sparky, sparkie, electrician
brickie, bricky, bricklayer
fuse box, fuse board, consumer unit, fusebox
rewire, rewiring, rewires
emergency locksmith, locksmith, locks changed, lock change
locksmith, locks changed, locked out, lock fitting
chimney sweep, flues swept, chimney cleaning, sweep
flue, chimney
tiler, tiling, tiled
upvc, double glazing, windows and doors
upvc door repair, upvc doors, door repair, door lock repair
drive, driveway, drives
patio, paving, slabbing
turf, turfing, lawn laying
tree surgeon, tree surgery, tree pruning, tree felling, tree cutting, tree removal, arborist
hedge cutting, hedge trimming, hedges cut, hedges trimmed, hedges
gardener, gardening, garden maintenance, garden services, lawns, hedges
house clearance, house clearances, clearance, full clearance
rubbish removal, waste removal, junk removal, rubbish clearance, tip runs, waste collection
movers, removals, house removals, removal service, moving company, two men
man and van, man with van, man and a van, man van, luton van
courier, same day courier, parcel delivery, delivery service
driving lessons, driving instructor, driving school, driving tuition, learner lessons, learner driver lessons, manual tuition, automatic lessons
cbt training, cbt, motorcycle training, motorbike lessons
computer repair, computer help, pc repair, laptop repair, virus removal, slow computer, computer support
computer virus, virus removal, malware removal
data recovery, file recovery
website, web site, web design, website design
kids entertainer, childrens entertainer, kids party entertainer, party entertainer, childrens parties, princess parties, kids parties
face painter, face painting, face paint
bouncy castle, bouncy castles, inflatable, bouncy castle hire
photo booth, photobooth, selfie booth, magic mirror
buffet, buffets, cold buffet, finger buffet
funeral catering, funeral buffet, wake catering, buffets for wakes, wakes
caterer, catering, caterers, outside catering
cake maker, cakes made, celebration cakes, birthday cakes, wedding cakes
florist, flowers, floristry, wedding flowers
dj, disco, mobile disco, djs
band, live band, wedding band, live music
videographer, videography, wedding video, wedding film
headshots, headshot, portraits
make up artist, makeup artist, mua, bridal makeup, wedding make up
nails, acrylics, acrylic nails, gel nails, shellac, nail extensions, biab
lashes, eyelash extensions, lash extensions, lash lift
brows, eyebrows, eyebrow threading, brow lamination
podiatrist, chiropodist, chiropody, podiatry, foot care, foot health, toenail cutting
physio, physiotherapist, physiotherapy, sports injury
counselling, counsellor, therapy, therapist, psychotherapy, psychotherapist
personal trainer, personal training, fitness coach, pt sessions
massage, massages, masseuse, massage therapist, massage therapy
hot stone massage, hot stones, hot stone
deep tissue massage, deep tissue, sports massage
accountant, accountancy
cis, cis returns, cis accountant, cis refund, subcontractors
mortgage adviser, mortgage advisor, mortgage broker, mortgages
financial adviser, financial advisor, ifa
translator, translation, translations, translated
proofreader, proofreading, proof reading, copy editing, editing
pet sitter, pet sitting, cat sitter, dog sitter, house sitter, pet care, cats fed, pets fed
dog walker, dog walking, dog walks, dogs walked
cattery, cat boarding, cat hotel
kennels, dog boarding, boarding kennels, dog hotel, home boarding
dog groomer, dog grooming, dog clipping, grooming parlour
dog trainer, dog training, puppy training, puppy classes, obedience classes
alterations, dress alterations, clothes alterations, taken up, dresses taken up, hems, zips replaced, seamstress
ironing service, ironing, ironing done
cleaner, cleaning lady, domestic cleaner, house cleaner, home help
carer, care at home, home care, home carer, elderly care
babysitter, baby sitter, babysitting, nanny, childminder
nursery, day nursery, preschool, pre school
shoe repair, cobbler, shoe mender
clock repair, clock repairs, clocks repaired, watch repair, clock restoration, horologist
jewellery repair, ring resizing, jeweller
sewing machine repair, sewing machine servicing
car valeting, valeting, car wash, car cleaning, mobile valeting, valet
mechanic, car mechanic, car repairs, garage services, car servicing
dent repair, bodywork, body repairs, paint repair
mobile tyre fitting, mobile tyres, tyre fitting
bike repair, bike repairs, bicycle repair, bike servicing, cycle repairs
wedding car, wedding cars, wedding transport, bridal car
psychic medium, clairvoyant, psychic
tarot, tarot reading, card reading, tarot cards
kp, kitchen porter, pot wash, pot washer, kitchen assistant
barman, barmaid, bartender, bar staff, bar person, bar tender
waiter, waitress, waiting staff, front of house, restaurant staff
chef, cook, chef de partie, line cook
barista, cafe assistant, coffee shop assistant
shop assistant, sales assistant, retail assistant, customer assistant, store assistant
shelf stacker, shelf stacking, night filler, replenishment, stock assistant
cashier, till operator, checkout operator, checkout
receptionist, front desk
admin, administrator, admin assistant, office admin, clerical, administration
pa, personal assistant, executive assistant
telesales, telemarketing, outbound sales, telephone sales
call centre, contact centre, customer service, customer adviser, call handler
warehouse operative, picker packer, picker, packer, order picker
forklift driver, flt driver, counterbalance, reach truck driver, forklift
delivery driver, multi drop driver, courier driver, parcel delivery driver, van driver
hgv class 1, hgv1, class 1, class one, lgv class 1, artic driver, hgv 1, class 1 nights, c e, hgv c e, lgv c e, artic
hgv class 2, class 2, class two, lgv class 2, rigid driver, hgv 2
bus driver, coach driver, psv driver
labourer, general labourer, site labourer, construction labourer, builders labourer
mechanic, vehicle technician, motor technician
care assistant, carer, healthcare assistant, hca, care worker, support worker
nurse, staff nurse, registered nurse, rgn, rmn
physio, physiotherapist
dental nurse, dental assistant
teaching assistant, classroom assistant, ta, learning support assistant, lsa
dinner lady, lunchtime supervisor, midday supervisor, midday assistant, lunchtime assistant
nursery nurse, nursery practitioner, early years practitioner, nursery assistant
nanny, live in nanny, nanny housekeeper, au pair
cnc, cnc machinist, cnc operator, cnc setter, cnc setter operator
apprentice, apprenticeship, trainee, apprentices
software developer, software engineer, programmer, coder, web developer, developer
editor, sub editor, copy editor
farm worker, farm hand, farm labourer, fruit picker, general farm worker
groom, stable hand, stable groom, yard hand
security guard, security officer, sia, door supervisor, bouncer
gardener, groundsman, grounds maintenance, landscaper
seasonal, christmas temp, temporary
temp, temporary
climbing partner, climbing buddy, bouldering, climbing, belay partner
card players, bridge players, whist, cribbage, card games
walking group, ramblers, rambling, walkers, hiking group, walking club, hill walking
running club, running group, jogging group, running buddy
band members, drummer, bassist, guitarist, musicians
language exchange, conversation exchange, tandem partner
pen pal, penpal, pen friend, penfriend
gig buddy, concert buddy
five a side, 5 a side, five aside, 5 aside, footballers
knitting group, knit and natter, crafters
`;
