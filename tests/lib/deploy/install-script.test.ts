import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

/* The scripts of deploy/systemd in another folder than /srv/townboard, with programs that record their calls. */

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

/** Enables and disables units as systemd does. */
const systemctl = `#!/bin/sh
set -eu
echo "systemctl $*" >> "$CALLS"
command="$1"
shift
[ "$command" != show ] || echo "OTHER=1 LISTEN=\${UNIT_LISTEN:-127.0.0.1}"
for unit; do
  case "$unit" in
    *.timer) link="$UNITS/timers.target.wants/$unit" ;;
    *) link="$UNITS/townboard.target.wants/$unit.service" ;;
  esac
  case "$command $unit" in
    *' --'*) ;;
    enable*) mkdir -p "$(dirname "$link")"; touch "$link" ;;
    disable*) rm "$link" ;;
    is-enabled*) [ -e "$link" ] ;;
  esac
done
`;

const programs: Record<string, string> = {
  npm,
  id: '#!/bin/sh\n[ "$1" != -u ] || echo 0\n',
  runuser: '#!/bin/sh\nshift 3\nexec "$@"\n',
  systemctl,
  nginx: '#!/bin/sh\necho "nginx $*" >> "$CALLS"\n! grep -q broken "$3"\n',
  chown: '#!/bin/sh\n',
  install: '#!/bin/sh\nmkdir -p .data\n',
  node: '#!/bin/sh\necho "node $* on $LISTEN:$PORT" >> "$CALLS"\n[ "$PORT" != "$STUCK" ]\n',
};

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  clone = join(folder, 'townboard');
  for (const [name, program] of Object.entries(programs)) {
    write(`bin/${name}`, program);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  mkdirSync(join(folder, 'units'));
  write('townboard.env', 'APP_ENV=production\nDATA_DIR=.data\n');
  for (const part of ['scripts/serve', 'scripts/launch', 'deploy/systemd']) {
    cpSync(part, join(clone, part), { recursive: true });
  }
  cpSync('deploy/nginx.conf', join(clone, 'deploy/nginx.conf'));
  for (const name of ['install.sh', 'restart.sh', 'proxy.sh']) {
    const script = join(clone, 'deploy/systemd', name);
    const local = readFileSync(script, 'utf8')
      .replaceAll('/srv/townboard', clone)
      .replaceAll('/etc/townboard.env', join(folder, 'townboard.env'))
      .replaceAll('/etc/systemd/system', join(folder, 'units'))
      .replaceAll('/etc/nginx', join(folder, 'nginx'));
    writeFileSync(script, local);
  }
});

/** Runs a command in the clone. `calls`: those of the recording programs. */
function run(command: string, more: Record<string, string> = {}) {
  write('calls', '');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: '',
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      CALLS: join(folder, 'calls'),
      UNITS: join(folder, 'units'),
      NODE: process.execPath,
      STUCK: '',
      ...more,
    },
  });
  return { status, stdout, stderr, calls: readFileSync(join(folder, 'calls'), 'utf8') };
}

function install(version: string, more: Record<string, string> = {}) {
  write('townboard/version', version);
  return run('sh deploy/systemd/install.sh', more);
}

const restarts = (calls: string) =>
  calls.split('\n').filter((call) => /^(systemctl (restart|is-active|start)|node) /.test(call));

const restartsOf = (port: number, listen = '127.0.0.1') => [
  `systemctl restart townboard@${port}`,
  `node deploy/await-ready.mjs on ${listen}:${port}`,
];

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

test('servers restart one after the other, each once the one before takes requests', () => {
  const restarted = [
    ...restartsOf(3000),
    ...restartsOf(3001),
    'systemctl restart townboard-worker',
    'systemctl start townboard.target',
    'systemctl is-active --quiet townboard-worker',
  ];
  expect(restarts(install('one').calls)).toEqual(restarted);
  const { status, calls } = run('sh deploy/systemd/restart.sh');
  expect([status, restarts(calls)]).toEqual([0, restarted]);
}, 30_000);

test('a server is awaited where it listens, by the unit or the settings', () => {
  const { calls } = install('one', { PORTS: '3000', UNIT_LISTEN: '10.0.0.5' });
  expect(restarts(calls)).toEqual(expect.arrayContaining(restartsOf(3000, '10.0.0.5')));
  write('townboard.env', "APP_ENV=production\nLISTEN='10.0.0.6'\n");
  const again = run('sh deploy/systemd/restart.sh', { UNIT_LISTEN: '10.0.0.5' });
  expect(restarts(again.calls)).toEqual(expect.arrayContaining(restartsOf(3000, '10.0.0.6')));
}, 30_000);

test('a server that does not get ready ends the update before the next one', () => {
  const { status, stderr, calls } = install('one', { STUCK: '3000' });
  expect(status).toBe(1);
  expect(restarts(calls)).toEqual(restartsOf(3000));
  expect(stderr).toContain('journalctl -u townboard@3000 -n 50');
  const [, back = ''] = /release before: (.*)\n$/.exec(stderr) ?? [];
  install('two', { STUCK: '3000' });
  const current = () => realpathSync(join(clone, '.data/releases/current'));
  const second = current();
  expect(run(back.replaceAll('sudo -u townboard ', '').replaceAll('sudo ', '')).status).toBe(0);
  expect(current()).not.toBe(second);
}, 30_000);

test('all enabled servers restart, whatever this update names', () => {
  install('one', { PORTS: '3000 3002' });
  expect(restarts(install('two', { PORTS: '3001' }).calls)).toEqual(
    expect.arrayContaining([3000, 3001, 3002].flatMap((port) => restartsOf(port))),
  );
}, 30_000);

describe('proxy.sh', () => {
  const proxy = (name: string) => run(`sh deploy/systemd/proxy.sh ${name}`);
  const fileOf = (name: string) => readFileSync(join(folder, 'nginx', name), 'utf8');
  beforeEach(() => write('nginx/nginx.conf', 'of Debian'));

  test('writes the configuration for a name, and keeps the original one for good', () => {
    const target = join(folder, 'nginx/nginx.conf');
    const { status, calls } = proxy('www.market.uk');
    expect(status).toBe(0);
    expect(calls).toBe(`nginx -t -c ${target}.new\nsystemctl reload nginx\n`);
    expect(fileOf('nginx.conf')).toContain('/etc/letsencrypt/live/www.market.uk/fullchain.pem');
    expect(fileOf('nginx.conf')).toContain('/etc/letsencrypt/live/www.market.uk/privkey.pem');
    expect(fileOf('nginx.conf')).not.toMatch(/example\.co\.uk|\/etc\/ssl/);
    expect(proxy('www.other.uk').status).toBe(0);
    expect(fileOf('nginx.conf')).toContain('/live/www.other.uk/');
    expect(fileOf('nginx.conf.before')).toBe('of Debian');
  });

  test('leaves the one in place if nginx refuses the new one', () => {
    write('townboard/deploy/nginx.conf', 'broken');
    const { status, calls } = proxy('www.market.uk');
    expect([status, fileOf('nginx.conf')]).toEqual([1, 'of Debian']);
    expect(calls).not.toContain('reload');
  });
});

test('an update leaves a disabled backup timer off, and says so', () => {
  const first = install('one');
  expect(first.calls).toContain('systemctl enable --now townboard-backup.timer');
  expect(first.stdout).not.toContain('no backups');
  const [, documented = ''] =
    /`sudo (systemctl disable [^`]*\.timer)`/.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
  expect(run(documented).status).toBe(0);
  const { status, stdout } = install('two');
  expect([status, stdout]).toEqual([0, expect.stringContaining('This host makes no backups')]);
  expect(existsSync(join(folder, 'units/timers.target.wants/townboard-backup.timer'))).toBe(false);
}, 30_000);

test.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['127.0.0.7', '127.0.0.7'],
])(
  'a server that listens on "%s" is awaited until it is ready, or its last answer is told',
  async (listen, host) => {
    let refusals = 2;
    const server = createServer((_, response) => {
      refusals -= 1;
      response.statusCode = refusals < 0 ? 200 : 503;
      response.end('{"database":"down"}');
    }).listen(0, host);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const awaited = async (seconds: string) => {
      const child = spawn(process.execPath, ['deploy/await-ready.mjs', seconds], {
        env: { ...process.env, PORT: String(port), LISTEN: listen },
      });
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      return { code, said };
    };
    expect(await awaited('30')).toEqual({ code: 0, said: '' });
    refusals = 1000;
    expect(await awaited('1')).toEqual({
      code: 1,
      said: `http://${host}:${port}/api/ready: 503 {"database":"down"}\n`,
    });
  },
);
