import { batchMost } from '@/lib/catalogue/limits';
import type { BatchAd } from './batch-summary';
import type { BatchState } from './use-batch';

type SelectOneProps = { id: string; title: string; state: BatchState };

export const SelectOne = ({ id, title, state }: SelectOneProps) => (
  <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
    <input
      type="checkbox"
      className="size-5 accent-accent"
      checked={state.ids.has(id)}
      onChange={() => state.toggle(id)}
    />
    <span className="sr-only">Select “{title}”</span>
  </label>
);

type SelectAllProps = { ads: readonly BatchAd[]; state: BatchState };

export const SelectAll = ({ ads, state: { selected, selectAll } }: SelectAllProps) => {
  const most = Math.min(ads.length, batchMost);
  return (
    <label className="check-row pl-4">
      <input
        type="checkbox"
        checked={selected.length > 0 && selected.length >= most}
        onChange={(event) => selectAll(event.target.checked)}
      />
      <span>{most === 1 ? 'Select the ad' : `Select ${most} ads`}</span>
    </label>
  );
};
