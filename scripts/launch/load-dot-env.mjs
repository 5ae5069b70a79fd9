/* Preloaded by package.json's commands: older versions of Node lack --env-file-if-exists. */
import { loadDotEnv } from './preflight.mjs';

loadDotEnv();
