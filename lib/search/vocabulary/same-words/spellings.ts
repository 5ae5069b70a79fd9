export const spellings = `
grey, gray
weekend, wknd, wkend, saturday and sunday
satellite, sattelite, satelite, satalite
decorator, decorater
ensuite, en suite, ensuit, onsuite
lehenga, lengha, lehnga
room, rm
centre, ctr
5 door, five door, 5dr
4 door, four door, 4dr
3 door, three door, 3dr
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
xmas, christmas
second hand, secondhand, used, pre owned, preowned
antique, vintage, retro
handmade, hand made
brand new, bnib, bnwt, unused
king size, kingsize
double bed, doublebed
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
