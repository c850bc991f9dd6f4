import { test } from 'vitest'
import { WAYS, launch } from './src/browser.ts'
import { walkGoods } from './src/goods-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The goods page, state by state at the demo mall, as one walk in each language and width. */

const { url } = await shop()
const browser = await launch()

test.each(WAYS)('$name: every state of the goods page, and a guest’s form into the cart', (way) =>
  new Scene(browser, url, way).play(walkGoods),
)
