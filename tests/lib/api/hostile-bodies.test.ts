import { describe, expect, test, vi } from 'vitest';
import { hostileBody, randomFrom } from '@/tests/builders/hostile-bodies';
import {
  callRoute,
  createWorld,
  exampleOf,
  nameOf,
  propertiesOf,
  writing,
} from '@/tests/builders/route-calls';

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}));

/* HOSTILE_BODIES=2000 tries as many for each route; SEED repeats a run. */
const perRoute = Number(process.env.HOSTILE_BODIES ?? 12);
const seed = Number(process.env.SEED ?? 20_261_124);
/** Before the limits of one member are used up. */
const perWorld = 40;

describe.each(writing.map((operation) => [nameOf(operation), operation] as const))(
  '%s',
  (name, operation) => {
    test(`handles ${perRoute} hostile bodies without an internal error`, {
      timeout: 60_000 + perRoute * 1000,
    }, async () => {
      const random = randomFrom(seed + name.length * 7919 + name.charCodeAt(name.length - 1));
      const [example, properties] = [exampleOf(operation), propertiesOf(operation)];
      let world = await createWorld();
      const failed: unknown[] = [];
      for (let index = 0; index < perRoute; index += 1) {
        if (index > 0 && index % perWorld === 0) world = await createWorld();
        const body = hostileBody(example, properties, random);
        const { status, text } = await callRoute(operation, world, body);
        if (status >= 500) failed.push({ status, text, body });
      }
      expect(failed).toEqual([]);
    });
  },
);
