'use client';

import { type ShownChanges, showChanges } from '@/lib/catalogue/shown-catalogue';

/** Before client components that show names of categories: tells the browser what the server shows. */
export function ShownNames({ changes }: { changes: ShownChanges }) {
  if (typeof window !== 'undefined') showChanges(changes);
  return null;
}
