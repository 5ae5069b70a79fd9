import { isNotHiddenSql } from '@/lib/ads/hidden/is-not-hidden';
import { isPublicSql } from '@/lib/ads/is-public';
import { priceText } from '@/lib/ads/reading/price-label';
import { isWantedAd } from '@/lib/ads/reading/wanted-ad';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { alertName, isNameable } from '@/lib/alerts/alert-name';
import { interpretAlert, searchAt } from '@/lib/alerts/alert-search';
import { followedSeller, namesOfSellers } from '@/lib/alerts/followed-seller';
import { categoryOf } from '@/lib/catalogue/categories';
import type { PriceUnit } from '@/lib/catalogue/form-kinds/form-kind';
import { adsPerAlertMail, reducedToTell } from '@/lib/catalogue/limits';
import { type Db, db } from '@/lib/db/client';
import { batchTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { Prisma } from '@/lib/db/prisma';
import type { Pence } from '@/lib/money';
import { pushNotice } from '@/lib/notifications/push/push-notice';
import { sendMail } from '@/lib/notifications/send-mail';
import type { AlertMailAd } from '@/lib/notifications/templates/alert-mails';
import { unsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { searchPath } from '@/lib/search/address/search-params';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import { adultPages } from '@/lib/settings/adult';
import { sellerPath } from '@/lib/site-paths';
import { plural } from '@/lib/text/plural';

/** Mails matches that the search still finds and no mail has listed. Returns whether it did. */
export const sendAlert = (alertId: string, now: Date): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const alert = await lockAlert(alertId, tx);
    if (!alert) return false;
    const subject = await subjectOf(alert.search, now, tx);
    if (subject.isAdult && (await adultPages(tx)) === 'withheld') {
      await tx.alertMatch.deleteMany({ where: { alertId } });
      return false;
    }
    const found = await takeFound(alert, subject.condition, now, tx);
    if (found.length === 0) return false;
    const named = found.filter(({ category }) => categoryOf(category).showsSeller);
    const shown = named.slice(0, adsPerAlertMail);
    const open = named.length > 0 ? subject.open : null;
    await sendMail(
      {
        to: alert.email,
        template: 'alert',
        data: {
          name: open?.name ?? null,
          isSeller: subject.isSeller,
          count: found.length,
          ads: shown.map(toMailAd),
          search: open?.path ?? null,
          unsubscribeKey: unsubscribeKey('alert', alertId),
        },
        now,
      },
      tx,
    );
    const count = found.length;
    await pushNotice(tx, alert.userId, {
      title: plural(count, 'new ad'),
      body: open ? `${subject.isSeller ? 'By ' : ''}${open.name}` : 'For one of your alerts',
      path: open?.path ?? '/my-account/alerts',
      tag: `alert:${alertId}`,
    });
    return true;
  }, batchTimeouts);

/** What a mail may say about the alert; `open` is null for a search that must not be named. */
type Subject = {
  isSeller: boolean;
  isAdult: boolean;
  condition: Prisma.Sql;
  open: { name: string; path: string } | null;
};

async function subjectOf(search: string, now: Date, tx: Db): Promise<Subject> {
  const sellerId = followedSeller(search);
  if (sellerId) {
    const name = (await namesOfSellers([search], tx)).get(sellerId);
    return {
      isSeller: true,
      isAdult: false,
      condition: Prisma.sql`${isPublicSql(now)} AND ${showsSellerSql}
        AND a."ownerId" = ${sellerId}::uuid`,
      open: name ? { name, path: sellerPath(name) } : null,
    };
  }
  const query = searchAt(search);
  return {
    isSeller: false,
    isAdult: query.isAdult,
    condition: matchingSql(interpretAlert(query), now),
    open: isNameable(query) ? { name: alertName(query), path: searchPath(query) } : null,
  };
}

type LockedAlert = {
  id: string;
  userId: string;
  search: string;
  withReduced: boolean;
  email: string;
};

/** Undefined if another worker sends it, it is paused, or its member is banned or erased. */
async function lockAlert(id: string, tx: Db): Promise<LockedAlert | undefined> {
  const [row] = await tx.$queryRaw<LockedAlert[]>`
    SELECT al."id", al."userId", al."search", al."withReduced", u."email"
    FROM "Alert" al JOIN "User" u ON u."id" = al."userId"
    WHERE al."id" = ${id}::uuid AND al."pausedAt" IS NULL
      AND u."bannedAt" IS NULL AND u."erasedAt" IS NULL
    FOR NO KEY UPDATE OF al SKIP LOCKED`;
  return row;
}

type Found = {
  id: string;
  title: string;
  category: string;
  details: Record<string, unknown>;
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  town: string;
  isReduced: boolean;
};

const takeFound = (
  { id, userId, withReduced }: LockedAlert,
  condition: Prisma.Sql,
  now: Date,
  tx: Db,
): Promise<Found[]> => tx.$queryRaw<Found[]>`
  WITH pending AS (
    DELETE FROM "AlertMatch" WHERE "alertId" = ${id}::uuid RETURNING "adId", "isReduced"),
  found AS (
    SELECT a.*, pending."isReduced" FROM pending JOIN "Ad" a ON a."id" = pending."adId"
    WHERE (${condition}) AND ${isNotHiddenSql(userId)}
      AND a."ownerId" <> ${userId}::uuid),
  told AS (
    INSERT INTO "AlertedAd" ("userId", "adId", "pricePence", "at")
    SELECT ${userId}::uuid, "id", "pricePence", ${now} FROM found ORDER BY "id"
    ON CONFLICT ("userId", "adId") DO UPDATE
    SET "pricePence" = excluded."pricePence", "at" = excluded."at"
    WHERE ${withReduced} AND excluded."pricePence" <=
      ${reducedToTell}::float8 * "AlertedAd"."pricePence"
    RETURNING "adId")
  SELECT f."id", f."title", f."category", f."details", f."pricePence", f."priceUnit"::text, p."town",
    f."isReduced"
  FROM found f JOIN told ON told."adId" = f."id" JOIN "Place" p ON p."outcode" = f."outcode"
  ORDER BY f."rankedAt" DESC, f."id"`;

function toMailAd({ id, title, town, isReduced, details, ...priced }: Found): AlertMailAd {
  const category = categoryOf(priced.category);
  const isWanted = isWantedAd(category, details);
  const price = priceText({ ...priced, category: category.name, isWanted });
  return { id, title, detail: [price, town].filter(Boolean).join(' · '), isReduced };
}
