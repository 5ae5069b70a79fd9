'use client';

import { Notice } from '@/components/ui/notice';
import type { WizardValues } from '@/components/wizard/form/values';
import { Preview } from '@/components/wizard/preview/preview';
import { useWordCheck } from '@/components/wizard/preview/use-word-check';
import { WordWarnings } from '@/components/wizard/preview/word-warnings';
import type { FormKind } from '@/lib/catalogue/form-kind';
import { messages } from '@/lib/catalogue/messages';

type ConfirmStepProps = {
  values: WizardValues;
  kind: FormKind;
  /** The ad that is edited. */
  adId: string | undefined;
  /** Publishing an edit reactivates an inactive or expired ad. */
  reactivates: boolean;
  onChange: (step: number) => void;
};

export function ConfirmStep({ values, kind, adId, reactivates, onChange }: ConfirmStepProps) {
  const check = useWordCheck(values, adId);
  return (
    <>
      {reactivates && <Notice tone="warning">{messages.reactivationNotice}</Notice>}
      <div role="status" className="empty:hidden">
        {check && <WordWarnings {...{ check, kind, onChange }} />}
      </div>
      <p className="text-muted">This is what readers will see. Change whatever you like.</p>
      <Preview values={values} kind={kind} onChange={onChange} />
    </>
  );
}
