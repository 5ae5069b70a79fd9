/* Without this the popover still works, but is not modal. Returns a function that undoes it. */
export function makeModal(sheet: HTMLElement): () => void {
  let held: Element[] = [];
  const release = () => {
    for (const element of held) element.removeAttribute('inert');
    held = [];
    sheet.removeAttribute('role');
    sheet.removeAttribute('aria-modal');
  };
  const opened = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-modal', 'true');
    held = besides(sheet).filter((element) => !element.hasAttribute('inert'));
    for (const element of held) element.setAttribute('inert', '');
  };
  // Before it closes, so that its opener can receive the focus.
  const closing = ({ newState }: ToggleEvent) => newState === 'closed' && release();
  sheet.addEventListener('toggle', opened);
  sheet.addEventListener('beforetoggle', closing);
  return () => {
    sheet.removeEventListener('toggle', opened);
    sheet.removeEventListener('beforetoggle', closing);
    release();
  };
}

function besides(element: Element): Element[] {
  const others: Element[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    others.push(...[...at.parentElement.children].filter((child) => child !== at));
  }
  return others;
}
