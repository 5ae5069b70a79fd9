import type { Metadata } from 'next';
import { ChangeList } from '@/components/admin/settings/change-list';
import { SettingForm } from '@/components/admin/settings/setting-form';
import { requireStaffPage } from '@/lib/auth/staff';
import { listSettings } from '@/lib/moderation/change-setting';
import { settingKeys, settings } from '@/lib/settings/definitions';
import { settingHistory } from '@/lib/settings/store';

export const metadata: Metadata = { title: 'Settings' };

export default async function SettingsPage() {
  await requireStaffPage('/admin/settings', 'admin');
  const [states, history] = await Promise.all([listSettings(), settingHistory(settingKeys)]);
  return (
    <>
      <h1 className="text-2xl font-bold">Settings</h1>
      {states.map((setting) => (
        <SettingForm key={setting.key} setting={setting} />
      ))}
      <ChangeList
        changes={history.map(({ key, value, at, by }) => ({
          at,
          by,
          text: `${nameOf(key)}: ${value === null ? 'as configured' : labelOf(key, value)}.`,
        }))}
      />
    </>
  );
}

const definitionOf = (key: string) => settings.find((one) => one.key === key);
const nameOf = (key: string) => definitionOf(key)?.name ?? key;
const labelOf = (key: string, value: string) =>
  definitionOf(key)?.options.find((option) => option.value === value)?.label ?? value;
