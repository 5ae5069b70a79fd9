/** For cached pages; the build sets the address. In development all pages come with React. */
export const IslandScript = () => {
  const address = process.env.ISLANDS_SCRIPT;
  return address ? <script type="module" src={address} fetchPriority="low" /> : null;
};
