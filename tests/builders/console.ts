import { format } from 'node:util';
import { onTestFinished, vi } from 'vitest';

let written: string[] = [];
let isExpected = false;

/** Makes `console.error` fail the test. Installed before every test. */
export function watchConsole() {
  written = [];
  isExpected = false;
  const spy = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    written.push(format(...words));
  });
  onTestFinished(() => {
    spy.mockRestore();
    if (!isExpected && written.length > 0) {
      throw new Error(`console.error was called:\n${written.join('\n')}`);
    }
  });
}

/** For tests that provoke errors. Returns the live list of messages. */
export function expectConsoleErrors(): string[] {
  isExpected = true;
  return written;
}
