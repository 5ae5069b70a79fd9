/* `npm run sbom`: writes the packages of production, as CycloneDX in JSON, to the standard output. */
import { refuseArguments, report } from '../launch/preflight.mjs';
import { listPackages } from './ask-npm.ts';

try {
  refuseArguments('npm run sbom');
  process.stdout.write(`${listPackages()}\n`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
