export const services = `
buffet, buffets, cold buffet, finger buffet
marquee hire, party tent hire, marquees
removals, movers, house removals, removal
movers, removals, house removals, removal service, moving company, two men
house removals, house flit, flit
removals van, luton van, luton with driver
man and van, manandvan, van and man, man van, man with van, van man
man and van, man with van, man and a van, man van, luton van
man with a van, man and van, man with van, small moves, light removals, small removals
man and van, man n van, man an van, van n man, van and driver, van with driver
furniture delivery, sofa delivery, single item delivery, single item, single items, sofa moved, furniture moved, furniture collection, sofa collection, small moves
photo shoot, photoshoot, photography, photographer, portraits
headshots, headshot, portraits
dj, disc jockey
dj, disco, mobile disco, djs
caterer, catering, caterers, outside catering
delivery driver, courier, van driver, courier driver
courier, same day courier, parcel delivery, delivery service
delivery driver, multi drop driver, courier driver, parcel delivery driver, van driver
courier, parcels delivered, same day delivery, same day courier
van driver, multidrop driver, multi drop driver, delivery driver
accountant, accounting
accountant, accountancy
tax return, self assessment, tax returns, vat return, vat returns
bookkeeper, book keeper, books kept, bookkeeping, vat returns
solicitor, lawyer
translator, translation, interpreter
bsl, british sign language, sign language
translator, translation, translations, translated
house clearance, rubbish removal, waste removal
rubbish removal, rubbish clearance, junk removal, waste clearance, tip run, tip runs
house clearance, house clearances, clearance, full clearance
rubbish removal, waste removal, junk removal, rubbish clearance, tip runs, waste collection
house clearance, houses cleared, house cleared, property clearance
rubbish removal, rubbish cleared, rubbish clearance, junk removal, waste clearance, rubbish collection, rubbish taken
skip hire, skip
tarot, psychic, clairvoyant
tarot reader, fortune teller, clairvoyant, palm reader, psychic
psychic medium, clairvoyant, psychic
tarot, tarot reading, card reading, tarot cards
tarot reader, card reader, tarot card reader
astrologer, astrology, horoscope
taxi, minicab, mini cab, private hire
airport taxi, airport transfer, airport run, airport runs, airport cab, airport lift
taxi, airport transfers, airport runs, private hire
bouncy castle, bouncy castles, inflatable, bouncy castle hire
bouncy castle hire, bouncy castles, inflatable castle, inflatables, inflatable hire
photo booth, photobooth, selfie booth, magic mirror
photo booth hire, photo booth, selfie pod, magic mirror, photobooth
wedding cake, cake maker
birthday cake, celebration cake, cake maker
cake maker, cakes made, celebration cakes, birthday cakes, wedding cakes
birthday cake, celebration cake, cakes to order, birthday cakes, celebration cakes, cakes made to order
will writing, wills, will writer, lasting power of attorney
proofreader, proofreading, proof reading, copy editing, editing
kids entertainer, childrens entertainer, kids party entertainer, party entertainer, childrens parties, princess parties, kids parties
childrens entertainer, kids entertainer, party entertainer, children entertainer, kids parties
face painter, face painting, face paint
face painter, face painting, glitter tattoos
funeral catering, funeral buffet, wake catering, buffets for wakes, wakes
florist, flowers, floristry, wedding flowers
florist, bouquets, wedding flowers
band, live band, wedding band, live music
videographer, videography, wedding video, wedding film
cis, cis returns, cis accountant, cis refund, subcontractors
mortgage adviser, mortgage advisor, mortgage broker, mortgages
financial adviser, financial advisor, ifa
clock repair, clock repairs, clocks repaired, watch repair, clock restoration, horologist
private chef, chef at home, dinner party chef, personal chef
mobile bar, bar hire, horsebox bar, gin bar
hall hire, village hall, community hall, function room, room to hire, church hall
logo design, logo designer, logos designed
video editing, video editor
social media manager, social media management, social media marketing
debt advice, debt help, debt management
scrap metal collection, scrap collected, scrap metal collected, scrap man, scrap collection
wedding photographer, wedding photography, wedding photos, wedding pictures
hog roast, pig roast, spit roast
cv writing, cv help, cv writer, cvs written
leaflet distribution, leaflets delivered, leaflet delivery, leaflet drop, leaflet distributor, flyer distribution, leaflet dropping, leafleting, leaflets through doors, papers to doors, door to door leaflets
paper round, newspaper delivery, paper delivery, papers delivered, newspaper round, deliver newspapers
lift share, car share, car sharing, lift sharing
lino fitted, lino fitting, lino fitter, vinyl fitted, vinyl fitter, floor layer, floor fitter
window cleaning business, window cleaning round, cleaning round
power of attorney, lasting power of attorney, lpa, lpas
`;
