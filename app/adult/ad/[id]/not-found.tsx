import { AdNotFound } from '@/components/ad-page/ad-not-found';

/* Next sends it along with every page of the route, so it lists no ads. */
const AdultAdNotFound = () => <AdNotFound />;

export default AdultAdNotFound;
