/* `npm run places:import -- file.csv …`: reads the ONS Postcode Directory or Code-Point Open. */
import { parseArgs } from 'node:util';
import { failure, refuseMissingFiles, report } from '../launch/preflight.mjs';
import { printLine } from '../launch/progress.ts';
import { withClient } from '../postgres/postgres.ts';
import { importUnits } from './import-units.ts';

const progressEvery = 250_000;

try {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: { partial: { type: 'boolean', default: false } },
  });
  if (!url) throw failure('Set DATABASE_URL to the database of the site.');
  if (files.length === 0) throw failure('Name the file: npm run places:import -- ONSPD.csv');
  refuseMissingFiles(files);
  const started = performance.now();
  const tally = await withClient(url, (client) =>
    importUnits(client, {
      files,
      isPartial: values.partial,
      now: new Date(),
      onRow: (rows) => rows % progressEvery === 0 && printLine(`${rows} rows read`),
    }),
  );
  const { format, rows, units, skipped, broken, faults } = tally;
  printLine(`${format}: ${rows} rows, ${units} postcodes imported, ${broken} rows broken.`);
  for (const [why, count] of skipped) printLine(`  left out, ${why}: ${count}`);
  for (const fault of faults) printLine(`  broken: ${fault}`);
  printLine(`Took ${Math.round((performance.now() - started) / 1000)} s.`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
