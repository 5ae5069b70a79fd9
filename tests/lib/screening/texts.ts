import { readFileSync } from 'node:fs';
import type { ScreenedText, ScreeningContext } from '@/lib/screening/rule';

export type Listed = { line: string; texts: ScreenedText[]; context: ScreeningContext };

const groups: Record<string, string> = { goods: 'buy-and-sell', adult: 'personals' };

/** Lines of "group ¦ title ¦ description"; invisible characters are written as \uXXXX. */
export function listedTexts(name: string): Listed[] {
  return readFileSync(`tests/screening/${name}.txt`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const readable = line.replace(/\\u([0-9a-f]{4})/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      const [place = '', title = '', description = ''] = readable.split(' ¦ ');
      return {
        line,
        texts: [
          { field: 'title', text: title },
          { field: 'description', text: description },
        ],
        context: {
          kind: 'ad',
          categoryGroup: groups[place] ?? place,
          isAdult: place === 'adult',
        },
      };
    });
}
