import type { Folded } from './engine/fold';
import type { Lattice } from './engine/token';
import { bankDetailsIn } from './find-bank-details';
import { phonesIn } from './find-phones';
import type { Span } from './place-hits';
import { readDigits } from './read-digits';
import type { ScreeningContext } from './rule';
import { bankDetailsRule, contactRules } from './rules/contact-details';

const email = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,24}){1,3}/g;
const link =
  /(?:https?:\/\/|www\.)[a-z0-9-][^\s<>"']{2,200}|(?<![a-z0-9.@-])[a-z0-9-]{3,63}\.(?:com|co\.uk|org|net|org\.uk|info|site|online|live|link|biz|me|io)\b(?![.@-])(?:\/\S*)?/g;
const hiddenLink =
  /(?:(?<![a-z])hxxps?(?![a-z])|(?!https?:\/\/\S)h\s?t\s?t\s?p\s?s?\s?:\s?\/\s?\/)\s?:?\S*|\b(?:bit\s?\.\s?ly|tinyurl\s?\.\s?com|cutt\.ly|t\.me|wa\.me|goo\.gl|is\.gd|rb\.gy|t\.co|ow\.ly|linktr\.ee|shorturl\.at|onlyfans\.com)\b\S*|\b[a-z0-9-]{3,40}\.(?:ru|xyz|cn|tk|icu|onion|top|buzz|cfd|sbs|cyou|quest|ml|gq)\b(?!\.)\S*|(?<![a-z0-9-])[a-z0-9-]{0,40}(?:paypa[l1]|royal-?mail|evri|dpd|hermes|hmrc|dvla|gumtree|ebay|amazon|barclays|lloyds|hsbc|natwest|santander|monzo)[a-z0-9]{0,20}-[a-z0-9-]{1,60}\.[a-z]{2,8}\b\S*|\b[a-z0-9-]{3,40}\s?(?:\[(?:\.|dot)\]|\((?:\.|dot)\)|\{\.\})\s?(?:com|co|org|net|info|site|online|live|link|biz|me|io|uk|xyz|top|shop|store|club|ru)\b\S*|\b(?:wa|t)\s?(?:\.|dot)\s?me\s?\/|\bwww\s?(?:\.|dot)\s[a-z0-9-]+\s?(?:\.|dot)\s?[a-z]{2,6}\b/g;

/** Plain ones warn, or hold where contact outside the site is not allowed. Hidden ones hold. */
export function contactHits(
  whole: string,
  folded: Folded,
  lattice: Lattice,
  context: ScreeningContext,
): Span[] {
  const isPrivate = context.isAdult === true || context.categoryGroup === 'personals';
  const plain = isPrivate ? 'hold' : 'warn';
  const spans: Span[] = [];
  const add = (rule: Span['rule'], action: Span['action'], from: number, to: number) =>
    spans.push({
      rule,
      action,
      start: folded.starts[from] ?? 0,
      end: folded.ends[to - 1] ?? whole.length,
    });
  const read = readDigits(folded.text, lattice);
  for (const { start, end, isHidden } of bankDetailsIn(folded, lattice, read)) {
    add(bankDetailsRule, isHidden ? 'hold' : 'warn', start, end);
  }
  for (const { start, end, isHidden } of phonesIn(folded, lattice, read)) {
    add(
      isHidden ? contactRules.hiddenPhone : contactRules.phone,
      isHidden ? 'hold' : plain,
      start,
      end,
    );
  }
  const emails = folded.text.includes('@') ? folded.text.matchAll(email) : [];
  for (const found of emails) {
    add(contactRules.email, plain, found.index, found.index + found[0].length);
  }
  for (const found of folded.text.matchAll(hiddenLink)) {
    add(contactRules.hiddenLink, 'hold', found.index, found.index + found[0].length);
  }
  for (const found of folded.text.matchAll(link)) {
    add(contactRules.link, plain, found.index, found.index + found[0].length);
  }
  return spans;
}
