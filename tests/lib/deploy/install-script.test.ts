import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

/* deploy/systemd/install.sh in its own folder instead of /srv/townboard, with programs that record their calls. */

let folder = '';
let clone = '';

/** What npm does to files: `ci` empties node_modules first, a build .next. */
const npm = `#!/bin/sh
set -eu
echo "npm $* in $PWD" >> "$CALLS"
case "$*" in
  ci*) rm -rf node_modules; mkdir -p node_modules/.bin; cat version > node_modules/package.js ;;
  'run build')
    [ ! -f broken ] || exit "$(cat broken)"
    rm -rf .next; mkdir -p .next/standalone .next/static
    cat version > .next/standalone/server.js; cat version > .next/BUILD_ID ;;
  'run release'*) shift 2; [ "\${1:-}" != -- ] || shift; exec "$NODE" scripts/serve/release.mjs "$@" ;;
esac
`;

const programs: Record<string, string> = {
  npm,
  id: '#!/bin/sh\n[ "$1" != -u ] || echo 0\n',
  runuser: '#!/bin/sh\nshift 3\nexec "$@"\n',
  systemctl: '#!/bin/sh\necho "systemctl $*" >> "$CALLS"\n',
  chown: '#!/bin/sh\n',
  install: '#!/bin/sh\nmkdir -p .data\n',
  node: '#!/bin/sh\n',
};

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  clone = join(folder, 'townboard');
  for (const [name, text] of Object.entries(programs)) {
    write(`bin/${name}`, text);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  mkdirSync(join(folder, 'units'));
  write('townboard.env', 'APP_ENV=production\nDATA_DIR=.data\n');
  for (const part of ['scripts/serve', 'scripts/launch', 'deploy/systemd']) {
    cpSync(part, join(clone, part), { recursive: true });
  }
  const script = join(clone, 'deploy/systemd/install.sh');
  const text = readFileSync(script, 'utf8')
    .replaceAll('/srv/townboard', clone)
    .replaceAll('/etc/townboard.env', join(folder, 'townboard.env'))
    .replaceAll('/etc/systemd/system', join(folder, 'units'));
  writeFileSync(script, text);
});

function install(version: string) {
  write('townboard/version', version);
  write('calls', '');
  const { status, stderr } = spawnSync('sh', ['deploy/systemd/install.sh'], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: '',
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      CALLS: join(folder, 'calls'),
      NODE: process.execPath,
    },
  });
  return { status, stderr, calls: readFileSync(join(folder, 'calls'), 'utf8') };
}

/** The folder in which the units start a process, and what it reads there. */
function startedFolder() {
  const unit = readFileSync(join(folder, 'units/townboard-worker.service'), 'utf8');
  const [, named = ''] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? [];
  return realpathSync(named.replace('/srv/townboard', clone));
}

const versionOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : 'removed');

function filesOf(running: { worker: string; server: string }) {
  return {
    packages: versionOf(join(running.worker, 'node_modules/package.js')),
    sources: versionOf(join(running.worker, 'version')),
    server: versionOf(join(running.server, 'server.js')),
  };
}

const runningNow = () => ({
  worker: startedFolder(),
  server: realpathSync(join(clone, '.data/releases/current')),
});

const all = (version: string) => ({ packages: version, sources: version, server: version });

test('an update changes no file of running servers and workers, and is started next', () => {
  expect(install('one')).toMatchObject({ status: 0, stderr: '' });
  const running = runningNow();
  expect(filesOf(running)).toEqual(all('one'));
  expect(install('two')).toMatchObject({ status: 0, stderr: '' });
  expect(filesOf(running)).toEqual(all('one'));
  expect(filesOf(runningNow())).toEqual(all('two'));
}, 30_000);

test('settings with another folder are refused before building', () => {
  write('townboard.env', `APP_ENV=production\nDATA_DIR="${join(folder, 'elsewhere')}"\n`);
  const { status, stderr, calls } = install('one');
  expect([status, calls]).toEqual([1, '']);
  expect(stderr).toContain('remove DATA_DIR from');
}, 30_000);

test('migrations run before the switch, restarts after it', () => {
  const { calls } = install('one');
  const order = [
    'npm ci',
    'npm run build',
    'npm run migrate',
    'systemctl restart',
    'systemctl start',
  ];
  const places = order.map((call) => calls.indexOf(call));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(-1);
}, 30_000);

test.each([
  ['fails', '1', 'npm run build failed.'],
  ['is killed', '137', 'npm run build was killed: a build needs 5 GB of free memory.'],
])(
  'a build that %s leaves everything running',
  (_, code, sentence) => {
    install('one');
    const running = runningNow();
    write('townboard/broken', code);
    const { status, stderr, calls } = install('two');
    expect(status).not.toBe(0);
    expect(stderr).toContain(`${sentence} The current release has not changed.`);
    expect(calls).not.toContain('systemctl');
    expect(runningNow()).toEqual(running);
    expect(filesOf(running)).toEqual(all('one'));
  },
  30_000,
);
