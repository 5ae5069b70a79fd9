import * as z from 'zod';
import { memberGenders } from '@/lib/catalogue/enumerations';
import {
  codeDigits,
  emailMax,
  nameMax,
  passwordMax,
  passwordMin,
  passwordMinAtReset,
  usernameLength,
} from '@/lib/catalogue/limits';
import { messages } from '@/lib/catalogue/messages';
import { cleanLine } from '@/lib/text/text';
import { passwordRules } from './passwords/password-rules';

const emailFormat = z.email(messages.emailInvalid).max(emailMax, messages.emailInvalid);

export const email = z
  .string({ error: messages.emailNeeded })
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().min(1, messages.emailNeeded).pipe(emailFormat));

const filled = (message: string) => z.string({ error: message }).min(1, message);

export const newPassword = z
  .string({ error: messages.passwordRule })
  .max(passwordMax, messages.passwordTooLong)
  .refine((text) => passwordRules.every(({ isMet }) => isMet(text)), messages.passwordRule)
  .meta({ description: messages.passwordRule, minLength: passwordMin });

const newPasswordAtReset = z
  .string({ error: messages.passwordRuleAtReset })
  .min(passwordMinAtReset, messages.passwordRuleAtReset)
  .max(passwordMax, messages.passwordTooLong);

/** Existing passwords only have a maximum length. */
const anyPassword = (message: string) => filled(message).max(passwordMax, messages.passwordTooLong);

/** Compares the fields even if other fields are invalid. */
const repeated = (password: string, message: string) => ({
  isRepeated: (form: Record<string, unknown>) => form[password] === form.confirmPassword,
  options: {
    path: ['confirmPassword'],
    error: message,
    when: ({ value }: { value: unknown }) =>
      z.looseObject({ confirmPassword: z.string().min(1) }).safeParse(value).success,
  },
});

const name = (message: string) =>
  z
    .string({ error: message })
    .transform(cleanLine)
    .pipe(z.string().min(1, message).max(nameMax, `Please use at most ${nameMax} characters.`));

const username = z
  .string({ error: messages.usernameNeeded })
  .trim()
  .min(1, messages.usernameNeeded)
  .regex(
    new RegExp(`^[A-Za-z0-9._-]{${usernameLength.min},${usernameLength.max}}$`),
    messages.usernameRule,
  );

const code = z
  .string({ error: messages.invalidCode })
  .trim()
  .regex(new RegExp(`^[0-9]{${codeDigits}}$`), messages.invalidCode);

/** Browsers send the challenge id in a cookie, API clients in the body. */
const challenge = z.uuid().optional();

export const loginSchema = z.object({ email, password: anyPassword(messages.passwordNeeded) });

export const sendEmailCodeSchema = z.object({ email, challenge });

export const emailStepSchema = z.object({
  email: z
    .string({ error: messages.emailAndTerms })
    .trim()
    .min(1, messages.emailAndTerms)
    .pipe(email),
  terms: z.literal(true, { error: messages.emailAndTerms }),
});

export const verifyEmailCodeSchema = z.object({ email, code, challenge });

export const codeStepSchema = z.object({ code });

const profile = {
  firstName: name(messages.firstNameNeeded),
  lastName: name(messages.lastNameNeeded),
  username,
  password: newPassword,
  confirmPassword: filled(messages.confirmNeeded),
};
const atRegistration = repeated('password', messages.passwordsDiffer);

export const profileSchema = z
  .object(profile)
  .refine(atRegistration.isRepeated, atRegistration.options);

export const registerSchema = z
  .object({ email, ...profile, challenge })
  .refine(atRegistration.isRepeated, atRegistration.options);

export const requestResetSchema = z.object({ email });

export const resetPasswordSchema = z.object({
  token: z.string().max(100),
  password: newPasswordAtReset,
});

const atReset = repeated('password', messages.passwordsDifferAtReset);

export const resetStepSchema = z
  .object({ password: newPasswordAtReset, confirmPassword: filled(messages.confirmNeeded) })
  .refine(atReset.isRepeated, atReset.options);

const atChange = repeated('newPassword', messages.passwordsDiffer);

export const changePasswordSchema = z
  .object({
    currentPassword: anyPassword(messages.passwordNeeded),
    newPassword,
    confirmPassword: filled(messages.confirmNeeded),
  })
  .refine(atChange.isRepeated, atChange.options);

const orNull = <Filled extends z.ZodType>(filledIn: Filled, error: string) =>
  z.union([z.literal('').transform(() => null), z.null(), filledIn], { error });

const earliestBirth = '1900-01-01';

const birthday = z.iso
  .date(messages.dobInvalid)
  .refine((date) => date >= earliestBirth, messages.dobInvalid);

/** updateDetails checks the age, which depends on the date. */
export const updateDetailsSchema = z
  .object({
    firstName: name(messages.firstNameNeeded),
    lastName: name(messages.lastNameNeeded),
    username,
    gender: orNull(z.enum(memberGenders, messages.genderInvalid), messages.genderInvalid),
    dob: orNull(birthday, messages.dobInvalid),
  })
  .partial();

const ownPassword = anyPassword(messages.passwordNeeded);

export const emailChangeCodeSchema = z.object({ email, password: ownPassword });

export const changeEmailSchema = z.object({ email, password: ownPassword, code });

export const deleteAccountSchema = z.object({ password: ownPassword });

export const sendPhoneCodeSchema = z.object({ phone: z.string({ error: messages.phoneInvalid }) });

export const verifyPhoneCodeSchema = z.object({
  phone: z.string({ error: messages.phoneInvalid }),
  code: z
    .string({ error: messages.whatsappWrongCode })
    .trim()
    .regex(new RegExp(`^[0-9]{${codeDigits}}$`), messages.whatsappWrongCode),
});

export type Registration = z.output<typeof registerSchema>;
export type Details = z.output<typeof updateDetailsSchema>;
export type EmailChange = z.output<typeof changeEmailSchema>;
export type Credentials = z.output<typeof loginSchema>;
export type PasswordChange = z.output<typeof changePasswordSchema>;
