import { ButtonLink } from '@/components/ui/button';

export const PostBanner = () => (
  <section
    aria-labelledby="post-banner"
    className="flex flex-col items-start justify-between gap-6 rounded-card border border-line bg-accent-soft p-6 sm:flex-row sm:items-center sm:p-10"
  >
    <div>
      <h2 id="post-banner" className="text-3xl font-extrabold">
        Post your ad now!
      </h2>
      <p className="mt-2 max-w-lg text-muted">
        Five short steps, and people near you see it. Posting is free.
      </p>
    </div>
    <ButtonLink href="/post" className="w-full sm:w-auto">
      Post your Ad
    </ButtonLink>
  </section>
);
