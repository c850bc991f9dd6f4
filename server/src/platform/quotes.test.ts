import { describe, expect, test } from 'vitest'
import { type Quoted, readQuote, signQuote } from './quotes.ts'

const secret = Buffer.alloc(32, 1)
const now = new Date('2026-11-30T00:00:00Z')
const quoted: Quoted = { of: 'orders', shopperId: 'ana', lines: [['a', 2, 3_000]] }
const quote = signQuote(secret, quoted, 6_300, now)

describe('a quote', () => {
  test('gives its total back for a quarter of an hour', () => {
    expect(readQuote(secret, quoted, quote, now)).toBe(6_300)
    expect(readQuote(secret, quoted, quote, new Date(now.getTime() + 899_999))).toBe(6_300)
    expect(() => readQuote(secret, quoted, quote, new Date(now.getTime() + 900_000))).toThrow('quote_expired')
  })

  test.each([
    ['another total', quote.replace('6300', '1')],
    ['a later end', quote.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 1}.`)],
    ['another signature', quote.slice(0, -1) + (quote.endsWith('A') ? 'B' : 'A')],
    ['half of it', quote.slice(0, 40)],
    ['nothing', ''],
    ['two of them', quote + quote],
  ])('is refused with %s', (_, text) => {
    expect(() => readQuote(secret, quoted, text, now)).toThrow('quote_invalid')
  })

  test('is refused for another account, another preview and by another server', () => {
    expect(() => readQuote(secret, { ...quoted, shopperId: 'bob' }, quote, now)).toThrow('quote_invalid')
    expect(() => readQuote(secret, { ...quoted, of: 'parcel' }, quote, now)).toThrow('quote_invalid')
    expect(() => readQuote(Buffer.alloc(32, 2), quoted, quote, now)).toThrow('quote_invalid')
  })

  test('is out of date when its lines have changed', () => {
    expect(() => readQuote(secret, { ...quoted, lines: [['a', 3, 3_000]] }, quote, now)).toThrow(
      'out_of_date',
    )
  })
})
