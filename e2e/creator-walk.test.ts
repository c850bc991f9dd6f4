import { test } from 'vitest'
import { ENGLISH, launch } from './src/browser.ts'
import { walkCreator } from './src/creator-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* In Chinese on a telephone: creator-walk.long.test.ts. */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH.name}: from a public list to a share that is credited and taken back`, () =>
  new Scene(browser, url, ENGLISH).play(walkCreator))
