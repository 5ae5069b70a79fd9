/** How many people a tent, a room or a table is for. */
export const counts = `
1 man, one man, 1 person, one person
2 man, two man, 2 person, two person, 2 people, two people
3 man, three man, 3 person, three person, 3 people, three people
4 man, four man, 4 person, four person, 4 people, four people
5 man, five man, 5 person, five person, 5 people, five people
6 man, six man, 6 person, six person, 6 people, six people
8 man, eight man, 8 person, eight person, 8 people, eight people
`;

export const abbreviations = `
planning permission, pp, planning consent, planning granted
parking, pkg
king size, 5ft, 5 foot
centre, ctr
5 door, five door, 5dr
4 door, four door, 4dr
3 door, three door, 3dr
xmas, christmas
tickets, tix
`;

/** Also American ones and usual mistakes. */
export const spellings = `
grey, gray
satellite, sattelite, satelite, satalite
decorator, decorater
ensuite, en suite, ensuit, onsuite
lehenga, lengha, lehnga
experience, experiance
pantomime, panto, pantomine
accommodation, accomodation, acommodation, accomadation
new build, newbuild
ice cream, icecream
colour, color
aluminium, aluminum
mould, mold
metre, meter
litre, liter
cosy, cozy
favourite, favorite
organiser, organizer
centre, center
theatre, theater
catalogue, catalog
cheque, check
kerb, curb
plough, plow
draught, draft
programme, program
licence, license
practice, practise
moustache, mustache
whisky, whiskey
doughnut, donut
tonne, ton
airfix, air fix
handmade, hand made
king size, kingsize
double bed, doublebed
step through, step thru
swap, swop
wooden pallets, wooden palettes
ps5, ps five
ps4, ps four
translator, translater
xl, extra large
`;

/** 80s vinyl. */
export const decades = `
50s, fifties
60s, sixties
70s, seventies
80s, eighties
90s, nineties
`;

export const irregularPlurals = `
mouse, mice
goose, geese
wolf, wolves
loaf, loaves
leaf, leaves
half, halves
scarf, scarves
`;

export const numbers = `
1, one
2, two
3, three
4, four
5, five
6, six
7, seven
8, eight
9, nine
10, ten
11, eleven
12, twelve
20, twenty
30, thirty
40, forty
50, fifty
60, sixty
70, seventy
80, eighty
90, ninety
100, hundred
1st, first
2nd, second
3rd, third
`;
