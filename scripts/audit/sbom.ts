/* `npm run sbom`: prints the production packages in CycloneDX JSON. */
import { refuseArguments, report } from '../launch/preflight.mjs';
import { listPackages } from './ask-npm.ts';

try {
  refuseArguments('npm run sbom');
  process.stdout.write(`${listPackages()}\n`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
