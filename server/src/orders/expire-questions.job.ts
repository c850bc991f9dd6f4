import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import type { NoticeKind } from '@longhaul/text/mail/notices.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { closeItem } from './close-item.ts'
import { listUnansweredForJob, listUnpaidSupplementsForJob } from './sql-questions.ts'
import { lockOwnItem } from './sql.ts'

/**
 * Every ten minutes: cancels items whose question was not answered or whose supplement was not paid in time,
 * and releases all money frozen for them. Questions about problems found at inspection are excluded: the
 * warehouse deals with them and keeps the items.
 */
export const expireQuestionsJob = job({
  name: 'expire-questions',
  cron: '4,14,24,34,44,54 * * * *',
  async run(world) {
    const now = world.clock.now()
    const unanswered = await listUnansweredForJob(world.db, now, 500)
    const unpaid = await listUnpaidSupplementsForJob(world.db, now, 500)
    await oneByOne(
      world,
      ['orders', 'funds', 'rewards', 'messages'],
      [
        ...unanswered.map(
          (row) => ({ ...row, stage: 'awaiting_customer', kind: 'question_expired' }) as const,
        ),
        ...unpaid.map((row) => ({ ...row, stage: 'supplement_due', kind: 'supplement_expired' }) as const),
      ],
      expire,
    )
  },
})

type Late = { id: string; shopper_id: string; stage: ItemStage; kind: NoticeKind }

/** Checks again under lock: the shopper may have answered or paid at the last moment. */
async function expire(work: UnitOfWork, late: Late): Promise<void> {
  await lockShopper(work.tx, late.shopper_id)
  const item = await lockOwnItem(work.tx, late.shopper_id, late.id)
  if (item?.stage !== late.stage) return
  // A question is due to the seller's change. A supplement was agreed to, or restores the page's price in
  // place of the shopper's own.
  const isChoice = late.stage === 'supplement_due'
  const amountFen = await closeItem(work, item, { actor: 'system', actorId: null, reason: '', isChoice })
  await notify(work, item.shopper_id, {
    kind: late.kind,
    args: { ...noticeNames(item), amount_fen: amountFen },
    subject: { kind: 'order', id: item.order_id },
  })
  work.concerns(item.shopper_id)
}
