'use client';

import { Notice } from '@/components/ui/notice';
import type { WizardValues } from '@/components/wizard/form/values';
import { Preview } from '@/components/wizard/preview/preview';
import type { FormKind } from '@/lib/catalogue/form-kind';
import { messages } from '@/lib/catalogue/messages';

type ConfirmStepProps = {
  values: WizardValues;
  kind: FormKind;
  /** Publishing an edit reactivates an inactive or expired ad. */
  reactivates: boolean;
  onChange: (step: number) => void;
};

export function ConfirmStep({ values, kind, reactivates, onChange }: ConfirmStepProps) {
  return (
    <>
      {reactivates && <Notice tone="warning">{messages.reactivationNotice}</Notice>}
      <p className="text-muted">This is what readers will see. Change whatever you like.</p>
      <Preview values={values} kind={kind} onChange={onChange} />
    </>
  );
}
