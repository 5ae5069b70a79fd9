import { notFound } from 'next/navigation';

/** Not cached: anybody can make up addresses without end. */
export const dynamic = 'force-dynamic';

/** Every address that is nothing else: the 404 page in the frame of the site. */
export default function Missing() {
  notFound();
}
