/** Values with a size, up to `maxBytes` together; the least recently used go first. */
export function createBoundedMap<Value extends { size: number }>(maxBytes: number) {
  const values = new Map<string, Value>();
  let total = 0;

  function remove(key: string): void {
    total -= values.get(key)?.size ?? 0;
    values.delete(key);
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (!value) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },

    set(key: string, value: Value): void {
      remove(key);
      if (value.size > maxBytes) return;
      values.set(key, value);
      total += value.size;
      for (const oldest of values.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },

    remove,

    removeAll(isUseless: (key: string, value: Value) => boolean): void {
      for (const [key, value] of values) {
        if (isUseless(key, value)) remove(key);
      }
    },

    bytes: () => total,
  };
}
