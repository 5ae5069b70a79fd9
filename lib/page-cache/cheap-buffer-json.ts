/*
 * Next measures each page that it gives to the cache by JSON.stringify, for which Node writes out the
 * page's buffers number by number: a seventh of what making a page costs, and as much again for the
 * garbage. In base64 they are written at once and lose nothing. Nobody here reads a buffer from JSON;
 * the data of a page for React, which is not kept either (pages/page-value.ts), is not even written.
 */
type BufferJson = { type: 'Buffer'; data: string };

/** Call once, before the server takes its first request. */
export function writeBuffersInBase64(): void {
  const toJSON = function (this: Buffer, key?: string): BufferJson | undefined {
    return key === 'rscData' ? undefined : { type: 'Buffer', data: this.toString('base64') };
  };
  Object.defineProperty(Buffer.prototype, 'toJSON', { value: toJSON, writable: true });
}
