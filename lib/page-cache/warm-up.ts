import { get } from 'node:http';
import { second } from '@/lib/dates';

/*
 * The first search by words loads the page and compiles the patterns that understand words, here and in
 * the bundle of the page. Everybody waits for that, some tenths of a second.
 */

const firstSearch = '/search?q=sofa';

type Listening = { PORT?: string | undefined; HOSTNAME?: string | undefined };

/** Makes that search itself, a second after the start. Does nothing on hosts that name no port. */
export function warmUp({ PORT, HOSTNAME = '' }: Listening): void {
  if (!PORT) return;
  const host = ['', '0.0.0.0', '::'].includes(HOSTNAME) ? 'localhost' : HOSTNAME;
  const search = () =>
    get({ host, port: PORT, path: firstSearch, agent: false }, (answer) => answer.resume()).on(
      'error',
      ({ message }) => console.warn('page cache: the first search was not made:', message),
    );
  setTimeout(search, second).unref();
}
