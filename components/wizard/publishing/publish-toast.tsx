'use client';

import { adPath } from '@/components/cards/ad-path';
import { toast } from '@/components/ui/overlays/toast';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { categoryByName } from '@/lib/catalogue/categories';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';

/** Shown on the next page, with a link to the ad. */
export function announceEdit(ad: OwnAdReply) {
  if (ad.moderation === 'held') return toast.success(siteTexts.heldForReview, { duration });
  const isAdult = categoryByName(ad.category)?.isAdult ?? false;
  toast.success('Your changes are published.', {
    duration,
    detail: (
      <a href={adPath({ _id: ad._id, isAdult })} className="link">
        View your ad
      </a>
    ),
  });
}

const duration = 20 * second;
