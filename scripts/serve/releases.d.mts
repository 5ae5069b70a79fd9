export function currentRelease(directory: string): string;
export function addRelease(directory: string, root: string, now: Date): string;
export function rollBack(directory: string): string;
export function rollForward(directory: string): string;
export function previousRelease(directory: string): string | undefined;
export function listReleases(directory: string): string[];
export function copySource(directory: string, root: string, now: Date): string;
export function linkSettings(directory: string, root: string, source: string, given?: string): void;
