import { moderatorsMissing } from '@/lib/adult-review.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

/**
 * Who can review ads. It is a failure if nobody can and adult ads need a review, by configuration or by a
 * setting under /admin.
 */
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
