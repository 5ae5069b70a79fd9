import { readingOf } from './letters';

/** Lower-case ASCII, with the original position of each character. */
export type Folded = {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
  /** 1 where a look-alike or an invisible character was resolved. */
  odd: Uint8Array;
};

const lowerCase = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code).toLowerCase());

/** Resolves look-alikes, invisible characters and emoji too. Runs in linear time. */
export function fold(original: string): Folded {
  // A character outside ASCII becomes up to 20 characters, the longest word of an emoji.
  const room = original.length + 20 * (original.match(/[^\0-\x7f]/g)?.length ?? 0);
  const starts = new Uint32Array(room);
  const ends = new Uint32Array(room);
  const odd = new Uint8Array(room);
  const parts: string[] = [];
  let length = 0;
  let isSplit = false;
  const add = (piece: string, start: number, end: number, isOdd: boolean) => {
    for (const letter of piece) {
      if (length >= room) return;
      starts[length] = start;
      ends[length] = end;
      odd[length] = isOdd || isSplit ? 1 : 0;
      isSplit = false;
      parts.push(letter);
      length++;
    }
  };
  for (let index = 0; index < original.length; ) {
    const code = original.codePointAt(index) ?? 0;
    const end = index + (code > 0xffff ? 2 : 1);
    if (code < 128) {
      add(lowerCase[code] ?? '', index, end, false);
    } else {
      const reading = readingOf(original.slice(index, end));
      if (reading.kind === 'word') add(` ${reading.text} `, index, end, false);
      else if (reading.kind !== 'nothing') add(reading.text, index, end, reading.odd);
      else if (code >= 0x200b && code <= 0x2064) isSplit = true;
    }
    index = end;
  }
  return { text: parts.join(''), starts, ends, odd };
}
