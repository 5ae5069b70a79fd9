import { randomBytes } from 'node:crypto';
import { call } from '../../drill/call.ts';
import { publish, register } from '../../drill/members.ts';
import type { AttackRow } from '../attack-row.ts';

const visits = 60;
const mostCounted = 10;

export const inventedVisits: AttackRow = {
  name: 'visits',
  title: '60 visits from one address with cookies and browsers that are made up',
  run: async (target) => {
    const owner = await register(target, '127.0.4.1');
    const { _id: id } = await publish(target, owner);
    const visit = (index: number, headers: Record<string, string>) =>
      call(target.url, {
        method: 'POST',
        path: `/api/ads/${id}/visit`,
        from: '127.0.4.2',
        body: {},
        headers: {
          cookie: `visitor=${randomBytes(10).toString('hex')}`,
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${index}.0) Gecko/20100101 Firefox/${index}.0`,
          ...headers,
        },
      });
    const counted = async () => {
      const text = 'SELECT "visits" FROM "Ad" WHERE "id" = $1';
      const { rows } = await target.database.query<{ visits: number }>(text, [id]);
      return rows[0]?.visits ?? 0;
    };
    for (let index = 0; index < visits; index += 1) await visit(index, {});
    const withoutScript = await counted();
    const script = {
      origin: target.url,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
    };
    for (let index = 0; index < visits; index += 1) await visit(visits + index, script);
    const withHeaders = (await counted()) - withoutScript;
    return {
      figure: `${withoutScript} counted, ${withHeaders} with the headers of a script`,
      broken: [
        ...(withoutScript > 0 ? ['visits without the script of the page were counted'] : []),
        ...(withHeaders > mostCounted ? [`${withHeaders} visits of one address were counted`] : []),
      ],
    };
  },
};
