import { parseArgs } from 'node:util';
import { failure } from '../scripts/launch/preflight.mjs';

export type Options = {
  ads: number;
  seconds: number;
  runs: number;
  only: string | undefined;
};

export function parseOptions(args: string[], names: readonly string[]): Options {
  const { ads, seconds, runs, only } = read(args);
  const options = {
    ads: whole('ads', ads, 1_000, 5_000_000),
    seconds: whole('seconds', seconds, 1, 600),
    runs: whole('runs', runs, 1, 20),
    only,
  };
  if (only !== undefined && !names.includes(only)) {
    throw failure(`There is no load "${only}". There are: ${names.join(', ')}.`);
  }
  return options;
}

function read(args: string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  try {
    return parseArgs({
      args,
      options: {
        ads: text('100000'),
        seconds: text('20'),
        runs: text('3'),
        only: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw failure(`${(error as Error).message} There are --ads, --seconds, --runs and --only.`);
  }
}

function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw failure(`--${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
}
