export type Mail = {
  channel: 'email';
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Providers send registered templates, filled with `values` in order. */
export type WhatsappMessage = {
  channel: 'whatsapp';
  /** E.164. */
  to: string;
  template: string;
  values: string[];
  text: string;
};

export type OutboxItem = Mail | WhatsappMessage;
