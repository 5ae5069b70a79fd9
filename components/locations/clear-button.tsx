import { LoaderCircle, X } from 'lucide-react';

export const ClearButton = ({
  isLoading,
  onClear,
}: {
  isLoading: boolean;
  onClear: () => void;
}) => (
  <button
    type="button"
    aria-label="Clear location"
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClear}
    className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-control text-muted hover:text-ink"
  >
    {isLoading ? (
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
    ) : (
      <X aria-hidden="true" className="size-5" />
    )}
  </button>
);
