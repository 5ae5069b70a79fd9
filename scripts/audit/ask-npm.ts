import { spawnSync } from 'node:child_process';
import { root } from '../launch/preflight.mjs';
import { type Judgement, judgeAudit } from './judge-audit.ts';
import { productionBill } from './production-bill.ts';

export const askForFaults = (): Judgement => judgeAudit(npm('audit', '--json', '--omit=dev'));

/** The software bill of materials in CycloneDX JSON. Throws if npm does not produce one. */
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
