import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { earlierRelease } from '@/scripts/test-release/earlier-release';

let repository = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

function commit() {
  git('commit', '--quiet', '--allow-empty', '--message', 'Change nothing');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  git('init', '--quiet');
});

test('is the newest tag before this commit', () => {
  commit();
  git('tag', 'v1');
  const second = commit();
  git('tag', 'v2');
  commit();
  git('tag', 'v3');
  expect(earlierRelease(repository, undefined)).toEqual({ name: 'v2', commit: second });
});

test('is the commit that is given', () => {
  const first = commit();
  git('tag', 'v1');
  commit();
  expect(earlierRelease(repository, 'HEAD~1')).toEqual({ name: 'HEAD~1', commit: first });
});

test('without a tag, a sentence names the argument', () => {
  commit();
  git('tag', 'v1');
  expect(() => earlierRelease(repository, undefined)).toThrow(
    'There is no tag of an earlier release. Name the commit that is running now: npm run test:release -- COMMIT',
  );
  expect(() => earlierRelease(repository, 'v0')).toThrow('There is no commit "v0" here.');
});
