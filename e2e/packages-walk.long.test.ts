import { test } from 'vitest'
import { CHINESE, ENGLISH_AT_1190, launch } from './src/browser.ts'
import { walkPackages } from './src/packages-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * Acceptance tests of the warehouse, confirm info, the list of packages, the package page and its review
 * (docs/rules/storefront.md), on a desktop and on a telephone: what only a complete shop can show.
 * main-job.test.ts covers the same path every day. Prices by the gram are in domain/src/shipping, refusals
 * and money in server/src/parcels, the rest of the lists in the component tests of
 * storefront/src/{warehouse,parcels}.
 */

const { url } = await shop()
const browser = await launch()

test.each([ENGLISH_AT_1190, CHINESE])('$name: from an empty shelf to a review', (way) =>
  new Scene(browser, url, way).play(walkPackages),
)
