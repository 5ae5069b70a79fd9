import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { quietFailure, runNodeQuietly } from '../launch/children.ts';
import { root } from '../launch/preflight.mjs';
import { underLock } from './build-lock.ts';
import { clearUnfinished } from './clear-unfinished.ts';
import { sourceHash } from './source-hash.ts';

const built = join(root, '.next');
const builtStamp = join(built, 'townboard-stamp');

export async function generateClient(log: string) {
  const stamp = join(root, 'lib/db/generated/.stamp');
  await underLock(async () => {
    const hash = sourceHash(root, ['prisma/schema.prisma', 'package-lock.json']);
    if (readStamp(stamp) === hash) return;
    const prisma = join(root, 'node_modules/prisma/build/index.js');
    await runNodeQuietly('prisma generate', [prisma, 'generate'], { log });
    writeFileSync(stamp, hash);
  });
}

/** A build contains no settings (app/layout.tsx), so only its sources count. */
export const isSiteBuilt = () => readStamp(builtStamp) === sourceHash(root);

export async function buildSite(operator: NodeJS.ProcessEnv, log: string) {
  await underLock(async () => {
    const stamp = sourceHash(root);
    if (readStamp(builtStamp) === stamp) return;
    clearUnfinished(built, builtStamp);
    rmSync(builtStamp, { force: true });
    const next = join(root, 'node_modules/next/dist/bin/next');
    const env: NodeJS.ProcessEnv = {
      ...operator,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      AUTH_SECRET: operator.AUTH_SECRET || 'the build signs nothing, the build signs nothing',
      // A page prerendered from a database would show its content wherever the site runs.
      DATABASE_URL: 'postgresql://the-build-has-no-database@127.0.0.1:1/none',
    };
    await runNodeQuietly('Building the site', [next, 'build'], { log, env });
    const isComplete = existsSync(join(built, 'standalone/server.js'));
    if (!isComplete) throw quietFailure('Building the site', log);
    writeFileSync(builtStamp, stamp);
  });
}

/** A copy, since a new build must not replace the files of a running site. */
export async function deploySite(target: string) {
  await underLock(async () => {
    const stamp = join(target, 'townboard-stamp');
    const wanted = readStamp(builtStamp);
    if (readStamp(stamp) === wanted) return;
    const fresh = `${target}.new`;
    rmSync(fresh, { recursive: true, force: true });
    copy(join(built, 'standalone'), fresh);
    copy(join(built, 'static'), join(fresh, '.next/static'));
    if (existsSync(join(root, 'public'))) copy(join(root, 'public'), join(fresh, 'public'));
    for (const name of readdirSync(fresh)) {
      // Settings come from the environment at run time.
      if (name.startsWith('.env')) rmSync(join(fresh, name));
    }
    writeFileSync(join(fresh, 'townboard-stamp'), wanted);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  });
}

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });

const readStamp = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
