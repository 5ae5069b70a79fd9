/** For `error` of a parse: what people read where a schema has no sentence of its own. */
export const plainError = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null || input === ''
    ? 'Something that is needed is missing. Please fill it in.'
    : 'This value cannot be used. Please check it.';
