import { detailRows } from '@/lib/ads/reading/detail-rows';
import { priceText } from '@/lib/ads/reading/price-label';
import { isWantedAd } from '@/lib/ads/reading/wanted-ad';
import { categoryOf } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { db } from '@/lib/db/client';
import { toLocation } from '@/lib/locations/location';
import type { Hit, QueueAd } from './queue-item';

export type AdWithApproval = QueueAd & { isFirst: boolean };

export async function getQueueAd(id: string): Promise<AdWithApproval | null> {
  const ad = await db.ad.findUnique({
    where: { id },
    select: {
      id: true,
      title: true,
      description: true,
      category: true,
      isAdult: true,
      pricePence: true,
      priceUnit: true,
      details: true,
      moderation: true,
      version: true,
      approvedAt: true,
      deletedAt: true,
      createdAt: true,
      websiteUrl: true,
      screeningHits: {
        select: { category: true, field: true, words: true, start: true, end: true },
        orderBy: { start: 'asc' },
      },
      place: { select: { outcode: true, slug: true, town: true, district: true } },
      images: { select: { imageName: true }, orderBy: { position: 'asc' } },
      photoChecks: {
        where: { outcome: { not: 'clear' } },
        select: { imageName: true, outcome: true, labels: true },
      },
    },
  });
  if (!ad) return null;
  const category = categoryOf(ad.category);
  const { rows, texts } = detailRows(formKindOf(category), ad.details as Record<string, unknown>);
  const more = texts.filter(({ value }) => value !== ad.description);
  return {
    id: ad.id,
    title: ad.title,
    description: ad.description,
    category: shownName(category),
    isAdult: ad.isAdult,
    place: toLocation(ad.place).label,
    price: priceText({
      ...ad,
      category: category.name,
      isWanted: isWantedAd(category, ad.details as Record<string, unknown>),
    }),
    moderation: ad.moderation,
    version: ad.version,
    isDeleted: ad.deletedAt !== null,
    createdAt: ad.createdAt.toISOString(),
    images: ad.images.map(({ imageName }) => imageName),
    websiteUrl: ad.websiteUrl,
    details: [...rows, ...more].map(({ label, value }) => ({ label, value })),
    hits: [
      ...ad.screeningHits.map(({ category, ...hit }) => ({ rule: category, ...hit })),
      ...photoHits(ad),
    ],
    isFirst: ad.approvedAt === null,
  };
}

type Checked = {
  images: { imageName: string }[];
  photoChecks: { imageName: string; outcome: string; labels: string[] }[];
};

const photoHits = ({ images, photoChecks }: Checked): Hit[] =>
  images.flatMap(({ imageName }, index) =>
    photoChecks
      .filter((check) => check.imageName === imageName)
      .map(({ outcome, labels }) => ({
        rule: outcome === 'failed' ? 'photo not checked' : 'photos',
        field: 'images',
        words: [`Photo ${index + 1}`, ...labels].join(', '),
        start: 0,
        end: 0,
      })),
  );

export const withoutApproval = ({ isFirst: _, ...ad }: AdWithApproval): QueueAd => ad;
