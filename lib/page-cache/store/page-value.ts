/* What Next gives a cache to keep, as far as it matters here. */

export type PageHeaders = Record<string, string | string[] | undefined>;

export type PageValue = {
  kind: string;
  status?: number;
  html?: string;
  headers?: PageHeaders;
  body?: Uint8Array;
  rscData?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
};

/**
 * The same as it is kept: a page in the bytes that are sent. Of the rest React would make the page
 * anew in the browser, where it is not.
 */
export type KeptValue = Omit<PageValue, 'html' | 'rscData' | 'segmentData'> & { html?: Buffer };

/** Longer answers of routes are files for machines: what they name is looked through by nobody. */
const longestText = 256 * 1024;

export const toKept = ({ html, rscData, segmentData, ...value }: PageValue): KeptValue =>
  html === undefined ? value : { ...value, html: Buffer.from(html) };

export const fromKept = ({ html, ...value }: KeptValue): PageValue =>
  html === undefined ? value : { ...value, html: html.toString() };

/** What a page says, where it may name ads. */
export function textOf({ html, body }: PageValue): string {
  if (html !== undefined) return html;
  return body && body.byteLength <= longestText ? Buffer.from(body).toString('latin1') : '';
}

/** By which Next's revalidatePath and revalidateTag name a page. */
export function nextTags({ headers }: PageValue): string[] {
  const header = headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [];
}

/** Keys, headers, tags and the rest. */
const overhead = 4096;

/** Bytes in memory. A page is kept packed as well, once somebody took it so. */
export const sizeOf = ({ html, body }: KeptValue): number =>
  overhead + (body?.byteLength ?? 0) + Math.ceil((html?.byteLength ?? 0) * (1 + packed));

/** What is left of HTML by gzip is a fourth at most. */
const packed = 0.25;
