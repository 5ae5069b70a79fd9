/** "15min" → "15 min", "overnight" → "Overnight". */
export const durationLabel = (duration: string) =>
  duration.replace(/^(\d+)/, '$1 ').replace(/^[a-z]/, (letter) => letter.toUpperCase());
