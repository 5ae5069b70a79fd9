'use client';

import { Notice } from '@/components/ui/notice';
import { useDemoCode } from './demo-code';

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
      <a href="/demo/outbox" className="link" target="_blank" rel="noopener">
        Open the outbox
      </a>
    </Notice>
  );
}
