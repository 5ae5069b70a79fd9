import { setTimeout as delay } from 'node:timers/promises';
import { call, repeat } from '../../drill/call.ts';
import { goods } from '../../drill/members.ts';
import { smallPicture } from '../../drill/pictures.ts';
import { unless } from '../../drill/row.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { type Member, makeMembers } from '../members.ts';
import { buckets, type ChaosSite } from '../site.ts';
import { namesIn } from '../store.ts';

export const abandonedUploads: ChaosRow = {
  name: 'uploads',
  title: 'Pictures that nobody used, of members and of killed servers, are swept away',
  async run(site, isShort) {
    const total = isShort ? 16 : 2000;
    const members = await site.withDatabase((client) =>
      makeMembers(client, Math.ceil(total / 8), 100),
    );
    // Only files are counted; a small picture takes half the time.
    const image = await smallPicture(400, 300);
    const kept: string[] = [];
    let killed: Promise<void> | undefined;
    await repeat(total, 4, async (index) => {
      const member = members[index % members.length];
      const server = site.servers[index % 2 === 0 ? 0 : 1];
      if (!member) return;
      if (index === Math.floor(total / 2)) killed = restart(site);
      const { token, from } = member;
      if (index % 8 === 1) return abandon(server.url, member, index % 3 > 0);
      const sent = await call(server.url, {
        ...{ method: 'POST', path: '/api/upload/image', token, from },
        body: { image },
      });
      if (sent.status !== 201 || index % 8 !== 0) return;
      const name = String(JSON.parse(sent.text).url);
      const body = {
        ...goods,
        title: `Pine shelf, number ${index} of many`,
        images: [{ src: name, main: true }],
      };
      const ad = await call(server.url, { method: 'POST', path: '/api/ads', token, from, body });
      if (ad.status === 201) kept.push(name);
    });
    await killed;
    const unused = namesIn(site, buckets.used);
    const before = unused.length;
    const quarantined = unused.filter((name) => name.includes('quarantine')).length;
    await sweep(site);
    const names = namesIn(site, buckets.used);
    const rows = await site.ask<{ name: string }>('SELECT "name" FROM "Image"');
    const known = new Set(rows.map(({ name }) => baseOf(name)));
    const orphans = names.filter((name) => !known.has(baseOf(name)));
    const gone = kept.filter((name) => !names.some((stored) => baseOf(stored) === baseOf(name)));
    return {
      figure: `${total} uploads, ${before} files before the sweep (${quarantined} in quarantine), ${names.length} after; orphans ${orphans.length}, live pictures gone ${gone.length}`,
      broken: [
        ...unless(kept.length > 0, 'no picture was used'),
        ...unless(quarantined > 0, 'no file went to quarantine'),
        ...unless(names.length < before, 'nothing was swept'),
        ...unless(orphans.length === 0, `${orphans.length} files belong to nothing`),
        ...unless(gone.length === 0, `${gone.length} pictures of ads are gone`),
      ],
    };
  },
};

async function restart({ servers }: ChaosSite): Promise<void> {
  await servers[0].end('SIGKILL');
  await servers[0].start();
}

async function abandon(url: string, { token, from }: Member, isSent: boolean): Promise<void> {
  const type = 'image/jpeg';
  const file = new Uint8Array(1000);
  const begun = await call(url, {
    ...{ method: 'POST', path: '/api/upload/direct', token, from },
    body: { kind: 'image', type, bytes: file.length },
  });
  if (begun.status !== 201 || !isSent) return;
  const put = { method: 'PUT', headers: { 'content-type': type }, body: file };
  await fetch(String(JSON.parse(begun.text).url), put);
}

async function sweep({ ask }: ChaosSite): Promise<void> {
  const pictures = `"name" LIKE '%.webp' AND "createdAt" > now() - interval '1 hour'`;
  await ask(`UPDATE "Image" SET "createdAt" = now() - interval '3 days' WHERE ${pictures}`);
  await ask(`UPDATE "ImageUpload" SET "startedAt" = now() - interval '3 days'`);
  await ask(`UPDATE "DirectUpload" SET "createdAt" = now() - interval '3 days'`);
  for (const task of ['sweep-images', 'sweep-direct-uploads']) {
    await ask(`SELECT graphile_worker.add_job('${task}', job_key => 'chaos-${task}')`);
  }
  const waiting = `SELECT 1 FROM graphile_worker.jobs WHERE key LIKE 'chaos-sweep-%'`;
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(200)) {
    if ((await ask(waiting)).length === 0) return;
  }
  throw new Error('The sweep does not end.');
}

const baseOf = (name: string) => name.replace(/^.*\//, '').replace(/(?:-\d+)?\.webp$/, '');
