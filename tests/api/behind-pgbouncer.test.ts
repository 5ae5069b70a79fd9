import { expect, test, vi } from 'vitest';
import { createAd, validAdForm } from '../builders/ad';
import { ask } from '../builders/conversation';
import { createMember } from '../builders/member';
import { baseUrl, request } from '../builders/servers/http';
import { hasPgbouncer, startPgbouncer } from '../builders/servers/pgbouncer';
import { startSecondSite } from '../builders/servers/second-site';

/* A whole server on a pooler in transaction mode, beside the tests' own without one. */

const searchesAtOnce = 40;

test.skipIf(!hasPgbouncer)(
  'a server behind PgBouncer is as current as one without it',
  async () => {
    const direct = process.env.DATABASE_URL ?? '';
    const pooled = await startPgbouncer(direct);
    const site = await startSecondSite(pooled, { env: { DATABASE_DIRECT_URL: direct } });
    try {
      const read = async (path: string) => {
        const reply = await fetch(site.url + path, { redirect: 'manual' });
        return { status: reply.status, html: await reply.text() };
      };
      const call = async (method: string, path: string, token: string, body: unknown) => {
        const reply = await fetch(site.url + path, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });
        return { status: reply.status, data: await reply.json() };
      };
      const ready = await fetch(`${site.url}/api/ready`);
      expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true }]);

      const owner = await createMember();
      const titled = (title: string) => validAdForm('goods', { title });
      const made = await call(
        'POST',
        '/api/ads',
        owner.token,
        titled('Ebony table, as it was first'),
      );
      expect(made.status, JSON.stringify(made.data)).toBe(201);
      const path = `/ad/${made.data._id}`;
      for (const server of [site.url, baseUrl]) {
        expect(await (await fetch(server + path)).text()).toContain('as it was first');
      }

      // Cached by the server behind the pooler, changed through the other one.
      const title = 'Ebony table, as it was then';
      const edit = { token: owner.token, body: titled(title) };
      expect((await request('PUT', `/api/ads/${made.data._id}`, edit)).status).toBe(200);
      await vi.waitFor(async () => expect((await read(path)).html).toContain(title), 3_000);
      expect((await read('/search?q=ebony+table')).html).toContain(made.data._id);

      const searches = Array.from({ length: searchesAtOnce }, (_, n) =>
        read(`/search?q=table${n}`),
      );
      expect((await Promise.all(searches)).map(({ status }) => status)).toEqual(
        Array(searchesAtOnce).fill(200),
      );

      const seller = await createMember();
      const { _id } = await createAd(seller);
      const headers = { authorization: `Bearer ${seller.token}` };
      const stream = await fetch(`${site.url}/api/messages/events`, { headers });
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      const heard: string[] = [];
      const hear = async () => heard.push((await reader?.read())?.value ?? '');
      while (!heard.join('').includes('event: ready')) await hear();
      const { conversationId } = await ask(await createMember(), _id, 'Is it still available?');
      while (!heard.join('').includes(conversationId)) await hear();
      await reader?.cancel();
    } finally {
      await site.close();
    }
  },
  90_000,
);
