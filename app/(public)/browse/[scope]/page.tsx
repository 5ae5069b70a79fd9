import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PageNotFound } from '@/components/layout/page-not-found';
import { browseTarget } from '@/lib/browse/browse-address';
import { missingPage } from '@/lib/page-cache/store/answer-status';
import { wholeCountry } from '@/lib/site-paths';

export const generateStaticParams = () => [];

type ScopeProps = { params: Promise<{ scope: string }> };

const find = async (params: ScopeProps['params']) =>
  browseTarget({ ...(await params), area: wholeCountry }, { isAdult: false });

export async function generateMetadata({ params }: ScopeProps): Promise<Metadata> {
  return (await find(params)) ? {} : { title: 'Not found', ...missingPage };
}

export default async function BrowseScope({ params }: ScopeProps) {
  const target = await find(params);
  if (!target) return <PageNotFound />;
  permanentRedirect(target.path);
}
