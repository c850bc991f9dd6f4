import { expect, test } from 'vitest'
import { CHINESE, ENGLISH_AT_1190, launch } from './src/browser.ts'
import { orderByTaps, tabsToCart } from './src/effort.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* How much a shopper has to do (docs/rules/storefront.md): taps to the payment, and stops of the Tab key. */

const { url } = await shop()
const browser = await launch()

test('from a pasted text to paid in at most ten taps on a telephone', () =>
  new Scene(browser, url, CHINESE).play(async (scene) => {
    expect(await orderByTaps(scene)).toBeLessThanOrEqual(10)
  }))

test('from the top of the order form to “Add to cart” in at most twenty stops', () =>
  new Scene(browser, url, ENGLISH_AT_1190).play(async (scene) => {
    expect(await tabsToCart(scene)).toBeLessThanOrEqual(20)
  }))
