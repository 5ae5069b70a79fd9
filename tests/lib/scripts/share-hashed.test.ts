import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addRelease, currentRelease } from '@/scripts/serve/releases.mjs';
import { shareHashed } from '@/scripts/serve/share-hashed.mjs';

/* Images of several versions, whose containers share a volume. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generations-'));
  mkdirSync(join(folder, 'volume'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A new container of an image, as its build leaves it. */
function container(version: string, hour: number): string {
  const root = join(folder, `${version}-${readdirSync(folder).length}`);
  const files = {
    ...{ '.next/BUILD_ID': version, '.next/standalone/server.js': '' },
    ...{ [`.next/static/chunks/${version}.js`]: version, 'public/logo.svg': '<svg/>' },
    [`public/styles/${version}.css`]: version,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const data = join(root, 'data');
  mkdirSync(data);
  addRelease(data, root, new Date(Date.UTC(2026, 10, 23, hour)));
  symlinkSync(join(folder, 'volume'), join(data, 'generations'));
  return data;
}

let started = 0;
const start = (data: string) => {
  started += 1;
  shareHashed(data, currentRelease(data), new Date(Date.UTC(2026, 10, 24, 0, started)));
};

const versionsIn = (data: string) =>
  ['a', 'b', 'c'].filter((version) =>
    ['.next/static/chunks/V.js', 'public/styles/V.css'].every((file) =>
      existsSync(join(currentRelease(data), file.replace('V', version))),
    ),
  );

/** Both servers of a new image. */
function update(version: string, hour: number): string[][] {
  const servers = [container(version, hour), container(version, hour)];
  for (const server of servers) start(server);
  return servers.map(versionsIn);
}

test('both servers of an image also have the scripts and styles of the one before', () => {
  expect(update('a', 1)).toEqual([['a'], ['a']]);
  expect(update('b', 2)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(update('c', 3)).toEqual([
    ['b', 'c'],
    ['b', 'c'],
  ]);
  expect(readdirSync(join(folder, 'volume'))).toHaveLength(2);
});

test('after a return to the image before, those of the one that was left', () => {
  update('a', 1);
  update('b', 2);
  expect(update('a', 1)[0]).toEqual(['a', 'b']);
  expect(update('c', 3)[0]).toEqual(['a', 'c']);
});

test('nothing happens without the volume', () => {
  const data = container('a', 1);
  rmSync(join(data, 'generations'));
  start(data);
  expect(readdirSync(data)).toEqual(['releases']);
});
