export function currentRelease(directory: string): string;
export function addRelease(directory: string, root: string, now: Date): string;
export function rollBack(directory: string): string;
export function listReleases(directory: string): string[];
