export const serverHooks: string[];
export const serverFlags: string[];
export const serverEnv: Record<string, string>;
export const longestDrainSeconds: number;
export function drainTime(): number;
