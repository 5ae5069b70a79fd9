/* `node --import ./scripts/launch/register-alias.ts demo/seed.ts` fills an empty DATABASE_URL. */
import pg from 'pg';
import { hashPassword } from '@/lib/accounts/passwords/password-hash';
import { storePhone } from '@/lib/accounts/phones/store-phone';
import { takeDueReminders } from '@/lib/ads/reminders/remind-sellers';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { minute, second } from '@/lib/durations';
import { env } from '@/lib/env';
import { randomId } from '@/lib/ids';
import { syncPlaces } from '@/lib/locations/sync-places';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { refreshTerms } from '@/lib/search/spelling/refresh-terms';
import { type DemoPlan, type PlannedUser, planDemo } from './plan-demo';
import { storeSmallVersions } from './store-pictures';

type SeedOptions = {
  now: Date;
  report?: (line: string) => void;
  store?: typeof storeSmallVersions;
};

/** Returns false, and changes nothing, if there are ads already. Throws in production. */
export async function seedDemo({
  now,
  report = () => undefined,
  store = storeSmallVersions,
}: SeedOptions): Promise<boolean> {
  if (env().APP_ENV === 'production') throw new Error('Demo content is never put into production.');
  if ((await db.ad.count({ take: 1 })) > 0) {
    report('There are ads already, so no demo content is added.');
    return false;
  }
  if ((await db.place.count({ take: 1 })) === 0) await addPlaces();

  const plan = planDemo(now);
  const images = await store(plan.pictures, (done, total) => {
    if (done % 100 === 0 || done === total) report(`Pictures: ${done} of ${total}`);
  });
  await writeRows(plan, now, await withHashes(plan.users), images);
  // Otherwise searches scan all ads until autovacuum has come by, a minute later.
  await db.$executeRaw`ANALYZE`;
  await refreshTerms(now);
  await refreshAdCounts(now);
  report(`${plan.ads.length} ads by ${plan.users.length} people, ${images.length} pictures.`);
  return true;
}

async function addPlaces() {
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    await syncPlaces(client);
  } finally {
    await client.end();
  }
}

type HashedUser = Omit<PlannedUser, 'password'> & { passwordHash: string };

async function withHashes(users: PlannedUser[]): Promise<HashedUser[]> {
  const unknown = await hashPassword(randomId(26));
  return Promise.all(
    users.map(async ({ password, ...user }) => ({
      ...user,
      passwordHash: password ? await hashPassword(password) : unknown,
    })),
  );
}

async function writeRows(
  plan: DemoPlan,
  now: Date,
  users: HashedUser[],
  images: Prisma.ImageCreateManyInput[],
) {
  const { verifiedPhones, ads, adImages, purchases, adDays, drafts, conversations, auditEntries } =
    plan;
  const { cases, reports, decisions, appeals } = plan.moderation;
  await db.$transaction(
    async (tx) => {
      const phones = await storePhones(users, now, tx);
      const sealed = <T extends { phone: string | null }>({ phone, ...row }: T) => ({
        ...row,
        phoneId: phone === null ? null : (phones.get(phone) ?? null),
      });
      await tx.user.createMany({ data: users.map(sealed) });
      await tx.verifiedPhone.createMany({
        data: verifiedPhones.flatMap(({ number, ...row }) => {
          const phoneId = phones.get(number);
          return phoneId ? [{ ...row, number: phoneId, phoneId }] : [];
        }),
      });
      await tx.image.createMany({ data: images });
      await tx.ad.createMany({ data: ads.map(sealed) });
      await tx.adImage.createMany({ data: adImages });
      await tx.purchase.createMany({ data: purchases.map(({ purchase }) => purchase) });
      await tx.purchaseEvent.createMany({ data: purchases.flatMap(({ events }) => events) });
      await tx.promotion.createMany({ data: purchases.flatMap(({ promotions }) => promotions) });
      // Marks reminders as mailed, so that they do not bury a visitor's code in the outbox.
      await takeDueReminders(now, tx, ads.length);
      await tx.adDay.createMany({ data: adDays });
      await tx.moderationCase.createMany({ data: cases });
      await tx.report.createMany({ data: reports });
      await tx.decision.createMany({ data: decisions });
      await tx.appeal.createMany({ data: appeals });
      await tx.auditEntry.createMany({ data: auditEntries });
      await tx.conversation.createMany({ data: conversations.map(({ row }) => row) });
      await tx.message.createMany({ data: conversations.flatMap(({ messages }) => messages) });
      await tx.sale.createMany({ data: plan.sales.sales });
      await tx.review.createMany({ data: plan.sales.reviews });
      await tx.draft.createMany({ data: drafts.map(({ row }) => row) });
      await tx.draftImage.createMany({
        data: drafts.flatMap(({ row, pictures }) =>
          pictures.map(({ name }) => ({ draftId: row.id, imageName: name })),
        ),
      });
    },
    // In one transaction, because existing ads are the only sign of a finished seeding.
    { maxWait: 10 * second, timeout: 10 * minute },
  );
}

async function storePhones(users: HashedUser[], now: Date, tx: Db): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { phone } of users) if (phone) ids.set(phone, await storePhone(phone, now, tx));
  return ids;
}

if (import.meta.main) {
  try {
    await seedDemo({ now: new Date(), report: (line) => console.info(line) });
  } finally {
    await db.$disconnect();
  }
}
