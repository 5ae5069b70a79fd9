/** Undefined if storage is blocked or full. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
