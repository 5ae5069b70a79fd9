import { AdNotFound } from '@/components/ad-page/ad-not-found';

/* Next sends it with every page beside it, so it lists no ads. */
const AdultAdNotFound = () => <AdNotFound />;

export default AdultAdNotFound;
