export const property = `
holiday let: holiday cottage, holiday home
fixer upper: modernisation, modernising, renovation, refurbishment, needs work
doer upper: modernisation, modernising, renovation, refurbishment, needs work, updating
renovation project: modernisation, modernising, refurbishment
lodgings: room, lodger, room in family home
park home: holiday lodge, static caravan, lodge, residential park home
parking: off street bay, driveway, parking bay, lock-up, driveway space, permit area, car park
workshop: industrial unit, light industrial
self catering: holiday cottage, holiday let, holiday home, chalet, cottage
holiday let: winter let, summer let, short let, chalet, cottage, self catering, holiday apartment, holiday flat
holiday home: lodge, chalet, static caravan
hot desk: desks, desk
woodland: wood, woods, broadleaf, acres of trees
small wood: bluebell wood, ancient wood, woodland, copse
static caravan: holiday home, static holiday, willerby, swift static, site fees
bungalow: dormer, one level, single storey
land: paddock, grazing, woodland
parking space: driveway, parking bay, parking, driveway space, off street bay
holiday cottage: chalet, lodge, sleeps
allotment: half plot, allotment plot, growing plot
hmo: house in multiple occupation, licensed for 5, licensed for 6, tenanted rooms
buy to let: tenant in place, tenanted, sitting tenant, rental yield, investment
investment property: tenant in place, tenanted, sitting tenant, rental yield, buy to let
shop unit: retail unit, former cafe, high street
shop to rent: premises to let, premises to rent, retail premises, retail unit
shop to let: premises to let, premises to rent, retail premises, retail unit
granny annexe: annexe, annex, self contained
paddock: pasture, grazing, acres
field: pasture, grazing, paddock, acres
lock up garage: lock up, single garage
planning permission: with planning, outline planning, full planning
granny flat: annexe, annex
building plot: outline consent, planning consent, planning permission, outline planning, consent for a dwelling
self storage: container, loft space, lock-up
storage unit: container, loft space, lock-up
`;
