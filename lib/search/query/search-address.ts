/* What is read of a search's address. No catalogue, no gazetteer, no database. */

export const searchPathname = '/search';

/** What was sent, as far as it can mean anything. */
export type SentSearch = {
  params: URLSearchParams;
  /** False: something was left out, so the address is not the one it should be. */
  isAsSent: boolean;
};

const limits = { parameters: 40, value: 200 } as const;
/** What parameters are called; whatever advertisers and trackers add has other signs in it. */
const namePattern = /^[a-zA-Z][a-zA-Z-]{0,39}$/;

/** Leaves out what is empty (as GET forms send it), named unlike ours, repeated, or too much. */
export function sensibleSearch(sent: URLSearchParams): SentSearch {
  const kept = [...sent]
    .map(([name, value]) => [name, cut(value.trim())] as const)
    .filter(([name, value]) => namePattern.test(name) && value !== '');
  const distinct = new Map(kept.map(([name, value]) => [`${name}=${value}`, [name, value]]));
  const params = new URLSearchParams([...distinct.values()].slice(0, limits.parameters));
  return { params, isAsSent: params.toString() === sent.toString() };
}

/** Never through the middle of a character that takes two. */
const cut = (value: string) => value.slice(0, limits.value).trimEnd().toWellFormed();
