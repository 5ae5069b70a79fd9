import { LegalPage, legalMetadata } from '../legal-page';

export const generateMetadata = () => legalMetadata('privacy');
export const revalidate = 3600;

export default function PrivacyPage() {
  return <LegalPage slug="privacy" />;
}
