/* Loaded by `node --import`: the process's clock is CLOCK_OFF_MS ahead. */

const off = Number(process.env.CLOCK_OFF_MS);
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  apply: (date) => new date(now() + off).toString(),
  construct: (date, given, type) =>
    Reflect.construct(date, given.length > 0 ? given : [now() + off], type),
});
Date.now = () => now() + off;
