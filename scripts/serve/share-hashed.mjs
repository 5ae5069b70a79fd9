/* Pages opened before an update ask for scripts and styles that the new image lacks. */
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownFiles } from './releases.mjs';

/** Call before the server starts, which lists its files once. */
export function shareHashed(directory, release, now) {
  const folder = join(directory, 'generations');
  if (!existsSync(folder) || !existsSync(join(release, ownFiles))) return;
  const own = join(folder, basename(release));
  if (!existsSync(own)) publish(release, own);
  utimesSync(own, now, now);
  const [previous, ...older] = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path !== own && !path.endsWith('.new'))
    .sort((a, b) => startedAt(b) - startedAt(a));
  if (previous) cpSync(previous, release, { recursive: true, force: false });
  for (const path of older) rmSync(path, { recursive: true, force: true });
}

/** The other server of the same image may do the same at this moment. */
function publish(release, own) {
  const fresh = `${own}.${randomUUID()}.new`;
  for (const file of JSON.parse(readFileSync(join(release, ownFiles), 'utf8'))) {
    mkdirSync(dirname(join(fresh, file)), { recursive: true });
    cpSync(join(release, file), join(fresh, file));
  }
  try {
    renameSync(fresh, own);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
}

const startedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
