import {
  closesWithoutModerators,
  isModeratorSql,
  moderatorsMissing,
} from '@/lib/accounts/roles/moderators.ts';
import type { Env } from '@/lib/env.ts';
import { adultReviewOf } from '@/lib/settings/adult-review.ts';
import { latest, type SettingRow, settingsSql } from '@/lib/settings/settings-sql.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

/** Throws if adult ads need a review, by configuration or under /admin, and nobody can do it. */
export async function probeModerators(url: string, values: Partial<Env>): Promise<string> {
  const { count, set } = await look(url);
  if (count > 0) return `${count} can review ads`;
  if (closesWithoutModerators(adultReviewOf(set, values), false)) throw failure(moderatorsMissing);
  return 'none, so agencies cannot post adult ads, and reports wait: npm run admin:grant -- email moderator';
}

const look = (url: string) =>
  askDatabase(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "User" WHERE ${isModeratorSql}`,
    );
    const settings = await client.query<SettingRow>(settingsSql, [['adult.review'], latest]);
    return { count: rows[0]?.count ?? 0, set: settings.rows[0]?.value ?? undefined };
  });
