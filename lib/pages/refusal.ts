import type { Problem } from '@/lib/api/problem';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { pagePolicy } from '@/lib/response-headers/content-security-policy';
import { securityHeaders } from '@/lib/response-headers/security-headers';
import { siteName } from '@/lib/site';
import { escapeHtml } from '@/lib/text/markup';

/* The page is rendered once, as a refusal must be cheap and the middleware cannot render React. */

export type Refusal = {
  status: 429 | 500 | 503;
  /** Seconds. */
  retryAfter: number;
  answers: 'page' | 'problem';
};

const soon = 5;

export const failed = { status: 500, retryAfter: soon, answers: 'page' } as const;

export const unavailable = (answers: Refusal['answers']) =>
  ({ status: 503, retryAfter: soon, answers }) as const;

const words = {
  429: {
    title: 'Too many requests',
    text: 'There were too many requests from your connection. Please try again in a minute.',
  },
  500: {
    title: 'Something went wrong',
    text: 'This is our fault, and we have been notified. Please try again in a few seconds.',
  },
  503: {
    title: 'The site is busy',
    text: 'The site is very busy, so your page could not be loaded. Please try again in a few seconds.',
  },
} as const;

const pages = new Map<Refusal['status'], string>();

export function refusalBody({ status, retryAfter, answers }: Refusal): string {
  if (answers === 'problem') return JSON.stringify(problemOf(status, retryAfter));
  const made = pages.get(status) ?? pageOf(status);
  pages.set(status, made);
  return made;
}

const always = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));

const headersOf = {
  page: {
    ...always,
    'content-security-policy': pagePolicy([]),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  },
  problem: { ...always, 'content-type': 'application/json', 'cache-control': 'no-store' },
} as const;

export const refusalHeaders = ({ retryAfter, answers }: Refusal): Record<string, string> => ({
  ...headersOf[answers],
  'retry-after': String(retryAfter),
});

function problemOf(status: Refusal['status'], retryAfter: number): Problem {
  if (status === 503) return { error: siteTexts.siteBusy, code: 'unavailable' };
  if (status === 500) return { error: siteTexts.publishFailed, code: 'internal' };
  const error = `Too many requests. Please try again in ${retryAfter} seconds.`;
  return { error, code: 'rate_limited' };
}

function pageOf(status: Refusal['status']): string {
  const { title, text } = words[status];
  const name = escapeHtml(siteName());
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>
<title>${title} · ${name}</title><link rel="stylesheet" href="${process.env.STYLESHEET}"/>
<link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml"/></head>
<body class="flex min-h-dvh flex-col antialiased"><header class="border-b border-line bg-surface">
<div class="container-page flex min-h-16 items-center">
<a href="/" class="flex min-h-11 min-w-0 items-center text-xl font-extrabold">${name}</a></div></header>
<main class="container-page grid max-w-xl flex-1 content-center justify-items-center gap-5 py-16 text-center text-muted">
<h1 class="text-3xl font-bold text-ink">${title}</h1><p>${text}</p>
<div class="flex flex-wrap justify-center gap-3"><a href="" class="button button-brand button-normal">Try again</a>
<a href="/" class="button button-quiet button-normal">Go to the home page</a></div></main></body></html>`;
}
