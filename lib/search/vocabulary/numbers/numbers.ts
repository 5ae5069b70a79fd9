import { type Pence, poundsToPence } from '@/lib/money';

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** In a pattern: "3", "three". */
export const count = String.raw`(?:\d{1,2}|${words.join('|')})`;

export const countOf = (text: string): number => {
  const index = words.indexOf(text.trim());
  return index < 0 ? Number(text) : index + 1;
};

const suffix = String.raw`\s?(?:k|grand|thousand|million|mill|m)\b`;
const digits = String.raw`\d[\d,]{0,9}(?:\.\d+)?`;
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = `(?:${words.join('|')}|fifteen|(?:${tens.join('|')})(?:[ -](?:${words.slice(0, 9).join('|')}))?)`;
const inWords = `\\b(?:${small} (?:pounds|quid)|a (?:fiver|tenner)|(?:a|${words.join('|')}) hundred and ${small}(?: (?:pounds|quid))?)`;
const spelt = `(?:a|${words.join('|')}) (?:hundred(?: thousand)?|thousand|grand|million)(?: (?:pounds|quid))?`;

/** An amount that is certainly money: "£500", "500 pounds", "£5k", "5 grand". */
export const money = String.raw`(?:£\s?${digits}(?:${suffix})?|${digits}(?:\s?(?:k|grand|thousand)\b)(?! ?(?:miles?|mileage|run))(?: (?:pounds|quid))?|${digits}\s?(?:pounds?|quid|gbp)\b|${inWords}|\b${spelt})`;

/** A number that may be money, depending on the words around it. */
export const plain = String.raw`(?<![\d.,])\d[\d,]{1,9}(?![\d.,]*\d)(?!\s?(?:%|"|'|x\b|(?:thousand )?miles?\b|mls?\b|mi\b|km\b|cc\b|kg\b|kilos?\b|g\b|lbs?\b|stone\b|cm\b|mm\b|m\b|met(?:re|er)s?\b|inch(?:es)?\b|in\b(?! [a-z])|ft\b|feet\b|foot\b|l\b|lit(?:re|er)s?\b|years?\b|yrs?\b|months?\b(?! rent)|weeks?\b|days?\b|hours?\b|hrs?\b|min(?:ute)?s?\b|watts?\b|w\b|v\b|volts?\b|gb\b|tb\b|mb\b|mph\b|bhp\b|hp\b|sq\b|acres?\b|bed(?:room)?s?\b|doors?\b|seat(?:er)?s?\b|s\b|am\b|mpg\b|mah\b|th\b|st\b|nd\b|rd\b|pieces?\b|people\b|guests?\b|litres?\b|plate\b|reg\b|k miles\b))`;

export const period = String.raw`(?:\s?(?:p\/?\.?c\/?\.?m\b\.?|p\/?m\b|\/\s?(?:month|mth|mo)\b|per (?:calendar )?month|a month|monthly|p\/?w\b|\/\s?(?:week|wk)\b|per week|a week|weekly|p\/?a\b|\/\s?year\b|per (?:year|annum)|a year|p\/?d\b|per day|a day|p\/?h\b|\/\s?(?:hour|hr)\b|per hour|an hour))`;

export function penceOf(text: string): Pence | undefined {
  const clean = text.replace(/[£,]|gbp|pounds?|quid/g, '').trim();
  const spelt = /^(a|[a-z]+) (hundred thousand|hundred|thousand|grand|million)$/.exec(clean);
  if (spelt) {
    const [, many = '', unit = ''] = spelt;
    return poundsToPence((many === 'a' ? 1 : countOf(many)) * factorOf(unit));
  }
  const inWords = poundsInWords(clean);
  if (inWords !== undefined) return poundsToPence(inWords);
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s?([a-z]*)$/.exec(clean) ?? [];
  return number === '' ? undefined : poundsToPence(Number(number) * factorOf(unit));
}

/** "fifty five", "a hundred and twenty", "a tenner" */
function poundsInWords(text: string): number | undefined {
  if (/^a (?:fiver|tenner)$/.test(text)) return text.endsWith('fiver') ? 5 : 10;
  const [, many = '', rest = ''] = /^(?:(a|[a-z]+) hundred and )?([a-z -]+)$/.exec(text) ?? [];
  const [first = '', second = ''] = rest.split(/[ -]/);
  const ten = tens.indexOf(first);
  const below =
    ten >= 0
      ? (ten + 2) * 10 + (second ? countOf(second) : 0)
      : first === 'fifteen'
        ? 15
        : countOf(first);
  const hundreds = many === '' ? 0 : many === 'a' ? 1 : countOf(many);
  return Number.isNaN(below + hundreds) || first === ''
    ? undefined
    : hundreds * factorOf('hundred') + below;
}

const factorOf = (unit: string): number => {
  if (unit === 'hundred') return 100;
  if (unit === 'hundred thousand') return 100_000;
  if (/^(?:k|grand|thousand)$/.test(unit)) return 1000;
  return /^(?:m|mill|million)$/.test(unit) ? 1_000_000 : 1;
};

export function periodOf(text: string | undefined) {
  if (!text) return null;
  if (/h\b|hour|hr/.test(text) && !/month|mth/.test(text)) return 'hour';
  if (/day|d\b/.test(text)) return 'day';
  if (/week|wk|w\b/.test(text)) return 'week';
  return /year|annum|a\b/.test(text) && !/month/.test(text) ? 'year' : 'month';
}
