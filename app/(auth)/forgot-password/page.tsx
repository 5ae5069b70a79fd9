import type { Metadata } from 'next';
import { ForgotForm } from '@/components/auth/passwords/forgot-form';
import { NarrowCard } from '@/components/ui/narrow-card';

export const metadata: Metadata = { title: 'Forgot your password?' };

export default function ForgotPasswordPage() {
  return (
    <NarrowCard
      title="Forgot your password?"
      lead="Enter the email address of your account. We send you a link to choose a new password."
    >
      <ForgotForm />
      <a href="/login" className="link justify-self-start py-1">
        Back to login
      </a>
    </NarrowCard>
  );
}
