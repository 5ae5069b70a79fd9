/** On a phone the message form follows the text; a bar at the bottom links to it. */
export const adArticleClass =
  'group/ad container-page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 py-3 [reading-flow:grid-order] sm:py-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr]';
