'use client';

import { Notice } from '@/components/ui/notice';
import { pricedOf } from '@/components/wizard/form/priced';
import type { WizardValues } from '@/components/wizard/form/values';
import { WithChangeButton } from '@/components/wizard/preview/change-button';
import { Preview } from '@/components/wizard/preview/preview';
import { useWordCheck } from '@/components/wizard/preview/use-word-check';
import { WordWarnings } from '@/components/wizard/preview/word-warnings';
import { unusualPriceText } from '@/lib/ads/guidance/unusual-price';
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
      <UnusualPrice {...{ values, kind, onChange }} />
      <p className="text-muted">This is what visitors will see. You can still change everything.</p>
      <Preview values={values} kind={kind} onChange={onChange} />
    </>
  );
}

/** Again here, for those who did not see the question at the field. */
function UnusualPrice({ values, kind, onChange }: Omit<ConfirmStepProps, 'adId'>) {
  const ad = pricedOf(kind, values);
  const text = ad ? unusualPriceText(ad) : '';
  return (
    text !== '' && (
      <Notice tone="warning">
        <WithChangeButton of="price" onChange={() => onChange(2)}>
          <p>{text}</p>
        </WithChangeButton>
      </Notice>
    )
  );
}
