/** Two words between which no other stands: a "home network help" is not home help. */
export const unbroken: ReadonlySet<string> = new Set([...['home help', 'part time', 'full time']]);
