import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { NarrowCard } from '@/components/ui/narrow-card';
import { deletedKept } from '@/lib/catalogue/limits';
import { day } from '@/lib/dates';

export const metadata: Metadata = { title: 'Account deleted' };

export default function AccountDeletedPage() {
  return (
    <NarrowCard title="Your account is deleted" lead="Thank you for being a member.">
      <p>
        Your ads are gone from the site. We keep them where nobody can see them for{' '}
        {deletedKept / day} days in case of a dispute, under no name, and then erase them with their
        photos.
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </NarrowCard>
  );
}
