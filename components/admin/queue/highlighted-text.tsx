import type { Hit } from '@/lib/moderation/queue/queue-item';

/** Marks screening hits, with the rule as title and for assistive technology. */
export function HighlightedText({ text, hits }: { text: string; hits: Hit[] }) {
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { start, end, rule } of hits.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} title={rule} className="rounded bg-highlight text-ink outline-1">
        {text.slice(start, end)}
        <span className="sr-only"> ({rule})</span>
      </mark>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
