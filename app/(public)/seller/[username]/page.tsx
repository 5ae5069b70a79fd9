import type { Metadata } from 'next';
import { sellerMetadata } from '@/components/seller/seller-metadata';
import { SellerView } from '@/components/seller/seller-view';
import { loadSeller } from './load-seller';

type SellerProps = { params: Promise<{ username: string }> };

export async function generateMetadata({ params }: SellerProps): Promise<Metadata> {
  const { username } = await params;
  return sellerMetadata((await loadSeller(username, null)).page);
}

export default async function SellerFirstPage({ params }: SellerProps) {
  const { username } = await params;
  return <SellerView {...(await loadSeller(username, null))} />;
}
