import { expect, test } from 'vitest'
import { whyNotCombine } from '../parcels/combine.ts'
import { type Actor, findEdge } from '../states/table.ts'
import { whyNotDispose } from '../warehouse/disposal.ts'
import { whyNotCancel } from './cancel.ts'
import { itemTable } from './item-table.ts'
import { hasArrived, isUnbought, maySplit, whyNotAskForRefund } from './refund.ts'
import { ITEM_STAGES, type ItemStage, type ItemStep } from '../states/item-stages.ts'
import { whyNotUnbuy } from './take-back-purchase.ts'

/*
 * The table of stages and the rules about refunds are two lists of what may be done. These tests walk them
 * together.
 */

const now = new Date('2026-11-02T02:00:00Z')
const mayAsk = (stage: ItemStage) =>
  whyNotAskForRefund({ stage, refundOpen: false, refundDeadlineAt: null }, now) === null
const goal = (stage: ItemStage, step: ItemStep, by: Actor) =>
  itemTable.edges.find((edge) => edge.from === stage && edge.step === step && edge.by.includes(by))?.to

test.each(ITEM_STAGES)('what the rule allows to be refunded when %s, the table lets be refunded', (stage) => {
  const cancelled = goal(stage, 'cancel', 'shopper') ?? goal(stage, 'cancel', 'system')
  const refunded = goal(stage, 'refund', 'finance')
  if (isUnbought(stage)) expect([mayAsk(stage), cancelled, refunded]).toEqual([true, 'cancelled', undefined])
  else expect(refunded).toBe(mayAsk(stage) ? 'refunded' : undefined)
  if (hasArrived(stage)) expect(refunded).toBe('refunded')
  // What is split is refunded piece by piece, the last of which closes the item.
  if (maySplit(stage)) expect(mayAsk(stage)).toBe(true)
})

/** The steps that are refused while a refund request is open, each with its rule. */
const HELD: Partial<Record<ItemStep, string | null>> = {
  undo_purchase: whyNotUnbuy([{ stage: 'purchased', refundOpen: true }]),
  put_in_parcel: whyNotCombine([{ stage: 'in_stock', warehouseId: 'GZ1', refundOpen: true }]),
  abandon: whyNotDispose({ stage: 'storage_expired', stop: null, refundOpen: true, disposeFrom: now }, now),
}

test('whatever happens to an item while its request is open, the refund can still be paid', () => {
  for (const why of Object.values(HELD)) expect(why).toBe('refund_open')
  const everyone: readonly Actor[] = ['shopper', 'system', 'admin']
  const reached = new Set(ITEM_STAGES.filter((stage) => mayAsk(stage) && !isUnbought(stage)))
  for (const stage of reached)
    for (const { step, to } of itemTable.edges) {
      const edge = findEdge(itemTable, stage, step, everyone)
      if (edge?.to === to && step !== 'refund' && !(step in HELD)) reached.add(to)
    }
  for (const stage of reached) expect([stage, goal(stage, 'refund', 'finance')]).toEqual([stage, 'refunded'])
})

test.each(ITEM_STAGES)('a shopper cancels %s exactly where the table says so', (stage) => {
  expect(whyNotCancel(stage) === null).toBe(goal(stage, 'cancel', 'shopper') !== undefined)
})
