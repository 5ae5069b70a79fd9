/** Major version of the packaged Node, for which native modules and the build are made. */
export const nodeMajor = 24;

export const isRightNode = (version: string) => Number(version.split('.')[0]) === nodeMajor;

export function refuseToBuildOn(version: string): void {
  if (isRightNode(version)) return;
  throw new Error(
    `The site is built on Node ${nodeMajor}, which its packages contain; this is ${version}. ` +
      'Build it with npm run build.',
  );
}
