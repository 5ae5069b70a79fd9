const outcode = /^[A-Z]{1,2}[0-9][0-9A-Z]?$/;
// The second half never contains C, I, K, M, O or V.
const postcode = /^([A-Z]{1,2}[0-9][0-9A-Z]?)([0-9][ABD-HJLNP-UW-Z]{2})$/;

const longestPostcode = 7;

/** "ig11eq" → IG1 and "IG1 1EQ"; undefined unless complete and well-formed. */
export function parsePostcode(text: string): { outcode: string; postcode: string } | undefined {
  const match = postcode.exec(compact(text));
  const [, out, rest] = match ?? [];
  return out && rest ? { outcode: out, postcode: `${out} ${rest}` } : undefined;
}

export function parseOutcode(text: string): string | undefined {
  const candidate = compact(text);
  return outcode.test(candidate) ? candidate : undefined;
}

/** "LS" of "LS6": its postcode area. Empty if the text starts with no letter. */
export const areaLetters = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? '';

const misread = /^([A-Z]{1,2})(?:([ILO]{1,2})|(?=.*[0-9])([0-9ILO]{1,2})(?:[0-9ILO][A-Z]{2})?)$/;

/** "BSI", "SE l5 4AB": letters that look like digits. Any short word could be one. */
export function misreadOutcode(text: string): string | undefined {
  const letters = text.length <= 4 * longestPostcode ? text.replace(/\s+/g, '').toUpperCase() : '';
  const [, area, lettered, mixed = lettered ?? ''] = misread.exec(letters) ?? [];
  return area && `${area}${mixed.replace(/[IL]/g, '1').replaceAll('O', '0')}`;
}

/** "0X1 3BG", "P030 1": a digit for the letter, or signs in between. Null if nothing changes. */
export function correctedPostcode(text: string): string | null {
  const plain = text
    .replace(/[.-]/g, '')
    .replace(/\s+(?!\d[a-z]{0,2}\s*$)/gi, '')
    .toUpperCase();
  if (plain.length > longestPostcode + 1 || !/\d/.test(plain)) return null;
  const corrected = plain
    .replace(/^0(?=[A-Z]\d)/, 'O')
    .replace(/^([A-Z])0(?=\d)/, '$1O')
    .replace(/(?<=^[A-Z]{2})I(?=[A-Z] ?\d)/, '1');
  return corrected === text.trim().toUpperCase() ? null : corrected;
}

export const looksLikePostcode = (text: string) => /^\s*[a-z]{1,2}[0-9]/i.test(text);

function compact(text: string): string {
  const letters = text.length <= 4 * longestPostcode ? text.replace(/\s+/g, '') : '';
  return withZeros(letters.toUpperCase());
}

/** People type O for the digit: "SE1 OAA", "M2O". No outcode has an O after its digits. */
const withZeros = (text: string) =>
  text
    .replace(/^([A-Z]{1,2}[0-9])O(?=$|[0-9O][A-Z]{2}$)/, '$10')
    .replace(/^([A-Z]{1,2}[0-9][0-9A-Z]?)O(?=[A-Z]{2}$)/, '$10');
