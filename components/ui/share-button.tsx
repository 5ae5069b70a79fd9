'use client';

import { Share2 } from 'lucide-react';
import { minute } from '@/lib/durations';
import { Button } from './button';
import { toast } from './overlays/toast';

type ShareButtonProps = {
  title: string;
  /** Default: the current page. */
  path?: string;
};

export function ShareButton({ title, path }: ShareButtonProps) {
  async function share() {
    const url = new URL(path ?? window.location.href, window.location.href).href;
    if (await isShared({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    } catch {
      toast.error('The link could not be shared. Please copy it:', {
        detail: <SelectableLink url={url} />,
        duration: minute,
      });
    }
  }
  return (
    <Button
      look="quiet"
      size="small"
      onClick={share}
      className="justify-self-start noscript:hidden"
    >
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  );
}

/** Or cancelled by the visitor. False if the browser cannot share, or refuses to. */
async function isShared(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

const SelectableLink = ({ url }: { url: string }) => (
  <input
    readOnly
    value={url}
    aria-label="Link"
    onFocus={(event) => event.currentTarget.select()}
    className="control mt-2 text-sm"
  />
);
