'use client';

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { adPath } from '@/components/cards/ad-path';
import { ButtonLink } from '@/components/ui/button';
import { CategoryDrawing } from '@/components/ui/category-drawing';
import { ShareButton } from '@/components/ui/share-button';
import { type Published, takePublished } from '@/components/wizard/publishing/last-published';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { imageUrl } from '@/lib/images/image-url';
import { promotePath } from '@/lib/site-paths';

const advice = {
  photos: { text: 'Add more photos: ads with three or more get the most replies.', step: 2 },
  price: { text: 'Add a price: most people search by price.', step: 2 },
  phone: { text: 'Add your phone number, so that people can call you.', step: 3 },
  upgrades: { text: 'Show it to more people with a promotion.', step: 4 },
} as const;

export function JustPublished({ canVerifyPhones }: { canVerifyPhones: boolean }) {
  const [ad, setAd] = useState<Published | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const published = takePublished();
    if (published) setAd(published);
  }, []);
  useEffect(() => {
    if (ad) heading.current?.focus();
  }, [ad]);
  if (!ad) return null;

  const lacks = ad.lacks.filter((part) => part !== 'phone' || canVerifyPhones);
  const path = adPath({ _id: ad.id, isAdult: ad.isAdult });
  return (
    <section
      aria-labelledby="just-published"
      className="card relative grid gap-5 border-positive p-4 sm:p-6"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={() => setAd(null)}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-surface-2"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <div className="flex items-center gap-4 pr-10">
        <Photo ad={ad} />
        <div className="min-w-0">
          <h2
            id="just-published"
            ref={heading}
            tabIndex={-1}
            className="text-2xl font-bold text-positive outline-none"
          >
            {ad.isHeld ? 'Your ad is under review' : 'Your ad is live'}
          </h2>
          <p className="wrap-anywhere">
            {ad.isHeld ? siteTexts.heldForReview : `Your ad is published: ${ad.title}`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {!ad.isHeld && (
          <>
            <ButtonLink href={path} size="small">
              See it
            </ButtonLink>
            <ShareButton title={ad.title} path={path} />
          </>
        )}
        <ButtonLink href="/post" look="quiet" size="small">
          Post another
        </ButtonLink>
      </div>
      {lacks.length > 0 && (
        <div className="border-t border-line pt-4">
          <h3 className="font-semibold">What would help</h3>
          <ul className="text-links mt-1">
            {lacks.map((part) => (
              <li key={part}>
                <a href={adviceHref(ad, part)} className="link">
                  {advice[part].text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** An ad under review cannot be promoted by itself. */
const adviceHref = ({ id, isHeld }: Published, part: keyof typeof advice) =>
  part === 'upgrades' && !isHeld ? promotePath(id) : `/edit/${id}?step=${advice[part].step}`;

const Photo = ({ ad }: { ad: Published }) => (
  <div className="size-20 shrink-0 overflow-hidden rounded-control bg-surface-2">
    {ad.image ? (
      // biome-ignore lint/performance/noImgElement: uploads come in the widths they are shown in.
      <img src={imageUrl(ad.image, 320)} alt="" className="size-full object-cover" />
    ) : (
      <CategoryDrawing groupSlug={ad.groupSlug} />
    )}
  </div>
);
