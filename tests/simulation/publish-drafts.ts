/*
 * Publishes every draft of the list, as many at a time as there are connections. Run by several
 * processes on one database, so that they publish the same drafts at the same time.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { adForm } from '@/lib/ads/publishing/form/ad-form.ts';
import { publishAd } from '@/lib/ads/publishing/publish-ad.ts';
import { inParallel } from '@/lib/process/in-parallel.ts';
import { again } from './again.ts';
import type { Shopper } from './shopper.ts';

const shoppers: Shopper[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const now = new Date();
const ids: Record<string, string> = {};
const failures = await inParallel(shoppers, 10, async ({ userId, draftId, body }) => {
  const actor = { userId, sessionId: '', role: 'member' as const };
  const form = adForm(now).parse({ ...body, extras: { vip: true }, draftId });
  ids[draftId] = (await again(() => publishAd(actor, form, now)))._id;
});
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(JSON.stringify(ids));
process.exit(failures.length > 0 ? 1 : 0);
