/* `npm run audit:packages`: fails if a production package has a vulnerability with a known fix. */
import { refuseArguments, report } from '../launch/preflight.mjs';
import { askForFaults } from './ask-npm.ts';
import { tellFaults } from './judge-audit.ts';

try {
  refuseArguments('npm run audit:packages');
  const { sentences, fails } = tellFaults(askForFaults());
  for (const sentence of sentences) process.stdout.write(`${sentence}\n`);
  if (fails) process.exitCode = 1;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
