/** Where an ad is read: adult ones live behind their own door. */
export const adPath = ({ _id, isAdult }: { _id: string; isAdult: boolean }) =>
  isAdult ? `/adult/ad/${_id}` : `/ad/${_id}`;
