import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** E.164. Code 44 includes the Channel Islands and the Isle of Man; 070 and 09 are no mobiles. */
export function parseUkMobile(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'GB', extract: false });
  const isMobile = number?.countryCallingCode === '44' && number.getType() === 'MOBILE';
  return isMobile && !number.ext && number.isValid() ? number.number : undefined;
}
