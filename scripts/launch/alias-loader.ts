import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rootUrl = new URL('../..', import.meta.url);

/** The address to load instead of `specifier`, or undefined where Node's own rules apply. */
export function resolveAlias(specifier: string, parentUrl?: string): string | undefined {
  // The package throws outside React's server bundles, where it has no purpose.
  if (specifier === 'server-only') return 'data:text/javascript,';
  if (specifier.startsWith('@/')) return withExtension(new URL(specifier.slice(2), rootUrl));
  const isOwnRelative =
    specifier.startsWith('.') &&
    parentUrl?.startsWith(rootUrl.href) &&
    !parentUrl.includes('/node_modules/');
  return isOwnRelative ? withExtension(new URL(specifier, parentUrl)) : undefined;
}

// TypeScript with moduleResolution "bundler" may omit the extension; Node needs it.
function withExtension(url: URL): string | undefined {
  const found = ['', '.ts', '.tsx'].find((extension) =>
    statSync(fileURLToPath(url) + extension, { throwIfNoEntry: false })?.isFile(),
  );
  return found === undefined ? undefined : url.href + found;
}
