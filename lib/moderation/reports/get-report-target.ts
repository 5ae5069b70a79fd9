import { getSellerPage } from '@/lib/ads/reading/get-seller-page';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { sellerPath } from '@/lib/site-paths';

export type ReportTarget = {
  type: 'ad' | 'user';
  /** Of an ad its id, of a person the username. */
  id: string;
  /** Shown above the form; the title of an adult ad only after the age check. */
  name: string;
  /** Where it leads back to. */
  path: string;
};

/** Null for what the public cannot see. */
export async function getReportTarget(
  type: string,
  id: string,
  isAdultVisitor: boolean,
  now: Date,
): Promise<ReportTarget | null> {
  if (type === 'ad') {
    const ad = await getPublicAd(id, now);
    if (!ad) return null;
    const name = ad.isAdult && !isAdultVisitor ? 'An ad for adults' : ad.title;
    return { type, id, name, path: `${ad.isAdult ? '/adult' : ''}/ad/${id}` };
  }
  if (type !== 'seller') return null;
  const page = await getSellerPage(id, 1, now);
  if (!page) return null;
  const { username } = page.seller;
  return { type: 'user', id: username, name: username, path: sellerPath(username) };
}
