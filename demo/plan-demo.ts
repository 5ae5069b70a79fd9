import { publicationData } from '@/lib/ads/publishing/publication-data';
import { categoryOf } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { addTime, day } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';
import { demoLogins } from '@/lib/demo/logins';
import { type AssignedAd, allSellers, assignSellers } from './assign-sellers';
import { type PlannedAd, planAd } from './plan-ad';
import { hasConversation, type PlannedConversation, planConversations } from './plan-conversations';
import { type PlannedDay, planDays } from './plan-days';
import { type PlannedDraft, planDrafts } from './plan-drafts';
import { type PlannedModeration, planModeration } from './plan-moderation';
import { type PlannedPromotions, planPromotions } from './plan-promotions';
import { concludeSome, type PlannedSales, planSales } from './plan-sales';
import type { PlannedPicture } from './planned-picture';
import { seededId, seededRandom, seededUuid } from './random';
import { privateSellers, type Seller } from './sellers';

export type PlannedUser = Omit<Prisma.UserCreateManyInput, 'passwordHash' | 'phoneId'> & {
  id: string;
  /** E.164. */
  phone: string | null;
  createdAt: Date;
  password: string | undefined;
};

export type DemoPlan = {
  users: PlannedUser[];
  verifiedPhones: { userId: string; number: string; verifiedAt: Date }[];
  ads: PlannedAd[];
  adImages: Prisma.AdImageCreateManyInput[];
  pictures: PlannedPicture[];
  purchases: PlannedPromotions[];
  adDays: PlannedDay[];
  drafts: PlannedDraft[];
  conversations: PlannedConversation[];
  sales: PlannedSales;
  auditEntries: Prisma.AuditEntryCreateManyInput[];
  moderation: PlannedModeration;
};

/** Deterministic for each time. Ids are the same at any time, so that links stay valid. */
export function planDemo(now: Date): DemoPlan {
  const assigned = assignSellers();
  const sellers = new Map(
    [...allSellers, ...assigned.map(({ seller }) => seller)].map((seller) => [seller.key, seller]),
  );
  const users = new Map(
    [...sellers.values()].map((seller, index) => [seller.key, planUser(seller, index, now)]),
  );
  const ownerOf = (key: string) => {
    const user = users.get(key);
    if (!user) throw new Error(`No demo user "${key}"`);
    return user;
  };

  const planned = assigned.map((entry) => {
    const row = planAd(entry, ownerOf(entry.seller.key), now);
    const bought = entry.ad.extras ? planPromotions(row, entry.ad.extras, now) : undefined;
    return { ...entry, row: bought ? outlasting(row, bought) : row, bought };
  });
  const concluded = concludeSome(
    planned.map(({ row }) => row),
    {
      spared: new Set(
        planned.flatMap(({ row, bought, ad }) =>
          bought || ad.fate || hasConversation(row.title) ? row.id : [],
        ),
      ),
      now,
    },
  );
  const ads = planned.map((entry, index) => ({ ...entry, row: concluded[index] ?? entry.row }));
  const pictures = ads.map((entry) => planPictures(entry, entry.row));
  const drafts = planDrafts(ownerOf('hannah').id, now);
  const conversations = planConversations(
    ads.map(({ row }) => row),
    ownerOf,
    now,
  );
  const sales = planSales(concluded, {
    sellerIds: ['hannah', 'kestrel', 'harbourgate'].map((key) => ownerOf(key).id),
    buyerIds: privateSellers.slice(0, 6).map(({ key }) => ownerOf(key).id),
    now,
  });
  const moderation = planModeration({
    ads: ads.map(({ row }) => row),
    members: privateSellers.map(({ key }) => ownerOf(key)),
    sellers: ['kestrel', 'harbourgate', 'saltmarsh'].map((key) => ownerOf(key)),
    conversations,
    reviews: sales.reviews,
    adminId: ownerOf('admin').id,
    now,
  });
  // Other sellers have no login, so nobody sees their figures.
  const emails = new Set(demoLogins.map(({ email }) => email));
  const withFigures = new Set(
    [...users.values()].flatMap(({ id, email }) => (emails.has(email) ? id : [])),
  );
  const wroteAt = (id: string) =>
    conversations.flatMap(({ row }) => (row.adId === id ? row.createdAt : []));
  return {
    users: [...users.values()],
    verifiedPhones: [...users.values()].flatMap(({ id, phone, createdAt }) =>
      phone ? [{ userId: id, number: phone, verifiedAt: createdAt }] : [],
    ),
    ads: ads.map(({ row }) => row),
    adImages: ads.flatMap(({ row }, index) =>
      (pictures[index] ?? []).map(({ name }, position) => ({
        adId: row.id,
        imageName: name,
        position,
        isMain: position === 0,
      })),
    ),
    pictures: [...pictures.flat(), ...drafts.flatMap((draft) => draft.pictures)],
    purchases: ads.flatMap(({ bought }) => bought ?? []),
    adDays: ads.flatMap(({ row, bought }) =>
      bought || withFigures.has(row.ownerId)
        ? planDays(row, { bought, wroteAt: wroteAt(row.id), now })
        : [],
    ),
    drafts,
    conversations,
    sales,
    auditEntries: [...ads.map(({ row }) => publication(row)), ...moderation.auditEntries],
    moderation,
  };
}

const publication = ({ id, ownerId, createdAt, category }: PlannedAd) => ({
  at: createdAt,
  actorId: ownerId,
  action: 'ad.published',
  subjectType: 'ad',
  subjectId: id,
  data: publicationData(categoryOf(category)),
});

function outlasting(row: PlannedAd, { promotions }: PlannedPromotions): PlannedAd {
  const ends = promotions.flatMap(({ endsAt }) => endsAt?.getTime() ?? []);
  if (row.expiresAt === null) return row;
  return { ...row, expiresAt: new Date(Math.max(row.expiresAt.getTime(), ...ends)) };
}

function planUser(seller: Seller, index: number, now: Date): PlannedUser {
  const random = seededRandom(`seller ${seller.key}`);
  const createdAt = addTime(now, -(60 + Math.floor(random() * 900)) * day);
  return {
    // Created at the time of seeding, but with a constant id, which links and tests use.
    id: seededUuid(random, new Date(0)),
    email: seller.email,
    username: seller.username,
    usernameKey: seller.username.toLowerCase(),
    firstName: seller.firstName,
    lastName: seller.lastName,
    // Ofcom's numbers for fiction, 07700 900xxx, are invalid for our parser.
    phone: seller.hasPhone ? `+4474001${String(10_000 + index * 37).padStart(5, '0')}` : null,
    role: seller.role ?? 'member',
    isTrader: seller.isTrader ?? false,
    createdAt,
    updatedAt: createdAt,
    password: seller.password,
  };
}

function planPictures(
  { ad, category }: AssignedAd,
  row: { id: string; ownerId: string; createdAt: Date },
) {
  const frame = formKindOf(category).crop ? ('square' as const) : ('wide' as const);
  return ad.pictures.map(
    (picture): PlannedPicture => ({
      name: `${seededId(seededRandom(`picture ${row.id} ${picture}`), 26)}.webp`,
      ownerId: row.ownerId,
      picture,
      frame,
      take: row.id,
      createdAt: row.createdAt,
    }),
  );
}
