import { ButtonLink } from '@/components/ui/button';
import { NarrowCard } from '@/components/ui/narrow-card';

export const StepLost = () => (
  <NarrowCard
    title="Let’s start with your email"
    lead="Your registration was not started in this browser, or it has expired. Registering takes two minutes."
  >
    <ButtonLink href="/register">Create an account</ButtonLink>
  </NarrowCard>
);
