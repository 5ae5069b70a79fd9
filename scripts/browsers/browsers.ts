/* `npm run test:browsers [-- --only firefox]`: journeys in Debian's Firefox and in WebKitGTK. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateClient } from '../build/build.ts';
import { beginLifetime, runUntilEnded } from '../launch/lifetime.ts';
import { report } from '../launch/preflight.mjs';
import type { Launch } from './driver.ts';
import { firefox } from './firefox.ts';
import { journeys, type Stage } from './journeys.ts';
import { startStage } from './stage.ts';
import { webkit } from './webkit.ts';

const browsers: Record<string, Launch> = { firefox, webkit };

try {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = Object.entries(browsers).filter(([name]) => !values.only || name === values.only);
  const lifetime = beginLifetime(130);
  await runUntilEnded(
    lifetime,
    async () => {
      const present = chosen.filter(([, { missing }]) => {
        const reason = missing();
        if (reason) process.stdout.write(`– left out: ${reason}\n`);
        return !reason;
      });
      if (present.length === 0) return 1;
      await generateClient('/dev/null');
      const stage = await startStage(lifetime);
      let failed = 0;
      for (const [, browser] of present) failed += await walk(browser, stage);
      return failed > 0 || present.length < chosen.length ? 1 : 0;
    },
    { after: () => undefined },
  );
} catch (error) {
  report(error);
  process.exit(1);
}

async function walk({ launch }: Launch, stage: Stage): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const driver = await launch(folder);
  let failed = 0;
  try {
    for (const { title, run } of journeys) {
      const started = performance.now();
      try {
        await run(driver, stage);
        const ms = Math.round(performance.now() - started);
        process.stdout.write(`✓ ${driver.name}: ${title} (${ms} ms)\n`);
      } catch (error) {
        failed += 1;
        const where = await driver.evaluate('location.href').catch(() => 'nowhere');
        process.stdout.write(`✗ ${driver.name}: ${title}: ${String(error)} (at ${where})\n`);
      }
    }
  } finally {
    await driver.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}
