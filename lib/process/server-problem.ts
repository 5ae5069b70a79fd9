import { configurationProblem } from '@/lib/configuration';
import type { Given } from '@/lib/services';
import { isRightNode, nodeMajor } from './node-version';

/** Set by scripts/serve/server-hooks.mjs. */
export const hasHooks = () =>
  Reflect.get(globalThis, Symbol.for('townboard.server-hooks')) === true;

/** Why this process must not serve the site; undefined if it may. */
export function serverProblem(
  given: Given = process.env,
  process_: { node: string; hasHooks: boolean } = {
    node: process.versions.node,
    hasHooks: hasHooks(),
  },
): string | undefined {
  const problem = configurationProblem(given);
  if (problem) return problem;
  if (!isRightNode(process_.node)) {
    return (
      `The site runs on Node ${nodeMajor}, which its packages contain; this is ${process_.node}. ` +
      'Start it with npm run serve.'
    );
  }
  const isPlatform = given.CALLER_ADDRESS === 'platform' || given.VERCEL === '1';
  if (!process_.hasHooks && !isPlatform) {
    return (
      'The server does not know the addresses of its callers, so no limit would hold. Start it ' +
      'with npm run serve, or set CALLER_ADDRESS=platform where the platform sets X-Forwarded-For.'
    );
  }
  return undefined;
}

/** Prints one sentence, without a stack. */
export function exitUnlessServable(): void {
  const problem = serverProblem();
  if (!problem) return;
  process.stderr.write(`\n${problem}\n`);
  process.exit(1);
}
