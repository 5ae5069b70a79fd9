/** Opens in a new tab, so that the form keeps its input. */
export const TermsText = () => (
  <span>
    I have read and agree to the{' '}
    <a href="/terms" target="_blank" rel="noreferrer" className="link">
      terms
    </a>{' '}
    and the{' '}
    <a href="/privacy" target="_blank" rel="noreferrer" className="link">
      privacy policy
    </a>
    .
  </span>
);
