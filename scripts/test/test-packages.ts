/* The stage "packages": vulnerabilities with a fix, and the bill of materials. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askForFaults, listPackages } from '../audit/ask-npm.ts';
import { tellFaults } from '../audit/judge-audit.ts';
import { faultsOfSbom } from '../audit/judge-sbom.ts';
import { root } from '../launch/preflight.mjs';
import { add, nothing, type Tally } from './test-results.ts';

export function testPackages(billFile: string): Tally {
  const bill = listPackages();
  writeFileSync(billFile, bill);
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return add(testFaults(), asTest(faultsOfSbom(bill, pinned)));
}

function testFaults(): Tally {
  const judgement = askForFaults();
  const { sentences, fails } = tellFaults(judgement);
  process.stdout.write(sentences.map((sentence) => `  ${sentence}\n`).join(''));
  if (judgement.kind === 'not asked') return { ...nothing, skipped: 1 };
  return asTest(fails ? sentences : []);
}

const asTest = (failures: string[]): Tally => ({
  ...nothing,
  passed: failures.length === 0 ? 1 : 0,
  failed: failures.length === 0 ? 0 : 1,
  failures,
});
