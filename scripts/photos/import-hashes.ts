/* `npm run photos:import-hashes -- file`: blocks the photos of a list. Needs DATABASE_URL. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseHashList } from '@/lib/screening/photos/hash-list.ts';
import { failure, refuseMissingFiles, report } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';

const batch = 10_000;

try {
  const url = process.env.DATABASE_URL;
  const [file, ...more] = process.argv.slice(2);
  if (!url) throw failure('Set DATABASE_URL to the database of the site.');
  if (!file || more.length > 0) {
    throw failure('Name one file: npm run photos:import-hashes -- hashes.txt');
  }
  refuseMissingFiles([file]);
  const hashes = parseHashList(readFileSync(file, 'utf8'));
  const source = `list ${basename(file)}`;
  const added = await withClient(url, async (client) => {
    let count = 0;
    for (let start = 0; start < hashes.length; start += batch) {
      const part = hashes.slice(start, start + batch).map(String);
      const { rowCount } = await client.query(
        `INSERT INTO "BlockedPhoto" ("hash", "source")
         SELECT DISTINCT unnest($1::bigint[]), $2 ON CONFLICT DO NOTHING`,
        [part, source],
      );
      count += rowCount ?? 0;
    }
    return count;
  });
  process.stdout.write(`Hashes read: ${hashes.length}. New: ${added}.\n`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
