/* What sellers, landlords and employers write instead of the typed words. */

export const sellersNames = `
carpet cleaner machine, carpet washer, carpet cleaning machine, carpet shampooer, rug doctor
night shift, nights, night work, overnight
day shift, days
rent a chair, chair rental, chair to rent, chair to let, chair for rent, rent a chair hairdresser, rent a chair barber, rent a chair salon, salon chair, hairdressing chair, barber chair to rent
`;
