import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AgeProvider } from '@/lib/auth/age-check';
import { ageCheckLife } from '@/lib/catalogue/limits';
import { day } from '@/lib/durations';
import { EnterButton } from './enter-button';

type AgeGateProps = {
  /** Null if adult pages are withheld. */
  provider: AgeProvider | null;
  /** The provider has just failed to confirm the visitor's age. */
  wasRefused: boolean;
};

export function AgeGate({ provider, wasRefused }: AgeGateProps) {
  if (!provider) {
    return (
      <Message title="Not available">
        <p>These pages are closed until an age check is available.</p>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </Message>
    );
  }
  return (
    <Message title="For adults only">
      <p>
        The pages behind this one are for people who are 18 or over. Your answer is kept on this
        device for {ageCheckLife / day} days.
        {provider === 'provider' &&
          ' Another company checks your age. It only tells us whether you are 18 or over, not who you are.'}
      </p>
      {wasRefused && (
        <Notice tone="warning" live>
          Your age was not confirmed. You can try again.
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {provider === 'provider' ? (
          <ButtonLink href="/adult/age-check" rel="nofollow">
            Confirm my age
          </ButtonLink>
        ) : (
          <EnterButton />
        )}
        <ButtonLink href="/" look="quiet">
          Leave
        </ButtonLink>
      </div>
    </Message>
  );
}
