/*
 * `--import` of the commands in package.json: resolves `@/…` on the packaged Node, and ends with a sentence on
 * the system's, which runs where the packages are not installed. Builtins only.
 */
import { failure, loadDotEnv, notInstalled, report } from './preflight.mjs';

if (!process.features.typescript) {
  loadDotEnv();
  report(failure(notInstalled()));
  process.exit(1);
}
await import('./register-alias.ts');
