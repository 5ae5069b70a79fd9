const motorcycles = `
scooter 125, 125 scooter, moto x bike, motox bike, moto x, a2 bike, a2 legal bike, a2 motorbike, cruiser bike, chopper bike, supermoto, naked bike, sports bike, sportsbike, adventure bike, touring bike, cb125r, z125, ninja 125, r125, yzf r125, duke 125, lexmoto, sinnis, keeway, pulse adrenaline`;

const generations = ['golf', 'polo', 'focus', 'puma', 'fiesta', 'escort', 'mondeo', 'transit']
  .flatMap((model) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((mark) => [`mk${mark} ${model}`, `${model} mk${mark}`]),
  )
  .join(', ');

const golfs = ['gti', 'gtd', 'tdi', 'tsi', 'gt tdi', 'r line', 'match', 'plus', 'estate', 'diesel']
  .map((trim) => `golf ${trim}`)
  .join(', ');

const work = `
rgn, rmn, waitressing, leafleting, refuse loader, food production, food production operative, picking and packing, pick and pack, cash in hand work, zero hours contract, multi drop, flt, flt operator, kp, cdp, chef de partie, tefl teacher, hlta, lsa, ehcp support, sia, cscs, blue badge driver, adr driver, hiab driver, telehandler driver, digger driver, dumper driver, 360 driver, slinger, banksman, kitchen hand, chambermaid, room attendant, night porter, concierge, sales advisor, retail advisor, customer adviser, front desk, optical assistant, phlebotomist, dispenser, midwife, health visitor, social worker, youth worker, teaching assistants`;

const fitting =
  'structural engineer, alarm installer, satellite installer, solar installer, boiler install, boiler installer, kitchen refurb, bathroom refurb, bathroom refurbishment, house refurb, kitchen refurbishment, wall removal, lock changing, satellite dish installation, solar panels installation, burglar alarm installation, door hanger, staircase fitting, fence fitting, fence repair, gate repair, window repairs, misted windows, fascias, soffits, joinery service, joinery work, carpentry work, building work, plumbing work, electrical work, roofing work, garden work, decorating work, tiling work, plastering work, fencing work, driveway work, paving work';

export const typedNouns = {
  home: `
ikea storage unit, toy storage unit, shoe storage unit, kitchen storage unit, bathroom storage unit, kids storage unit, plastic storage unit, wooden storage unit, pine storage unit, wall storage unit, cube storage unit, cube storage, cube unit, cube shelf unit, grass cutter, 6ft bed, 5ft bed, 4ft bed, 3ft bed, triple bunk, bunk, extractor, slates, chipper, garden chipper, log burners, turf rolls, welder, arc welder, stick welder, tig welder, corner bath, ottoman box, wardrobes, double wardrobe, triple wardrobe, sliding wardrobe, larder fridge, under counter fridge, undercounter fridge, undercounter freezer, american fridge, double door fridge, side by side fridge, tall freezer, slimline dishwasher, integrated dishwasher, tabletop dishwasher, nutribullet, soda stream, george foreman, crock pot`,
  leisure: `
taylormade driver, callaway driver, ping driver, titleist driver, cobra driver, mizuno driver, nike driver, driver taylormade, driver callaway, driver ping, fender strat, strat, stratocaster, telecaster, fender telecaster, funko pop, funko pops, gsd, jrt, cavalier, westies, choc lab, black lab, trike for kids, kids trike, yamaha keyboard, yamaha piano, yamaha guitar, keyboard yamaha, piano yamaha, guitar yamaha, drums yamaha`,
  electronics: `
s20, s20 fe, s21, s21 fe, s22, s23, s24, s25, s21 ultra, s22 ultra, s23 ultra, s24 ultra, z flip, z fold, iphone se, iphone xr, iphone xs, iphone x, iphone air, samsung tab, rtx, rtx 3070, rtx 4070, gtx 1080, lg oled, oled, sky remote, ps5 digital, ps4 pro, ddj, pioneer ddj, ddj 400, hi fi separates, separates, canon 5d, canon m50, sony a6000, sony a7, sony a7iii, lumix, nikon z6`,
  'property-for-sale': 'hmo, house needing renovation, repossession, repossessed house, mansion',
  'property-to-rent':
    'accommodation, housing, emergency housing, short stay flat, home exchange, caravan hire, caravan holiday, corporate let',
  cars: `${golfs}, ${generations}, e36, e46, e30, e90, e92, f30, c180, c200, c220, c250, e220, e250, ml320, ml270, gla200, wrx, sti, evo, type r, wav, wav vehicle, mot failure, damaged repairable`,
  'motorbikes-and-scooters': motorcycles,
  'vehicle-accessories':
    'trolley jack, axle stands, car ramps, tow dolly, ply lining, rear light cluster, light cluster, obd reader, obd scanner, 17s, winter wheels, steel wheels, steelies wheels, hitch lock, wheel clamp, caravan mover, motor mover, caravan step, leisure battery, thule, thule roof box',
  'find-a-tradesman': `${fitting}, turf laying, wall knocked through, wall knock through, sash windows repair, mould removal, mold removal, ev charger installer, ev charger install, home ev charger installation`,
  'other-services':
    'stud dog service, mower repair, lawnmower repair, lawnmower service, bike service, bicycle service, mot and service, scrap metal collection, metal collection',
  'event-planning-and-catering':
    'room hire, tent hire, saxophone player, wedding chair covers, chocolate fountain hire',
  'health-beauty': 'mua, nail tech, lash tech, slimming world, weight watchers, back rub',
  'removals-and-storage-services':
    'man n van, man an van, van n man, van and driver, van with driver, removals and storage, removal and storage, furniture moved',
  'transport-services': 'lift to airport, airport lift, airport drop off, station run, school taxi',
  'job-offers': work,
  'part-time-jobs': work,
  'full-time-jobs': work,
};
