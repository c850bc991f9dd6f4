import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import { mailNotice } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { listOrdersToMailForJob, lockOrderToMail, updateOrder } from './sql.ts'

/** A shopper who pays within this time of placing an order gets only the mail about the payment. */
const PAID_AT_ONCE_MS = 30_000

/** When to send the mail about an order placed at `now`. */
export const mailDueAt = (now: Date): Date => new Date(now.getTime() + PAID_AT_ONCE_MS)

/** Every minute: mails the payment deadline of orders that were placed but not paid right away. */
export const mailPlacedOrdersJob = job({
  name: 'mail-placed-orders',
  cron: '* * * * *',
  async run(world) {
    await oneByOne(
      world,
      ['mails'],
      await listOrdersToMailForJob(world.db, world.clock.now(), 500),
      mailPlaced,
    )
  },
})

/** Checks again under lock: the order may have been paid or cancelled at the last moment. */
async function mailPlaced(work: UnitOfWork, { id }: { id: string }): Promise<void> {
  const order = await lockOrderToMail(work.tx, id)
  if (!order) return
  await updateOrder(work.tx, id, { mail_due_at: null })
  if (order.status !== 'pending_payment') return
  const { number, amount_fen: amountFen, pay_by: payBy } = order
  await mailNotice(work, order.shopper_id, {
    kind: 'order_placed',
    args: orderPlacedArgs({ number, amountFen, payBy }),
    subject: { kind: 'order', id },
  })
}

/** The arguments of the notice about a placed order: its number, its price and its payment deadline. */
export const orderPlacedArgs = (order: { number: string; amountFen: Fen; payBy: Date }): NoticeArgs => ({
  number: order.number,
  amount_fen: order.amountFen,
  date: order.payBy.toISOString(),
})
