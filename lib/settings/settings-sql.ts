/** The values of the keys $1 at the time $2; null for a restored default. */
export const settingsSql = `
  SELECT k."key", s."value" FROM unnest($1::text[]) AS k("key")
    CROSS JOIN LATERAL (
      SELECT "value" FROM "Setting" WHERE "key" = k."key" AND "at" <= $2::timestamptz
      ORDER BY "at" DESC, "id" DESC LIMIT 1) s`;

export type SettingRow = { key: string; value: string | null };

/** For $2: the latest values. */
export const latest = new Date(8.64e15);
