export const property = `
fish and chip shop, chip shop, chippy, fish and chips
takeaway, takeaway premises, chip shop, fish and chip shop
fixer upper, doer upper, renovation project
by the sea, seafront, sea front, sea view, sea views, seaside, beachfront, promenade
sitting tenant, tenant in situ, tenants in situ, tenanted
part buy part rent, shared ownership, part rent part buy, shared equity
hot desk, desk space, coworking, co working, coworking space, shared office, hot desking
office, office space, office unit, office suite
shop, shop unit, retail unit, retail space, shop premises
industrial unit, workshop, warehouse unit, business unit, trade unit
pub, public house
therapy room, treatment room, consulting room, clinic room, beauty room
pottery studio, ceramics studio
studio space, art studio, artist studio, creative studio, creative space
woodland, copse, forest, spinney
woodland, woods
paddock, field, grazing, pasture, meadow, horse field
farmland, smallholding, croft
building plot, plot, self build plot, development land, building land
lock up, lockup, garage
storage, storage unit, storage space, container storage, self storage
flatmate, roommate, housemate, lodger
lodger, lodgings, room in family home
student house, student let, student accommodation, student digs, student property
maisonette, duplex, flat
bungalow, single storey house
terraced house, terrace, mid terrace, end terrace
ground floor flat, ground floor apartment, garden flat, ground floor maisonette
semi, semi detached, semi detached house
retirement flat, retirement apartment, retirement property, sheltered flat
sheltered housing, retirement flat, retirement living
holiday cottage, holiday let, self catering, holiday home, self catering cottage
static caravan, static, static holiday home, holiday caravan
own bathroom, own shower, private bathroom, en suite, ensuite
double room, dbl room, dble room, double bedroom
red phone box, phone box, telephone box, red telephone box, phone kiosk, k6 kiosk, red phonebox
guest house, guesthouse, bed and breakfast
single room, sgl room, single rm
parking space, car space, underground car space
music studio, rehearsal studio, practice room, band practice room, rehearsal room
butchers shop, butchers
`;

/** They find each other without being the same thing: a plot is not always land for sale. */
export const propertyWords = `
flat, apartment, maisonette
studio, studio flat, bedsit
flatmate, flat mate, housemate, house mate, roommate
flatshare, flat share, houseshare, house share
rent, let, rental
landlord, landlady
parking space, parking spot, car space
warehouse, industrial unit
land, plot
allotment, vegetable plot
furnished, part furnished
garden, yard
lounge, sitting room, living room
two bedroom, 2 bedroom, 2 bed, two bed
three bedroom, 3 bedroom, 3 bed, three bed
one bedroom, 1 bedroom, 1 bed, one bed
four bedroom, 4 bedroom, 4 bed, four bed
terraced, terrace
holiday, vacation
en suite room, ensuite room
house to share, house share, shared house
digs, lodgings, room
bills included, bills inc, all inclusive, inc bills, including bills
driveway, off street parking, off road parking
artist studio, art studio, artists studio, studio space
music studio, recording studio, rehearsal space, rehearsal room
office space, desk space, coworking, co working, hot desk
smallholding, small holding
granny annexe, annexe, granny flat, annex
houseboat, narrowboat, canal boat
pet friendly, pets allowed, pets considered, pets welcome
grazing, pasture, paddock, grazing land, pasture land
acre, acres
fixer upper, do er upper, doer upper
cafe, coffee shop, coffee bar, tea room, tearoom, tea rooms
salon, hair salon, beauty salon
house share, shared house, hmo
park home, mobile home
lodge, holiday lodge, chalet, holiday chalet
retirement flat, retirement apartment, retirement property, over 55s, over 60s
single room, box room, small room
storage container, shipping container, storage unit
parking space, parking bay, off street bay, car park space, car parking space, car parking
cottage, cottages
ground floor, downstairs
`;
