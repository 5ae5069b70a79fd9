/*
 * `node scripts/launch/run.mjs [options of Node] FILE …`: runs a TypeScript file on the pinned
 * Node, after installing the packages if need be. Itself runs on the system's Node.
 */
import { checkPlatform, ensureInstalled, handOver } from './install.mjs';
import { report } from './preflight.mjs';

const words = process.argv.slice(2);
const at = words.findIndex((word) => !word.startsWith('-'));

try {
  checkPlatform();
  await ensureInstalled();
  await handOver(words[at], words.slice(0, at), words.slice(at + 1));
} catch (error) {
  report(error);
  process.exitCode = 1;
}
