import { CallError } from '@longhaul/contract/client.ts'
import { Id, Quote, ShownFen, filled, nullable, text } from '@longhaul/contract/fields.ts'
import { createParcel } from '@longhaul/contract/parcels/parcels.ts'
import { ORDER_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { REPLY_MAX } from '@longhaul/domain/orders/question.ts'
import { Type } from 'typebox'
import { Key, tool } from '../tool.ts'
import { Spent, pay, settled, step } from './spending.ts'

const Shown = Type.Unsafe<number>({
  ...ShownFen,
  description: 'The total that was shown, in fen. If it has changed, nothing is done.',
})

const ASKS =
  'Spends from the balance within the limits that the shopper set. What exceeds them, or is new, answers needs_approval with the address of the page where the shopper decides: nothing has been paid then. Repeat the call with the same key afterwards. '

export const placeOrder = tool({
  name: 'place_order',
  title: 'Place and pay an order',
  description: `${ASKS}Places lines of the cart as one order per seller, at the total of a quote from preview_order, and pays for them. If it is declined, the orders are cancelled.`,
  does: 'spends',
  calls: [
    'GET /warehouses',
    'POST /orders',
    'POST /payments',
    'POST /orders/{id}/cancel',
    'POST /approval_requests/{id}/withdraw',
  ],
  input: Type.Object({
    cart_item_ids: Type.Array(Id, { minItems: 1, maxItems: ORDER_LINES_MAX }),
    quote: Quote,
    expected_total_fen: Shown,
    warehouse_id: Type.Optional(Type.String({ minLength: 1, maxLength: 8 })),
    remark: Type.Optional(text(500)),
    idempotency_key: Key,
  }),
  output: Type.Object({ ...Spent, order_ids: Type.Array(Id) }),
  async run({ warehouse_id, remark = '', idempotency_key: key, ...shown }, shop) {
    const once = { idempotencyKey: key }
    const warehouse = warehouse_id ?? (await shop.call('GET /warehouses')).warehouses[0]?.id ?? ''
    const body = { ...shown, warehouse_id: warehouse, remark, accept_terms: true } as const
    const placed = await step(shop, () => shop.call('POST /orders', { body }, once))
    if ('stopped' in placed) return { ...placed.stopped, order_ids: [] }
    const { order_ids, total_fen } = placed.done
    const paid = await pay(shop, { order_ids }, total_fen, key)
    if (paid.status === 'declined')
      for (const id of order_ids)
        await unlessTooLate(() => shop.call('POST /orders/{id}/cancel', { params: { id }, body: {} }, once))
    return { ...paid, order_ids }
  },
})

/** Undoes what was declined, unless the shopper has gone on with it themselves. */
async function unlessTooLate(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
  } catch (error) {
    if (!(error instanceof CallError) || error.error !== 'transition_not_allowed') throw error
  }
}

export const answerQuestion = tool({
  name: 'answer_question',
  title: 'Answer a question about an item',
  description: `${ASKS}Accepts or declines what our buyers ask about an item, such as a higher price, and pays what accepting costs besides. Declining a new price cancels the item.`,
  does: 'spends',
  calls: ['POST /order_items/{id}/answer', 'POST /payments', 'POST /approval_requests/{id}/withdraw'],
  input: Type.Object({
    order_item_id: Id,
    question_id: Id,
    accept: Type.Boolean(),
    reply: Type.Optional(filled(REPLY_MAX)),
    expected_total_fen: Type.Unsafe<number>({
      ...ShownFen,
      description: 'What accepting costs besides, as `extra` of the question said; 0 to decline',
    }),
    idempotency_key: Key,
  }),
  output: Type.Object(Spent),
  async run({ order_item_id: id, expected_total_fen, idempotency_key: key, ...answer }, shop) {
    const args = { params: { id }, body: { ...answer, expected_fen: expected_total_fen } }
    const answered = await step(shop, () =>
      shop.call('POST /order_items/{id}/answer', args, { idempotencyKey: key }),
    )
    if ('stopped' in answered) return answered.stopped
    const { supplement_id } = answered.done
    if (supplement_id === null) return settled(shop, 'nothing_to_pay', 0)
    return await pay(shop, { supplement_ids: [supplement_id] }, expected_total_fen, key)
  },
})

const { properties: ofParcel } = createParcel.body

export const shipPackage = tool({
  name: 'ship_package',
  title: 'Create and pay a package',
  description: `${ASKS}Packs goods of the shelf into one package to one of the account’s addresses, by a line and at the total of its quote from quote_package, and pays for it. If it is declined, the package is cancelled and the goods are on the shelf again.`,
  does: 'spends',
  calls: [
    'POST /parcels',
    'POST /payments',
    'POST /parcels/{id}/cancel',
    'POST /approval_requests/{id}/withdraw',
  ],
  input: Type.Object({
    stock_item_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
    address_id: Id,
    line_id: ofParcel.line_id,
    quote: Quote,
    expected_total_fen: Shown,
    declaration: Type.Array(
      Type.Object({
        stock_item_id: Id,
        description: filled(200),
        value_fen: Type.Integer({ minimum: 1, description: 'Another value than was paid needs approval' }),
      }),
      { maxItems: 100, description: 'As quote_package proposed it' },
    ),
    insured_fen: Type.Optional(ofParcel.insured_fen),
    service_ids: Type.Optional(ofParcel.service_ids),
    remark: Type.Optional(text(500)),
    idempotency_key: Key,
  }),
  output: Type.Object({ ...Spent, package_id: nullable(Id), package_number: nullable(Type.String()) }),
  async run({ insured_fen = 0, service_ids = [], remark = '', idempotency_key: key, ...chosen }, shop) {
    const once = { idempotencyKey: key }
    const body = { ...chosen, insured_fen, service_ids, remark, accept_terms: true } as const
    const made = await step(shop, () => shop.call('POST /parcels', { body }, once))
    if ('stopped' in made) return { ...made.stopped, package_id: null, package_number: null }
    const { id, number, total_fen } = made.done
    const paid = await pay(shop, { parcel_id: id }, total_fen, key)
    if (paid.status === 'declined')
      await unlessTooLate(() => shop.call('POST /parcels/{id}/cancel', { params: { id }, body: {} }, once))
    return { ...paid, package_id: id, package_number: number }
  },
})
