/* What npm says about the packages of production. */
import { spawnSync } from 'node:child_process';
import { root } from '../launch/preflight.mjs';
import { type Judgement, judgeAudit } from './judge-audit.ts';
import { productionBill } from './production-bill.ts';

/** Asks the registry for at most a minute. */
export const askForFaults = (): Judgement => judgeAudit(npm('audit', '--json', '--omit=dev'));

/** The software bill of materials, as CycloneDX in JSON. Throws if npm makes none. */
export const listPackages = (): string => productionBill(npm('sbom', '--sbom-format=cyclonedx'));

function npm(...args: string[]): string {
  const { stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64e6,
  });
  return stdout ?? '';
}
