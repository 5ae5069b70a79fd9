import type { Metadata } from 'next';
import Link from 'next/link';
import { BrandMark } from '@/components/layout/brand-mark';
import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: { absolute: 'Page not found' } };

/** Made once, while building: it holds nothing of the configuration. */
export default function NotFound() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="container-page flex h-16 items-center">
          <Link href="/" aria-label="Home page" className="grid size-11 place-items-center">
            <BrandMark className="size-8" />
          </Link>
        </div>
      </header>
      <main className="flex flex-1 flex-col">
        <Message title="This page is not here">
          <p>It may have moved, or the address has a typing error.</p>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </Message>
      </main>
    </>
  );
}
