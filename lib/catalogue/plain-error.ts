/** For the `error` option of a parse: messages for schemas without their own. */
export const plainError = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null || input === ''
    ? 'A required value is missing. Please fill it in.'
    : 'This value is not valid. Please check it.';
