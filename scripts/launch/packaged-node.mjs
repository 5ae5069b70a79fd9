/*
 * Preloaded by the commands in package.json: resolves `@/…` on the packaged Node. On the system's Node, which
 * runs if the packages are not installed, ends with a sentence. Builtins only.
 */
import { failure, loadDotEnv, notInstalled, report } from './preflight.mjs';

if (!process.features.typescript) {
  loadDotEnv();
  report(failure(notInstalled()));
  process.exit(1);
}
await import('./register-alias.ts');
