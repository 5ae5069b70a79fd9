import type { JsonSchema } from '@/lib/openapi/json-schema';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] });

export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  0.1 + 0.2,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  'a',
  'true',
  'null',
  'NaN',
  '1e5',
  '-1',
  '٠١٢٣',
  '00000000-0000-0000-0000-000000000000',
  'k7m2p9x4tq3w',
  'not-a-uuid.1',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'a\u0000b',
  '\ud800',
  '\udc00 first',
  '\u202eright to left',
  'e\u0301'.repeat(200),
  '👨‍👩‍👧‍👦'.repeat(60),
  'x'.repeat(101),
  'x'.repeat(6000),
  '\n'.repeat(500),
  `'; DROP TABLE "User"; --`,
  '%00%ff',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'https://[::1]/',
  '{"$gt":""}',
  { $gt: '' },
  { a: 1 },
  {},
  [],
  [[]],
  [null],
  ['x'],
  Array.from({ length: 300 }, () => 'x'),
  { length: 1e9 },
  deep(60),
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
];

export const hostileWholes: readonly unknown[] = [
  null,
  [],
  [{}],
  0,
  true,
  deep(500),
  '{',
  '',
  '"text"',
  '{"a":1e999}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":"${'\\u0000'.repeat(1000)}"}`,
];

export function hostileBody(
  example: Record<string, unknown>,
  properties: Record<string, JsonSchema>,
  random: () => number,
): unknown {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  if (random() < 0.06) return pick(hostileWholes);
  const body: Record<string, unknown> = random() < 0.85 ? structuredClone(example) : {};
  const names = [...new Set([...Object.keys(properties), ...Object.keys(example)])];
  if (names.length === 0) return body;
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) {
    const name = pick(names);
    const old = body[name];
    const options = properties[name]?.enum;
    if (random() < 0.1) delete body[name];
    else if (Array.isArray(options) && random() < 0.4) body[name] = pick(options);
    else if (Array.isArray(old) && random() < 0.4) body[name] = [...old, pick(hostileValues)];
    else if (isPlain(old) && random() < 0.6) {
      body[name] = { ...old, [pick(Object.keys(old)) ?? 'x']: pick(hostileValues) };
    } else body[name] = pick(hostileValues);
  }
  return body;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
