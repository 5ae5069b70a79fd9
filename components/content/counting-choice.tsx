import { Island } from '@/components/ui/island';
import { optOutCookieName } from '@/lib/auth/cookie-names';
import { setCookie } from '@/lib/auth/set-cookie';
import { optOutLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { CountingSwitch } from './counting-switch';

const isReadable = { httpOnly: false };

export const CountingChoice = () => (
  <Island
    name="CountingSwitch"
    of={CountingSwitch}
    props={{
      cookie: optOutCookieName,
      optOut: setCookie(optOutCookieName, '1', optOutLife / second, isReadable),
      optIn: setCookie(optOutCookieName, '', 0, isReadable),
    }}
  />
);
