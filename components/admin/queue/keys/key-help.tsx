import { undoFor } from '@/lib/catalogue/limits';
import { second } from '@/lib/durations';

const keys = [
  { key: 'a', text: 'Approve, leave as it is, or overturn a decision' },
  { key: 'r', text: 'Reject or remove the ad, or uphold a decision' },
  { key: 'w', text: 'Warn the member; a held ad is published as it is' },
  { key: 's', text: 'Suspend the member, and remove what it is about' },
  { key: 'f', text: 'Hide all adult ads of the member, and pass them to the admins' },
  { key: 'g', text: 'End an ad that is no longer available; its owner can enable it again' },
  { key: 'e', text: 'Pass the case to the admins' },
  { key: 'n', text: 'Look at it later' },
  { key: 'b', text: 'Go back to the case that you put off last' },
  {
    key: 'u',
    text: `Undo the last decision, for ${undoFor / second} seconds; again: the one before`,
  },
  { key: '?', text: 'Show these keys' },
];

export const KeyHelp = () => (
  <>
    <dl className="grid gap-2">
      {keys.map(({ key, text }) => (
        <div key={key} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
          <dt className="font-mono font-semibold">{key.toUpperCase()}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 text-sm text-muted">
      In the list of rules each rule has a letter, and N leads to the note; Enter then sends the
      decision. In a note to the admins, Ctrl and Enter send it.
    </p>
  </>
);
