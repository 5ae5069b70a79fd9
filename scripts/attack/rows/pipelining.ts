import { headOf, sendRaw } from '../../drill/raw-socket.ts';
import type { AttackRow } from '../attack-row.ts';

const requests = 2_000;
/** Responses that may still arrive before the connection is closed. */
const mostAnswers = 100;

export const pipelining: AttackRow = {
  name: 'pipelining',
  title: '2,000 requests on one connection without waiting for an answer',
  run: async ({ url }) => {
    const text = Array.from({ length: requests }, (_, index) =>
      headOf(url, `GET /ad/${index.toString(36).padStart(12, '0')}`),
    ).join('');
    const { statuses, ms } = await sendRaw(url, text, { from: '127.0.3.1' });
    const isClosed = statuses.length <= mostAnswers;
    return {
      figure: `closed after ${statuses.length} answers, ${Math.round(ms)} ms`,
      broken: isClosed ? [] : [`${statuses.length} of ${requests} requests were answered`],
    };
  },
};
