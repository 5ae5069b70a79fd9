/** `remove`, but hanging until `answer` is called. `asked` resolves with its first call. */
export function hangingRemoval<Files>(remove: (files: Files) => Promise<void>) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  return {
    asked,
    answer,
    remove: async (files: Files) => {
      ask();
      await answered;
      await remove(files);
    },
  };
}
