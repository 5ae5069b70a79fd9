import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { deleteDraft } from '@/lib/drafts/delete-draft';
import { requireDraft } from '@/lib/drafts/queries';
import { saveDraft } from '@/lib/drafts/save-draft';
import { savedDraft } from '@/lib/drafts/schema';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ params: idParams, limit: limits.readDraft }, (actor, { params }) =>
  requireDraft(actor, params.id),
);

export const PUT = memberRoute(
  {
    params: idParams,
    body: savedDraft,
    maxBytes: 128 * 1024,
    limit: limits.saveDraft,
  },
  (actor, { params, body, now }) => saveDraft(actor, params.id, body, now),
);

export const DELETE = memberRoute(
  { params: idParams, limit: limits.deleteDraft },
  (actor, { params, now }) => deleteDraft(actor, params.id, now),
);
