import { siteName, tagline } from '@/lib/site';

/** What one mail says. Plain text throughout; the layout escapes it. */
export type MailContent = {
  subject: string;
  /** The large first line. */
  heading: string;
  paragraphs: string[];
  /** Shown large, to be read and typed. */
  code?: string;
  /** The one thing to do; `url` is absolute. */
  action?: { label: string; url: string };
  /** Small print: why this mail came and what to do about it. */
  footnote?: string;
};

export type RenderedMail = { subject: string; text: string; html: string };

export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ heading, paragraphs, code, action, footnote }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    code,
    action && `${action.label}:\n${action.url}`,
    footnote,
    `${siteName()}: ${tagline}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = `margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:#1d1a16`;
const small = `margin:0;${font};font-size:13px;line-height:1.5;color:#625b52`;

function htmlOf(content: MailContent): string {
  const { subject, heading, paragraphs, code, action, footnote } = content;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3efe9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3efe9">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;${font};font-size:20px;font-weight:700;color:#1d1a16">${escapeHtml(siteName())}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e4dfd8;border-radius:14px;padding:32px">
<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:1.25;color:#1d1a16">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="${paragraph}">${escapeHtml(text)}</p>`).join('\n')}
${code ? codeBlock(code) : ''}
${action ? button(action) : ''}
${footnote ? `<p style="${small};border-top:1px solid #e4dfd8;padding-top:16px">${escapeHtml(footnote)}</p>` : ''}
</td></tr>
<tr><td style="padding:16px 4px"><p style="${small}">${escapeHtml(tagline)}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

const codeBlock = (code: string) =>
  `<p style="margin:8px 0 24px;padding:16px;background:#fff1e4;border-radius:12px;text-align:center;${font};font-size:32px;font-weight:700;letter-spacing:10px;color:#1d1a16">${escapeHtml(code)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;background:#f58220;border-radius:12px;${font};font-size:16px;font-weight:700;color:#241203;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${small};padding-bottom:16px;word-break:break-all">If the button does not work, open this address: ${escapeHtml(url)}</p>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
