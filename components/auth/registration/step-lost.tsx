import { AuthCard } from '@/components/auth/auth-card';
import { ButtonLink } from '@/components/ui/button';

export const StepLost = () => (
  <AuthCard
    title="Let’s start with your email"
    lead="Your registration was not begun in this browser, or too much time has passed. It takes two minutes."
  >
    <ButtonLink href="/register">Create an account</ButtonLink>
  </AuthCard>
);
