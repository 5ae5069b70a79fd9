import { chooseRows, type RowOptions, readOptions, rowOptions } from '../drill/options.ts';

export type Options = RowOptions & {
  /** A folder with a built site; default: builds one. */
  site: string | undefined;
};

/** Throws a sentence. */
export function parseOptions(args: string[], names: readonly string[]): Options {
  const { site, ...chosen } = readOptions(args, { ...rowOptions, site: { type: 'string' } });
  return { ...chooseRows(chosen, names), site };
}
