/**
 * Example requests and answers by spec, where a schema alone is not clear enough. Tests check each against
 * its schema.
 */
export const EXAMPLES: Readonly<Record<string, { body?: object; data?: object }>> = {
  'POST /login': {
    body: { email: 'mei@example.com', password: 'correct7horse' },
    data: {
      token: '0q2J3oYc5b0m1fWq3m7Tn8yVh2rKzX4dLw9sEaBcUuI',
      expires_at: '2026-11-23T06:00:00.000Z',
    },
  },
  'POST /orders': {
    body: {
      cart_item_ids: ['6f1c2c0e-4a7b-4c55-9a52-0d3f5b0c7a11'],
      warehouse_id: 'GZ1',
      contact: 'mei@example.com',
      remark: '',
      expected_total_fen: 13_680,
      accept_terms: true,
    },
    data: { order_ids: ['b0d7a3ce-55a0-4f0e-8f6b-6d4b6c1f2e90'], total_fen: 13_680 },
  },
  'POST /payments': {
    body: {
      order_ids: ['b0d7a3ce-55a0-4f0e-8f6b-6d4b6c1f2e90'],
      method: 'balance',
      expected_total_fen: 13_680,
    },
    data: {
      id: '3c9e5d42-8a07-4f2c-b1de-2f40a9c7d655',
      stage: 'succeeded',
      provider_url: null,
      total_fen: 13_680,
    },
  },
  'POST /hooks': {
    body: {
      url: 'https://example.com/longhaul',
      events: ['order.status_changed', 'parcel.tracking'],
      password: 'correct7horse',
    },
  },
}

const PARCEL = { parcel_id: '4d7f0a63-0f0e-4f0b-9a63-8a1f2c3b4d5e', number: 'P000100384' }
const ORDER = { order_id: 'b0d7a3ce-55a0-4f0e-8f6b-6d4b6c1f2e90', number: 'O000102582' }
const ITEM = { item_id: '6f1c2c0e-4a7b-4c55-9a52-0d3f5b0c7a11', ...ORDER }
const QUESTION = { question_id: '0b8a2f6e-6f4e-4b7e-9d5a-1c2d3e4f5a6b', ...ITEM }
const REFUND = { refund_id: '7d3c1e2f-9a8b-4c5d-8e7f-0a1b2c3d4e5f', ...ITEM }
const DUE = {
  payment_due_id: '2c4e6a80-1b3d-4f5a-9c7e-8d6b4a2f0e1c',
  item_id: ITEM.item_id,
  parcel_id: null,
  amount_fen: 1500,
}
const STOCK = {
  stock_item_id: '9e8d7c6b-5a49-4382-b716-0f5e4d3c2b1a',
  item_id: ITEM.item_id,
  inbound_id: null,
}
const APPROVAL = { approval_id: '5a1c9d3e-7b2f-4c80-a6e4-3f9d2b8c7e60', amount_fen: 16_000 }
const STATUS = { status: 'paid', previous_status: 'pending_payment' }

/** Example bodies that hooks receive, by event. */
export const HOOK_EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries({
    'order.placed': ORDER,
    'order.status_changed': { ...ORDER, ...STATUS },
    'item.status_changed': { ...ITEM, ...STATUS },
    'question.asked': { ...QUESTION, kind: 'price', answer_by: '2026-11-05T02:00:00.000Z' },
    'question.closed': { ...QUESTION, answer: 'accepted' },
    'refund.status_changed': { ...REFUND, status: 'requested', previous_status: null },
    'payment_due.created': { ...DUE, pay_by: '2026-11-05T02:00:00.000Z' },
    'payment_due.closed': { ...DUE, outcome: 'paid' },
    'stock.arrived': STOCK,
    'stock.inspected': { ...STOCK, result: 'in_stock' },
    'storage.ending': { ...STOCK, days_left: 7 },
    'storage.expired': STOCK,
    'parcel.created': PARCEL,
    'parcel.packed': { ...PARCEL, grams: 2140, amount_fen: 18_600 },
    'parcel.status_changed': { ...PARCEL, status: 'pending_receipt', previous_status: 'to_be_delivered' },
    'parcel.tracking': { ...PARCEL, milestone: 'customs', tracking_status: 'customs' },
    'balance.changed': { amount_fen: -13_680 },
    'approval.asked': { ...APPROVAL, ends_at: '2026-11-03T02:00:00.000Z' },
    'approval.decided': { ...APPROVAL, state: 'approved' },
    test: undefined,
  }).map(([type, data]) => [
    type,
    { type, timestamp: '2026-11-02T02:00:00.000Z', data: data ? { ...data, sequence: 41 } : {} },
  ]),
)
