import { call, failuresOf, repeat, statusesOf } from '../../drill/call.ts';
import type { AttackRow } from '../attack-row.ts';
import type { Target } from '../target.ts';

const connections = 20;

const askMany = ({ url }: Target, count: number, pathOf: (index: number) => string) =>
  repeat(count, connections, (index) => call(url, { path: pathOf(index), from: '127.0.3.2' }));

/** Cached, so no limit is needed. */
export const apiDescription: AttackRow = {
  name: 'openapi',
  title: 'The description of the API, 8,000 times (short: 800) from one address',
  run: async (target, isShort) => {
    const answers = await askMany(target, isShort ? 800 : 8_000, () => '/api/openapi.json');
    return { figure: statusesOf(answers), broken: failuresOf(answers) };
  },
};

export const suggestions: AttackRow = {
  name: 'suggest',
  title: 'Suggestions for words that differ, 8,000 (short: 800) from one address',
  run: async (target, isShort) => {
    const first = Date.now();
    const answers = await askMany(
      target,
      isShort ? 800 : 8_000,
      (index) => `/api/search/suggest?q=${(first + index).toString(36)}`,
    );
    const isRefused = answers.some(({ status }) => status === 429);
    const limit = isRefused ? [] : ['no request was refused with 429'];
    return { figure: statusesOf(answers), broken: [...failuresOf(answers), ...limit] };
  },
};
