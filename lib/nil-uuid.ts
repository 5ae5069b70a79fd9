/** Sorts before every other UUID. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';
