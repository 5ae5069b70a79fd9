export type Address = { host: string; port: number; url: string };
export type Running = { pid: number; url: string; ending?: boolean };

export const root: string;
export function failure(sentence: string): Error & { plain: true };
export function refuseArguments(command: string): void;
export function refuseMissingFiles(files: readonly string[]): void;
export function loadDotEnv(): void;
export function dataDirectory(): string;
export function notInstalled(): string;
export function listenAddress(): Address;
export function busyPortMessage(port: number): string;
export function refuseBusyPort(address: { host: string; port: number }): Promise<void>;
export function awaitEnding(directory: string): Promise<void>;
export function refuseSecondStart(directory: string): void;
export function readRunning(directory: string): Running | undefined;
export function commandOf(pid: number): string;
export function sentenceFor(error: unknown): string | undefined;
export function report(error: unknown): void;
