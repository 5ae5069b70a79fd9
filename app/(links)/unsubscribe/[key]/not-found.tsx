import { deadLinkMetadata, LinkNotFound } from '@/components/layout/link-not-found';

export const metadata = deadLinkMetadata;

const UnsubscribeNotFound = () => (
  <LinkNotFound
    instead="In My Account you choose the mails that you get."
    href="/my-account/alerts"
    label="Go to Email Alerts"
  />
);

export default UnsubscribeNotFound;
