/* Makes JavaScript of the store of cached pages (lib/page-cache/cache-handler.ts) for the built site. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Next loads it by its path, outside of what it bundles. Left as TypeScript, Node would do away with
 * the types in every process, and its compiler stays in memory: 20 MB. Returns where the file is.
 */
export async function buildCacheHandler(root: string): Promise<string> {
  const file = join(root, 'lib/page-cache/built/cache-handler.mjs');
  const bundle = await rolldown({
    input: join(root, 'lib/page-cache/cache-handler.ts'),
    platform: 'node',
    // Shared with Next, which has it in memory.
    external: /^next\//,
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}
