'use client';

import { type ShownChanges, showChanges } from '@/lib/catalogue/shown-catalogue';

/** Passes the names of categories to the browser, before client components that show them. */
export function ShownNames({ changes }: { changes: ShownChanges }) {
  if (typeof window !== 'undefined') showChanges(changes);
  return null;
}
