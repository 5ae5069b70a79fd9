import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';

export const emailTaken = () => new AppError('conflict', messages.emailTaken);

export const usernameTaken = () =>
  new AppError('conflict', messages.usernameTaken, {
    fields: { username: messages.usernameTaken },
  });
