import { format } from 'node:util';
import { type Logger, pino } from 'pino';
import { requestId } from './request-id';
import { scrub } from './scrub';

/* Repeated lines are only counted, so that nobody can fill the disk with a failing request. */

type Write = (...words: unknown[]) => void;
type Fields = Record<string, unknown>;
type Repeated = { sentence: string; statement: unknown; lines: number; leftOut: number };

const window = 60_000;
/** Lines of one sentence in a window. */
const mostLines = 30;
/** Lines of all sentences in a window, besides the first of each. */
const mostRepeats = 600;
/** Sentences remembered at a time. In a minute with more, the rest is only counted. */
const mostSentences = 200;
const longestSentence = 500;

export type LogOptions = {
  json: boolean;
  to?: { write: (line: string) => void };
  onError?: ((error: Error, message: string) => void) | undefined;
};

/** Call once per process. Also covers what Next and other libraries write. */
export function startLog({ json, to, onError }: LogOptions): void {
  if (json) {
    const logger = pino(lines, to ?? pino.destination({ dest: 1, sync: true }));
    for (const level of ['error', 'warn', 'info'] as const)
      console[level] = writeJson(logger, level);
    console.log = console.info;
    console.debug = () => undefined;
  }
  console.error = limitRepeats(console.error.bind(console), (...words) => {
    const cause = words.find((word) => word instanceof Error);
    if (cause) onError?.(cause, messageOf(words));
  });
  console.warn = limitRepeats(console.warn.bind(console));
}

const lines: pino.LoggerOptions = {
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
};

const writeJson =
  (logger: Logger, level: 'error' | 'warn' | 'info'): Write =>
  (...words) => {
    const error = words.find((word) => word instanceof Error);
    const fields = words.find(isFields);
    const request = requestId();
    logger[level](
      { ...(request && { request }), ...fields, ...(error && { error: describe(error) }) },
      messageOf(words),
    );
  };

const isFields = (word: unknown): word is Fields =>
  typeof word === 'object' && word !== null && Object.getPrototypeOf(word) === Object.prototype;

const messageOf = (words: unknown[]) =>
  scrub(format(...words.filter((word) => !(word instanceof Error || isFields(word)))));

const describe = ({ name, message, stack = '' }: Error) => ({
  type: name,
  message: scrub(message),
  stack: scrub(stack),
});

/** Limits each sentence with its statement and status. `onFirst` gets the first of each window. */
export function limitRepeats(write: Write, onFirst: Write = () => undefined): Write {
  const remembered = new Map<string, Repeated>();
  let repeats = 0;
  let others = 0;

  const begin = (key: string, known: Repeated) => {
    remembered.set(key, known);
    setTimeout(() => end(key, known), window).unref();
  };
  const end = (key: string, { sentence, statement, leftOut }: Repeated) => {
    remembered.delete(key);
    const fields = statement === undefined ? [] : [{ statement }];
    if (leftOut > 0) {
      write(`${sentence} (${leftOut} more were left out within a minute)`, ...fields);
    }
    if (others > 0) write(`${others} other lines were left out within a minute`);
    others = 0;
  };
  const mayRepeat = (known: Repeated) => {
    if (known.lines >= mostLines || repeats >= mostRepeats) return false;
    if (repeats === 0) {
      setTimeout(() => {
        repeats = 0;
      }, window).unref();
    }
    repeats += 1;
    known.lines += 1;
    return true;
  };

  return (...words) => {
    const sentence = firstLine(words.filter((word) => !isFields(word)));
    const { statement, status }: Fields = words.find(isFields) ?? {};
    const key = `${status} ${withoutNumbers(`${sentence} ${statement}`)}`;
    const known = remembered.get(key);
    if (known) {
      if (mayRepeat(known)) write(...words);
      else known.leftOut += 1;
    } else if (remembered.size >= mostSentences) {
      others += 1;
    } else {
      begin(key, { sentence, statement, lines: 1, leftOut: 0 });
      write(...words);
      onFirst(...words);
    }
  };
}

/** Scrubbed before it is cut, which could leave half of an address. */
const firstLine = (words: unknown[]) => {
  const [line = ''] = format(...words).split('\n', 1);
  return scrub(line.slice(0, 2 * longestSentence)).slice(0, longestSentence);
};

/** Without identifiers, numbers, addresses, and how many parameters a statement has. */
const withoutNumbers = (text: string) =>
  text.replaceAll(/[$\w-]*\d[\w-]*(?:, ?[$\w-]*\d[\w-]*)*/g, '#');
