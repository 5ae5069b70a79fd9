'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useDebouncedRequest } from '@/components/ui/browser/use-debounced-request';
import type { WizardValues } from '@/components/wizard/form/values';
import { guidanceText } from '@/lib/ads/guidance/guidance-text';
import type { PriceGuidance } from '@/lib/ads/guidance/price-guidance';
import { api } from '@/lib/api/client';
import { autocompleteDebounce } from '@/lib/catalogue/limits';

const watched = [
  'category',
  'title',
  'location',
  'make',
  'model',
  'year',
  'propertyType',
  'bedrooms',
] as const;

export function PriceHint() {
  const { control } = useFormContext<WizardValues>();
  const [category, title, location, ...details] = useWatch({ control, name: watched });
  const names = watched.slice(3);
  const query = new URLSearchParams({
    category: String(category),
    title: String(title),
    postcode: postcodeOf(location),
    ...Object.fromEntries(
      names.flatMap((name, index) => (details[index] ? [[name, String(details[index])]] : [])),
    ),
  }).toString();

  const { answer } = useDebouncedRequest(query, 2 * autocompleteDebounce, guidanceFor);
  const text = answer?.data ? guidanceText(answer.data) : '';

  return (
    <p role="status" className={text ? 'rounded-card bg-surface-2 p-3 text-sm' : 'sr-only'}>
      {text}
    </p>
  );
}

async function guidanceFor(query: string, signal: AbortSignal) {
  const path = `/api/price-guidance?${query}`;
  const result = await api.get<{ guidance: PriceGuidance | null }>(path, { signal });
  return result.ok ? result.data.guidance : null;
}

const postcodeOf = (location: unknown): string =>
  location && typeof location === 'object' && 'postcode' in location
    ? String(location.postcode)
    : '';
