import { spawnSync } from 'node:child_process';

export const hasNginx = !spawnSync('nginx', ['-v']).error;
