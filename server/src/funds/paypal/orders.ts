import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import type { World } from '../../platform/world.ts'
import { type PaymentNotice, ProviderRefusal } from '../provider.ts'
import { askPaypal } from './client.ts'
import { type Capture, Order, fromAmount, ownId } from './shapes.ts'

/** The state of an order. An order approved by its payer is captured now, because PayPal waits for that. */
export async function takeOrder(world: World, id: string): Promise<PaymentNotice | undefined> {
  const order = await readOrder(world, id)
  if (order.status !== 'APPROVED') return noticeOfOrder(order)
  try {
    return noticeOfOrder(await capture(world, id))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    // Captured by a concurrent call, or refused by the payer's bank: the order's status shows which.
    const after = await readOrder(world, id)
    if (after.status === 'COMPLETED') return noticeOfOrder(after)
    // The payer may choose another means of payment on PayPal's page, so a refusal is not final.
    return undefined
  }
}

const readOrder = async (world: World, id: string) =>
  asOrder(await askPaypal(world, { method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` }))

const capture = async (world: World, id: string) =>
  asOrder(
    await askPaypal(world, {
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
      body: '{}',
      key: `capture-${id}`,
    }),
  )

export function asOrder(data: unknown): Static<typeof Order> {
  if (!Value.Check(Order, data)) throw new Error('PayPal returned something other than an order')
  return data
}

function noticeOfOrder(order: Static<typeof Order>): PaymentNotice | undefined {
  const unit = order.purchase_units?.[0]
  const taken = unit?.payments?.captures?.[0]
  if (taken) return noticeOfCapture(taken, { ref: order.id, rechargeId: ownId(unit.custom_id) })
  if (order.status !== 'VOIDED') return undefined
  return {
    about: { ref: order.id, rechargeId: ownId(unit?.custom_id) },
    outcome: 'declined',
    ...fromAmount(unit?.amount),
  }
}

/** A pending capture (an eCheck, a review) is not final yet. A refunded capture was paid first. */
export function noticeOfCapture(
  taken: Static<typeof Capture>,
  order: { ref?: string | undefined; rechargeId?: string | undefined } = {},
): PaymentNotice | undefined {
  const about = {
    ref: order.ref ?? taken.supplementary_data?.related_ids?.order_id,
    rechargeId: order.rechargeId ?? ownId(taken.custom_id),
    paymentRef: taken.id,
  }
  const money = fromAmount(taken.amount)
  if (['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(taken.status))
    return { about, outcome: 'paid', ...money }
  return ['DECLINED', 'FAILED', 'DENIED'].includes(taken.status)
    ? { about, outcome: 'declined', ...money }
    : undefined
}
