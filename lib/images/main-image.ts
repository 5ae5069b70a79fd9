type Flagged = { main: boolean };

export const mainImage = <Image extends Flagged>(images: readonly Image[]): Image | undefined =>
  images.find(({ main }) => main) ?? images[0];

/** An ad's main picture may not be its first. */
export const mainFirst = <Image extends Flagged>(images: readonly Image[]): Image[] =>
  images.toSorted((a, b) => Number(b.main) - Number(a.main));
