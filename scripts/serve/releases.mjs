/*
 * Releases in DATA_DIR/releases, each a built site in a folder of its own, so that a new build
 * replaces no file of a running server. The link `current` names the one that servers start.
 *
 * A page that a visitor opened before a release still asks for its scripts and styles after it, so a
 * release also holds those of the one before.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { failure } from '../launch/preflight.mjs';

const staticFolder = '.next/static';
/** Folders of files whose names change with what is in them. */
const hashedFolders = [staticFolder, 'public/islands', 'public/styles'];
/** Names such files of the release itself, without those of the one before. */
const ownFiles = 'own-hashed-files.json';

const folderOf = (directory) => join(directory, 'releases');

/** The folder that servers run. Throws a sentence if there is none. */
export function currentRelease(directory) {
  const name = readCurrent(directory);
  const folder = name && join(folderOf(directory), name);
  if (!folder || !existsSync(join(folder, 'server.js'))) {
    throw failure('There is no release to serve. Make one: npm run build && npm run release');
  }
  return folder;
}

/** Copies a built site (`.next` and `public` in `root`) and makes it current. Returns its name. */
export function addRelease(directory, root, now) {
  const built = join(root, '.next');
  if (!existsSync(join(built, 'standalone/server.js')) || !existsSync(join(built, 'BUILD_ID'))) {
    throw failure('The site is not built. Run npm run build first.');
  }
  const time = now.toISOString().replaceAll(/[-:]|\.\d+Z/g, '');
  const name = `${time}-${readFileSync(join(built, 'BUILD_ID'), 'utf8').trim()}`;
  const target = join(folderOf(directory), name);
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  copy(join(built, 'standalone'), fresh);
  copy(join(built, 'static'), join(fresh, staticFolder));
  if (existsSync(join(root, 'public'))) copy(join(root, 'public'), join(fresh, 'public'));
  for (const file of readdirSync(fresh)) {
    // Settings come from the environment at run time.
    if (file.startsWith('.env')) rmSync(join(fresh, file));
  }
  const own = hashedFolders.flatMap((folder) => filesBelow(fresh, folder));
  writeFileSync(join(fresh, ownFiles), JSON.stringify(own));
  inheritHashed(directory, fresh);
  renameSync(fresh, target);
  makeCurrent(directory, name);
  sweep(directory);
  return name;
}

/** Makes the release before the current one current. Returns its name. */
export function rollBack(directory) {
  const current = readCurrent(directory);
  const before = listReleases(directory).filter((name) => name < (current ?? ''));
  const name = before.at(-1);
  if (!name) throw failure('There is no earlier release to go back to.');
  makeCurrent(directory, name);
  return name;
}

export const listReleases = (directory) =>
  readdirSync(folderOf(directory), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.new'))
    .map((entry) => entry.name)
    .sort();

function inheritHashed(directory, fresh) {
  const name = readCurrent(directory);
  if (!name) return;
  const before = join(folderOf(directory), name);
  if (!existsSync(join(before, ownFiles))) return;
  for (const file of JSON.parse(readFileSync(join(before, ownFiles), 'utf8'))) {
    const target = join(fresh, file);
    if (!existsSync(target)) copy(join(before, file), target);
  }
}

function readCurrent(directory) {
  try {
    return readlinkSync(join(folderOf(directory), 'current'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeCurrent(directory, name) {
  const link = join(folderOf(directory), 'current');
  rmSync(`${link}.new`, { force: true });
  symlinkSync(name, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Leaves the current release, the one before it and the one a rollback left. */
function sweep(directory) {
  for (const name of listReleases(directory).slice(0, -3)) {
    if (name !== readCurrent(directory)) {
      rmSync(join(folderOf(directory), name), { recursive: true });
    }
  }
}

/** Names within the release. */
function filesBelow(release, folder) {
  if (!existsSync(join(release, folder))) return [];
  return readdirSync(join(release, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(release, name)).isFile());
}

const copy = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });
