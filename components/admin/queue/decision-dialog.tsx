'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { Dialog } from '@/components/ui/overlays/dialog';
import { moderationNoteMax } from '@/lib/catalogue/limits';
import { moderationRules, needsNote, type RuleKey } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { Key } from './keys/key-button';
import { useKeys } from './keys/use-keys';
import type { Choice } from './queue-requests';

type DecisionDialogProps = {
  action: 'remove' | 'warn' | 'suspend' | 'uphold';
  /** Says what a warning also does. */
  warnLabel?: string;
  /** The account that a suspension is about is suspended already. */
  isSuspended?: boolean;
  onChoose: (choice: Omit<Choice, 'action'>) => void;
  onClose: () => void;
  returnFocus?: () => void;
};

const titles = {
  remove: 'Remove: which rule does it break?',
  suspend: 'Suspend: which rule is broken?',
  uphold: 'Uphold the decision',
};

const terms = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: null, label: 'For good' },
];

/** After the letters of the rules. */
const noteKey = 'n';

const letterOf = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);

export function DecisionDialog({
  action,
  warnLabel = 'Warn',
  isSuspended = false,
  onChoose,
  onClose,
  returnFocus,
}: DecisionDialogProps) {
  const needsRule = action !== 'uphold';
  const [rule, setRule] = useState<RuleKey>();
  const [days, setDays] = useState<number | null>(7);
  const [isMissing, setIsMissing] = useState(false);
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const firstRule = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLInputElement>(null);

  function pick(key: RuleKey) {
    setRule(key);
    setIsMissing(false);
    // Not the note, where the next letter would be text to the member.
    list.current?.querySelector<HTMLElement>(`[value=${key}]`)?.focus();
  }

  useKeys(
    {
      ...Object.fromEntries(
        moderationRules.map(({ key }, index) => [letterOf(index), () => pick(key)]),
      ),
      [noteKey]: () => note.current?.focus(),
    },
    needsRule,
  );

  function submit() {
    if (needsRule && !rule) {
      setIsMissing(true);
      firstRule.current?.focus();
      return;
    }
    if (needsNote(rule) && !note.current?.value.trim()) {
      setIsNoteMissing(true);
      note.current?.focus();
      return;
    }
    onChoose({
      ...(rule && { rule }),
      note: note.current?.value ?? '',
      days: action === 'suspend' ? days : null,
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={action === 'warn' ? `${warnLabel}: which rule is broken?` : titles[action]}
      firstFocus={needsRule ? firstRule : note}
      {...(returnFocus && { returnFocus })}
      wide
    >
      <form
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {needsRule && (
          <fieldset ref={list} className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            <legend className="sr-only">Rule</legend>
            {isMissing && (
              <p role="alert" className="text-negative sm:col-span-2">
                {siteTexts.ruleNeeded}
              </p>
            )}
            {moderationRules.map(({ key, title }, index) => (
              <label key={key} className="check-row has-checked:font-semibold">
                <input
                  ref={index === 0 ? firstRule : undefined}
                  type="radio"
                  name="rule"
                  value={key}
                  checked={rule === key}
                  onChange={() => {
                    setRule(key);
                    setIsMissing(false);
                  }}
                />
                <span>{title}</span>
                <Key>{letterOf(index)}</Key>
              </label>
            ))}
          </fieldset>
        )}
        {action === 'suspend' && (
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="mb-1 font-medium">For how long</legend>
            {isSuspended && <p className="basis-full">{siteTexts.suspendedAlready}</p>}
            {terms.map((term) => (
              <label key={term.label} className="check-row">
                <input
                  type="radio"
                  name="days"
                  checked={days === term.days}
                  onChange={() => setDays(term.days)}
                />
                <span>{term.label}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Field
          id="note"
          label={
            needsRule ? (
              <>
                Note to the member <Key>{noteKey}</Key>
              </>
            ) : (
              'Note to the member'
            )
          }
          required={needsNote(rule)}
          {...(isNoteMissing && needsNote(rule) && { error: siteTexts.ruleNoteNeeded })}
        >
          {(control) => (
            <TextInput {...control} ref={note} maxLength={moderationNoteMax} autoComplete="off" />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={action === 'warn' ? 'brand' : 'danger'}>
            {action === 'warn' ? warnLabel : labels[action]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const labels = { remove: 'Remove', suspend: 'Suspend', uphold: 'Uphold' };
