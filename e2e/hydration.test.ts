import { someOf } from '@longhaul/domain/form.test-support.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seat, launch, sitDown } from './src/browser.ts'
import { logInAt } from './src/log-in.ts'
import { settled } from './src/page-faults.ts'
import { BACKPACK, MEI } from './src/routes.ts'
import { shop } from './src/shop.ts'

/*
 * React hydrates a page in pieces, and replies arrive between them: each piece must still render what the server sent. Here a piece is one or two elements, and
 * comes after the replies to all that was asked before it.
 */

const { url } = await shop()
const browser = await launch()

/** One of each kind of page that the server renders, whole or in part. */
const SENT = [
  { name: '/', path: '/' },
  { name: '/faq/:id', path: '/faq/59' },
  { name: '/article/:id', path: '/article/101' },
  { name: '/fulfilment', path: '/fulfilment' },
  { name: '/howRight', path: '/howRight' },
  { name: '/productdetail', path: `/productdetail?url=${encodeURIComponent(BACKPACK)}` },
  { name: '/goods/:marketplace/:item', path: '/goods/taobao/812600000101' },
  { name: '/mine/order', path: '/mine/order' },
  { name: '/mine/setting', path: '/mine/setting' },
]

/**
 * In the page, before its scripts: React's scheduler takes each look at the clock for a millisecond, so that it pauses after five, and goes on once every call
 * that is under way has its reply.
 */
function hydrateSlowly(): void {
  const now = performance.now.bind(performance)
  let looks = 0
  performance.now = () => now() + looks++
  const asked = new Set<Promise<Response>>()
  const { fetch } = window
  window.fetch = async (...call) => {
    const reply = fetch(...call)
    asked.add(reply)
    return await reply.finally(() => asked.delete(reply))
  }
  let pieces = 0
  Object.assign(window, {
    piecesSoFar: () => pieces,
    setImmediate(piece: () => void) {
      pieces++
      void Promise.allSettled(asked).then(() => setTimeout(piece))
    },
  })
}

/** In the page, before its scripts: the browser says late that it has painted. */
function sayPaintedLate(): void {
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(told: PerformanceObserverCallback) {
      super((...entries) => {
        setTimeout(() => {
          Object.assign(window, { paintedAt: performance.now() })
          told(...entries)
        }, 300)
      })
    }
  }
}

test.each(SENT.slice(0, 2))('$name fetches its scripts once it is on the screen', async ({ path }) => {
  const { context, page } = await sitDown(browser, url, { lang: 'en', width: 1190, height: 800 })
  try {
    await page.addInitScript(sayPaintedLate)
    await page.goto(url + path)
    await settled(page)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !/\/main-[^/]*$/.test(name))
        .map(({ startTime }) => startTime),
    )
    expect(scripts.length).toBeGreaterThan(3)
    expect(Math.min(...scripts)).toBeGreaterThan(await page.evaluate<number>('paintedAt'))
  } finally {
    await context.close()
  }
})

describe.each(LANGS)('in %s', (lang) => {
  let mei: Seat
  beforeAll(async () => {
    mei = await sitDown(browser, url, { lang, width: 1190, height: 800 })
    await logInAt(mei, url, MEI)
    await mei.page.addInitScript(hydrateSlowly)
  })
  afterAll(() => mei?.context.close())

  test.each(someOf(SENT, LANGS.length, LANGS.indexOf(lang)))(
    '$name is hydrated as it was sent',
    async ({ path }) => {
      mei.complaints.length = 0
      await mei.page.goto(path)
      await settled(mei.page)
      expect(mei.complaints).toEqual([])
      expect(await mei.page.evaluate('piecesSoFar()')).toBeGreaterThan(50)
    },
  )
})
