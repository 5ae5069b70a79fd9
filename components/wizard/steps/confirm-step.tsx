'use client';

import type { WizardValues } from '@/components/wizard/form/values';
import { Preview } from '@/components/wizard/preview/preview';
import { useWordCheck } from '@/components/wizard/preview/use-word-check';
import { WordWarnings } from '@/components/wizard/preview/word-warnings';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';

type ConfirmStepProps = {
  values: WizardValues;
  kind: FormKind;
  /** The edited ad. */
  adId: string | undefined;
  onChange: (step: number) => void;
};

export function ConfirmStep({ values, kind, adId, onChange }: ConfirmStepProps) {
  const check = useWordCheck(values, adId);
  return (
    <>
      <div role="status" className="empty:hidden">
        {check && <WordWarnings {...{ check, kind, onChange }} />}
      </div>
      <p className="text-muted">This is what visitors will see. You can still change everything.</p>
      <Preview values={values} kind={kind} onChange={onChange} />
    </>
  );
}
