import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/* A fresh clone has no database client until the first command generates it. */

const root = join(import.meta.dirname, '../../..');
const imported = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm;

function resolve(specifier: string, from: string): string | undefined {
  if (!/^[@.]\//.test(specifier) && !specifier.startsWith('../')) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(root, file)),
  );
}

/** Every file that `entry` loads, with the first file that imports it. */
function loadedWith(entry: string): Map<string, string> {
  const loaded = new Map([[entry, '']]);
  for (const file of loaded.keys()) {
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const found = resolve(specifier, file);
      if (found && !loaded.has(found)) loaded.set(found, file);
    }
  }
  return loaded;
}

test.each(['scripts/test/test.ts', 'scripts/start/start.ts'])(
  '%s starts without the generated client',
  (entry) => {
    const loaded = loadedWith(entry);
    expect(loaded.size).toBeGreaterThan(20);
    const generated = [...loaded].filter(
      ([file]) => file.startsWith('lib/db/generated/') || file === 'lib/db/client.ts',
    );
    expect(generated).toEqual([]);
  },
);

test('one module loads the generated client, so that it is bundled once', () => {
  const files = globSync('{app,components,lib,pages}/**/*.{ts,tsx}', { cwd: root });
  const loading = files.filter(
    (file) =>
      !file.startsWith('lib/db/generated/') &&
      [...readFileSync(join(root, file), 'utf8').matchAll(imported)].some(([, specifier = '']) =>
        specifier.endsWith('generated/client'),
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(loading).toEqual([]);
});
