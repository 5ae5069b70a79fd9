import { configurationProblem } from '@/lib/configuration';
import type { Given } from '@/lib/services';
import { isRightNode, nodeMajor } from './node-version';

/** Set by scripts/serve/server-hooks.mjs. */
export const hasHooks = () =>
  Reflect.get(globalThis, Symbol.for('townboard.server-hooks')) === true;

export function serverProblem(
  given: Given = process.env,
  runtime: { node: string; hasHooks: boolean } = {
    node: process.versions.node,
    hasHooks: hasHooks(),
  },
): string | undefined {
  const problem = configurationProblem(given);
  if (problem) return problem;
  if (!isRightNode(runtime.node)) {
    return (
      `The site runs on Node ${nodeMajor}, which its packages contain; this is ${runtime.node}. ` +
      'Start it with npm run serve.'
    );
  }
  if (!runtime.hasHooks && !isOnPlatform(given)) {
    return (
      'The server does not know the addresses of its callers, so no limit would hold. Start it ' +
      'with npm run serve, or set CALLER_ADDRESS=platform where the platform sets X-Forwarded-For.'
    );
  }
  return proxyProblem(given);
}

const isOnPlatform = (given: Given) => given.CALLER_ADDRESS === 'platform' || given.VERCEL === '1';

/** The server itself speaks plain HTTP, so a proxy is in front of every https address. */
export function proxyProblem(given: Given): string | undefined {
  const { APP_ENV, APP_URL = '', TRUSTED_PROXIES } = given;
  const isBehindProxy = APP_ENV === 'production' && /^https:/i.test(APP_URL);
  if (!isBehindProxy || isOnPlatform(given) || Number(TRUSTED_PROXIES || 0) !== 0) return undefined;
  return (
    'APP_URL is https, so a proxy is in front of the server, but TRUSTED_PROXIES is 0: all visitors would have ' +
    "the proxy's address and share its limits. Set TRUSTED_PROXIES to the number of your proxies (1 with nginx), " +
    'or CALLER_ADDRESS=platform where the platform sets X-Forwarded-For.'
  );
}

export function exitUnlessServable(): void {
  const problem = serverProblem();
  if (!problem) return;
  process.stderr.write(`\n${problem}\n`);
  process.exit(1);
}
