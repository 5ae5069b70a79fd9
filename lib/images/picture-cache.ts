import { LRUCache } from 'lru-cache';

/**
 * Pictures that were made once, up to `maxBytes` of them, the least recently used out first.
 * Several that ask for one at the same time wait for the same work. Failures are not kept.
 */
export function pictureCache<T extends Uint8Array>(maxBytes: number) {
  const kept = new LRUCache<string, T, () => Promise<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Whoever waits gets the picture, even if others took its place meanwhile.
    ignoreFetchAbort: true,
  });
  return (key: string, make: () => Promise<T>): Promise<T> =>
    kept.forceFetch(key, { context: make });
}
