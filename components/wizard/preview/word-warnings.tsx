'use client';

import { Notice } from '@/components/ui/notice';
import { stepOfField } from '@/components/wizard/form/steps';
import type { WordCheck, WordWarning } from '@/lib/ads/publishing/form/check-words';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { WithChangeButton } from './change-button';

type WordWarningsProps = { check: WordCheck; kind: FormKind; onChange: (step: number) => void };

/** Words that make the ad wait for a moderator or are better left out, with advice. */
export function WordWarnings({ check, kind, onChange }: WordWarningsProps) {
  if (check.action === null) return null;
  return (
    <Notice tone="warning">
      <div className="grid gap-3">
        <h3 className="font-semibold">Please look at these words</h3>
        <p>
          {check.action === 'hold'
            ? 'With these words, a moderator reviews your ad before it is shown. Change them now, or publish as it is.'
            : 'It is better to leave them out. Change them now, or publish as it is.'}
        </p>
        <ul className="grid gap-3">
          {groupsOf(check.warnings).map(({ field, advice, words }) => (
            <li key={`${field} ${advice}`}>
              <WithChangeButton
                of={`words in: ${labelOf(field, kind)}`}
                onChange={() => onChange(stepOfField(field, kind) ?? 1)}
              >
                <p className="wrap-anywhere">
                  {labelOf(field, kind)}:{' '}
                  <strong>{words.map((word) => `“${word}”`).join(', ')}</strong>. {advice}
                </p>
              </WithChangeButton>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

type Group = { field: string; advice: string; words: string[] };

/** One group per field and advice. */
function groupsOf(warnings: WordWarning[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { field, advice, words } of warnings) {
    const key = `${field} ${advice}`;
    const group = groups.get(key) ?? { field, advice, words: [] };
    if (!group.words.includes(words)) group.words.push(words);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const ownLabels: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  websiteUrl: 'Website',
};

const labelOf = (field: string, kind: FormKind) =>
  ownLabels[field] ?? kind.fields.find(({ name }) => name === field)?.label ?? field;
