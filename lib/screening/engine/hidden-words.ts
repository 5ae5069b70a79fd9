import type { Edge, Lattice } from './token';
import { squeeze, stem, type Vocabulary } from './vocabulary';

const shortest = 6;
const longest = 14;
/** Innocent words that contain a strong one. */
const innocent = /^(?:(?:super)?heroine?s?|heroin(?:ism|es)|methodist|methodology)$/;

/** Adds strong words in longer ones ("buycocainehere") and with doubled letters ("coccaine"). */
export function addHidden({ edges }: Lattice, vocabulary: Vocabulary): void {
  for (const starting of edges) {
    for (const edge of [...starting]) {
      const found = edge.forms.map((form) => hiddenIn(form, vocabulary)).find(Boolean);
      if (found) starting.push({ ...edge, forms: [found], isDisguised: true });
    }
  }
}

function hiddenIn(
  form: string,
  { strong, squeezed, misspelt, strongPrefixes }: Vocabulary,
): Edge['forms'][number] | undefined {
  if (form.length < shortest || strong.has(form) || innocent.test(form)) return undefined;
  const meant = misspelt.get(form);
  if (meant) return meant;
  const single = squeeze(form);
  const doubled = single === form ? undefined : squeezed.get(single);
  if (doubled) return doubled;
  if (form.length < shortest + 2) return undefined;
  for (let start = 0; start <= form.length - shortest; start++) {
    if (!strongPrefixes.has(form.slice(start, start + 3))) continue;
    for (let length = shortest; length <= Math.min(longest, form.length - start); length++) {
      const part = form.slice(start, start + length);
      if (strong.has(part)) return part;
      if (!strongPrefixes.has(part)) break;
    }
  }
  return undefined;
}

/** The strong words that a word with masked letters, "c*caine", may stand for. */
export function unmask(masked: string, strong: Iterable<string>): string[] {
  const pattern = new RegExp(`^${masked.replace(/[*#_%•?]+/g, '[a-z]{1,3}')}$`);
  return [...strong].filter((word) => pattern.test(word)).map(stem);
}
