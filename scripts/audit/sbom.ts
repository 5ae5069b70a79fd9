/* `npm run sbom`: writes the packages of production, as CycloneDX in JSON, to the standard output. */
import { listPackages } from './ask-npm.ts';

process.stdout.write(`${listPackages()}\n`);
