'use client';

import { ButtonLink } from '@/components/ui/button';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { readReturn } from './message-draft';

/** Leads a new member back to the message they were writing. */
export function ReturnLink() {
  const path = useBrowserValue(never, readReturn, null);
  if (!path?.startsWith('/')) return null;
  return <ButtonLink href={path}>Go back to your message</ButtonLink>;
}

const never = () => () => undefined;
