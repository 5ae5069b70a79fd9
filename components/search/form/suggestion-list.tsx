import type { Suggestion } from './use-suggestions';

export const suggestionsId = (id: string) => `${id}-list`;
export const suggestionId = (id: string, index: number) => `${id}-${index}`;

type SuggestionListProps = {
  /** Of the input, which keeps the focus and takes the keys. */
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onHighlight: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
};

export const SuggestionList = ({
  id,
  suggestions,
  active,
  onHighlight,
  onChoose,
}: SuggestionListProps) => (
  <div
    id={suggestionsId(id)}
    role="listbox"
    aria-label="Suggestions"
    tabIndex={-1}
    className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 text-ink shadow-card"
  >
    {suggestions.map((suggestion, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys
      <div
        key={`${suggestion.kind} ${suggestion.text}`}
        id={suggestionId(id, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        onMouseDown={(event) => event.preventDefault()}
        onMouseMove={() => onHighlight(index)}
        onClick={() => onChoose(suggestion)}
        className="flex min-h-11 cursor-default items-center justify-between gap-4 rounded-control px-3 py-1.5 select-none aria-selected:bg-surface-2"
      >
        <span className="min-w-0 truncate">{suggestion.text}</span>
        {suggestion.kind && <span className="shrink-0 text-sm text-muted">{suggestion.kind}</span>}
      </div>
    ))}
  </div>
);
