import { permanentRedirect } from 'next/navigation';
import { allScopes, browsePath } from '@/lib/site-paths';

export default function BrowseAll() {
  permanentRedirect(browsePath(allScopes));
}
