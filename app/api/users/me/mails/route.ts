import { memberRoute } from '@/lib/api/route';
import { chooseMails, getMailChoices } from '@/lib/notifications/mail-choices';
import { mailChoices } from '@/lib/notifications/schema';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.listAlerts }, (actor) => getMailChoices(actor));

export const PATCH = memberRoute(
  { body: mailChoices, limit: limits.changeAlerts },
  (actor, { body, now }) => chooseMails(actor, body, now),
);
