import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorId, FieldError } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { shownNameLength } from '@/lib/catalogue/limits';

export type Direction = 'up' | 'down';

export const nameId = (slug: string) => `name-${slug}`;
/** For restoring the focus after a move. */
export const moveId = (slug: string, direction: Direction) => `${direction}-${slug}`;

type NameRowProps = {
  slug: string;
  label: ReactNode;
  inCatalogue: string;
  name: string;
  error: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onName: (name: string) => void;
  onMove: (direction: Direction) => void;
};

export function NameRow({ slug, label, inCatalogue, name, error, onName, ...row }: NameRowProps) {
  const id = nameId(slug);
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-start">
      <label htmlFor={id} className="wrap-anywhere sm:pt-2.5">
        {label}
      </label>
      <div className="grid min-w-0 gap-1.5">
        <FieldError id={id} {...(error && { error })} />
        <div className="flex gap-2">
          <TextInput
            id={id}
            autoComplete="off"
            maxLength={shownNameLength.max}
            value={name}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId(id) : undefined}
            onChange={(event) => onName(event.target.value)}
            className="min-w-0"
          />
          <MoveButton direction="up" isOff={row.isFirst} {...{ slug, name, onMove: row.onMove }} />
          <MoveButton direction="down" isOff={row.isLast} {...{ slug, name, onMove: row.onMove }} />
        </div>
        {name !== inCatalogue && (
          <button
            type="button"
            className="link min-h-11 justify-self-start text-left text-sm"
            onClick={() => {
              onName(inCatalogue);
              document.getElementById(id)?.focus();
            }}
          >
            Back to “{inCatalogue}”
          </button>
        )}
      </div>
    </div>
  );
}

type MoveButtonProps = Pick<NameRowProps, 'slug' | 'name' | 'onMove'> & {
  direction: Direction;
  isOff: boolean;
};

function MoveButton({ slug, name, direction, isOff, onMove }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      id={moveId(slug, direction)}
      aria-label={`Move ${name.trim() || slug} ${direction}`}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : () => onMove(direction)}
      className="grid size-11 shrink-0 place-items-center rounded-control border border-line hover:bg-surface-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
