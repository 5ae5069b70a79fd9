export const services = `
karaoke: singing machine, singstar, lucky voice, vtech kidi star, bonaok, mr entertainer, sing stand, singcube
soft play: minibe, misioo, larisa pumpkin, meowbaby, kidkii, tickit, airhopping, chicco inflatable, galt playnest, mini be, foam steps, foam climbing, foam slide, indoor foam, 100 play balls, 200 balls, 500 balls, plastic play balls, tikk tokk, wesco
bouncy castle: happy hop, action air, bouncyhop, duplay happy, step2 bouncer, little tikes shady, chad valley 12ft, chad valley 8ft, bebop bounce, airquee, bestway h2ogo, h2ogo mega, bouncer with blower, kidwise, costzon, hedstrom, selwood, banzai
man and van: house moves, student moves, two man team, house clearances, ikea collections, flat moves, pianos moved, ebay collections, tip runs
house removals: single items moved, van and driver, two man team, house clearances, ikea collections, pianos moved, sofas moved, ebay collections, tip runs
house clearance: sheds cleared, junk removed, rubbish collected, waste carriers licence, licensed waste carrier, bulky items collected, attics cleared, sheds demolished
driving lessons: automatic tuition, pass plus, refresher lessons, block bookings, mock tests
wedding dj, party dj: discos, uplighting, karaoke and disco, weddings birthdays, lights and sound
dj: uplighting, weddings birthdays, lights and sound
cake maker: cupcakes, bespoke cakes, buttercream, cake toppers, vegan bakes, bakes to order, traybakes
cakes: cupcakes, buttercream, vegan bakes, bakes to order, traybakes
caterer: grazing tables, grazing boxes, afternoon teas, street food, paella
photographer: newborn shoots, cake smash, weddings from, engagement shoot, events and weddings, maternity shoots
accountant: cis returns, mtd, xero, quickbooks, sage 50, hmrc
bookkeeper: cis returns, limited company accounts, ltd accounts, mtd, xero, quickbooks, sage 50, sole trader accounts, hmrc
security guard: cctv operator, retail security, mobile patrol, events security, gatehouse
computer repair, it support: laptops repaired, screen replacement, macs repaired, data recovery, slow pc, windows reinstall
web developer: ecommerce sites, seo
`;
