const services = `
plumber, plumbing and heating, heating and hot water, heating and plumbing
boiler repair, boilers repaired, boiler fixed, boiler breakdown, boilers fixed
electrician, electrical work, electrical services, sparky, spark
painter and decorator, painting and decorating, decorator, painter, decorating, painter decorator
handyman, small jobs, odd jobs, property maintenance
tree surgeon, crown reduction, crown lifting, crown thinning, tree reduction, tree work, tree cutting, tree felling, trees felled, trees cut, tree services, tree care
tree removal, trees removed, tree taken down, tree surgeon
garden clearance, overgrown gardens, gardens cleared, garden tidy up, garden tidy
shed removal, sheds taken down, shed demolition, shed dismantling
kitchen fitter, kitchen fitting, kitchen installation, kitchens fitted
flat pack assembly, flatpack assembly, furniture assembly, ikea assembly
tv wall mounting, tv mounting, tv installation, tvs hung, tv hanging
wallpapering, wallpaper hung, paper hanging, wallpaper hanging, paperhanger
floor sanding, floors sanded, floorboards restored, floor restoration
damp proofing, rising damp, damp survey, damp specialist, damp treatment
cctv installation, cctv fitted, cctv installed, cctv installer
ev charger installation, car charger installation, charge point installation, ev charger fitted
house sitter, home sitting, house sitting
horse riding lessons, riding lessons, riding school, pony lessons, learn to ride
ballet classes, ballet school, ballet lessons, ballet
violin lessons, learn violin, learn the violin, violin teacher
11 plus tutor, eleven plus tutor, 11 plus tuition, grammar school entrance
spanish lessons, learn spanish, spanish tuition, spanish teacher, spanish conversation, spanish classes
french lessons, learn french, french tuition, french teacher, french conversation, french classes
german lessons, learn german, german tuition, german teacher, german conversation, german classes
italian lessons, learn italian, italian tuition, italian teacher, italian conversation, italian classes
art classes, painting classes, drawing lessons, art workshop, art lessons
sewing lessons, sewing classes, learn to sew, dressmaking classes, sewing class
first aid course, first aid training, paediatric first aid
photography lessons, photography course, camera tuition, photography class
car body repair, bodywork repair, paint and body, body shop repair, bodywork
windscreen repair, chips repaired, windscreen replacement, windscreens
vehicle recovery, car recovery, breakdown recovery, tow truck, recovery service
van hire, self drive van, hire a van, van rental
limo hire, limousine, limousine hire, stretch limo
photo booth hire, photo booth, selfie pod, magic mirror, photobooth
face painter, face painting, glitter tattoos
private chef, chef at home, dinner party chef, personal chef
mobile bar, bar hire, horsebox bar, gin bar
hall hire, village hall, community hall, function room, room to hire, church hall
spray tan, fake tan, spray tanning
brows, eyebrows, brow lamination, hd brows, eyebrow threading, eyebrow shaping
botox, anti wrinkle, anti wrinkle injections, dermal fillers
hair braiding, braids, cornrows, box braids
tattoo artist, tattooist, tattoo studio
teeth whitening, whiter teeth, tooth whitening
hypnotherapy, hypnotherapist, hypnosis
reflexology, reflexologist
life coach, life coaching
nutritionist, dietitian, dietician, nutrition advice
logo design, logo designer, logos designed
video editing, video editor
it support, technical support, it help, computer help
social media manager, social media management, social media marketing
debt advice, debt help, debt management
stump grinding, stumps removed, stump removal, stumps ground
hedge cutting, hedges cut, hedge trimming, hedges trimmed
driveway, driveways, drives laid, driveways laid
loft conversion, attic conversion, loft room, dormer conversion
window cleaner, windows cleaned, window cleaning, window cleaning round
gutter cleaning, gutters cleared, gutter clearing, gutters emptied, gutter vacuum
carpet cleaning, carpet shampoo, carpets shampooed, rug cleaning
chimney sweep, chimneys swept, chimney sweeping
house clearance, houses cleared, house cleared, property clearance
rubbish removal, rubbish cleared, rubbish clearance, junk removal, waste clearance, rubbish collection, rubbish taken
scrap metal collection, scrap collected, scrap metal collected, scrap man, scrap collection
furniture delivery, sofa delivery, single item delivery, single item, single items, sofa moved, furniture moved, furniture collection, sofa collection, small moves
courier, parcels delivered, same day delivery, same day courier
minibus hire, minibus with driver, minibus and driver
driving lessons, learn to drive, driving tuition, driving school
automatic driving lessons, learn to drive automatic, automatic lessons, automatic driving instructor
wedding photographer, wedding photography, wedding photos, wedding pictures
childrens entertainer, kids entertainer, party entertainer, children entertainer, kids parties
bouncy castle hire, bouncy castles, inflatable castle, inflatables, inflatable hire
marquee hire, party tent hire, marquees
hog roast, pig roast, spit roast
birthday cake, celebration cake, cakes to order, birthday cakes, celebration cakes, cakes made to order
florist, bouquets, wedding flowers
mobile hairdresser, hair at home, mobile hair, home hair visits, hairdresser at your home
mens haircut, mens haircuts, gents haircuts, barber, gents barber
gel nails, shellac nails, gel polish, infills, acrylic infills, gel manicure
foot care, chiropodist, podiatrist, foot health practitioner, toenails cut, nail cutting
slimming club, slimming world, weight watchers, weight loss group
bookkeeper, book keeper, books kept, bookkeeping, vat returns
will writing, wills, will writer, lasting power of attorney
dog walker, dogs walked, dog walking, walks and pop ins, dog walks
dog sitter, dog minding, dog minder, home boarding, dog home boarding, dog sitting
cat sitter, cat sitting, cat feeding, pop ins, cat visits
dog groomer, dog grooming, pet grooming, dogs groomed, dog clipping, poodle parlour
dog trainer, dog training, dog behaviourist, puppy training, puppy classes
farrier, shoeing, hoof trimming, horseshoeing, barefoot trimmer
childminder, childminding, child minder, after school care, registered childminder
nanny, mothers help, mother help, childcare at home
dressmaker, seamstress, sewing and alterations, clothes made
alterations, clothing alterations, tailor, hems and zips, trousers taken up, zips replaced
shoe repair, cobbler, shoes repaired, heels and soles
mobile mechanic, car repairs at home, mechanic comes to you, mechanic at your home
car valeting, car valet, valeting, car detailing, detailing, car cleaned, mobile valet
english tutor, english tuition, esol, english teacher, english lessons
piano lessons, learn piano, learn the piano, piano teacher, piano tuition
guitar lessons, learn guitar, learn the guitar, guitar teacher, guitar tuition
swimming lessons, learn to swim, swimming teacher, swim school
dance classes, dance school, dance lessons, dance class
cv writing, cv help, cv writer, cvs written
leaflet distribution, leaflets delivered, leaflet delivery, leaflet drop, leaflet distributor, flyer distribution, leaflet dropping, leafleting, leaflets through doors, papers to doors, door to door leaflets
paper round, newspaper delivery, paper delivery, papers delivered, newspaper round, deliver newspapers
scrap car collection, scrap cars, scrap car, scrap cars and vans, cars bought, scrap car bought
lift share, car share, car sharing, lift sharing
`;

const work = `
bricklayer, brickie, bricky, brickies, brick layer
labourer, labouring, general operative, site labourer, building labourer
hgv driver, lgv driver, lorry driver
class 2 driver, rigid driver, class 2 hgv driver
van driver, multidrop driver, multi drop driver, delivery driver
teaching assistant, learning support assistant, classroom assistant, learning support
nursery nurse, nursery practitioner, early years practitioner, childcare practitioner, early years educator
electrician apprentice, electrician apprenticeship, apprentice electrician, electrical apprentice, apprentice spark, apprentice sparky
plumbing apprenticeship, plumber apprenticeship, apprentice plumber, trainee plumber
shop assistant, shop floor, sales assistant, retail assistant, shop worker
kitchen porter, kp, pot wash, pot washer, dishwasher job
receptionist, reception, front desk
butcher, meat cutter, butchery assistant
cashier, till operator, checkout operator, till assistant
store manager, shop manager, retail manager
lifeguard, leisure attendant, pool attendant
supply teacher, cover teacher
live in carer, live in care, 24 hour carer
caretaker, premises officer, janitor
volunteer, volunteers, voluntary work, volunteering
administrator, admin assistant, clerical, office assistant
customer service, contact centre, call centre
midday supervisor, lunchtime supervisor, dinner lady, midday assistant, lunchtime assistant
security guard, security officer, door supervisor, doorman, bouncer
`;

const people = `
found keys, keys found, bunch of keys found, found bunch of keys
running club, running group, jogging group, parkrun
football players, five a side, 5 a side, five a side players, sunday league players
pen pal, penpal, penfriend, pen friend, letter writing
mums group, new mums, baby and toddler group, mum and baby group, mums and tots, mother and toddler group
knitting group, knit and natter, crochet group, knitters
chess club, chess players, chess partner, chess opponent
new friends, make friends, friendship
stables to rent, stabling, stables to let, livery, diy livery
`;

export const everydayServices = [services, work, people].map((lines) => lines.trim()).join('\n');
