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

/** The same as it is kept: a page in the bytes that are sent. */
export type KeptValue = Omit<PageValue, 'html'> & { html?: Buffer };

/** Longer answers of routes are files for machines: what they name is looked through by nobody. */
const longestText = 256 * 1024;

export const toKept = ({ html, ...value }: PageValue): KeptValue =>
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
export function sizeOf({ html, rscData, body, segmentData }: KeptValue): number {
  let size = overhead + (rscData?.byteLength ?? 0) + (body?.byteLength ?? 0);
  for (const data of segmentData?.values() ?? []) size += data.byteLength;
  return size + Math.ceil((html?.byteLength ?? 0) * (1 + packed));
}

/** What is left of HTML by gzip is a fourth at most. */
const packed = 0.25;
