import { Button } from '@/components/ui/button';
import { EmailAddress } from '@/components/ui/email-address';
import { Notice } from '@/components/ui/notice';
import type { DemoLogin } from '@/lib/demo/logins';

type DemoLoginsProps = { logins: DemoLogin[]; onChoose: (login: DemoLogin) => void };

export const DemoLogins = ({ logins, onChoose }: DemoLoginsProps) => (
  <Notice>
    <h2 className="font-semibold">Demo logins</h2>
    <ul className="mt-3 grid gap-3">
      {logins.map((login) => (
        <li
          key={login.email}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-sm"
        >
          <p className="font-medium">{login.label}</p>
          <Button
            look="quiet"
            size="small"
            className="sm:row-span-2"
            aria-label={`Use the login of ${login.label}`}
            onClick={() => onChoose(login)}
          >
            Use
          </Button>
          <div className="col-span-2 text-muted sm:col-span-1">
            <p>
              <EmailAddress>{login.email}</EmailAddress>
            </p>
            <p>{login.password}</p>
          </div>
        </li>
      ))}
    </ul>
  </Notice>
);
