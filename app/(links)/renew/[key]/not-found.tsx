import { deadLinkMetadata, LinkNotFound } from '@/components/layout/link-not-found';

export const metadata = deadLinkMetadata;

const RenewNotFound = () => (
  <LinkNotFound
    instead="In My Account you can renew any ad of yours."
    href="/my-account"
    label="Go to My Ads"
  />
);

export default RenewNotFound;
