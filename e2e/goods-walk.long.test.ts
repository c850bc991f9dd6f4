import { test } from 'vitest'
import { ENGLISH, launch } from './src/browser.ts'
import { walkGoods } from './src/goods-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* What goods-walk.test.ts walks, in the other language and width. */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH.name}: every state of the goods page, and a guest’s form into the cart`, () =>
  new Scene(browser, url, ENGLISH).play(walkGoods))
