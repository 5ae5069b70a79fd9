export const miscellaneous = `
jam jars, jars, glass jars
moving boxes, packing boxes, cardboard boxes, removal boxes, boxes
tickets, ticket
voucher, gift card, gift voucher
shop fittings, shop shelving, shop display, shop counter
till, cash register
mannequin, tailors dummy, dressmakers dummy
christmas tree, artificial tree
christmas tree, xmas tree
festival, fest
car boot sale, carboot, boot sale, boot fair, car boot fair, carboot sale
christmas decorations, xmas decorations
christmas lights, xmas lights
hot dog cart, hot dog stall, hot dog stand, hot dog van, hot dog trolley
car keys, car key, key fob, fob
driveway gates, wrought iron gates, metal gates
`;

/** Age, condition and time, which are no things. */
export const describingWords = `
weekend, wknd, wkend, saturday and sunday
second hand, secondhand, used, pre owned, preowned
antique, vintage, retro
brand new, bnib, bnwt, unused
`;
