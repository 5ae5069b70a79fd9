type Area = 'local' | 'session';

/** Undefined if storage is blocked or full. */
export function withStorage<T>(use: (storage: Storage) => T, area: Area = 'local'): T | undefined {
  try {
    // Null in some web views.
    const storage: Storage | null = area === 'local' ? window.localStorage : window.sessionStorage;
    return storage ? use(storage) : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Undefined without an entry, or if it is damaged. */
export function readJson(key: string, area?: Area): unknown {
  const text = withStorage((storage) => storage.getItem(key), area);
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
