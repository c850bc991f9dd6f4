import { beforeEach, expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { FetchRefused } from '../../platform/guarded-fetch/guard.ts'
import { askProviders } from './ask-providers.ts'
import type { FetchedPage } from './fetch-guarded.ts'
import { pageProvider } from './page.ts'
import type { Sought } from './provider.ts'

const world = testWorld()
const GOOD = pageOf('<script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script>')

/** A separate host for each test, so that failures do not carry over. */
let host: string
let visits: string[]
let answer: () => FetchedPage
let counter = 0
beforeEach(() => {
  host = `https://shop${(counter += 1)}.example.com`
  visits = []
})

const provider = pageProvider(async (_, url) => {
  visits.push(url)
  return answer()
})
const look = (item = '1') => {
  const canonicalUrl = `${host}/p/${item}`
  const sought: Sought = { platform: 'other', itemId: canonicalUrl, canonicalUrl }
  return askProviders({ world: world.world, now: world.clock.now() }, sought, [provider])
}
const timedOut = () => {
  throw new FetchRefused('timed_out')
}
const inMs = (ms: number) => new Date(world.clock.now().getTime() + ms)

function pageOf(html: string, status = 200): FetchedPage {
  return { url: 'https://shop.example.com/p/1', status, contentType: 'text/html', body: Buffer.from(html) }
}

test.each([
  ['does not answer', timedOut, 'unreachable', 1],
  ['wants a log-in', () => pageOf('', 403), 'blocked', 5],
  ['is gone', () => pageOf('', 404), 'gone', 10],
  ['names no product', () => pageOf('<h1>Welcome</h1>'), undefined, 10],
] as const)(
  'a page that %s is left alone for a while, for every shopper',
  async (_, page, trouble, minutes) => {
    answer = page
    const first = await look()
    expect(first).toMatchObject({ product: undefined, trouble })
    if (trouble) expect(first.retryAt).toEqual(inMs(minutes * 60_000))
    answer = () => GOOD
    world.clock.advance({ minutes: minutes - 0.5 })
    const second = await look()
    expect(second).toMatchObject({ product: undefined, trouble })
    if (trouble) expect(second.retryAt).toEqual(inMs(30_000))
    expect(visits).toHaveLength(1)
    world.clock.advance({ minutes: 0.5 })
    expect((await look()).product?.title).toBe('Kettle')
    expect(visits).toHaveLength(2)
  },
)

test('a host that failed five times in a row is not called for a minute; then one request may try', async () => {
  answer = timedOut
  for (const item of ['1', '2', '3', '4', '5']) await look(item)
  expect(await look('6')).toMatchObject({ trouble: 'unreachable', retryAt: inMs(60_000) })
  expect(visits).toHaveLength(5)
  world.clock.advance({ minutes: 1 })
  // Only one request finds out whether it has recovered.
  expect(await look('6')).toMatchObject({ trouble: 'unreachable' })
  expect(await look('7')).toMatchObject({ trouble: 'unreachable' })
  expect(visits).toHaveLength(6)
  world.clock.advance({ minutes: 1 })
  answer = () => GOOD
  expect((await look('6')).product?.title).toBe('Kettle')
  expect((await look('7')).product?.title).toBe('Kettle')
})

test('a page that refuses is an answer: its host is working', async () => {
  answer = () => pageOf('', 404)
  for (const item of ['1', '2', '3', '4', '5', '6']) expect((await look(item)).trouble).toBe('gone')
  expect(visits).toHaveLength(6)
})

test('a lack of free connections is not the page’s fault, and is not remembered', async () => {
  answer = () => {
    throw new FetchRefused('busy')
  }
  for (let round = 0; round < 6; round++)
    expect(await look()).toMatchObject({ trouble: 'unreachable', retryAt: world.clock.now() })
  answer = () => GOOD
  expect((await look()).product?.title).toBe('Kettle')
})
