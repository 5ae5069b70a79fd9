import { LegalPage, legalMetadata } from '../legal-page';

export const generateMetadata = () => legalMetadata('safety');
export const revalidate = 3600;

export default function SafetyPage() {
  return <LegalPage slug="safety" />;
}
