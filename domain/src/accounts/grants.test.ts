import { describe, expect, test } from 'vitest'
import {
  GRANT_SCOPES,
  actToken,
  isActToken,
  scopesOf,
  whyAsk,
  whyNotAct,
  whyNotDecide,
  checksumOf,
} from './grants.ts'

describe('the checksum of a token', () => {
  test('is the CRC-32 in base62, padded', () => {
    // The check value of CRC-32/ISO-HDLC for "123456789" is 0xcbf43926.
    const digits = [...checksumOf('123456789')].map((digit) =>
      '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.indexOf(digit),
    )
    expect(digits.reduce((sum, digit) => sum * 62 + digit, 0)).toBe(0xcb_f4_39_26)
    expect(checksumOf('')).toBe('000000')
  })

  test('tells a token from a similar text', () => {
    const token = actToken('A'.repeat(43))
    expect(isActToken(token)).toBe(true)
    expect(isActToken(token.replace('A', 'B'))).toBe(false)
    expect(isActToken(`${token}x`)).toBe(false)
    expect(isActToken(`lh_read_${'A'.repeat(43)}`)).toBe(false)
  })
})

test('a token reads or acts, never both', () => {
  expect(scopesOf(['orders', 'funds'])).toEqual({ read: ['orders', 'funds'], act: [] })
  expect(scopesOf(['orders:write'])).toEqual({ read: [], act: ['orders:write'] })
  expect(scopesOf(['orders', 'orders:write'])).toBeNull()
  expect(scopesOf([])).toBeNull()
})

test('a scope opens only its own calls', () => {
  expect(whyNotAct(['orders:read'], 'orders:read')).toBeNull()
  expect(whyNotAct(['orders:read'], 'orders:write')).toBe('token_scope')
  expect(whyNotAct(GRANT_SCOPES, undefined)).toBe('token_scope')
})

describe('the ceilings', () => {
  const ceilings = { perActFen: 150_00, perDayFen: 200_00 }
  const ask = (amountFen: number, spentTodayFen = 0) =>
    whyAsk(ceilings, { amountFen, spentTodayFen, news: [] })

  test('up to both, nobody is asked', () => {
    expect(ask(150_00)).toEqual([])
    expect(ask(80_00, 120_00)).toEqual([])
  })
  test('one fen more asks', () => {
    expect(ask(150_01)).toEqual(['above_act'])
    expect(ask(80_01, 120_00)).toEqual(['above_day'])
    expect(ask(160_00, 100_00)).toEqual(['above_act', 'above_day'])
  })
  test('at 0 everything that costs something asks, and nothing else', () => {
    const none = { perActFen: 0, perDayFen: 0 }
    expect(whyAsk(none, { amountFen: 1, spentTodayFen: 0, news: [] })).toEqual(['above_act', 'above_day'])
    expect(whyAsk(none, { amountFen: 0, spentTodayFen: 500, news: [] })).toEqual([])
  })
  test('what is new asks whatever it costs', () => {
    expect(whyAsk(ceilings, { amountFen: 0, spentTodayFen: 0, news: ['terms', 'terms'] })).toEqual(['terms'])
  })
})

test('an approval is decided once, in time, while its program may still act', () => {
  const now = new Date('2026-11-30T00:00:00Z')
  const later = new Date('2026-11-30T00:00:01Z')
  const waiting = { state: 'waiting', endsAt: later, isStopped: false } as const
  expect(whyNotDecide(waiting, now)).toBeNull()
  expect(whyNotDecide(waiting, later)).toBe('approval_expired')
  expect(whyNotDecide({ ...waiting, state: 'declined' }, now)).toBe('approval_decided')
  expect(whyNotDecide({ ...waiting, isStopped: true }, now)).toBe('program_stopped')
})
