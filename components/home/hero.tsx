import { Search } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { searchQueryMax } from '@/lib/catalogue/limits';
import { tagline } from '@/lib/site';

/** The skyline with the headline and the search in its sky. */
export const Hero = () => (
  <section className="relative isolate flex min-h-124 flex-col overflow-hidden bg-surface-2 pt-16 sm:min-h-144">
    <picture>
      <source srcSet="/skyline-dusk.svg" media="(prefers-color-scheme: dark)" />
      <img
        src="/skyline.svg"
        width={1600}
        height={620}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-[77%_100%] sm:object-[60%_100%] lg:object-[50%_100%]"
      />
    </picture>
    <div className="container-page pt-8 sm:pt-12">
      <h1 className="max-w-2xl text-4xl font-extrabold tracking-tight sm:text-5xl lg:text-6xl">
        {tagline}
      </h1>
      <p className="mt-3 max-w-lg text-lg max-sm:sr-only">
        Find it down the road, or sell it there: homes, jobs, cars and good things second-hand.
      </p>
      <search>
        <form
          action="/search"
          className="mt-6 flex max-w-3xl gap-2 rounded-card border border-line bg-surface p-2 shadow-card"
        >
          <label htmlFor="home-search" className="sr-only">
            What are you looking for?
          </label>
          <input
            id="home-search"
            name="q"
            type="search"
            maxLength={searchQueryMax}
            placeholder="What are you looking for?"
            autoComplete="off"
            className="min-h-12 min-w-0 flex-1 rounded-control bg-transparent px-3 text-ink sm:text-lg placeholder:text-muted"
          />
          <button type="submit" className={buttonClass({}, 'min-h-12 max-sm:px-3.5')}>
            <Search aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">Search</span>
          </button>
        </form>
      </search>
    </div>
  </section>
);
