import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { limits } from '@/lib/rate-limit/limits';

export const maxDuration = 60;

export const GET = memberRoute({ limit: limits.exportMyData }, async (actor, { now }) => {
  const name = `my-data-${now.toISOString().slice(0, 10)}.json`;
  return new Reply(await exportMyData(actor, now), {
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  });
});
