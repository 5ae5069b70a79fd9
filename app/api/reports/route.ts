import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { reportForm } from '@/lib/moderation/schema';
import { invalidateAd } from '@/lib/page-cache/page-cache';

export const POST = openRoute({ body: reportForm }, async (actor, { body, address, now }) => {
  const { reference, adHidden } = await submitReport(actor, body, address, now);
  if (adHidden) invalidateAd(body.target);
  return new Reply({ reference }, { status: 201 });
});
