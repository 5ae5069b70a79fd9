import * as z from 'zod';
import { db } from '@/lib/db/client';
import { imageFile } from '@/lib/images/image-url';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import {
  type ClassifierSettings,
  classifierSettings,
  httpClassifier,
  type PhotoClassifier,
} from '@/lib/screening/photos/classifier';
import { judgeLabels, type PhotoVerdict } from './judge-labels';
import { savePhotoChecks } from './save-photo-checks';

const payloadSchema = z.object({ adId: z.string(), until: z.iso.datetime() });
const width = 720;

type Service = { settings: ClassifierSettings; classify: PhotoClassifier; store: Storage };

/** Until `until`, failures are retried; after that a moderator has to look at the photos. */
export async function classifyPhotos(
  payload: unknown,
  now: Date,
  service: Service | null = configured(),
): Promise<void> {
  const { adId, until } = payloadSchema.parse(payload);
  const ad = service && (await findUnchecked(adId));
  if (!ad) return;
  const verdicts: PhotoVerdict[] = [];
  for (const imageName of ad.unchecked) {
    try {
      verdicts.push({ imageName, ...(await ask(service, imageName, ad.isAdult)) });
    } catch (error) {
      await savePhotoChecks(adId, verdicts, now);
      if (now < new Date(until)) throw error;
      verdicts.push({ imageName, outcome: 'failed', labels: [] });
    }
  }
  await savePhotoChecks(adId, verdicts, now);
}

function configured(): Service | null {
  const settings = classifierSettings();
  return settings && { settings, classify: httpClassifier(settings), store: storage() };
}

async function findUnchecked(adId: string) {
  const ad = await db.ad.findFirst({
    where: { id: adId, deletedAt: null },
    select: {
      isAdult: true,
      images: { select: { imageName: true }, orderBy: { position: 'asc' } },
      photoChecks: { select: { imageName: true } },
    },
  });
  if (!ad) return null;
  const known = new Set(ad.photoChecks.map(({ imageName }) => imageName));
  const unchecked = ad.images
    .map(({ imageName }) => imageName)
    .filter((imageName) => !known.has(imageName));
  return { isAdult: ad.isAdult, unchecked };
}

async function ask({ settings, classify, store }: Service, name: string, isAdult: boolean) {
  const photo = await store.get(imageFile(name, width));
  if (!photo) throw new Error('A photo has no file.');
  return judgeLabels(await classify(photo), settings, isAdult);
}
