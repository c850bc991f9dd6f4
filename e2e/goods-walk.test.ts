import { test } from 'vitest'
import { CHINESE, launch } from './src/browser.ts'
import { walkGoods } from './src/goods-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The goods page, state by state at the demo mall, as one walk on a telephone; goods-walk.long.test.ts walks it on a desk. */

const { url } = await shop()
const browser = await launch()

test(`${CHINESE.name}: every state of the goods page, and a guest’s form into the cart`, () =>
  new Scene(browser, url, CHINESE).play(walkGoods))
