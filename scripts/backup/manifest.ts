/* The contents of a backup, in manifest.json beside its dump. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { failure } from '../launch/preflight.mjs';

const file = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

const schema = z.object({
  version: z.literal(1),
  /** By the database's clock, before the dump. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** Null if pgBackRest has the database. */
  dump: file.nullable(),
  pgbackrest: z.object({ label: z.string(), timeline: z.string() }).optional(),
  /** How many; their names are in pictures.txt. Null if pictures were left out. */
  pictures: z.int().nullable(),
  /** Names of the pictures that could not be read, so were not archived. */
  unread: z.array(z.string()).optional(),
  /** The store could not be listed: pictures.txt is that of the backup before. */
  isUnlisted: z.literal(true).optional(),
});

export type Manifest = z.infer<typeof schema>;

export const manifestFile = 'manifest.json';
export const picturesFile = 'pictures.txt';
export const archivesFolder = 'pictures';
export const listEnding = '.txt';
/** Names of the erasure journal: time, kind and id. */
export const erasuresFile = 'erasures.txt';

const backupName = /^\d{8}T\d{6}Z$/;

export const nameOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** Complete backups, oldest first. */
export const listBackups = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => backupName.test(name) && existsSync(join(folder, name, manifestFile)))
    .sort();

export function readManifest(backup: string): Manifest {
  const path = join(backup, manifestFile);
  if (!existsSync(path))
    throw failure(`${backup} is no complete backup: it has no ${manifestFile}.`);
  const { data } = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!data) throw failure(`${path} is of another version, or damaged.`);
  return data;
}

export const readNames = (path: string): string[] =>
  readFileSync(path, 'utf8').split('\n').filter(Boolean);
