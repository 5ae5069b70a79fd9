import { LegalPage, legalMetadata } from '../legal-page';

export const generateMetadata = () => legalMetadata('safety');
export default function SafetyPage() {
  return <LegalPage slug="safety" />;
}
