import { allRoutes, type Spec } from '@longhaul/contract/routes.ts'
import { ACT_NAMES, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { describe, expect, test } from 'vitest'
import { allActions } from '../app.ts'
import { findProposable } from '../platform/http/proposable.ts'

/*
 * Every call with which staff change something is either an act of the policy, or is listed here with the
 * reason why it creates, multiplies and releases no value and grants no right to. A new call has to be in one
 * of both.
 */
const NO_VALUE: Readonly<Record<string, readonly Spec[]>> = {
  'Previews, which change nothing': [
    'POST /staff/articles/preview',
    'POST /staff/duty_invoices/preview',
    'POST /staff/goods_kinds/preview',
    'POST /staff/import_rules/preview',
    'POST /staff/parcels/{id}/preview_split',
    'POST /staff/purchase_batches/preview',
    'POST /staff/rate_cards/preview',
    'POST /staff/remittances/{id}/preview_credit',
    'POST /staff/seller_parcels/preview',
    'POST /staff/setup/preview',
    'POST /staff/shipping_lines/{id}/prices/preview',
    'POST /staff/data_imports/preview',
    'POST /staff/tracking_numbers/preview',
  ],
  'The policy itself: a proposal performs a call of the table': [
    'POST /staff/proposals',
    'POST /staff/proposals/{id}/approve',
    'POST /staff/proposals/{id}/reject',
  ],
  'Saying no, stopping and taking back: what was frozen or offered stays with, or goes back to, whose it is':
    [
      'POST /staff/adjustments/{id}/reject',
      'POST /staff/claims/{id}/reject',
      'POST /staff/claims/{id}/send_back',
      'POST /staff/claims/{id}/want_evidence',
      'POST /staff/count_differences/{id}/undo',
      'POST /staff/found_things/{id}/undo',
      'POST /staff/coupon_offers/{id}/stop',
      'POST /staff/order_items/{id}/cancel',
      'POST /staff/order_items/{id}/refuse_price',
      'POST /staff/parcels/{id}/cancel',
      'POST /staff/plans/{id}/stop',
      'POST /staff/rate_cards/{id}/withdraw',
      'POST /staff/remittances/{id}/reject',
      'POST /staff/seller_orders/{id}/take_back',
      'POST /staff/setup/close',
      'POST /staff/shipments/{id}/cancel',
      'POST /staff/data_imports/{id}/reject',
      'POST /staff/withdrawals/{id}/reject',
    ],
  'A first step, of which the step that pays is an act': [
    'POST /staff/claims/{id}/grant',
    'POST /staff/count_differences/{id}/decide',
  ],
  'The end of a hold of a payout, which then takes another person': ['POST /staff/shoppers/{id}/lift_hold'],
  'Whose a parcel is, decided on proof that stays with it': [
    'POST /staff/found_things/{id}/decide',
    'POST /staff/unclaimed/{id}/receive',
    'POST /staff/unclaimed/{id}/uphold',
    'POST /staff/unclaimed/{id}/take_back',
  ],
  'Example prices, which price nothing until they are confirmed': ['POST /staff/rate_cards/examples'],
  'What the outside world reports or published, read again and checked as the first time': [
    'POST /staff/exchange_rates/read',
    'POST /staff/recharges/{id}/follow',
    'POST /staff/webhooks/{event}/process_again',
  ],
  'Findings, invoices and checks, which move no money': [
    'POST /staff/books/check',
    'DELETE /staff/duty_invoices/{id}',
    'POST /staff/carrier_invoices',
    'POST /staff/duty_invoices',
    'POST /staff/parcel_alarms/{id}/settle',
    'POST /staff/parcels/{id}/ask',
    'POST /staff/parcels/{id}/settle_ask',
    'POST /staff/reconciliation/{id}/settle',
    'POST /staff/jobs/queue/{job}/run_again',
    'POST /staff/jobs/{name}/run_now',
  ],
  'The shop before it opens, and its opening': [
    'POST /staff/setup/confirm',
    'POST /staff/setup/open',
    'POST /staff/setup/test_mail',
    'POST /staff/setup/test_mail/confirm',
  ],
  'Reviewing orders: their money is frozen by their shopper': [
    'POST /staff/order_items/approve',
    'POST /staff/order_items/undo_decision',
    'POST /staff/order_items/{id}/approve',
    'POST /staff/order_items/{id}/ask',
  ],
  'Work of the warehouse on goods that are there, and of the desk on packages': [
    'POST /staff/arrivals',
    'POST /staff/arrivals/{id}/undo',
    'POST /staff/assignments',
    'POST /staff/mentions/{id}/seen',
    'POST /staff/holds',
    'POST /staff/holds/drop',
    'POST /staff/parcels/{id}/address_problem',
    'POST /staff/parcels/{id}/book',
    'POST /staff/parcels/{id}/check',
    'POST /staff/parcels/{id}/come_back',
    'POST /staff/parcels/{id}/correct_address',
    'POST /staff/parcels/{id}/events',
    'POST /staff/parcels/{id}/merge',
    'POST /staff/parcels/{id}/pack',
    'POST /staff/parcels/{id}/reopen_box',
    'POST /staff/parcels/{id}/ship',
    'POST /staff/parcels/{id}/split',
    'POST /staff/parcels/{id}/start_packing',
    'POST /staff/pick_waves',
    'POST /staff/pick_waves/{id}/end',
    'POST /staff/pick_waves/{id}/pick',
    'POST /staff/pick_waves/{id}/short',
    'POST /staff/pick_waves/{id}/take',
    'POST /staff/pick_waves/{id}/unpick',
    'POST /staff/parcels/{id}/tracking_number',
    'POST /staff/parcels/{id}/uncheck',
    'POST /staff/parcels/{id}/video',
    'PUT /staff/parcels/{id}/packing_draft',
    'POST /staff/seller_orders/{id}/chases',
    'POST /staff/seller_orders/{id}/shipping',
    'POST /staff/seller_parcels',
    'POST /staff/transfer_loads',
    'POST /staff/transfer_loads/{id}/arrive',
    'POST /staff/transfer_loads/{id}/call_off',
    'POST /staff/transfer_loads/{id}/close',
    'POST /staff/transfer_loads/{id}/put_in',
    'POST /staff/transfer_loads/{id}/send',
    'POST /staff/transfer_loads/{id}/take_out',
    'POST /staff/shelves/full',
    'POST /staff/shelf_counts',
    'POST /staff/shelf_counts/{id}/cancel',
    'POST /staff/shelf_counts/{id}/end',
    'POST /staff/shelf_counts/{id}/found',
    'POST /staff/found_labels',
    'POST /staff/shelf_counts/{id}/scans',
    'POST /staff/shelf_counts/{id}/unscan',
    'POST /staff/shifts',
    'POST /staff/shifts/copy',
    'POST /staff/shift_notes',
    'POST /staff/shift_notes/{id}/done',
    'POST /staff/stock_items/labels',
    'POST /staff/stock_items/hold',
    'POST /staff/stock_items/shelf',
    'POST /staff/stock_items/{id}/arrive',
    'POST /staff/stock_items/{id}/disposal_notice',
    'POST /staff/stock_items/{id}/dispose',
    'POST /staff/stock_items/{id}/photos',
    'POST /staff/stock_items/{id}/photos_declined',
    'POST /staff/stock_items/{id}/photos_taken',
    'POST /staff/stock_items/{id}/problem',
    'POST /staff/stock_items/{id}/send',
    'POST /staff/stock_items/{id}/shelve',
    'POST /staff/tracking_numbers',
    'POST /staff/unclaimed/{id}/dispose',
    'POST /staff/unclaimed/{id}/photos',
    'PUT /staff/parcels/{id}/declaration',
    'PUT /staff/stock_items/{id}/measures',
    'PUT /staff/aside_weighings/{id}/verdict',
    'PUT /staff/stock_photos/{id}',
    'PUT /staff/stock_photos/{id}/held_back',
    'PUT /staff/unclaimed/{id}',
  ],
  'Goods without a name, which go to whoever proves to own them by rules of their own': [
    'POST /staff/unclaimed_claims/{id}/accept',
    'POST /staff/unclaimed_claims/{id}/reject',
  ],
  'Days of storage, a few per item': [
    'POST /staff/stock_items/release',
    'POST /staff/stock_items/{id}/extend',
  ],
  'Words, pictures, rules and lists that price nothing': [
    'DELETE /staff/canned_answers/{id}',
    'DELETE /staff/duty_rules/{place}/{charge}',
    'DELETE /staff/goods_category_bans/{id}',
    'DELETE /staff/goods_kinds/{id}',
    'DELETE /staff/goods_words/{word}',
    'DELETE /staff/link_sites/{host}',
    'DELETE /staff/list_views/{id}',
    'PATCH /staff/list_views/{id}',
    'POST /staff/articles',
    'POST /staff/articles/order',
    'POST /staff/articles/{id}/publish',
    'POST /staff/articles/{id}/restore',
    'POST /staff/canned_answers',
    'POST /staff/goods_categories/{id}/bans',
    'POST /staff/goods_photos/{id}/remove',
    // A creator earns by orders of others, within bounds; a rate of their own takes two people.
    'POST /staff/creators/{id}/steps',
    'POST /staff/public_lists/{id}/keep',
    'POST /staff/public_lists/{id}/put_back',
    'POST /staff/public_lists/{id}/take_down',
    'POST /staff/import_rules',
    'POST /staff/import_rules/bring',
    'POST /staff/import_rules/{id}/remove',
    'POST /staff/rules_releases',
    'POST /staff/rules_releases/roll_back',
    'POST /staff/rules_releases/{id}/apply',
    'POST /staff/rules_releases/{id}/hold',
    'POST /staff/tax_registrations',
    'POST /staff/tax_registrations/{id}/end',
    'POST /staff/list_views',
    'POST /staff/logo',
    'POST /staff/logo/remove',
    'POST /staff/reviews/{id}/decide',
    'POST /staff/shipping_lines',
    'POST /staff/uploads',
    'POST /staff/warehouses',
    'PUT /staff/articles/{id}',
    'PUT /staff/canned_answers/{id}',
    'PUT /staff/cartons/{code}',
    'PUT /staff/destinations/{country}',
    'PUT /staff/duty_rules/{place}/{charge}',
    'PUT /staff/extra_services/{id}',
    'PUT /staff/goods_categories/{id}',
    'PUT /staff/goods_corrections/{marketplace}/{item}',
    'PUT /staff/goods_kinds/{id}',
    'PUT /staff/goods_words/{word}',
    'PUT /staff/import_rules/{id}',
    'PUT /staff/link_sites/{host}',
    'PUT /staff/list_layouts/{list}',
    'PUT /staff/ready_reasons/{kind}',
    'PUT /staff/shipping_lines/{id}',
    'PUT /staff/warehouses/{id}',
    'PUT /staff/working_days',
  ],
  'Talks with shoppers and leads, and what is known about a shopper': [
    'POST /staff/conversations/{id}/close',
    'POST /staff/conversations/{id}/hand_over',
    'POST /staff/conversations/{id}/messages',
    'POST /staff/conversations/{id}/read',
    'POST /staff/conversations/{id}/reopen',
    'POST /staff/conversations/{id}/take',
    'POST /staff/leads/{id}/assign',
    'POST /staff/leads/{id}/notes',
    'POST /staff/leads/{id}/stage',
    'POST /staff/shoppers/{id}/block',
    'POST /staff/shoppers/{id}/notes',
    'POST /staff/shoppers/{id}/unblock',
  ],
  'Links that go by mail to their owner only, or in the demo, where mails reach no one': [
    'POST /staff/mails/{id}/show_link',
    'POST /staff/mails/{id}/try_again',
    'POST /staff/members/{id}/link',
    'POST /staff/data_imports/{id}/invite',
  ],
  'Shutting a colleague out': ['POST /staff/members/{id}/block', 'POST /staff/members/{id}/end_sessions'],
  'One’s own account and sessions': [
    'DELETE /staff/sessions/{id}',
    'POST /staff/logout',
    'POST /staff/password',
    'PUT /staff/workplace',
    'POST /staff/two_factor',
    'POST /staff/two_factor/confirm',
    'POST /staff/two_factor/disable',
    'POST /staff/two_factor/recovery_codes',
  ],
}

/**
 * Judged elsewhere: a list by the job that records it, one order after the other; a payment by the call
 * before it.
 */
const JUDGED_ELSEWHERE: readonly string[] = [
  'POST /staff/purchase_batches',
  'POST /staff/withdrawals/{id}/pay_by_hand',
]

const ofStaff = allRoutes.filter(({ who, method }) => typeof who === 'object' && method !== 'GET')
const acts = ACT_NAMES.flatMap((act) => ruleOf(act).calls.map((call): [string, string] => [call, act]))

describe('every call of staff that changes something', () => {
  const listed: string[] = [...acts.map(([call]) => call), ...Object.values(NO_VALUE).flat()]

  test('is an act of the policy, or listed with the reason why it is none', () =>
    expect(ofStaff.map(({ spec }) => spec).filter((spec) => !listed.includes(spec))).toEqual([]))

  test('is listed once, and exists', () => {
    expect(listed.filter((spec, at) => listed.indexOf(spec) !== at)).toEqual([])
    expect(listed.filter((spec) => !ofStaff.some((route) => route.spec === spec))).toEqual([])
  })
})

describe('every act of the policy', () => {
  test.each(acts.filter(([call]) => !JUDGED_ELSEWHERE.includes(call)))('%s is judged as %s', (call, act) =>
    expect(allActions.find(({ route }) => route.spec === call)?.act).toBe(act),
  )

  test('is declared by no call that the table does not name', () => {
    const declared = allActions.flatMap(({ route, act }) => (act ? [`${route.spec} ${act}`] : []))
    expect(declared.filter((call) => !acts.some((known) => known.join(' ') === call))).toEqual([])
  })

  test('can be proposed, or stores its own first step', () => {
    const others = acts.map(([call]) => call).filter((call) => !findProposable(call))
    expect(others.toSorted()).toEqual(OWN_STEPS.toSorted())
  })
})

/** Calls whose first step is stored with their object, or whose form is a file. */
const OWN_STEPS: readonly string[] = [
  'POST /staff/adjustments',
  'POST /staff/adjustments/{id}/book',
  'POST /staff/remittances/{id}/credit',
  'POST /staff/data_imports',
  'POST /staff/data_imports/{id}/approve',
  'POST /staff/purchase_batches',
  'POST /staff/rate_cards',
  'POST /staff/withdrawals/{id}/pay',
  'POST /staff/withdrawals/{id}/pay_by_hand',
  'POST /staff/refund_cases/{id}/decide',
  'POST /staff/claims/{id}/pay',
]
