import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { call, repeat } from '../../drill/call.ts';
import { goods } from '../../drill/members.ts';
import { unless } from '../../drill/row.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { type Member, makeMembers } from '../members.ts';
import type { ChaosSite } from '../site.ts';

const adsOfMember = 20;
const prefix = 'Oak table, number';

export const publishes: ChaosRow = {
  name: 'publishes',
  title: 'Ads and mails while servers and worker are killed at random',
  async run(site, isShort) {
    const total = isShort ? 60 : 1000;
    const members = await site.withDatabase((client) =>
      makeMembers(client, Math.ceil(total / adsOfMember), 10),
    );
    const addresses: string[] = [];
    const acknowledged: string[] = [];
    const kills = await whileKilling(site, isShort, () =>
      repeat(total, 8, async (index) => {
        const member = members[index % members.length];
        if (member) acknowledged.push(await publish(site, member, index));
        const address = index % 4 === 0 && (await sendCode(site, index));
        if (address) addresses.push(address);
      }),
    );
    await delivered(site, addresses);
    const found = await judge(site, acknowledged);
    const doubles = addresses.filter((to) => (site.mails.sent.get(to)?.length ?? 0) > 1);
    const keys = addresses.map((to) => new Set(site.mails.sent.get(to)).size);
    const lost = addresses.filter((to) => !site.mails.sent.has(to));
    return {
      figure:
        `${acknowledged.length} ads acknowledged, ${kills} kills; ads lost ${found.lost}, ` +
        `twice ${found.twice}, half ${found.half}; ${addresses.length} mails, lost ${lost.length}, ` +
        `delivered again ${doubles.length}`,
      broken: [
        ...unless(
          acknowledged.length === total,
          `${total - acknowledged.length} ads got no answer`,
        ),
        ...unless(found.lost === 0, `${found.lost} acknowledged ads are lost`),
        ...unless(found.twice === 0, `${found.twice} ads are there twice`),
        ...unless(found.half === 0, `${found.half} ads are there in part`),
        ...unless(lost.length === 0, `${lost.length} mails were not delivered`),
        ...unless(doubles.length <= 1, `${doubles.length} mails were delivered twice`),
        ...unless(
          keys.every((count) => count <= 1),
          'a mail came again under another key',
        ),
      ],
    };
  },
};

/** Returns the number of kills. The short form spares the worker: its jobs wait for a minute. */
async function whileKilling(site: ChaosSite, isShort: boolean, work: () => Promise<unknown>) {
  let isDone = false;
  let kills = 0;
  const kill = async () => {
    while (!isDone) {
      await delay(randomInt(200, 1500));
      const victims = [...site.servers, ...(isShort ? [] : [site.worker])];
      const victim = victims[randomInt(victims.length)];
      await victim?.end('SIGKILL');
      kills += 1;
      await victim?.start();
    }
  };
  const killing = kill();
  try {
    await work();
  } finally {
    isDone = true;
    await killing;
  }
  return kills;
}

async function publish(site: ChaosSite, { token, from, picture }: Member, index: number) {
  const key = randomUUID();
  const words = `${randomUUID().slice(0, 8)} of a house with ${index} rooms`;
  const body = {
    ...goods,
    title: `${prefix} ${index} of many`,
    description: `${goods.description} It comes from ${words}.`,
    images: [{ src: picture, main: true }],
  };
  const headers = { 'idempotency-key': key };
  return untilAnswered(site, index, async (url) => {
    const answer = await call(url, {
      method: 'POST',
      path: '/api/ads',
      token,
      from,
      body,
      headers,
    });
    return answer.status === 201 ? String(JSON.parse(answer.text)._id) : answer;
  });
}

/** Returns '' if the retry was refused because a killed server had counted the call already. */
async function sendCode(site: ChaosSite, index: number): Promise<string> {
  const email = `${randomUUID()}@chaos.example.org`;
  const from = `127.0.${30 + Math.floor(index / 250)}.${(index % 250) + 1}`;
  return untilAnswered(site, index, async (url) => {
    const answer = await call(url, {
      ...{ method: 'POST', path: '/api/auth/send-code', from },
      body: { email },
    });
    if (answer.status === 429) return '';
    return answer.status === 200 ? email : answer;
  });
}

type Refused = { status: number; text: string };

async function untilAnswered(
  { servers }: ChaosSite,
  index: number,
  ask: (url: string) => Promise<string | Refused>,
): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(servers[(index + attempt) % 2 === 0 ? 0 : 1].url);
    if (typeof answer === 'string') return answer;
    const isPassing = answer.status === 0 || answer.status === 503 || answer.status === 409;
    if (!isPassing || attempt > 200) throw new Error(`${answer.status}: ${answer.text}`);
    await delay(100);
  }
}

/** A killed worker's jobs are freed within a minute, and delivered in the half minute after. */
async function delivered({ mails }: ChaosSite, addresses: readonly string[]): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await delay(100)) {
    if (addresses.every((to) => mails.sent.has(to))) return;
  }
}

async function judge({ ask }: ChaosSite, acknowledged: readonly string[]) {
  const rows = await ask<{ id: string; title: string; whole: boolean }>(
    `SELECT a."id", a."title",
       EXISTS (SELECT FROM "AdImage" i WHERE i."adId" = a."id") AND EXISTS (
         SELECT FROM "AuditEntry" e WHERE e."subjectId" = a."id" AND e."action" = 'ad.published'
       ) AS "whole"
     FROM "Ad" a WHERE a."title" LIKE $1`,
    [`${prefix} %`],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return {
    lost: acknowledged.filter((id) => !ids.has(id)).length,
    twice: rows.length - new Set(rows.map(({ title }) => title)).size,
    half: rows.filter(({ whole }) => !whole).length,
  };
}
