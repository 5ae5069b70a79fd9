import * as z from 'zod';
import { memberGenders } from '@/lib/catalogue/enumerations';
import {
  codeDigits,
  emailMax,
  nameMax,
  passwordMax,
  passwordMin,
  passwordMinAtReset,
} from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { cleanLine } from '@/lib/text/text';
import { usernamePattern } from '@/lib/username-pattern';
import { passwordRules } from './passwords/password-rules';

const emailFormat = z.email(siteTexts.emailInvalid).max(emailMax, siteTexts.emailInvalid);

export const email = z
  .string({ error: siteTexts.emailNeeded })
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().min(1, siteTexts.emailNeeded).pipe(emailFormat));

const filled = (message: string) => z.string({ error: message }).min(1, message);

export const newPassword = z
  .string({ error: siteTexts.passwordRule })
  .max(passwordMax, siteTexts.passwordTooLong)
  .refine((text) => passwordRules.every(({ isMet }) => isMet(text)), siteTexts.passwordRule)
  .meta({ description: siteTexts.passwordRule, minLength: passwordMin });

const newPasswordAtReset = z
  .string({ error: siteTexts.passwordRuleAtReset })
  .min(passwordMinAtReset, siteTexts.passwordRuleAtReset)
  .max(passwordMax, siteTexts.passwordTooLong);

/** Existing passwords only have a maximum length. */
const anyPassword = (message: string) =>
  filled(message).max(passwordMax, siteTexts.passwordTooLong);

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
  .string({ error: siteTexts.usernameNeeded })
  .trim()
  .min(1, siteTexts.usernameNeeded)
  .regex(usernamePattern, siteTexts.usernameRule);

const code = z
  .string({ error: siteTexts.invalidCode })
  .trim()
  .regex(new RegExp(`^[0-9]{${codeDigits}}$`), siteTexts.invalidCode);

/** Browsers send the challenge id in a cookie, API clients in the body. */
const challenge = z.uuid().optional();

export const loginSchema = z.object({ email, password: anyPassword(siteTexts.passwordNeeded) });

export const sendEmailCodeSchema = z.object({ email, challenge });

export const emailStepSchema = z.object({
  email: z
    .string({ error: siteTexts.emailAndTerms })
    .trim()
    .min(1, siteTexts.emailAndTerms)
    .pipe(email),
  terms: z.literal(true, { error: siteTexts.emailAndTerms }),
});

export const verifyEmailCodeSchema = z.object({ email, code, challenge });

export const codeStepSchema = z.object({ code });

const profile = {
  firstName: name(siteTexts.firstNameNeeded),
  lastName: name(siteTexts.lastNameNeeded),
  username,
  password: newPassword,
  confirmPassword: filled(siteTexts.confirmNeeded),
};
const atRegistration = repeated('password', siteTexts.passwordsDiffer);

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

const atReset = repeated('password', siteTexts.passwordsDifferAtReset);

export const resetStepSchema = z
  .object({ password: newPasswordAtReset, confirmPassword: filled(siteTexts.confirmNeeded) })
  .refine(atReset.isRepeated, atReset.options);

const atChange = repeated('newPassword', siteTexts.passwordsDiffer);

export const changePasswordSchema = z
  .object({
    currentPassword: anyPassword(siteTexts.passwordNeeded),
    newPassword,
    confirmPassword: filled(siteTexts.confirmNeeded),
  })
  .refine(atChange.isRepeated, atChange.options);

const orNull = <Filled extends z.ZodType>(filledIn: Filled, error: string) =>
  z.union([z.literal('').transform(() => null), z.null(), filledIn], { error });

const earliestBirth = '1900-01-01';

const birthday = z.iso
  .date(siteTexts.dobInvalid)
  .refine((date) => date >= earliestBirth, siteTexts.dobInvalid);

/** updateDetails checks the age, which depends on the date. */
export const updateDetailsSchema = z
  .object({
    firstName: name(siteTexts.firstNameNeeded),
    lastName: name(siteTexts.lastNameNeeded),
    username,
    gender: orNull(z.enum(memberGenders, siteTexts.genderInvalid), siteTexts.genderInvalid),
    dob: orNull(birthday, siteTexts.dobInvalid),
  })
  .partial();

const ownPassword = anyPassword(siteTexts.passwordNeeded);

export const emailChangeCodeSchema = z.object({ email, password: ownPassword });

export const changeEmailSchema = z.object({ email, password: ownPassword, code });

export const deleteAccountSchema = z.object({ password: ownPassword });

export const sendPhoneCodeSchema = z.object({ phone: z.string({ error: siteTexts.phoneInvalid }) });

export const verifyPhoneCodeSchema = z.object({
  phone: z.string({ error: siteTexts.phoneInvalid }),
  code: z
    .string({ error: siteTexts.whatsappWrongCode })
    .trim()
    .regex(new RegExp(`^[0-9]{${codeDigits}}$`), siteTexts.whatsappWrongCode),
});

export type Registration = z.output<typeof registerSchema>;
export type Details = z.output<typeof updateDetailsSchema>;
export type EmailChange = z.output<typeof changeEmailSchema>;
export type Credentials = z.output<typeof loginSchema>;
export type PasswordChange = z.output<typeof changePasswordSchema>;
