import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { WAYS, launch } from './src/browser.ts'
import { walkGoods } from './src/goods-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The goods page, state by state at the demo mall, as one walk in each language and width. */

const { url } = await shop()
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

test.each(WAYS)('$name: every state of the goods page, and a guest’s form into the cart', (way) =>
  new Scene(browser, url, way).play(walkGoods),
)
