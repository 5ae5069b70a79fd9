'use client';

import { isAlertAddress } from '@/components/saved/alert-address';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import { ButtonLink } from '@/components/ui/button';
import { readReturn } from './return-path';

export function ReturnLink() {
  const path = useBrowserValue(never, readReturn, null);
  if (!path?.startsWith('/')) return null;
  return <ButtonLink href={path}>{labelOf(path)}</ButtonLink>;
}

const labelOf = (path: string) =>
  isAlertAddress(path) ? 'Save your alert' : 'Go back to your message';

const never = () => () => undefined;
