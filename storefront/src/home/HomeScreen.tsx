import { later } from '@longhaul/browser/chunk/later.tsx'
import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { Suspense } from 'react'
import { useHead } from '../shared/head.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { HomeHero } from './HomeHero.tsx'

/** What lies below the first screenful comes alive after it. */
const Below = later(() => import('./Below.tsx').then((found) => found.Below))
const Desk = later(() => import('../desk/Desk.tsx').then((found) => found.Desk))

/** Keeps the footer below the fold. */
const ROOM = <div className="min-h-[calc(100dvh-7rem)]" />

/** `/`: for shoppers their desk; for guests the paste box, and everything to know before using it, computed from the site's own rates. */
export default function HomeScreen() {
  const configuration = useConfiguration()
  const loggedIn = useLoggedIn()
  const inPage = useInPage()
  useHead({ title: homeText.title, description: configuration?.WEBSITE_INFO, canonical: '/' })
  if (loggedIn) return inPage ? <Suspense fallback={ROOM}>{<Desk />}</Suspense> : ROOM
  return (
    <>
      <HomeHero configuration={configuration} />
      <Suspense fallback={ROOM}>
        <Below />
      </Suspense>
    </>
  )
}

/** The server draws a guest's page whole. */
export const preloadParts = (): Promise<unknown> => Below.preload()
