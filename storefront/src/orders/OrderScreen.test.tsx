import '@longhaul/ui/testing.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { OrderItem } from './order-looks.ts'
import OrderScreen from './OrderScreen.tsx'
import { ids, inHours, orderItem, orderOf, stepOf } from './orders.test-support.ts'

const draw = (item: OrderItem, replies: Replies = {}) =>
  renderScreen(<OrderScreen />, {
    at: `/mine/order/orderDetail?id=${ids.order}`,
    replies: {
      'GET /configurations': configurationReply,
      'GET /warehouses': { warehouses: [], closed: [] },
      'GET /orders/{id}': orderOf([item]),
      ...replies,
    },
  })
const button = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

beforeEach(() => {
  document.cookie = 'token=abc; Path=/'
  document.cookie = 'isLogin=true; Path=/'
})

it('says where the order is, what that means, what comes next and what the shopper can do', async () => {
  const order = orderOf([orderItem({ stage: 'seller_shipped', status: 'processing' })], {
    history: [
      {
        step: 'record_shipping',
        to_stage: 'seller_shipped',
        actor: 'staff',
        note: '',
        item_id: ids.item,
        created_at: '2026-11-21T01:00:00.000Z',
      },
    ],
  })
  draw(order.items[0]!, { 'GET /orders/{id}': order })
  const rail = await screen.findByRole('list', { name: 'How far the order is' })
  const current = within(rail)
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')
  expect(current?.textContent).toContain('Sent')
  expect(current?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T01:00:00.000Z')
  for (const part of ['What this means', 'What happens next', 'What you can do'])
    expect(screen.getByText(part)).toBeTruthy()
  expect(document.title).toContain('手冲咖啡壶')
})

it('shows the prescribed labels', async () => {
  draw(orderItem())
  await screen.findByRole('region', { name: 'Order' })
  for (const label of [
    'Order number',
    'Status',
    'Amount',
    'Balance freeze',
    'Payment time',
    'Contact',
    'Photo service count',
  ])
    expect(screen.getAllByText(label)).not.toHaveLength(0)
})

it('shows the old and the new price of a change, and leads from Accept to paying the difference', async () => {
  const item = orderItem({
    stage: 'awaiting_customer',
    status: 'processing',
    question: {
      id: 'q',
      kind: 'price',
      note: 'Sale is over',
      old_fen: 10_800,
      new_fen: 12_800,
      service_fen: 100,
      answer_by: inHours(50),
    },
  })
  const { asked, address } = draw(item, {
    'POST /order_items/{id}/answer': { stage: 'supplement_due', supplement_id: ids.supplement },
  })
  const box = await screen.findByRole('region', { name: 'The price has changed' })
  expect(within(box).getByText('¥108.00').tagName).toBe('S')
  expect(within(box).getByText('¥128.00')).toBeTruthy()
  expect(within(box).getByText(/you pay ¥21.00 more on the next page, ¥1.00 of it our fee/)).toBeTruthy()
  expect(within(box).getByText(/the ¥113.40 on hold for it goes back/)).toBeTruthy()
  await userEvent.click(button('Accept'))
  await waitFor(() => expect(address()).toBe(`/payment?supplements=${ids.supplement}`))
  expect(asked.find(({ spec }) => spec.endsWith('/answer'))?.body).toEqual({ accept: true })
})

it('says that the package is cancelled, not the order, if the package’s difference stays unpaid', async () => {
  const next = stepOf('weight_difference', 'pay', { otherwise: 'cancelled', pay_fen: 11_580 })
  draw(orderItem({ stage: 'in_parcel', status: 'in_stock', next }))
  expect(await screen.findByText(/After that we’ll cancel the package, and its items go back/)).toBeTruthy()
  expect(screen.queryByText(/we’ll cancel it/)).toBeNull()
})

it('says what the inspection found in sentences of their own', async () => {
  const question = { id: 'q', kind: 'problem' as const, note: '', old_fen: 0, new_fen: 0, service_fen: 0 }
  const inspection = { weight_grams: 500, size_mm: [100, 100, 100], free_until: null, photos: [] }
  draw(
    orderItem({
      stage: 'abnormal',
      status: 'processing',
      question: { ...question, answer_by: inHours(11) },
      inspection: { ...inspection, problem: 'damaged', problem_note: 'One has a crack', photo_order: null },
    }),
  )
  expect(await screen.findByText('It arrived damaged. One has a crack.')).toBeTruthy()
})

it('answers a question that needs words, and sends none without them', async () => {
  const item = orderItem({
    stage: 'awaiting_customer',
    status: 'processing',
    question: {
      id: 'q',
      kind: 'free',
      note: 'Which of the two greens?',
      old_fen: 10_800,
      new_fen: 10_800,
      service_fen: 0,
      answer_by: inHours(50),
    },
  })
  const { asked } = draw(item, {
    'POST /order_items/{id}/answer': { stage: 'to_purchase', supplement_id: null },
  })
  const box = within(await screen.findByRole('region', { name: 'We have a question' }))
  expect(box.getByText('Which of the two greens?')).toBeTruthy()
  await userEvent.click(button('Send'))
  expect(box.getByText('Please write an answer')).toBeTruthy()
  expect(asked.some(({ spec }) => spec.endsWith('/answer'))).toBe(false)
  await userEvent.type(box.getByLabelText(/Your answer/), ' The darker one ')
  await userEvent.click(button('Send'))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec.endsWith('/answer'))?.body).toEqual({
      accept: true,
      reply: 'The darker one',
    }),
  )
  expect(await screen.findByText('Sent. We’re buying it.')).toBeTruthy()
})

it('asks for confirmation before a decline cancels the item', async () => {
  const item = orderItem({
    stage: 'awaiting_customer',
    status: 'processing',
    question: {
      id: 'q',
      kind: 'options',
      note: 'No black',
      old_fen: 10_800,
      new_fen: 10_800,
      service_fen: 0,
      answer_by: inHours(50),
    },
  })
  const { asked } = draw(item, {
    'POST /order_items/{id}/answer': { stage: 'cancelled', supplement_id: null },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this item?' })
  expect(asked.some(({ spec }) => spec.endsWith('/answer'))).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel it' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec.endsWith('/answer'))?.body).toEqual({ accept: false }),
  )
})

it('offers no other way out of an item while a question is open, nor once its time is up', async () => {
  draw(orderItem({ stage: 'awaiting_customer', status: 'processing', quantity: 2, question: null }))
  await screen.findByRole('region', { name: 'Order' })
  expect(button('Cancel order')).toBeTruthy()
  for (const name of ['Cancel item', 'Request refund'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('names amount, destination and deadline of a refund, and requires a reason', async () => {
  const deadline = inHours(48)
  const item = orderItem({
    stage: 'in_stock',
    status: 'in_stock',
    frozen_fen: 0,
    refund_deadline_at: deadline,
  })
  const { asked } = draw(item, { 'POST /order_items/{id}/refund': { granted: false, amount_fen: 10_000 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Request refund' }))
  const dialog = await screen.findByRole('dialog', { name: 'Request refund' })
  expect(within(dialog).getByText('Your balance')).toBeTruthy()
  expect(dialog.querySelector('time')?.getAttribute('datetime')).toBe(deadline)
  const confirm = within(dialog).getByRole('button', { name: 'Request refund' })
  await userEvent.click(confirm)
  expect(await within(dialog).findByText('Choose a reason')).toBeTruthy()
  const cause = within(dialog).getByRole('combobox', { name: 'Reason' })
  // arrived as ordered: neither freight nor fee is refunded, and the shopper pays the return
  await userEvent.selectOptions(cause, 'changed_mind')
  expect(within(dialog).getByText('¥90.00 CNY')).toBeTruthy()
  expect(within(dialog).getByText(/you pay for the return/)).toBeTruthy()
  // the seller's mistake: the freight is refunded too
  await userEvent.selectOptions(cause, 'damaged')
  expect(within(dialog).getByText('¥108.00 CNY')).toBeTruthy()
  await userEvent.selectOptions(cause, 'other')
  await userEvent.click(confirm)
  expect(await within(dialog).findByText('Please give a reason')).toBeTruthy()
  expect(asked.some(({ spec }) => spec.endsWith('/refund'))).toBe(false)
  await userEvent.type(within(dialog).getByLabelText(/^In your words/), 'Too small')
  await userEvent.click(confirm)
  expect(await screen.findByText(/Requested: ¥100.00/)).toBeTruthy()
  expect(asked.find(({ spec }) => spec.endsWith('/refund'))?.body).toEqual({
    cause: 'other',
    reason: 'Too small',
  })
})

it('refunds some of several pieces, by what was actually paid', async () => {
  const item = orderItem({
    stage: 'in_stock',
    status: 'in_stock',
    quantity: 4,
    refunded_quantity: 1,
    paid_to_seller: { goods_fen: 8_000, freight_fen: 0 },
    refund_deadline_at: inHours(48),
  })
  const { asked } = draw(item, { 'POST /order_items/{id}/refund': { granted: false, amount_fen: 4_000 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Request refund' }))
  const dialog = await screen.findByRole('dialog', { name: 'Request refund' })
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'damaged')
  expect(within(dialog).getByText('¥60.00 CNY')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /fewer|less|minus|Decrease/i }))
  expect(within(dialog).getByText('¥40.00 CNY')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request refund' }))
  await screen.findByText(/Requested: ¥40.00/)
  expect(asked.find(({ spec }) => spec.endsWith('/refund'))?.body).toEqual({
    cause: 'damaged',
    reason: '',
    quantity: 2,
  })
})

it('lets the price be changed before payment, with a reason', async () => {
  const item = orderItem({ stage: 'pending_payment', status: 'pending_payment', frozen_fen: 0 })
  const { asked } = draw(item, { 'PUT /order_items/{id}/price': { total_fen: 9_000 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the price' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the price' })
  const price = within(dialog).getByLabelText('Your price for one')
  const confirm = within(dialog).getByRole('button', { name: 'Change the price' })
  await userEvent.clear(price)
  await userEvent.click(confirm)
  expect(within(dialog).getByText('Enter your price, above zero')).toBeTruthy()
  expect(within(dialog).getByText('Choose a reason')).toBeTruthy()
  await userEvent.type(price, '85.50')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Full-reduction discount' }))
  await userEvent.click(confirm)
  await screen.findByText('Changed. The order now comes to ¥90.00.')
  expect(asked.find(({ spec }) => spec.startsWith('PUT'))?.body).toEqual({
    unit_price_fen: 8_550,
    price_reason: 'full_reduction',
    price_reason_text: '',
  })
})

it('promises everything on hold while nothing is bought yet', async () => {
  draw(orderItem({ stage: 'to_purchase', status: 'processing' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Request refund' }))
  const dialog = await screen.findByRole('dialog', { name: 'Request refund' })
  expect(within(dialog).getByText(/granted at once/)).toBeTruthy()
  expect(within(dialog).getByText('¥113.40 CNY')).toBeTruthy()
})

it('disables what is no longer possible, and says why', async () => {
  const item = orderItem({
    stage: 'in_stock',
    status: 'in_stock',
    refund_deadline_at: inHours(-1),
  })
  draw(item)
  expect((await screen.findAllByText('Refund time has expired'))[0]).toBeTruthy()
  expect(isOff('Request refund')).toBe(true)
  expect(isOff('Cancel order')).toBe(true)
  await userEvent.click(button('Request refund'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('offers no refund for goods that have left the warehouse, and says where they are instead of “In stock”', async () => {
  const item = orderItem({ stage: 'shipped_abroad', status: 'in_stock' })
  const order = orderOf([item], { place: 'shipped' })
  draw(item, { 'GET /orders/{id}': order })
  const ticket = await screen.findByRole('region', { name: 'Order' })
  expect(screen.queryByRole('button', { name: 'Request refund' })).toBeNull()
  expect(within(ticket).queryByText('In stock')).toBeNull()
  expect(within(ticket).getByText('Shipped to you')).toBeTruthy()
})

it('shows pending detail photos, and lets them be cancelled', async () => {
  const inspection = {
    weight_grams: 500,
    size_mm: [100, 100, 100],
    problem: null,
    problem_note: '',
    free_until: null,
    photos: [
      { id: ids.item, url: '/p1', width: 1, height: 1, kind: 'free', shows: 'label' as const },
      {
        id: ids.order,
        url: '/p2',
        width: 1,
        height: 1,
        kind: 'free',
        shows: 'flaw' as const,
        flaw: 'stain' as const,
        note: '袖口',
      },
    ],
  }
  const { asked } = draw(
    orderItem({
      stage: 'in_stock',
      status: 'in_stock',
      inspection: {
        ...inspection,
        photo_order: {
          stock_item_id: ids.supplement,
          shots: 3,
          taken: 1,
          remark: 'the zip',
          fee_fen: 600,
          created_at: inHours(-5),
        },
      },
    }),
    { 'POST /stock_items/{id}/cancel_fine_photos': { back_fen: 400 } },
  )
  expect(await screen.findByText('Detail photos: 1 of 3 taken')).toBeTruthy()
  expect(isOff('Ask for detail photos')).toBe(false)
  expect(screen.getByRole('button', { name: /Flaw: stain \(袖口\)/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Cancel the detail photos of/ }))
  expect(await screen.findByText(/goes back to your balance: ¥4.00/)).toBeTruthy()
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel the photos' }),
  )
  await waitFor(() => expect(asked.some(({ spec }) => spec.endsWith('/cancel_fine_photos'))).toBe(true))
})

it.each(['in_parcel', 'shipped_abroad', 'received', 'abnormal'] as const)(
  'doesn’t offer detail photos that can’t be taken: %s',
  async (stage) => {
    draw(orderItem({ stage, status: 'in_stock' }))
    await screen.findByRole('heading', { level: 1 })
    await screen.findAllByText('手冲咖啡壶')
    expect(screen.queryByRole('button', { name: 'Ask for detail photos' })).toBeNull()
  },
)

it('lets a request be withdrawn until the deadline', async () => {
  const refund = {
    id: 'r',
    stage: 'with_seller' as const,
    reason: 'Too small',
    amount_fen: 10_000,
    goods_fen: 10_000,
    freight_fen: 0,
    service_fen: 0,
    return_fen: 0,
    cause: 'changed_mind' as const,
    fault: 'shopper' as const,
    quantity: 1,
    decision_note: '',
    created_at: '2026-11-20T06:00:00.000Z',
  }
  const item = orderItem({
    stage: 'in_stock',
    status: 'refund_processing',
    refund,
    refund_deadline_at: inHours(-1),
  })
  draw(item)
  await screen.findByText('Refund request: With the seller')
  expect(isOff('Cancel refund')).toBe(true)
  cleanup()
  const { asked } = draw(
    { ...item, refund_deadline_at: inHours(1) },
    { 'POST /order_items/{id}/cancel_refund': { stage: 'in_stock' } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel refund' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw it' }))
  await waitFor(() => expect(asked.some(({ spec }) => spec.endsWith('/cancel_refund'))).toBe(true))
})

/** A shopper with 5.00 yuan. */
const me = {
  id: 'm', code: 'A', avatar: null, name: 'Mei', nickname: 'Mei', email: 'mei@demo.example', email_verified: true, first_name: '', last_name: '',
  birthday: null, phone: '', lang: 'en' as const, currency: 'CNY', cart_count: 0, unread_count: 0, available_fen: 500, frozen_fen: 0,
} // prettier-ignore

it('says what detail photos cost before they are ordered, and any shortfall of the balance', async () => {
  const { asked } = draw(orderItem({ photo_shots: 2 }), {
    'GET /users/info': me,
    'POST /order_items/{id}/fine_photos': { photo_shots: 4, fee_fen: 400 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for detail photos' }))
  const dialog = await screen.findByRole('dialog')
  const more = within(dialog).getByRole('button', { name: /One more/ })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(within(dialog).getByText(/is ¥1.00 short/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /One less/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay ¥4.00' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec.endsWith('/fine_photos'))?.body).toEqual({ shots: 2, remark: '' }),
  )
})

it('orders detail photos at the price of the shopper’s plan, as far as the balance pays for them', async () => {
  const { asked } = draw(orderItem(), {
    'GET /users/info': me,
    'GET /cart': { groups: [], count: 0, prices: { service_fee_per_mille: 20, photo_price_fen: 100 } },
    'POST /order_items/{id}/fine_photos': { photo_shots: 3, fee_fen: 300 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for detail photos' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/¥1.00 each/)).toBeTruthy()
  const more = within(dialog).getByRole('button', { name: /One more/ })
  await userEvent.click(more)
  await userEvent.click(more)
  // At 2.00 yuan each it would be 1.00 yuan short.
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay ¥3.00' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec.endsWith('/fine_photos'))?.body).toEqual({ shots: 3, remark: '' }),
  )
})

it('shows the not-found page for another shopper’s order', async () => {
  draw(orderItem(), { 'GET /orders/{id}': refuse(404, 'not_found', 'This page could not be found') })
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeTruthy()
})

it('says that received goods were received, without mentioning returns', async () => {
  const item = orderItem({
    stage: 'shipped_abroad',
    status: 'in_stock',
    refund_deadline_at: inHours(-1),
    parcel: { id: ids.supplement, number: 'P000203208', stage: 'done' },
    next: stepOf('received', 'review', { by: null }),
  })
  draw(item)
  expect(await screen.findByText('Its package has arrived, and you have received it.')).toBeTruthy()
  expect(screen.queryByText(/return it/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toContain(ids.supplement)
})

it('mentions returns until the deadline, and not after it', async () => {
  const item = orderItem({ stage: 'in_stock', status: 'in_stock', refund_deadline_at: inHours(1) })
  draw(item)
  expect(await screen.findByText(/Until the refund deadline you can return it/)).toBeTruthy()
  cleanup()
  draw({ ...item, refund_deadline_at: inHours(-1) })
  expect(await screen.findByText('Look at the photos, then put it into a package.')).toBeTruthy()
  expect(screen.queryByText(/return it/)).toBeNull()
})

it('shows what was refunded, and what was actually paid', async () => {
  const amounts = { goods_fen: 13_900, freight_fen: 500, service_fen: 595, photos_fen: 0, total_fen: 14_995 }
  const item = orderItem({
    stage: 'purchased',
    status: 'processing',
    amounts,
    paid_to_seller: { goods_fen: 13_000, freight_fen: 500 },
    // 9.00 were saved when it was bought, 2.00 for a photo that was not taken.
    cost_fen: 13_895,
  })
  draw(item, { 'GET /orders/{id}': orderOf([item], { amounts }) })
  const bill = await screen.findByRole('region', { name: 'Amounts' })
  expect(within(bill).getByText('Saved when buying').closest('div')?.textContent).toContain('−¥9.00')
  expect(within(bill).getByText('Final amount').closest('div')?.textContent).toContain('¥138.95')
  expect(within(bill).getByText('Detail photos not taken').closest('div')?.textContent).toContain('−¥2.00')
  expect(within(bill).getByText('Ordered for ¥149.95.')).toBeTruthy()
})

it('puts its single next step first, and cancelling last', async () => {
  const step = stepOf('order_unpaid', 'pay', { pay_fen: 11_340, otherwise: 'cancelled' })
  const item = orderItem({ stage: 'pending_payment', status: 'pending_payment', next: step })
  draw(item)
  const next = await screen.findByRole('region', { name: 'Waiting for your payment' })
  const rail = screen.getByRole('list', { name: 'How far the order is' })
  expect(next.compareDocumentPosition(rail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(next).getByRole('link', { name: 'Pay ¥113.40' }).getAttribute('href')).toBe(
    `/payment?orders=${ids.order}`,
  )
  expect(rail.compareDocumentPosition(button('Cancel order'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('手冲咖啡壶')
})

it('takes back an accepted price after asking once more, and only while the order says so', async () => {
  const sent: unknown[] = []
  const answered = { kind: 'price', accepted: true, until: inHours(5) } as const
  draw(orderItem({ stage: 'to_purchase', status: 'processing', frozen_fen: 3_780, answered }), {
    'POST /order_items/{id}/answer': ({ body }) => {
      sent.push(body)
      return { stage: 'cancelled', supplement_id: null }
    },
  })
  await screen.findByText('You accepted the new price')
  expect(screen.getByText(/you can change your answer, once/)).toBeTruthy()
  await userEvent.click(button('Cancel, get ¥37.80 back'))
  expect(sent).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  await waitFor(() => expect(sent).toEqual([{ accept: false, change: true }]))
  cleanup()
  draw(orderItem({ stage: 'to_purchase', status: 'processing' }))
  await screen.findByRole('region', { name: 'Order' })
  expect(screen.queryByText('You accepted the new price')).toBeNull()
})
