import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { useHead } from '../shared/head.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { HomeHero } from './HomeHero.tsx'
import { HomeSections } from './HomeSections.tsx'

/**
 * `/` for guests: the paste box, and everything to know before using it, calculated from the site's own
 * rates.
 */
export default function HomeScreen() {
  const configuration = useConfiguration()
  useHead({ title: homeText.title, description: configuration?.WEBSITE_INFO, canonical: '/' })
  return (
    <>
      <HomeHero configuration={configuration} />
      <HomeSections />
    </>
  )
}
