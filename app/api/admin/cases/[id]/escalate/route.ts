import { idParams } from '@/lib/api/request/id-params';
import { staffRoute } from '@/lib/api/route';
import { escalateCase } from '@/lib/moderation/queue/escalate-case';
import { escalationForm } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { params: idParams, body: escalationForm, limit: limits.decisions },
  (staff, { params, body, now }) => escalateCase(staff, { id: params.id, note: body.note }, now),
);
