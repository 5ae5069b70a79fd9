'use client';

import { useBrowserValue } from '@/components/ui/browser/use-browser-value';

/* In the demo no mail is sent: the reply has the code, which this tab stores. */
const key = 'demo-code';
const listeners = new Set<() => void>();

/** The code is undefined outside the demo. */
export function rememberDemoCode(code: string | undefined): void {
  if (code === undefined) return;
  sessionStorage.setItem(key, code);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = () => sessionStorage.getItem(key);

export const useDemoCode = (): string | null =>
  useBrowserValue<string | null>(subscribe, read, null);
