import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { Suspense } from 'react'
import { preloadSheet } from '../shared/inspection/SampleSheet.tsx'
import { useHead } from '../shared/head.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { HomeHero } from './HomeHero.tsx'
import { Below } from './parts-at-touch.ts'

/** A constant element, so that nothing re-renders it before its code is loaded. */
const BELOW = (
  <Suspense fallback={<div className="min-h-[calc(100dvh-64px)]" />}>
    <Below />
  </Suspense>
)

/** `/` for guests: the paste box, and everything to know before using it, calculated from the site's own rates. */
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

/** The server renders the whole page. */
export const preloadParts = (): Promise<unknown> => Promise.all([Below.preload(), preloadSheet()])
