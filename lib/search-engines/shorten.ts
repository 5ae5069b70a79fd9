export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = Math.max(text.lastIndexOf(' ', max - 1), Math.floor(max / 2));
  const wholeLetters = text.slice(0, end).replace(/[\ud800-\udbff]$/, '');
  return `${wholeLetters.trimEnd()}…`;
}
