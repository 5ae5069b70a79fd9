/* `npm run authority-report -- ad|user ID`: writes all data about it to a JSON file in DATA_DIR. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { db } from '@/lib/db/client.ts';
import { authorityReport } from '@/lib/privacy/authority-report.ts';
import { dataDirectory, failure, report } from '../launch/preflight.mjs';
import { adoptSiteDatabase } from './site-database.ts';

try {
  const [type, id, ...more] = process.argv.slice(2);
  if ((type !== 'ad' && type !== 'user') || !id || more.length > 0) {
    throw failure('Usage: npm run authority-report -- ad|user ID');
  }
  await adoptSiteDatabase();
  try {
    const found = await authorityReport({ type, id }, new Date());
    const file = join(dataDirectory(), `authority-report-${type}-${id}.json`);
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    process.stdout.write(`Written to ${file}\n`);
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
