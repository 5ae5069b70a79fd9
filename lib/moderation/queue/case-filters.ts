/** What the queue can be narrowed to, in the order of its list. */
export const caseFilters = [
  { key: 'all', label: 'All' },
  { key: 'urgent', label: 'Urgent' },
  { key: 'reported', label: 'Reported' },
  { key: 'screening', label: 'Screening' },
  { key: 'appeals', label: 'Appeals' },
  { key: 'members', label: 'Members' },
  { key: 'passed', label: 'Passed to admins' },
] as const;

export type CaseFilter = (typeof caseFilters)[number]['key'];

export const caseFilterKeys = caseFilters.map(({ key }) => key) as [CaseFilter, ...CaseFilter[]];

export const caseFilterLabel = (wanted: CaseFilter): string =>
  caseFilters.find(({ key }) => key === wanted)?.label ?? wanted;

/** Of a query string; anything unknown means all cases. */
export const parseCaseFilter = (text: unknown): CaseFilter =>
  caseFilterKeys.find((key) => key === text) ?? 'all';

/** The address of the list, or of one case, which keeps the filter. */
export function queuePath(
  path: '/admin' | '/admin/queue',
  { filter, ...more }: { filter: CaseFilter; case?: string; page?: number },
): string {
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('filter', filter);
  if (more.case) query.set('case', more.case);
  if (more.page && more.page > 1) query.set('page', `${more.page}`);
  return query.size > 0 ? `${path}?${query}` : path;
}
