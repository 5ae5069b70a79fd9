/* `node --import ./scripts/launch/register-alias.ts demo/draw-larger.ts` with DATA_DIR or S3's. */
import { setPriority } from 'node:os';
import { storage } from '@/lib/images/storage/storage';
import { planDemo } from './plan-demo';
import { storeLargerVersions } from './store-pictures';

// Pages come first.
setPriority(10);
const { pictures } = planDemo(new Date());
await storeLargerVersions(await undrawn());

async function undrawn() {
  const missing = [];
  for (const picture of pictures) {
    if (!(await storage().get(picture.name))) missing.push(picture);
  }
  return missing;
}
