/* Makes the script of cached pages (components/islands/browser.ts), with Preact in React's place. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Written into `root`/public/islands, under a name that changes with it. Returns its address. */
export async function buildIslands(root: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'components/islands/browser.ts'),
    platform: 'browser',
    tsconfig: join(root, 'tsconfig.json'),
    resolve: {
      alias: {
        '@': root,
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react-dom/client': 'preact/compat/client',
        'react-dom': 'preact/compat',
        react: 'preact/compat',
      },
    },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    onwarn: (warning) => {
      // The mark of React's, for the pages that React hydrates.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code }] = output;
  const name = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  const folder = join(root, 'public/islands');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), code);
  return `/islands/${name}`;
}
