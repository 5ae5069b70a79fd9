'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/fields/choices';
import { Field, FieldGroup } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import type { AlertChanges } from '@/lib/alerts/schema';
import { type Alert, alertFrequencies } from '@/lib/alerts/views';
import { searchQueryMax } from '@/lib/catalogue/limits';
import { frequencyLabels } from './frequency-labels';

type AlertFormProps = {
  alert: Alert;
  busy: boolean;
  onSave: (changes: AlertChanges) => void;
  onCancel: () => void;
};

const frequencies = alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));
const kinds = [
  { value: 'new', label: 'New ads only' },
  { value: 'reduced', label: 'Reduced ads too' },
];

export const frequencyId = (alertId: string) => `frequency-${alertId}`;

export function AlertForm({ alert, busy, onSave, onCancel }: AlertFormProps) {
  const { _id } = alert;
  const [frequency, setFrequency] = useState(alert.frequency);
  const [withReduced, setWithReduced] = useState(alert.withReduced);
  const [leaveOut, setLeaveOut] = useState(alert.leaveOut);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ frequency, withReduced, ...(leaveOut === alert.leaveOut ? {} : { leaveOut }) });
      }}
    >
      <FieldGroup id={frequencyId(_id)} label="How often">
        <Choices
          name={frequencyId(_id)}
          type="radio"
          choices={frequencies}
          chosen={[frequency]}
          onChange={(value) =>
            setFrequency(alertFrequencies.find((known) => known === value) ?? frequency)
          }
        />
      </FieldGroup>
      <FieldGroup id={`kind-${_id}`} label="Tell me about">
        <Choices
          name={`kind-${_id}`}
          type="radio"
          choices={kinds}
          chosen={[withReduced ? 'reduced' : 'new']}
          onChange={(value) => setWithReduced(value === 'reduced')}
        />
      </FieldGroup>
      {alert.kind === 'search' && (
        <Field
          id={`leave-out-${_id}`}
          label="Leave out ads with these words"
          hint="For example: broken, spares"
        >
          {(control) => (
            <TextInput
              {...control}
              value={leaveOut}
              maxLength={searchQueryMax}
              onChange={(event) => setLeaveOut(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} busyLabel="Saving…">
          Save
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
