let sent: string | undefined;

/** What the server sent, so that the article is still there if React renders the page again after a fault. */
export function adHtml(): string {
  sent ??= document.querySelector('[data-one-pass]')?.innerHTML;
  return sent ?? '';
}
