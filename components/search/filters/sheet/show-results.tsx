'use client';

import { type MouseEvent as Press, useEffect, useEffectEvent, useState } from 'react';
import { askForPrice } from '@/components/search/filters/price-text';
import { searchFormId } from '@/components/search/form/search-form-id';
import { boundedText } from '@/components/search/results/count';
import { useDebouncedRequest } from '@/components/ui/browser/use-debounced-request';
import { buttonClass } from '@/components/ui/button';
import { api } from '@/lib/api/client';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import { filtersId } from './filters-id';
import { makeModal } from './modal-sheet';

/** `isCounted`: the number of results follows the choices in the open dialog. */
type ShowResultsProps = { isCounted: boolean };

const debounceMs = 300;

export function ShowResults({ isCounted }: ShowResultsProps) {
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const key = isCounted && isOpen && !isWrong ? params : undefined;
  const { answer, forget } = useDebouncedRequest(key, debounceMs, countOf);
  const count = answer?.data;

  const ask = useEffectEvent(() => {
    setWrong(markPrices().length > 0);
    setParams(paramsOfForm());
  });
  const closed = useEffectEvent(forget);
  useEffect(() => {
    const sheet = document.getElementById(filtersId);
    if (!sheet) return;
    const undo = makeModal(sheet);
    const toggled = ({ newState }: ToggleEvent) => {
      setOpen(newState === 'open');
      if (newState === 'open') ask();
      else closed();
    };
    const changed = () => ask();
    sheet.addEventListener('toggle', toggled);
    sheet.addEventListener('input', changed);
    return () => {
      undo();
      sheet.removeEventListener('toggle', toggled);
      sheet.removeEventListener('input', changed);
    };
  }, []);

  useEffect(() => {
    const sheet = document.getElementById(filtersId);
    if (!sheet || !isOpen) return;
    const choose = (event: MouseEvent) => takePrices(event, sheet);
    sheet.addEventListener('click', choose);
    return () => sheet.removeEventListener('click', choose);
  }, [isOpen]);

  const label = isOpen && count && !isWrong ? labelOf(count) : 'Show results';
  const show = (event: Press) => {
    const [wrong] = markPrices();
    if (!wrong) return;
    event.preventDefault();
    setWrong(true);
    wrong.focus();
  };
  return (
    <>
      <p role="status" className="text-sm font-medium text-negative empty:hidden">
        {isWrong && askForPrice}
      </p>
      <button type="submit" form={searchFormId} className={buttonClass()} onClick={show}>
        {label}
      </button>
      <span role="status" className="sr-only">
        {isOpen && count && !isWrong ? label : ''}
      </span>
    </>
  );
}

/** Returns those that are no amounts. */
function markPrices(): HTMLInputElement[] {
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${filtersId} input[pattern]`);
  const wrong = [...inputs].filter((input) => !input.validity.valid);
  for (const input of inputs) input.setAttribute('aria-invalid', String(wrong.includes(input)));
  return wrong;
}

async function countOf(params: string, signal: AbortSignal) {
  const result = await api.get<BoundedCount>(`/api/search/count?${params}`, { signal });
  return result.ok ? result.data : undefined;
}

function labelOf(bounded: BoundedCount): string {
  const { count } = bounded;
  if (count === 0) return 'Show the nearest results';
  return `Show ${boundedText(bounded)} ${count === 1 ? 'result' : 'results'}`;
}

function paramsOfForm(): string {
  const form = document.getElementById(searchFormId);
  if (!(form instanceof HTMLFormElement)) return '';
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(chosen).toString();
}

/** Fills in the price fields, so that other unsent choices are kept. */
function takePrices(event: MouseEvent, sheet: HTMLElement) {
  const link = event.target instanceof Element && event.target.closest('a[data-max]');
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  for (const [name, value] of Object.entries({ min: link.dataset.min, max: link.dataset.max })) {
    const field = sheet.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = value ?? '';
  }
  for (const other of sheet.querySelectorAll('a[data-max]')) {
    other.toggleAttribute('aria-current', false);
  }
  link.setAttribute('aria-current', 'true');
  sheet.dispatchEvent(new Event('input'));
}
