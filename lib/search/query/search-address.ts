/* Cheap checks of an address: no catalogue, no gazetteer, no database. */

export const searchPathname = '/search';

export type SentSearch = {
  params: URLSearchParams;
  /** False if something was dropped. */
  isAsSent: boolean;
};

const limits = { parameters: 40, value: 200 } as const;
/** Allow-list of parameter names; trackers use other characters. */
const namePattern = /^[a-zA-Z][a-zA-Z-]{0,39}$/;

/** Drops empty, unknown, repeated and excess parameters. */
export function sensibleSearch(sent: URLSearchParams): SentSearch {
  const kept = [...sent]
    .map(([name, value]) => [name, cut(value.trim())] as const)
    .filter(([name, value]) => namePattern.test(name) && value !== '');
  const distinct = new Map(kept.map(([name, value]) => [`${name}=${value}`, [name, value]]));
  const params = new URLSearchParams([...distinct.values()].slice(0, limits.parameters));
  return { params, isAsSent: params.toString() === sent.toString() };
}

/** Does not split surrogate pairs. */
const cut = (value: string) => value.slice(0, limits.value).trimEnd().toWellFormed();
