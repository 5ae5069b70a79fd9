/* What is typed of services, jobs and homes, and what ads say instead; as in kinds.ts. */

const services = `
boiler repair: gas safe, heating engineer, heating repairs, boiler servicing, gas engineer, central heating
boiler service: gas safe, heating engineer, boiler servicing, gas engineer, heating repairs and servicing
gas engineer: gas safe, boilers
plumber: plumbing, leaks, taps, heating engineer
drain unblocking: blocked, drainage, rodding, jetting, drains
electrician: fuse boards, sockets, electrics, niceic, part p
decorator: emulsion, gloss, wallpaper, interiors painted
plasterer: skimmed, skimming, boarded, rendering
roofer: slates, new roofs, re roofs, flat roofs
locksmith: lockouts, keys cut, upvc locks
gardener: lawns mown, hedges cut, grass cut, garden tidied
window cleaner: windows washed, windows cleaned
computer repair: slow pcs, viruses, pcs, laptops fixed, computer help
web design: wordpress, wix, websites, web pages, shopify
website: wordpress, wix, shopify, web pages
carer: companion, companionship, home help, personal care, elderly people
home care: companion, companionship, home help, personal care, carer
elderly care: companion, companionship, home help, personal care, carer
cleaner: housework, domestic help, home help, deep cleans
dog walker: dogs walked, pet care, dog walks
pet sitter: pets fed, house sitting, cat visits, pet care
childminder: ofsted, school pick ups, childcare
psychic: tarot, clairvoyant, medium, mediumship, spiritual readings
card reader: tarot, tarot reader
removals: house moves, moves, van and two men, two men and a luton
movers: house moves, van and two men, two men and a luton
airport taxi: heathrow, gatwick, stansted, luton airport, airport runs
accountant: tax returns, bookkeeping, accounts, self assessment, vat
photographer: weddings photographed, portraits, family shoots
caterer: buffets, hog roasts, canapes, hot buffets
wedding venue: barn for weddings, marquee site
personal trainer: pt sessions, one to one training
tutor: gcse help, a level help, one to one, homework help
translator: documents, interpreter
translate: translator, translation, interpreter
haircut: barber
alterations: hems, zips, trousers shortened
mobile mechanic: servicing and brakes, diagnostics at home
pest control: rats, mice, moles, rodents, wasps
skip hire: skips, grab lorry
tree surgeon: stumps, felling, crowns
fencing: closeboard, feather edge, panels and posts
`;

const jobs = `
welding: welder, fabricator, mig, tig
roofing: roofer
plumbing: plumber
plastering: plasterer
scaffolding: scaffolder
bricklaying: bricklayer
bookkeeping: bookkeeper
gig buddy: concert buddy, company for concerts, company for gigs
lorry driver: hgv driver, class 1 driver, class 2 driver, hgv class 1, hgv class 2, class 1, class 2, lgv driver, c+e
hgv driver: class 1 driver, class 2 driver, hgv class 1, hgv class 2, class 1, class 2, lgv driver, lorry driver
truck driver: hgv driver, class 1 driver, class 2 driver, hgv class 2, hgv class 1
programmer: software developer, software engineer, web developer, coder
front desk: receptionist, front of house
warehouse job: picker, packer, stock
warehouse worker: warehouse operative, picker, packer
cook: chef, kitchen assistant, breakfast chef
shop assistant: retail assistant, sales assistant, customer assistant, store assistant
classroom assistant: teaching assistant, learning support assistant, sen assistant
teaching assistant: classroom assistant, learning support assistant, sen assistant
hca: healthcare assistant, care assistant, health care assistant
flt driver: forklift driver, forklift operator, fork lift driver, reach truck, counterbalance
forklift driver: forklift operator, flt, reach truck, counterbalance
admin: administrator, office assistant, clerk, data entry
delivery driver: multi drop, courier, parcel driver
builder: labourer, groundworker
pot washer: kitchen porter
nursery nurse: nursery practitioner, early years practitioner, early years educator
`;

const property = `
hmo: house in multiple occupation, licensed for 5, licensed for 6, tenanted rooms
buy to let: tenant in place, tenanted, sitting tenant, rental yield, investment
investment property: tenant in place, tenanted, sitting tenant, rental yield, buy to let
lodgings: lodger, room in family home
shop unit: retail unit, former cafe, high street
shop to rent: premises to let, premises to rent, retail premises, retail unit
shop to let: premises to let, premises to rent, retail premises, retail unit
granny annexe: annexe, annex, self contained
paddock: pasture, grazing, acres
field: pasture, grazing, paddock, acres
lock up garage: lock up, single garage
`;

export const typedWorkKinds = [services, jobs, property].map((lines) => lines.trim()).join('\n');
