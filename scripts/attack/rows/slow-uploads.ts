import { call } from '../../drill/call.ts';
import { registerMany } from '../../drill/members.ts';
import { smallPicture } from '../../drill/pictures.ts';
import { headOf, sendSlowly } from '../../drill/raw-socket.ts';
import type { AttackRow } from '../attack-row.ts';

/** Maximum time of another member's upload meanwhile, in ms. */
const mostBeside = 2_000;
/** A slow body is refused after ten seconds. */
const mostSlow = 15_000;

export const slowUploads: AttackRow = {
  name: 'slow-uploads',
  title:
    'Uploads of a byte in five seconds, 2 from each of 24 accounts (short: 6), with another member beside',
  run: async (target, isShort) => {
    const [other, ...slow] = await registerMany(target, (isShort ? 6 : 24) + 1, 6);
    if (!other) throw new Error('there are no members');
    const stalled = slow.flatMap(({ token, from }) => {
      const head = headOf(target.url, 'POST /api/upload/image', {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': '8000000',
      });
      const send = () => sendSlowly(target.url, head, { from, interval: 5_000, most: mostSlow });
      return [send(), send()];
    });
    const image = await smallPicture();
    const uploads: Awaited<ReturnType<typeof call>>[] = [];
    for (let time = 0; time < 5; time += 1) {
      const { token, from } = other;
      const path = '/api/upload/image';
      uploads.push(await call(target.url, { method: 'POST', path, token, from, body: { image } }));
    }
    const slowest = Math.max(...uploads.map(({ ms }) => ms));
    const ends = await Promise.all(stalled);
    const refused = ends.filter(({ statuses }) => statuses[0] === 408);
    const longest = Math.max(...ends.map(({ ms }) => ms));
    return {
      figure: `${refused.length} of ${ends.length} refused with 408 within ${(longest / 1000).toFixed(1)} s; other uploads at most ${Math.round(slowest)} ms`,
      broken: [
        ...(refused.length === ends.length ? [] : ['a slow upload was not refused with 408']),
        ...(uploads.every(({ status }) => status === 201) ? [] : ['another upload failed']),
        ...(slowest > mostBeside ? [`another upload took ${Math.round(slowest)} ms`] : []),
      ],
    };
  },
};
