import { expect, test } from 'vitest'
import { CHINESE, ENGLISH_AT_1190, type Way, launch } from './src/browser.ts'
import { layoutShift } from './src/layout-shift.ts'
import { login } from './src/calls.ts'
import { publishList } from './src/creator-steps.ts'
import { MEI, TEAPOT } from './src/routes.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * How far content moves while a page is loading (docs/rules/storefront.md): on pages whose parts arrive one
 * after the other.
 */

const { url } = await shop()
const browser = await launch()
const teapots = { name: 'For a cup of tea', goods: [TEAPOT, TEAPOT, TEAPOT] }
const { id, code } = await publishList(await login(url, MEI), teapots)

/** A page of the demo mall that never answers. */
const UNREAD = 'https://detail.1688.com/offer/712800000982.html'
const PAGES = [
  '/',
  `/productdetail?url=${encodeURIComponent(UNREAD)}`,
  '/cart',
  `/list/${code}`,
  `/cart?list=${id}`,
  '/favourites',
  '/mine/order',
  '/mine/store',
  '/mine/package',
  '/mine/reward',
  '/mine/setting',
  '/mine/secure',
  '/message',
  '/mine/fund',
  '/shippingEstimate',
]

/** The headings that count something are longest in English. */
const ENGLISH_ON_A_PHONE: Way = { name: 'English at 412 px', lang: 'en', width: 412, height: 823 }

test.each([
  { ...ENGLISH_AT_1190, paths: PAGES },
  { ...CHINESE, paths: PAGES },
  { ...ENGLISH_ON_A_PHONE, paths: ['/', '/mine/order', '/mine/package', '/message'] },
])('$name: nothing moves by more than 0.02 while a page loads', ({ paths, ...way }) =>
  new Scene(browser, url, way).play(async (scene) => {
    const page = await scene.shopperAs(MEI)
    for (const path of paths) {
      const { shift, moved } = await layoutShift(page, path)
      expect(shift, `${path} moved ${moved.join(', ')}`).toBeLessThanOrEqual(0.02)
    }
  }),
)
