export const work = `
job, vacancy, vacancies
teaching assistant, ta job, ta jobs, ta vacancy, ta position
software developer, software dev
web developer, web dev
frontend developer, front end developer, front end dev, frontend dev
backend developer, back end developer, back end dev, backend dev
part time, parttime
full time, fulltime
plumber, plumbing
electrician, electrical work, electrical services
cleaner, cleaning
gardener, gardening
handyman, odd jobs, odd job man, handy man
removals, movers, house removals, removal
man and van, man with van, man with a van
childminder, child minder, nanny, babysitter, baby sitter, childcare
tutor, tuition, tutoring, private lessons
teacher, teaching
painter, painting, decorator, decorating
plasterer, plastering
roofer, roofing, roof repair
builder, building work
carpenter, joiner, carpentry, joinery
tiler, tiling
bricklayer, bricklaying
mechanic, car repair, car repairs
mobile mechanic, mobile car mechanic
hairdresser, hair stylist, hairdressing
barber, barbering
beautician, beauty therapist
massage, masseuse, masseur
photographer, photography
dj, disc jockey
caterer, catering
chef, cook
waiter, waitress, waiting staff
bartender, barman, barmaid, bar staff, bar work
driver, driving
delivery driver, courier, van driver, courier driver
lorry driver, hgv driver, truck driver
librarian, library assistant, library work
carer, care assistant, care worker, support worker
nurse, nursing
receptionist, front of house
shop assistant, sales assistant, retail assistant
warehouse operative, warehouse worker, warehouse work, picker packer
security guard, security officer, door supervisor
accountant, accounting
bookkeeper, book keeper, bookkeeping
solicitor, lawyer
translator, translation, interpreter
web designer, web developer, web design, website design
software developer, programmer, software engineer
seo, search engine optimisation
dog walker, dog walking
dog groomer, dog grooming
pet sitter, pet sitting
personal trainer, personal training, fitness trainer, fitness coach, pt
driving lessons, driving instructor
piano lessons, piano teacher
guitar lessons, guitar teacher
window cleaner, window cleaning
carpet cleaner, carpet cleaning
oven cleaner, oven cleaning
pest control, exterminator
tree surgeon, arborist, tree surgery
house clearance, rubbish removal, waste removal
skip hire, skip
tarot, psychic, clairvoyant
astrologer, astrology, horoscope
dressmaker, seamstress, alterations
intern, internship
apprentice, apprenticeship
freelance, freelancer
work from home, working from home, home based, home working, remote, remotely, remote work, wfh
boiler service, boiler repair, boiler servicing, boiler repairs
gas engineer, heating engineer, gas fitter, corgi engineer
damp specialist, damp proofing, damp proofer, damp treatment
locksmith, lock smith
glazier, double glazing, window repair, boarding up, board up, emergency glazing
fencing, fence repair, fencer
landscaper, landscaping, landscape gardener
paving, driveways, block paving
kitchen fitter, kitchen fitting
bathroom fitter, bathroom fitting
carpet fitter, carpet fitting
aerial fitter, tv aerial, tv aerials, aerial installation
appliance repair, washing machine repair, cooker repair, dishwasher repair
drain unblocking, drainage, blocked drains, drain clearance
chimney sweep, chimney cleaning
gutter cleaning, gutters
ironing service, ironing
curtain maker, curtains made
upholsterer, upholstery, reupholstery
mobile hairdresser, home hairdresser
nail technician, nails, manicure, gel nails
make up artist, makeup artist, mua
physiotherapist, physio, physiotherapy
counsellor, counselling, therapist
dog sitter, dog sitting, dog boarding
cat sitter, cat sitting, cat feeding
computer repair, pc repair, laptop repair, laptop repairs, computer repairs
phone repair, screen repair, phone screen repair
car valeting, valeting, car cleaning
car recovery, breakdown recovery, vehicle recovery
scrap car collection, scrap my car, scrap cars
airport transfer, airport taxi, airport run
wedding car, wedding car hire, wedding cars
bouncy castle hire, bouncy castle
photo booth, photobooth
wedding cake, cake maker
kitchen porter, kp, pot wash, pot washer, dishwasher job
housekeeper, room attendant, chambermaid
cleaner, domestic, cleaning operative
care home, nursing home
teaching assistant, ta, classroom assistant
nursery nurse, nursery practitioner, nursery assistant
labourer, labouring, general labourer
forklift driver, flt driver, fork lift driver
hgv class 1, class 1 driver, class 1, hgv class 1 driver, lgv class 1, c e driver, lgv c e
hgv class 2, class 2 driver, class 2
postman, postie, postal worker
hr assistant, human resources assistant
admin assistant, administrator, office administrator, office assistant, clerical
call centre, contact centre, customer service
science tutor, science tuition, physics tutor, chemistry tutor, biology tutor, physics and chemistry
childminder, childminding, wraparound care, registered childminder
apprentice, apprenticeship, trainee
hgv, lgv, lorry, truck
hgv driver, lgv driver, class 1 driver, class 2 driver
adult beginners, grown up beginners, adults
self employed, sole trader, sole traders
lollipop lady, lollipop man, lollipop person, school crossing patrol, crossing patrol
helpdesk, help desk, service desk, it support
farm work, farm worker, fruit picker, fruit pickers, fruit picking, farm hand, harvest work, picking work
accommodation, accommodation provided, caravan provided
data entry, typist, data input, data entry clerk
cleaner, housekeeper, housekeeping
fencing, fence panels, fence fitting, fencing contractor
boiler service, gas engineer, heating engineer, gas safe engineer, boiler replacement, boiler installation
mandarin, chinese, cantonese
tax return, self assessment, tax returns, vat return, vat returns
driving course, driving tuition, driving lessons, crash course, intensive driving course
mobile barber, barber home visits
cat sitter, cat visits, cat care
removals van, luton van, luton with driver
end of tenancy cleaning, end of tenancy, move out clean, tenancy cleaning
kitchen fitter, kitchens fitted, kitchen installer, kitchen installation
bathroom fitter, bathrooms fitted, bathroom installer, bathroom installation
tv mounting, tv wall mounting, tv bracket fitting
flat pack assembly, furniture assembly, flatpack assembly
phone repair, screen replacement, screen repair, phone screen
jobseeker, looking for work, seeking work, seeks work
shop work, retail work, retail
hotel work, hotel jobs, housekeeping
carpet fitter, carpets fitted, carpet laying
garden clearance, garden tidy
hedge cutting, hedge trimming, hedges
lawn mowing, grass cutting, lawn care
deep clean, deep cleaning, spring clean
dent repair, bodywork repair, smart repair
mot, mot test
wills, will writing
proofreader, proofreading
`;

/** Subjects of tutors and lessons. */
export const taught =
  'french, spanish, german, italian, english, welsh, maths, science, physics, chemistry, biology, music, piano, guitar, violin, drum, singing, dance, swimming, art, computer'
    .split(', ')
    .map((subject) =>
      ['lessons', 'tutor', 'teacher', 'tuition', 'classes'].map((kind) => `${subject} ${kind}`),
    );
