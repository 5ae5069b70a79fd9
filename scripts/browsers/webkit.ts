import type { ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch, stopChild } from '../launch/children.ts';
import { tryPort } from '../postgres/postgres.ts';
import type { Driver, Launch } from './driver.ts';

const programs = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  browser: '/usr/lib/*/webkit2gtk-*/MiniBrowser',
};
const packages = { driver: 'webkit2gtk-driver', screen: 'xvfb', browser: 'webkit2gtk-driver' };

const absent = () =>
  (Object.keys(programs) as (keyof typeof programs)[]).filter(
    (name) => globSync(programs[name]).length === 0,
  );

export const webkit: Launch = {
  missing: () => {
    const names = [...new Set(absent().map((name) => packages[name]))];
    return names.length > 0 ? `WebKitGTK: apt-get install ${names.join(' ')}` : undefined;
  },
  launch: async (folder): Promise<Driver> => {
    const display = `:${100 + (process.pid % 400)}`;
    const port = await tryPort(0);
    const env = {
      ...process.env,
      HOME: folder,
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    const children: ChildProcess[] = [
      launch(programs.screen, [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
        log: join(folder, 'screen.log'),
      }),
    ];
    await delay(500);
    const log = join(folder, 'driver.log');
    children.push(launch(programs.driver, [`--port=${port}`], { env, log }));
    const close = async () => {
      for (const child of children.reverse()) await stopChild(child, 'SIGTERM', 5_000);
    };
    try {
      return await openSession(`http://127.0.0.1:${port}`, close);
    } catch (error) {
      await close();
      throw error;
    }
  },
};

type Value = Record<string, unknown>;

async function send(url: string, method: string, body?: Value): Promise<unknown> {
  const reply = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) throw new Error(`WebDriver: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function openSession(address: string, close: () => Promise<void>): Promise<Driver> {
  for (const end = Date.now() + 10_000; Date.now() < end; await delay(100)) {
    if (await send(`${address}/status`, 'GET').catch(() => false)) break;
  }
  const [browser = ''] = globSync(programs.browser);
  const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId, capabilities } = (await send(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: wanted },
  })) as { sessionId: string; capabilities: Value };
  const session = `${address}/session/${sessionId}`;
  const element = async (selector: string) => {
    const found = await send(`${session}/element`, 'POST', {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${(found as Value)[elementKey]}`;
  };
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion} (WebKitGTK)`,
    open: async (url) => {
      await send(`${session}/url`, 'POST', { url });
    },
    evaluate: (expression) =>
      send(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    click: async (selector) => {
      await send(`${await element(selector)}/click`, 'POST', {});
    },
    type: async (selector, text) => {
      await send(`${await element(selector)}/value`, 'POST', { text });
    },
    choose: async (selector, file) => {
      await send(`${await element(selector)}/value`, 'POST', { text: file });
    },
    async close() {
      await send(session, 'DELETE').catch(() => undefined);
      await close();
    },
  };
}
