import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { failure } from '../launch/preflight.mjs';

export type RowOptions = {
  isShort: boolean;
  /** Names of rows; empty for all. */
  only: string[];
};

export const rowOptions = {
  short: { type: 'boolean' },
  only: { type: 'string', multiple: true },
} as const;

export function readOptions<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const list = new Intl.ListFormat('en-GB').format(names);
    throw failure(`${(error as Error).message} There are ${list}.`);
  }
}

export function chooseRows(
  { short = false, only = [] }: { short?: boolean; only?: string[] },
  names: readonly string[],
): RowOptions {
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw failure(`There is no row "${unknown}". There are: ${names.join(', ')}.`);
  return { isShort: short, only };
}
