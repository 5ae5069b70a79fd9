export const musicAndHobbies = `
electric guitar: stratocaster, telecaster, les paul, squier
instrument: guitar, piano, violin, flute, keyboard
musical instrument: guitar, piano, violin, flute, drum kit, saxophone, trumpet
piano: upright piano, grand piano, digital piano, yamaha upright, kemble, clavinova, baby grand
musical instruments: guitar, piano, violin, flute, drum kit, saxophone, trumpet
crime books: agatha christie, poirot, thrillers
poirot: agatha christie
books: novels, paperbacks, hardbacks
keyboard: yamaha psr, casio, midi keyboard
drum kit: mapex, pearl export, roland td
acoustic guitar: yamaha f310, takamine, taylor 114
games workshop: warhammer, space marines
ornaments: royal doulton, lladro, china dogs
pokemon cards: tcg, charizard
warhammer: 40k, games workshop, space marines, age of sigmar
digital piano: p45, casio privia, clavinova
bass guitar: fender bass, precision bass, jazz bass
mic: shure, sm58
dart board: winmau, unicorn board
kids guitar: 3/4 guitar, half size guitar, three quarter guitar
stamps: first day covers
train set: brio, hornby
board games: monopoly, cluedo, scrabble, trivial pursuit, catan
guitar: fender, gibson, stratocaster, telecaster, les paul, yamaha acoustic, epiphone, ibanez, takamine
electric guitar: strat, pacifica, epiphone, ibanez
drums: drumkit, pearl export, cymbals
records: 33s, lps, 45s
dvds: box set
comics: beano, marvel, dc comics, 2000ad
coins: 50p, sovereign, half crown, florin
guitar: squier
guitar amp: fender champion, vox ac, marshall mg, marshall code
keyboard: casio ct, casio ctk
digital piano: roland fp, casio px
train set: bachmann
model cars: corgi, dinky, matchbox, hot wheels
`;
