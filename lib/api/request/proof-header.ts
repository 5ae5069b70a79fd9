/** A solved proof of work: the challenge of a 429 reply, a dot and the counter. */
export const proofHeader = 'proof-of-work';
