import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  changePasswordSchema,
  emailStepSchema,
  loginSchema,
  profileSchema,
  registerSchema,
  resetStepSchema,
} from '@/lib/accounts/schema';

const profile = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  username: 'Hannah.W-1_x',
  password: 'Marmalade77',
  confirmPassword: 'Marmalade77',
};

/** The first error of each field. */
function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

describe('email', () => {
  test('is trimmed and lower-cased', () => {
    const input = { email: '  Hannah@Example.CO.uk ', password: 'x' };
    expect(loginSchema.parse(input).email).toBe('hannah@example.co.uk');
  });

  test.each([
    '',
    ' ',
    'hannah',
    'a@b',
    'a b@example.co.uk',
    `${'a'.repeat(250)}@example.co.uk`,
    7,
    null,
  ])('refuses %j', (email) => {
    expect(loginSchema.safeParse({ email, password: 'x' }).success).toBe(false);
  });

  test('and terms share one message', () => {
    const sentence = 'Please enter your email and agree to terms.';
    expect(errorsOf(emailStepSchema, {})).toEqual({ email: sentence, terms: sentence });
    expect(errorsOf(emailStepSchema, { email: 'a@example.co.uk', terms: false })).toEqual({
      terms: sentence,
    });
  });
});

describe('profile', () => {
  test('is accepted and cleaned', () => {
    const parsed = profileSchema.parse({ ...profile, firstName: '  Hannah\u202e  Mary ' });
    expect(parsed.firstName).toBe('Hannah Mary');
  });

  test('names every missing field', () => {
    expect(Object.keys(errorsOf(profileSchema, {})).sort()).toEqual(Object.keys(profile).sort());
  });

  test('reports different passwords even if other fields are invalid', () => {
    const input = { ...profile, firstName: '', confirmPassword: 'Marmalade78' };
    expect(errorsOf(profileSchema, input).confirmPassword).toBe('Passwords do not match');
  });

  test.each(['short1A', 'marmalade77', 'Marmalades', 'A1'.repeat(65)])(
    'refuses the password %s',
    (password) => {
      const input = { ...profile, password, confirmPassword: password };
      expect(errorsOf(profileSchema, input)).toHaveProperty('password');
    },
  );

  test.each(['ab', 'a'.repeat(31), 'han nah', 'hannah!', 'hаnnah', '<b>', "o'neil"])(
    'refuses the username %s',
    (username) => {
      expect(errorsOf(profileSchema, { ...profile, username })).toHaveProperty('username');
    },
  );

  test('drops fields that a registration must not set', () => {
    const input = { ...profile, email: 'a@example.co.uk', role: 'moderator', bannedAt: null };
    const parsed = registerSchema.parse(input);
    expect(parsed).not.toHaveProperty('role');
    expect(parsed).not.toHaveProperty('bannedAt');
  });
});

describe('reset and change', () => {
  test("have the specification's messages", () => {
    expect(errorsOf(resetStepSchema, { password: 'short', confirmPassword: 'other' })).toEqual({
      password: 'Password must be at least 6 characters.',
      confirmPassword: 'Passwords do not match.',
    });
    const change = { currentPassword: 'x', newPassword: 'weak', confirmPassword: 'weak' };
    expect(errorsOf(changePasswordSchema, change)).toEqual({
      newPassword: 'Password must be at least 8 characters, include a number and uppercase letter.',
    });
  });
});
