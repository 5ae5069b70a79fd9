import { X } from '@/components/ui/icons';
import type { FilterChip } from './facet-chip-labels';

export function AppliedFilters({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Applied filters" className="strip">
      {chips.map(({ key, label, href }) => (
        <li key={key} className="max-w-full max-sm:shrink-0 sm:min-w-0">
          <a
            href={href}
            className="flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pr-3 pl-4 text-sm font-medium hover:bg-surface-2 mouse:min-h-9"
          >
            <span className="sr-only">Remove filter:</span>
            <span className="min-w-0 truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </a>
        </li>
      ))}
    </ul>
  );
}
