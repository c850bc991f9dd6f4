import { later } from '@longhaul/browser/chunk/later.tsx'
import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { Suspense } from 'react'
import { preloadSheet } from '../shared/inspection/SampleSheet.tsx'
import { useHead } from '../shared/head.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { HomeHero } from './HomeHero.tsx'

/** What lies below the first screenful comes alive after it. */
const Below = later(() => import('./Below.tsx').then((found) => found.Below))

/** `/` for guests: the paste box, and everything to know before using it, computed from the site's own rates. */
export default function HomeScreen() {
  const configuration = useConfiguration()
  useHead({ title: homeText.title, description: configuration?.WEBSITE_INFO, canonical: '/' })
  return (
    <>
      <HomeHero configuration={configuration} />
      <Suspense fallback={<div className="min-h-[calc(100dvh-64px)]" />}>
        <Below />
      </Suspense>
    </>
  )
}

/** The server draws the page whole. */
export const preloadParts = (): Promise<unknown> => Promise.all([Below.preload(), preloadSheet()])
