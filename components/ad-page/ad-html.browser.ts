let sent: string | undefined;

/** The server's HTML, so that the article survives when React renders again after an error. */
export function adHtml(): string {
  sent ??= document.querySelector('[data-one-pass]')?.innerHTML;
  return sent ?? '';
}
