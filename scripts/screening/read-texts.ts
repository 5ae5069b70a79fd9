import { readdirSync, readFileSync } from 'node:fs';
import { assignSellers } from '@/demo/assign-sellers.ts';
import type { Example, ScreeningContext } from '@/lib/screening/rule.ts';
import { rules } from '@/lib/screening/rules/all.ts';

export type TaughtText = { text: string; context: ScreeningContext; isBad: boolean };

export const contexts: Record<string, ScreeningContext> = {
  goods: { kind: 'ad', categoryGroup: 'buy-and-sell' },
  vehicles: { kind: 'ad', categoryGroup: 'vehicles' },
  property: { kind: 'ad', categoryGroup: 'property' },
  services: { kind: 'ad', categoryGroup: 'services' },
  jobs: { kind: 'ad', categoryGroup: 'jobs' },
  personals: { kind: 'ad', categoryGroup: 'personals' },
  adult: { kind: 'ad', categoryGroup: 'personals', isAdult: true },
  message: { kind: 'message' },
  review: { kind: 'review' },
  profile: { kind: 'profile' },
};

const folder = 'tests/screening';

/** Folders of texts by one author on one day: "training/01". */
export const setsIn = (use: 'training' | 'validation'): string[] =>
  readdirSync(`${folder}/${use}`)
    .toSorted()
    .map((set) => `${use}/${set}`);

export const textsOfSet = (set: string): TaughtText[] =>
  readdirSync(`${folder}/${set}`)
    .toSorted()
    .flatMap((file) => listedTexts(`${set}/${file}`));

export function listedTexts(file: string): TaughtText[] {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => ({ ...readLine(line), isBad: file.endsWith('bad.txt') }));
}

/** "subject ¦ place ¦ title ¦ text", with an optional subject; invisible characters as \uXXXX. */
function readLine(line: string): Omit<TaughtText, 'isBad'> {
  const parts = line
    .replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\n', '\n')
    .split(' ¦ ')
    .map((part) => part.trim());
  const at = parts.findIndex((part) => part in contexts);
  const context = contexts[parts[at] ?? ''];
  if (!context) throw new Error(`No place in "${line}"`);
  return { text: parts.slice(at + 1).join('\n'), context };
}

export const demoTexts = (): TaughtText[] =>
  assignSellers().map(({ ad: { title, text }, category: { groupSlug, isAdult } }) => ({
    text: `${title}\n${text}`,
    context: { kind: 'ad', categoryGroup: groupSlug, isAdult },
    isBad: false,
  }));

export function ruleExamples(): TaughtText[] {
  const told = (example: Example, groups: readonly string[] = ['buy-and-sell']) =>
    typeof example === 'string'
      ? { text: example, context: { kind: 'ad', categoryGroup: groups[0] } as const }
      : {
          text: example.text,
          context: {
            kind: 'ad',
            categoryGroup: example.group ?? groups[0],
            isAdult: example.isAdult ?? false,
          } as const,
        };
  return rules.flatMap(({ groups, hits, passes }) => [
    ...hits.map((example) => ({ ...told(example, groups), isBad: true })),
    ...passes.map((example) => ({ ...told(example, groups), isBad: false })),
  ]);
}
