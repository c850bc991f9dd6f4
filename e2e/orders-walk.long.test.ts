import { test } from 'vitest'
import { CHINESE, ENGLISH_AT_1190, launch } from './src/browser.ts'
import { walkCart } from './src/cart-walk.ts'
import { walkOrders } from './src/orders-walk.ts'
import { walkPayment } from './src/payment-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The walk of orders-walk.test.ts in the other language and width; cart, confirmation and orders in both. */

const { url } = await shop()
const browser = await launch()

test.each([ENGLISH_AT_1190, CHINESE])('$name: cart and confirmation', (way) =>
  new Scene(browser, url, way).play(walkCart),
)
test(`${CHINESE.name}: payment and its result`, () => new Scene(browser, url, CHINESE).play(walkPayment))
test.each([ENGLISH_AT_1190, CHINESE])('$name: the list of orders, and one order', (way) =>
  new Scene(browser, url, way).play(walkOrders),
)
