import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account } from './accounts.ts'
import { available, carrier, clearing, frozen, revenue, supplier } from './accounts.ts'
import { type Posting, move } from './posting.ts'
import { freeze, purchased, rechargeSucceeded, refunded, release, shipped } from './recipes.ts'

const key = (account: Account) => `${account.kind}/${account.owner}/${account.currency}`

function balances(...transactions: Posting[][]): (account: Account) => number {
  const sums = new Map<string, number>()
  for (const posting of transactions.flat()) {
    sums.set(key(posting.from), (sums.get(key(posting.from)) ?? 0) - posting.amount)
    sums.set(key(posting.to), (sums.get(key(posting.to)) ?? 0) + posting.amount)
  }
  return (account) => sums.get(key(account)) ?? 0
}

test('a recharge in dollars credits yuan, and leaves the exchange position open in both', () => {
  const of = balances(
    rechargeSucceeded('ana', {
      provider: 'sandbox',
      currency: 'USD',
      paidMinor: 10_558,
      feeMinor: 558,
      creditFen: 65_736,
    }),
  )
  expect(of(available('ana'))).toBe(65_736)
  expect(of(clearing('sandbox', 'USD'))).toBe(-10_558)
  expect(of(revenue('payment_fee', 'USD'))).toBe(558)
})

test('an order bought for less gives back the savings, and leaves nothing on hold', () => {
  const of = balances(
    freeze('ana', 10_000),
    purchased('ana', { costFen: 8_700, serviceFen: 300, savedFen: 1_000 }),
  )
  expect([of(frozen('ana')), of(available('ana')), of(supplier), of(revenue('service'))]).toEqual([
    0, -9_000, 8_700, 300,
  ])
})

test('a shipped parcel pays its carrier and our services', () => {
  const parcel = {
    line: 'PST-EMS',
    carrierFen: 15_600,
    revenueFen: { packing: 800, insurance: 200 },
    savedFen: 400,
  }
  const of = balances(freeze('ana', 17_000), shipped('ana', parcel))
  expect([of(frozen('ana')), of(carrier('PST-EMS')), of(revenue('packing')), of(available('ana'))]).toEqual([
    0, 15_600, 800, -16_600,
  ])
})

test('whatever happens, the balances of all accounts add up to zero', () => {
  const fen = fc.nat(1_000_000)
  fc.assert(
    fc.property(fen, fen, fen, (a, b, c) => {
      const all = [
        ...freeze('ana', a),
        ...release('ana', b),
        ...purchased('ana', { costFen: a, serviceFen: b, savedFen: c }),
        ...refunded('ana', { supplierFen: a + c, serviceFen: b, returnFen: c }),
      ]
      const of = balances(all)
      const accounts = [available('ana'), frozen('ana'), supplier, revenue('service'), revenue('returns')]
      expect(accounts.reduce((sum, account) => sum + of(account), 0)).toBe(0)
    }),
  )
})

test('a posting has a positive integer amount in one currency', () => {
  expect(move(supplier, available('ana'), 0)).toEqual([])
  for (const amount of [-1, 0.5, Number.NaN, 2 ** 60])
    expect(() => move(supplier, available('ana'), amount)).toThrow(RangeError)
  expect(() => move(clearing('stripe', 'USD'), available('ana'), 1)).toThrow(RangeError)
})
