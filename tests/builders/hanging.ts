/** `remove`, but hanging until `answer` is called. `called` resolves with its first call. */
export function hangingRemoval<Files>(remove: (files: Files) => Promise<void>) {
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  return {
    called,
    answer,
    remove: async (files: Files) => {
      call();
      await answered;
      await remove(files);
    },
  };
}
