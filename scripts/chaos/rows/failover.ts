import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { call, repeat } from '../../drill/call.ts';
import { goods } from '../../drill/members.ts';
import { unless } from '../../drill/row.ts';
import { withClient } from '../../postgres/postgres.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { type Member, makeMembers } from '../members.ts';
import type { ChaosSite } from '../site.ts';

const adsOfMember = 10;
const newTitle = 'Cherry desk after the failover';
/** Replication is asynchronous: a write acknowledged this long before a crash may be lost. */
const unsentMs = 1000;

type Acknowledged = { id: string; at: number };

/** Runs last, because the primary does not come back. */
export const failover: ChaosRow = {
  name: 'failover',
  title:
    'The primary crashes while ads are published, the replica takes over by the documented commands',
  async run(site, isShort) {
    const { both, env, servers, worker } = site;
    const total = isShort ? 60 : 400;
    const count = Math.ceil(total / adsOfMember) + 1;
    const members = await site.withDatabase((client) => makeMembers(client, count, 150));
    const [member, ...publishers] = members;
    if (!member) throw new Error('There is no member.');
    const before = await idsOf(site);
    await both.caughtUp();
    const { acknowledged, crashedAt } = await crashWhilePublishing(site, publishers, total);
    await withClient(both.replicaUrl, (client) => client.query('SELECT pg_promote()'));
    env.DATABASE_URL = both.replicaUrl;
    env.DATABASE_REPLICA_URL = '';
    for (const one of [...servers, worker]) {
      await one.end('SIGTERM');
      await one.start();
    }
    const seconds = ((performance.now() - crashedAt) / 1000).toFixed(1);
    const after = await idsOf(site);
    const gone = [...before].filter((id) => !after.has(id));
    const lost = acknowledged.filter(({ id }) => !after.has(id));
    const oldestMs = Math.ceil(Math.max(0, ...lost.map(({ at }) => crashedAt - at)));
    const ad = await publish(servers[0].url, member, newTitle);
    const page = await call(servers[1].url, { path: '/search?q=cherry+desk', from: member.from });
    return {
      figure:
        `${lost.length} of ${acknowledged.length} ads acknowledged before the crash lost` +
        `${lost.length > 0 ? `, the oldest ${oldestMs} ms before it` : ''}; servers and worker run again ` +
        `after ${seconds} s`,
      broken: [
        ...unless(acknowledged.length > 0, 'nothing was published before the crash'),
        ...unless(gone.length === 0, `${gone.length} earlier ads are lost`),
        ...unless(
          oldestMs <= unsentMs,
          `an ad is lost that was acknowledged ${oldestMs} ms before`,
        ),
        ...unless(ad.status === 201, `publishing answered ${ad.status}`),
        ...unless(page.text.includes(newTitle), 'the other server lacks the new ad'),
      ],
    };
  },
};

const idsOf = async ({ ask }: ChaosSite) =>
  new Set((await ask<{ id: string }>('SELECT "id" FROM "Ad"')).map(({ id }) => id));

async function crashWhilePublishing(
  { both, servers }: ChaosSite,
  members: Member[],
  total: number,
) {
  const acknowledged: Acknowledged[] = [];
  const { process: primary } = both.primary;
  const ended = once(primary, 'exit');
  let crashedAt = 0;
  await repeat(total, 4, async (index) => {
    const member = members[index % members.length];
    if (!member || crashedAt > 0) return;
    const server = servers[index % 2 === 0 ? 0 : 1];
    const { status, text } = await publish(server.url, member, `Oak desk, number ${index} of many`);
    if (status !== 201) return;
    acknowledged.push({ id: String(JSON.parse(text)._id), at: performance.now() });
    if (acknowledged.length < total / 2 || crashedAt > 0) return;
    crashedAt = performance.now();
    // Ends every process of PostgreSQL at once, without a word to the replica.
    primary.kill('SIGQUIT');
  });
  if (crashedAt === 0) throw new Error(`Only ${acknowledged.length} ads were acknowledged.`);
  await ended;
  return { acknowledged, crashedAt };
}

const publish = (url: string, { token, from }: Member, title: string) =>
  call(url, {
    ...{ method: 'POST', path: '/api/ads', token, from },
    body: {
      ...goods,
      title,
      // Not the words of another ad, which would be refused as a copy.
      description: `${goods.description} It comes from ${randomUUID().slice(0, 8)} of a house.`,
    },
  });
