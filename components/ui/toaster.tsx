'use client';

import { Toaster as Sonner } from 'sonner';

/** Where short messages appear. Call `toast` of sonner to show one. */
export const Toaster = () => (
  <Sonner
    position="bottom-center"
    theme="system"
    closeButton
    toastOptions={{ duration: 6000, classNames: { toast: '!rounded-card !font-sans' } }}
  />
);
