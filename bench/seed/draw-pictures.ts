import type { Picture } from '@/demo/drawings/scenes';
import { scenes } from '@/demo/drawings/scenes';
import { type Random, seededId } from '@/demo/random';
import { storeLargerVersions, storeSmallVersions } from '@/demo/store-pictures';
import { addTime, day } from '@/lib/dates';

const count = 24;

export async function drawPictures(random: Random, ownerId: string, now: Date) {
  const names = Object.keys(scenes) as Picture[];
  const step = Math.max(1, Math.floor(names.length / count));
  const chosen = names.filter((_, index) => index % step === 0).slice(0, count);
  const pictures = chosen.map((picture) => ({
    name: `${seededId(random, 26)}.webp`,
    ownerId,
    picture,
    frame: 'wide' as const,
    take: picture,
    createdAt: addTime(now, -40 * day),
  }));
  await storeLargerVersions(pictures);
  return storeSmallVersions(pictures);
}
