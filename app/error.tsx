'use client';

import { Failure } from '@/components/layout/failure';

/** Where the frame itself failed, or there is none. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <main className="flex flex-1 flex-col">
      <Failure retry={retry} />
    </main>
  );
}
