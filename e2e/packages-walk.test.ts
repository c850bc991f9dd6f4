import { LANGS } from '@longhaul/text/lang.ts'
import { test } from 'vitest'
import { launch } from './src/browser.ts'
import { walkPackages } from './src/packages-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * The acceptance lists of the warehouse, confirm info, the list of packages, one package and its review (ux.md 6.16 to 6.20), line by line, in both
 * languages at 1190 and 375 px: what only a whole shop can show. Prices by the gram are in domain/src/shipping, refusals and money in
 * server/src/parcels, the rest of the lists in the component tests of storefront/src/{warehouse,parcels}.
 */

const { url } = await shop()
const browser = await launch()

const WAYS = LANGS.map((lang) => ({
  name: lang === 'en' ? 'English at 1190 px' : 'Chinese at 375 px',
  lang,
  ...(lang === 'en' ? { width: 1190, height: 900 } : { width: 375, height: 812 }),
}))

test.each(WAYS)('$name: from an empty shelf to a review', (way) =>
  new Scene(browser, url, way).play(walkPackages),
)
