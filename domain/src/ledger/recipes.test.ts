import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesOf } from '../entries.ts'
import type { Account } from './accounts.ts'
import {
  available,
  clearing,
  frozen,
  marketing,
  revenue,
  smallDifferences,
  supplier,
  withdrawing,
} from './accounts.ts'
import { type Posting, move } from './posting.ts'
import * as recipes from './recipes.ts'

type Recipe = keyof typeof recipes
type Example = readonly [what: string, postings: Posting[], exactly: readonly string[]]

const item = { kind: 'order_item', id: 'OI1' } as const
const stock = { kind: 'stock_item', id: 'ST1' } as const
const parcel = { kind: 'parcel', id: 'PN1' } as const
const usd = { provider: 'paypal', currency: 'USD' } as const
const jpy = { provider: 'stripe', currency: 'JPY' } as const
const cny = { provider: 'alipay', currency: 'CNY' } as const

/**
 * Every recipe, in each of its shapes, with all its postings: what leaves the money of which account, and
 * where it goes.
 */
const EXAMPLES: Readonly<Record<Recipe, readonly Example[]>> = {
  rechargeSucceeded: [
    [
      'in yuan',
      recipes.rechargeSucceeded('ana', { ...cny, paidMinor: 10_060, feeMinor: 60, creditFen: 10_000 }),
      ['60 CNY: clearing alipay > revenue payment_fee', '10000 CNY: clearing alipay > available ana'],
    ],
    [
      'in yuan without a fee',
      recipes.rechargeSucceeded('ana', { ...cny, paidMinor: 10_000, feeMinor: 0, creditFen: 10_000 }),
      ['10000 CNY: clearing alipay > available ana'],
    ],
    [
      'in dollars, which leaves the exchange position open in both currencies',
      recipes.rechargeSucceeded('ana', { ...usd, paidMinor: 10_558, feeMinor: 558, creditFen: 65_736 }),
      [
        '558 USD: clearing paypal > revenue payment_fee',
        '10000 USD: clearing paypal > exchange',
        '65736 CNY: exchange > available ana',
      ],
    ],
    [
      'in yen, which has no smaller unit, without a fee',
      recipes.rechargeSucceeded('ana', { ...jpy, paidMinor: 2_100, feeMinor: 0, creditFen: 10_000 }),
      ['2100 JPY: clearing stripe > exchange', '10000 CNY: exchange > available ana'],
    ],
  ],
  freeze: [['', recipes.freeze('ana', 10_000), ['10000 CNY: available ana > frozen ana']]],
  release: [['', recipes.release('ana', 400), ['400 CNY: frozen ana > available ana']]],
  purchased: [
    [
      'at the price that was paid',
      recipes.purchased('ana', { costFen: 9_700, serviceFen: 300, savedFen: 0 }),
      ['9700 CNY: frozen ana > supplier', '300 CNY: frozen ana > revenue service'],
    ],
    [
      'for less, and with a coupon for a part of the fee',
      recipes.purchased('ana', { costFen: 8_700, serviceFen: 200, savedFen: 1_000, couponFen: 100 }),
      [
        '8700 CNY: frozen ana > supplier',
        '200 CNY: frozen ana > revenue service',
        '100 CNY: marketing coupon > revenue service',
        '1000 CNY: frozen ana > available ana',
      ],
    ],
    [
      'for a little more, which we bear',
      recipes.purchased('ana', { costFen: 9_700, houseFen: 140, serviceFen: 300, savedFen: 0 }),
      [
        '9700 CNY: frozen ana > supplier',
        '140 CNY: adjustment small_differences > supplier',
        '300 CNY: frozen ana > revenue service',
      ],
    ],
  ],
  purchaseUndone: [
    [
      'for less, with a coupon, after the shopper had added money',
      recipes.purchaseUndone('ana', {
        costFen: 8_700,
        serviceFen: 200,
        savedFen: 1_000,
        couponFen: 100,
        addedFen: 250,
      }),
      [
        '1000 CNY: available ana > frozen ana',
        '100 CNY: revenue service > marketing coupon',
        '200 CNY: revenue service > frozen ana',
        '8700 CNY: supplier > frozen ana',
        '250 CNY: frozen ana > available ana',
      ],
    ],
    [
      'without any of these',
      recipes.purchaseUndone('ana', { costFen: 9_700, serviceFen: 300, savedFen: 0, addedFen: 0 }),
      ['300 CNY: revenue service > frozen ana', '9700 CNY: supplier > frozen ana'],
    ],
  ],
  couponTakenBack: [['', recipes.couponTakenBack('ana', 100), ['100 CNY: available ana > marketing coupon']]],
  photographed: [
    [
      'all shots',
      recipes.photographed('ana', { takenFen: 300, savedFen: 0 }),
      ['300 CNY: frozen ana > revenue photos'],
    ],
    [
      'some of them',
      recipes.photographed('ana', { takenFen: 200, savedFen: 100 }),
      ['200 CNY: frozen ana > revenue photos', '100 CNY: frozen ana > available ana'],
    ],
  ],
  shipped: [
    [
      'with services, a coupon and a saving',
      recipes.shipped('ana', {
        line: 'PST-EMS',
        carrierFen: 15_600,
        couponFen: 500,
        revenueFen: { packing: 800, insurance: 200 },
        savedFen: 400,
      }),
      [
        '15100 CNY: frozen ana > carrier PST-EMS',
        '500 CNY: marketing coupon > carrier PST-EMS',
        '800 CNY: frozen ana > revenue packing',
        '200 CNY: frozen ana > revenue insurance',
        '400 CNY: frozen ana > available ana',
      ],
    ],
    [
      'with its freight only',
      recipes.shipped('ana', { line: 'PST-EMS', carrierFen: 15_600, revenueFen: {}, savedFen: 0 }),
      ['15600 CNY: frozen ana > carrier PST-EMS'],
    ],
    [
      'with the tax of two schemes, which is nobody’s income',
      recipes.shipped('ana', {
        line: 'PST-EMS',
        carrierFen: 15_600,
        taxFen: { ioss: 2_280, voec: 1 },
        revenueFen: { packing: 800 },
        savedFen: 0,
      }),
      [
        '15600 CNY: frozen ana > carrier PST-EMS',
        '800 CNY: frozen ana > revenue packing',
        '2280 CNY: frozen ana > taxes ioss',
        '1 CNY: frozen ana > taxes voec',
      ],
    ],
  ],
  keepRepackingFee: [['', recipes.keepRepackingFee('ana', 500), ['500 CNY: frozen ana > revenue repacking']]],
  refunded: [
    [
      'price and fee',
      recipes.refunded('ana', { supplierFen: 8_700, serviceFen: 300, returnFen: 0 }),
      ['8700 CNY: supplier > available ana', '300 CNY: revenue service > available ana'],
    ],
    [
      'less the cost of returning the goods, with a coupon',
      recipes.refunded('ana', { supplierFen: 8_700, serviceFen: 200, returnFen: 1_200, couponFen: 100 }),
      [
        '7500 CNY: supplier > available ana',
        '1200 CNY: supplier > revenue returns',
        '200 CNY: revenue service > available ana',
        '100 CNY: revenue service > marketing coupon',
      ],
    ],
  ],
  claimPaid: [
    [
      'our fault: all of it is our cost',
      recipes.claimPaid('ana', {
        fault: 'ours',
        goods: [
          { about: item, fen: 5_000 },
          { about: stock, fen: 700 },
        ],
        freight: { about: parcel, fen: 1_500 },
      }),
      [
        '5000 CNY: adjustment claims > available ana (order_item OI1)',
        '700 CNY: adjustment claims > available ana (stock_item ST1)',
        '1500 CNY: adjustment claims > available ana (parcel PN1)',
      ],
    ],
    [
      'the carrier’s fault: the insurance pays the goods, and we the freight',
      recipes.claimPaid('ana', {
        fault: 'carrier',
        goods: [{ about: item, fen: 5_000 }],
        freight: { about: parcel, fen: 1_500 },
      }),
      [
        '5000 CNY: revenue insurance > available ana (order_item OI1)',
        '1500 CNY: adjustment claims > available ana (parcel PN1)',
      ],
    ],
    [
      'the carrier’s fault, without freight',
      recipes.claimPaid('ana', {
        fault: 'carrier',
        goods: [{ about: stock, fen: 700 }],
        freight: { about: parcel, fen: 0 },
      }),
      ['700 CNY: revenue insurance > available ana (stock_item ST1)'],
    ],
  ],
  cameBack: [
    ['', recipes.cameBack('PST-EMS', 15_600), ['15600 CNY: adjustment return_freight > carrier PST-EMS']],
  ],
  returnFreightOwed: [
    ['', recipes.returnFreightOwed('ana', 15_600), ['15600 CNY: shortfall ana > adjustment return_freight']],
  ],
  compensationOwed: [
    [
      '',
      recipes.compensationOwed('ana', item, 2_000),
      [
        '2000 CNY: shortfall ana > available ana',
        '2000 CNY: available ana > revenue insurance (order_item OI1)',
      ],
    ],
  ],
  storagePaid: [['', recipes.storagePaid('ana', 900), ['900 CNY: available ana > revenue storage']]],
  storageExtended: [['', recipes.storageExtended('ana', 900), ['900 CNY: available ana > revenue storage']]],
  planPaid: [['', recipes.planPaid('ana', 2_900), ['2900 CNY: available ana > revenue plans']]],
  withdrawalRequested: [
    ['', recipes.withdrawalRequested('ana', 5_000), ['5000 CNY: available ana > withdrawing ana']],
  ],
  withdrawalPaid: [['', recipes.withdrawalPaid('ana', 5_000), ['5000 CNY: withdrawing ana > payout']]],
  withdrawalRejected: [
    ['', recipes.withdrawalRejected('ana', 5_000), ['5000 CNY: withdrawing ana > available ana']],
  ],
  withdrawalRefunded: [
    [
      'in yuan',
      recipes.withdrawalRefunded('ana', { ...cny, minor: 10_000, fen: 10_000 }),
      ['10000 CNY: withdrawing ana > clearing alipay'],
    ],
    [
      'in dollars',
      recipes.withdrawalRefunded('ana', { ...usd, minor: 10_000, fen: 65_736 }),
      ['65736 CNY: withdrawing ana > exchange', '10000 USD: exchange > clearing paypal'],
    ],
    [
      'in yen',
      recipes.withdrawalRefunded('ana', { ...jpy, minor: 2_100, fen: 10_000 }),
      ['10000 CNY: withdrawing ana > exchange', '2100 JPY: exchange > clearing stripe'],
    ],
  ],
  refundUndone: [
    [
      'in yuan',
      recipes.refundUndone('ana', { ...cny, minor: 10_000, fen: 10_000 }),
      ['10000 CNY: clearing alipay > available ana'],
    ],
    [
      'in dollars',
      recipes.refundUndone('ana', { ...usd, minor: 10_000, fen: 65_736 }),
      ['10000 USD: clearing paypal > exchange', '65736 CNY: exchange > available ana'],
    ],
  ],
  chargedBack: [
    [
      'in yuan, covered by the balance',
      recipes.chargedBack('ana', { ...cny, minor: 10_000, feeMinor: 0, fen: 10_000, shortFen: 0 }),
      ['10000 CNY: available ana > clearing alipay'],
    ],
    [
      'in yuan with its fee, a part of it spent already',
      recipes.chargedBack('ana', { ...cny, minor: 10_000, feeMinor: 60, fen: 10_000, shortFen: 4_000 }),
      [
        '6000 CNY: available ana > clearing alipay',
        '4000 CNY: shortfall ana > clearing alipay',
        '60 CNY: revenue payment_fee > clearing alipay',
      ],
    ],
    [
      'in dollars with its fee, all of it spent already',
      recipes.chargedBack('ana', { ...usd, minor: 10_000, feeMinor: 558, fen: 65_736, shortFen: 65_736 }),
      [
        '65736 CNY: shortfall ana > exchange',
        '10000 USD: exchange > clearing paypal',
        '558 USD: revenue payment_fee > clearing paypal',
      ],
    ],
    [
      'in yen without a fee, covered by the balance',
      recipes.chargedBack('ana', { ...jpy, minor: 2_100, feeMinor: 0, fen: 10_000, shortFen: 0 }),
      ['10000 CNY: available ana > exchange', '2100 JPY: exchange > clearing stripe'],
    ],
  ],
  chargebackReversed: [
    [
      'in yuan with its fee, a part of it still a debt',
      recipes.chargebackReversed('ana', {
        ...cny,
        minor: 10_000,
        feeMinor: 60,
        fen: 10_000,
        shortFen: 4_000,
      }),
      [
        '60 CNY: clearing alipay > revenue payment_fee',
        '4000 CNY: clearing alipay > shortfall ana',
        '6000 CNY: clearing alipay > available ana',
      ],
    ],
    [
      'in dollars with its fee',
      recipes.chargebackReversed('ana', { ...usd, minor: 10_000, feeMinor: 558, fen: 65_736, shortFen: 0 }),
      [
        '558 USD: clearing paypal > revenue payment_fee',
        '10000 USD: clearing paypal > exchange',
        '65736 CNY: exchange > available ana',
      ],
    ],
  ],
  balanceCorrected: [
    ['upwards', recipes.balanceCorrected('ana', 1_000), ['1000 CNY: adjustment corrections > available ana']],
    [
      'downwards',
      recipes.balanceCorrected('ana', -1_000),
      ['1000 CNY: available ana > adjustment corrections'],
    ],
    ['by nothing', recipes.balanceCorrected('ana', 0), []],
  ],
  openingBalance: [
    ['', recipes.openingBalance('ana', 20_000), ['20000 CNY: adjustment opening > available ana']],
  ],
}

test.each(
  namesOf(EXAMPLES).flatMap((recipe) =>
    EXAMPLES[recipe].map(([what, postings, exactly]) => ({
      name: [recipe, what].filter(Boolean).join(', '),
      postings,
      exactly,
    })),
  ),
)('$name', ({ postings, exactly }) => {
  expect(postings.map(written)).toEqual(exactly)
})

test('every recipe has an example', () => {
  expect(namesOf(EXAMPLES).toSorted()).toEqual(Object.keys(recipes).toSorted())
})

/** A posting as a line of text; both accounts have the currency that it names. */
function written({ from, to, amount, about }: Posting): string {
  expect(to.currency).toBe(from.currency)
  const name = ({ kind, owner }: Account) => [kind, owner].filter(Boolean).join(' ')
  return `${amount} ${from.currency}: ${name(from)} > ${name(to)}${about ? ` (${about.kind} ${about.id})` : ''}`
}

const fen = fc.nat(1_000_000)

test('an order that was bought, and then refunded in full or undone, leaves nothing behind', () => {
  fc.assert(
    fc.property(
      fen,
      fen,
      fen,
      fen,
      fen,
      fen,
      (costFen, houseFen, serviceFen, savedFen, couponFen, addedFen) => {
        const bought = { costFen, houseFen, serviceFen, savedFen, couponFen }
        const paid = recipes.freeze('ana', costFen + serviceFen + savedFen + addedFen)
        const purchase = recipes.purchased('ana', bought)
        const refund = { supplierFen: costFen, houseFen, serviceFen, returnFen: 0, couponFen }
        const endings = [
          [...recipes.refunded('ana', refund), ...recipes.release('ana', addedFen)],
          [
            ...recipes.purchaseUndone('ana', { ...bought, addedFen }),
            ...recipes.release('ana', costFen + serviceFen + savedFen),
          ],
        ]
        for (const ending of endings) {
          const of = balances([...paid, ...purchase, ...ending])
          const accounts = [
            available('ana'),
            frozen('ana'),
            supplier,
            smallDifferences,
            revenue('service'),
            marketing('coupon'),
          ]
          expect(accounts.map(of)).toEqual([0, 0, 0, 0, 0, 0])
        }
      },
    ),
  )
})

test.each([cny, usd, jpy])(
  'what is paid in $currency and refunded leaves the provider its fee',
  (through) => {
    const paid = { ...through, paidMinor: 1_058, feeMinor: 58, creditFen: 6_574 }
    const back = { ...through, minor: through.currency === 'CNY' ? 6_574 : 1_000, fen: 6_574 }
    const account = clearing(through.provider, through.currency)
    const of = balances([
      ...recipes.rechargeSucceeded('ana', paid),
      ...recipes.withdrawalRequested('ana', 6_574),
      ...recipes.withdrawalRefunded('ana', back),
    ])
    expect([of(available('ana')), of(withdrawing('ana')), of(account)]).toEqual([0, 0, -58])
  },
)

function balances(postings: readonly Posting[]): (account: Account) => number {
  const key = (account: Account) => `${account.kind}/${account.owner}/${account.currency}`
  const sums = new Map<string, number>()
  for (const { from, to, amount } of postings) {
    sums.set(key(from), (sums.get(key(from)) ?? 0) - amount)
    sums.set(key(to), (sums.get(key(to)) ?? 0) + amount)
  }
  return (account) => sums.get(key(account)) ?? 0
}

test('a posting has a positive integer amount in one currency', () => {
  expect(move(supplier, available('ana'), 0)).toEqual([])
  for (const amount of [-1, 0.5, Number.NaN, 2 ** 60])
    expect(() => move(supplier, available('ana'), amount)).toThrow(RangeError)
  expect(() => move(clearing('stripe', 'USD'), available('ana'), 1)).toThrow(RangeError)
})
