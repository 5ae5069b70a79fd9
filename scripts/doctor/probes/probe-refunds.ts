import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

const listed = 5;

export async function probeRefunds(url: string): Promise<string> {
  const ids = await delayed(url);
  if (ids.length === 0) return 'none is delayed';
  const more = ids.length > listed ? ' …' : '';
  throw failure(`delayed: ${ids.length} (purchases ${ids.slice(0, listed).join(', ')}${more})`);
}

const delayed = (url: string) =>
  askDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT "id" FROM "Purchase" WHERE "refundDelayedAt" IS NOT NULL ORDER BY "refundDelayedAt"',
    );
    return rows.map(({ id }) => id);
  });
