import { slugify } from '@/lib/text/text';

/* Specification section 3. A category's `formKind` overrides its group's. */
export type FormKindKey =
  | 'generic'
  | 'goods'
  | 'job'
  | 'property'
  | 'vehicle'
  | 'service'
  | 'escort';

export type CategoryPrice = 'total' | 'month';

type CategoryEntry =
  | string
  | { name: string; formKind?: FormKindKey; adult?: true; price?: CategoryPrice };

const adult = (name: string) => ({ name, adult: true as const });

const groupEntries: {
  name: string;
  slug: string;
  formKind: FormKindKey;
  /** Whether its ads link to the seller's other ads. Adult ads never do. */
  showsSeller: boolean;
  categories: CategoryEntry[];
}[] = [
  {
    name: 'Free personals',
    slug: 'personals',
    formKind: 'generic',
    showsSeller: false,
    categories: [
      'Friendship - Friends',
      adult('Gay Escorts'),
      'Straight Relationships',
      'Gay and Lesbian',
      adult('Trans Escorts'),
      adult('Adult Dating'),
      { ...adult('Escorts and Massages'), formKind: 'escort' },
      adult('Adult Entertainment'),
      adult('Swingers'),
    ],
  },
  {
    name: 'Services',
    slug: 'services',
    formKind: 'service',
    showsSeller: true,
    categories: [
      'Find a tradesman',
      'Web & IT services',
      'Models - Auditions - Photography',
      'Event Planning & Catering',
      'Health-Beauty',
      'Massage',
      'Removals & Storage Services',
      'Transport Services',
      'Interpreting - Translation',
      'Financial Services',
      'Astrology - Psychics',
      'Other Services',
    ],
  },
  {
    name: 'Buy & Sell',
    slug: 'buy-and-sell',
    formKind: 'goods',
    showsSeller: true,
    categories: ['Home', 'Leisure', 'Electronics', 'Fashion', 'Free Stuff - Swap', 'Miscellaneous'],
  },
  {
    name: 'Residential Property',
    slug: 'property',
    formKind: 'property',
    showsSeller: true,
    categories: [
      'Property to Rent',
      'Flatshare - Rooms to rent',
      { name: 'Property for Sale', price: 'total' },
      { name: 'Land for Sale', price: 'total' },
      'Garage Storage',
      'Commercial Property',
    ],
  },
  {
    name: 'Vehicles',
    slug: 'vehicles',
    formKind: 'vehicle',
    showsSeller: true,
    categories: [
      'Cars',
      'Motorbikes & Scooters',
      'Vans',
      'Caravans',
      'Trucks',
      { name: 'Vehicle Accessories', formKind: 'goods' },
      'Other Vehicles',
    ],
  },
  {
    name: 'Jobs',
    slug: 'jobs',
    formKind: 'job',
    showsSeller: true,
    categories: [
      'Job Offers',
      'Job Wanted',
      'Part-Time Jobs',
      'Full-Time Jobs',
      'Freelance Jobs',
      'Internships',
    ],
  },
];

export type Category = {
  slug: string;
  /** Shown to people, and sent and received by the API. */
  name: string;
  groupSlug: string;
  groupName: string;
  formKind: FormKindKey;
  isAdult: boolean;
  showsSeller: boolean;
  price: CategoryPrice;
};

export type CategoryGroup = { slug: string; name: string; categories: Category[] };

export const categoryGroups: CategoryGroup[] = groupEntries.map((group) => ({
  slug: group.slug,
  name: group.name,
  categories: group.categories.map((entry) => {
    const given = typeof entry === 'string' ? { name: entry } : entry;
    const formKind = given.formKind ?? group.formKind;
    const isAdult = given.adult ?? false;
    return {
      slug: slugify(given.name),
      name: given.name,
      groupSlug: group.slug,
      groupName: group.name,
      formKind,
      isAdult,
      showsSeller: group.showsSeller && !isAdult,
      price: given.price ?? (formKind === 'property' ? 'month' : 'total'),
    };
  }),
}));

export const categories: Category[] = categoryGroups.flatMap((group) => group.categories);

const byName = new Map(categories.map((category) => [category.name, category]));
const bySlug = new Map(categories.map((category) => [category.slug, category]));

export const categoryByName = (name: string) => byName.get(name);
export const categoryBySlug = (slug: string) => bySlug.get(slug);

export function categoryOf(slug: string): Category {
  const category = bySlug.get(slug);
  if (!category) throw new Error(`No category "${slug}" in the catalogue`);
  return category;
}

export const homeSections = [
  { slug: 'property', name: 'Property' },
  { slug: 'jobs', name: 'Jobs' },
  { slug: 'vehicles', name: 'Vehicles' },
  { slug: 'buy-and-sell', name: 'Buy & Sell' },
  { slug: 'services', name: 'Services' },
  { slug: 'personals', name: 'Personals' },
  { slug: 'adult', name: 'Adult' },
] as const;

export type HomeSectionSlug = (typeof homeSections)[number]['slug'];
