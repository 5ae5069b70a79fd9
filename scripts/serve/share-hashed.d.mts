export function shareHashed(directory: string, release: string, now: Date): void;
