/** The `ref` of what replaces the focused control. Somebody who has moved on meanwhile keeps theirs. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
