/** Somebody with one draft. The number says how they behave. */
export type Shopper = {
  number: number;
  userId: string;
  draftId: string;
  body: Record<string, unknown>;
};
