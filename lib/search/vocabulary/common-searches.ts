import { phrases } from './lists';

/** What many people search for; suggested while they type, if there are such ads. */
export const commonSearches: readonly string[] = phrases(`
flat to rent, flat for sale, house to rent, house for sale, room to rent, studio to rent, studio flat to rent
bungalow to rent, bungalow for sale, cottage to rent, cottage for sale, property to rent, property for sale
apartment to rent, apartment for sale, double room to rent, room to rent bills included, furnished flat to rent
1 bed flat to rent, 2 bed flat to rent, 3 bed house to rent, 4 bed house to rent, 2 bed house to rent
1 bed flat for sale, 2 bed flat for sale, 3 bed house for sale, 4 bed house for sale, 2 bed house for sale
land for sale, garage to rent, parking space to rent, office to rent, shop to rent, workshop to rent, storage to rent
cars under £1000, cars under £2000, cars under £5000, automatic cars, electric cars, van for sale, vans under £5000
motorbike for sale, caravan for sale, static caravan for sale, motorhome for sale, campervan for sale, boat for sale
part time job, full time job, evening job, weekend job, work from home job, cleaning job, driving job, bar job
care assistant job, warehouse job, teaching assistant job, receptionist job, delivery driver job, kitchen porter job
man with a van, house clearance, end of tenancy cleaning, window cleaner, driving lessons, maths tutor, piano lessons
guitar lessons, dog walking, dog grooming, garden clearance, tree surgeon, painter and decorator, boiler service
puppies for sale, kittens for sale, dog for sale, rabbits for sale, free to collect, free sofa, free furniture, free bed
sofa bed, corner sofa, double bed, single bed, king size bed, bunk bed, chest of drawers, bedside table, coffee table
dining table and chairs, fridge freezer, washing machine, tumble dryer, electric cooker, garden furniture, garden shed
mountain bike, electric bike, kids bike, exercise bike, running machine, golf clubs, fishing rod, football boots
iphone unlocked, gaming laptop, gaming pc, smart tv, electric guitar, wedding dress, prom dress, baby clothes, cot bed
`);
