import type { Db } from '@/lib/db/client';
import type { AdPictureRow } from './check-ad-form';

/** Raw SQL, since Prisma compiles a query for each call, which takes longer than the insert. */
export async function writeImages(adId: string, images: AdPictureRow[], tx: Db): Promise<void> {
  if (images.length === 0) return;
  const names = images.map(({ imageName }) => imageName);
  const positions = images.map(({ position }) => position);
  const mains = images.map(({ isMain }) => isMain);
  await tx.$executeRaw`
    INSERT INTO "AdImage" ("adId", "imageName", "position", "isMain")
    SELECT ${adId}, * FROM unnest(${names}::text[], ${positions}::integer[], ${mains}::boolean[])`;
}
