import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { StepCard } from '@/components/auth/registration/steps';
import { ReturnLink } from '@/components/auth/return-link';
import { ButtonLink } from '@/components/ui/button';
import { CircleCheck, CircleDashed } from '@/components/ui/icons';
import { NarrowCard } from '@/components/ui/narrow-card';
import { getMe } from '@/lib/accounts/get-me';
import { pageActor } from '@/lib/auth/current-actor';
import { canSend } from '@/lib/notifications/carriers/carriers';

export const metadata: Metadata = { title: 'Your new account' };

export default async function AccountCreatedPage() {
  const actor = await pageActor();
  if (!actor) return <NobodyRegistered />;
  const me = await getMe(actor);
  return (
    <StepCard title="Your account is now active!" lead={`Welcome, ${me.firstName}.`} step={5}>
      <ul className="grid gap-3">
        <Item isDone={me.emailVerified}>Verified email</Item>
        {(me.phoneVerified || canSend('whatsapp')) && (
          <Item isDone={me.phoneVerified}>
            {me.phoneVerified ? 'Verified phone' : 'Verify your phone with your first ad'}
          </Item>
        )}
        <Item isDone>Personal details</Item>
      </ul>
      <div className="grid gap-3">
        <ReturnLink />
        <ButtonLink href="/post">Post your first ad</ButtonLink>
        <ButtonLink href="/my-account" look="quiet">
          Go to My Account
        </ButtonLink>
      </div>
    </StepCard>
  );
}

/** Registering logs in, so a visitor who is not logged in did not come from there. */
const NobodyRegistered = () => (
  <NarrowCard
    title="Log in to see your account"
    lead="You are not logged in here. If you have no account yet, creating one takes two minutes."
  >
    <div className="grid gap-3">
      <ButtonLink href="/login">Log in</ButtonLink>
      <ButtonLink href="/register" look="quiet">
        Create an account
      </ButtonLink>
    </div>
  </NarrowCard>
);

function Item({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-center gap-3">
      <Icon
        aria-hidden="true"
        className={`size-6 shrink-0 ${isDone ? 'text-positive' : 'text-muted'}`}
      />
      <span className={isDone ? '' : 'text-muted'}>
        {children}
        <span className="sr-only">{isDone ? ': done' : ': still to do'}</span>
      </span>
    </li>
  );
}
