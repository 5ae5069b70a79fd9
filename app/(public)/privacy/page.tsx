import type { Metadata } from 'next';
import { TextPage, TextPart } from '@/components/layout/text-page';
import { deletedKept, expiredVisible, sessionLife } from '@/lib/catalogue/limits';
import { day } from '@/lib/dates';

export const metadata: Metadata = { title: 'Privacy', alternates: { canonical: '/privacy' } };
export const revalidate = 3600;

export default function PrivacyPage() {
  return (
    <TextPage title="Privacy">
      <TextPart title="What we keep">
        <p>
          Your name, username, email address and, if you add one, your phone number; your ads,
          drafts and photos; what you paid for. Passwords are kept only as a scrambled value from
          which they cannot be read back.
        </p>
      </TextPart>
      <TextPart title="What others see">
        <p>
          Your username, since when you are a member, and your ads. Of a postcode only its first
          part is kept and shown. Your phone number is shown only on ads where you chose so, and
          only to people who press a button for it. Photos lose the place and device that cameras
          write into them.
        </p>
      </TextPart>
      <TextPart title="Cookies">
        <p>
          There are no advertising or tracking cookies. We set one that keeps you logged in, for at
          most {sessionLife / day} days; one that tells the page header that you are; one that
          remembers that you said you are 18 or over; and one that counts your visit to an ad once
          and ends after a day.
        </p>
      </TextPart>
      <TextPart title="How long">
        <p>
          An expired ad can be read for {expiredVisible / day} days more. A deleted ad is gone from
          the site at once, kept {deletedKept / day} days in case of a dispute, then erased with its
          photos.
        </p>
      </TextPart>
    </TextPage>
  );
}
