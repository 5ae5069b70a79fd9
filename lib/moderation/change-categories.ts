import type { Staff } from '@/lib/accounts/roles/staff';
import { isPublicSql } from '@/lib/ads/is-public';
import { categories, categoryOf } from '@/lib/catalogue/categories';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { categorySetting, closedCategories, closedValue } from '@/lib/settings/categories';
import { writeSetting } from '@/lib/settings/store';

export type CategoryPreview = {
  lines: {
    slug: string;
    name: string;
    closes: boolean;
    /** Live ads of the category, which stay and can be edited. */
    liveAds: number;
    /** Drafts that cannot be published while the category is closed. */
    drafts: number;
  }[];
};

export async function previewCategories(
  closed: readonly string[],
  now: Date,
): Promise<CategoryPreview> {
  const changes = differences(await closedCategories(), closed);
  return {
    lines: await Promise.all(
      changes.map(async ({ slug, closes }) => ({
        slug,
        name: shownName(categoryOf(slug)),
        closes,
        liveAds: await countLive(slug, now),
        drafts: await db.draft.count({
          where: { adId: null, form: { path: ['category'], equals: categoryOf(slug).name } },
        }),
      })),
    ),
  };
}

/** Throws `conflict` if other categories were closed meanwhile. */
export async function changeCategories(
  { userId }: Staff,
  { closed, before }: { closed: readonly string[]; before: readonly string[] },
  now: Date,
): Promise<{ success: true }> {
  await db.$transaction(async (tx) => {
    await lockCategories(tx);
    const current = await closedCategories(tx);
    if (differences(current, before).length > 0) {
      throw new AppError('conflict', siteTexts.categoriesChanged);
    }
    for (const { slug, closes } of differences(current, closed)) {
      const value = closes ? closedValue : null;
      await writeSetting(tx, userId, { key: categorySetting(slug), value }, now);
      const action = closes ? 'category.closed' : 'category.opened';
      await recordAudit(tx, userId, action, { type: 'category', id: slug }, now);
    }
  }, transactionTimeouts);
  return { success: true };
}

const differences = (from: readonly string[], to: readonly string[]) =>
  categories
    .filter(({ slug }) => from.includes(slug) !== to.includes(slug))
    .map(({ slug }) => ({ slug, closes: to.includes(slug) }));

const lockCategories = (tx: Db) => tx.$executeRaw`
  SELECT pg_advisory_xact_lock(hashtext('categories'))`;

async function countLive(category: string, now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS "count" FROM "Ad" a
    WHERE a."category" = ${category} AND ${isPublicSql(now)}`;
  return row?.count ?? 0;
}
