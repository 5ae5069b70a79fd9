'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FieldGroup } from '@/components/ui/fields/field';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { SettingState } from '@/lib/moderation/change-setting';
import { settings } from '@/lib/settings/definitions';

/** Saves on change. */
export function SettingForm({ setting }: { setting: SettingState }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const definition = settings.find(({ key }) => key === setting.key);
  if (!definition) return null;

  async function choose(value: string | null) {
    setBusy(true);
    const result = await api.put('/api/admin/settings', { key: setting.key, value });
    setBusy(false);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    toast.success('Saved');
    router.refresh();
  }

  const chosen = setting.isChanged ? setting.value : 'default';
  const labelOf = (value: string) =>
    definition.options.find((option) => option.value === value)?.label ?? value;
  const choices = [
    ...definition.options.map(({ value, label }) => ({ value: value as string, label })),
    { value: 'default', label: `As configured (${labelOf(setting.default)})` },
  ];
  return (
    <div className="card p-4 sm:p-5">
      <FieldGroup id={setting.key} label={definition.name} hint={definition.description}>
        {choices.map(({ value, label }) => (
          <label key={value} className="check-row">
            <input
              type="radio"
              name={setting.key}
              checked={chosen === value}
              disabled={busy}
              onChange={() => void choose(value === 'default' ? null : value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </FieldGroup>
    </div>
  );
}
