import { parseArgs } from 'node:util';
import { failure } from '../launch/preflight.mjs';

export const canAttack = process.platform === 'linux';

export type Options = {
  isShort: boolean;
  /** Names of rows; empty for all. */
  only: string[];
  /** Seconds to wait after a row before its memory is read. */
  rest: number;
  /** A JSON file for the results. */
  report: string | undefined;
  /** A running site to attack; default: the command starts one. */
  attach:
    | { url: string; databaseUrl: string; pid: number | undefined; log: string | undefined }
    | undefined;
};

/** Throws a sentence for invalid options, such as a target on another machine. */
export function parseOptions(args: string[], names: readonly string[]): Options {
  if (!canAttack)
    throw failure('The attack needs Linux, where all of 127.0.0.0/8 is this machine.');
  const { short = false, only = [], url, database, pid, log, rest, report } = read(args);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw failure(`There is no row "${unknown}". There are: ${names.join(', ')}.`);
  if ((url === undefined) !== (database === undefined)) {
    throw failure('--url and --database belong together: the attack makes members and ads.');
  }
  for (const target of [url, database]) if (target !== undefined) requireLoopback(target);
  return {
    isShort: short,
    only,
    rest: whole('rest', rest ?? (short ? '1' : '60')),
    report,
    attach:
      url === undefined || database === undefined
        ? undefined
        : {
            url,
            databaseUrl: database,
            pid: pid === undefined ? undefined : whole('pid', pid),
            log,
          },
  };
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        short: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        rest: text,
        report: text,
        url: text,
        database: text,
        pid: text,
        log: text,
      },
    }).values;
  } catch (error) {
    throw failure(
      `${(error as Error).message} There are --short, --only, --rest, --report, --url, --database, --pid and --log.`,
    );
  }
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function requireLoopback(target: string): void {
  if (URL.canParse(target) && loopback.test(new URL(target).hostname)) return;
  throw failure('The attack has no other target than this machine: 127.0.0.1 or localhost.');
}

function whole(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw failure(`--${name} is a whole number, not "${text}".`);
}
