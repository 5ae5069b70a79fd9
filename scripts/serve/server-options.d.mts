export const serverHooks: string[];
export const serverFlags: string[];
export const serverEnv: Record<string, string>;
export function drainTime(): number;
