type Counted =
  | 'address'
  | 'member'
  | 'caller'
  | 'email address'
  | 'email address or number'
  | 'email address and address'
  | 'address and ad'
  | 'email address or number, and requester'
  | 'proof'
  | 'age check';

type Row<Name extends string> = {
  name: Name;
  max: number;
  /** Milliseconds from the first request. */
  window: number;
  per: Counted;
  purpose: string;
};

export const row = <const Name extends string>(
  name: Name,
  max: number,
  window: number,
  per: Counted,
  purpose: string,
): Row<Name> => ({ name, max, window, per, purpose });
