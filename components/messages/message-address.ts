/** The id of the field that an address with a fragment points to. */
export const messageFieldId = 'message';

/** True if the visitor goes back to a message that was typed before the login. */
export const isMessageAddress = (path: string) => path.endsWith(`#${messageFieldId}`);
