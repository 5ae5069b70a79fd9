import { readFileSync } from 'node:fs';
import { screenText } from '@/lib/screening/screen-text';
import { contexts } from '@/scripts/screening/read-texts';

/** Screens each line of a file of tests/screening, whose README has the format. */
export function screenFile(path: string) {
  return readFileSync(`tests/screening/${path}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const readable = line.replaceAll('\\n', '\n').replaceAll('\\u200b', '\u200b');
      const [text = '', title = '', place = ''] = readable.split(' ¦ ').reverse();
      const context = contexts[place.trim()];
      if (!context) throw new Error(`No place "${place}" in "${line}"`);
      const fields = [
        { field: 'title', text: title.trim() },
        { field: 'description', text },
      ].filter((one) => one.text !== '');
      const { action, hits } = screenText(fields, context);
      const words = hits.map((hit) => `${hit.ruleId}: ${hit.words}`);
      return { line, isHeld: action === 'hold', isCaught: action !== null, words };
    });
}
