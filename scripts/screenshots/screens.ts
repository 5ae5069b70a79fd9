import type { APIRequestContext } from 'playwright';

export type Screen = { name: string; path: string; isMember?: boolean };

/** Addresses that depend on the site's content. */
export type Found = {
  car: string;
  flat: string;
  job: string;
  thing: string;
  personal: string;
  seller: string;
  draft: string;
};

export const screens = ({ seller, draft, ...ads }: Found): Screen[] => [
  { name: 'Home', path: '/' },
  { name: 'Browse vehicles', path: '/browse/vehicles/uk' },
  { name: 'Browse a town', path: '/browse/all/leeds' },
  { name: 'Search: cars', path: '/search?category=cars' },
  { name: 'Search: a flat in words', path: '/search?q=2+bed+flat+leeds' },
  { name: 'Search: nothing exact', path: '/search?q=left-handed+theremin' },
  { name: 'Ad: car', path: ads.car },
  { name: 'Ad: flat', path: ads.flat },
  { name: 'Ad: job', path: ads.job },
  { name: 'Ad: thing', path: ads.thing },
  { name: 'Ad: personal', path: ads.personal },
  { name: 'Ad: missing', path: '/ad/aaaaaaaaaaaa' },
  { name: 'Seller', path: seller },
  { name: 'Adult door', path: '/adult' },
  { name: 'Help', path: '/help' },
  { name: 'Login', path: '/login' },
  { name: 'Registration', path: '/register' },
  { name: 'Wizard: category', path: `/post?draft=${draft}&step=1`, isMember: true },
  { name: 'Wizard: details', path: `/post?draft=${draft}&step=2`, isMember: true },
  { name: 'Wizard: promotions', path: `/post?draft=${draft}&step=4`, isMember: true },
  { name: 'Wizard: payment', path: `/post?draft=${draft}&step=5`, isMember: true },
  { name: 'My Ads', path: '/my-account', isMember: true },
  { name: 'Messages', path: '/my-account/messages', isMember: true },
  { name: 'My Details', path: '/my-account/details', isMember: true },
  { name: 'Email Alerts', path: '/my-account/alerts', isMember: true },
  { name: 'Payments', path: '/my-account/payments', isMember: true },
  { name: 'Saved ads', path: '/saved' },
  { name: 'Outbox', path: '/demo/outbox' },
];

/** Reads the site's pages, and leaves a draft for the wizard. */
export async function findAddresses(member: APIRequestContext, origin: string): Promise<Found> {
  const first = async (path: string, pattern: RegExp) => {
    const page = await (await member.get(path)).text();
    const [found] = pattern.exec(page) ?? [];
    if (!found) throw new Error(`${path} shows nothing that can be photographed.`);
    return found;
  };
  const anAd = /\/ad\/[0-9a-z]{12}/;
  const car = await first('/search?category=cars&photos=1', anAd);
  const description = 'Serviced in spring, new tyres, always kept indoors.';
  const response = await member.post('/api/drafts', {
    headers: { origin },
    data: {
      step: 5,
      form: {
        category: 'Leisure',
        title: 'Trek road bike, 56 cm frame',
        description,
        genericDescription: description,
        genericPrice: '240',
        condition: 'Good',
        extras: { highlight: true },
        location: {
          slug: 'ilford-ig1',
          label: 'Ilford, Redbridge (IG1)',
          district: 'Ilford',
          city: 'Redbridge',
          postcode: 'IG1',
        },
      },
    },
  });
  if (!response.ok()) throw new Error(`No draft could be made (${response.status()}).`);
  return {
    car,
    flat: await first('/search?category=property-to-rent&photos=1', anAd),
    job: await first('/search?category=jobs', anAd),
    thing: await first('/search?category=home&photos=1', anAd),
    personal: await first('/search?category=friendship-friends', anAd),
    seller: await first(car, /\/seller\/[\w.-]+/),
    draft: (await response.json()).id,
  };
}
