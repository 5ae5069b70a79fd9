import { readiness } from '@/lib/api/readiness';
import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';

/** For restarts and operators: 503 while this process is not fully at work. */
export const GET = openRoute({ anonymous: true }, async () => {
  const state = await readiness();
  return state.ready ? state : new Reply(state, { status: 503, headers: { 'retry-after': '5' } });
});
