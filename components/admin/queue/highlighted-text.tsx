import type { Hit } from '@/lib/moderation/queue/queue-item';

/** Marks what screening met, with the rule for assistive technology and as a title. */
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
