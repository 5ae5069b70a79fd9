'use client';

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import { type Toast, toasts } from './toast';

export function Toaster() {
  const shown = useBrowserValue(toasts.subscribe, toasts.current, toasts.atFirst);
  const isOffline = useBrowserValue(followConnection, () => !navigator.onLine, false);
  return (
    <section
      aria-label="Messages"
      className="pointer-events-none fixed inset-x-4 top-20 z-60 mx-auto max-w-sm lg:top-auto lg:bottom-6"
    >
      <ul aria-live="polite" className="grid gap-2">
        {isOffline && (
          <li className="rounded-card border border-warning bg-warning-soft px-4 py-3 text-warning shadow-card">
            <strong>You are offline.</strong> Pages you have open stay readable.
          </li>
        )}
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const { id, duration } = toast;
  const [isHeld, setHeld] = useState(false);
  const isPositive = toast.tone === 'positive';
  const Icon = isPositive ? CircleCheck : CircleAlert;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toasts.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);

  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-start gap-3 rounded-card border border-line-strong bg-surface py-1.5 pr-1.5 pl-4 shadow-card transition starting:-translate-y-3 lg:starting:translate-y-3 starting:opacity-0"
    >
      <Icon
        aria-hidden="true"
        className={`my-3 size-5 shrink-0 ${isPositive ? 'text-positive' : 'text-negative'}`}
      />
      <div className="min-w-0 grow py-2.5">
        <p className="font-medium wrap-anywhere">{toast.text}</p>
        {toast.detail}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => toasts.dismiss(id)}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-2"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

function followConnection(update: () => void): () => void {
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
}
