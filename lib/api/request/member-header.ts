/** The id of the member who opened the page: the call is refused if another one has logged in since. */
export const memberHeader = 'opened-by';
