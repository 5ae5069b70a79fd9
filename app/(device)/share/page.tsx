import type { Metadata } from 'next';
import { SharedPhoto } from '@/components/wizard/start/shared-photo';

export const metadata: Metadata = { title: 'Post a photo' };

/** Receives photos shared from other apps (app/manifest.ts). */
export default function SharePage() {
  return (
    <div className="mx-auto max-w-md">
      <h1 className="mb-4 text-2xl font-bold">Post a photo</h1>
      <SharedPhoto />
    </div>
  );
}
