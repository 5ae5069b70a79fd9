import { parseArgs } from 'node:util';
import { failure } from '../launch/preflight.mjs';

export type Options = {
  isShort: boolean;
  /** Names of rows; empty for all. */
  only: string[];
  /** A folder with a built site; default: builds one. */
  site: string | undefined;
};

/** Throws a sentence. */
export function parseOptions(args: string[], names: readonly string[]): Options {
  const { short = false, only = [], site } = read(args);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw failure(`There is no row "${unknown}". There are: ${names.join(', ')}.`);
  return { isShort: short, only, site };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        short: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        site: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw failure(`${(error as Error).message} There are --short, --only and --site.`);
  }
}
