import { ApiReference } from '@/components/api-docs/api-reference';
import { pageMetadata } from '@/components/search-engines/page-metadata';
import { openApiDocument } from '@/lib/openapi/document';
import { absoluteUrl } from '@/lib/site';

export const generateMetadata = () =>
  pageMetadata({
    title: 'API',
    description: 'The REST interface of this site: accounts, ads, drafts, pictures and places.',
    path: '/api/docs',
  });
export default function ApiDocsPage() {
  return <ApiReference document={openApiDocument(new Date())} origin={absoluteUrl('/')} />;
}
