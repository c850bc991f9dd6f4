import { later } from '@longhaul/browser/chunk/later.tsx'
import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { Suspense } from 'react'
import { useHead } from '../shared/head.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { HomeHero } from './HomeHero.tsx'
import { Below } from './parts-at-touch.ts'

/** One element, so that nothing redraws it before its code is there. */
const BELOW = (
  <Suspense fallback={<div className="min-h-[calc(100dvh-64px)]" />}>
    <Below />
  </Suspense>
)
const YourShelf = later(() => import('./YourShelf.tsx').then((found) => found.YourShelf))

/** `/`: the paste box, and everything a visitor has to know before using it, computed from the site's own rates. */
export default function HomeScreen() {
  const configuration = useConfiguration()
  const loggedIn = useLoggedIn()
  const inPage = useInPage()
  useHead({ title: homeText.title, description: configuration?.WEBSITE_INFO, canonical: '/' })
  return (
    <>
      <HomeHero configuration={configuration} />
      {/* the room of its usual note, so that nothing below jumps when it comes */}
      {loggedIn && (
        <section className="wrap min-h-52 pb-10 md:min-h-[10.8rem]" aria-label={homeText.shelf}>
          {inPage && (
            <Suspense>
              <YourShelf />
            </Suspense>
          )}
        </section>
      )}
      {BELOW}
    </>
  )
}

/** The server draws the page whole. */
export const preloadParts = (): Promise<unknown> => Below.preload()
