'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/inputs';
import { Dialog } from '@/components/ui/overlays/dialog';
import { moderationNoteMax } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';

type NoteDialogProps = {
  action: 'escalate' | 'freeze';
  onSend: (note: string) => void;
  onClose: () => void;
  returnFocus: () => void;
};

const texts = {
  escalate: {
    title: 'Pass to an admin',
    detail: 'The case leaves the queue of moderators. The member is told nothing.',
    send: 'Pass on',
  },
  freeze: {
    title: 'Freeze the member’s adult ads',
    detail:
      'For a person who may be under 18. All adult ads of this member are hidden, further ones wait, and the admins get them. The mail to the member says that we check the age of everybody in adult ads, and no suspicion.',
    send: 'Freeze and pass on',
  },
};

/** A note that only admins read. */
export function NoteDialog({ action, onSend, onClose, returnFocus }: NoteDialogProps) {
  const [isMissing, setIsMissing] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const { title, detail, send } = texts[action];

  return (
    <Dialog open onClose={onClose} title={title} firstFocus={note} returnFocus={returnFocus}>
      <form
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const text = note.current?.value.trim();
          if (text) return onSend(text);
          setIsMissing(true);
          note.current?.focus();
        }}
      >
        <p>{detail}</p>
        <Field
          id="escalation"
          label="Note to the admins"
          required
          {...(isMissing && { error: siteTexts.escalationNoteNeeded })}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={note}
              rows={3}
              maxLength={moderationNoteMax}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={action === 'freeze' ? 'danger' : 'brand'}>
            {send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
