import { readiness } from '@/lib/api/readiness';
import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';

/** For load balancers: 503 while other processes should answer in place of this one. */
export const GET = openRoute({ anonymous: true }, async () => {
  const state = await readiness();
  return state.serving ? state : new Reply(state, { status: 503, headers: { 'retry-after': '5' } });
});
