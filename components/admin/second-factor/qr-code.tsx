import { encode } from 'uqr';

/** Drawn as a single path, without images or third-party scripts. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="size-48 rounded-control bg-glass-ink text-brand-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
