import { readiness } from '@/lib/api/readiness';
import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';

/** For load balancers: 503 while this process should receive no requests. */
export const GET = openRoute({ anonymous: true }, async () => {
  const state = await readiness();
  return state.ready ? state : new Reply(state, { status: 503, headers: { 'retry-after': '5' } });
});
