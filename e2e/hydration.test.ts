import { someOf } from '@longhaul/domain/form.test-support.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seat, launch, sitDown } from './src/browser.ts'
import { login } from './src/calls.ts'
import { becomeCreator, publishList } from './src/creator-steps.ts'
import { logInAt } from './src/log-in.ts'
import { settled } from './src/page-faults.ts'
import { BACKPACK, MEI, TEAPOT } from './src/routes.ts'
import { shop } from './src/shop.ts'

/* Everything that the server rendered is rendered the same by the browser: React says so where it is not. */

const { url } = await shop()
const browser = await launch()
const call = await login(url, MEI)
const { code } = await publishList(call, { name: 'For a cup of tea', goods: [TEAPOT] })
const creator = await becomeCreator(url, call, 'Mei’s kitchen')

/** One of each kind of page that the server renders, whole or in part. */
const SENT = [
  { name: '/', path: '/' },
  { name: '/faq/:id', path: '/faq/59' },
  { name: '/article/:id', path: '/article/101' },
  { name: '/fulfilment', path: '/fulfilment' },
  { name: '/howRight', path: '/howRight' },
  { name: '/productdetail', path: `/productdetail?url=${encodeURIComponent(BACKPACK)}` },
  { name: '/goods/:marketplace/:item', path: '/goods/taobao/812600000101' },
  { name: '/list/:code', path: `/list/${code}` },
  { name: '/c/:code', path: `/c/${creator}` },
  { name: '/mine/order', path: '/mine/order' },
  { name: '/mine/setting', path: '/mine/setting' },
]

describe.each(LANGS)('in %s', (lang) => {
  let mei: Seat
  beforeAll(async () => {
    mei = await sitDown(browser, url, { lang, width: 1190, height: 800 })
    await logInAt(mei, url, MEI)
  })
  afterAll(() => mei?.context.close())

  test.each(someOf(SENT, LANGS.length, LANGS.indexOf(lang)))(
    '$name is hydrated as it was sent',
    async ({ path }) => {
      mei.complaints.length = 0
      await mei.page.goto(path)
      await settled(mei.page)
      expect(mei.complaints).toEqual([])
    },
  )
})
