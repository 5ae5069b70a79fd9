/* Runs on the system's Node (20.12 or newer) before packages are installed: builtins only. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export function failure(sentence) {
  return Object.assign(new Error(sentence), { plain: true });
}

export function refuseArguments(command) {
  const [first] = process.argv.slice(2);
  if (first) throw failure(`${command} takes nothing more, and "${first}" was given.`);
}

export function refuseMissingFiles(files) {
  const missing = files.find((file) => !statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing) throw failure(`There is no file ${resolve(missing)}.`);
}

export function loadDotEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile?.(file);
}

export function dataDirectory() {
  const directory = resolve(root, process.env.DATA_DIR || '.data');
  mkdirSync(directory, { recursive: true });
  return directory;
}

export function notInstalled() {
  const source = join(dataDirectory(), 'releases/current/source');
  const isReleased = existsSync(source) && realpathSync(source) !== realpathSync(root);
  return `The packages are not installed here. ${
    isReleased
      ? `The current release has them: run this in ${source}`
      : 'Install them: npm ci --include=dev && npm run generate'
  }`;
}

export function listenAddress() {
  const given = process.env.PORT || '3000';
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw failure(`PORT is "${given}". Set it to a number from 1 to 65535, for example PORT=3001.`);
  }
  // Shells and Docker set HOSTNAME to the machine's name.
  const named = process.env.HOSTNAME;
  // Whoever reaches the port past the proxies can choose the address by which limits count.
  const usual = Number(process.env.TRUSTED_PROXIES) > 0 ? '127.0.0.1' : '0.0.0.0';
  const host = !named || named === hostname() ? usual : named;
  const local = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return { host, port, url: `http://${local ? 'localhost' : host}:${port}` };
}

export function busyPortMessage(port) {
  const other = port < 65535 ? port + 1 : port - 1;
  return (
    `Port ${port} is already in use by another program. ` +
    `Stop that program, or choose another port: PORT=${other}`
  );
}

export async function refuseBusyPort({ host, port }) {
  // Listening on all addresses succeeds even if another program has localhost, so connect first.
  for (const address of ['127.0.0.1', '::1']) {
    if (await answers(address, port)) throw failure(busyPortMessage(port));
  }
  await new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error) => fail(listenFailure(error, host, port)));
    server.listen(port, host, () => server.close(done));
  });
}

function answers(address, port) {
  return new Promise((done) => {
    const socket = connect({ host: address, port, timeout: 500 });
    const finish = (answered) => {
      socket.destroy();
      done(answered);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    // Refused, or no such address (no IPv6).
    socket.once('error', () => finish(false));
  });
}

function listenFailure(error, host, port) {
  if (error.code === 'EADDRINUSE') return failure(busyPortMessage(port));
  if (error.code === 'EACCES') {
    return failure(`Only an administrator may use port ${port}. Choose one from 1024: PORT=3000`);
  }
  return failure(
    `Cannot listen on HOSTNAME=${host} (${error.code}). Unset HOSTNAME and try again.`,
  );
}

export async function awaitEnding(directory) {
  for (let waited = 0; waited < 30_000 && readRunning(directory)?.ending; waited += 100) {
    await new Promise((done) => setTimeout(done, 100));
  }
}

export function refuseSecondStart(directory) {
  const running = readRunning(directory);
  if (!running) return;
  throw failure(
    `Townboard is already running at ${running.url} (process ${running.pid}). ` +
      `Open that address, or stop it first: kill ${running.pid}`,
  );
}

/** Undefined unless the recorded process is running. */
export function readRunning(directory) {
  const file = join(directory, 'running.json');
  if (!existsSync(file)) return undefined;
  try {
    const running = JSON.parse(readFileSync(file, 'utf8'));
    return commandOf(running.pid).includes('scripts/start/start.ts') ? running : undefined;
  } catch (error) {
    // The process that wrote it died half-way.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function commandOf(pid) {
  if (!Number.isInteger(pid) || pid < 1) return '';
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

const sentences = {
  ENOSPC: (path) =>
    `The disk is full${near(path)}. Free some space (2 GB is enough) and try again.`,
  EDQUOT: (path) => `Your disk quota is used up${near(path)}. Free some space and try again.`,
  EROFS: (path) => `The disk is read-only${near(path)}. Put the folder where it can be written to.`,
  EACCES: (path) => permissionSentence(path),
  EPERM: (path) => permissionSentence(path),
  ENOTDIR: (path) => `A file is where a folder should be${near(path)}. Move it away and try again.`,
  EEXIST: (path) => `A file is where a folder should be${near(path)}. Move it away and try again.`,
};

const notMigrated = () =>
  'The database has not the tables of this version of the site: npm run migrate';
for (const code of ['3F000', '42P01', '42703', 'P2021', 'P2022']) sentences[code] = notMigrated;

const near = (path) => (path ? ` (at ${path})` : '');

const permissionSentence = (path) =>
  `This user may not read or write ${path ?? 'a file that is needed'}. Start as the user that owns ` +
  'it, or give it to yourself: sudo chown -R "$(id -un)" on that folder.';

/** Undefined for errors that the user cannot fix. */
export function sentenceFor(error) {
  if (error?.plain || error?.name === 'AppError') return error.message;
  if (error?.sentence) return error.sentence;
  // parseArgs explains unknown options itself.
  if (String(error?.code).startsWith('ERR_PARSE_ARGS_')) return error.message;
  return sentences[error?.code]?.(error.path);
}

export function report(error) {
  const sentence = sentenceFor(error);
  process.stderr.write(`\n${sentence ?? error?.stack ?? error}\n`);
}
