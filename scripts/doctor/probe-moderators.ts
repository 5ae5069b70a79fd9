import { moderatorsMissing } from '@/lib/adult-review.ts';
import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';

/** Who can review ads; none is a failure where adult ads wait for a review. */
export async function probeModerators(url: string, isNeeded: boolean): Promise<string> {
  const count = await withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "User"
       WHERE role <> 'member' AND "bannedAt" IS NULL AND "erasedAt" IS NULL`,
    );
    return rows[0]?.count ?? 0;
  }).catch(() => {
    throw failure('cannot be read: see Database');
  });
  if (count > 0) return `${count} can review ads`;
  if (isNeeded) throw failure(moderatorsMissing);
  return 'none: npm run admin:grant -- email moderator';
}
