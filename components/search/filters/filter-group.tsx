import type { ReactNode } from 'react';
import { searchFormId } from '@/components/search/form/search-form-id';
import { Count } from '@/components/search/results/count';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';

type FilterGroupProps = {
  label: string;
  /** What the words of the search say, which the fields do not contain. */
  understood?: string | undefined;
  children: ReactNode;
};

export const understoodText = (understood: string) => `From your words: ${understood}`;

export const FilterGroup = ({ label, understood, children }: FilterGroupProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-medium">{label}</legend>
    {understood && <p className="mb-1.5 text-sm text-muted">{understoodText(understood)}</p>}
    {children}
  </fieldset>
);

type CheckRowProps = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  isChecked: boolean;
  count?: BoundedCount;
};

export const CheckRow = ({ type, name, value, label, isChecked, count }: CheckRowProps) => (
  <label className="check-row">
    <input
      form={searchFormId}
      type={type}
      name={name}
      value={value}
      {...(isChecked && { defaultChecked: true })}
    />
    <span>{label}</span>
    {count !== undefined && <Count {...count} />}
  </label>
);
