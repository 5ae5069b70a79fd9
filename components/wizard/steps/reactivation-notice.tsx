import { Notice } from '@/components/ui/notice';
import { isLive, lifeAfterRepost } from '@/lib/ads/policy';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatDate } from '@/lib/dates';

/** Publishing an edit reactivates an inactive or expired ad. */
export function ReactivationNotice({ ad, now }: { ad: OwnAdReply | undefined; now: Date }) {
  if (!ad) return null;
  const life = { isActive: ad.isActive, expiresAt: ad.expiresAt ? new Date(ad.expiresAt) : null };
  if (isLive(life, now)) return null;
  const { expiresAt } = { ...life, ...lifeAfterRepost(life, now) };
  return (
    <Notice tone="warning">
      <p>{siteTexts.reactivationNotice}</p>
      {expiresAt && <p>It then runs until {formatDate(expiresAt)}.</p>}
    </Notice>
  );
}
