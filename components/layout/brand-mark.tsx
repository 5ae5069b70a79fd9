export const BrandMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <rect width="32" height="32" rx="9" className="fill-brand" />
    <path d="M16 6.5 25 14v9.5a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V14Z" className="fill-brand-ink" />
    <circle cx="16" cy="14.5" r="2.25" className="fill-brand" />
    <path d="M12.5 25.5v-4a3.5 3.5 0 0 1 7 0v4Z" className="fill-brand" />
  </svg>
);
