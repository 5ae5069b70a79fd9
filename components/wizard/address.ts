import { wizardSteps } from '@/lib/catalogue/limits';

/* ?step=3&draft=… in the address. */

/** 1 to 5; 1 by default. */
export function stepOfAddress(search: string): number {
  const step = Number(new URLSearchParams(search).get('step') ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= wizardSteps ? step : 1;
}

export const hasStepInAddress = (search: string) => new URLSearchParams(search).has('step');

export const draftOfAddress = (search: string) =>
  new URLSearchParams(search).get('draft') ?? undefined;

type Change = { step?: number; draft?: string | null };

export const cameFrom = (): unknown => window.history.state?.wizardCameFrom;

/** My Account links to steps of an edit, so there the entry's state decides. Next may lose it. */
export const isReturn = (isEdit: boolean) =>
  isEdit
    ? 'wizardCameFrom' in (window.history.state ?? {})
    : hasStepInAddress(window.location.search);

export function pushAddress(change: Change, from: number) {
  window.history.pushState({ wizardCameFrom: from }, '', changed(change));
}

export function replaceAddress(change: Change) {
  window.history.replaceState({ wizardCameFrom: cameFrom() }, '', changed(change));
}

function changed({ step, draft }: Change): URL {
  const address = new URL(window.location.href);
  if (step !== undefined) address.searchParams.set('step', String(step));
  if (draft) address.searchParams.set('draft', draft);
  if (draft === null) address.searchParams.delete('draft');
  return address;
}
