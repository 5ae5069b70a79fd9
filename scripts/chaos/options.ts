import { chooseRows, type RowOptions, readOptions, rowOptions } from '../drill/options.ts';

export type Options = RowOptions & {
  site: string | undefined;
};

export function parseOptions(args: string[], names: readonly string[]): Options {
  const { site, ...chosen } = readOptions(args, { ...rowOptions, site: { type: 'string' } });
  return { ...chooseRows(chosen, names), site };
}
