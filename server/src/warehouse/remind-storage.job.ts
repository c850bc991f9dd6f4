import { REMINDER_DAYS, isPastLimit, reminderDue } from '@longhaul/domain/warehouse/storage.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import { hasOpenRefund } from '../orders/public.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { readSettings } from '../site/public.ts'
import { hasPhotoOrder } from './photos/sql-photo-orders.ts'
import { insertReminder, listShoppersToRemindForJob, lockStockToRemindForJob } from './sql-storage.ts'
import { freeDaysLeft } from './storage-days.ts'
import { takeStockStep } from './stock-step.ts'

/**
 * Every morning at nine in Shanghai: sends reminders of free storage that ends soon, and expires stock past
 * the storage limit.
 */
export const remindStorageJob = job({
  name: 'remind-storage',
  cron: '0 1 * * *',
  async run(world) {
    const settings = await readSettings(world.db)
    const until = new Date(world.clock.now().getTime() + (Math.max(...REMINDER_DAYS) + 1) * DAY_MS)
    for (const { shopper_id } of await listShoppersToRemindForJob(world.db, until))
      await inJob(world, ['stock', 'messages'], async (work) => {
        const stock = await lockStockToRemindForJob(work.tx, shopper_id, until)
        const past = stock.filter((entry) =>
          isPastLimit(entry.free_until, work.now, 1, settings.storageLimitDays),
        )
        for (const stored of past) await expire(work, shopper_id, stored)
        await remind(work, shopper_id, stock)
      })
  },
})

const DAY_MS = 86_400_000

type Stored = {
  id: string
  title: string
  title_latin: string
  free_until: Date
  order_item_id: string | null
  last_reminder: number | null
}

/**
 * Sends one notice for all goods with the same number of days left: thirty socks should not cause thirty
 * e-mails.
 */
async function remind(work: UnitOfWork, shopperId: string, stock: readonly Stored[]): Promise<void> {
  const byDays = new Map<number, Stored[]>()
  for (const stored of stock) {
    const left = freeDaysLeft(stored.free_until, work.now)
    const due = reminderDue(left, stored.last_reminder)
    if (due === null) continue
    await insertReminder(work.tx, { stock_item_id: stored.id, days_left: due, created_at: work.now })
    byDays.set(left, [...(byDays.get(left) ?? []), stored])
  }
  for (const [count, [first, ...others]] of byDays) {
    if (!first) continue
    await notify(work, shopperId, {
      kind: 'storage_reminder',
      args: { ...noticeNames(first), count, date: first.free_until.toISOString(), more: others.length },
      subject: { kind: 'stock_item', id: first.id },
    })
  }
}

/**
 * Expires goods that reached the storage limit; what happens to them is then up to the shopper, and after
 * that to staff. Goods with an open refund or photo order are left alone until that is settled.
 */
async function expire(work: UnitOfWork, shopperId: string, stock: Stored): Promise<void> {
  if (stock.order_item_id && (await hasOpenRefund(work.tx, stock.order_item_id))) return
  if (await hasPhotoOrder(work.tx, stock.id)) return
  await takeStockStep(work.tx, stock.id, 'expire_storage', {
    actor: 'system',
    actorId: null,
    now: work.now,
  })
  await notify(work, shopperId, {
    kind: 'storage_expired',
    args: { ...noticeNames(stock) },
    subject: { kind: 'stock_item', id: stock.id },
  })
  work.concerns(shopperId)
}
