'use client';

import { useCallback } from 'react';
import { createListeners } from '@/components/ui/browser/create-listeners';
import { hasCookie } from '@/components/ui/browser/has-cookie';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import { Button } from '@/components/ui/button';

type CountingSwitchProps = {
  /** Name of the cookie. */
  cookie: string;
  /** The texts for document.cookie that set and delete it. */
  optOut: string;
  optIn: string;
};

const { subscribe, notify } = createListeners();

export function CountingSwitch({ cookie, optOut, optIn }: CountingSwitchProps) {
  // Cached pages do not know the visitor's cookie.
  const read = useCallback(() => hasCookie(cookie), [cookie]);
  const isOut = useBrowserValue<boolean | undefined>(subscribe, read, undefined);

  function choose(out: boolean) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there without https
    document.cookie = out ? optOut : optIn;
    notify();
  }

  return (
    <div className="card mt-4 grid gap-3 p-4">
      <p role="status" className="font-semibold">
        {isOut
          ? 'Your visits are not counted in this browser.'
          : 'Your visits may be counted in this browser.'}
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={isOut === undefined}
        onClick={() => choose(!isOut)}
      >
        {isOut ? 'Count my visits again' : 'Do not count my visits'}
      </Button>
      <noscript>
        <p className="text-sm text-muted">
          Visits are counted by a script, which does not run in this browser.
        </p>
      </noscript>
    </div>
  );
}
