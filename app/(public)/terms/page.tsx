import { LegalPage, legalMetadata } from '../legal-page';

export const generateMetadata = () => legalMetadata('terms');
export const revalidate = 3600;

export default function TermsPage() {
  return <LegalPage slug="terms" />;
}
