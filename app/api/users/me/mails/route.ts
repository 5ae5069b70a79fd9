import { chooseMails, getMailChoices, mailChoices } from '@/lib/alerts/sending/mail-choices';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.listAlerts }, (actor) => getMailChoices(actor));

export const PATCH = memberRoute(
  { body: mailChoices, limit: limits.changeAlerts },
  (actor, { body, now }) => chooseMails(actor, body, now),
);
