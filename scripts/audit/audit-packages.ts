/*
 * `npm run audit:packages`: fails if a package of production has a known fault with a fix. Passes with a
 * sentence where the registry cannot be asked.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../launch/preflight.mjs';
import { judgeAudit } from './judge-audit.ts';

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64e6,
});
const judgement = judgeAudit(stdout ?? '');
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

if (judgement.kind === 'not asked') {
  say(`The registry could not be asked about faults: ${judgement.why}`);
} else {
  const { withFix, withoutFix } = judgement;
  if (withoutFix.length > 0) say(`Known faults without a fix yet: ${withoutFix.join(', ')}`);
  if (withFix.length > 0) {
    say(`Known faults with a fix: ${withFix.join(', ')}. See npm audit --omit=dev`);
    process.exitCode = 1;
  } else {
    say('No known fault has a fix.');
  }
}
