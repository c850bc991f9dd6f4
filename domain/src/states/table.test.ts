import { describe, expect, test } from 'vitest'
import { claimTable } from '../claims/stages.ts'
import { paymentTable, remittanceTable, withdrawalTable } from '../funds/stages.ts'
import { inboundTable } from '../inbounds/stages.ts'
import { refundTable } from '../orders/refund-case.ts'
import { itemTable } from '../orders/item-table.ts'
import { parcelTable } from './parcel-stages.ts'
import { ownershipClaimTable, unclaimedTable } from '../warehouse/unclaimed.ts'
import { ROLES, type Actor, type StateTable, findEdge, whyNotStep } from './table.ts'

/**
 * The transitions of each table, written manually a second time as `stage: step>stage(actors)`: a changed
 * edge must be changed here too, deliberately.
 */
const allowed: Record<string, { table: StateTable<string, string>; rows: string[] }> = {
  item: {
    table: itemTable,
    rows: [
      'pending_payment: pay>in_review(shopper) cancel>cancelled(shopper,system)',
      'in_review: approve>to_purchase(support,buyer) cancel>cancelled(shopper,support,buyer)',
      'to_purchase: undo_approve>in_review(support,buyer) purchase>purchased(buyer) ask_customer>awaiting_customer(buyer,support) require_supplement>supplement_due(buyer,support) cancel>cancelled(system,support,buyer)',
      'awaiting_customer: undo_ask>to_purchase(support,buyer) accept_change>to_purchase(shopper) require_supplement>supplement_due(shopper,buyer) cancel>cancelled(shopper,system)',
      'supplement_due: undo_ask>to_purchase(support,buyer) pay_supplement>to_purchase(shopper) pay_supplement_purchased>purchased(shopper) cancel>cancelled(shopper,system)',
      'purchased: undo_purchase>to_purchase(buyer) record_shipping>seller_shipped(buyer) refund>refunded(support,finance)',
      'seller_shipped: receive>received(warehouse) refund>refunded(support,finance)',
      'received: undo_receive>seller_shipped(warehouse) stock>in_stock(warehouse) report_problem>abnormal(warehouse) refund>refunded(support,finance)',
      'abnormal: accept_problem>in_stock(shopper,system) refund>refunded(support,finance)',
      'in_stock: put_in_parcel>in_parcel(shopper) expire_storage>storage_expired(system) refund>refunded(support,finance)',
      'in_parcel: take_out_of_parcel>in_stock(shopper,system,warehouse,support) ship_abroad>shipped_abroad(warehouse)',
      'shipped_abroad: come_back>in_stock(warehouse) keep_goods>refunded(warehouse)',
      'storage_expired: pay_storage>in_stock(shopper) abandon>abandoned(support) refund>refunded(support,finance)',
      'cancelled: undo_cancel>in_review(support,buyer) undo_cancel_approved>to_purchase(support,buyer)',
      'refunded:',
      'abandoned:',
    ],
  },
  parcel: {
    table: parcelTable,
    rows: [
      'pending_payment: pay>to_pick(shopper) pack_first>to_pick(shopper) cancel>cancelled(shopper,system) correct_address>pending_payment(shopper)',
      'to_pick: start_packing>packing(warehouse) cancel>cancelled(shopper,warehouse,support) split>to_pick(warehouse,support) take_in>to_pick(warehouse,support)',
      'packing: split>packing(warehouse,support) require_supplement>supplement_due(warehouse) finish_packing>to_ship(warehouse) cancel>cancelled(warehouse,support)',
      'supplement_due: reopen_box>packing(warehouse) pay_supplement>to_ship(shopper) change_line>supplement_due(shopper) cancel>cancelled(shopper,system)',
      'to_ship: reopen_box>packing(warehouse) ship>in_transit(warehouse) report_address>address_problem(warehouse,support)',
      'address_problem: correct_address>to_ship(shopper,support)',
      'in_transit: deliver>delivered(system,support) report_exception>exception(system,support) confirm_receipt>done(shopper,system) come_back>returned(warehouse) write_off>lost(finance)',
      'exception: resume_transit>in_transit(system,support) deliver>delivered(system,support) confirm_receipt>done(shopper,system) come_back>returned(warehouse) write_off>lost(finance)',
      'delivered: report_exception>exception(system,support) resume_transit>in_transit(system) confirm_receipt>done(shopper,system) come_back>returned(warehouse) write_off>lost(finance)',
      'done: come_back>returned(warehouse)',
      'returned:',
      'cancelled:',
      'lost: come_back>returned(warehouse)',
    ],
  },
  claim: {
    table: claimTable,
    rows: [
      'submitted: want_evidence>evidence_wanted(support) grant>granted(support) reject>rejected(support) cancel>cancelled(shopper,system)',
      'evidence_wanted: add_evidence>submitted(shopper) grant>granted(support) reject>rejected(support) cancel>cancelled(shopper,system)',
      'granted: send_back>submitted(finance,system) pay>paid(finance) cancel>cancelled(system)',
      'paid:',
      'rejected:',
      'cancelled:',
    ],
  },
  'refund case': {
    table: refundTable,
    rows: [
      'requested: ask_seller>with_seller(support,buyer) grant>to_refund(support,buyer) reject>rejected(support,buyer) cancel>cancelled(shopper)',
      'with_seller: return_goods>returning(support,warehouse) grant>to_refund(support,buyer) reject>rejected(support,buyer) cancel>cancelled(shopper)',
      'returning: grant>to_refund(support,warehouse)',
      'to_refund: pay_back>refunded(finance)',
      'refunded:',
      'rejected:',
      'cancelled:',
    ],
  },
  inbound: {
    table: inboundTable,
    rows: [
      'announced: arrive>arrived(warehouse) doubt>in_doubt(warehouse,system) end>ended(warehouse) cancel>cancelled(shopper,support)',
      'in_doubt: prove>arrived(warehouse,support) end>ended(warehouse,support) undo_doubt>announced(warehouse) cancel>cancelled(shopper,support)',
      'arrived: undo_arrive>announced(warehouse) end>ended(warehouse,support)',
      'ended:',
      'cancelled:',
    ],
  },
  'unclaimed parcel': {
    table: unclaimedTable,
    rows: [
      'unclaimed: give>claimed(warehouse,support) match>matched(warehouse) dispose>disposed(support) undo>undone(warehouse)',
      'disputed: uphold>claimed(warehouse,support) take_back>unclaimed(warehouse,support)',
      'claimed: dispute>disputed(buyer)',
      'matched: unmatch>unclaimed(warehouse) dispute>disputed(buyer)',
      'disposed: find_again>unclaimed(warehouse)',
      'undone: find_again>unclaimed(warehouse)',
    ],
  },
  'claim to an unclaimed parcel': {
    table: ownershipClaimTable,
    rows: [
      'submitted: accept>accepted(warehouse,support) reject>rejected(warehouse,support) withdraw>withdrawn(shopper)',
      'accepted:',
      'rejected:',
      'withdrawn:',
    ],
  },
  payment: {
    table: paymentTable,
    rows: [
      'created: succeed>succeeded(system) fail>failed(system) expire>expired(system)',
      'succeeded:',
      'failed: succeed>succeeded(system)',
      'expired: succeed>succeeded(system)',
    ],
  },
  remittance: {
    table: remittanceTable,
    rows: ['submitted: credit>credited(finance) reject>rejected(finance)', 'credited:', 'rejected:'],
  },
  withdrawal: {
    table: withdrawalTable,
    rows: [
      'requested: pay>paying(finance) reject>rejected(finance) cancel>cancelled(shopper)',
      'paying: finish>paid(system,finance) return>rejected(system) reject>rejected(finance)',
      'paid:',
      'rejected:',
      'cancelled:',
    ],
  },
}

const ACTORS: readonly Actor[] = ['shopper', 'system', ...ROLES]

describe.each(Object.entries(allowed))('%s', (_, { table, rows }) => {
  const expected = new Map<string, string>()
  for (const row of rows) {
    const [stage, steps] = row.split(':') as [string, string]
    for (const [, step, to, by] of steps.matchAll(/(\w+)>(\w+)\(([\w,]+)\)/g))
      expected.set(`${stage} ${step}`, `${to} ${by}`)
  }
  const steps = [...new Set(table.edges.map((edge) => edge.step))]
  const pairs = table.stages.flatMap((stage) => steps.map((step) => [stage, step] as const))

  test('lists every stage once', () => {
    expect(rows.map((row) => row.split(':')[0])).toEqual(table.stages)
  })

  test.each(pairs)('%s, %s', (stage, step) => {
    const [to, by] = (expected.get(`${stage} ${step}`) ?? ' ').split(' ') as [string, string]
    for (const actor of ACTORS) {
      const staffMay =
        actor === 'admin' && by.split(',').some((role) => (ROLES as readonly string[]).includes(role))
      const may = by.split(',').includes(actor) || staffMay
      expect(findEdge(table, stage, step, [actor])?.to).toBe(may ? to : undefined)
      expect(whyNotStep(table, stage, step, [actor])).toBe(
        may ? null : to ? 'forbidden' : 'transition_not_allowed',
      )
    }
  })

  test('every stage can be reached', () => {
    const reached = new Set([table.start])
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const edge of table.edges) if (reached.has(edge.from)) reached.add(edge.to)
    }
    expect([...reached].toSorted()).toEqual([...table.stages].toSorted())
  })

  test('no step has two targets from one stage', () => {
    const keys = table.edges.map((edge) => `${edge.from} ${edge.step}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
