import { spawnSync } from 'node:child_process';

export const needsNginx = () =>
  spawnSync('nginx', ['-v']).error ? 'nginx is not installed (apt-get install nginx)' : undefined;
