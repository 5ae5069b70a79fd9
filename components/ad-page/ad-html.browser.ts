/** In the browser AdArticle holds what the server sent. */
export const adHtml = (): string => '';
