import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { EnterButton } from './enter-button';

export function AgeGate({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) {
    return (
      <Message title="Not available">
        <p>These pages stay closed until a check of visitors’ age is in place.</p>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </Message>
    );
  }
  return (
    <Message title="For adults only">
      <p>
        The pages behind this one are for people who are 18 or over. Your answer is kept on this
        device for 30 days.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <EnterButton />
        <ButtonLink href="/" look="quiet">
          Leave
        </ButtonLink>
      </div>
    </Message>
  );
}
