'use client';

import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { useDemoCode } from './demo-code';

/** Stands in for the mail that cannot leave the machine. */
export function DemoCode() {
  const code = useDemoCode();
  return (
    <Notice>
      {code ? (
        <>
          Demo: your code is <strong className="tabular">{code}</strong>
        </>
      ) : (
        'Demo: no mail leaves this machine'
      )}
      .{' '}
      <Link href="/demo/outbox" className="link" target="_blank">
        Open the outbox
      </Link>
    </Notice>
  );
}
