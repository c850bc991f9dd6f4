import { test } from 'vitest'
import { CHINESE, ENGLISH, launch } from './src/browser.ts'
import { walkGoods } from './src/goods-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The goods page, state by state at the demo mall, as one walk on a desktop and on a telephone. */

const { url } = await shop()
const browser = await launch()

test.each([ENGLISH, CHINESE])(
  '$name: every state of the goods page, and a guest’s form into the cart',
  (way) => new Scene(browser, url, way).play(walkGoods),
)
