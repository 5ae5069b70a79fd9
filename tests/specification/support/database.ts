import { withDatabase } from '../../e2e/support/database';

type Columns = { isActive?: boolean; expiresAt?: Date; category?: string; rankedAt?: Date };

/** Puts an ad where only time, or a defect, would bring it. */
export async function changeAd(id: string, columns: Columns): Promise<void> {
  const names = Object.keys(columns).map((name, index) => `"${name}" = $${index + 2}`);
  const values = Object.values(columns);
  await withDatabase((client) =>
    client.query(`UPDATE "Ad" SET ${names.join(', ')} WHERE id = $1`, [id, ...values]),
  );
}

/** A defect that breaks the pages of one ad. It comes last in lists, so that those of others stand. */
export const breakAd = (id: string) =>
  changeAd(id, { category: 'no-such-category', rankedAt: new Date(0) });

export const mendAd = (id: string) => changeAd(id, { category: 'home' });
