import { call, failuresOf, repeat, statusesOf } from '../../drill/call.ts';
import type { AttackRow } from '../attack-row.ts';

export const realAds: AttackRow = {
  name: 'real-ads',
  title: 'Up to 600 ads that exist, all at once, from one address',
  run: async ({ url, database }, isShort) => {
    const { rows } = await database.query<{ id: string }>(
      `SELECT "id" FROM "Ad" WHERE "deletedAt" IS NULL ORDER BY "id" DESC LIMIT $1`,
      [isShort ? 200 : 600],
    );
    const answers = await repeat(rows.length, rows.length, (index) =>
      call(url, { path: `/ad/${rows[index]?.id}`, from: '127.0.3.3' }),
    );
    return { figure: statusesOf(answers), broken: failuresOf(answers) };
  },
};
