import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/auth/login-form';
import { loginReason } from '@/components/auth/login-reason';
import { NarrowCard } from '@/components/ui/narrow-card';
import { nextPath } from '@/lib/accounts/next-path';
import { pageActor } from '@/lib/auth/current-actor';
import { demoLogins } from '@/lib/demo/logins';
import { isDemo } from '@/lib/env';

export const metadata: Metadata = { title: 'Log in' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: Props) {
  const next = nextPath((await searchParams).next);
  if (await pageActor()) redirect(next);
  const reason = loginReason(next);
  return (
    <NarrowCard title="Log in" lead={reason && `Log in to ${reason}`}>
      <LoginForm next={next} demoLogins={isDemo() ? demoLogins : []} />
      <div className="grid gap-2 border-t border-line pt-5">
        <p>
          New here?{' '}
          <a
            href={reason ? `/register?next=${encodeURIComponent(next)}` : '/register'}
            className="link"
          >
            Create an account
          </a>
        </p>
        <p>
          Trouble logging in?{' '}
          <a href="/help" className="link">
            Get help
          </a>
        </p>
      </div>
    </NarrowCard>
  );
}
