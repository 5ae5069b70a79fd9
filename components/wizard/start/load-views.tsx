import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { siteTexts } from '@/lib/catalogue/site-texts';

/** As tall as the first step, so that nothing below it moves. */
export const Loading = ({ text = 'Loading...' }: { text?: string }) => (
  <div className="grid min-h-[40rem] content-start gap-5">
    <p role="status" className="text-muted">
      {text}
    </p>
    {[1, 2, 3].map((row) => (
      <div
        key={row}
        aria-hidden="true"
        className="h-12 animate-pulse rounded-control bg-surface-2"
      />
    ))}
  </div>
);

export const LoadFailed = ({ onRetry }: { onRetry: () => Promise<void> }) => (
  <Notice tone="negative" live>
    <p>{siteTexts.serverError}</p>
    <Button look="quiet" className="mt-3" onClick={() => void onRetry()}>
      Try again
    </Button>
  </Notice>
);
