import { escapeXml } from '@/lib/text/markup';

/** `url` is absolute and also the entry's id; `published` and `updated` are ISO days or times. */
export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  published: string;
  updated: string;
};

type Feed = { url: string; homeUrl: string; title: string; author: string; entries: FeedEntry[] };

/** An Atom 1.0 feed (RFC 4287). Addresses are absolute. */
export function atomFeed({ url, homeUrl, title, author, entries }: Feed): string {
  const updated = entries.map((entry) => entry.updated).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${escapeXml(homeUrl)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${timeOf(updated.at(-1) ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(homeUrl)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
}

const entryXml = ({ url, title, summary, published, updated }: FeedEntry) =>
  [
    '<entry>',
    `<id>${escapeXml(url)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<published>${timeOf(published)}</published>`,
    `<updated>${timeOf(updated)}</updated>`,
    `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('\n');

const timeOf = (iso: string) => (iso.includes('T') ? iso : `${iso}T00:00:00Z`);
