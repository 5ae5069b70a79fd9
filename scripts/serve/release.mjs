/* `npm run release` makes the built site current; `npm run release -- --back` the one before. */
import { dataDirectory, failure, loadDotEnv, report, root } from '../launch/preflight.mjs';
import { addRelease, rollBack } from './releases.mjs';

try {
  loadDotEnv();
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--back')) {
    throw failure('npm run release takes --back or nothing.');
  }
  const directory = dataDirectory();
  const name = option ? rollBack(directory) : addRelease(directory, root, new Date());
  process.stdout.write(`Current release: ${name}. Restart each server: npm run serve\n`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
