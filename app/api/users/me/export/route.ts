import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { exportMyData } from '@/lib/privacy/export-my-data';

const limit = { name: 'export-my-data', max: 10, window: hour };

export const GET = memberRoute({ limit }, async (actor, { now }) => {
  const name = `my-data-${now.toISOString().slice(0, 10)}.json`;
  return new Reply(await exportMyData(actor, now), {
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  });
});
