import { missingMetadata, PageNotFound } from '@/components/layout/page-not-found';

export const metadata = missingMetadata;

export default PageNotFound;
