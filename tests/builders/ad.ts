import type { Actor } from '@/lib/accounts/actor';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import type { OwnAd } from '@/lib/ads/reading/ad-views';
import { categories, type FormKindKey } from '@/lib/catalogue/categories';
import { vehicleYears } from '@/lib/catalogue/enumerations';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { randomId } from '@/lib/ids';
import { testPhone } from './member';

export type Body = Record<string, unknown>;

const text = 'Kept with care, and shown by appointment on most evenings.';

const details: Record<FormKindKey, Body> = {
  generic: { genericDescription: text, genericPrice: 25 },
  goods: { condition: 'Good', genericDescription: text, genericPrice: '12.50' },
  job: { jobTitle: 'Baker', contractType: 'Permanent', genericDescription: text },
  property: { propertyType: 'Flat', rooms: 2, surface: 640, availableNow: 'Yes', price: 1250 },
  vehicle: {
    adType: 'Individual',
    vehicleOfferType: 'sell',
    make: 'Ford',
    model: 'Fiesta',
    year: vehicleYears(new Date())[5],
    fuelType: 'Petrol',
    mileage: 42_000,
    transmission: 'Manual',
    bodyType: 'Hatchback',
    doors: 5,
    color: 'Blue',
    engineSize: 1.2,
    co2: 99,
    price: 4_950,
  },
  service: {
    serviceType: 'Plumbing',
    experience: 12,
    availability: 'Weekdays',
    servicePrice: 45,
    serviceRateType: 'per hour',
    serviceMode: 'On-site',
  },
  escort: {
    userType: 'Independent',
    gender: 'Female',
    age: 29,
    ethnicity: 'Mixed',
    languages: ['English', 'French'],
    services: ['Massage', 'Dining'],
    serviceFees: { Massage: 71.99 },
    serviceFor: ['Couples'],
    rates: { incall_1h: 150, outcall_overnight: 900.5 },
    phone: testPhone,
  },
};

export function validAdForm(kind: FormKindKey = 'goods', changes: Body = {}): Body {
  return {
    category: categories.find(({ formKind }) => formKind === kind)?.name,
    title: 'Oak dining table with six chairs',
    description: 'Solid oak, two metres long. Collection only, from the ground floor.',
    location: { slug: 'ilford-ig1' },
    images: [],
    ...details[kind],
    ...changes,
  };
}

export const parseAdForm = (body: Body, now = new Date()) => adForm(now).parse(body);

/** A published ad; `columns` are then set on its row as given. */
export async function createAd(
  actor: Actor,
  {
    kind,
    form,
    columns,
    now = new Date(),
  }: {
    kind?: FormKindKey;
    form?: Body;
    columns?: Prisma.AdUncheckedUpdateInput;
    now?: Date;
  } = {},
): Promise<OwnAd> {
  const ad = await publishAd(actor, parseAdForm(validAdForm(kind, form), now), now);
  if (columns) await db.ad.update({ where: { id: ad._id }, data: columns, select: { id: true } });
  return ad;
}

/** Rows of uploaded pictures, without files. Returns their names. */
export async function createImages(actor: Actor, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => `${randomId(26)}.webp`);
  await db.image.createMany({
    data: names.map((name) => ({
      name,
      ownerId: actor.userId,
      width: 800,
      height: 800,
      bytes: 9000,
    })),
  });
  return names;
}
