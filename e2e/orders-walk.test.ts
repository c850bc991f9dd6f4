import { test } from 'vitest'
import { ENGLISH_AT_1190, launch } from './src/browser.ts'
import { walkPayment } from './src/payment-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * Acceptance tests of payment and its result (docs/rules/storefront.md), line by line: what only a complete
 * shop can show. In the other language and width, together with cart, confirmation, the list of orders and
 * the order page, they are in orders-walk.long.test.ts. The rest of the lists is in the component tests of
 * storefront/src/{cart,orders,payment}. Guests have no cart: `/cart` is protected, and what a guest filled in
 * goes into the cart after the log-in, which `goods-walk.long.test.ts` covers.
 */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH_AT_1190.name}: payment and its result`, () =>
  new Scene(browser, url, ENGLISH_AT_1190).play(walkPayment))
