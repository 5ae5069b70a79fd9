import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { CategoryDrawing } from '@/components/ui/category-drawing';
import type { WizardValues } from '@/components/wizard/form/values';
import { categoryByName } from '@/lib/catalogue/categories';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { imageUrl } from '@/lib/images/image-url';
import { mainImage } from '@/lib/images/main-image';

export type SampleAd = { title: string; image: string | undefined; groupSlug: string };

export const toSampleAd = ({ title, images, category }: WizardValues): SampleAd => ({
  title: title.trim() || 'Your ad',
  image: mainImage(images)?.src,
  groupSlug: categoryByName(category)?.groupSlug ?? 'buy-and-sell',
});

type UpgradeSampleProps = { upgrade: UpgradeKey; ad: SampleAd };

/** The ad among others with the upgrade. The text next to it says the same. */
export function UpgradeSample({ upgrade, ad }: UpgradeSampleProps) {
  return (
    <span
      aria-hidden="true"
      className="grid h-24 w-full content-center gap-1 overflow-hidden rounded-control border border-line bg-page p-1.5 text-[0.6875rem] leading-tight sm:w-44"
    >
      {sampleOf(upgrade, ad)}
    </span>
  );
}

function sampleOf(upgrade: UpgradeKey, ad: SampleAd): ReactNode {
  switch (upgrade) {
    case 'vip':
      return (
        <>
          <span className="flex gap-1">
            <span className="flex min-w-0 flex-1 gap-1.5 rounded-md border border-line bg-surface p-1">
              <Photo ad={ad} className="size-10" />
              <Title ad={ad} />
            </span>
            <span className="w-6 rounded-md border border-line bg-surface" />
          </span>
          <OtherRow />
          <OtherRow />
        </>
      );
    case 'featured':
      return (
        <>
          <Row ad={ad} className="border-line bg-surface">
            <span className="rounded-full bg-accent px-1.5 font-semibold text-accent-ink">
              Featured
            </span>
          </Row>
          <OtherRow />
          <OtherRow />
        </>
      );
    case 'highlight':
      return (
        <>
          <OtherRow />
          <Row ad={ad} className="border-warning bg-highlight" />
          <OtherRow />
        </>
      );
    case 'newLabel':
      return (
        <Row ad={ad} className="border-line bg-surface">
          <span className="rounded-full bg-glass px-1.5 font-semibold text-glass-ink">
            New in town
          </span>
        </Row>
      );
    case 'website':
      return (
        <>
          <Row ad={ad} className="border-line bg-surface" />
          <span className="flex items-center justify-center gap-1 rounded-md border border-line-strong bg-surface p-1 font-semibold">
            Visit website <ExternalLink className="size-3" />
          </span>
        </>
      );
  }
}

type RowProps = { ad: SampleAd; className: string; children?: ReactNode };

const Row = ({ ad, className, children }: RowProps) => (
  <span className={`flex gap-1.5 rounded-md border p-1 ${className}`}>
    <Photo ad={ad} className="size-9" />
    <span className="grid min-w-0 flex-1 content-start justify-items-start gap-0.5">
      <Title ad={ad} />
      {children}
    </span>
  </span>
);

const Title = ({ ad }: { ad: SampleAd }) => (
  <span className="line-clamp-2 font-semibold wrap-anywhere">{ad.title}</span>
);

const OtherRow = () => (
  <span className="flex gap-1.5 rounded-md border border-line bg-surface p-0.5">
    <span className="size-3 rounded-sm bg-surface-2" />
    <span className="my-1 h-1 w-2/3 rounded-full bg-line" />
  </span>
);

const Photo = ({ ad, className }: { ad: SampleAd; className: string }) => (
  <span className={`block shrink-0 overflow-hidden rounded-sm bg-surface-2 ${className}`}>
    {ad.image ? (
      // biome-ignore lint/performance/noImgElement: uploads come in the widths they are shown in.
      <img src={imageUrl(ad.image, 320)} alt="" className="size-full object-cover" />
    ) : (
      <CategoryDrawing groupSlug={ad.groupSlug} />
    )}
  </span>
);
