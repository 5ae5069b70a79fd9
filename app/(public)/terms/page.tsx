import type { Metadata } from 'next';
import { TextPage, TextPart } from '@/components/layout/text-page';
import { siteName } from '@/lib/site';

export const metadata: Metadata = { title: 'Terms', alternates: { canonical: '/terms' } };
export const revalidate = 3600;

export default function TermsPage() {
  const name = siteName();
  return (
    <TextPage title="Terms">
      <TextPart title="What this is">
        <p>
          {name} shows ads that its members write. We are not a party to what buyers and sellers
          agree with each other, and we do not check every thing or service that is offered.
        </p>
      </TextPart>
      <TextPart title="Your account and your ads">
        <p>
          You have to be 18 or over. Keep your password to yourself. Post only what is yours to
          offer, what is lawful in the United Kingdom, and what your words and photos show truly.
          One ad for one thing. You keep your rights in what you post and allow us to show it.
        </p>
      </TextPart>
      <TextPart title="Not allowed">
        <p>
          Stolen or counterfeit goods, weapons, drugs, hatred, fraud, anything that involves
          children in a sexual way, and anything that somebody is forced to do. We take such ads
          down, close the account and, where the law asks for it, tell the police.
        </p>
      </TextPart>
      <TextPart title="Upgrades">
        <p>
          Posting is free. Upgrades are paid before publishing, at the price shown beside them, and
          run for the time shown there. They change where and how an ad is shown, and promise no
          sale.
        </p>
      </TextPart>
      <TextPart title="Ending it">
        <p>
          You can delete an ad that is disabled or expired at any time, and stop using {name}{' '}
          whenever you like. We may remove an ad or close an account that breaks these terms, and
          say why. Nothing here limits the rights that consumers have by law.
        </p>
      </TextPart>
    </TextPage>
  );
}
