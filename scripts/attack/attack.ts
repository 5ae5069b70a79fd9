/*
 * `npm run attack`: attacks a built site on this machine. Fails if a promise is broken.
 *   --short            fewer requests (a part of npm test)     --only visits   some rows
 *   --rest 60          seconds before memory is read again     --report FILE   results as JSON
 *   --url, --database, --pid, --log   of a running site of this machine with a demo's data
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
