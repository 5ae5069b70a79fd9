import type { ReactNode } from 'react';
import type { BoundedCount } from '@/lib/search/search-page';
import { Count } from './count';
import { searchFormId } from './search-form-id';

/** Controls of one filter under its name. */
export const FilterGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-medium">{label}</legend>
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

/** One choice of a filter; the whole row is its target. */
export const CheckRow = ({ type, name, value, label, isChecked, count }: CheckRowProps) => (
  <label className="flex min-h-11 items-center gap-3 mouse:min-h-9">
    <input
      form={searchFormId}
      type={type}
      name={name}
      value={value}
      defaultChecked={isChecked}
      className="size-5 shrink-0 accent-brand-text"
    />
    <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
    {count !== undefined && <Count {...count} />}
  </label>
);
