'use client';

import type { ReactNode } from 'react';
import { FeeList, RateTable } from '@/components/ad-page/facts/ad-prices';
import { Price } from '@/components/cards/price';
import { digitsOf } from '@/components/phone/use-phone-verification';
import { toAdBody, type WizardValues } from '@/components/wizard/form/values';
import { formatPhone } from '@/lib/accounts/phones/format-phone';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { detailRows, furtherTexts } from '@/lib/ads/reading/detail-rows';
import { detailsInPence } from '@/lib/ads/reading/details-money';
import { settledValues } from '@/lib/catalogue/form-kinds/applicable-fields';
import { type FormKind, priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { ChangeButton } from './change-button';
import { PreviewPhotos } from './preview-photos';

type PreviewProps = { values: WizardValues; kind: FormKind; onChange: (step: number) => void };

export function Preview({ values, kind, onChange }: PreviewProps) {
  const { rows, texts, fees, rates } = detailRows(
    kind,
    detailsInPence(kind, settledValues(kind, values, new Date())),
  );
  const description = values.description.trim();
  const ownTexts = furtherTexts(texts, description);
  return (
    <article aria-label="Preview of your ad" className="grid gap-6">
      <PreviewPhotos images={values.images} onChange={() => onChange(2)} />
      <div className="grid gap-1">
        <PreviewPrice values={values} kind={kind} onChange={() => onChange(2)} />
        <div className="flex items-start justify-between gap-4">
          <div className="grid gap-1">
            <h3 className="text-xl font-semibold wrap-anywhere">{values.title}</h3>
            <p className="text-muted">
              {[shownCategory(values.category), values.location?.label].filter(Boolean).join(' · ')}
            </p>
          </div>
          <ChangeButton of="title, category and location" onChange={() => onChange(1)} />
        </div>
      </div>
      <Part title="Description" onChange={() => onChange(1)}>
        <p className="whitespace-pre-line wrap-anywhere">{description}</p>
      </Part>
      {(rows.length > 0 || ownTexts.length > 0) && (
        <Part title="Details" onChange={() => onChange(2)}>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {rows.map(({ name, label, value }) => (
              <div key={name} className="flex justify-between gap-4 border-b border-line pb-2">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {ownTexts.map(({ name, label, value }) => (
            <div key={name} className="mt-4">
              <h4 className="text-muted">{label}</h4>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{value}</p>
            </div>
          ))}
        </Part>
      )}
      {fees && (
        <Part title={fees.label} onChange={() => onChange(2)}>
          <FeeList {...fees} />
        </Part>
      )}
      {rates && (
        <Part title={rates.label} onChange={() => onChange(2)}>
          <RateTable {...rates} />
        </Part>
      )}
      <Part title="Contact" onChange={() => onChange(3)}>
        <p>{contactText(values)}</p>
      </Part>
    </article>
  );
}

type PartProps = { title: string; onChange: () => void; children: ReactNode };

function Part({ title, onChange, children }: PartProps) {
  return (
    <section className="border-t border-line pt-4">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h3 className="text-lg font-semibold">{title}</h3>
        <ChangeButton of={title.toLowerCase()} onChange={onChange} />
      </div>
      {children}
    </section>
  );
}

type PreviewPriceProps = { values: WizardValues; kind: FormKind; onChange: () => void };

function PreviewPrice({ values, kind, onChange }: PreviewPriceProps) {
  const { data } = adForm(new Date()).safeParse(toAdBody(values));
  if (data?.pricePence === undefined) return null;
  return (
    <div className="flex items-center justify-between gap-4">
      <Price
        ad={{
          pricePence: data.pricePence,
          priceUnit: data.priceUnit,
          category: values.category,
        }}
        className="text-2xl font-bold"
      />
      {/* A price made of rates is changed with them. */}
      {priceFieldOf(kind) && <ChangeButton of="price" onChange={onChange} />}
    </div>
  );
}

function contactText({ phone, showPhone }: WizardValues) {
  if (phone.trim() === '') return 'People can write to you on the site.';
  if (showPhone === 'No') return 'People can write to you on the site. Your number is not shown.';
  // The contact step verified it, so the last ten digits are the number.
  return `People can write to you on the site, or ask for your number: ${formatPhone(`+44${digitsOf(phone).slice(-10)}`)}`;
}
