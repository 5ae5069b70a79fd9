import { siteName } from '@/lib/site';

export const whatsappTemplates = {
  'verify-phone': ({ code }: { code: string }) => ({
    values: [code],
    text: `${code} is your ${siteName()} verification code. Do not share it with anybody.`,
  }),
};

export type WhatsappTemplates = typeof whatsappTemplates;
export type WhatsappTemplate = keyof WhatsappTemplates;
