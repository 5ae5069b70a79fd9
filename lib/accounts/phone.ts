import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * A UK mobile number in E.164, or undefined. The Channel Islands and the Isle of Man share calling
 * code 44 and its mobile ranges; 070 is a premium-rate follow-me range and 09 premium rate, and
 * neither is a mobile number.
 */
export function parseUkMobile(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'GB', extract: false });
  const isMobile = number?.countryCallingCode === '44' && number.getType() === 'MOBILE';
  return isMobile && !number.ext && number.isValid() ? number.number : undefined;
}
