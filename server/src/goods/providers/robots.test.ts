import { expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { pageProvider } from './page.ts'
import { mayReadByItself } from './robots.ts'

const world = testWorld()
const PAGE = 'https://goods.example/item/7?id=1'
const HOUR_MS = 3_600_000
const later = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR_MS)

test('a site’s rules are asked for once a day, and obeyed', async () => {
  const asked: string[] = []
  const rules = async (_: unknown, url: string) => {
    asked.push(url)
    return 'User-agent: *\nDisallow: /item/'
  }
  for (const hours of [0, 1, 23])
    expect(await mayReadByItself(world.world, PAGE, later(hours), rules)).toBe(false)
  expect(await mayReadByItself(world.world, 'https://goods.example/free', later(2), rules)).toBe(true)
  expect(asked).toEqual(['https://goods.example/robots.txt'])
  await mayReadByItself(world.world, PAGE, later(25), rules)
  expect(asked).toHaveLength(2)
})

test('a site that does not answer is left alone for an hour, one without rules is read', async () => {
  const silent = 'https://silent.example/x'
  let answer: string | undefined
  const rules = async () => answer
  expect(await mayReadByItself(world.world, silent, later(0), rules)).toBe(false)
  answer = ''
  expect(await mayReadByItself(world.world, silent, later(0.5), rules)).toBe(false)
  expect(await mayReadByItself(world.world, silent, later(1.5), rules)).toBe(true)
})

test('only what nobody asks for at the moment obeys them: a shopper’s own look-up reads the page', async () => {
  const html =
    '<meta property="og:title" content="Cup"><meta property="og:image" content="/1.jpg"><meta property="product:price:amount" content="9"><meta property="product:price:currency" content="CNY">'
  const fetched: string[] = []
  const provider = pageProvider(
    async (_, url) => {
      fetched.push(url)
      return { url, status: 200, contentType: 'text/html', body: Buffer.from(html) }
    },
    async () => ({ status: 404, body: Buffer.alloc(0) }),
    async () => false,
  )
  const sought = { platform: 'other', itemId: 'cup', canonicalUrl: 'https://cups.example/1' }
  const now = world.clock.now()
  await expect(
    provider.find({ world: world.world, now, automatic: true, priceOlderThanMs: 1 }, sought),
  ).rejects.toThrow('blocked')
  expect(fetched).toEqual([])
  // Nothing is remembered of it that a shopper would be told.
  expect((await provider.find({ world: world.world, now }, sought))?.title).toBe('Cup')
  expect(fetched).toHaveLength(1)
})
