import { test } from 'vitest'
import { CHINESE, launch } from './src/browser.ts'
import { walkPackages } from './src/packages-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * Acceptance tests of the warehouse, confirm info, the list of packages, one package and its review (docs/rules/storefront.md), on a
 * telephone: what only a whole shop can show; packages-walk.long.test.ts walks it on a desk. Prices by the gram are in domain/src/shipping, refusals and money in
 * server/src/parcels, the rest of the lists in the component tests of storefront/src/{warehouse,parcels}.
 */

const { url } = await shop()
const browser = await launch()

test(`${CHINESE.name}: from an empty shelf to a review`, () =>
  new Scene(browser, url, CHINESE).play(walkPackages))
