/** In the browser alone: the width below which Tailwind's `sm` does not hold. */
export const isPhoneScreen = () => window.matchMedia('(width < 40rem)').matches;
