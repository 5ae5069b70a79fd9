import { format } from 'node:util';

/*
 * Repeated lines of the log. The first is written at once, the others are counted and written as a
 * number, so that nobody fills a disk by asking again for what fails.
 */

type Write = (...words: unknown[]) => void;
type Repeated = { sentence: string; repeats: number };

const window = 60_000;
/** Sentences remembered at a time. The rest of a minute with more of them is written as one number. */
const mostSentences = 200;
/** Characters of a sentence that are remembered. */
const longestSentence = 500;

/** Calls `write` for each sentence at most once in `window`, and at its end with the number of repeats. */
export function withoutRepeats(write: Write): Write {
  const remembered = new Map<string, Repeated>();
  let others = 0;

  const begin = (key: string, sentence: string) => {
    remembered.set(key, { sentence, repeats: 0 });
    setTimeout(() => end(key), window).unref();
  };
  const end = (key: string) => {
    const { sentence, repeats } = remembered.get(key) ?? { sentence: '', repeats: 0 };
    remembered.delete(key);
    if (repeats > 0) write(`${sentence} (again ${repeats} times in a minute)`);
    if (others > 0) write(`${others} other lines were left out within a minute`);
    others = 0;
  };

  return (...words) => {
    const sentence = firstLine(words);
    const key = keyOf(sentence);
    const known = remembered.get(key);
    if (known) {
      known.repeats += 1;
    } else if (remembered.size >= mostSentences) {
      others += 1;
    } else {
      begin(key, sentence);
      write(...words);
    }
  };
}

/** Call once in each process: covers what Next and other libraries write, too. */
export function limitRepeatedLogs(): void {
  console.error = withoutRepeats(console.error.bind(console));
  console.warn = withoutRepeats(console.warn.bind(console));
}

const firstLine = (words: unknown[]) =>
  (format(...words).split('\n', 1)[0] ?? '').slice(0, longestSentence);

/** The sentence without what differs each time: identifiers, numbers and addresses. */
const keyOf = (sentence: string) => sentence.replace(/[\w-]*\d[\w-]*/g, '#');
