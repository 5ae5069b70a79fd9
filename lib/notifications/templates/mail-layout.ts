import { siteName, tagline } from '@/lib/site';
import { escapeHtml } from '@/lib/text/markup';

/** Plain text; the layout escapes it. */
export type MailContent = {
  subject: string;
  heading: string;
  paragraphs: string[];
  code?: string;
  /** Each with a detail line, followed by `rest`. All addresses are absolute. */
  items?: { title: string; detail: string; url: string }[];
  rest?: string;
  action?: { label: string; url: string };
  footnote?: string;
  links?: { label: string; url: string }[];
  /** One-click unsubscribe address (RFC 8058). */
  oneClickUrl?: string;
};

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

export function renderMail(content: MailContent): RenderedMail {
  const { subject, oneClickUrl } = content;
  const headers = oneClickUrl && {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { subject, text: textOf(content), html: htmlOf(content), ...(headers && { headers }) };
}

function textOf(content: MailContent): string {
  const { heading, paragraphs, code, items = [], rest, action, footnote, links = [] } = content;
  const parts = [
    heading,
    ...paragraphs,
    code,
    ...items.map(({ title, detail, url }) => [title, detail, url].filter(Boolean).join('\n')),
    rest,
    action && `${action.label}:\n${action.url}`,
    footnote,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    `${siteName()}: ${tagline}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

// Mail programs may drop style sheets, so essential styles are inline.
const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const small = `margin:0;${font};font-size:13px;line-height:1.5;color:#625b52`;
const sheet = `
@media (prefers-color-scheme: dark) {
  .page { background: #151310 !important }
  .card { background: #1e1b17 !important; border-color: #38332c !important }
  .ink { color: #f3eee7 !important }
  .muted { color: #b4aca0 !important; border-color: #38332c !important }
  .code { background: #3a2614 !important; color: #f3eee7 !important }
  .button { background: #f68a2d !important }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important }
}`;

function htmlOf(content: MailContent): string {
  const { subject, heading, paragraphs, code, items = [], rest, action, footnote } = content;
  const { links = [] } = content;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark }${sheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3efe9">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3efe9">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 4px 16px;${font};font-size:20px;font-weight:700;color:#1d1a16"><span style="display:inline-block;width:14px;height:14px;margin-right:9px;border-radius:4px;background:#f58220"></span>${escapeHtml(siteName())}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4dfd8;border-radius:14px;padding:32px">
<h1 class="ink" style="margin:0;${font};font-size:22px;line-height:1.25;color:#1d1a16">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code ? codeBlock(code) : ''}
${items.map(itemOf).join('\n')}
${rest ? paragraph(rest) : ''}
${action ? button(action) : ''}
${footnote ? `<p class="muted" style="${small};margin-top:24px;padding-top:16px;border-top:1px solid #e4dfd8">${escapeHtml(footnote)}</p>` : ''}
${links.length > 0 ? `<p class="muted" style="${small};margin-top:8px">${links.map(linkOf).join(' · ')}</p>` : ''}
</td></tr>
<tr><td style="padding:16px 4px"><p class="muted" style="${small}">${escapeHtml(`${siteName()}: ${tagline}`)}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

const paragraph = (text: string) =>
  `<p class="ink" style="margin:16px 0 0;${font};font-size:16px;line-height:1.55;color:#1d1a16">${escapeHtml(text)}</p>`;

const itemOf = ({ title, detail, url }: { title: string; detail: string; url: string }) =>
  `<p class="ink" style="margin:16px 0 0;${font};font-size:16px;line-height:1.45;color:#1d1a16"><a class="ink" href="${escapeHtml(url)}" style="font-weight:700;color:#1d1a16">${escapeHtml(title)}</a><br><span class="muted" style="color:#625b52">${escapeHtml(detail)}</span></p>`;

const linkOf = ({ label, url }: { label: string; url: string }) =>
  `<a class="muted" href="${escapeHtml(url)}" style="color:#625b52">${escapeHtml(label)}</a>`;

// Balances the letter spacing after the last digit.
const codeBlock = (code: string) =>
  `<p class="code" style="margin:24px 0 0;padding:16px 0 16px 10px;background:#fff1e4;border-radius:12px;text-align:center;${font};font-size:32px;font-weight:700;letter-spacing:10px;color:#1d1a16">${escapeHtml(code)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#f58220;border-radius:12px;${font};font-size:16px;font-weight:700;line-height:1.3;text-align:center;color:#241203;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="${small};margin-top:24px">If the button does not work, open this address:<br><a class="muted" href="${escapeHtml(url)}" style="color:#625b52;word-break:break-all">${escapeHtml(url)}</a></p>`;
