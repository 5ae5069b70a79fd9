import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

/* deploy/postgres/make-base.sh with a stand-in for pg_basebackup and the real pg_archivecleanup. */

const hasCleanup = !spawnSync('pg_archivecleanup', ['--version']).error;

let folder = '';

const segment = (number: number) => `00000001000000000000000${number}`;

/** A base, made so many days ago, that needs the log from this segment on. */
function addBase(name: string, days: number, first: number) {
  const base = join(folder, 'base', name);
  mkdirSync(base, { recursive: true });
  const label = `START WAL LOCATION: 0/${first}000028 (file ${segment(first)})\nBACKUP METHOD: streamed\n`;
  writeFileSync(join(base, 'backup_label'), label);
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(base, then, then);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bin', 'base', 'archive']) mkdirSync(join(folder, name));
  for (let number = 1; number < 9; number += 1) {
    writeFileSync(join(folder, 'archive', segment(number)), '');
  }
  addBase('2026-01-01', 30, 2);
  addBase('2026-01-02', 20, 4);
});

/** `makes`: what pg_basebackup does to the folder $2. */
function makeBase(makes: string) {
  writeFileSync(join(folder, 'bin/pg_basebackup'), `#!/bin/sh\n${makes}\n`);
  chmodSync(join(folder, 'bin/pg_basebackup'), 0o755);
  const { status } = spawnSync(
    'sh',
    ['deploy/postgres/make-base.sh', join(folder, 'base'), join(folder, 'archive')],
    { env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` } },
  );
  return {
    status,
    bases: readdirSync(join(folder, 'base')).filter((name) => name.startsWith('20')),
    log: readdirSync(join(folder, 'archive')).map((name) => Number(name.at(-1))),
  };
}

/** A base that needs the log from segment 6 on, with this time. */
const makesFrom = (age: string) =>
  `mkdir "$2" && echo "START WAL LOCATION: 0/6000028 (file ${segment(6)})" > "$2/backup_label" && touch -d "${age}" "$2"`;

describe.skipIf(!hasCleanup)('make-base.sh', () => {
  test('removes bases older than two weeks, and the log that none of them needs', () => {
    addBase('2026-01-03', 5, 5);
    const { status, bases, log } = makeBase(makesFrom('now'));
    expect([status, bases, log]).toEqual([
      ...[0, ['2026-01-03', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)], [5, 6, 7, 8]],
    ]);
  });

  test('removes nothing if the base cannot be made', () => {
    const { status, bases, log } = makeBase('exit 1');
    expect([status, bases, log]).toEqual([
      ...[1, ['2026-01-01', '2026-01-02'], [1, 2, 3, 4, 5, 6, 7, 8]],
    ]);
  });

  test('keeps the newest base, however old, and whatever else is in the folder', () => {
    addBase('recovered', 30, 1);
    addBase('2026-01-01.kept', 30, 1);
    const { status, bases, log } = makeBase(makesFrom('20 days ago'));
    expect([status, bases.length, log]).toEqual([0, 2, [6, 7, 8]]);
    expect(existsSync(join(folder, 'base/recovered/backup_label'))).toBe(true);
  });
});
