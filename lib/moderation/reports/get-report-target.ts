import type { Actor } from '@/lib/accounts/actor';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { getSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import type { ReportForm } from '@/lib/moderation/schema';
import { sellerPath } from '@/lib/site-paths';
import { findInConversation } from './find-in-conversation';
import { findReview } from './find-review';

export type ReportTarget = {
  type: ReportForm['targetType'];
  id: string;
  /** Shown above the form; for an adult ad only after the age check. */
  name: string;
  path: string;
};

export async function getReportTarget(
  actor: Actor | null,
  type: string,
  id: string,
  isAdultVisitor: boolean,
  now: Date,
): Promise<ReportTarget | null> {
  if (type === 'ad') {
    const ad = await getPublicAd(id, now);
    if (!ad) return null;
    const name = ad.isAdult && !isAdultVisitor ? 'An adult ad' : ad.title;
    return { type, id, name, path: `${ad.isAdult ? '/adult' : ''}/ad/${id}` };
  }
  if (type === 'message' || type === 'conversation') {
    const found = actor && (await findInConversation(actor, type, id));
    return (
      found && { type, id, name: found.name, path: `/my-account/messages/${found.conversationId}` }
    );
  }
  if (type === 'review') {
    const found = await findReview(actor, id, now);
    return found && { type, id, ...found };
  }
  if (type !== 'seller') return null;
  const page = await getSellerPage(id, 1, now);
  if (!page) return null;
  const { username } = page.seller;
  return { type: 'user', id: username, name: username, path: sellerPath(username) };
}
