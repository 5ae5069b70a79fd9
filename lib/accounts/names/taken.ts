import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';

export const emailTaken = () => new AppError('conflict', siteTexts.emailTaken);

export const usernameTaken = () =>
  new AppError('conflict', siteTexts.usernameTaken, {
    fields: { username: siteTexts.usernameTaken },
  });
