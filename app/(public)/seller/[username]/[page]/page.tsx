import type { Metadata } from 'next';
import { sellerMetadata } from '@/components/seller/seller-metadata';
import { SellerView } from '@/components/seller/seller-view';
import { loadSeller } from '../load-seller';

type SellerProps = { params: Promise<{ username: string; page: string }> };

export async function generateMetadata({ params }: SellerProps): Promise<Metadata> {
  const { username, page } = await params;
  return sellerMetadata((await loadSeller(username, page)).page);
}

export default async function SellerFurtherPage({ params }: SellerProps) {
  const { username, page } = await params;
  return <SellerView {...(await loadSeller(username, page))} />;
}
