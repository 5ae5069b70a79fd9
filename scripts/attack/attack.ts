/*
 * `npm run attack` (from attack.mjs): attacks a built site on this machine while simulated visitors
 * read it, and prints what each attack did. Fails if a promise is broken.
 *   --short            fewer requests (a part of npm test)     --only visits   some rows
 *   --rest 60          seconds before memory is read again
 *   --report FILE      what each row came to, as JSON
 *   --url, --database  a running site of this machine with a demo's data, which gets members and ads
 *   --pid, --log       of its server: what it holds in memory, and what it writes
 */
import { writeFileSync } from 'node:fs';
import { generateClient } from '../build/build.ts';
import { beginLifetime, runUntilEnded } from '../launch/lifetime.ts';
import { report } from '../launch/preflight.mjs';
import { parseOptions } from './options.ts';
import { rows } from './rows/all.ts';
import { runRow } from './run-row.ts';
import { printTable, reportOf } from './table.ts';
import { withTarget } from './target.ts';

try {
  const options = parseOptions(
    process.argv.slice(2),
    rows.map(({ name }) => name),
  );
  const lifetime = beginLifetime(130);
  await runUntilEnded(
    lifetime,
    async () => {
      if (!options.attach) await generateClient('/dev/null');
      const chosen = rows.filter(
        ({ name }) => options.only.length === 0 || options.only.includes(name),
      );
      const results = await withTarget(lifetime, options, async (target) => {
        const done = [];
        for (const row of chosen) done.push(await runRow(target, row, options));
        return done;
      });
      printTable(results);
      if (options.report) writeFileSync(options.report, JSON.stringify(reportOf(results)));
      return results.some(({ broken }) => broken.length > 0) ? 1 : 0;
    },
    { after: () => undefined },
  );
} catch (error) {
  report(error);
  process.exit(1);
}
