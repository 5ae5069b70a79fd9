import { placeOfError } from '@/components/wizard/form/field-errors';
import { stepOfField } from '@/components/wizard/form/steps';
import type { ApiResult } from '@/lib/api/client';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';
import { wizardSteps } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { FieldErrors } from '@/lib/errors';

type Failure = Extract<ApiResult<unknown>, { ok: false }>;

type Place = {
  dialog?: 'login' | 'other-member' | 'ad-conflict';
  step?: number;
  errors: FieldErrors;
  message: string;
};

/** Where to show a failure: a dialog, the fields of the first failing step, or a message. */
export function placeFailure(failure: Failure, kind: FormKind | undefined, isEdit: boolean): Place {
  const told = { errors: {}, message: failure.error ?? siteTexts.publishFailed };
  if (failure.status === 401) return { ...told, dialog: 'login' };
  if (failure.status === 403) return { ...told, dialog: 'other-member' };
  if (failure.status === 409 && isEdit) return { ...told, dialog: 'ad-conflict' };
  for (let step = 1; step < wizardSteps; step++) {
    const errors = errorsOfStep(failure.fields, step, kind);
    if (Object.keys(errors).length > 0) return { ...told, step, errors };
  }
  return told;
}

function errorsOfStep(fields: FieldErrors, step: number, kind: FormKind | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    if (stepOfField(path, kind) === step) errors[placeOfError(path, kind)] ??= message;
  }
  return errors;
}
