/* Publishes every draft of the list at the same moment. For several processes on one database. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { adForm } from '@/lib/ads/ad-form.ts';
import { publishAd } from '@/lib/ads/publish-ad.ts';
import type { Shopper } from './shopper.ts';

const shoppers: Shopper[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const now = new Date();
const ids = await Promise.all(
  shoppers.map(async ({ userId, draftId, body }) => {
    const actor = { userId, sessionId: '', role: 'member' as const };
    const form = adForm(now).parse({ ...body, extras: { vip: true }, draftId });
    return (await publishAd(actor, form, now))._id;
  }),
);
process.stdout.write(JSON.stringify(ids));
process.exit(0);
