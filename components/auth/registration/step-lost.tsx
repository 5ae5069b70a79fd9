import { AuthCard } from '@/components/auth/auth-card';
import { ButtonLink } from '@/components/ui/button';

export const StepLost = () => (
  <AuthCard
    title="Let’s start with your email"
    lead="Your registration was not started in this browser, or it has expired. Registering takes two minutes."
  >
    <ButtonLink href="/register">Create an account</ButtonLink>
  </AuthCard>
);
