import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenText } from '@/lib/screening/screen-text';
import { contexts } from '@/scripts/screening/read-texts';

/** Lines of subject (bad texts only), place, title and text; line breaks and U+200B are escaped. */
export function screenFile(set: string, name: string) {
  return readFileSync(join('tests/screening', set, name), 'utf8')
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
