import { changeAlert, deleteAlert } from '@/lib/alerts/change-alert';
import { alertChanges } from '@/lib/alerts/schema';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const PATCH = memberRoute(
  { params: idParams, body: alertChanges, limit: limits.changeAlerts },
  (actor, { params, body, now }) => changeAlert(actor, params.id, body, now),
);

export const DELETE = memberRoute(
  { params: idParams, limit: limits.changeAlerts },
  (actor, { params }) => deleteAlert(actor, params.id),
);
