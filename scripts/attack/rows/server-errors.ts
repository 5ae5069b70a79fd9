import { headOf, sendRaw } from '../../drill/raw-socket.ts';
import type { AttackRow } from '../attack-row.ts';

const lines = [
  'GET *',
  'HEAD *',
  'OPTIONS *',
  'GET help',
  'GET http://elsewhere.example/',
  'TRACE /',
  'GET /login.rsc',
  'GET /help.rsc',
  'GET /browse/all/uk.rsc',
  'GET /help.segments/_tree.segment.rsc',
  'GET /login.segments/login/__PAGE__.segment.rsc',
  'GET /ad/%ff',
  'GET /_next/image?url=%2Ficon.svg&w=640&q=75',
  'POST /',
  'DELETE /help',
  'PROPFIND /',
];

const stackLine = /\n\s+at .*[:(]\d+:\d+/;

export const serverErrors: AttackRow = {
  name: 'server-errors',
  title: 'Request lines that ended in 500 for anybody, 20 times each',
  run: async ({ url, readLog }) => {
    const logged = readLog()?.length ?? 0;
    const broken: string[] = [];
    let answered = 0;
    for (const line of lines) {
      const head = headOf(url, line, { Connection: 'close' });
      for (let time = 0; time < 20; time += 1) {
        const { statuses } = await sendRaw(url, head, { from: '127.0.3.4' });
        const [status = 0] = statuses;
        answered += 1;
        if (status >= 400 && status < 500) continue;
        broken.push(`${line} is answered ${status}`);
        break;
      }
    }
    const written = readLog()?.slice(logged) ?? '';
    if (stackLine.test(written)) broken.push('a stack is in the log');
    return { figure: `${answered} answers, ${written.length} bytes of log`, broken };
  },
};
