import { ShieldCheck } from '@/components/ui/icons';
import type { PublicAd } from '@/lib/ads/reading/ad-views';

const goods = [
  'Meet where other people are, and look before you pay.',
  'Never send money, gift cards or a deposit to somebody you have not met.',
];

const adviceFor: Record<string, string[]> = {
  property: [
    'See the place from inside before you pay anything.',
    'Ask for proof that the person may let or sell it.',
  ],
  vehicles: [
    'Check the V5C and the MOT history, and take a test drive.',
    'Pay only when you have the keys and the papers.',
  ],
  jobs: [
    'No honest employer asks for money to give you a job.',
    'Do not send copies of your passport before an interview.',
  ],
  services: [
    'Ask for a written price before work begins.',
    'Pay the larger part when the work is done.',
  ],
  personals: [
    'Meet in a public place first, and tell a friend where you are.',
    'Do not send money to somebody you have not met.',
  ],
};

const adult = [
  'Everybody here must be 18 or over and act of their own free will.',
  'Never pay in advance. If somebody seems to be coerced, call 999 or the Modern Slavery Helpline on 08000 121 700.',
];

export function SafetyHint({ ad }: { ad: Pick<PublicAd, 'groupSlug' | 'isAdult'> }) {
  const advice = ad.isAdult ? adult : (adviceFor[ad.groupSlug] ?? goods);
  return (
    <section aria-labelledby="safety" className="rounded-card bg-surface-2 p-5 text-sm">
      <h2 id="safety" className="flex items-center gap-2 text-base font-bold">
        <ShieldCheck aria-hidden="true" className="size-5 text-positive" />
        Stay safe
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
