/* BACKUP_PGBACKREST is the command with its stanza, as in `pgbackrest --stanza=townboard`. */
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';
import { runProgram } from './programs.ts';

/** `timeline`: of the database, which every recovery changes. */
export type ClusterBackup = { label: string; timeline: string };

const told = z.array(z.object({ backup: z.array(z.object({ label: z.string() })) }));

/** Undefined where pg_dump makes the backups. */
export function chosenPgbackrest({ BACKUP_PGBACKREST }: NodeJS.ProcessEnv): string[] | undefined {
  const command = BACKUP_PGBACKREST?.split(' ').filter(Boolean) ?? [];
  return command.length > 0 ? command : undefined;
}

export async function backUpCluster(
  command: string[],
  url: string,
  signal: AbortSignal,
): Promise<ClusterBackup> {
  await run([...command, 'backup'], signal);
  const stanzas = told.parse(JSON.parse(await run([...command, '--output=json', 'info'], signal)));
  const label = stanzas.at(0)?.backup.at(-1)?.label;
  if (!label) throw failure('pgBackRest names no backup. Is --stanza a part of BACKUP_PGBACKREST?');
  return { label, timeline: await timelineOf(url) };
}

async function run(command: string[], signal: AbortSignal): Promise<string> {
  const { child, ended } = runProgram(command, process.env, signal);
  if (!child.stdout) throw new Error('no pipe');
  const [output] = await Promise.all([text(child.stdout), ended]);
  return output;
}

const timelineOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ timeline: string }>(
      'SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline',
    );
    return rows[0]?.timeline ?? '';
  });

export async function refuseUnrestored(cluster: ClusterBackup, url: string): Promise<void> {
  if ((await timelineOf(url)) !== cluster.timeline) return;
  throw failure(
    'pgBackRest made this backup, and restores it: stop PostgreSQL, run pgbackrest --stanza=… ' +
      `--set=${cluster.label} restore, start it, and repeat this command.`,
  );
}
