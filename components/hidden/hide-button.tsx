type HideButtonProps = { kind: 'ad' | 'seller'; name: string };

const texts = {
  ad: { hide: 'Hide this ad', again: 'Show this ad again' },
  seller: { hide: 'Hide this seller', again: 'Show this seller again' },
};

/** hidden-ads.tsx handles presses and changes its text. */
export const HideButton = ({ kind, name }: HideButtonProps) => (
  <button
    type="button"
    data-hide={`${kind}:${name}`}
    data-shown={texts[kind].hide}
    data-hidden={texts[kind].again}
    className="link min-h-11 py-1 noscript:hidden"
  >
    {texts[kind].hide}
  </button>
);
