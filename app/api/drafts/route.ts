import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { createDraft } from '@/lib/drafts/create-draft';
import { getDrafts } from '@/lib/drafts/queries';
import { newDraft } from '@/lib/drafts/schema';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.listDrafts }, (actor) => getDrafts(actor));

export const POST = memberRoute(
  { body: newDraft, maxBytes: 128 * 1024, limit: limits.newDraft },
  async (actor, { body, now }) => {
    const draft = await createDraft(actor, body, now);
    return new Reply(draft, { status: 201, headers: { location: `/api/drafts/${draft.id}` } });
  },
);
