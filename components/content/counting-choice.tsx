import { Island } from '@/components/islands/island';
import { optOutCookieName } from '@/lib/auth/cookie-names';
import { optOutLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { isHttps } from '@/lib/env';
import { CountingSwitch } from './counting-switch';

export const CountingChoice = () => (
  <Island
    name="CountingSwitch"
    of={CountingSwitch}
    props={{ cookie: optOutCookieName, maxAge: optOutLife / second, secure: isHttps() }}
  />
);
