/** True below Tailwind's `sm`. Call in the browser only. */
export const isPhoneScreen = () => window.matchMedia('(width < 40rem)').matches;
