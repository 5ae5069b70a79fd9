/**
 * For the frames of cached pages. The address is known once the site is built; in development React
 * is on every page.
 */
export const IslandScript = () => {
  const address = process.env.ISLANDS_SCRIPT;
  return address ? <script type="module" src={address} /> : null;
};
