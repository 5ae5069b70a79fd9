'use client';

import { useEffect } from 'react';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import {
  forgetAds,
  parseRecentAds,
  type RecentAd,
  rememberAd,
  storedText,
  subscribe,
} from './recent-ads';

/** `remembered`: the ad of this page, to be stored. */
type RecentlyViewedProps = { adId: string; remembered: RecentAd | null };

export function RecentlyViewed({ adId, remembered }: RecentlyViewedProps) {
  const text = useBrowserValue(subscribe, storedText, null);
  const ads = parseRecentAds(text).filter(({ id }) => id !== adId);

  useEffect(() => {
    if (remembered) rememberAd(remembered);
  }, [remembered]);

  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-6 lg:col-span-2">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 id="recent" className="text-2xl font-bold">
          Recently viewed
        </h2>
        <button type="button" onClick={forgetAds} className="link min-h-11 shrink-0 text-sm">
          Clear this list
        </button>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2">
        {ads.map((ad) => (
          <li key={ad.id} className="w-64 shrink-0 snap-start">
            <RecentCard ad={ad} />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">
        Only you can see this list of ads you have viewed. It is stored on this device.
      </p>
    </section>
  );
}

const RecentCard = ({ ad: { id, title, price, image } }: { ad: RecentAd }) => (
  <a
    href={`/ad/${id}`}
    className="flex h-22 items-center gap-3 overflow-hidden rounded-card border border-line bg-surface pr-3 hover:shadow-card"
  >
    {image ? (
      // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
      <img
        src={image}
        width={88}
        height={88}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-22 shrink-0 object-cover"
      />
    ) : (
      <span className="h-full w-2 shrink-0 bg-accent-soft" />
    )}
    <span className="grid min-w-0 gap-0.5">
      {price && <span className="tabular font-bold">{price}</span>}
      <span className="line-clamp-2 text-sm leading-snug wrap-anywhere">{title}</span>
    </span>
  </a>
);
