import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorId, FieldError } from '@/components/ui/field';
import { TextInput } from '@/components/ui/inputs';
import { shownNameLength } from '@/lib/catalogue/limits';

export type Direction = 'up' | 'down';

export const nameId = (slug: string) => `name-${slug}`;
/** So that the focus can be put back after a move. */
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

/** The name of a category or group, with buttons that move it. */
export function NameRow({ slug, label, inCatalogue, name, error, onName, ...row }: NameRowProps) {
  const id = nameId(slug);
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {name !== inCatalogue && (
          <button
            type="button"
            className="link min-h-11 text-sm"
            onClick={() => {
              onName(inCatalogue);
              document.getElementById(id)?.focus();
            }}
          >
            Back to “{inCatalogue}”
          </button>
        )}
      </div>
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
