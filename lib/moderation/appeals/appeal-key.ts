import { isSigned, signText } from '@/lib/secrets/keys';

/* In an appeal's address, for people who cannot log in: the decision's id and a signature. */

const idLength = 32;
/** Characters. */
const signatureLength = 22;

const keyPattern = /^[0-9a-f]{32}[A-Za-z0-9_-]{22}$/;

export const appealKey = (decisionId: string) =>
  `${decisionId.replaceAll('-', '')}${sign(decisionId)}`;

export const appealPath = (decisionId: string) => `/appeal/${appealKey(decisionId)}`;

export function decisionOfKey(key: string): string | null {
  if (!keyPattern.test(key)) return null;
  const id = key.slice(0, idLength).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isSigned('appeal', id, key.slice(idLength), signatureLength) ? id : null;
}

const sign = (id: string) => signText('appeal', id, signatureLength);
