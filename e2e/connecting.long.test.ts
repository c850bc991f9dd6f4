import { test } from 'vitest'
import { CHINESE, launch } from './src/browser.ts'
import { walkConnecting } from './src/connecting-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The same in Chinese: see connecting.test.ts. */

const { url } = await shop()
const browser = await launch()

test(`${CHINESE.name}: a program is connected, calls, and is stopped`, () =>
  new Scene(browser, url, CHINESE).play(walkConnecting))
