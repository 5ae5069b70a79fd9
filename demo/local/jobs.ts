import type { DemoAd } from '../demo-ad';
import type { Picture } from '../drawings/scenes';
import { between, pick, type Random } from '../random';
import type { LocalArea } from './areas';
import { tintsOf } from './tints';
import { fill, lines, paragraphs, some, withArticle } from './writing';

type Category =
  | 'Job Offers'
  | 'Part-Time Jobs'
  | 'Full-Time Jobs'
  | 'Freelance Jobs'
  | 'Internships'
  | 'Job Wanted';

/* title | picture | pay from-to, per | experience | sentences. */
const jobLines: Record<Category, string[]> = {
  'Part-Time Jobs': lines(`
    Barista|cafe|12.2-13.4 hour|Latte art is a bonus|Mornings from seven, three or four a week.;You open up, bake off the pastries and know the regulars by Friday.;Tips are shared every week.
    Weekend kitchen porter|restaurant|12.2-12.9 hour|None needed|Friday and Saturday evenings and Sunday lunch.;A proper meal before every shift and a lift home after midnight.;People who start at the sink end up at the stove here.
    Care assistant, mornings|care|12.6-13.9 hour|Patience above all|Four mornings a week, seven to one.;You help eleven residents start the day and have time to talk.;Training paid and done in working hours.
    Dental receptionist|salon|12.4-13.6 hour|Any front desk|Two long days or three short ones.;The diary is full, the patients are nice, the phones ring.;Free check-ups, naturally.
    School lunchtime supervisor|classroom|12.2-12.6 hour|Kind and firm|Eleven forty-five to one fifteen, term time only.;You keep sixty children fed and mostly upright.;Enhanced DBS, which we arrange.
    Shop assistant, florist|houseplants|12.2-13 hour|An eye for colour|Thursdays to Saturdays.;Conditioning, tying and talking people out of red roses in a panic.;Staff discount that your friends will notice.
    Cleaner for offices, evenings|cleaning|12.8-14 hour|References|Two hours each evening, Monday to Friday.;Your own floor, your own pace, good equipment.;Paid weekly.
    Library assistant|nook|12.4-13.2 hour|Customer service|Eighteen hours with one Saturday in three.;Story time on Tuesdays, printers on all other days.;A council pension, and quiet colleagues.
    Delivery driver, evenings|delivery|12.5-13.8 hour|Clean licence|Our cars, our insurance, five to ten.;Three evenings of your choice.;No zero hours: the rota is out a month ahead.
    Swimming pool lifeguard|seaside|12.3-13.1 hour|Lifeguard qualification, or we train you|Early or late shifts, sixteen hours.;Renewals paid, free swimming.;A team of twelve that swaps shifts without drama.
    Bookkeeper, two days|finance|15-18 hour|Small business accounts|Fridays and one day of your choice, partly from home.;Purchase ledger, VAT, payroll for nine.;An accountant checks the year end, not you.
    Pharmacy assistant|helpdesk|12.3-13.4 hour|None, the course is paid|Afternoons and every second Saturday.;Counter, deliveries and a lot of kindness.;A level two course in working hours.
    Dog walker|dog|12.2-14 hour|Dogs like you|Eleven to two on weekdays.;Four dogs at most, a van with crates, a first-aid course.;You will be fitter by Easter.
    Bar staff, weekends|glasses|12.2-13.2 hour|Over 18|Friday and Saturday, six to close.;A neighbourhood pub with six cask lines and no television.;Taxi home paid after one.
    Teaching assistant|classroom|12.6-13.8 hour|Level 2 or a year with children|Mornings in a reception class.;Phonics, paint and lost gloves.;Term time, with a full-time place likely in September.
  `),
  'Full-Time Jobs': lines(`
    Chef de partie|restaurant|27500-31000 year|One year on a section|Forty-five hours over four days.;Larder to start with, everything else soon.;Two days off that touch each other, always.
    Electrician|electrics|34000-41000 year|18th edition and a driving licence|Domestic and light commercial, mostly rewires and chargers.;Van, fuel card and good tools.;Home by half five, no weekends unless you ask.
    Warehouse operative|warehouse|24500-26800 year|None|Six to two, Monday to Friday.;Picking, packing and a reach-truck licence after three months.;Free parking and a canteen worth staying for.
    Office administrator|office|24000-27000 year|Word, Excel, a calm voice|You are who people ask.;Orders, diaries, a newsletter and the good biscuits.;Twenty-eight days and the bank holidays.
    Registered nurse, care home|care|36000-41000 year|NMC pin|Days or nights, never both.;Thirty-two residents, a manager who works the floor.;Paid breaks and a paid revalidation.
    HGV class 2 driver|lorry|31500-36000 year|CPC and tacho card|Days, local, home every evening.;Modern trucks with cameras that also protect you.;Overtime after forty-five hours at time and a half.
    Plumber|plumbing|33000-39500 year|Level 2, Gas Safe a plus|Repairs for a housing association, eight jobs a day at most.;Van stocked every Monday.;Call-out one week in six, well paid.
    Software developer|coding|38000-52000 year|Two years with TypeScript or similar|Four developers, one product, short meetings.;You ship in your first week.;Two days in the office, three wherever.
    Nursery practitioner|toys|24500-27500 year|Level 3|Pre-school room, ratio better than the law.;Forest mornings twice a week.;Every Christmas closed and paid.
    Vehicle technician|tools|31000-37000 year|Level 3 or time served|Independent garage, all makes, no bonus games.;Diagnostic kit that works.;Half day on Fridays.
    Recruitment consultant|office|26000-32000 year|Talks and listens|A warm desk in healthcare.;Commission from the first placement.;We leave at five thirty and mean it.
    Joiner|tools|31000-36500 year|NVQ 2, own hand tools|Bench and site work in a shop of five.;Staircases, windows, the odd pulpit.;Tea made by the owner.
    Customer service adviser|helpdesk|23800-26200 year|None, we listen to your voice|Phones and chat for a water company.;Four weeks of training with pay.;Earlies or lates, swapped fairly.
    Hotel receptionist|lamp|23900-25800 year|One language besides English helps|Forty rooms and a front door that never locks.;Five days of seven, fixed a month ahead.;Stay free in our other houses.
  `),
  'Job Offers': lines(`
    Hairdresser|salon|26000-31000 year|Level 3|Employed or a chair to rent, tell us which.;Colour house with a loyal column.;Education days paid.
    Gardener|gardening|24500-29000 year|Knows pruning from chopping|Private gardens in a small team.;Van shared, lunch outdoors.;Shorter weeks in January, same pay.
    Florist|houseplants|24500-28000 year|Wedding work|Studio florist for events.;Early starts on Fridays, Mondays free.;Seasonal flowers from growers we know.
    Roofer|roofing|32000-39000 year|Slate and flat|Heritage roofs and honest flat ones.;Scaffold by others, sheets by us.;Rained off is paid.
    Piano teacher|piano|22-30 hour|Grade 8 and patience|After-school lessons in our studio.;Pupils are there, you bring the scales.;Rooms free for your own practice.
    Bike mechanic|bicycle|24500-28500 year|Cytech 2 or equal|Workshop with three stands and good light.;Ebikes, hubs, bottom brackets.;Trade price on everything.
    Veterinary nurse|dog|26500-31500 year|RVN|Small animal practice, no nights.;Four vets, six nurses, one stubborn cat.;CPD allowance and time to use it.
    Painter and decorator|painting|29000-34000 year|NVQ 2|Occupied homes and small offices.;Dust sheets first, always.;Van and paint account.
    Bricklayer|site|190-230 day|CSCS card|Extensions and garden walls, local.;Labourer provided.;Paid every Friday.
    Accounts assistant|finance|25500-29500 year|Part AAT|Sales ledger, bank, a bit of payroll.;Study support paid in full.;Thirty-five hours.
    Site labourer|site|115-135 day|CSCS green card|Tidy housing sites, good gaffer.;Start Monday.;Boots and jacket supplied.
    Chef for a nursery|restaurant|25500-28500 year|Allergen training|Lunch for sixty under-fives, Monday to Friday.;Cooked from scratch and judged honestly.;Done by three.
  `),
  'Freelance Jobs': lines(`
    Graphic designer for a food brand|coding|220-300 day|A portfolio with packaging|Labels for nine jars and a box.;Ten days over two months.;Remote, with two visits.
    Copywriter for a council campaign|languages|190-260 day|Plain English|Six leaflets and a web page about recycling.;Readers are busy and mostly on phones.;Remote.
    Photographer for new-build homes|photo|180-260 day|Own kit, insurance|Two or three plots a week.;Stills and a short clip, next-day edit.;Mileage paid.
    Bookkeeper for three cafés|finance|18-24 hour|Xero|One day a week, mostly remote.;Receipts arrive scanned, believe it or not.;Long term.
    Wedding videographer's second camera|photo|160-220 day|Own camera|Saturdays, May to September.;Raw files handed over, no editing.;Lunch with the guests.
    WordPress developer|coding|240-330 day|Accessibility|Twelve small charity sites to tidy.;Remote, four weeks.;Paid in two parts.
  `),
  Internships: lines(`
    Marketing intern|office|12.2-12.9 hour|Curious and can spell|Three months, four days a week.;You write, measure and present one campaign of your own.;Paid, and travel too.
    Engineering intern|tools|12.4-13.5 hour|Second year of a degree|A summer on pumps and drawings.;CAD, site visits, a real test rig.;Several of us came back as graduates.
    Museum collections intern|collectibles|12.2-12.6 hour|Handles with care|Six months, two days a week.;You catalogue one collection from start to finish.;Paid, with training days.
    Software intern|coding|12.8-14.5 hour|Any language|Twelve weeks beside a developer who explains.;Your work goes live.;Hybrid.
    Event planning intern|party|12.2-12.8 hour|Organised|A season of festivals and one very large cake.;Evenings sometimes, time back always.;Paid.
  `),
  'Job Wanted': lines(`
    Experienced carer|care|14-17 hour|Eleven years, NVQ 3|Personal care, company, shopping and lifts.;Live-in for a week at a time is possible.;References from three families.
    HGV driver|lorry|15-18 hour|Class 1, ten clean years|Days preferred, nights considered.;I know the ports and the yards of the north.;Available in two weeks.
    Bookkeeper|finance|16-21 hour|AAT, Xero and Sage|Ten to fifteen hours a week.;Used to builders with carrier bags.;From home or yours.
    Gardener|gardening|15-19 hour|RHS level 2|Regular hours in private gardens.;Own tools and a small van.;I like borders more than mowers.
    Nanny, three days|toys|13.5-16 hour|Level 3, paediatric first aid|Babies to seven-year-olds.;Driver, non-smoker, happy with dogs.;Two families say nice things.
    Handyman|tools|16-22 hour|Twenty years of jobs|Doors, shelves, taps, fences, flat packs.;Half days welcome.;I tidy up.
    Chef|restaurant|14-17 hour|Head chef of a small place for six years|Cover for holidays or a new start.;Menus, ordering, a calm pass.;Own knives.
    Receptionist|helpdesk|12.4-14 hour|Hotel and surgery|Part time, mornings.;Polite with rude people.;Start next week.
  `),
};

const places = [
  'family firm',
  'busy practice',
  'independent company',
  'small team',
  'growing business',
  'neighbourhood place',
  'charity',
];

const openings = lines(`
  We are {aFirm} in {area} and need {aRole}.
  {Area}: {aRole} wanted for {aFirm} of {size} people.
  Come and work with us in {area} as {aRole}.
  Our last {role} stayed {years} years; we are looking for the next one in {area}.
  {Role}, {area}, {hours}.
  {AFirm} in {area} is looking for {aRole}.
  The job is {role}, the place is {area}, and the people are decent.
`);

const seeking = lines(`
  I am {aRole} living in {area}, and free from next month.
  {Role} based in {area}, looking for the right people.
  Twelve years in the trade, {area} and nearby: {role}.
  After a move to {area} I am looking for work as {aRole}.
`);

const closings = lines(`
  Send a few lines about yourself; a CV is fine, a letter is better.
  Come for a trial shift, paid of course.
  Interviews next week, an answer within three days either way.
  Pension from the first day and holiday on top of bank holidays.
  We answer everybody.
  No agencies, please.
  The building has step-free access; tell us what you need.
  Sick pay that deserves its name.
`);

const headOf = (title: string) => title.split(',')[0] ?? title;

const contracts: Record<Category, readonly string[]> = {
  'Part-Time Jobs': ['Permanent', 'Permanent', 'Fixed term', 'Temporary'],
  'Full-Time Jobs': ['Permanent', 'Permanent', 'Permanent', 'Fixed term'],
  'Job Offers': ['Permanent', 'Permanent', 'Temporary', 'Apprenticeship'],
  'Freelance Jobs': ['Freelance'],
  Internships: ['Internship'],
  'Job Wanted': ['Permanent', 'Temporary', 'Freelance'],
};

function payOf(random: Random, said: string): string {
  const [span = '', per = 'year'] = said.split(' ');
  const [low = 12, high = 13] = span.split('-').map(Number);
  const unit = { hour: 'an hour', day: 'a day', year: 'a year' }[per] ?? 'a year';
  const step = per === 'year' ? 500 : per === 'day' ? 5 : 0.1;
  const at = (share: number) => Math.round((low + (high - low) * share) / step) * step;
  const text = (amount: number) =>
    per === 'hour' ? `£${amount.toFixed(2)}` : `£${amount.toLocaleString('en-GB')}`;
  const from = at(random() * 0.5);
  const to = at(0.55 + random() * 0.45);
  return random() < 0.5 && to > from
    ? `${text(from)} to ${text(to)} ${unit}`
    : `${text(from)} ${unit}`;
}

export function job(random: Random, area: LocalArea, category: Category): DemoAd {
  const [title = '', scene = '', pay = '', experience = '', said = ''] = pick(
    random,
    jobLines[category],
  ).split('|');
  const role = title.charAt(0).toLowerCase() + title.slice(1);
  const [plain = role] = role.split(',');
  const spoken = /^(hgv|wordpress)/.test(plain) ? (title.split(',')[0] ?? plain) : plain;
  const firm = pick(random, places);
  const slots = {
    area: area.name,
    role: spoken,
    aRole: withArticle(spoken),
    firm,
    aFirm: withArticle(firm),
    size: String(between(random, 4, 60)),
    years: pick(random, ['four', 'six', 'eight', 'eleven']),
    hours: category === 'Part-Time Jobs' ? `${between(random, 10, 24)} hours a week` : 'full time',
  };
  const salary = payOf(random, pay);
  const isWanted = category === 'Job Wanted';
  const headline = isWanted
    ? pick(random, [
        `${title} looking for work in ${area.name}`,
        `${title} available in ${area.name} and nearby`,
      ])
    : pick(random, [
        `${title}, ${area.name}`,
        `${headOf(title)} for ${slots.aFirm} in ${area.name}`,
        `${headOf(title)} wanted in ${area.name}, ${salary.replace(/ to \S+/, '')}`,
        `${headOf(title)} needed, ${area.name}, ${category === 'Part-Time Jobs' ? 'part time' : pick(random, ['start soon', 'good team', 'permanent rota', 'friendly place'])}`,
      ]);
  const remote = /remote/i.test(said);
  return {
    title: headline,
    at: area.outcode,
    pictures: [picture(random, scene)],
    text: paragraphs(random, [
      fill(random, pick(random, isWanted ? seeking : openings), slots),
      ...said.split(';'),
      ...(isWanted ? [] : some(random, closings, 2)),
    ]),
    details: {
      jobTitle: title,
      contractType: pick(random, contracts[category]),
      salary,
      experience,
      workplace: remote
        ? 'Remote'
        : /office|developer|accounts|book/i.test(title)
          ? pick(random, ['On-site', 'Hybrid'])
          : 'On-site',
    },
  };
}

const schemes = ['sage', 'blush', 'sky', 'cream', 'slate', 'plum'] as const;
const furnishedScenes = ['care', 'office', 'coding', 'nook', 'glasses', 'lamp'];

export const picture = (random: Random, scene: string): Picture =>
  `${scene}/${pick(random, furnishedScenes.includes(scene) ? schemes : tintsOf(scene))}` as Picture;
