/* `npm run photos:hash`: hashes the pictures without a hash, except a demo's drawings. */
import { db } from '@/lib/db/client.ts';
import { isDemo } from '@/lib/env.ts';
import { hashPhotos } from '@/lib/images/hash-photos.ts';
import { adoptSiteDatabase } from '../admin/site-database.ts';
import { failure, refuseArguments, report } from '../launch/preflight.mjs';

try {
  refuseArguments('npm run photos:hash');
  await adoptSiteDatabase();
  if (isDemo()) throw failure('The drawings of the demo have no hashes.');
  try {
    const { hashed, flat, missing } = await hashPhotos();
    process.stdout.write(
      `Hashed: ${hashed}. Of one colour: ${flat}. Not readable: ${missing.length}.\n`,
    );
    for (const name of missing) process.stdout.write(`  ${name}\n`);
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
