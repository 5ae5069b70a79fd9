export const services = `
man and van: luton, van and driver, tail lift
man with van: luton, van and driver, tail lift
accountant: vat returns, tax return, self assessment, payroll, tax returns, bookkeeping, accounts, vat, year end accounts, bookkeeping and vat
taxi: airport transfer, airport run, airport runs
entertainer: magician, clown, face painter, princess parties
solicitor: conveyancing
psychic: tarot, clairvoyant, medium, mediumship, spiritual readings
card reader: tarot, tarot reader
removals: house moves, moves, van and two men, two men and a luton
movers: house moves, van and two men, two men and a luton
airport taxi: heathrow, gatwick, stansted, luton airport, airport runs
photographer: weddings photographed, portraits, family shoots
caterer: buffets, hog roasts, canapes, hot buffets, finger food
wedding venue: barn for weddings, marquee site
translator: documents, interpreter
translate: translator, translation, interpreter
skip hire: skips, grab lorry
bookkeeping: bookkeeper
delivery driver: multi drop, courier, parcel driver
airport transfer: runs to heathrow, runs to gatwick, runs to stansted, runs to luton
luton van: box van, tail lift, luton box, box body
tarot reading: psychic, clairvoyant
party venue: function room, village hall, hall hire
band: musicians, drummer, guitarist, bassist
beautician: lashes, brows
solicitor: wills
accountant: bookkeeper
car valeting: valets, valeting
computer repair: laptops mended
`;
