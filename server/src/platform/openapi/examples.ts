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
const STATUS = { status: 'paid', previous_status: 'pending_payment' }

/** Example bodies that hooks receive, by event. */
export const HOOK_EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries({
    'order.status_changed': { ...ORDER, ...STATUS },
    'item.status_changed': { item_id: '6f1c2c0e-4a7b-4c55-9a52-0d3f5b0c7a11', ...ORDER, ...STATUS },
    'parcel.status_changed': { ...PARCEL, status: 'pending_receipt', previous_status: 'to_be_delivered' },
    'parcel.tracking': { ...PARCEL, milestone: 'customs', tracking_status: 'customs' },
    test: {},
  }).map(([type, data]) => [type, { type, timestamp: '2026-11-02T02:00:00.000Z', data }]),
)
