import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

/* deploy/update-containers.sh with a stand-in for Docker that records its calls. */

/** Images are files with their id, containers files with the id of their image. */
const docker = `#!/bin/sh
set -eu
images="$STATE/images" containers="$STATE/containers"
if [ "$1" = compose ]; then
  shift
  [ "$1 $2 $3 $4" = '--env-file .env -f deploy/compose.yaml' ]
  shift 4
  echo "$*" >> "$STATE/calls"
  for last; do :; done
  case "$*" in
    'ps -aq '*) [ ! -f "$containers/$last" ] || echo "$last" ;;
    'build '*) cp "$STATE/sources" "$images/townboard" ;;
    'up '*'--force-recreate'*) cp "$images/townboard" "$containers/$last" ;;
    'exec -T '*node*) [ "$(cat)" = "$(cat deploy/await-ready.mjs)" ]; [ "$3" != "$STUCK" ] ;;
  esac
else
  case "$1 $2" in
    'inspect -f') cat "$containers/$4" ;;
    'image inspect') cat "$images/$5" ;;
    'image prune') echo "$*" >> "$STATE/pruned" ;;
    'tag '*) [ ! -f "$images/$2" ] || set -- tag "$(cat "$images/$2")" "$3"; echo "$2" > "$images/$3" ;;
    *) exit 1 ;;
  esac
fi
`;

let state = '';

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'containers-'));
  onTestFinished(() => rmSync(state, { recursive: true }));
  for (const name of ['bin', 'images', 'containers', 'clone']) mkdirSync(join(state, name));
  writeFileSync(join(state, 'bin/docker'), docker, { mode: 0o755 });
  cpSync('deploy', join(state, 'clone/deploy'), { recursive: true });
});

const servers = ['app-1', 'app-2', 'worker'];

const write = (path: string, id: string) => writeFileSync(join(state, path), `${id}\n`);
const read = (path: string) => readFileSync(join(state, path), 'utf8').trim();
const running = () => servers.map((name) => read(`containers/${name}`));

function start(image: string) {
  write('images/townboard', image);
  for (const name of servers) write(`containers/${name}`, image);
}

/** `stuck`: a server that never gets ready. */
function update(sources: string, { option = '', stuck = '' } = {}) {
  write('sources', sources);
  writeFileSync(join(state, 'calls'), '');
  writeFileSync(join(state, 'pruned'), '');
  const { status, stderr } = spawnSync(
    'sh',
    ['deploy/update-containers.sh', option].filter(Boolean),
    {
      cwd: join(state, 'clone'),
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(state, 'bin')}:${process.env.PATH}`,
        STATE: state,
        STUCK: stuck,
      },
    },
  );
  return { status, stderr, calls: read('calls').split('\n') };
}

const services = [...servers, 'migrate', 'proxy'];

/** Each call as its command and service, and `up` with whether it replaces a current container too. */
const steps = (calls: string[]) =>
  calls.map((call) => {
    const words = call.split(' ');
    const service = words.find((word) => services.includes(word)) ?? 'all';
    return [words[0], service, ...(words.includes('--force-recreate') ? ['anew'] : [])].join(' ');
  });

const replaced = [
  'run migrate',
  ...['up app-1 anew', 'exec app-1'],
  ...['up app-2 anew', 'exec app-2'],
  'up worker anew',
  ...['up proxy', 'exec proxy'],
  'up all',
];

test('servers are replaced one by one, each once the one before takes requests', () => {
  start('one');
  const { status, stderr, calls } = update('two');
  expect([status, stderr]).toEqual([0, '']);
  expect(steps(calls)).toEqual(['ps app-2', 'build app-1', ...replaced]);
  for (const call of calls.filter((one) => one.startsWith('up ')))
    expect(call).toMatch(/ --wait\b/);
  expect(running()).toEqual(['two', 'two', 'two']);
});

test('images that nothing leads back to are removed once all runs by the new one, and no others', () => {
  start('one');
  update('broken', { stuck: 'app-2' });
  expect(read('pruned')).toBe('');
  update('two');
  const [, label] = /^image prune --force --filter label=(\S+)$/.exec(read('pruned')) ?? [];
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toContain(`\nLABEL ${label}\n`);
});

test('a server that does not get ready is the only one replaced, and --back brings the image before', () => {
  start('one');
  const { status, stderr } = update('broken', { stuck: 'app-1' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('app-1 does not get ready')]);
  expect(running()).toEqual(['broken', 'one', 'one']);
  // Not `broken`, which never ran as a whole.
  expect(update('broken again', { stuck: 'app-1' }).status).toBe(1);
  expect(stderr).toContain('sh deploy/update-containers.sh --back');
  // So do the nightly backup and --restart.
  expect(read('images/townboard')).toBe('one');
  expect(update('', { option: '--back' }).status).toBe(0);
  expect(running()).toEqual(['one', 'one', 'one']);
});

test('after a failure of the second server the next update does not go back to its image', async () => {
  start('one');
  expect(update('broken', { stuck: 'app-2' }).status).toBe(1);
  expect(running()).toEqual(['broken', 'broken', 'one']);
  expect(update('two').status).toBe(0);
  expect([running(), read('images/townboard:before')]).toEqual([['two', 'two', 'two'], 'one']);
});

test('an update without changes keeps the image before', () => {
  start('one');
  update('two');
  update('two');
  expect(read('images/townboard:before')).toBe('one');
});

test('a restart replaces the same containers by the same image', () => {
  start('one');
  const { status, calls } = update('two', { option: '--restart' });
  expect([status, steps(calls)]).toEqual([0, ['ps app-2', ...replaced]]);
  expect(running()).toEqual(['one', 'one', 'one']);
});

test.each([
  ['before the first start', '', 'Nothing runs here yet'],
  ['by an unknown option', '--bak', 'Unknown: --bak'],
])('nothing is replaced %s', (_, option, words) => {
  if (option) start('one');
  const { status, stderr, calls } = update('two', { option });
  expect([status, stderr, steps(calls)]).toEqual([1, expect.stringContaining(words), ['ps app-2']]);
});
