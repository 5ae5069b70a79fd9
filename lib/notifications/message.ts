/** A mail ready to be sent. */
export type Mail = { channel: 'email'; to: string; subject: string; text: string; html: string };

/** A WhatsApp message: providers send registered templates, filled with `values` in order. */
export type WhatsappMessage = {
  channel: 'whatsapp';
  /** E.164. */
  to: string;
  template: string;
  values: string[];
  text: string;
};

export type Message = Mail | WhatsappMessage;
