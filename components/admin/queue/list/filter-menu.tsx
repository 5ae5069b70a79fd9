import { type CaseFilter, caseFilters, queuePath } from '@/lib/moderation/queue/case-filters';

type FilterMenuProps = {
  current: CaseFilter;
  counts: Record<CaseFilter, number>;
  isAdmin: boolean;
};

export const FilterMenu = ({ current, counts, isAdmin }: FilterMenuProps) => (
  <div className="grid gap-2">
    <nav aria-label="Kinds of cases">
      <ul className="flex flex-wrap gap-2">
        {caseFilters
          .filter(({ key }) => key !== 'passed' || isAdmin)
          .map(({ key, label }) => (
            <li key={key}>
              <a
                href={queuePath('/admin/queue', { filter: key })}
                aria-current={key === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2 rounded-full border border-line px-4 hover:bg-surface-2 aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent mouse:min-h-9"
              >
                {label}
                <span className="tabular text-sm">{counts[key]}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
    {current === 'urgent' && (
      <p className="text-sm text-muted">
        Somebody may be in danger, several people report the same, or an appeal is due within 24
        hours.
      </p>
    )}
  </div>
);
