import type { AttachmentFile } from './read-attachment';

/** A CV is always downloaded, so that no document of a stranger opens on the site. */
export const attachmentHeaders = ({ kind, name }: Omit<AttachmentFile, 'content'>) => ({
  'content-type': kind === 'cv' ? 'application/pdf' : 'image/webp',
  'content-disposition': kind === 'cv' ? downloadAs(name ?? 'CV.pdf') : 'inline',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
});

/** RFC 6266, with a plain name for old clients. */
function downloadAs(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
