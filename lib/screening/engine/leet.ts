const letterOf: Record<string, string> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '(': 'c',
  '+': 't',
  '£': 'l',
  '<': 'c',
};
const oneOf = new Set(['1', '!', '|', 'ı']);

/** Without separators, digits and symbols as letters, "1" as i and l. None for digits alone. */
export function leetForms(stretch: string): string[] {
  if (!/[a-z]/.test(stretch)) return [];
  const forms = new Set<string>();
  for (const one of ['i', 'l']) {
    let word = '';
    for (const character of stretch) {
      if (oneOf.has(character)) word += one;
      else if (character >= 'a' && character <= 'z') word += character;
      else word += letterOf[character] ?? '';
    }
    forms.add(word);
  }
  // Digits at either end may be filler or an amount: "cocaine4u", "3.5g".
  forms.add(stretch.replace(/[^a-z]/g, ''));
  return [...forms];
}
