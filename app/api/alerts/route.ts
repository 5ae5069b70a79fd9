import { listAlerts } from '@/lib/alerts/queries';
import { saveAlert } from '@/lib/alerts/save-alert';
import { newAlert } from '@/lib/alerts/schema';
import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.listAlerts }, (actor) => listAlerts(actor));

export const POST = memberRoute(
  { body: newAlert, limit: limits.changeAlerts },
  async (actor, { body, now }) =>
    new Reply(await saveAlert(actor, body, await hasAgeCheck(), now), { status: 201 }),
);
