import { setTimeout as delay } from 'node:timers/promises';

export type Driver = {
  name: string;
  open: (url: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  choose: (selector: string, file: string) => Promise<void>;
  close: () => Promise<void>;
};

export type Launch = {
  launch: (folder: string) => Promise<Driver>;
  missing: () => string | undefined;
};

const timeoutMs = 20_000;

export async function waitUntil(driver: Driver, what: string, expression: string): Promise<void> {
  for (const end = Date.now() + timeoutMs; ; await delay(100)) {
    // Fails while the page is being replaced.
    const value = await driver.evaluate(`Boolean(${expression})`).catch(() => false);
    if (value === true) return;
    if (Date.now() > end) throw new Error(`${what} does not come.`);
  }
}

export const isAt = (driver: Driver, path: string) =>
  waitUntil(driver, path, `location.pathname.startsWith(${JSON.stringify(path)})`);

export const shows = (driver: Driver, text: string) =>
  waitUntil(driver, `"${text}"`, `document.body.innerText.includes(${JSON.stringify(text)})`);

const mark = 'data-driven';

/** Marks the first visible element whose name starts with `name` (a link: contains it). */
async function find(driver: Driver, kind: string, name: string): Promise<string> {
  const found = `(() => {
    const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    const names = (element) => [
      element.getAttribute('aria-label'),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.textContent,
    ].map(clean);
    const isVisible = (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    for (const old of document.querySelectorAll('[${mark}]')) old.removeAttribute('${mark}');
    const match = [...document.querySelectorAll(${JSON.stringify(kind)})].find(
      (element) =>
        isVisible(element) &&
        !element.disabled &&
        names(element).some((one) => one.${kind === kinds.link ? 'includes' : 'startsWith'}(${JSON.stringify(name)})),
    );
    match?.setAttribute('${mark}', '');
    match?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return match;
  })()`;
  await waitUntil(driver, `${kind} "${name}"`, found);
  return `[${mark}]`;
}

const kinds = {
  button: 'button, [role=button], input[type=submit]',
  link: 'a[href]',
  field: 'input, textarea, [role=combobox]',
  option: '[role=option]',
  box: 'input[type=checkbox], [role=checkbox]',
} as const;

export async function press(
  driver: Driver,
  kind: 'button' | 'link' | 'option',
  name: string,
): Promise<void> {
  await driver.click(await find(driver, kinds[kind], name));
}

export async function tick(driver: Driver, name: string): Promise<void> {
  await driver.click(await find(driver, kinds.box, name));
}

export async function fill(driver: Driver, name: string, text: string): Promise<void> {
  await driver.type(await find(driver, kinds.field, name), text);
}
