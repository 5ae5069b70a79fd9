/*
 * Releases in DATA_DIR/releases, each a built site. The link `current` names the one to start, and
 * `source` in it holds the checkout for worker and commands. A page opened before a release still
 * asks for its own scripts and styles, so a release also holds those of the one before.
 */
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { failure } from '../launch/preflight.mjs';
import { contains, isInUse } from './in-use.mjs';
import { noteRelease, releaseAfter, releaseBefore } from './release-order.mjs';

const staticFolder = '.next/static';
/** Folders whose file names contain hashes. */
const hashedFolders = [staticFolder, 'public/islands', 'public/styles'];
/** Lists such files of the release itself, without inherited ones. */
export const ownFiles = 'own-hashed-files.json';

/** Not copied: recreated there, or shared by all releases. */
const notCopied = new Set(['.data', '.env', '.git', '.next', '.npm', 'node_modules']);

/** Errors of file systems without hard links, or at their limit. */
const withoutLinks = new Set(['EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

const folderOf = (directory) => join(directory, 'releases');

export function currentRelease(directory) {
  const name = readCurrent(directory);
  const folder = name && join(folderOf(directory), name);
  if (!folder || !existsSync(join(folder, 'server.js'))) {
    throw failure('There is no release to serve. Make one: npm run release');
  }
  return folder;
}

export function copySource(directory, root, now) {
  removeUnfinished(directory);
  const source = join(folderOf(directory), `${timeName(now)}.new`, 'source');
  mkdirSync(source, { recursive: true });
  const shared = realpathSync(directory);
  for (const entry of readdirSync(root)) {
    const from = join(root, entry);
    if (notCopied.has(entry) || (existsSync(from) && contains(realpathSync(from), shared)))
      continue;
    copy(from, join(source, entry));
  }
  return source;
}

/** Links the settings, so that commands find them and a relative DATA_DIR means the same folder. */
export function linkSettings(directory, root, source, given = process.env.DATA_DIR || '.data') {
  const settings = join(root, '.env');
  if (existsSync(settings)) symlinkSync(realpathSync(settings), join(source, '.env'));
  if (isAbsolute(given)) return;
  mkdirSync(dirname(join(source, given)), { recursive: true });
  symlinkSync(realpathSync(directory), join(source, given));
}

export function addRelease(directory, root, now) {
  const built = join(root, '.next');
  if (!existsSync(join(built, 'standalone/server.js')) || !existsSync(join(built, 'BUILD_ID'))) {
    throw failure('The site is not built. Run npm run build first.');
  }
  const name = `${timeName(now)}-${readFileSync(join(built, 'BUILD_ID'), 'utf8').trim()}`;
  const target = join(folderOf(directory), name);
  const copied = basename(root) === 'source' && dirname(dirname(root)) === folderOf(directory);
  const fresh = copied ? dirname(root) : `${target}.new`;
  if (!copied) rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  copy(join(built, 'standalone'), fresh);
  copy(join(built, 'static'), join(fresh, staticFolder));
  if (existsSync(join(root, 'public'))) copy(join(root, 'public'), join(fresh, 'public'));
  for (const file of readdirSync(fresh)) {
    // Settings come from the environment at run time.
    if (file.startsWith('.env')) rmSync(join(fresh, file));
  }
  if (copied) {
    rmSync(built, { recursive: true });
    sharePackages(directory, root);
  }
  const own = hashedFolders.flatMap((folder) => filesBelow(fresh, folder));
  writeFileSync(join(fresh, ownFiles), JSON.stringify(own));
  inheritHashed(directory, fresh);
  noteRelease(fresh, readCurrent(directory));
  renameSync(fresh, target);
  makeCurrent(directory, name);
  sweep(directory);
  return name;
}

export const rollBack = (directory) =>
  switchTo(directory, 'There is no earlier release to go back to.', releaseBefore);

export const rollForward = (directory) =>
  switchTo(directory, 'There is no later release to go forward to.', releaseAfter);

export const previousRelease = (directory) => choose(directory, releaseBefore);

function switchTo(directory, otherwise, order) {
  const name = choose(directory, order);
  if (!name) throw failure(otherwise);
  inheritHashed(directory, join(folderOf(directory), name));
  makeCurrent(directory, name);
  return name;
}

function choose(directory, order) {
  const current = readCurrent(directory);
  if (!current) return undefined;
  const hasSource = (name) => existsSync(join(folderOf(directory), name, 'source'));
  // Services that start `current/source` cannot run a release without it.
  const names = listReleases(directory).filter((name) => hasSource(name) || !hasSource(current));
  return order(folderOf(directory), names, current);
}

export const listReleases = (directory) =>
  existsSync(folderOf(directory))
    ? readdirSync(folderOf(directory), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.new'))
        .map((entry) => entry.name)
        .sort()
    : [];

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

/** Hard-links files of the previous release: packages are never changed in place. */
function sharePackages(directory, source) {
  const before = join(folderOf(directory), readCurrent(directory) ?? '', 'source/node_modules');
  if (!existsSync(before)) return;
  const fresh = join(source, 'node_modules');
  for (const name of readdirSync(fresh, { recursive: true })) {
    if (!isSameFile(join(before, name), join(fresh, name))) continue;
    const link = join(fresh, `${name}.shared`);
    try {
      linkSync(join(before, name), link);
    } catch (error) {
      if (withoutLinks.has(error.code)) return;
      throw error;
    }
    renameSync(link, join(fresh, name));
  }
}

function isSameFile(one, other) {
  const [a, b] = [one, other].map((file) => lstatSync(file, { throwIfNoEntry: false }));
  return (
    a?.isFile() &&
    b.isFile() &&
    a.mode === b.mode &&
    a.uid === b.uid &&
    a.size === b.size &&
    readFileSync(one).equals(readFileSync(other))
  );
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

/** Keeps the last three, the current one, the two that `--back` leads to, and those that run. */
function sweep(directory) {
  const names = listReleases(directory);
  const kept = new Set(names.slice(-3));
  for (let name = readCurrent(directory), left = 3; name && left > 0; left -= 1) {
    kept.add(name);
    name = releaseBefore(folderOf(directory), names, name);
  }
  for (const name of names.filter((one) => !kept.has(one))) {
    const folder = join(folderOf(directory), name);
    if (!isInUse(folder)) rmSync(folder, { recursive: true });
  }
}

function removeUnfinished(directory) {
  if (!existsSync(folderOf(directory))) return;
  for (const name of readdirSync(folderOf(directory))) {
    const folder = join(folderOf(directory), name);
    if (name.endsWith('.new') && name !== 'current.new' && !isInUse(folder)) {
      rmSync(folder, { recursive: true });
    }
  }
}

function filesBelow(release, folder) {
  if (!existsSync(join(release, folder))) return [];
  return readdirSync(join(release, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(release, name)).isFile());
}

const timeName = (now) => now.toISOString().replaceAll(/[-:]|\.\d+Z/g, '');

const copy = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });
