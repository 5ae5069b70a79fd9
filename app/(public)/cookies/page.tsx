import { LegalPage, legalMetadata } from '../legal-page';

export const generateMetadata = () => legalMetadata('cookies');
export default function CookiesPage() {
  return <LegalPage slug="cookies" />;
}
