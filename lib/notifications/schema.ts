import * as z from 'zod';

/** Omitted choices stay unchanged. */
export const mailChoices = z.object({
  savedReduced: z.boolean().optional().meta({ description: 'A saved ad became cheaper.' }),
  savedEnding: z.boolean().optional().meta({ description: 'A saved ad ends within a day.' }),
  reminders: z.boolean().optional().meta({ description: 'An ad of one’s own ends, or has ended.' }),
});

export type MailChoices = Required<z.output<typeof mailChoices>>;
