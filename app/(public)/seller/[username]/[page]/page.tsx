import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';
import { sellerMetadata } from '@/components/seller/seller-metadata';
import { SellerView } from '@/components/seller/seller-view';
import { missingPage } from '@/lib/page-cache/store/answer-status';
import { loadSeller } from '../load-seller';

export const revalidate = 60;

/** Each is made when it is first asked for. */
export const generateStaticParams = () => [];

type SellerProps = { params: Promise<{ username: string; page: string }> };

export async function generateMetadata({ params }: SellerProps): Promise<Metadata> {
  const { username, page } = await params;
  const found = await loadSeller(username, page);
  return found ? sellerMetadata(found.page) : { title: 'Not found', ...missingPage };
}

export default async function SellerFurtherPage({ params }: SellerProps) {
  const { username, page } = await params;
  const found = await loadSeller(username, page);
  return found ? <SellerView {...found} /> : <PageNotFound />;
}
