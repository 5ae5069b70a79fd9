import { afterEach, expect, test, vi } from 'vitest';
import { onceInProcess } from '@/lib/process/once-in-process';

afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of ['nouns', 'towns']) Reflect.deleteProperty(globalThis, `townboard ${name}`);
});

test('a process builds each value once for all bundles', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const build = vi.fn(() => new Set(['sofa']));
  const first = onceInProcess('nouns', build);
  expect(onceInProcess('nouns', build)).toBe(first);
  expect(build).toHaveBeenCalledOnce();
  expect(onceInProcess('towns', () => new Set(['leeds']))).not.toBe(first);
});

test('in development values are rebuilt after an edit', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const build = () => new Set(['sofa']);
  expect(onceInProcess('nouns', build)).not.toBe(onceInProcess('nouns', build));
});
