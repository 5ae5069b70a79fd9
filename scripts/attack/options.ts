import { chooseRows, type RowOptions, readOptions, rowOptions } from '../drill/options.ts';
import { failure } from '../launch/preflight.mjs';

export const canAttack = process.platform === 'linux';

export type Options = RowOptions & {
  rest: number;
  report: string | undefined;
  /** A running site to attack; default: the command starts one. */
  attach:
    | { url: string; databaseUrl: string; pid: number | undefined; log: string | undefined }
    | undefined;
};

const text = { type: 'string' } as const;

const options = {
  ...rowOptions,
  ...{ rest: text, report: text, url: text, database: text, pid: text, log: text },
};

export function parseOptions(args: string[], names: readonly string[]): Options {
  if (!canAttack)
    throw failure('The attack needs Linux, where all of 127.0.0.0/8 is this machine.');
  const { url, database, pid, log, rest, report, ...chosen } = readOptions(args, options);
  const { isShort, only } = chooseRows(chosen, names);
  if ((url === undefined) !== (database === undefined)) {
    throw failure('--url and --database belong together: the attack makes members and ads.');
  }
  for (const target of [url, database]) if (target !== undefined) requireLoopback(target);
  return {
    isShort,
    only,
    rest: whole('rest', rest ?? (isShort ? '1' : '60')),
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

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function requireLoopback(target: string): void {
  if (URL.canParse(target) && loopback.test(new URL(target).hostname)) return;
  throw failure('The attack has no other target than this machine: 127.0.0.1 or localhost.');
}

function whole(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw failure(`--${name} is a whole number, not "${text}".`);
}
