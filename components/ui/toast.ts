import type { ReactNode } from 'react';
import { second } from '@/lib/durations';

export type Toast = {
  id: number;
  tone: 'positive' | 'negative';
  text: string;
  detail?: ReactNode;
  /** Milliseconds until it disappears. */
  duration: number;
};

type Options = Partial<Pick<Toast, 'detail' | 'duration'>>;

const most = 3;
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let shown = none;
let lastId = 0;

/** A new toast replaces one with the same text. */
export const toast = {
  success: (text: string, options?: Options) => add('positive', text, options),
  error: (text: string, options?: Options) => add('negative', text, options),
};

/** Oldest first. */
export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
  atFirst: none,
  dismiss: (id: number) => update(shown.filter((toast) => toast.id !== id)),
};

function add(tone: Toast['tone'], text: string, options: Options = {}) {
  const others = shown.filter((toast) => toast.text !== text);
  lastId += 1;
  const added: Toast = { id: lastId, tone, text, duration: 6 * second, ...options };
  update([...others, added].slice(-most));
}

function update(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
