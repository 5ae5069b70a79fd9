import { format } from 'node:util';
import { type Logger, pino } from 'pino';
import { requestId } from './request-id';
import { scrub } from './scrub';

/*
 * The process's log, written by console.*: in production as JSON lines, else as text. Repeated
 * sentences are written once and counted, so that nobody can fill the disk by repeating a failing
 * request. A plain object among the arguments becomes fields of the line.
 */

type Write = (...words: unknown[]) => void;
type Repeated = { sentence: string; repeats: number };

const window = 60_000;
/** Sentences remembered at a time. In a minute with more, the rest is only counted. */
const mostSentences = 200;
/** Characters of a sentence that are remembered. */
const longestSentence = 500;

export type LogOptions = {
  json: boolean;
  /** Receives JSON lines instead of standard output. */
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
  const error = console.error.bind(console);
  console.error = withoutRepeats((...words) => {
    error(...words);
    const cause = words.find((word) => word instanceof Error);
    if (cause) onError?.(cause, messageOf(words));
  });
  console.warn = withoutRepeats(console.warn.bind(console));
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

const isFields = (word: unknown): word is Record<string, unknown> =>
  typeof word === 'object' && word !== null && Object.getPrototypeOf(word) === Object.prototype;

const messageOf = (words: unknown[]) =>
  scrub(format(...words.filter((word) => !(word instanceof Error || isFields(word)))));

const describe = ({ name, message, stack = '' }: Error) => ({
  type: name,
  message: scrub(message),
  stack: scrub(stack),
});

/**
 * Calls `write` for each sentence at most once per `window`, regardless of its fields, and at its
 * end with the number of repeats.
 */
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
    const sentence = firstLine(words.filter((word) => !isFields(word)));
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

const firstLine = (words: unknown[]) =>
  (format(...words).split('\n', 1)[0] ?? '').slice(0, longestSentence);

/** The sentence without its variable parts: identifiers, numbers and addresses. */
const keyOf = (sentence: string) => sentence.replace(/[\w-]*\d[\w-]*/g, '#');
