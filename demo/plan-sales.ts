import { reviewWindow } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';
import type { PlannedAd } from './plan-ad';
import { seededId, seededRandom, seededUuid } from './random';

/** Categories with enough ads that some can be gone. */
const busy = ['home', 'electronics', 'miscellaneous'];
const everyFew = 40;

export function concludeSome(
  ads: readonly PlannedAd[],
  { spared, now }: { spared: ReadonlySet<string>; now: Date },
): PlannedAd[] {
  const isPlain = ({ id, category, isActive, moderation, createdAt, expiresAt }: PlannedAd) =>
    isActive &&
    createdAt < addTime(now, -3 * day) &&
    moderation === 'approved' &&
    expiresAt !== null &&
    expiresAt > addTime(now, 4 * day) &&
    busy.includes(category) &&
    !spared.has(id);
  const plain = ads.filter(isPlain);
  const every = (offset: number) =>
    new Set(plain.filter((_, index) => index % everyFew === offset).map(({ id }) => id));
  const [sold, reserved] = [every(0), every(everyFew / 2)];
  return ads.map((ad) => {
    if (sold.has(ad.id)) return { ...ad, isActive: false, soldAt: addTime(now, -1.5 * day) };
    return reserved.has(ad.id) ? { ...ad, reservedAt: addTime(now, -day) } : ad;
  });
}

export type PlannedSales = {
  sales: Prisma.SaleCreateManyInput[];
  reviews: Prisma.ReviewCreateManyInput[];
};

const past = [
  {
    title: 'Pine bookcase, five shelves',
    stars: 5,
    text: 'Friendly, and exactly as described. He even helped me carry it to the van.',
    reply: 'It found a good home. Thank you.',
    back: { stars: 5, text: 'Came on time and paid at the door.' },
  },
  {
    title: 'Bread maker with all its tins',
    stars: 4,
    text: 'Works well. The manual was missing, but it was sent on the same evening.',
    reply: null,
    back: { stars: 4, text: 'Easy to deal with.' },
  },
  {
    title: 'Two garden chairs and a parasol',
    stars: 5,
    text: 'Quick answers, and good chairs.',
    reply: null,
    back: null,
  },
];

/** Sales from weeks ago, whose ads are deleted, and their reviews. */
export function planSales(
  ads: readonly PlannedAd[],
  { sellerIds, buyerIds, now }: { sellerIds: string[]; buyerIds: string[]; now: Date },
): PlannedSales {
  const known = sellerIds.flatMap((sellerId, index) =>
    past.map((sale, number) => {
      const random = seededRandom(`sale ${index} ${number}`);
      const buyers = buyerIds.filter((id) => id !== sellerId);
      return {
        ...sale,
        id: seededUuid(random, new Date(0)),
        adId: seededId(random, 12),
        sellerId,
        buyerId: buyers[(index + number) % buyers.length] ?? null,
        at: addTime(now, -reviewWindow - (5 + 9 * number + index) * day),
      };
    }),
  );
  const gone = ads.flatMap(({ id, title, ownerId, soldAt }) =>
    soldAt
      ? {
          id: seededUuid(seededRandom(`sale ${id}`), new Date(0)),
          adId: id,
          title,
          sellerId: ownerId,
          buyerId: null,
          at: soldAt,
        }
      : [],
  );
  return {
    sales: [
      ...known.map(({ id, adId, title, sellerId, buyerId, at }) => ({
        id,
        adId,
        title,
        sellerId,
        buyerId,
        at,
      })),
      ...gone,
    ],
    reviews: known.flatMap(({ id, sellerId, buyerId, at, stars, text, reply, back }) => {
      if (!buyerId) return [];
      const [reviewedAt, answeredAt] = [addTime(at, day), addTime(at, 2 * day)];
      const byBuyer = {
        saleId: id,
        byBuyer: true,
        authorId: buyerId,
        aboutId: sellerId,
        stars,
        text,
        at: reviewedAt,
        reply,
        repliedAt: reply ? answeredAt : null,
      };
      if (!back) return [byBuyer];
      const bySeller = {
        saleId: id,
        byBuyer: false,
        authorId: sellerId,
        aboutId: buyerId,
        ...back,
        at: answeredAt,
        reply: null,
        repliedAt: null,
      };
      return [byBuyer, bySeller];
    }),
  };
}
