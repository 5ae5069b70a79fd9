'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldGroup } from '@/components/ui/fields/field';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { SettingState } from '@/lib/moderation/change-setting';
import { settings } from '@/lib/settings/definitions';

const asConfigured = 'default';

/** States the effect of a choice before saving it. */
export function SettingForm({ setting }: { setting: SettingState }) {
  const router = useRouter();
  const [picked, setPicked] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const definition = settings.find(({ key }) => key === setting.key);
  if (!definition) return null;

  const saved = setting.isChanged ? setting.value : asConfigured;
  const chosen = picked ?? saved;
  const optionOf = (value: string) => definition.options.find((option) => option.value === value);
  const configured = optionOf(setting.default)?.label ?? setting.default;
  const choices = [
    ...definition.options.map(({ value, label }) => ({ value: value as string, label })),
    { value: asConfigured, label: `As configured (${configured})` },
  ];

  async function save() {
    setBusy(true);
    const value = chosen === asConfigured ? null : chosen;
    const result = await api.put('/api/admin/settings', { key: setting.key, value });
    setBusy(false);
    setAsking(false);
    if (!result.ok) return void toast.error(result.error ?? siteTexts.serverError);
    toast.success('Saved');
    router.refresh();
  }

  return (
    <form
      method="post"
      noValidate
      className="card grid gap-4 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === saved) toast.success('This is already saved.');
        else setAsking(true);
      }}
    >
      <FieldGroup id={setting.key} label={definition.name} hint={definition.description}>
        {choices.map(({ value, label }) => (
          <label key={value} className="check-row">
            <input
              type="radio"
              name={setting.key}
              value={value}
              checked={chosen === value}
              onChange={() => setPicked(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </FieldGroup>
      <Button type="submit" className="justify-self-start">
        Save<span className="sr-only"> {definition.name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        question={`${definition.name}: ${choices.find(({ value }) => value === chosen)?.label}?`}
        detail={optionOf(chosen === asConfigured ? setting.default : chosen)?.effect}
        confirmLabel="Save"
        busyLabel="Saving…"
        busy={busy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
