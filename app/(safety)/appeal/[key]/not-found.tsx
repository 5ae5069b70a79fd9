import { deadLinkMetadata, LinkNotFound } from '@/components/layout/link-not-found';

export const metadata = deadLinkMetadata;

const AppealNotFound = () => (
  <LinkNotFound
    instead="In My Account you find the decisions about your ads."
    href="/my-account"
    label="Go to My Ads"
  />
);

export default AppealNotFound;
