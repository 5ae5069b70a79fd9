/** For the `error` option of a parse: messages for schemas without their own. */
export const plainError = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null || input === ''
    ? 'Something that is needed is missing. Please fill it in.'
    : 'This value cannot be used. Please check it.';
