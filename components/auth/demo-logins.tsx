import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { DemoLogin } from '@/lib/demo/logins';

type DemoLoginsProps = { logins: DemoLogin[]; onChoose: (login: DemoLogin) => void };

/** People of the demo, to log in as without typing. */
export const DemoLogins = ({ logins, onChoose }: DemoLoginsProps) => (
  <Notice>
    <h2 className="font-semibold">Demo logins</h2>
    <ul className="mt-3 grid gap-3">
      {logins.map((login) => (
        <li key={login.email} className="flex items-center justify-between gap-3">
          <div className="min-w-0 text-sm">
            <p className="font-medium">{login.label}</p>
            <p className="break-all text-muted">{login.email}</p>
            <p className="text-muted">{login.password}</p>
          </div>
          <Button
            look="quiet"
            size="small"
            aria-label={`Use the login of ${login.label}`}
            onClick={() => onChoose(login)}
          >
            Use
          </Button>
        </li>
      ))}
    </ul>
  </Notice>
);
