/* Stored in this tab, so that a login, a registration or a reload loses nothing. */

export type MessageDraft = { text: string; name?: string; offer?: string };

const keyOf = (subject: string) => `message:${subject}`;
const returnKey = 'message-return';

/** `subject`: an ad or a conversation. */
export function saveDraft(subject: string, draft: MessageDraft): void {
  if (draft.text || draft.name || draft.offer) {
    tryTo(() => sessionStorage.setItem(keyOf(subject), JSON.stringify(draft)));
  } else forgetDraft(subject);
}

export function readDraft(subject: string): MessageDraft | undefined {
  const stored = tryTo(() => sessionStorage.getItem(keyOf(subject)));
  const draft: unknown = stored ? JSON.parse(stored) : undefined;
  return isDraft(draft) ? draft : undefined;
}

export const forgetDraft = (subject: string) =>
  tryTo(() => sessionStorage.removeItem(keyOf(subject)));

const isDraft = (value: unknown): value is MessageDraft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** The page to which a new member returns after registering. */
export const rememberReturn = (path: string) =>
  tryTo(() => sessionStorage.setItem(returnKey, path));
export const readReturn = () => tryTo(() => sessionStorage.getItem(returnKey)) ?? null;
export const forgetReturn = () => tryTo(() => sessionStorage.removeItem(returnKey));

/** If storage is full or blocked, nothing is stored. */
function tryTo<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
