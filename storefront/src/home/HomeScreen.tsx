import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { Suspense } from 'react'
import { preloadSheet } from '../shared/inspection/SampleSheet.tsx'
import { useHead } from '../shared/head.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { HomeHero } from './HomeHero.tsx'
import { Below } from './parts-at-touch.ts'

/** One element, so that nothing redraws it before its code is there. */
const BELOW = (
  <Suspense fallback={<div className="min-h-[calc(100dvh-64px)]" />}>
    <Below />
  </Suspense>
)

/** `/` for guests: the paste box, and everything to know before using it, computed from the site's own rates. */
export default function HomeScreen() {
  const configuration = useConfiguration()
  useHead({ title: homeText.title, description: configuration?.WEBSITE_INFO, canonical: '/' })
  return (
    <>
      <HomeHero configuration={configuration} />
      {BELOW}
    </>
  )
}

/** The server draws the page whole. */
export const preloadParts = (): Promise<unknown> => Promise.all([Below.preload(), preloadSheet()])
