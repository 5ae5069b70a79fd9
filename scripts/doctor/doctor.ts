/* `npm run doctor [-- --production]`: checks settings and services. Exits with 1 if one fails. */
import { describeFaults, type Env, readEnv } from '@/lib/env.ts';
import { proxyProblem } from '@/lib/process/server-problem.ts';
import { weakSecrets } from '@/lib/secrets/weak-secrets.ts';
import { type Service, services } from '@/lib/services.ts';
import { dataDirectory, failure, loadDotEnv, report } from '../launch/preflight.mjs';
import { probeBackup } from './probes/probe-backup.ts';
import { probeBucket } from './probes/probe-bucket.ts';
import { probeClassifier } from './probes/probe-classifier.ts';
import { probeDatabase } from './probes/probe-database.ts';
import { probeDisk } from './probes/probe-disk.ts';
import { probeJobs } from './probes/probe-jobs.ts';
import { probeMail } from './probes/probe-mail.ts';
import { probeModerators } from './probes/probe-moderators.ts';
import { probeOutbox } from './probes/probe-outbox.ts';
import { probePhones } from './probes/probe-phones.ts';
import { probePostcodes } from './probes/probe-postcodes.ts';
import { probeRefunds } from './probes/probe-refunds.ts';
import { probeReplica } from './probes/probe-replica.ts';
import { probeSearch } from './probes/probe-search.ts';
import { probeStripe } from './probes/probe-stripe.ts';
import { probeWhatsapp } from './probes/probe-whatsapp.ts';
import { runningDatabase } from './running-database.ts';

const probes: Record<string, (values: Partial<Env>) => string | Promise<string>> = {
  Address: ({ APP_URL = 'a wrong address' }) =>
    APP_URL.startsWith('http:') ? `${APP_URL} (not https: logins travel in the clear)` : APP_URL,
  Pictures: probeBucket,
  Mail: probeMail,
  WhatsApp: probeWhatsapp,
  Cards: probeStripe,
  Classifier: probeClassifier,
};

type Finding = { name: string; mark: '✓' | '–' | '✗'; text: string };

try {
  loadDotEnv();
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--production');
  if (unknown) throw failure(`Unknown option ${unknown}. There is --production.`);
  const asProduction = options.length > 0;
  if (asProduction) process.env.APP_ENV = 'production';
  process.exitCode = await examine(dataDirectory(), asProduction);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function examine(directory: string, asProduction: boolean): Promise<number> {
  const { values, faults } = readEnv(process.env);
  const databaseUrl = values.DATABASE_URL ?? runningDatabase(directory);
  const isProduction = values.APP_ENV === 'production';
  process.stdout.write(
    `\nAPP_ENV=${values.APP_ENV ?? '(not set: only npm start runs, as a demo)'}\n\n`,
  );
  const pending: (Finding | Promise<Finding>)[] = [
    ...services(process.env).map((service) => finding(service, isProduction, values, databaseUrl)),
    contact(values, isProduction),
    tried('Disk', () => probeDisk(directory)),
    ...(databaseUrl
      ? [
          ...replica(databaseUrl, values.DATABASE_REPLICA_URL),
          tried('Search', () => probeSearch(databaseUrl, values.SEARCH_URL)),
          tried('Outbox', () => probeOutbox(databaseUrl)),
          tried('Jobs', () => probeJobs(databaseUrl)),
          tried('Phones', () => probePhones(databaseUrl, values)),
          tried('Refunds', () => probeRefunds(databaseUrl)),
          tried('Postcodes', () => probePostcodes(databaseUrl)),
          backup(databaseUrl, values, isProduction),
          tried('Moderators', () => probeModerators(databaseUrl, values)),
        ]
      : []),
  ];
  const unknownCallers = proxyProblem(process.env);
  if (unknownCallers) pending.push({ name: 'Proxies', mark: '✗', text: unknownCallers });
  const weak = asProduction ? weakSecrets(process.env) : [];
  if (weak.length > 0) pending.push({ name: 'Strength', mark: '✗', text: weak.join('; ') });
  const wrong = faults.filter((name) => process.env[name]);
  if (wrong.length > 0) {
    pending.push({ name: 'Settings', mark: '✗', text: describeFaults(wrong, process.env) });
  }
  let isFine = true;
  // All run at once, and each is shown as soon as those above it are.
  for (const finding of pending) {
    const { mark, name, text } = await finding;
    process.stdout.write(`  ${mark} ${name.padEnd(10)} ${text}\n`);
    if (mark === '✗') isFine = false;
  }
  const missing = services(process.env).flatMap((service) => service.missing);
  if (missing.length > 0) process.stdout.write(`\nMissing for production: ${missing.join(', ')}\n`);
  process.stdout.write('\n');
  return isFine ? 0 : 1;
}

async function finding(
  { name, state, standIn, without, missing }: Service,
  isProduction: boolean,
  values: Partial<Env>,
  databaseUrl: string | undefined,
): Promise<Finding> {
  if (state === 'incomplete' || (state === 'stand-in' && isProduction)) {
    return { name, mark: '✗', text: `needs ${missing.join(', ')}` };
  }
  if (state === 'done without') return { name, mark: '–', text: without };
  if (name === 'Database' && databaseUrl) return tried(name, () => probeDatabase(databaseUrl));
  if (state === 'stand-in') return { name, mark: '–', text: `stand-in: ${standIn}` };
  return tried(name, () => probes[name]?.(values) ?? 'set');
}

function replica(databaseUrl: string, url: string | undefined): Promise<Finding>[] {
  return url ? [tried('Replica', () => probeReplica(databaseUrl, url))] : [];
}

async function backup(
  url: string,
  { BACKUPS }: Partial<Env>,
  isProduction: boolean,
): Promise<Finding> {
  const name = 'Backup';
  if (BACKUPS === 'elsewhere') return { name, mark: '–', text: 'made elsewhere (BACKUPS)' };
  const known = await tried(name, async () => (await probeBackup(url)) ?? '');
  if (known.text) return known;
  const none = 'none by npm run backup is known (docs/operations/backups.md)';
  return isProduction
    ? { name, mark: '✗', text: `${none}. If others make them: BACKUPS=elsewhere` }
    : { name, mark: '–', text: none };
}

function contact({ CONTACT_EMAIL }: Partial<Env>, isProduction: boolean): Finding {
  if (CONTACT_EMAIL) return { name: 'Contact', mark: '✓', text: CONTACT_EMAIL };
  const text = 'needs CONTACT_EMAIL: people who need help reach nobody';
  return { name: 'Contact', mark: isProduction ? '✗' : '–', text };
}

async function tried(name: string, probe: () => string | Promise<string>): Promise<Finding> {
  try {
    return { name, mark: '✓', text: await probe() };
  } catch (error) {
    return { name, mark: '✗', text: error instanceof Error ? error.message : String(error) };
  }
}
