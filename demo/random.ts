export type Random = () => number;

export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, min: number, max: number) =>
  min + Math.floor(random() * (max - min + 1));

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Like the ids of lib/ids, but the same at every seeding, so that links to demo ads stay valid. */
export const seededId = (random: Random, length: number) =>
  Array.from({ length }, () => pick(random, [...alphabet])).join('');

export function seededUuid(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = Array.from({ length: 18 }, () => between(random, 0, 15).toString(16)).join('');
  const variant = pick(random, ['8', '9', 'a', 'b']);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(0, 3)}`,
    `${variant}${hex.slice(3, 6)}`,
    hex.slice(6),
  ].join('-');
}
