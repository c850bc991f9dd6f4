import { LANGS } from '@longhaul/text/lang.ts'
import { test } from 'vitest'
import { launch } from './src/browser.ts'
import { walkCart } from './src/cart-walk.ts'
import { walkOrders } from './src/orders-walk.ts'
import { walkPayment } from './src/payment-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * The acceptance lists of cart, confirmation, payment, its result, the list of orders and one order (ux.md 6.25 to 6.28, 6.14, 6.15), line by
 * line, in both languages at 1190 and 375 px: what only a whole shop can show. The rest of the lists is in the component tests of
 * storefront/src/{cart,orders,payment}. Guests have no cart: `/cart` is protected (PRODUCT.md 6), and what a guest filled in goes into the cart
 * after the log-in, which `goods-walk.test.ts` walks.
 */

const { url } = await shop()
const browser = await launch()

const WAYS = LANGS.map((lang) => ({
  name: lang === 'en' ? 'English at 1190 px' : 'Chinese at 375 px',
  lang,
  ...(lang === 'en' ? { width: 1190, height: 900 } : { width: 375, height: 812 }),
}))

test.each(WAYS)('$name: cart and confirmation', (way) => new Scene(browser, url, way).play(walkCart))
test.each(WAYS)('$name: payment and its result', (way) => new Scene(browser, url, way).play(walkPayment))
test.each(WAYS)('$name: the list of orders, and one order', (way) =>
  new Scene(browser, url, way).play(walkOrders),
)
