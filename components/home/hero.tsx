import { SearchForm } from '@/components/search/form/search-form';
import { tagline } from '@/lib/site';

export const Hero = () => (
  <section className="relative isolate z-10 flex min-h-80 flex-col bg-surface-2 pt-16">
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
    <div aria-hidden="true" className="hero-veil" />
    <div className="container-page pt-5 pb-8 sm:pt-8">
      <h1 className="max-w-2xl text-[1.7rem] font-extrabold tracking-tight sm:text-4xl lg:text-5xl">
        {tagline}
      </h1>
      <p className="mt-2 text-lg max-lg:sr-only">
        Find it down the road, or sell it there: homes, jobs, cars and good things second-hand.
      </p>
      <div className="mt-4 max-w-4xl sm:mt-5">
        <SearchForm isHome />
      </div>
    </div>
  </section>
);
