import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/components/ui/browser/create-listeners';
import { readJson, withStorage } from '@/components/ui/browser/with-storage';
import { api } from '@/lib/api/client';
import { minute } from '@/lib/durations';

/* The number of unread messages, requested at most once a minute by all pages of a tab. */

const key = 'unread';
const freshFor = minute;
const { subscribe, notify } = createListeners();
let current = 0;

type Stored = { count: number; at: number };

/** 0 for visitors and until the reply arrives. */
export function useUnread(isMember: boolean): number {
  useEffect(() => {
    if (isMember) void refresh();
  }, [isMember]);
  const count = useSyncExternalStore(subscribe, () => current, none);
  return isMember ? count : 0;
}

const none = () => 0;

export function setUnread(count: number): void {
  const stored: Stored = { count, at: Date.now() };
  withStorage((storage) => storage.setItem(key, JSON.stringify(stored)), 'session');
  setCurrent(count);
}

export async function refreshUnread(): Promise<void> {
  const result = await api.get<{ unread: number }>('/api/messages/unread');
  if (result.ok) setUnread(result.data.unread);
}

async function refresh(): Promise<void> {
  const stored = readJson(key, 'session') as Stored | undefined;
  if (!stored || Date.now() - stored.at > freshFor) return refreshUnread();
  setCurrent(stored.count);
}

function setCurrent(count: number) {
  current = count;
  notify();
}
