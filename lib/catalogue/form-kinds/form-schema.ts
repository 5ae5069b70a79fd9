import * as z from 'zod';
import { vehicleYears } from '@/lib/catalogue/enumerations';
import { formatPrice, maxPence, type Pence, poundsToPence } from '@/lib/money';
import { cleanLine, cleanText } from '@/lib/text/text';
import { withoutThousandsCommas } from '@/lib/thousands-commas';
import type {
  DateField,
  FormField,
  FormKind,
  NumberField,
  RatesField,
  TextField,
} from './form-kind';
import { rateKey, rateLabel } from './rate-labels';

/* Typed values arrive as text or numbers; empty means not given. Money becomes integer pence. */

const given = (value: unknown) => value !== undefined && value !== null && value !== '';

const isBlank = (value: unknown) =>
  !given(value) || (typeof value === 'string' && value.trim() === '');

/** `cell`: the key of the wrong one of several amounts. */
type Fail = (message: string, cell?: string) => void;

function optional<T>(field: FormField, parse: (value: unknown, fail: Fail) => T) {
  const absentOrAnything = z.unknown().optional();
  return absentOrAnything.transform((value, context): T | undefined => {
    const fail: Fail = (message, cell) =>
      context.addIssue({ code: 'custom', message, ...(cell !== undefined && { path: [cell] }) });
    if (isBlank(value) || (Array.isArray(value) && value.length === 0)) {
      if (field.required) fail(requiredMessage(field));
      return undefined;
    }
    return parse(value, fail);
  });
}

function requiredMessage(field: FormField): string {
  switch (field.control) {
    case 'select':
    case 'radio':
    case 'year':
    case 'date':
      return `Please choose: ${field.label}.`;
    case 'chips':
      return `Please choose at least one: ${field.label}.`;
    case 'rates':
      return 'Please enter at least one rate.';
    default:
      return `Please enter: ${field.label.replace(/ \(£\)$/, '')}.`;
  }
}

export function fieldSchema(field: FormField, now: Date): z.ZodType {
  switch (field.control) {
    case 'select':
    case 'radio':
      return optional(field, (value, fail) => oneOf(field.options, value, fail));
    case 'year':
      return optional(field, (value, fail) => {
        const year = oneOf(vehicleYears(now), String(value), fail);
        return year === undefined ? undefined : Number(year);
      });
    case 'chips':
      return optional(field, (value, fail) => severalOf(field.options, value, fail));
    case 'text':
    case 'textarea':
      return optional(field, (value, fail) => text(field, value, fail));
    case 'number':
      return optional(field, (value, fail) => number(field, value, fail));
    case 'date':
      return optional(field, (value, fail) => date(field, value, fail));
    case 'money':
    case 'price':
      return optional(field, (value, fail) =>
        isZero(value) ? undefined : amountPence(value, fail),
      );
    case 'fees':
      return optional(field, (value, fail) => amountsPence(value, fail)?.amounts);
    case 'rates':
      return optional(field, (value, fail) => rates(field, value, fail));
  }
}

export const formKindShape = (kind: FormKind, now: Date): Record<string, z.ZodType> =>
  Object.fromEntries(kind.fields.map((field) => [field.name, fieldSchema(field, now)]));

function oneOf(options: readonly string[], value: unknown, fail: Fail): string | undefined {
  const match = options.find((option) => option === value);
  if (match === undefined) fail('Please choose one of the options.');
  return match;
}

function severalOf(options: readonly string[], value: unknown, fail: Fail): string[] | undefined {
  if (!Array.isArray(value) || value.some((item) => !options.includes(item))) {
    fail('Please choose from the options.');
    return undefined;
  }
  return options.filter((option) => value.includes(option));
}

function text(field: TextField, value: unknown, fail: Fail): string | undefined {
  if (typeof value !== 'string') return void fail('Please enter text.');
  const clean = field.control === 'text' ? cleanLine(value) : cleanText(value);
  if (clean === '') {
    if (field.required) fail(requiredMessage(field));
    return undefined;
  }
  if (field.minLength && clean.length < field.minLength) {
    fail(`${field.label} needs at least ${field.minLength} characters.`);
  }
  if (clean.length > field.maxLength) {
    fail(`${field.label} can have at most ${field.maxLength} characters.`);
  }
  return clean;
}

/** The specification drops a price of 0 instead of refusing it. */
const isZero = (value: unknown) =>
  value === 0 || (typeof value === 'string' && /^\s*£?\s*0+(?:\.0+)?\s*$/.test(value));

function date(field: DateField, value: unknown, fail: Fail): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const at = /^2\d{3}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const isDay = at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  if (!isDay) return void fail(`${field.label} must be a day, for example 2026-12-01.`);
  return text;
}

function number(field: NumberField, value: unknown, fail: Fail): number | undefined {
  const typed = typeof value === 'string' ? Number(withoutThousandsCommas(value.trim())) : value;
  if (typeof typed !== 'number' || !Number.isFinite(typed)) {
    return void fail(`${field.label} must be a number.`);
  }
  if (typed === 0 && field.zero === 'absent') return undefined;
  const factor = 10 ** (field.decimals ?? 0);
  const rounded = Math.round(typed * factor) / factor;
  if (typed < field.min || typed > field.max || (factor === 1 && rounded !== typed)) {
    const kind = factor === 1 ? 'a whole number' : 'a number';
    const max = field.max.toLocaleString('en-GB');
    return void fail(`${field.label} must be ${kind} from ${field.min} to ${max}.`);
  }
  return rounded;
}

function amountPence(value: unknown, fail: Fail): Pence | undefined {
  const pence = poundsToPence(value);
  if (pence === undefined || pence <= 0) {
    return void fail('Please enter an amount in pounds, for example 120 or 12.50.');
  }
  if (pence > maxPence) return void fail(`Please enter at most ${formatPrice(maxPence)}.`);
  return pence;
}

type Amounts = { amounts: Record<string, Pence> | undefined; hasFailed: boolean };

/** `labels`: of the keys that count; all count without it, and are their own labels. */
function amountsPence(
  value: unknown,
  fail: Fail,
  labels?: ReadonlyMap<string, string>,
): Amounts | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return void fail('Please enter amounts in pounds.');
  }
  const sent = new Map(Object.entries(value));
  const amounts: [string, Pence][] = [];
  let hasFailed = false;
  for (const key of (labels ?? sent).keys()) {
    const raw = sent.get(key);
    if (isBlank(raw) || isZero(raw)) continue;
    const pence = amountPence(raw, (message) =>
      fail(`${labels?.get(key) ?? key}: ${message}`, key),
    );
    if (pence === undefined) hasFailed = true;
    else amounts.push([key, pence]);
  }
  return { amounts: amounts.length > 0 ? Object.fromEntries(amounts) : undefined, hasFailed };
}

function rates(field: RatesField, value: unknown, fail: Fail): Record<string, Pence> | undefined {
  const cells = field.columns.flatMap((column) =>
    field.rows.map((row) => [rateKey(column, row), rateLabel(column, row)] as const),
  );
  const found = amountsPence(value, fail, new Map(cells));
  if (found && !found.amounts && !found.hasFailed) return void fail(requiredMessage(field));
  return found?.amounts;
}
