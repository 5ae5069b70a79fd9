import type { Staff } from '@/lib/accounts/roles/staff';
import { isPublicSql } from '@/lib/ads/is-public';
import { bannedWordsMax } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { bannedPhrase } from '@/lib/screening/screen-text';

export async function banWords(
  { userId }: Staff,
  words: string,
  now: Date,
): Promise<{ words: string }> {
  await requireBannable(words);
  await db.$transaction(async (tx) => {
    // Locked before counting, so that concurrent admins stay within the limit.
    await tx.$executeRaw`LOCK TABLE "BannedWord" IN SHARE ROW EXCLUSIVE MODE`;
    if ((await tx.bannedWord.count()) >= bannedWordsMax) {
      throw new AppError('conflict', siteTexts.bannedWordsFull);
    }
    const { count } = await tx.bannedWord.createMany({
      data: { words, createdAt: now },
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError('conflict', siteTexts.bannedAlready);
    const subject = { type: 'banned word', id: words } as const;
    await recordAudit(tx, userId, 'banned_word.added', subject, now);
  }, transactionTimeouts);
  return { words };
}

export async function allowWords(
  { userId }: Staff,
  words: string,
  now: Date,
): Promise<{ words: string }> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.bannedWord.deleteMany({ where: { words } });
    if (count === 0) throw notFound('This entry');
    const subject = { type: 'banned word', id: words } as const;
    await recordAudit(tx, userId, 'banned_word.removed', subject, now);
  });
  return { words };
}

export type BannedPreview = {
  /** Live ads with these words, at most `countedAtMost`. */
  live: number;
  examples: { id: string; title: string; isAdult: boolean }[];
};

export const countedAtMost = 1000;
const examplesAtMost = 8;

/** Counts live ads with these words in any grammatical form. Throws `invalid`. */
export async function previewBan(words: string, now: Date): Promise<BannedPreview> {
  await requireBannable(words);
  const rows = await db.$queryRaw<{ id: string; title: string; isAdult: boolean }[]>`
    SELECT a."id", a."title", a."isAdult" FROM "Ad" a
    WHERE a."search" @@ phraseto_tsquery('ad_english', ${words}) AND ${isPublicSql(now)}
    LIMIT ${countedAtMost}`;
  return { live: rows.length, examples: rows.slice(0, examplesAtMost) };
}

export type BannedHistory = { at: Date; words: string; isAdded: boolean; by: string | null };

export async function listBannedWords(): Promise<{
  words: { words: string; createdAt: Date }[];
  history: BannedHistory[];
}> {
  const [words, entries] = await Promise.all([
    db.bannedWord.findMany({ orderBy: { words: 'asc' } }),
    db.auditEntry.findMany({
      where: { action: { in: ['banned_word.added', 'banned_word.removed'] } },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: 50,
      select: { at: true, action: true, subjectId: true, actor: { select: { username: true } } },
    }),
  ]);
  const history = entries.map(({ at, action, subjectId, actor }) => ({
    at,
    words: subjectId,
    isAdded: action === 'banned_word.added',
    by: actor?.username ?? null,
  }));
  return { words, history };
}

/** Words that nearly every text has are refused: the search ignores them, and all new ads would wait. */
async function requireBannable(words: string): Promise<void> {
  if (bannedPhrase(words) === '') throw refused(siteTexts.bannedNeedsLetters);
  const [row] = await db.$queryRaw<{ isEmpty: boolean }[]>`
    SELECT numnode(phraseto_tsquery('ad_english', ${words})) = 0 AS "isEmpty"`;
  if (row?.isEmpty) throw refused(siteTexts.bannedTooCommon);
}

const refused = (text: string) => new AppError('invalid', text, { fields: { words: text } });
