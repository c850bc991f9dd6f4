import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { TryLinks } from '../shared/TryLinks.tsx'
import type { Configuration } from '../shared/use-configuration.ts'
import { FilledExample } from './FilledExample.tsx'

/** In Chinese, lines break only at the commas, never inside a word. */
const PROMISE =
  'max-w-[30ch] text-[length:clamp(1.625rem,1.1rem+2.4vw,2.625rem)] leading-[1.15] [&:lang(zh)]:max-w-none [&:lang(zh)]:leading-[1.3] [&:lang(zh)]:break-keep'

/** The promise, the paste box, what it accepts, and an example of what becomes of a pasted text. */
export function HomeHero({ configuration }: { configuration: Configuration | undefined }) {
  const freeDays = configuration?.free_storage_days ?? 30
  return (
    <section className="wrap pt-4 pb-9 md:pt-9 md:pb-14">
      <h1 tabIndex={-1} className={PROMISE}>
        {homeText.promise}
      </h1>
      <p className="mt-2.5 max-w-text text-ink-2 max-md:text-sm">{homeText.lead(freeDays)}</p>
      <div className="mt-4 rounded-control [box-shadow:0_0_0_6px_var(--primary-tint)] md:mt-6">
        <SearchForm look="hero" />
      </div>
      <p className="mt-4 text-sm text-ink-2">{homeText.accepts}</p>
      {configuration?.demo && <TryLinks />}
      <FilledExample configuration={configuration} />
    </section>
  )
}
