import { spawnSync } from 'node:child_process';
import { failure } from '../scripts/launch/preflight.mjs';

export function requireTools() {
  const missing = [
    { command: 'wrk', option: '-v', debian: 'wrk' },
    { command: 'nginx', option: '-v', debian: 'nginx-light' },
  ].filter(({ command, option }) => spawnSync(command, [option]).error);
  if (missing.length === 0) return;
  const names = missing.map(({ command }) => command).join(' and ');
  const packages = missing.map(({ debian }) => debian).join(' ');
  throw failure(`The bench needs ${names}. On Debian: apt-get install ${packages}`);
}
