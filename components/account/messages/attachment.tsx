import { FileDown } from 'lucide-react';
import type { AttachmentView } from '@/lib/messages/views';
import { attachmentPath } from '@/lib/site-paths';

export function Attachment({ attachment }: { attachment: AttachmentView }) {
  const { id, kind, name, bytes, width, height } = attachment;
  const href = attachmentPath(id);
  if (kind === 'cv') {
    return (
      <a
        href={href}
        download
        className="inline-flex min-h-11 items-center gap-2 font-semibold link"
      >
        <FileDown aria-hidden="true" className="size-5 shrink-0" />
        <span className="wrap-anywhere">{name ?? 'CV.pdf'}</span>
        <span className="shrink-0 text-sm font-normal text-muted">{sizeText(bytes)}</span>
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className="block">
      {/* biome-ignore lint/performance/noImgElement: only its two people may fetch it */}
      <img
        src={href}
        alt="Attached by the sender; opens larger"
        {...(width && height && shownSize(width, height))}
        loading="lazy"
        className="h-auto max-h-80 max-w-full rounded-lg object-contain"
      />
    </a>
  );
}

const tallest = 320;

/** Reserves the space before the photo has loaded, so that the thread stays scrolled to its end. */
function shownSize(width: number, height: number) {
  const scale = Math.min(1, tallest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const sizeText = (bytes: number) =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
