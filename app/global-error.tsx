'use client';

import './globals.css';
import { Message } from '@/components/layout/message';
import { Button } from '@/components/ui/button';

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-GB">
      <body className="flex min-h-dvh flex-col antialiased">
        <title>Something went wrong</title>
        <main className="flex flex-1 flex-col">
          <Message title="That did not work">
            <p>Something went wrong on our side. Please try again in a moment.</p>
            <Button onClick={retry}>Try again</Button>
          </Message>
        </main>
      </body>
    </html>
  );
}
