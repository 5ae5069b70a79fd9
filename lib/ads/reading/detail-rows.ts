import type {
  FeesField,
  FormField,
  FormKind,
  NumberField,
  RatesField,
} from '@/lib/catalogue/form-kinds/form-kind';
import { formatDate } from '@/lib/dates';
import { formatPrice } from '@/lib/money';

export type DetailRow = { name: string; label: string; value: string };

export type Details = {
  rows: DetailRow[];
  texts: DetailRow[];
  fees: { label: string; rows: { name: string; fee: string | null }[] } | null;
  /** Only rows with a rate; an empty cell is null. */
  rates: { label: string; columns: string[]; rows: RateRow[] } | null;
};

export type RateRow = { name: string; cells: (string | null)[] };

type Values = Record<string, unknown>;

/** Accepts stored values in pence or, except for money, typed ones. Skips the price. */
export function detailRows(kind: FormKind, details: Values): Details {
  const feesField = kind.fields.find((field) => field.control === 'fees');
  const ratesField = kind.fields.find((field) => field.control === 'rates');
  const rowsOf = (fields: readonly FormField[]) =>
    fields.flatMap((field) => {
      const value = shownValue(field, details[field.name]);
      return value
        ? [{ name: field.name, label: field.shown?.label ?? plainLabel(field), value }]
        : [];
    });
  const isLong = (field: FormField) => field.control === 'textarea';
  const isPlain = (field: FormField) => !isLong(field) && field.name !== feesField?.of;
  return {
    rows: rowsOf(kind.fields.filter(isPlain)),
    texts: rowsOf(kind.fields.filter(isLong)),
    fees: feesField ? feeBlock(kind, feesField, details) : null,
    rates: ratesField ? rateTable(ratesField, details) : null,
  };
}

/** Long texts besides the ad's description, labelled so that only one is called that. */
export const furtherTexts = (texts: readonly DetailRow[], description: string): DetailRow[] =>
  texts
    .filter(({ value }) => value !== description)
    .map((text) => (text.label === 'Description' ? { ...text, label: 'More about it' } : text));

/** Empty if the field is not shown as a single value. */
export function shownValue(field: FormField, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.control) {
    case 'select':
    case 'radio':
      if (value === field.default) return '';
      return field.shown?.values?.[String(value)] ?? field.labels?.[String(value)] ?? String(value);
    case 'chips':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'number':
      return shownNumber(field, Number(String(value).replaceAll(',', '')));
    case 'date':
      return shownDay(String(value));
    case 'money':
      return shownAmount(value) ?? '';
    case 'year':
    case 'text':
    case 'textarea':
      return String(value).trim();
    case 'price':
    case 'fees':
    case 'rates':
      return '';
  }
}

const shownDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? '' : formatDate(at);
};

function shownNumber({ unit, zero }: NumberField, value: number): string {
  if (!Number.isFinite(value)) return '';
  if (value === 0 && zero) return zero === 'absent' ? '' : zero;
  const text = value.toLocaleString('en-GB');
  return unit ? `${text} ${value === 1 ? (oneOf[unit] ?? unit) : unit}` : text;
}

const oneOf: Readonly<Record<string, string>> = { years: 'year', miles: 'mile', litres: 'litre' };

function feeBlock(kind: FormKind, field: FeesField, details: Values): Details['fees'] {
  const chosen = details[field.of];
  if (!Array.isArray(chosen) || chosen.length === 0) return null;
  const source = kind.fields.find((candidate) => candidate.name === field.of);
  const fees = asRecord(details[field.name]);
  return {
    label: source ? plainLabel(source) : plainLabel(field),
    rows: chosen.map((name) => ({ name: String(name), fee: shownAmount(fees[String(name)]) })),
  };
}

function rateTable(field: RatesField, details: Values): Details['rates'] {
  const amounts = asRecord(details[field.name]);
  const rows = field.rows
    .map((row) => ({
      name: row,
      cells: field.columns.map(({ key }) => shownAmount(amounts[`${key}_${row}`])),
    }))
    .filter((row) => row.cells.some((cell) => cell !== null));
  if (rows.length === 0) return null;
  return { label: field.label, columns: field.columns.map(plainLabel), rows };
}

const shownAmount = (pence: unknown): string | null =>
  typeof pence === 'number' && pence > 0 ? formatPrice(pence) : null;

const plainLabel = ({ label }: { label: string }) => label.replace(/ \(£\)$/, '');

const asRecord = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};
