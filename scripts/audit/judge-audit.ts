/* Extracts from `npm audit --json` the findings about packages that have a fix. */
import * as z from 'zod';

const fault = z.object({
  name: z.string(),
  severity: z.string(),
  fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
});

const report = z.object({ vulnerabilities: z.record(z.string(), fault) });

export type Judgement =
  | { kind: 'not asked'; why: string }
  | { kind: 'judged'; withFix: string[]; withoutFix: string[] };

export function judgeAudit(json: string): Judgement {
  const { data } = report.safeParse(parse(json));
  if (!data) return { kind: 'not asked', why: causeOf(json) };
  const faults = Object.values(data.vulnerabilities);
  const named = (isFixed: boolean) =>
    faults
      .filter(({ fixAvailable }) => (fixAvailable !== false) === isFixed)
      .map(({ name, severity }) => `${name} (${severity})`)
      .sort();
  return { kind: 'judged', withFix: named(true), withoutFix: named(false) };
}

export function tellFaults(judgement: Judgement): { sentences: string[]; fails: boolean } {
  if (judgement.kind === 'not asked') {
    const sentence = `The registry could not be asked about faults: ${judgement.why}`;
    return { sentences: [sentence], fails: false };
  }
  const { withFix, withoutFix } = judgement;
  const fails = withFix.length > 0;
  return {
    sentences: [
      ...(withoutFix.length > 0
        ? [`Known faults without a fix yet: ${withoutFix.join(', ')}`]
        : []),
      fails
        ? `Known faults with a fix: ${withFix.join(', ')}. See npm audit --omit=dev`
        : 'No known fault has a fix.',
    ],
    fails,
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const causeOf = (json: string) =>
  z.object({ message: z.string() }).safeParse(parse(json)).data?.message ?? 'no answer';
