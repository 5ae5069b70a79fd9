import * as menu from 'lucide-react/icons/menu';
import * as x from 'lucide-react/icons/x';
import { drawnOnServer } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { SessionLinks } from './session-links';

export type FrameLink = { href: string; name: string };

export type HeaderNavProps = {
  /** `fixed` below a sticky header, `absolute` below one that scrolls. */
  place: 'fixed' | 'absolute';
  signedIn: boolean;
  /** The name of the cookie that says whether somebody is signed in. */
  cookie: string;
  sections: readonly FrameLink[];
};

const Menu = drawnOnServer(menu);
const X = drawnOnServer(x);

/** A row, or on small screens a menu that the browser opens without a script. */
export const HeaderNav = ({ place, signedIn, cookie, sections }: HeaderNavProps) => (
  <div className="group contents">
    <button
      type="button"
      popoverTarget="site-menu"
      aria-label="Menu"
      className="relative ml-auto grid size-11 shrink-0 place-items-center rounded-full md:hidden"
    >
      <span
        aria-hidden="true"
        className="absolute top-2 right-2 hidden size-2.5 rounded-full bg-negative group-has-[[data-unread]]:block"
      />
      <Menu aria-hidden="true" className="group-has-[:popover-open]:hidden" />
      <X aria-hidden="true" className="hidden group-has-[:popover-open]:block" />
    </button>
    <div
      id="site-menu"
      popover="auto"
      className={`${place} inset-x-0 top-16 bottom-auto m-0 hidden w-auto flex-col border-0 border-b border-line bg-surface p-2 text-ink shadow-card [&:popover-open]:flex max-md:low:absolute md:static md:ml-auto md:flex md:flex-row md:items-center md:overflow-visible md:border-0 md:bg-transparent md:p-0 md:text-inherit md:shadow-none`}
    >
      <nav aria-label="Main" className="flex flex-col md:flex-row md:items-center">
        <Island
          name="SessionLinks"
          of={SessionLinks}
          props={{ cookie, signedIn, className: 'nav-link' }}
        />
        <a href="/help" className="nav-link">
          Help
        </a>
      </nav>
      <nav aria-label="Browse" className="mt-2 border-t border-line pt-2 md:hidden">
        <ul className="grid grid-cols-2">
          {sections.map(({ href, name }) => (
            <li key={href}>
              <a href={href} className="nav-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </div>
);
