import { caseRisks } from '@/lib/catalogue/case-risks';
import type { Db } from '@/lib/db/client';
import { openCases } from '@/lib/db/open-case';
import type { ScreeningHit } from '@/lib/screening/rule';
import { findSimilarPhotos, isBlocked } from './find-similar';

/** Blocked photos hold the ad. */
export async function screenPhotos(names: string[], tx: Db): Promise<ScreeningHit[]> {
  const hits: ScreeningHit[] = [];
  for (const { name, hash } of await hashesOf(names, tx)) {
    if (!(await isBlocked(hash, tx))) continue;
    hits.push({
      ruleId: 'photo-blocked',
      category: 'photos',
      action: 'hold',
      field: 'images',
      start: 0,
      end: 0,
      words: `Photo ${names.indexOf(name) + 1}`,
      advice:
        'This photo was in an ad that was removed, or is on a list of photos that are not allowed.',
    });
  }
  return hits;
}

/** The same photo in two people's ads: both go to the queue, and neither is held. */
export async function saveMatches(
  ownerId: string,
  adId: string,
  names: string[],
  now: Date,
  tx: Db,
): Promise<void> {
  await tx.photoMatch.deleteMany({ where: { adId } });
  const adIds = new Set<string>();
  for (const { name, hash } of await hashesOf(names, tx)) {
    const similar = await findSimilarPhotos(hash, ownerId, tx);
    if (similar.length === 0) continue;
    await tx.photoMatch.createMany({
      data: similar.map((other) => ({
        adId,
        imageName: name,
        otherAdId: other.adId,
        otherImageName: other.name,
        distance: other.distance,
        at: now,
      })),
      skipDuplicates: true,
    });
    for (const id of [adId, ...similar.map((other) => other.adId)]) adIds.add(id);
  }
  if (adIds.size > 0) await openCases(tx, 'ad', [...adIds], caseRisks.photoMatch, now);
}

async function hashesOf(names: string[], tx: Db): Promise<{ name: string; hash: bigint }[]> {
  if (names.length === 0) return [];
  const rows = await tx.image.findMany({
    where: { name: { in: names }, hash: { not: null } },
    select: { name: true, hash: true },
  });
  return rows.flatMap(({ name, hash }) => (hash === null ? [] : [{ name, hash }]));
}
