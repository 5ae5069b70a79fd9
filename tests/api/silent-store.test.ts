import { expect, test } from 'vitest';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { dataUrl, makeJpeg, svg } from '../builders/image';
import { createMember } from '../builders/member';
import { loopback, silence } from '../builders/servers/loopback';
import { startSecondSite } from '../builders/servers/second-site';

test('a store that hangs costs no upload five seconds, and nothing else anything', async () => {
  const store = await loopback(silence);
  const site = await startSecondSite(undefined, {
    env: {
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-west-2',
      S3_ENDPOINT: store.url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });
  const timed = async (path: string, init: RequestInit = {}) => {
    const begun = performance.now();
    const reply = await fetch(site.url + path, init);
    const text = await reply.text();
    const retryAfter = Number(reply.headers.get('retry-after'));
    return { status: reply.status, text, retryAfter, ms: performance.now() - begun };
  };
  const upload = (token: string, image: Buffer) =>
    timed('/api/upload/image', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ image: dataUrl(image) }),
    });
  const pages = ['/search?q=lamp', '/help'];
  try {
    const [one, ...others] = await Promise.all(Array.from({ length: 9 }, () => createMember()));
    const senders = [...Array(6).fill(one), ...others].map((member) => String(member?.token));
    // A server that has just started loads its code meanwhile.
    for (const page of pages) await timed(page);
    expect((await upload(senders[6] ?? '', svg)).status).toBe(415);

    const image = await makeJpeg({ width: 400, height: 300 });
    const uploads = senders.map((token) => upload(token, image));
    for (const page of pages) {
      const { status, ms } = await timed(page);
      expect([page, status, ms < 5000]).toEqual([page, 200, true]);
    }
    for (const { status, text, retryAfter, ms } of await Promise.all(uploads)) {
      const problem = { error: siteTexts.imagesNotSaved, code: 'unavailable' };
      expect([status, JSON.parse(text)]).toEqual([503, problem]);
      expect(retryAfter).toBeGreaterThan(0);
      expect(ms).toBeLessThan(5000);
    }
    const picture = await timed(`/uploads/${'a'.repeat(26)}.webp`);
    expect([picture.status, picture.retryAfter > 0, picture.ms < 5000]).toEqual([503, true, true]);
  } finally {
    await site.close();
  }
}, 90_000);
