import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  addRelease,
  copySource,
  currentRelease,
  listReleases,
  previousRelease,
  rollBack,
  rollForward,
} from '@/scripts/serve/releases.mjs';

let root: string;
let data: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  data = join(root, 'data');
  mkdirSync(data);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Below `public`, beside files that keep their names. */
const hashed = ['islands', 'styles'];

/** What `npm run build` leaves. */
function build(id: string) {
  rmSync(join(root, '.next'), { recursive: true, force: true });
  write('.next/BUILD_ID', `${id}\n`);
  write('.next/standalone/server.js', `// ${id}`);
  write('.next/standalone/.env', 'AUTH_SECRET=left by the build');
  write(`.next/static/chunks/${id}.js`, id);
  write('public/logo.svg', '<svg/>');
  for (const kind of hashed) rmSync(join(root, 'public', kind), { recursive: true, force: true });
  for (const kind of hashed) write(`public/${kind}/${id}`, id);
}

const release = (id: string, minute: number) => {
  build(id);
  return addRelease(data, root, new Date(Date.UTC(2026, 10, 23, 9, minute)));
};

const statics = (id: string) =>
  [`.next/static/chunks/${id}.js`, ...hashed.map((kind) => `public/${kind}/${id}`)].map((file) =>
    existsSync(join(currentRelease(data), file)),
  );
const all = [true, true, true];
const none = [false, false, false];

test('a release is complete and contains no settings', () => {
  const name = release('one', 1);
  expect(name).toBe('20261123T090100-one');
  const folder = currentRelease(data);
  expect(readFileSync(join(folder, 'server.js'), 'utf8')).toBe('// one');
  expect(existsSync(join(folder, 'public/logo.svg'))).toBe(true);
  expect(existsSync(join(folder, '.env'))).toBe(false);
});

test('a build replaces no file of the running release', () => {
  release('one', 1);
  const running = currentRelease(data);
  release('two', 2);
  expect(readFileSync(join(running, 'server.js'), 'utf8')).toBe('// one');
  expect(readFileSync(join(currentRelease(data), 'server.js'), 'utf8')).toBe('// two');
});

test('pages of the previous release still find scripts and styles, older ones do not', () => {
  release('one', 1);
  release('two', 2);
  expect([statics('one'), statics('two')]).toEqual([all, all]);
  release('three', 3);
  expect([statics('one'), statics('two')]).toEqual([none, all]);
});

test('a rollback makes the previous release current', () => {
  release('one', 1);
  release('two', 2);
  expect(rollBack(data)).toBe('20261123T090100-one');
  expect(readFileSync(join(currentRelease(data), 'server.js'), 'utf8')).toBe('// one');
  expect(() => rollBack(data)).toThrow('There is no earlier release to go back to.');
});

test('after a rollback only the next release can become current again', () => {
  for (const [index, id] of ['one', 'two', 'three'].entries()) release(id, index);
  rollBack(data);
  rollBack(data);
  expect(rollForward(data)).toBe('20261123T090100-two');
  expect([statics('one'), statics('two')]).toEqual([all, all]);
  expect(rollForward(data)).toBe('20261123T090200-three');
  expect(() => rollForward(data)).toThrow('There is no later release to go forward to.');
});

test('a rollback leads to the release that ran before, not to one that was left', () => {
  for (const [index, id] of ['good', 'bad', 'worse'].entries()) {
    if (index === 2) rollBack(data);
    release(id, index);
  }
  expect(currentRelease(data)).toContain('-worse');
  expect(previousRelease(data)).toBe('20261123T090000-good');
  expect(rollBack(data)).toBe('20261123T090000-good');
  expect(previousRelease(data)).toBeUndefined();
  expect(rollForward(data)).toBe('20261123T090200-worse');
});

test('releases of earlier versions, which do not say what ran before, go by their names', () => {
  for (const [index, id] of ['one', 'two', 'three'].entries()) release(id, index);
  for (const name of listReleases(data)) rmSync(join(data, 'releases', name, 'release-before.txt'));
  expect(rollBack(data)).toBe('20261123T090100-two');
  expect(rollBack(data)).toBe('20261123T090000-one');
  expect(rollForward(data)).toBe('20261123T090100-two');
});

test('a release that was left is no reason to remove the one to go back to', () => {
  release('good', 0);
  for (const [index, id] of ['bad', 'worse', 'worst', 'newest'].entries()) {
    release(id, index + 1);
    if (id !== 'newest') rollBack(data);
  }
  expect(previousRelease(data)).toBe('20261123T090000-good');
});

const command = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/serve/release.mjs', ...words], {
    env: { ...process.env, DATA_DIR: data },
    encoding: 'utf8',
  });

test('npm run release says which release ran before', () => {
  for (const [index, id] of ['one', 'two', 'three'].entries()) release(id, index);
  expect(command('--back')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^Current release: \S+-two\. .*\nBefore it ran \S+-one, to which --back leads\.\n$/,
    ),
  });
});

test.runIf(process.getuid?.() === 0)("root makes no release in another user's folder", () => {
  chownSync(data, 65_534, 65_534);
  const { status, stderr } = command('--back');
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("sudo -u '#65534' npm run release"),
  ]);
});

test('after a rollback pages of the newer release still find scripts and styles', () => {
  release('one', 1);
  release('two', 2);
  rollBack(data);
  expect([statics('one'), statics('two')]).toEqual([all, all]);
  release('three', 3);
  expect([statics('one'), statics('two'), statics('three')]).toEqual([all, none, all]);
});

test('three releases are kept', () => {
  for (const [index, id] of ['one', 'two', 'three', 'four'].entries()) release(id, index);
  expect(listReleases(data).map((name) => name.split('-')[1])).toEqual(['two', 'three', 'four']);
});

test('a copy contains only sources, wherever DATA_DIR is', () => {
  write('lib/one.ts', 'one');
  write('.env', 'AUTH_SECRET=mine');
  write('.data/secrets.json', '{}');
  write('node_modules/one/index.js', '');
  for (const directory of [data, join(root, '.data')]) {
    const source = copySource(directory, root, new Date());
    expect(readdirSync(source).filter((name) => name !== 'data')).toEqual(['lib']);
    expect(readFileSync(join(source, 'lib/one.ts'), 'utf8')).toBe('one');
    rmSync(join(directory, 'releases'), { recursive: true });
  }
});

test('identical packages of two releases are stored once', () => {
  const install = (version: string, minute: number) => {
    const now = new Date(Date.UTC(2026, 10, 23, 9, minute));
    const source = copySource(data, root, now);
    const relative = source.slice(root.length + 1);
    write(`${relative}/.next/BUILD_ID`, version);
    write(`${relative}/.next/standalone/server.js`, '');
    write(`${relative}/.next/static/chunk.js`, '');
    write(`${relative}/node_modules/same/index.js`, 'same');
    write(`${relative}/node_modules/other/index.js`, version);
    addRelease(data, source, now);
    const file = (name: string) =>
      join(currentRelease(data), `source/node_modules/${name}/index.js`);
    return ['same', 'other'].map((name) => ({
      text: readFileSync(file(name), 'utf8'),
      id: statSync(file(name)).ino,
    }));
  };
  const [same, other] = install('1', 1);
  const [sameAgain, another] = install('2', 2);
  expect(sameAgain).toEqual(same);
  expect(another).toEqual({ text: '2', id: expect.any(Number) });
  expect(another?.id).not.toBe(other?.id);
});

test.runIf(process.platform === 'linux')(
  'an older release is kept while a process runs in it',
  () => {
    release('one', 0);
    const worker = spawn('sleep', ['60'], { cwd: currentRelease(data) });
    onTestFinished(() => {
      worker.kill('SIGKILL');
    });
    for (const [index, id] of ['two', 'three', 'four', 'five'].entries()) release(id, index + 1);
    expect(listReleases(data).map((name) => name.split('-')[1])).toEqual([
      'one',
      'three',
      'four',
      'five',
    ]);
  },
);

test('errors are reported in a sentence', () => {
  expect(() => currentRelease(data)).toThrow(/no release to serve\. Make one: npm run release/);
  expect(() => addRelease(data, root, new Date())).toThrow(/not built\. Run npm run build first/);
  expect(() => rollBack(data)).toThrow('There is no earlier release to go back to.');
  expect(() => rollForward(data)).toThrow('There is no later release to go forward to.');
});
