export type Storage = {
  /** Throws `unavailable` if the store has just timed out. Call it before the work for a `put`. */
  requireAnswers(): void;
  /** Atomic. Throws `unavailable` if the store is full or unreachable. */
  put(file: string, bytes: Uint8Array, timeoutMs?: number): Promise<void>;
  get(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ignores missing files. */
  remove(files: string[]): Promise<void>;
};
