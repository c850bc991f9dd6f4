import type { Reply } from '@longhaul/contract/routes.ts'
import { expect, test } from 'vitest'
import { staffItem } from '../shared/item.test-support.ts'
import { isAgainst, passes, verdictOf } from './verdict.ts'

type Look = Reply<'GET /products'>
const product = {
  title: 'Item',
  helper_title: '',
  price_fen: 10_000,
  freight_fen: null,
  seller_name: '',
  seller_id: '',
  images: [],
  options: [{ name: '颜色', values: ['蓝', '灰'], name_latin: '', values_latin: [] }],
  source: 'page',
  read_at: '2026-11-02T00:00:00.000Z',
  price_is_from: false,
  seller_price: null,
  variants: [],
  min_order: null,
  price_steps: [],
  availability: 'in_stock',
  more_images: false,
} satisfies Look['product']
const look = (given: Partial<NonNullable<Look['product']>> = {}) => ({
  product: { ...product, ...given },
  restricted: [],
  trouble: null,
})
const blue = staffItem(1, { options_text: '颜色: 蓝' })

test('what agrees passes, also when the price fell or rose within what the shopper allows', () => {
  expect(verdictOf(blue, look())).toEqual({ kind: 'agrees', priceFen: 10_000 })
  expect(verdictOf(blue, look({ price_fen: 9_000 }))).toEqual({ kind: 'agrees', priceFen: 9_000 })
  const allows = { ...blue, tolerance_percent: 5 }
  expect(verdictOf(allows, look({ price_fen: 10_500 })).kind).toBe('tolerated')
  expect(verdictOf(allows, look({ price_fen: 10_501 })).kind).toBe('dearer')
})

test('a page that says nothing is said to be not compared, and does not hold up the order', () => {
  const unread = verdictOf(blue, null)
  expect(unread).toEqual({ kind: 'unread' })
  expect(passes(unread)).toBe(true)
  expect(verdictOf(blue, look({ price_fen: null })).kind).toBe('unread')
})

test('nothing passes while its page is read', () => {
  const reading = verdictOf(blue, undefined)
  expect(reading.kind).toBe('reading')
  expect([passes(reading), isAgainst(reading)]).toEqual([false, false])
})

test('what speaks against it', () => {
  expect(verdictOf(blue, look({ price_fen: 10_001 })).kind).toBe('dearer')
  expect(verdictOf(blue, look({ availability: 'sold_out' })).kind).toBe('sold_out')
  expect(verdictOf({ ...blue, options_text: '颜色: 红' }, look()).kind).toBe('option_gone')
  expect(verdictOf(blue, { product: null, restricted: [], trouble: 'gone' }).kind).toBe('page_gone')
  const restricted = [{ category: 'x', name: 'Knives', forbidden: true }]
  expect(verdictOf(blue, { ...look(), restricted }).kind).toBe('forbidden')
  const own = { ...blue, page_price_fen: 12_000 }
  for (const seen of [undefined, null, look()]) expect(isAgainst(verdictOf(own, seen))).toBe(true)
})
