import type { FieldErrors } from 'react-hook-form';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import type { WizardValues } from './values';

/** Where the form shows an error: "rates.incall_1h" at its cell, "images.0.src" at images. */
export function placeOfError(path: string, kind: FormKind | undefined): string {
  const [root = path] = path.split('.');
  const control = kind?.fields.find(({ name }) => name === root)?.control;
  return control === 'rates' || control === 'fees' ? path : root;
}

type FieldError = { path: string; message: string };

/** The error of a field, or those of its cells. */
export function errorsOfField(errors: FieldErrors<WizardValues>, name: string): FieldError[] {
  const error: unknown = errors[name];
  const message = messageOf(error);
  if (message !== undefined) return [{ path: name, message }];
  return Object.entries(error ?? {}).flatMap(([key, cell]) => {
    const message = messageOf(cell);
    return message === undefined ? [] : [{ path: `${name}.${key}`, message }];
  });
}

const messageOf = (error: unknown): string | undefined => {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
};
