/** Adult ads have their own section. */
export const adPath = ({ _id, isAdult }: { _id: string; isAdult: boolean }) =>
  isAdult ? `/adult/ad/${_id}` : `/ad/${_id}`;
