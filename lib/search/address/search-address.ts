import { isParameterName } from './parameter-names';

/* Cheap checks, without interpreting words, looking up places or querying the database. */

export type SentSearch = {
  params: URLSearchParams;
  /** False if parameters were dropped. */
  isAsSent: boolean;
};

const limits = { parameters: 40, value: 200 } as const;

export function sensibleSearch(sent: URLSearchParams): SentSearch {
  const kept = [...sent]
    .map(([name, value]) => [name, cut(value.trim())] as const)
    .filter(([name, value]) => isParameterName(name) && value !== '');
  const distinct = new Map(kept.map(([name, value]) => [`${name}=${value}`, [name, value]]));
  const params = new URLSearchParams([...distinct.values()].slice(0, limits.parameters));
  return { params, isAsSent: params.toString() === sent.toString() };
}

/** Does not split surrogate pairs. */
const cut = (value: string) => value.slice(0, limits.value).trimEnd().toWellFormed();
