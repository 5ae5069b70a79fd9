import { LRUCache } from 'lru-cache';

/** Concurrent requests for one picture share the work. Failures are not cached. */
export function pictureCache<T extends Uint8Array>(maxBytes: number) {
  const pictures = new LRUCache<string, T, () => Promise<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Waiting callers get the picture even if it was evicted meanwhile.
    ignoreFetchAbort: true,
  });
  return (key: string, make: () => Promise<T>): Promise<T> =>
    pictures.forceFetch(key, { context: make });
}
