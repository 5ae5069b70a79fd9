export const musicAndHobbies = `
football table, table football, foosball
snooker table, pool table
guitar, gitar
keyboard, electric piano, digital piano
electric keyboard, digital keyboard, electric piano, piano keyboard
digital piano, electric piano, stage piano
drum kit, drumkit, drum set
drum kit, electronic drums, electronic drum kit
drum kit, drum set, drums
vinyl, lps, vinyl records, records, vinyl lps, lp, albums
record collection, vinyl records, lps, vinyl
vinyl, vinyl records, records, lps, lp, 45s
dvd, dvds
board game, boardgame, board games
acoustic guitar, classical guitar, spanish guitar
acoustic guitar, dreadnought, folk guitar
bass guitar, electric bass, bass gtr
microphone, mic
djembe, bongo
bongo drums, bongos
ornament, figurine, figure
bric a brac, ornaments, collectables
train set, model railway, model trains, hornby, oo gauge, train layout
trading cards, pokemon cards, match attax, collector cards
comics, comic books
comic, comics, graphic novel, annual
novels, paperbacks, books
paperback, paperbacks, novel, novels
stamp collection, stamp album, stamps, postage stamps
coin collection, old coins, coins
box set, boxset, complete set
piano, joanna, old joanna
upright piano, piano
saxophone, sax, alto sax, tenor sax
cd collection, cds
cd, cds, compact disc
cds, compact discs
snooker, pool
dart board, dartboard
violin, fiddle
squeezebox, squeeze box, accordion, concertina, melodeon
recorder, descant recorder
pa system, pa speakers, pa
textbook, text book, course book
gcse books, revision guides, revision books, gcse revision
revision guides, revision books, study guides, cgp books
war medals, medals, military medals
militaria, military memorabilia, army memorabilia
knitting wool, wool, yarn
material, fabric, cloth
bus model, model bus, toy bus, model routemaster, diecast bus, die cast bus
london bus model, model london bus, toy london bus, london bus toy, routemaster
uke, ukulele
snooker cue, pool cue
kids books, childrens books, picture books, story books, storybooks
sheet music, music books, piano books, song books
kids guitar, junior guitar, childs guitar
piano stool, duet stool, piano bench
`;
