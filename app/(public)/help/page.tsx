import type { Metadata } from 'next';
import Link from 'next/link';
import { TextPage, TextPart } from '@/components/layout/text-page';
import {
  codeDigits,
  codeLife,
  firstLife,
  firstLifeAdult,
  reactivationLife,
  repostInterval,
} from '@/lib/catalogue/limits';
import { day, hour, minute } from '@/lib/dates';

export const metadata: Metadata = { title: 'Help', alternates: { canonical: '/help' } };
export const revalidate = 3600;

export default function HelpPage() {
  return (
    <TextPage title="Help">
      <TextPart title="Posting an ad">
        <p>
          Log in, choose{' '}
          <Link href="/post" prefetch={false} className="link">
            Post your Ad
          </Link>{' '}
          and go through the five steps: category and place, details and photos, contact, upgrades,
          and a last look. What you type is saved as you go, so you can stop and continue later. A
          basic ad is free.
        </p>
      </TextPart>
      <TextPart title="How long an ad stays">
        <p>
          An ad shows for {firstLife / day} days, an adult ad for {firstLifeAdult / day}. In My
          Account you can disable it for a while, edit it or delete it. Reposting moves it to the
          top, once in {repostInterval / hour} hours; an expired ad comes back for{' '}
          {reactivationLife / day} days.
        </p>
      </TextPart>
      <TextPart title="Logging in">
        <p>
          The code that we send to a new email address has {codeDigits} digits and holds for{' '}
          {codeLife / minute} minutes. Look into the spam folder if it does not come, then ask for a
          new one. If you forgot your password,{' '}
          <Link href="/forgot-password" prefetch={false} className="link">
            ask for a link
          </Link>{' '}
          to set another.
        </p>
      </TextPart>
      <TextPart title="Phone numbers">
        <p>
          A number is verified by a code over WhatsApp. You decide for each ad whether it is shown,
          and then only to people who ask for it by a button.
        </p>
      </TextPart>
      <TextPart title="Staying safe">
        <p>
          Meet where other people are and look before you pay. Never send money, gift cards or a
          deposit to somebody you have not met. Nobody from this site ever asks for your password or
          for a code.
        </p>
      </TextPart>
    </TextPage>
  );
}
