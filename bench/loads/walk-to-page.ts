import { failure } from '../../scripts/launch/preflight.mjs';
import { visitorHeaders } from './visitor-headers.ts';

export async function walkToPage(address: string, path: string, page: number): Promise<string> {
  let at = path;
  for (let number = 1; number < page; number += 1) {
    const reply = await fetch(`http://${address}${at}`, {
      redirect: 'manual',
      headers: visitorHeaders(),
    });
    const next = nextLink(await reply.text());
    if (!next) throw failure(`${at} (page ${number}) answered ${reply.status} with no next page.`);
    at = next;
  }
  return at;
}

export function nextLink(html: string): string | undefined {
  const tags = html.match(/<(?:a|link)\b[^>]*>/g) ?? [];
  const tag = tags.find((candidate) => /\brel="next"/.test(candidate));
  const href = tag && /\bhref="([^"]+)"/.exec(tag)?.[1];
  if (!href) return undefined;
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), 'http://localhost');
  return pathname + search;
}
