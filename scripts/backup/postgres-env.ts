import { existsSync } from 'node:fs';
import pg from 'pg';

/** Parameters that libpq reads from the environment. pg and Prisma know others (`schema`). */
const variables = {
  application_name: 'PGAPPNAME',
  channel_binding: 'PGCHANNELBINDING',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  gssencmode: 'PGGSSENCMODE',
  hostaddr: 'PGHOSTADDR',
  krbsrvname: 'PGKRBSRVNAME',
  options: 'PGOPTIONS',
  passfile: 'PGPASSFILE',
  require_auth: 'PGREQUIREAUTH',
  requirepeer: 'PGREQUIREPEER',
  ssl_max_protocol_version: 'PGSSLMAXPROTOCOLVERSION',
  ssl_min_protocol_version: 'PGSSLMINPROTOCOLVERSION',
  sslcert: 'PGSSLCERT',
  sslcertmode: 'PGSSLCERTMODE',
  sslcrl: 'PGSSLCRL',
  sslcrldir: 'PGSSLCRLDIR',
  sslkey: 'PGSSLKEY',
  sslnegotiation: 'PGSSLNEGOTIATION',
  sslrootcert: 'PGSSLROOTCERT',
  sslsni: 'PGSSLSNI',
  target_session_attrs: 'PGTARGETSESSIONATTRS',
};

/** pg's connection for pg_dump and pg_restore, kept out of the process list. */
export function postgresEnv(url: string): NodeJS.ProcessEnv {
  // Not `new URL`, which refuses addresses with `?host=` and a user.
  const { host, port, user = '', password, database = '' } = new pg.Client(url);
  const given = new URLSearchParams(/\?(.*)/.exec(url)?.[1]);
  const passed = Object.entries(variables).flatMap(([name, variable]) => {
    const value = given.get(name);
    return value ? [[variable, value]] : [];
  });
  return {
    ...process.env,
    ...Object.fromEntries(passed),
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    // Without one libpq asks passfile or the certificate.
    ...(typeof password === 'string' && { PGPASSWORD: password }),
    PGDATABASE: database,
    ...tls(given),
  };
}

const tlsParameters = ['sslcert', 'sslkey', 'sslrootcert'];

function tls(given: URLSearchParams): Record<string, string | undefined> {
  const mode = sslMode(given);
  // libpq trusts no authority of its own accord, pg those of the system.
  const needsRoots = mode.startsWith('verify') && !given.get('sslrootcert');
  return {
    PGSSLMODE: mode,
    ...(mode === 'no-verify' && { PGSSLMODE: 'require', PGSSLROOTCERT: '' }),
    ...(needsRoots && { PGSSLROOTCERT: process.env.PGSSLROOTCERT || systemRoots() }),
  };
}

/** Like pg, which encrypts without an `sslmode` too. */
function sslMode(given: URLSearchParams): string {
  const ssl = given.get('ssl');
  const mode = given.get('sslmode');
  if (mode) return mode;
  if (tlsParameters.some((name) => given.has(name))) return 'verify-full';
  if (ssl === '0' || ssl === 'false') return 'disable';
  if (ssl === 'no-verify') return ssl;
  if (ssl || given.get('sslnegotiation') === 'direct') return 'verify-full';
  return process.env.PGSSLMODE || 'prefer';
}

/** Of Debian and Alpine, Red Hat, BSD and macOS. */
const systemRoots = () =>
  [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/cert.pem',
  ].find((path) => existsSync(path));
