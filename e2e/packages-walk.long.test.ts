import { test } from 'vitest'
import { ENGLISH_AT_1190, launch } from './src/browser.ts'
import { walkPackages } from './src/packages-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* What packages-walk.test.ts walks, in the other language and width. */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH_AT_1190.name}: from an empty shelf to a review`, () =>
  new Scene(browser, url, ENGLISH_AT_1190).play(walkPackages))
