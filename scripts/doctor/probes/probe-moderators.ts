import { moderatorsMissing } from '@/lib/accounts/roles/moderators-missing.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

/** Throws if adult ads need a review, by configuration or under /admin, and nobody can do it. */
export async function probeModerators(url: string, isNeeded: boolean): Promise<string> {
  const { count, review } = await askDatabase(url, async (client) => {
    const { rows } = await client.query<{ count: number; review: string | null }>(
      `SELECT count(*)::int AS count, (SELECT value FROM "Setting" WHERE key = 'adult.review'
         ORDER BY at DESC, id DESC LIMIT 1) AS review FROM "User"
       WHERE role <> 'member' AND "bannedAt" IS NULL AND "erasedAt" IS NULL`,
    );
    return rows[0] ?? { count: 0, review: null };
  });
  if (count > 0) return `${count} can review ads`;
  if (review === null ? isNeeded : review === 'before') throw failure(moderatorsMissing);
  return 'none: npm run admin:grant -- email moderator';
}
