import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { defaultAdultPages } from '@/lib/settings/adult';
import { defaultAdultReview } from '@/lib/settings/adult-review';
import { isOption, type SettingKey, settingKeys } from '@/lib/settings/definitions';
import { readSettings, writeSetting } from '@/lib/settings/store';

const defaults: Record<SettingKey, () => string> = {
  'adult.ageCheck': defaultAdultPages,
  'adult.review': defaultAdultReview,
};

export type SettingState = { key: SettingKey; value: string; isChanged: boolean; default: string };

export async function listSettings(): Promise<SettingState[]> {
  const set = await readSettings(settingKeys);
  return settingKeys.map((key) => {
    const value = set.get(key);
    return {
      key,
      value: value ?? defaults[key](),
      isChanged: value !== undefined,
      default: defaults[key](),
    };
  });
}

/** Null restores the configured value. Throws `invalid`. */
export async function changeSetting(
  { userId }: Staff,
  { key, value }: { key: SettingKey; value: string | null },
  now: Date,
): Promise<{ success: true }> {
  if (value !== null && !isOption(key, value)) {
    throw new AppError('invalid', siteTexts.settingUnknown, {
      fields: { value: siteTexts.settingUnknown },
    });
  }
  await db.$transaction(async (tx) => {
    await writeSetting(tx, userId, { key, value }, now);
    const subject = { type: 'setting', id: key } as const;
    await recordAudit(tx, userId, 'setting.changed', subject, now, { value });
  });
  return { success: true };
}
