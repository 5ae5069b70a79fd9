/* Which folders running processes need. Builtins only. */
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

export function isInUse(folder) {
  // Elsewhere nothing says where a process works.
  if (process.platform !== 'linux') return true;
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .some((pid) => {
      const cwd = readUnlessGone(() => readlinkSync(`/proc/${pid}/cwd`));
      const command = readUnlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
      return contains(real, cwd) || command.includes(`${real}/`) || command.includes(`${folder}/`);
    });
}

/** Empty for a process that has ended or that belongs to somebody else. */
function readUnlessGone(read) {
  try {
    return read();
  } catch (error) {
    if (['EACCES', 'EPERM', 'ENOENT', 'ESRCH'].includes(error.code)) return '';
    throw error;
  }
}

export const contains = (folder, path) =>
  path !== '' && !relative(folder, path).startsWith('..') && !isAbsolute(relative(folder, path));
