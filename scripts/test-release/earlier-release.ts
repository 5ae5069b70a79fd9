import { execFileSync } from 'node:child_process';
import { failure } from '../launch/preflight.mjs';

export type Release = { name: string; commit: string };

export function earlierRelease(repository: string, given: string | undefined): Release {
  const name = given ?? newestTag(repository);
  if (!name) {
    throw failure(
      'There is no tag of an earlier release. Name the commit that is running now: npm run test:release -- COMMIT',
    );
  }
  const commit = git(repository, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (!commit) throw failure(`There is no commit "${name}" here.`);
  return { name, commit };
}

function newestTag(repository: string) {
  const tags = ['tag', '--merged', 'HEAD', '--no-contains', 'HEAD'];
  const order = ['--sort=-version:refname', '--sort=-creatordate'];
  return git(repository, [...tags, ...order])?.split('\n')[0];
}

/** Undefined if git fails. */
function git(repository: string, args: string[]): string | undefined {
  try {
    const options = { cwd: repository, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, options).trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code) throw failure(`git cannot be run: ${message}`);
    return undefined;
  }
}
