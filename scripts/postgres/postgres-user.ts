/*
 * PostgreSQL refuses to run as root. As root we run it, in this order of preference,
 * - in a user namespace where our id has another name, which works in any folder root may enter;
 * - as the owner of the data folder; or
 * - as `postgres` or `nobody`, which needs every folder above to be open to other users.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { failure } from '../launch/preflight.mjs';

export type RunAs = {
  prefix: string[];
  owner: { uid: number; gid: number };
  switchUser: boolean;
};

export function chooseUser(directory: string, postgres: string): RunAs {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (own.uid !== 0 && hasName()) return { prefix: [], owner: own, switchUser: false };
  if (process.platform !== 'linux') {
    throw failure('PostgreSQL cannot run as root on macOS. Start without sudo, as yourself.');
  }
  const reasons: string[] = [];
  for (const runAs of candidates(directory, own)) {
    if (own.uid === 0) giveTo(directory, runAs.owner);
    const reason = tryOut(runAs, directory, postgres);
    if (reason === undefined) return runAs;
    reasons.push(reason);
  }
  throw failure(
    `PostgreSQL refuses to run as root, and no other way works here (${reasons.join('; ')}). ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

function candidates(directory: string, own: RunAs['owner']): RunAs[] {
  const { uid } = aNamedUser();
  const namespace = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`];
  const inNamespace = { prefix: namespace, owner: own, switchUser: false };
  if (own.uid !== 0) return [inNamespace];
  const parent = statSync(dirname(directory));
  const owners = [{ uid: parent.uid, gid: parent.gid }, aNamedUser()];
  return [
    inNamespace,
    ...owners
      .filter((owner) => owner.uid !== 0)
      .map((owner) => ({ prefix: [], owner, switchUser: true })),
  ];
}

function tryOut(runAs: RunAs, directory: string, postgres: string): string | undefined {
  const [command = 'sh', ...args] = [
    ...runAs.prefix,
    'sh',
    '-c',
    'test -w "$0" && exec "$1" --version',
    directory,
    postgres,
  ];
  const ids = runAs.switchUser ? runAs.owner : {};
  const result = spawnSync(command, args, { ...ids, encoding: 'utf8', cwd: '/' });
  if (result.status === 0) return undefined;
  const who = runAs.switchUser ? `user ${runAs.owner.uid}` : 'a user namespace';
  const why = result.error?.message ?? (result.stderr.trim() || 'may not enter this folder');
  return `${who}: ${why.replaceAll('\n', ' ')}`;
}

// initdb fails if its user id has no name.
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SYSTEM_ERROR') return false;
    throw error;
  }
}

function aNamedUser(): RunAs['owner'] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  const preferred = ['postgres', 'nobody'].map((name) => users.find((user) => user[0] === name));
  const found = [...preferred, ...users].find((user) => user && Number(user[2]) > 0);
  if (!found)
    throw failure('PostgreSQL refuses to run as root, and this machine has no other user.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function giveTo(path: string, owner: RunAs['owner']) {
  if (statSync(path).uid === owner.uid) return;
  for (const entry of readdirSync(path, { recursive: true })) {
    lchownSync(join(path, String(entry)), owner.uid, owner.gid);
  }
  chownSync(path, owner.uid, owner.gid);
}

export function majorVersion(postgres: string): string {
  const words = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return /(\d+)\./.exec(words)?.[1] ?? words;
}
