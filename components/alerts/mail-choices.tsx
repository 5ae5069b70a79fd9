'use client';

import { useState } from 'react';
import { Choices } from '@/components/ui/fields/choices';
import { FieldGroup } from '@/components/ui/fields/field';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import type { MailChoices as Chosen } from '@/lib/notifications/schema';

const labels: Record<keyof Chosen, string> = {
  savedReduced: 'A saved ad is reduced',
  savedEnding: 'A saved ad ends within a day',
  reminders: 'An ad of mine ends',
};

const choices = Object.entries(labels).map(([value, label]) => ({ value, label }));
const names = Object.keys(labels) as (keyof Chosen)[];

export function MailChoices({ initial }: { initial: Chosen }) {
  const [chosen, setChosen] = useState(initial);

  async function change(value: string, isOn: boolean) {
    const before = chosen;
    setChosen({ ...chosen, [value]: isOn });
    const result = await api.patch<Chosen>('/api/users/me/mails', { [value]: isOn });
    if (result.ok) return setChosen(result.data);
    setChosen(before);
    toast.error(result.error ?? serverError);
  }

  return (
    <section className="card p-4">
      <FieldGroup id="mail-choices" label="Email me when">
        <Choices
          name="mails"
          type="checkbox"
          choices={choices}
          chosen={names.filter((name) => chosen[name])}
          onChange={(value, checked) => void change(value, checked)}
        />
      </FieldGroup>
    </section>
  );
}
