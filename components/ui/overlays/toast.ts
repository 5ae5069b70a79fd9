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

type Board = { listeners: Set<() => void>; shown: readonly Toast[]; lastId: number };

// On the global object: a page may have both the islands' script and Next's.
const page = globalThis as { townboardToasts?: Board };
page.townboardToasts ??= { listeners: new Set(), shown: none, lastId: 0 };
const board = page.townboardToasts;

/** A new toast replaces one with the same text. Returns its id. */
export const toast = {
  success: (text: string, options?: Options) => add('positive', text, options),
  error: (text: string, options?: Options) => add('negative', text, options),
};

/** Oldest first. */
export const toasts = {
  subscribe(listener: () => void) {
    board.listeners.add(listener);
    return () => void board.listeners.delete(listener);
  },
  current: () => board.shown,
  atFirst: none,
  dismiss: (id: number) => update(board.shown.filter((toast) => toast.id !== id)),
};

function add(tone: Toast['tone'], text: string, options: Options = {}) {
  const others = board.shown.filter((toast) => toast.text !== text);
  board.lastId += 1;
  const added: Toast = { id: board.lastId, tone, text, duration: 6 * second, ...options };
  update([...others, added].slice(-most));
  return added.id;
}

function update(next: readonly Toast[]) {
  board.shown = next;
  for (const listener of board.listeners) listener();
}
