import { describe, expect, test } from 'vitest'
import { isLong } from '../form.test-support.ts'
import type { PageNow } from '../orders/price-check.ts'
import { WATCH_RUNS_A_DAY } from './limits.ts'
import { mayRead } from './robots.ts'
import { type Run, nextReading, readingsInRun } from './schedule.ts'
import { type Seen, changeIn, seenOn } from './seen.ts'

const options = [{ name: '颜色', values: ['黑色', '白色'] }]
const page = (change: Partial<PageNow> = {}): PageNow => ({
  options,
  variants: [
    { choices: ['黑色'], priceFen: 12_900, isAvailable: true },
    { choices: ['白色'], priceFen: 13_900, isAvailable: true },
  ],
  priceFen: 12_900,
  priceSteps: [],
  isFrom: true,
  isSoldOut: false,
  ...change,
})
const at = (fen: number | null, state: Seen['state'] = 'available'): Seen => ({ state, fen })

describe('what is seen of watched goods', () => {
  test('with options their own price, without them the first price', () => {
    expect(seenOn(page(), '颜色: 白色', null)).toEqual(at(13_900))
    expect(seenOn(page(), '', null)).toEqual(at(12_900))
  })

  test('sold out, an option that is gone, and what stays known meanwhile', () => {
    const before = at(13_900)
    expect(seenOn(page({ isSoldOut: true }), '', before)).toEqual(at(13_900, 'sold_out'))
    expect(seenOn(page(), '颜色: 红色', before)).toEqual(at(13_900, 'option_gone'))
    const variants = [{ choices: ['白色'], priceFen: 13_900, isAvailable: false }]
    expect(seenOn(page({ variants }), '颜色: 白色', before)).toEqual(at(13_900, 'sold_out'))
  })

  test('a page that names no price in yuan leaves the price as it was', () => {
    const foreign = page({ priceFen: null, variants: [], options: [] })
    expect(seenOn(foreign, '', at(500))).toEqual(at(500))
    expect(seenOn(foreign, '', null)).toEqual(at(null))
  })

  test('by quantity, the price of the smallest order counts', () => {
    const steps = [
      { from: 2, fen: 900 },
      { from: 100, fen: 700 },
    ]
    expect(seenOn(page({ priceFen: null, priceSteps: steps, options: [], variants: [] }), '', null)).toEqual(
      at(900),
    )
  })
})

test.each([
  [null, at(100), null],
  [at(100), at(100), null],
  [at(100), at(99), 'cheaper'],
  [at(100), at(101), 'dearer'],
  [at(100), at(100, 'sold_out'), 'sold_out'],
  [at(100, 'sold_out'), at(90), 'back'],
  [at(100, 'sold_out'), at(100, 'option_gone'), 'option_gone'],
  [at(100, 'sold_out'), at(100, 'sold_out'), null],
  [at(null), at(100), null],
] as const)('from %j to %j a shopper is told: %s', (before, now, change) => {
  expect(changeIn(before, now)).toBe(change)
})

describe('when pages are read', () => {
  const now = new Date('2026-11-30T00:00:00Z')
  const hours = (run: Partial<Run>, jitter = 0.5) =>
    (nextReading(now, { unchanged: 0, failed: 0, ...run }, jitter).getTime() - now.getTime()) / 3_600_000

  test('later the longer nothing changes, and never in step', () => {
    expect([0, 1, 2, 3, 99].map((unchanged) => hours({ unchanged }))).toEqual([12, 18, 27, 40.5, 72])
    expect([1, 2, 3, 99].map((failed) => hours({ failed }))).toEqual([24, 48, 96, 336])
    expect([hours({}, 0), hours({}, 1)].map((value) => Math.round(value * 10) / 10)).toEqual([9.6, 14.4])
  })

  /** Ten thousand products, two thousand readings a day; a fifth of both in `npm test`. */
  const SCALE = isLong ? 1 : 0.2

  test('watching thousands of products costs what the bound says, and each gets its turn', () => {
    const aDay = 2_000 * SCALE
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed / 2 ** 31
    }
    const goods = Array.from({ length: 10_000 * SCALE }, () => ({
      next: now.getTime(),
      last: now.getTime(),
      unchanged: 0,
    }))
    let longest = 0
    for (let day = 0; day < 12; day += 1) {
      let reads = 0
      for (let run = 0; run < WATCH_RUNS_A_DAY; run += 1) {
        const moment = now.getTime() + (day * WATCH_RUNS_A_DAY + run) * 600_000
        const due = goods.filter(({ next }) => next <= moment).toSorted((a, b) => a.next - b.next)
        for (const one of due.slice(0, Math.min(readingsInRun(aDay), aDay - reads))) {
          reads += 1
          longest = Math.max(longest, moment - one.last)
          one.last = moment
          one.unchanged += 1
          one.next = nextReading(
            new Date(moment),
            { unchanged: one.unchanged, failed: 0 },
            random(),
          ).getTime()
        }
      }
      expect(reads).toBeLessThanOrEqual(aDay)
      expect(reads).toBeGreaterThan(aDay * 0.95)
    }
    expect(longest / 86_400_000).toBeLessThan(6.5)
  })

  test('a bound of nothing reads nothing', () => {
    expect([readingsInRun(0), readingsInRun(1), readingsInRun(2_000)]).toEqual([0, 1, 14])
  })
})

describe('robots.txt', () => {
  const robots = `# comment
User-agent: Googlebot
User-agent: Longhaul
Disallow: /cart
Allow: /cart/help$
Disallow: /*?sid=

User-Agent: *
Disallow: /
`
  test.each([
    ['Longhaul', '/item?id=1', true],
    ['longhaul', '/cart/7', false],
    ['Longhaul', '/cart/help', true],
    ['Longhaul', '/cart/help/me', false],
    ['Longhaul', '/item?sid=7', false],
    ['Other', '/item', false],
  ])('%s may read %s: %s', (agent, path, may) => {
    expect(mayRead(robots, agent, path)).toBe(may)
  })

  test('an empty file, an empty rule and nonsense forbid nothing; a group that names us replaces that for all', () => {
    for (const text of ['', 'User-agent: *\nDisallow:', '<html>not found</html>', '\0\uffff:::\n'])
      expect(mayRead(text, 'Longhaul', '/x')).toBe(true)
    expect(mayRead('User-agent: Longhaul\n\nUser-agent: *\nDisallow: /', 'Longhaul', '/x')).toBe(false)
    expect(mayRead('User-agent: Longhaul\nDisallow:\nUser-agent: *\nDisallow: /', 'Longhaul', '/x')).toBe(
      true,
    )
    expect(mayRead('User-agent: *\nDisallow: /a*b*c$', 'Longhaul', '/a1b2c')).toBe(false)
    expect(mayRead('User-agent: *\nDisallow: /a*b*c$', 'Longhaul', '/a1b2cd')).toBe(true)
  })

  test('a huge file of stars is read quickly', () => {
    const huge = `User-agent: *\n${`Disallow: ${'*a'.repeat(200)}$\n`.repeat(1_000)}`
    expect(mayRead(huge, 'Longhaul', `/${'a'.repeat(2_000)}b`)).toBe(true)
  })
})
