import { fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { changeWarehouse } from '@longhaul/contract/shipping/shipping.staff.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { badInput, orNotFound, printRule } from '../platform/http/refusal.ts'
import { listAllWarehouses } from './sql-desk.ts'

/** A warehouse's own words. Refuses an address that customs documents could not show. */
export const wordsOf = (body: BodyOf<typeof changeWarehouse>) => ({
  name: textsOf('name', body),
  address_latin: inLatin(body.address_latin.trim()),
  address_chinese: body.address_chinese.trim(),
  receiver: body.receiver.trim(),
  phone: body.phone.trim(),
  postcode: body.postcode.trim(),
  position: body.position,
})

/**
 * By saving a warehouse a member of staff confirms its address and telephone: from then on sellers send goods
 * there.
 */
export const confirmedBy = (me: { id: string }, now: Date) => ({ confirmed_at: now, confirmed_by: me.id })

export const warehouseOf = async (tx: Tx, id: string) =>
  orNotFound((await warehouses(tx)).find((warehouse) => warehouse.id === id))

export const warehouses = async (db: Db) =>
  (await listAllWarehouses(db)).map(({ closed_at, confirmed_at, stock, name, ...warehouse }) => ({
    ...warehouse,
    ...fieldsOf('name', name),
    closed: closed_at !== null,
    confirmed: confirmed_at !== null,
    stock: stock ?? 0,
  }))

function inLatin(address: string): string {
  const fault = whyNotPrint(address)
  if (fault) throw badInput({ address_latin: printRule(fault) })
  return address
}
