import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

type Rendering<Props, Result> = { use: (props: Props) => Result; props: Props; seen: Result[] };

function Hook<Props, Result>({ use: useHook, props, seen }: Rendering<Props, Result>) {
  seen.push(useHook(props));
  return null;
}

/** Runs a hook with its effects in a page without elements. Stubs globals and the clock. */
export async function renderHook<Props, Result>(
  use: (props: Props) => Result,
  props: Props,
  wrap = (hook: ReactNode): ReactNode => hook,
) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const ignore = () => undefined;
  vi.stubGlobal('window', {
    HTMLIFrameElement: Object,
    addEventListener: ignore,
    removeEventListener: ignore,
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const ownerDocument = { nodeType: 9, addEventListener: ignore };
  const element = { ...ownerDocument, nodeType: 1, tagName: 'DIV', ownerDocument };
  const root = createRoot(element as unknown as HTMLElement);
  const seen: Result[] = [];
  const render = (next: Props) =>
    act(async () => {
      root.render(wrap(createElement(Hook<Props, Result>, { use, props: next, seen })));
    });
  await render(props);
  return {
    current: () => seen.at(-1) as Result,
    render,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    unmount: () => act(async () => root.unmount()),
  };
}

/** After each test. */
export function unstubHooks() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
