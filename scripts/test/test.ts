/* `npm test [-- STAGE [WORDS]]`: every stage, or one, whose own program gets further words. */
import { beginLifetime, type Lifetime, runUntilEnded } from '../launch/lifetime.ts';
import { failure, report } from '../launch/preflight.mjs';
import { seconds } from '../launch/progress.ts';
import { type Run, type Stage, type StageName, stageNames, stages } from './test-plan.ts';
import { add, nothing, summary, type Tally } from './test-results.ts';

type Result = { name: string; tally: Tally; time: string };

try {
  await main(process.argv.slice(2));
} catch (error) {
  report(error);
  process.exit(1);
}

async function main([first, ...args]: string[]) {
  const only = stageNames.find((name) => name === first);
  if (first && !only) throw failure(`Unknown stage ${first}. There are: ${stageNames.join(', ')}.`);
  const lifetime = beginLifetime(130);
  const results: Result[] = [];
  await runUntilEnded(
    lifetime,
    () => runAll(lifetime, only ? [only] : [...stageNames], args, results),
    {
      after: (exitCode) => conclude(results, exitCode),
    },
  );
}

async function runAll(
  lifetime: Lifetime,
  wanted: StageName[],
  args: string[],
  results: Result[],
): Promise<number> {
  const run: Run = { lifetime, args };
  for (const stage of stages) {
    if (stage.for.some((name) => wanted.includes(name))) results.push(await runOne(stage, run));
  }
  await run.postgres?.close();
  return results.some(({ tally }) => tally.failed > 0) ? 1 : 0;
}

async function runOne(stage: Stage, run: Run): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`\n── ${stage.name}\n`);
  try {
    const tally = (await stage.work(run)) ?? nothing;
    return { name: stage.name, tally, time: seconds(started) };
  } catch (error) {
    report(error);
    return { name: stage.name, tally: { ...nothing, failed: 1 }, time: seconds(started) };
  }
}

function conclude(results: Result[], exitCode: number) {
  const total = results.map(({ tally }) => tally).reduce(add, nothing);
  const isCutShort = exitCode !== 0 && total.failed === 0;
  const rows = results.map(
    ({ name, tally, time }) => `  ${name.padEnd(10)} ${summary(tally).padEnd(36)} ${time}`,
  );
  const last = summary(isCutShort ? { ...total, failed: 1 } : total);
  const failures = total.failures.map((text) => `  ✗ ${text}\n`).join('');
  process.stdout.write(`\n${failures}\n${rows.join('\n')}\n\n${last}\n`);
}
