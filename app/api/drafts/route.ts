import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { createDraft } from '@/lib/drafts/create-draft';
import { getDrafts } from '@/lib/drafts/queries';
import { newDraft } from '@/lib/drafts/schema';

export const GET = memberRoute({}, (actor) => getDrafts(actor));

export const POST = memberRoute(
  { body: newDraft, maxBytes: 128 * 1024, limit: { name: 'new-draft', max: 120, window: hour } },
  async (actor, { body, now }) => {
    const draft = await createDraft(actor, body, now);
    return new Reply(draft, { status: 201, headers: { location: `/api/drafts/${draft.id}` } });
  },
);
