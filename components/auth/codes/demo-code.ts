'use client';

import { createListeners } from '@/components/ui/browser/create-listeners';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import { withStorage } from '@/components/ui/browser/with-storage';

/* In the demo no mail is sent: the reply has the code, which this tab stores. */
const key = 'demo-code';
const { subscribe, notify } = createListeners();

/** The code is undefined outside the demo. */
export function rememberDemoCode(code: string | undefined): void {
  if (code === undefined) return;
  withStorage((storage) => storage.setItem(key, code), 'session');
  notify();
}

const read = () => withStorage((storage) => storage.getItem(key), 'session') ?? null;

export const useDemoCode = (): string | null =>
  useBrowserValue<string | null>(subscribe, read, null);
