/**
 * Pictures that were made once, up to `maxBytes` of them, those not asked for longest out first.
 * Several that ask for one at the same time wait for the same work. Failures are not kept.
 */
export function pictureCache<T extends Uint8Array>(maxBytes: number) {
  const kept = new Map<string, T>();
  const underWay = new Map<string, Promise<T>>();
  let total = 0;

  const keep = (key: string, bytes: T) => {
    kept.set(key, bytes);
    total += bytes.byteLength;
    for (const [oldest, picture] of kept) {
      if (total <= maxBytes) break;
      kept.delete(oldest);
      total -= picture.byteLength;
    }
  };

  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const work = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    if (!underWay.has(key)) {
      underWay.set(key, work);
      keep(key, await work);
    }
    return work;
  };
}
