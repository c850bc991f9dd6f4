import { expect, test } from 'vitest'
import { withdrawalTable } from '../funds/stages.ts'
import { itemTable } from '../orders/item-table.ts'
import { parcelTable } from '../states/parcel-stages.ts'
import { ITEM_HOLDS_NOTHING, PARCEL_HOLDS_NOTHING, WITHDRAWAL_HOLDS_NOTHING } from './holding.ts'

/*
 * Between being paid and being over, a thing may have money on hold. What takes money and what settles it are
 * recipes: every step into or out of the stages that hold nothing is one of these.
 */
test.each([
  [
    'item',
    itemTable,
    ITEM_HOLDS_NOTHING,
    {
      // `freeze`. Goods that came back may be photographed again.
      takes: [
        'pay: pending_payment > in_review',
        'undo_cancel: cancelled > in_review',
        'undo_cancel_approved: cancelled > to_purchase',
        'come_back: shipped_abroad > in_stock',
      ],
      settles: [
        // `release`.
        'cancel: in_review > cancelled',
        'cancel: to_purchase > cancelled',
        'cancel: awaiting_customer > cancelled',
        'cancel: supplement_due > cancelled',
        // `refunded`, and `release` of what was still on hold.
        'refund: purchased > refunded',
        'refund: seller_shipped > refunded',
        'refund: received > refunded',
        'refund: abnormal > refunded',
        'refund: in_stock > refunded',
        'refund: storage_expired > refunded',
        // All of it was spent by `purchased` and `photographed`.
        'ship_abroad: in_parcel > shipped_abroad',
        'abandon: storage_expired > abandoned',
      ],
    },
  ],
  [
    'package',
    parcelTable,
    PARCEL_HOLDS_NOTHING,
    {
      takes: ['pay: pending_payment > to_pick', 'pack_first: pending_payment > to_pick'],
      settles: [
        // `release`, less `keepRepackingFee`.
        'cancel: to_pick > cancelled',
        'cancel: packing > cancelled',
        'cancel: supplement_due > cancelled',
        // `shipped`.
        'ship: to_ship > in_transit',
      ],
    },
  ],
  [
    'withdrawal',
    withdrawalTable,
    WITHDRAWAL_HOLDS_NOTHING,
    {
      takes: [],
      settles: [
        // `withdrawalPaid` and `withdrawalRefunded`.
        'finish: paying > paid',
        // `withdrawalRejected`.
        'return: paying > rejected',
        'reject: requested > rejected',
        'reject: paying > rejected',
        'cancel: requested > cancelled',
      ],
    },
  ],
] as const)('every step of a %s that takes or settles money', (_, table, nothing, { takes, settles }) => {
  const holds = (stage: string) => !(nothing as readonly string[]).includes(stage)
  const steps = (from: boolean, to: boolean) => [
    ...new Set(
      table.edges
        .filter((edge) => holds(edge.from) === from && holds(edge.to) === to)
        .map((edge) => `${edge.step}: ${edge.from} > ${edge.to}`),
    ),
  ]
  expect(steps(false, true).toSorted()).toEqual(takes.toSorted())
  expect(steps(true, false).toSorted()).toEqual(settles.toSorted())
})

test.each([
  ['item', itemTable, ITEM_HOLDS_NOTHING],
  ['package', parcelTable, PARCEL_HOLDS_NOTHING],
  ['withdrawal', withdrawalTable, WITHDRAWAL_HOLDS_NOTHING],
] as const)('an ended %s holds nothing', (_, table, holdsNothing) => {
  const leftFrom = new Set<string>(table.edges.map((edge) => edge.from))
  const ends = table.stages.filter((stage) => !leftFrom.has(stage))
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.filter((stage) => !(holdsNothing as readonly string[]).includes(stage))).toEqual([])
})

test('neither a package that was written off nor a withdrawal that was cancelled holds money', () => {
  expect(PARCEL_HOLDS_NOTHING).toContain('lost')
  expect(WITHDRAWAL_HOLDS_NOTHING).toEqual(['paid', 'rejected', 'cancelled'])
})
