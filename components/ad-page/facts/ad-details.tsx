import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { detailRows, furtherTexts } from '@/lib/ads/reading/detail-rows';
import { categoryOf } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { FeeList, RateTable } from './ad-prices';

export function AdDetails({ ad }: { ad: PublicAd }) {
  const { rows, texts, fees, rates } = detailRows(
    formKindOf(categoryOf(ad.categorySlug)),
    ad.details,
  );
  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby="details">
          <h2 id="details" className="mb-3 text-xl font-bold">
            Details
          </h2>
          <dl className={`card grid overflow-hidden ${rows.length > 3 ? 'sm:grid-cols-2' : ''}`}>
            {rows.map(({ name, label, value }) => (
              <div
                key={name}
                className="-mt-px flex justify-between gap-4 border-t border-line px-4 py-2.5"
              >
                <dt className="shrink-0 text-muted">{label}</dt>
                <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <LongText id="description" label="Description" text={ad.description} />
      {furtherTexts(texts, ad.description).map(({ name, label, value }) => (
        <LongText key={name} id={name} label={label} text={value} />
      ))}
      {fees && (
        <section aria-labelledby="fees">
          <h2 id="fees" className="mb-3 text-xl font-bold">
            {fees.label}
          </h2>
          <FeeList {...fees} />
        </section>
      )}
      {rates && (
        <section aria-labelledby="rates">
          <h2 id="rates" className="mb-3 text-xl font-bold">
            {rates.label}
          </h2>
          <RateTable {...rates} />
        </section>
      )}
    </>
  );
}

const LongText = ({ id, label, text }: { id: string; label: string; text: string }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-xl font-bold">
      {label}
    </h2>
    <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
  </section>
);
