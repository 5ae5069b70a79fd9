/** Routes that receive or process whole files: they last, and start the decoder's program. */
export const fileRoutes: readonly string[] = [
  '/api/attachments',
  '/api/upload/direct/complete',
  '/api/upload/image',
];
