/** "15min" → "15 min", "overnight" → "Overnight". */
export const durationLabel = (duration: string) =>
  duration.replace(/^(\d+)/, '$1 ').replace(/^[a-z]/, (letter) => letter.toUpperCase());

type Column = { key: string; label: string };

export const rateKey = ({ key }: Column, duration: string) => `${key}_${duration}`;

/** "Incall, 1 h". */
export const rateLabel = ({ label }: Column, duration: string) =>
  `${label.replace(/ \(£\)$/, '')}, ${durationLabel(duration)}`;
