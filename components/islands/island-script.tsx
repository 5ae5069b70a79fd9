/**
 * For the frames of cached pages, after their photos. The build sets the address; in development every
 * page has React.
 */
export const IslandScript = () => {
  const address = process.env.ISLANDS_SCRIPT;
  return address ? <script type="module" src={address} fetchPriority="low" /> : null;
};
