export type Migration = { name: string; sql: string };
