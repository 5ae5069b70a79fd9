/* Copied to the checkout of an earlier release, so that its imports are that release's. */
import { beginLifetime, type Lifetime, runUntilEnded } from '../../scripts/launch/lifetime.ts';
import { failure, report } from '../../scripts/launch/preflight.mjs';
import { type Run, stages } from '../../scripts/test/test-plan.ts';
import { add, nothing, summary } from '../../scripts/test/test-results.ts';

const lifetime = beginLifetime(130);
await runUntilEnded(lifetime, () => runSuite(lifetime), { after: () => undefined });

async function runSuite(lifetime: Lifetime): Promise<number> {
  const { TEST_POSTGRES_URL = '', TEST_DIRECTORY = '' } = process.env;
  const run: Run = {
    lifetime,
    args: process.argv.slice(2),
    postgres: {
      url: (database) => String(new URL(`/${database}`, TEST_POSTGRES_URL)),
      directory: TEST_DIRECTORY,
      env: { TEST_POSTGRES_URL, TEST_DIRECTORY },
      close: async () => undefined,
    },
  };
  let tally = nothing;
  for (const name of ['client', 'site', 'api']) {
    const stage = stages.find((one) => one.name === name);
    if (!stage) throw failure(`The tests of this release have no stage "${name}".`);
    tally = add(tally, (await stage.work(run)) ?? nothing);
  }
  for (const text of tally.failures) report(failure(text));
  process.stdout.write(`\n${summary(tally)}\n`);
  return tally.failed > 0 ? 1 : 0;
}
