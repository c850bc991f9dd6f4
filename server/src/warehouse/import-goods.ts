import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { ImportedGoods } from '@longhaul/domain/data-import/imported.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { readOwnTerms } from '../rewards/public.ts'
import { insertArrivedInbound } from './sql-inbounds.ts'
import { insertArrival, insertStock, lockArrival, setShelved } from './sql.ts'
import { takeStockStep } from './stock-step.ts'
import { freeUntil } from './storage-days.ts'

type Importing = UnitOfWork & { me: { id: string; roles: readonly StaffRole[] } }

/**
 * Takes in goods that are already on a shelf when a shop moves to this program, as goods that their shopper
 * had sent here. Weight and size are those of the spreadsheet, and there are no photos. Free storage begins
 * today, since the shopper did not know our terms before. `arrivalNumber` stands for the parcel that brought
 * the goods. Returns the id of the stock item.
 */
export async function importGoods(
  work: Importing,
  shopperId: string,
  goods: ImportedGoods,
  { warehouseId, arrivalNumber }: { warehouseId: string; arrivalNumber: string },
): Promise<string> {
  const { tx, now, me } = work
  const what = { title: goods.title, quantity: goods.quantity, value_fen: goods.valueFen }
  await insertArrival(tx, {
    warehouse_id: warehouseId,
    tracking_number: arrivalNumber,
    scanned_by: me.id,
    scanned_at: now,
  })
  const arrival = await lockArrival(tx, arrivalNumber)
  const inbound = await insertArrivedInbound(tx, {
    ...what,
    shopper_id: shopperId,
    warehouse_id: warehouseId,
    tracking_number: arrivalNumber,
    remark: goods.number,
    created_at: now,
    stage_at: now,
  })
  const stock = await insertStock(tx, {
    ...what,
    shopper_id: shopperId,
    inbound_id: inbound.id,
    arrival_id: arrival.id,
    warehouse_id: warehouseId,
    stage: 'received',
    received_at: now,
    weight_grams: goods.weightGrams,
    length_mm: goods.lengthMm,
    width_mm: goods.widthMm,
    height_mm: goods.heightMm,
  })
  const { settings } = await readOwnTerms(tx, shopperId, now)
  await setShelved(tx, stock.id, {
    shelf: goods.shelf,
    stocked_at: now,
    free_until: freeUntil(now, settings.freeStorageDays),
    plan_days: 0,
  })
  await takeStockStep(tx, stock.id, 'stock', { actor: 'staff', actorId: me.id, roles: me.roles, now })
  work.concerns(shopperId)
  return stock.id
}
