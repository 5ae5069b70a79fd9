/** A member with one draft. The number determines the behaviour. */
export type Shopper = {
  number: number;
  userId: string;
  draftId: string;
  body: Record<string, unknown>;
};
