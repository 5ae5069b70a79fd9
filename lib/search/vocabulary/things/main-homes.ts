/* The nouns of ads for homes, land and premises; see ../things.ts. */

export const mainHomes = {
  'property-to-rent': `flat to rent, house to rent, apartment to rent, studio flat, student accommodation, bungalow to rent, cottage to rent, loft, penthouse, maisonette,
holiday let, holiday cottage, holiday home, holiday flat, self catering, short let, holiday lodge, holiday chalet, annexe, granny flat, granny annexe, mews flat,
studio apartment`,
  'property-for-sale': `detached house, semi detached house, terraced house, bungalow, cottage, new build, townhouse, barn conversion, park home, retirement flat, mews house, houseboat,
lodge, holiday lodge, static lodge, mobile home, shared ownership, freehold flat, end terrace, semi, semi detached, back to back, fixer upper, doer upper,
renovation project, croft, farmhouse, chapel conversion, bungalow for sale, chalet bungalow`,
  'flatshare-rooms-to-rent': `flatshare, flat share, house share, houseshare, flatmate, housemate, lodger, bedsit, double room, single room, ensuite room, spare room, room to rent, room,
rooms, house to share, room for couple, live in landlord, student room, shared accommodation, room share, mon to fri room, ensuite`,
  'land-for-sale': `land, building plot, plot, paddock, woodland, field, allotment, farmland, smallholding,
acre, acres, grazing, grazing land, pasture, stables, orchard, agricultural land, equestrian land, amenity land, glamping site, garden land, fishing lake,
plot with planning, self build plot`,
  'garage-storage': `garage, lock up, parking space, parking, storage unit, storage container, storage, driveway space, self storage,
container, shipping container storage, yard, yard space, driveway parking, underground parking, car storage, caravan storage, boat storage, motorhome storage,
secure storage, barn storage, lock up garage, car park space, car parking space, parking bay, parking spot, car parking`,
  'commercial-property': `office, office space, shop, retail unit, warehouse, industrial unit, workshop, commercial unit, restaurant premises, cafe premises, pub lease, salon premises, desk space, hot desk, shop lease, takeaway shop, studio space, market stall,
salon, beauty salon, hair salon, barber shop, treatment room, therapy room, cafe, coffee shop, cafe lease, restaurant, takeaway, pub, kitchen to rent, commercial kitchen,
dark kitchen, hall to rent, church hall, studio to rent, yard to let, business for sale, business unit, workshop space, light industrial unit, storage warehouse, nail bar,
chair to rent, rent a chair, clinic room, surgery premises, nursery premises, gym premises`,
};
