import { perProcess } from './per-process';

/** For large constants. In development they are built anew when their module is edited. */
export const onceInProcess = <T>(name: string, build: () => T): T =>
  process.env.NODE_ENV === 'production' ? perProcess(name, build) : build();
