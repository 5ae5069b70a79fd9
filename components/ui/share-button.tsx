'use client';

import { Share2 } from 'lucide-react';
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
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error('The link could not be shared. Please copy it from the address bar.');
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
