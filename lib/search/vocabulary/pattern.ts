/** `has`: texts with the pattern. `lacks`: texts without it, though they look alike. */
export type Pattern = { pattern: RegExp; has: readonly string[]; lacks: readonly string[] };
