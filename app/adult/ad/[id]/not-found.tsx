import { AdNotFound } from '@/components/ad-page/ad-not-found';

export default AdNotFound;
