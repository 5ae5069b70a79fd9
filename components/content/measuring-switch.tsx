'use client';

import { useBrowserValue } from '@/components/ui/browser/use-browser-value';
import { Button } from '@/components/ui/button';
import { allowMeasuring, followMeasuring, mayMeasure } from '@/components/vitals/measuring';

export function MeasuringSwitch() {
  const isAllowed = useBrowserValue<boolean | undefined>(followMeasuring, mayMeasure, undefined);
  return (
    <div className="card mt-4 grid gap-3 p-4">
      <p role="status" className="font-semibold">
        {isAllowed
          ? 'This browser tells us how fast pages are.'
          : 'This browser does not tell us how fast pages are.'}
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={isAllowed === undefined}
        onClick={() => allowMeasuring(!isAllowed)}
      >
        {isAllowed ? 'Do not measure' : 'Allow measuring'}
      </Button>
    </div>
  );
}
