import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

type AutocompleteInputProps = ComponentProps<typeof Autocomplete.Input> & {
  isOpen: boolean;
  onClose: () => void;
  /** The first option is highlighted already, so the first ArrowDown must not skip it. */
  startsAtFirst?: boolean;
};

/** For `Autocomplete.Root inline open`, with its options rendered while `isOpen`. */
export function AutocompleteInput({
  isOpen,
  onClose,
  startsAtFirst = false,
  onInput,
  onKeyDown,
  ...input
}: AutocompleteInputProps) {
  const hasMoved = useRef(false);
  return (
    <Autocomplete.Input
      aria-expanded={isOpen}
      {...input}
      onInput={(event) => {
        hasMoved.current = false;
        onInput?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          const isFirst = startsAtFirst && isOpen && !hasMoved.current;
          hasMoved.current = isOpen;
          if (isFirst && event.key === 'ArrowDown') {
            event.preventDefault();
            event.preventBaseUIHandler();
          }
        }
        // These keys move the caret instead of the highlight.
        if (event.key === 'Home' || event.key === 'End') event.preventBaseUIHandler();
        if (event.key !== 'Escape' || !isOpen) return;
        // Keeps the browser from clearing a search field, and a dialog from closing.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    />
  );
}

type OptionListProps<Item> = {
  label: string;
  items: readonly Item[];
  /** Sets the width and the space below. */
  className: string;
  children: (item: Item) => ReactNode;
};

/** Base UI's own popup would hide the rest of the page from screen readers. */
export function OptionList<Item>({ label, items, className, children }: OptionListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const count = items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may reach below the screen
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  return (
    <Autocomplete.List
      ref={list}
      aria-label={label}
      className={`absolute inset-x-0 top-full z-40 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 text-ink shadow-card ${className}`}
    >
      {children}
    </Autocomplete.List>
  );
}

type OptionProps<Item> = {
  value: Item;
  onChoose: (item: Item) => void;
  className: string;
  children: ReactNode;
};

export const Option = <Item,>({ value, onChoose, className, children }: OptionProps<Item>) => (
  <Autocomplete.Item
    value={value}
    onClick={() => onChoose(value)}
    render={(props, { highlighted }) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
      <div {...props} role="option" aria-selected={highlighted} />
    )}
    className={`flex min-h-11 cursor-default items-center rounded-control py-1.5 select-none aria-selected:bg-surface-2 ${className}`}
  >
    {children}
  </Autocomplete.Item>
);

type FieldOptionsProps<Item> = Omit<OptionListProps<Item>, 'className'> &
  Pick<OptionProps<Item>, 'onChoose' | 'className'>;

/** A form field's options, above the buttons that stick to the bottom on phones. */
export const FieldOptions = <Item extends { slug: string }>({
  label,
  items,
  onChoose,
  className,
  children,
}: FieldOptionsProps<Item>) => (
  <OptionList label={label} items={items} className="mt-1.5 max-h-[min(24rem,45dvh)] scroll-mb-24">
    {(item: Item) => (
      <Option key={item.slug} value={item} onChoose={onChoose} className={className}>
        {children(item)}
      </Option>
    )}
  </OptionList>
);
