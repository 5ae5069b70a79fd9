import { call } from '../../attack/call.ts';
import { goods } from '../../attack/members.ts';
import { withClient } from '../../postgres/postgres.ts';
import { makeMembers } from '../members.ts';
import { type Row, unless } from '../row.ts';

const countSql = 'SELECT count(*)::int AS "count" FROM "Ad"';

/** Runs last, because the primary does not come back. */
export const failover: Row = {
  name: 'failover',
  title: 'The primary ends, the replica takes over by the documented commands',
  async run(site) {
    const { both, env, servers, worker } = site;
    const [before] = await site.ask<{ count: number }>(countSql);
    const [member] = await site.withDatabase((client) => makeMembers(client, 1, 150));
    if (!member) throw new Error('There is no member.');
    const started = performance.now();
    await both.primary.stop();
    await withClient(both.replicaUrl, (client) => client.query('SELECT pg_promote()'));
    env.DATABASE_URL = both.replicaUrl;
    env.DATABASE_REPLICA_URL = '';
    for (const one of [...servers, worker]) {
      await one.end('SIGTERM');
      await one.start();
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [after] = await site.ask<{ count: number }>(countSql);
    const { token, from } = member;
    const body = { ...goods, title: 'Cherry desk after the failover' };
    const ad = await call(servers[0].url, { method: 'POST', path: '/api/ads', token, from, body });
    const page = await call(servers[1].url, { path: '/search?q=cherry+desk', from });
    return {
      figure: `${after?.count} of ${before?.count} ads, servers and worker run again after ${seconds} s`,
      broken: [
        ...unless(after?.count === before?.count, 'ads are lost'),
        ...unless(ad.status === 201, `publishing answered ${ad.status}`),
        ...unless(page.text.includes('Cherry desk'), 'the other server does not find the new ad'),
      ],
    };
  },
};
