import { Island } from '@/components/ui/island';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { readyQuestions, takesApplications } from '@/lib/catalogue/ready-questions';
import { takesOffers } from '@/lib/messages/offers/offer-rules';
import { ContactForm } from './contact-form';
import { ShowPhone } from './show-phone';
import { WebsiteLink } from './website-link';

type ContactPanelProps = {
  ad: Pick<
    PublicAd,
    | '_id'
    | 'title'
    | 'pricePence'
    | 'hasPhone'
    | 'websiteUrl'
    | 'groupSlug'
    | 'categorySlug'
    | 'isAdult'
    | 'seller'
  >;
};

export const ContactPanel = ({ ad }: ContactPanelProps) => (
  <section aria-labelledby="contact" className="card grid gap-4 p-4">
    <h2 id="contact" className="sr-only">
      Contact
    </h2>
    <Island
      name="ContactForm"
      of={ContactForm}
      props={{
        adId: ad._id,
        label: labelOf(ad),
        questions: readyQuestions(ad),
        isApplication: takesApplications(ad),
        askingPence: takesOffers(ad) ? ad.pricePence : null,
      }}
    />
    {ad.hasPhone && (
      <div className="hidden lg:grid">
        <Island name="ShowPhone" of={ShowPhone} props={{ adId: ad._id, title: ad.title }} />
      </div>
    )}
    {ad.websiteUrl && <WebsiteLink url={ad.websiteUrl} />}
  </section>
);

function labelOf(ad: ContactPanelProps['ad']): string {
  if (takesApplications(ad)) return 'A few words about you';
  return ad.seller ? 'Message to the seller' : 'Message';
}
