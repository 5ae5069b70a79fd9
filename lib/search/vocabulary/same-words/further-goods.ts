export const furtherGoods = `
power bank, powerbank, battery pack, portable charger, portable phone charger, phone battery pack
phone case, phone cover
charger, power adapter, power supply
laptop bag, laptop case
notebook, laptop, ultrabook
gaming laptop, gaming notebook
desktop, desktop pc, tower pc, desktop computer, all in one pc
printer, printer scanner, all in one printer
hard drive, hdd, ssd, external drive
router, modem
ds, nintendo ds, ds lite, dsi
gameboy, game boy
megadrive, mega drive, sega mega drive
video games, computer games, console games
controller, gamepad, game pad, joypad, control pad
headset, headphones with mic, gaming headset
earbuds, ear buds, wireless earbuds, earphones
hi fi, hifi, stereo, music system, music centre
record player, turntable, record deck
bluetooth speaker, wireless speaker, portable speaker, jbl
smart speaker, echo dot, google home, homepod, alexa
radio alarm, alarm clock radio, clock radio
camera, digital camera, dslr
camcorder, video camera, cine camera
video player, vcr, vhs player, video recorder
projector, beamer
e reader, ereader, kindle, kobo
smart tv, tv
tv bracket, tv mount, tv wall bracket, tv wall mount
freeview box, set top box, digibox, freesat box
hair straighteners, ghd, straightener, straighteners, hair irons
hair clippers, hair trimmer, clippers
hair curler, curling tongs, curling iron, hair wand
electric razor, electric shaver, shaver
massage gun, muscle massager, percussion massager
vape, e cigarette, vape kit
walkie talkies, two way radios, two way radio
prom dress, prom gown, ball gown, ballgown, evening gown
bridesmaid dress, bridesmaid gown
mens suit, 3 piece suit, three piece suit, two piece suit, lounge suit
dinner suit, tuxedo, dinner jacket, black tie suit, dj suit
school blazer, blazer
puffer, puffer jacket, puffa jacket, padded jacket
parka, parka coat, anorak
mac, raincoat, rain coat, waterproof
jumper, sweater, pullover, knitwear, jersey, sweatshirt
trainers, sneakers, running shoes, tennis shoes
flip flops, sandals, sliders
wellies, wellingtons, wellington boots, hunter boots, welly boots
handbag, shoulder bag, clutch bag, tote
suitcase, luggage, trolley case, cabin bag, cabin case
necklace, pendant, chain, locket
bracelet, bangle, charm bracelet
costume, fancy dress, dressing up
dressing up clothes, fancy dress, kids costumes, dressing up
tights, stockings, hosiery
pants, knickers, underwear, boxers
perfume, fragrance, scent
make up, makeup, cosmetics
rollator, walker with wheels, wheeled walker, four wheeled walker, walker with seat, three wheeled walker, tri walker
walking stick, cane, walking cane
bath lift, bath hoist, bath seat
riser chair, riser recliner, lift chair
raised toilet seat, toilet seat riser, toilet frame
wheelchair, transit chair, transit wheelchair
mobility scooter, electric scooter mobility, disability scooter
hospital bed, profiling bed, adjustable bed
jam jars, jars, glass jars
moving boxes, packing boxes, cardboard boxes, removal boxes, boxes
bric a brac, ornaments, collectables
tickets, ticket
voucher, gift card, gift voucher
filing cabinet, file cabinet, drawer cabinet
shop fittings, shop shelving, shop display, shop counter
till, cash register
mannequin, tailors dummy, dressmakers dummy
knitting wool, wool, yarn
material, fabric, cloth
1 man, one man, 1 person, one person
2 man, two man, 2 person, two person, 2 people, two people
3 man, three man, 3 person, three person, 3 people, three people
4 man, four man, 4 person, four person, 4 people, four people
5 man, five man, 5 person, five person, 5 people, five people
6 man, six man, 6 person, six person, 6 people, six people
8 man, eight man, 8 person, eight person, 8 people, eight people
non runner, spares, spares or repair, breaking, failed mot, project car, needs repair
2 berth, two berth, 2 birth, two birth, sleeps 2, sleeps two
3 berth, three berth, sleeps 3, sleeps three
4 berth, four berth, 4 birth, four birth, sleeps 4, sleeps four
5 berth, five berth, 5 birth, five birth, sleeps 5, sleeps five
6 berth, six berth, 6 birth, six birth, sleeps 6, sleeps six
8 berth, eight berth, sleeps 8, sleeps eight
`;
