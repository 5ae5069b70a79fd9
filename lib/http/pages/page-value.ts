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

/** Keys, headers, tags and the rest. */
const overhead = 2048;
/** Longer answers of routes are files for machines: what they name is looked through by nobody. */
const longestText = 256 * 1024;

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

/** Bytes in memory. One letter beyond Latin 1 makes all letters of a string two bytes long. */
export function sizeOf({ html = '', rscData, body, segmentData }: PageValue): number {
  let size = overhead + (rscData?.byteLength ?? 0) + (body?.byteLength ?? 0);
  for (const data of segmentData?.values() ?? []) size += data.byteLength;
  return size + html.length * (/[^\0-\xff]/.test(html) ? 2 : 1);
}
