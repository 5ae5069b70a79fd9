'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type CaseFilter, caseFilterLabel, queuePath } from '@/lib/moderation/queue/case-filters';
import { DecisionDialog } from './decision-dialog';
import { useDecisionKeys } from './keys/decision-keys';
import { KeyButton } from './keys/key-button';
import { KeyHelp } from './keys/key-help';
import { useKeys } from './keys/use-keys';
import { NoteDialog } from './note-dialog';
import { type Asking, actionsOf, doneText, warnLabelOf } from './queue-actions';
import { QueueItemView } from './queue-item-view';
import type { Choice } from './queue-requests';
import { useQueue } from './use-queue';
import type { MadeDecision } from './use-undoable';

type QueueDeskProps = { filter: CaseFilter; wanted: string | null; isAdmin: boolean };

export function QueueDesk({ filter, wanted, isAdmin }: QueueDeskProps) {
  const queue = useQueue({ filter, wanted });
  const { current, waiting, phase, made, decide, escalate, undo, pass, back, retry } = queue;
  const [asked, setAsked] = useState<{ caseId: string; action: Asking }>();
  const [helping, setHelping] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const caseId = current?.caseId;
  // An undone decision can bring back another case while a dialog is open.
  const asking = asked?.caseId === caseId ? asked?.action : undefined;

  useEffect(() => {
    if (!caseId) return;
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [caseId]);

  function ask(action: Asking) {
    opener.current = document.activeElement;
    if (caseId) setAsked({ caseId, action });
  }

  function returnFocus() {
    const { current: before } = opener;
    // A key may be pressed before anything has the focus; the body takes none.
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (isThere ? before : top.current)?.focus({ preventScroll: true });
  }

  const mayPassOn = current !== null && !isAdmin;
  const actions = current ? actionsOf(current, ask, decide) : [];
  const { handlers, refusal } = useDecisionKeys(caseId, actions);
  useKeys(
    {
      ...handlers,
      ...(current && { n: pass }),
      ...(mayPassOn && { e: () => ask('escalate') }),
      ...(back && { b: () => void back() }),
      u: undo,
      '?': () => setHelping(true),
    },
    !asking && !helping,
  );

  function choose(choice: Omit<Choice, 'action'>) {
    if (!asking || asking === 'escalate') return;
    setAsked(undefined);
    decide({ action: asking, ...choice });
  }

  function send(note: string) {
    if (asking === 'freeze') return choose({ note });
    setAsked(undefined);
    escalate(note);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="mr-auto text-2xl font-bold">Queue</h1>
        <p role="status" className="tabular text-muted max-sm:order-last max-sm:basis-full">
          {waiting === 1 ? '1 case is open' : `${waiting} cases are open`}
          {filter !== 'all' && ` in “${caseFilterLabel(filter)}”`}
        </p>
        <ButtonLink look="quiet" size="small" href={queuePath('/admin/queue', { filter })}>
          List
        </ButtonLink>
        {back && (
          <Button look="quiet" size="small" className="sm:hidden" onClick={() => void back()}>
            Previous
          </Button>
        )}
        {mayPassOn && (
          <Button look="quiet" size="small" className="sm:hidden" onClick={() => ask('escalate')}>
            Pass on
          </Button>
        )}
      </div>
      {phase === 'failed' ? (
        <Empty text="The queue could not be read.">
          <Button onClick={retry}>Try again</Button>
        </Empty>
      ) : current ? (
        <div ref={top} tabIndex={-1} className="outline-none">
          <QueueItemView key={current.caseId} item={current} />
        </div>
      ) : (
        <Empty text={phase === 'loading' ? 'Loading…' : 'There are no cases here for you.'}>
          {phase === 'ready' && filter !== 'all' && (
            <ButtonLink look="quiet" href="/admin">
              All cases
            </ButtonLink>
          )}
        </Empty>
      )}
      <section
        aria-label="Decide"
        className="sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-surface px-4 py-3 low:static"
      >
        {refusal && (
          <p role="alert" className="font-medium text-negative">
            {refusal}
          </p>
        )}
        {made.length > 0 && <Undo made={made} onUndo={undo} />}
        <div className="grid grid-cols-3 gap-1 *:max-sm:px-2 *:max-sm:leading-tight sm:flex sm:flex-wrap sm:gap-2">
          {actions.map(({ key, label, look, act }) => (
            <KeyButton key={key} shortcut={key} look={look} size="small" onClick={act}>
              {label}
            </KeyButton>
          ))}
          {mayPassOn && (
            <KeyButton
              shortcut="e"
              look="quiet"
              size="small"
              className="max-sm:hidden"
              onClick={() => ask('escalate')}
            >
              Pass to an admin
            </KeyButton>
          )}
          {current && (
            <KeyButton shortcut="n" look="plain" size="small" onClick={pass}>
              Later
            </KeyButton>
          )}
          {back && (
            <KeyButton
              shortcut="b"
              look="plain"
              size="small"
              className="max-sm:hidden"
              onClick={() => void back()}
            >
              Previous
            </KeyButton>
          )}
          <KeyButton
            shortcut="?"
            look="plain"
            size="small"
            className="ml-auto max-sm:hidden"
            onClick={() => setHelping(true)}
          >
            Keys
          </KeyButton>
        </div>
      </section>
      {(asking === 'escalate' || asking === 'freeze') && (
        <NoteDialog
          action={asking}
          onSend={send}
          onClose={() => setAsked(undefined)}
          returnFocus={returnFocus}
        />
      )}
      {asking && asking !== 'escalate' && asking !== 'freeze' && (
        <DecisionDialog
          action={asking}
          {...(current && {
            warnLabel: warnLabelOf(current),
            isSuspended: current.seller.suspended,
          })}
          onChoose={choose}
          onClose={() => setAsked(undefined)}
          returnFocus={returnFocus}
        />
      )}
      <Dialog open={helping} onClose={() => setHelping(false)} title="Keys">
        <KeyHelp />
      </Dialog>
    </div>
  );
}

const Undo = ({ made, onUndo }: { made: readonly MadeDecision[]; onUndo: () => void }) => {
  const last = made.at(-1);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="min-w-0 flex-1 truncate">
        {last && doneText(last)}
      </p>
      {made.length > 1 && (
        <p className="tabular text-sm text-muted">and {made.length - 1} before</p>
      )}
      <KeyButton shortcut="u" look="quiet" size="small" onClick={onUndo}>
        Undo
      </KeyButton>
    </div>
  );
};

const Empty = ({ text, children }: { text: string; children?: React.ReactNode }) => (
  <div className="card grid justify-items-center gap-4 px-6 py-16 text-center text-muted">
    <p>{text}</p>
    {children}
  </div>
);
