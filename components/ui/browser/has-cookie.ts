/** Whether a readable cookie that only ever says 1 is set. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').includes(`${name}=1`);
