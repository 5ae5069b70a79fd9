import { perProcess } from './per-process';

/** For what is large and never changes. In development it is built anew when its module is edited. */
export const onceInProcess = <T>(name: string, build: () => T): T =>
  process.env.NODE_ENV === 'production' ? perProcess(name, build) : build();
