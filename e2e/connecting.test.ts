import { test } from 'vitest'
import { ENGLISH, launch } from './src/browser.ts'
import { walkConnecting } from './src/connecting-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* A program is connected through the consent page; in Chinese in connecting.long.test.ts. */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH.name}: a program is connected, calls, and is stopped`, () =>
  new Scene(browser, url, ENGLISH).play(walkConnecting))
