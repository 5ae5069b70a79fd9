import type { DemoAd } from '../demo-ad';
import { between, pick, type Random } from '../random';
import type { LocalArea } from './areas';
import { picture } from './jobs';
import { askingPrice, fill, lines, numerals, paragraphs, some } from './writing';

/* category | trade | picture | price from-to, per | mode | sentences. */
const serviceLines = lines(`
  Find a tradesman|Plumber|plumbing|40-65 hour|On-site|Taps, cisterns, leaks and radiators.;I carry the common parts, so most jobs are one visit.;No call-out charge within five miles.
  Find a tradesman|Boiler servicing|plumbing|75-95 fixed|On-site|Gas Safe registered, all makes.;Landlord certificates the same day.;I photograph what I find.
  Find a tradesman|Electrician|electrics|45-65 hour|On-site|Sockets, lights, consumer units, car chargers.;Tested and certified.;I fill the holes I make.
  Find a tradesman|Painter and decorator|painting|160-220 fixed|On-site|Price is for a day, paint extra.;Sheets down, edges sharp, home by five.;Old plaster is a favourite.
  Find a tradesman|Plasterer|painting|170-230 fixed|On-site|Skims, patches and whole houses.;Floors covered before a bucket comes in.;Insurance work welcome.
  Find a tradesman|Roofer|roofing|120-480 fixed|On-site|Slipped slates, gutters, leadwork and flat roofs.;Photos from above with every quote.;Ten-year guarantee on flat roofs.
  Find a tradesman|Carpenter and joiner|tools|35-50 hour|On-site|Doors hung, floors laid, alcoves filled.;Drawings first, so you see it before I cut it.;Reclaimed timber if you like.
  Find a tradesman|Gardener|gardening|22-34 hour|On-site|Weekly, monthly or one brave rescue.;Hedges, borders, lawns, green waste taken away.;Peat free.
  Find a tradesman|Handyman|tools|25-40 hour|On-site|The list on your fridge, done in a day.;Shelves, locks, blinds, dripping taps.;Half days possible.
  Find a tradesman|Tiler|painting|180-240 fixed|On-site|Bathrooms, kitchens, floors.;Level, sealed and in line with the window.;I take the old ones away.
  Find a tradesman|Kitchen fitter|tools|190-260 fixed|On-site|Day rate, flat-pack or rigid.;Worktops scribed to walls that are not straight.;Two weeks from empty to kettle.
  Web & IT services|Website for small firms|coding|450-1400 fixed|Remote|Five pages, fast, yours to edit.;No monthly fee but your own hosting.;Accessible, because everybody should book a table.
  Web & IT services|Computer repair|laptop|30-45 fixed|Both|Slow laptops, broken screens, lost photos.;If I can't mend it you don't pay.;Collection within three miles.
  Web & IT services|Home network help|laptop|35-50 hour|On-site|Wifi that reaches the loft.;Printers, cameras, televisions that sulk.;Explained in English.
  Web & IT services|Online shop set-up|coding|600-1600 fixed|Remote|Products, payments, postage.;Two hours of training included.;I stay on the phone for a month.
  Models - Auditions - Photography|Portrait photographer|photo|90-180 fixed|Both|An hour, twenty pictures, prints extra.;Studio or park.;Children and dogs are fine.
  Models - Auditions - Photography|Product photography|photo|14-28 fixed|Both|Price for each item, white or styled.;Turned round in three days.;Jewellery is a speciality.
  Event Planning & Catering|Birthday cakes|cake|38-95 fixed|On-site|Two sponges, any number of candles.;Vegan and gluten-free without apology.;Delivered upright.
  Event Planning & Catering|Buffets and canapés|party|12-24 fixed|On-site|Price for a head, twenty heads or more.;Crockery, staff and tidying included.;Five stars for hygiene.
  Event Planning & Catering|Children's entertainer|party|140-210 fixed|On-site|Ninety minutes, forty children, one rabbit made of felt.;Games, balloons, quiet at the end.;DBS checked.
  Event Planning & Catering|Wedding flowers|roses|280-900 fixed|On-site|Seasonal and grown nearby.;Buttonholes to arches.;Taken down after midnight by me.
  Health-Beauty|Mobile hairdresser|salon|24-42 fixed|On-site|Cuts and colours in your kitchen.;Hoovered afterwards.;Evenings until eight.
  Health-Beauty|Nails at home|salon|22-38 fixed|On-site|Gel, builder, natural.;Everything sterilised.;Parties of four welcome.
  Health-Beauty|Make-up for weddings|salon|60-120 fixed|On-site|Trial included.;Skin first, lashes second.;I come to the house at six.
  Health-Beauty|Personal trainer|exercise|28-45 hour|Both|In the park or your front room.;Beginners and bad backs.;First session free.
  Massage|Sports massage|massage|38-55 hour|On-site|Level 4, insured.;Runners, desks, old shoulders.;Clinic with a heated table.
  Massage|Deep tissue and relaxation|stones|40-60 hour|Both|Quiet room, warm stones.;Evenings and Saturdays.;Vouchers that people actually use.
  Removals & Storage Services|Man and van|removals|30-48 hour|On-site|Long-wheelbase van, blankets, a sack truck.;Two hours at least.;Stairs cost nothing extra.
  Removals & Storage Services|House removals|removals|320-780 fixed|On-site|Two men, one large van, one day.;Boxes brought the week before.;Insured for goods in transit.
  Removals & Storage Services|House clearance|removals|120-420 fixed|On-site|Licensed carrier, receipts for everything.;What can be used goes to charity.;Gardens and garages too.
  Removals & Storage Services|Student storage|storage|12-26 fixed|On-site|Price for a month and five boxes.;Collected in June, returned in September.;Dry and locked.
  Transport Services|Airport runs|transport|38-95 fixed|On-site|Fixed price, flights watched.;Child seats free.;Licensed and quiet if you are.
  Transport Services|Courier, same day|delivery|18-60 fixed|On-site|Small van, anywhere within fifty miles.;Photo on delivery.;Awkward things welcome.
  Transport Services|Minibus with driver|transport|140-320 fixed|On-site|Sixteen seats for clubs and weddings.;Return trip, half a day.;Boot for the cricket bags.
  Interpreting - Translation|Polish interpreter|languages|26-38 hour|Both|Courts, clinics, schools.;Enhanced DBS.;Documents certified.
  Interpreting - Translation|French and Spanish translation|languages|30-42 hour|Remote|Contracts, menus, love letters.;Two pairs of eyes on each page.;Next day for short ones.
  Interpreting - Translation|Arabic interpreter|languages|28-40 hour|Both|Community and legal.;By phone within the hour.;Written too.
  Interpreting - Translation|British Sign Language interpreter|languages|38-52 hour|Both|Registered, RSLI.;Appointments, meetings, theatre.;Two weeks' notice is ideal.
  Financial Services|Bookkeeping for sole traders|finance|18-30 hour|Remote|Receipts in, VAT out.;Making Tax Digital explained once and well.;Fixed monthly price if you like.
  Financial Services|Self assessment tax returns|finance|120-220 fixed|Remote|Landlords, couriers, makers.;Filed before Christmas.;I answer letters from HMRC.
  Financial Services|Mortgage broker|finance|250-450 fixed|Both|First homes, odd incomes.;Whole of market.;Fee only when you complete.
  Astrology - Psychics|Tarot readings|crystal|25-45 fixed|Both|An hour, gentle and honest.;No doom, no lottery numbers.;By video or at my table.
  Astrology - Psychics|Birth charts|moon|40-75 fixed|Remote|Twenty pages, written for you.;You need the time and the town.;Gifts wrapped.
  Other Services|Guitar lessons|guitar|22-34 hour|Both|Beginners of nine to ninety.;Songs first, scales later.;First lesson half price.
  Other Services|Piano lessons|piano|26-38 hour|Both|Grades if you want them, tunes if you don't.;A good upright.;After school and Saturdays.
  Other Services|Maths tutor|classroom|28-42 hour|Both|GCSE and A level, examiner for six years.;Homework that takes twenty minutes.;Parents get a line each week.
  Other Services|English tutor|languages|26-40 hour|Both|Essays, ESOL, eleven plus.;Reading aloud is allowed.;Online or round a table.
  Other Services|Dog walking|dog|12-18 hour|On-site|Small groups, muddy ends.;Photos on your phone.;Insured, and first aid for paws.
  Other Services|Cat sitting|lamp|12-17 fixed|On-site|Price for a visit.;Plants watered, post lifted.;I speak fluent cat.
  Other Services|House cleaning|cleaning|16-22 hour|On-site|Weekly or fortnightly, the same person.;Oven and fridge now and then.;References nearby.
  Other Services|Bike repairs at your door|bicycle|45-75 fixed|On-site|Full service, parts extra.;Ebikes too.;Mornings, in any weather.
  Other Services|Sewing and alterations|sewing|12-38 fixed|Both|Hems, zips, wedding dresses.;A week, or two days if you beg.;Curtains as well.
  Other Services|Driving lessons|hatchback|34-40 hour|On-site|Manual or automatic.;Nervous starters welcome.;Ten hours at a better price.
`);

const extras = [
  'free quotes',
  'evenings possible',
  'no job too small',
  'fully insured',
  'friendly and tidy',
  'local and on time',
  'references nearby',
  'weekends too',
];

const openings = lines(`
  {Trade} in {area} and about five miles round it, {years} years in business.
  I live in {area} and most of my customers do too.
  {Area}'s {trade}, as [the school gate|the pub|my mother] says.
  {Trade} needed in {area}? I can usually come within [two days|the week].
  {Years} years of this, all of it around {area}.
  One person, one phone, {area}: that is the whole firm.
  My customers in {area} came by word of mouth; this ad is for the rest of you.
`);

const closings = lines(`
  Prices in writing before I start.
  If it takes less time it costs less.
  I turn up when I say, and ring when I can't.
  Card, cash or transfer, receipt always.
  Happy to give you two numbers of people to ask.
  Booked about [a week|ten days|two weeks] ahead.
  Pensioners and students ten per cent less.
`);

export function service(random: Random, area: LocalArea): DemoAd {
  const [line] = some(random, serviceLines, 1);
  return serviceOf(random, area, line ?? '');
}

export const serviceCategory = (line: string) => line.split('|')[0] ?? '';
export const services = serviceLines;

export function serviceOf(random: Random, area: LocalArea, line: string): DemoAd {
  const [, trade = '', scene = '', price = '', mode = '', said = ''] = line.split('|');
  const [span = '', per = 'fixed'] = price.split(' ');
  const [low = 20, high = 30] = span.split('-').map(Number);
  const years = between(random, 2, 24);
  const spoken = /^(British|French|Polish|Arabic|English)/.test(trade)
    ? trade
    : trade.charAt(0).toLowerCase() + trade.slice(1);
  const slots = { area: area.name, trade: spoken, years: numerals[years] ?? String(years) };
  return {
    title: fill(
      random,
      pick(random, [
        '{Trade} in {area}, {extra}',
        '{Trade}, {area}, {extra}',
        '{Area}: {trade}, {extra}',
        '{Trade} covering {area} and nearby',
      ]),
      { ...slots, extra: pick(random, extras) },
    ),
    at: area.outcode,
    price: askingPrice(random, between(random, low, high)),
    pictures: [picture(random, scene)],
    text: paragraphs(random, [
      fill(random, pick(random, openings), slots),
      ...said.split(';'),
      ...some(random, closings, 2).map((text) => fill(random, text, slots)),
    ]),
    details: {
      serviceType: trade,
      experience: years,
      availability: pick(random, [
        'Weekdays',
        'Evenings',
        'Weekends',
        'Flexible',
        'Flexible',
      ] as const),
      serviceRateType: per === 'hour' ? 'per hour' : 'fixed',
      serviceMode: mode,
    },
  };
}
