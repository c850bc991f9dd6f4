import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { payItemSupplement, payOrders, payableItemSupplement, payableOrder } from '../orders/public.ts'
import {
  lockParcelsOfSupplements,
  payParcel,
  payParcelSupplement,
  payableParcel,
  payableParcelSupplement,
} from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { type PayableRow, listOwnPayables } from './sql.ts'

/** What a payment is for: orders, a package, supplements, by their ids. */
export type Wanted = { orderIds: string[]; parcelId: string | null; supplementIds: string[] }

/** The payables named by the caller, without duplicates. Refuses a payment for nothing. */
export function readWanted(body: {
  order_ids?: string[]
  parcel_id?: string
  supplement_ids?: string[]
}): Wanted {
  const wanted = {
    orderIds: [...new Set(body.order_ids)],
    parcelId: body.parcel_id ?? null,
    supplementIds: [...new Set(body.supplement_ids)],
  }
  if (idsOf(wanted).length === 0) throw badInput({ order_ids: 'required' })
  return wanted
}

/**
 * The named payables, each with its number and price, whether or not it is paid. Refuses if any is not this
 * shopper's.
 */
export async function describePayables(db: Db, shopperId: string, wanted: Wanted): Promise<PayableRow[]> {
  const rows = await listOwnPayables(db, shopperId, wanted)
  if (rows.length < idsOf(wanted).length) throw new Refusal('not_found')
  return rows
}

/**
 * Refuses if a payable cannot be paid now, with the reason of the first such one. Takes no locks, so the
 * answer is not final.
 */
export async function refuseUnpayable(db: Db, shopperId: string, wanted: Wanted, now: Date): Promise<void> {
  for (const id of wanted.orderIds) await payableOrder(db, shopperId, id, now)
  if (wanted.parcelId) await payableParcel(db, shopperId, wanted.parcelId, now)
  for (const id of wanted.supplementIds) {
    const isForItem = await payableItemSupplement(db, shopperId, id, now)
    if (!isForItem && !(await payableParcelSupplement(db, shopperId, id, now))) throw new Refusal('not_found')
  }
}

/**
 * Those of the named payables that are not paid yet. Refuses if one of them cannot be paid now. Takes no
 * locks, so the answer is not final.
 */
export async function unpaidOf(db: Db, shopperId: string, wanted: Wanted, now: Date): Promise<Wanted> {
  const unpaid: Wanted = { orderIds: [], parcelId: null, supplementIds: [] }
  const isUnpaid = async (part: Partial<Wanted>): Promise<boolean> => {
    try {
      await refuseUnpayable(db, shopperId, { ...NOTHING, ...part }, now)
      return true
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'already_paid') return false
      throw error
    }
  }
  for (const id of wanted.orderIds) if (await isUnpaid({ orderIds: [id] })) unpaid.orderIds.push(id)
  if (wanted.parcelId && (await isUnpaid({ parcelId: wanted.parcelId }))) unpaid.parcelId = wanted.parcelId
  for (const id of wanted.supplementIds)
    if (await isUnpaid({ supplementIds: [id] })) unpaid.supplementIds.push(id)
  return unpaid
}

const NOTHING: Wanted = { orderIds: [], parcelId: null, supplementIds: [] }

/** The ids of the named payables. */
export const idsOf = ({ orderIds, parcelId, supplementIds }: Wanted): string[] => [
  ...orderIds,
  ...(parcelId === null ? [] : [parcelId]),
  ...supplementIds,
]

/** Pays all named payables from the balance, or none. Returns the amount paid, in fen. */
export async function payAll(work: UnitOfWork, shopperId: string, wanted: Wanted): Promise<Fen> {
  const { tx, now } = work
  const paid: Fen[] = []
  const forItems: string[] = []
  const forParcels: string[] = []
  for (const id of wanted.supplementIds)
    ((await payableItemSupplement(tx, shopperId, id, now)) ? forItems : forParcels).push(id)
  // Packages before orders, and supplements last, to keep the order of locks (decision 0035).
  if (wanted.parcelId) paid.push(await payParcel(work, shopperId, wanted.parcelId))
  if (forParcels.length > 0) await lockParcelsOfSupplements(tx, shopperId, forParcels)
  if (wanted.orderIds.length > 0) paid.push(await payOrders(work, shopperId, wanted.orderIds))
  for (const id of forItems) paid.push(await payItemSupplement(work, shopperId, id))
  for (const id of forParcels) paid.push(await payParcelSupplement(work, shopperId, id))
  return sumFen(paid)
}
