'use client';

import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import { withStorage } from '@/components/ui/browser/with-storage';
import { ButtonLink } from '@/components/ui/button';
import { NarrowCard } from '@/components/ui/narrow-card';
import { deletedKept } from '@/lib/catalogue/limits';
import { day } from '@/lib/durations';

const key = 'account-deleted';

/** In this tab, for the page that follows. */
export const markAccountDeleted = () =>
  withStorage((storage) => storage.setItem(key, '1'), 'session');

const wasDeletedHere = () =>
  withStorage((storage) => storage.getItem(key) !== null, 'session') ?? false;

/** The session is gone, so only the tab knows who has deleted an account, and who only came by. */
export function AccountDeleted() {
  const isHere = useBrowserValue(never, wasDeletedHere, false);
  return (
    <NarrowCard
      title={isHere ? 'Your account is deleted' : 'When an account is deleted'}
      lead={isHere && 'Thank you for being a member.'}
    >
      <p>
        {isHere ? 'Your ads are' : 'Its ads are'} gone from the site. We keep them where nobody can
        see them for {deletedKept / day} days in case of a dispute, under no name, and then erase
        them with their photos.
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </NarrowCard>
  );
}

const never = () => () => undefined;
