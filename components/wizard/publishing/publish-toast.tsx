'use client';

import { adPath } from '@/components/cards/ad-path';
import { toast } from '@/components/ui/toast';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { categoryByName } from '@/lib/catalogue/categories';
import { second } from '@/lib/dates';

/** Shown on the next page, with a link to the ad. */
export function announcePublished(ad: OwnAdReply, isEdit: boolean) {
  if (ad.moderation === 'held') {
    return toast.success(
      'Thank you. We look at your ad before it shows, and it is under review until then.',
      { duration },
    );
  }
  const isAdult = categoryByName(ad.category)?.isAdult ?? false;
  toast.success(isEdit ? 'Your changes are published.' : 'Your ad is published.', {
    duration,
    detail: (
      <a href={adPath({ _id: ad._id, isAdult })} className="link">
        View your ad
      </a>
    ),
  });
}

const duration = 20 * second;
