import { type Db, db } from '@/lib/db/client';
import { latest, type SettingRow, settingsSql } from './settings-sql';

export type SettingChange = {
  key: string;
  /** Null restores the default. */
  value: string | null;
  at: Date;
  /** Null once erased. */
  by: string | null;
};

export async function readSettings(
  keys: readonly string[],
  tx: Db = db,
  at = latest,
): Promise<Map<string, string>> {
  const rows = await tx.$queryRawUnsafe<SettingRow[]>(settingsSql, keys, at);
  return new Map(rows.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])));
}

/** The payload on the channel page_changes. */
export const settingsMessage = '{"settings":true}';

/** Invalidates cached pages that depend on the setting. */
export async function writeSetting(
  tx: Db,
  staffId: string,
  { key, value }: Pick<SettingChange, 'key' | 'value'>,
  now: Date,
): Promise<void> {
  await tx.setting.create({ data: { key, value, at: now, staffId }, select: { id: true } });
  await tx.$executeRaw`SELECT pg_notify('page_changes', ${settingsMessage})`;
}

export async function settingHistory(keys: readonly string[]): Promise<SettingChange[]> {
  const rows = await db.setting.findMany({
    where: { key: { in: [...keys] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 50,
    select: { key: true, value: true, at: true, staff: { select: { username: true } } },
  });
  return rows.map(({ staff, ...change }) => ({ ...change, by: staff?.username ?? null }));
}
