/** The last item of a list, which hidden-ads.tsx shows if it has hidden any of the list's ads. */
export const HiddenTile = () => (
  <li hidden data-hidden-tile className="grid content-center justify-items-center p-4 text-center">
    <p className="text-muted" data-hidden-text />
    <a href="/saved#hidden" className="link inline-flex min-h-11 items-center">
      Show again
    </a>
  </li>
);

/** After a count of ads, which includes hidden ones. A phone has no room beside the count. */
export const HiddenCount = () => <span data-hidden-count className="max-sm:hidden" />;
