/* Which release ran before which. Builtins only. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the release that was current when this one became so; empty for the first. */
const note = 'release-before.txt';

export const noteRelease = (folder, before = '') =>
  writeFileSync(join(folder, note), `${before}\n`);

/** After a rollback the name before may be a failed release's, which must not start again. */
export function releaseBefore(releases, names, name) {
  const file = join(releases, name, note);
  if (!existsSync(file)) return names.findLast((other) => other < name);
  const before = readFileSync(file, 'utf8').trim();
  return names.find((other) => other === before);
}

/** Of several that followed this one, the last. */
export const releaseAfter = (releases, names, name) =>
  names.findLast((other) => releaseBefore(releases, names, other) === name);
