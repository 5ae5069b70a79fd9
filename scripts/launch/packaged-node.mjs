/* Preloaded: resolves `@/…`, or ends with a sentence on the system's Node. Builtins only. */
import { failure, loadDotEnv, notInstalled, report } from './preflight.mjs';

if (!process.features.typescript) {
  loadDotEnv();
  report(failure(notInstalled()));
  process.exit(1);
}
await import('./register-alias.ts');
