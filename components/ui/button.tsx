import type { ComponentProps } from 'react';

const looks = {
  brand: 'bg-brand text-brand-ink hover:bg-brand-strong border-transparent',
  quiet: 'bg-surface text-ink border-line-strong hover:bg-surface-2',
  plain: 'bg-transparent text-ink border-transparent hover:bg-surface-2',
  danger: 'bg-surface text-negative border-negative hover:bg-negative-soft',
} as const;

const sizes = {
  normal: 'min-h-11 px-5 py-2 text-base',
  small: 'min-h-11 px-3.5 py-1.5 text-sm mouse:min-h-9',
} as const;

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes };

/** The classes of a button, for what looks like one and is something else. */
export const buttonClass = ({ look = 'brand', size = 'normal' }: Look = {}, extra = '') =>
  `inline-flex items-center justify-center gap-2 rounded-control border font-semibold transition-colors disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60 ${looks[look]} ${sizes[size]} ${extra}`;

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string };

/** While busy it says what it does and takes no second click, but keeps the focus. */
export function Button({
  look,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass({ look, size }, className)}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button. Plain, as all links of the public pages: see docs/decisions/017-client-javascript.md. */
export const ButtonLink = ({ look, size, className, ...props }: ComponentProps<'a'> & Look) => (
  <a {...props} className={buttonClass({ look, size }, className)} />
);
