import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type RefundFault,
  REFUND_FAULTS,
  couponGivenUp,
  givenUp,
  keptOf,
  maySplit,
  refundAmounts,
  refundFault,
  refundSum,
} from './refund.ts'

const nothing = { goodsFen: 0, freightFen: 0, serviceFen: 0, compensatedFen: 0, leftFen: 1e12 }
const paid = { goodsFen: 8_000, freightFen: 1_000, serviceFen: 450, refundedSoFar: nothing }
const one = { quantity: 1, refundedQuantity: 0 }

test.each([
  ['changed_mind', null, 'shopper'],
  ['ordered_by_mistake', null, 'shopper'],
  ['other', null, 'shopper'],
  ['wrong_item', null, 'seller'],
  ['poor_quality', null, 'seller'],
  // The inspection decides, whatever the shopper says.
  ['changed_mind', 'sent_wrong', 'seller'],
  ['changed_mind', 'damaged', 'seller'],
  ['poor_quality', 'bought_wrong', 'ours'],
] as const)('because of %s, with problem %j, it is the fault of %s', (cause, problem, fault) => {
  expect(refundFault(cause, problem)).toBe(fault)
})

describe('a refund of a whole item', () => {
  test.each([
    ['purchased', 'shopper', [8_000, 1_000, 0, 0]],
    ['seller_shipped', 'seller', [8_000, 1_000, 0, 0]],
    ['purchased', 'ours', [8_000, 1_000, 450, 0]],
    ['in_stock', 'shopper', [8_000, 0, 0, 1_500]],
    ['in_stock', 'seller', [8_000, 1_000, 0, 0]],
    ['abnormal', 'seller', [8_000, 1_000, 0, 0]],
    ['abnormal', 'ours', [8_000, 1_000, 450, 0]],
  ] as const)('that is %s, by the fault of %s', (stage, fault, expected) => {
    const amounts = refundAmounts({ stage, ...one }, paid, { pieces: 1, fault, returnFeeFen: 1_500 })
    expect(Object.values(amounts)).toEqual(expected)
  })

  test('the cost of the return never exceeds the refund of the goods', () => {
    const cheap = { goodsFen: 900, freightFen: 1_000, serviceFen: 0, refundedSoFar: nothing }
    const ask = { pieces: 1, fault: 'shopper', returnFeeFen: 1_500 } as const
    expect(refundSum(refundAmounts({ stage: 'in_stock', ...one }, cheap, ask))).toBe(0)
  })

  test.each([
    ['what a claim paid for the goods is not paid again', { compensatedFen: 5_000 }, [3_000, 1_000, 450]],
    ['nor more than the goods cost', { compensatedFen: 9_000 }, [0, 1_000, 450]],
    ['freight and fee go back once', { freightFen: 600, serviceFen: 450 }, [8_000, 400, 0]],
    ['what is left is the most, of the goods last', { leftFen: 1_600 }, [150, 1_000, 450]],
    ['of the freight before the fee', { leftFen: 600 }, [0, 150, 450]],
    ['nothing is left', { leftFen: 0 }, [0, 0, 0]],
  ] as const)('%s', (_, back, [goodsFen, freightFen, serviceFen]) => {
    const basis = { ...paid, refundedSoFar: { ...nothing, ...back } }
    const ask = { pieces: 1, fault: 'ours', returnFeeFen: 0 } as const
    expect(refundAmounts({ stage: 'in_stock', ...one }, basis, ask)).toEqual({
      goodsFen,
      freightFen,
      serviceFen,
      returnFen: 0,
    })
  })
})

describe('a refund of some pieces', () => {
  const three = { quantity: 3, refundedQuantity: 0 }
  const ask = { pieces: 1, fault: 'seller', returnFeeFen: 0 } as const

  test('gives back their share, and before arrival the freight only with the last piece', () => {
    const first = refundAmounts({ stage: 'purchased', ...three }, { ...paid, goodsFen: 10_000 }, ask)
    expect(first).toMatchObject({ goodsFen: 3_333, freightFen: 0 })
    const last = { quantity: 3, refundedQuantity: 2 }
    const end = refundAmounts({ stage: 'purchased', ...last }, { ...paid, goodsFen: 10_000 }, ask)
    expect(end).toMatchObject({ goodsFen: 3_334, freightFen: 1_000 })
  })

  test('successive refunds add up to what was paid, and never to more, whoever bears the costs', () => {
    const fen = fc.nat(10_000_000)
    const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        fen,
        fen,
        fen,
        parts,
        fc.constantFrom(...REFUND_FAULTS),
        (goods, freight, service, asked, fault) => {
          const quantity = asked.reduce((sum, pieces) => sum + pieces, 0)
          const basis = { goodsFen: goods, freightFen: freight, serviceFen: service, refundedSoFar: nothing }
          const all = refundOneByOne(asked, { quantity, basis, fault })
          expect(all.goodsFen).toBe(goods)
          expect(all.freightFen).toBe(fault === 'shopper' ? 0 : freight)
          expect(all.serviceFen).toBe(fault === 'ours' ? service : 0)
        },
      ),
    )
  })

  test('they never give back more than was paid, whatever stages and claims come between them', () => {
    const fen = fc.nat(10_000_000)
    const step = fc.record({
      pieces: fc.integer({ min: 1, max: 5 }),
      stage: fc.constantFrom('purchased' as const, 'in_stock' as const),
      fault: fc.constantFrom(...REFUND_FAULTS),
      claimPerMille: fc.nat(1_000),
    })
    fc.assert(
      fc.property(
        fen,
        fen,
        fen,
        fc.array(step, { minLength: 1, maxLength: 8 }),
        (goods, freight, service, steps) => {
          const quantity = steps.reduce((sum, { pieces }) => sum + pieces, 0)
          const back = { goodsFen: 0, freightFen: 0, serviceFen: 0, compensatedFen: 0 }
          const total = () => back.goodsFen + back.freightFen + back.serviceFen + back.compensatedFen
          let refundedQuantity = 0
          for (const { pieces, stage, fault, claimPerMille } of steps) {
            const worth = Math.max(0, goods - back.goodsFen - back.compensatedFen)
            back.compensatedFen += Math.floor((worth * claimPerMille) / 1_000)
            const leftFen = goods + freight + service - total()
            const basis = {
              goodsFen: goods,
              freightFen: freight,
              serviceFen: service,
              refundedSoFar: { ...back, leftFen },
            }
            const part = refundAmounts({ stage, quantity, refundedQuantity }, basis, {
              pieces,
              fault,
              returnFeeFen: 0,
            })
            for (const name of ['goodsFen', 'freightFen', 'serviceFen'] as const) back[name] += part[name]
            refundedQuantity += pieces
          }
          expect(back.goodsFen + back.compensatedFen).toBeLessThanOrEqual(goods)
          expect(back.freightFen).toBeLessThanOrEqual(freight)
          expect(total()).toBeLessThanOrEqual(goods + freight + service)
        },
      ),
    )
  })

  test('takes with it their share of the coupon that paid our fee, if we waive the fee', () => {
    const lapsed = (fault: RefundFault) => couponGivenUp(three, 500, { pieces: 2, fault })
    expect([lapsed('ours'), lapsed('seller'), lapsed('shopper')]).toEqual([333, 0, 0])
  })

  test('the rest is worth the price of its pieces', () => {
    expect(keptOf(10_000, { quantity: 3, refundedQuantity: 0 })).toBe(10_000)
    expect(keptOf(10_000, { quantity: 3, refundedQuantity: 1 })).toBe(6_667)
    expect(keptOf(10_000, { quantity: 3, refundedQuantity: 3 })).toBe(0)
  })

  test('is possible while no question is open', () => {
    expect(
      ['in_review', 'to_purchase', 'purchased', 'in_stock'].every((stage) => maySplit(stage as never)),
    ).toBe(true)
    expect(maySplit('awaiting_customer')).toBe(false)
    expect(maySplit('supplement_due')).toBe(false)
  })

  test('before purchase, removed pieces take their share of goods and fee with them', () => {
    expect(givenUp({ quantity: 3, goodsFen: 10_000, serviceFen: 500 }, 2)).toEqual({
      goodsFen: 6_666,
      serviceFen: 333,
    })
  })
})

function refundOneByOne(
  asked: readonly number[],
  { quantity, basis, fault }: { quantity: number; basis: typeof paid; fault: RefundFault },
) {
  const sum = { goodsFen: 0, freightFen: 0, serviceFen: 0 }
  let refundedQuantity = 0
  for (const pieces of asked) {
    const item = { stage: 'in_stock', quantity, refundedQuantity } as const
    const part = refundAmounts(item, basis, { pieces, fault, returnFeeFen: 0 })
    for (const name of ['goodsFen', 'freightFen', 'serviceFen'] as const) sum[name] += part[name]
    refundedQuantity += pieces
  }
  return sum
}
