import { call, failuresOf, repeat, statusesOf } from '../call.ts';
import type { Row } from '../row.ts';
import type { Target } from '../target.ts';

const connections = 20;

async function askMany({ url }: Target, count: number, pathOf: (index: number) => string) {
  const answers = await repeat(count, connections, (index) =>
    call(url, { path: pathOf(index), from: '127.0.3.2' }),
  );
  const isRefused = answers.some(({ status }) => status === 429);
  return {
    figure: statusesOf(answers),
    broken: [...failuresOf(answers), ...(isRefused ? [] : ['no request was refused with 429'])],
  };
}

export const apiDescription: Row = {
  name: 'openapi',
  title: 'The description of the API from one address',
  before: '8,000 of them: 30 s of silence',
  attack: (target, isShort) => askMany(target, isShort ? 2_600 : 8_000, () => '/api/openapi.json'),
};

export const suggestions: Row = {
  name: 'suggest',
  title: 'Suggestions for words that differ, from one address',
  before: 'no limit',
  attack: (target, isShort) =>
    askMany(
      target,
      isShort ? 800 : 8_000,
      (index) => `/api/search/suggest?q=${(Date.now() + index).toString(36)}`,
    ),
};
