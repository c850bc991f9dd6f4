import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import type { Configuration } from '../shared/use-configuration.ts'

/** In Chinese no line begins in the middle of a word; the commas are where it may break. */
const PROMISE =
  'max-w-[22ch] text-[length:clamp(1.75rem,1.2rem+2.6vw,3rem)] [&:lang(zh)]:max-w-none [&:lang(zh)]:break-keep'

/** The promise in one sentence, the paste box, what it takes. */
export function HomeHero({ configuration }: { configuration: Configuration | undefined }) {
  const freeDays = configuration?.free_storage_days ?? 30
  return (
    <section className="wrap pt-8 pb-8 md:pt-14 md:pb-10">
      <h1 tabIndex={-1} className={PROMISE}>
        {homeText.promise}
      </h1>
      <p className="mt-3 max-w-text text-ink-2 md:text-lg">{homeText.lead(freeDays)}</p>
      <div className="mt-6 max-w-[48rem]">
        <SearchForm look="hero" />
      </div>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-2">
        <p>{homeText.accepts}</p>
        <ul className="flex flex-wrap gap-x-3">
          {homeText.marketplaces.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <p className="mt-2 text-sm">
        <Link to={to.howToBuy(homeText.howToBuy)}>{homeText.howToBuy}</Link>
      </p>
    </section>
  )
}
