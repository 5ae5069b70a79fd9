import type { ReactNode } from 'react';

/* Stands in for the photo of an ad that has none. Three inks of the palette, no words. */

const drawings: Record<string, ReactNode> = {
  property: (
    <>
      <path className="fill-surface" d="M28 92V54l32-26 32 26v38Z" />
      <path className="fill-brand" d="m22 58 38-31 38 31 5-6-43-36-43 36Z" />
      <path className="fill-muted" d="M78 22h9v16l-9-7ZM53 92V70h14v22Z" />
      <path className="fill-brand-strong" d="M36 62h12v12H36zM72 62h12v12H72z" />
    </>
  ),
  vehicles: (
    <>
      <path
        className="fill-brand"
        d="M14 82V66q0-5 5-6l12-2 13-18q2-3 6-3h27q4 0 6 3l11 18 9 3q4 1 4 6v15Z"
      />
      <path className="fill-surface" d="m40 57 9-12q1-2 4-2h7v14ZM65 57V43h11q3 0 4 2l7 12Z" />
      <circle className="fill-ink" cx="35" cy="83" r="11" />
      <circle className="fill-ink" cx="86" cy="83" r="11" />
      <circle className="fill-surface" cx="35" cy="83" r="4.5" />
      <circle className="fill-surface" cx="86" cy="83" r="4.5" />
    </>
  ),
  jobs: (
    <>
      <path className="fill-muted" d="M46 40v-8q0-6 6-6h16q6 0 6 6v8h-7v-7H53v7Z" />
      <rect className="fill-brand" x="20" y="40" width="80" height="52" rx="8" />
      <path className="fill-brand-strong" d="M20 58h80v8H20z" />
      <rect className="fill-surface" x="53" y="55" width="14" height="15" rx="3" />
    </>
  ),
  'buy-and-sell': (
    <>
      <path className="fill-surface" d="M26 44h52v48q0 5-5 5H31q-5 0-5-5Z" />
      <path className="fill-brand" d="M26 44h52v12H26z" />
      <path
        className="fill-none stroke-muted"
        strokeWidth="5"
        strokeLinecap="round"
        d="M40 50V36a12 12 0 0 1 24 0v14"
      />
      <path className="fill-brand-strong" d="m74 62 18-4 12 12-20 24-20-20Z" />
      <circle className="fill-surface" cx="92" cy="69" r="3.5" />
    </>
  ),
  services: (
    <>
      <path className="fill-muted" d="M30 88 62 56l8 8-32 32q-4 3-8 0t0-8Z" />
      <path
        className="fill-brand"
        d="M64 30q12-10 26-4L76 40l4 10 10 4 14-14q6 14-4 26-9 9-21 6L58 51q-4-12 6-21Z"
      />
      <path className="fill-brand-strong" d="m26 30 12-4 9 13-2 6 16 16-6 6-16-16-6 2-13-9Z" />
    </>
  ),
  personals: (
    <>
      <circle className="fill-brand-strong" cx="44" cy="46" r="15" />
      <path className="fill-brand-strong" d="M16 94q0-28 28-28t28 28Z" />
      <circle className="fill-brand" cx="78" cy="52" r="13" />
      <path className="fill-brand" d="M54 94q0-25 24-25t26 25Z" />
      <path
        className="fill-surface"
        d="M61 34q-9-7-9-13 0-5 5-5 3 0 4 3 1-3 4-3 5 0 5 5 0 6-9 13Z"
      />
    </>
  ),
};

export const CategoryDrawing = ({ groupSlug }: { groupSlug: string }) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full bg-brand-soft">
    <circle className="fill-surface-2" cx="60" cy="62" r="50" />
    {drawings[groupSlug] ?? drawings['buy-and-sell']}
  </svg>
);
