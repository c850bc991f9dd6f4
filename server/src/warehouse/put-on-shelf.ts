import { refundDeadline } from '@longhaul/domain/warehouse/storage.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { setRefundDeadline, settlePhotos } from '../orders/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { badInput } from '../platform/http/refusal.ts'
import { recordPlanSavings, readOwnTerms } from '../rewards/public.ts'
import { seenOnPhotos } from './photos/seen-on-photos.ts'
import { type StockPhoto, type StockRow, listStockPhotos, setShelved } from './sql.ts'
import { freeUntil, planDaysOf, planDaysWorth } from './storage-days.ts'

/**
 * The effects of shelving, whoever decides it: free storage and the refund window begin, the detail photos
 * taken are charged, and the shopper is notified. Refuses goods that were not weighed, measured and
 * photographed. The caller takes the step itself.
 */
export async function putOnShelf(
  work: UnitOfWork,
  stock: StockRow,
  { shelf, actor }: { shelf: string; actor: string },
): Promise<void> {
  const { tx, now } = work
  await lockShopper(tx, stock.shopper_id)
  const photos = await requireInspected(work, stock)
  const terms = await readOwnTerms(tx, stock.shopper_id, now)
  const until = freeUntil(now, terms.settings.freeStorageDays)
  await setShelved(tx, stock.id, {
    shelf,
    stocked_at: now,
    free_until: until,
    plan_days: planDaysOf(terms),
  })
  await recordPlanSavings(tx, { monthId: terms.monthId, now }, [
    { savedFen: planDaysWorth(terms), stockItemId: stock.id },
  ])
  if (stock.order_item_id) {
    const shots = photos.filter((photo) => photo.kind === 'detail').length
    await settlePhotos(tx, stock.order_item_id, shots, { now, actor })
    await setRefundDeadline(tx, stock.order_item_id, refundDeadline(now, terms.settings.refundWindowHours))
  }
  await notify(work, stock.shopper_id, {
    kind: 'item_in_stock',
    args: { ...noticeNames(stock), date: until.toISOString(), photos: seenOnPhotos(photos) },
    subject: { kind: 'stock_item', id: stock.id },
  })
  work.concerns(stock.shopper_id)
}

/** Refuses goods that were not weighed, measured and photographed. Returns their photos. */
export async function requireInspected({ tx }: UnitOfWork, stock: StockRow): Promise<StockPhoto[]> {
  const photos = await listStockPhotos(tx, [stock.id])
  const missing = {
    ...(stock.weight_grams === null ? { weight_grams: 'required' } : {}),
    ...(stock.length_mm === null ? { length_mm: 'required' } : {}),
    ...(photos.length === 0 ? { photos: 'required' } : {}),
  }
  if (Object.keys(missing).length > 0) throw badInput(missing)
  return photos
}
