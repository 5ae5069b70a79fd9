import { passwordMin } from '@/lib/catalogue/limits';

export const passwordRules = [
  {
    label: `At least ${passwordMin} characters`,
    isMet: (text: string) => text.length >= passwordMin,
  },
  { label: 'One uppercase letter', isMet: (text: string) => /\p{Lu}/u.test(text) },
  { label: 'One number', isMet: (text: string) => /\d/.test(text) },
] as const;
