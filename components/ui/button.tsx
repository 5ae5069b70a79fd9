import type { ComponentProps } from 'react';

type Look = { look?: 'brand' | 'quiet' | 'plain' | 'danger'; size?: 'normal' | 'small' };

/** For other elements that look like buttons. */
export const buttonClass = ({ look = 'brand', size = 'normal' }: Look = {}, extra = '') =>
  `button button-${look} button-${size} ${extra}`.trimEnd();

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string };

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

/** A plain link, as on all public pages (docs/decisions/017). */
export const ButtonLink = ({ look, size, className, ...props }: ComponentProps<'a'> & Look) => (
  <a {...props} className={buttonClass({ look, size }, className)} />
);
