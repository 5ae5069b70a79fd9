/*
 * Preloaded by the commands in package.json that need the site's settings: reads .env, then as
 * packaged-node.mjs. Node's own --env-file-if-exists is missing from older versions, which would
 * end without a sentence. Builtins only.
 */
import { loadDotEnv } from './preflight.mjs';

loadDotEnv();
await import('./packaged-node.mjs');
