import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { drainTime, longestDrainSeconds } from '@/scripts/serve/server-options.mjs';

const folder = 'deploy/systemd';
const units = readdirSync(folder).filter((name) => /\.(service|timer|target)$/.test(name));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const services = units.filter((name) => name.endsWith('.service'));

/** The lines of .env.example that explain this variable, as those beside it. */
const partOf = (variable: string) =>
  readFileSync('.env.example', 'utf8')
    .split(/\n(?=#)(?<=\n\w.*\n)/)
    .find((part) => new RegExp(`^${variable}=`, 'm').test(part));

describe.each(services)('%s', (name) => {
  const text = textOf(name);

  test("runs an existing program, as an unprivileged user, with the operator's settings", () => {
    const [, program = ''] = /^ExecStart=(.*)$/m.exec(text) ?? [];
    for (const [file] of program.matchAll(/(?:\.\/)?scripts\/\S+/g)) {
      expect(readFileSync(file, 'utf8').length, file).toBeGreaterThan(0);
    }
    expect(text).toMatch(/^User=townboard$/m);
    expect(text).toMatch(/^EnvironmentFile=\/etc\/townboard\.env$/m);
    for (const setting of ['NoNewPrivileges=yes', 'PrivateTmp=yes', 'ProtectSystem=strict']) {
      expect(text).toContain(setting);
    }
  });

  test("sets variables explained in .env.example that the operator's file cannot override", () => {
    const explained = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
    const [, line = ''] = /^ExecStart=\/usr\/bin\/env (.*?) \//m.exec(text) ?? [];
    const names = line.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names).toContain('APP_ENV');
    expect(explained).toEqual(expect.arrayContaining(names));
    for (const one of names.filter((name) => name !== 'APP_ENV')) {
      expect(partOf(one), one).toContain('# Without effect in deploy/: the systemd units');
    }
    // EnvironmentFile= overrides Environment=, and a copy of .env.example sets every variable.
    for (const [, name] of text.matchAll(/^Environment=(\w*)/gm)) {
      expect(explained).not.toContain(name);
    }
  });
});

test('a server has longer to end than DRAIN_SECONDS and ten more', () => {
  const { DRAIN_SECONDS } = parseEnv(readFileSync('.env.example', 'utf8'));
  const [, longest] = /^TimeoutStopSec=(\d+)$/m.exec(textOf('townboard@.service')) ?? [];
  expect(DRAIN_SECONDS).toBe('15');
  expect(Number(longest)).toBeGreaterThan(Number(DRAIN_SECONDS) + 10);
  expect(Number(longest)).toBeGreaterThan(longestDrainSeconds + 10);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('DRAIN_SECONDS', String(longestDrainSeconds));
  expect(drainTime()).toBe(longestDrainSeconds * 1000);
  vi.stubEnv('DRAIN_SECONDS', String(longestDrainSeconds + 1));
  expect(drainTime).toThrow(`at most ${longestDrainSeconds}.`);
});

test('each timer has its service, and each one-shot service its timer', () => {
  const once = services.filter((name) => textOf(name).includes('Type=oneshot'));
  const timers = units.filter((name) => name.endsWith('.timer'));
  expect(timers.map((name) => name.replace('.timer', '.service')).sort()).toEqual(once.sort());
});

test('a one-shot service ends, lest the next one never begins', () => {
  for (const name of services.filter((one) => textOf(one).includes('Type=oneshot'))) {
    expect(textOf(name), name).toMatch(/^TimeoutStartSec=\d+(?:min|h)$/m);
  }
});

const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error;

test.skipIf(!hasSystemd)(
  'systemd accepts every unit',
  () => {
    const copies = mkdtempSync(join(tmpdir(), 'units-'));
    onTestFinished(() => rmSync(copies, { recursive: true }));
    for (const name of units) {
      // The paths of programs are those of this machine.
      const text = textOf(name).replaceAll(
        '/srv/townboard/.data/releases/current/source/node_modules/.bin/node',
        process.execPath,
      );
      writeFileSync(join(copies, name), text);
    }
    const named = units.map((name) => join(copies, name.replace('@.', '@3000.')));
    for (const [index, name] of units.entries()) {
      if (name.includes('@.')) writeFileSync(named[index] ?? '', readFileSync(join(copies, name)));
    }
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...named],
      {
        encoding: 'utf8',
      },
    );
    const about = (stdout + stderr).split('\n').filter((line) => line.includes('townboard'));
    expect(about).toEqual([]);
    expect(status).toBe(0);
  },
  30_000,
);

test.each(globSync('deploy/**/*.sh'))('%s is valid sh', (file) => {
  const { status, stderr } = spawnSync('sh', ['-n', file], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^#!\/bin\/sh\n[\s\S]*\nset -eu\n/);
});

test('the doctor looks when no scheduled task has just replaced the errors of its last run', () => {
  const [, minute] =
    /^OnCalendar=\*-\*-\* \*:(\d\d):00$/m.exec(textOf('townboard-doctor.timer')) ?? [];
  const [, delay] = /^RandomizedDelaySec=(\d)m$/m.exec(textOf('townboard-doctor.timer')) ?? [];
  const [, cron] =
    /"(\d+) \* \* \* \* root .*doctor/.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
  for (const at of [Number(minute), Number(minute) + Number(delay), Number(cron)]) {
    expect(at % 5, String(at)).toBeGreaterThan(1);
  }
});
