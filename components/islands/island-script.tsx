/**
 * For cached pages, after their photos. The build sets the address; in development all pages come with React.
 */
export const IslandScript = () => {
  const address = process.env.ISLANDS_SCRIPT;
  return address ? <script type="module" src={address} fetchPriority="low" /> : null;
};
