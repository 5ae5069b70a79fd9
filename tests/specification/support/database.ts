import { withDatabase } from '../../e2e/support/database';

type Columns = { isActive?: boolean; expiresAt?: Date; category?: string; rankedAt?: Date };

/** Puts an ad into a state that otherwise only time or a bug causes. */
export async function changeAd(id: string, columns: Columns): Promise<void> {
  const names = Object.keys(columns).map((name, index) => `"${name}" = $${index + 2}`);
  const values = Object.values(columns);
  await withDatabase((client) =>
    client.query(`UPDATE "Ad" SET ${names.join(', ')} WHERE id = $1`, [id, ...values]),
  );
}

/** Simulates a bug that breaks the pages of one ad. The ad comes last in lists, so that other pages work. */
export const breakAd = (id: string) =>
  changeAd(id, { category: 'no-such-category', rankedAt: new Date(0) });

export const mendAd = (id: string) => changeAd(id, { category: 'home' });
