import { optOutCookieName } from '@/lib/auth/cookie-names';
import { optOutLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { isHttps } from '@/lib/env';
import { CountingSwitch } from './counting-switch';

/** Lets a visitor say whether their visits may be counted. */
export const CountingChoice = () => (
  <CountingSwitch cookie={optOutCookieName} maxAge={optOutLife / second} secure={isHttps()} />
);
