import { LegalPage, legalMetadata } from '../legal-page';

export const generateMetadata = () => legalMetadata('cookies');
export const revalidate = 3600;

export default function CookiesPage() {
  return <LegalPage slug="cookies" />;
}
